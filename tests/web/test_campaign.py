"""The page of a campaign: what can be spent comes first; a box is looked at before it is bought, and taken back."""

from __future__ import annotations

from typing import Any

from .browser import PHONE, Server
from .looks import faults
from .table import play_beside


def played_once(page: Any, address: str) -> str:
    """The link to a campaign of one god after its first game."""
    origin = {"origin": address}
    made = page.request.post(f"{address}/api/campaigns", data={"gods": ["thor"], "seed": 7}, headers=origin).json()
    path = f"{address}/api/campaigns/{made['campaign']}"
    seats = {"seats": [{"kind": "human", "claim": True}]}
    held = {**origin, "authorization": f"Bearer {made['token']}"}
    game = page.request.post(f"{path}/next", data=seats, headers=held).json()
    play_beside(f"{address}/t/{game['table']}#s={game['seats'][0]['token']}", 1)
    return f"{address}/campaign/{made['campaign']}#c={made['token']}"


def test_experience_is_spent_after_a_look_and_taken_back(visit: Any, server: Server) -> None:
    page = visit("/campaign/new")
    page.goto(played_once(page, server.address))
    sheet = page.locator(".sheet.yg-thor")
    sheet.wait_for()
    before = "() => document.querySelector('.yg-xp').compareDocumentPosition(document.querySelector('.sagas')) & 4"
    assert page.evaluate(before), "What can be spent stands above the road."
    had = sheet.locator(".xp").inner_text()
    sheet.locator("button.buy").first.click()
    look = page.locator(".yg-look")
    look.wait_for()
    assert sheet.locator(".xp").inner_text() == had and had.split()[0] in look.inner_text()
    assert faults(page) == []
    look.get_by_role("button", name="Cancel").click()
    assert sheet.locator(".box.filled").count() == 0
    sheet.locator("button.buy").first.click()
    look.get_by_role("button", name="Buy this box").click()
    sheet.locator(".box.filled").wait_for()
    page.locator(".sagas .gains li").wait_for()
    page.set_viewport_size(PHONE)
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function("() => !document.querySelector('.box.filled')")
    assert sheet.locator(".xp").inner_text() == had and page.locator(".gains").count() == 0
