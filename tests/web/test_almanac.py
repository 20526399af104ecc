"""The rulebook and almanac in a browser: search, links, a card with its examples, over a table and at its address."""

from __future__ import annotations

import re
from typing import Any

from .browser import PHONE, Server
from .looks import faults
from .table import play_now


def test_a_card_is_found_read_and_shown_from_over_a_table(visit: Any, server: Server) -> None:
    page = visit("/")
    play_now(page, "blood_rage", 5)
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    book = page.locator("dialog.almanac-dialog")
    book.get_by_role("searchbox").type("trøll")
    book.locator(".almanac-found a").first.click()
    assert book.locator("h1").inner_text() == "Troll"
    assert book.locator(".br-card").count() == 1
    book.get_by_role("link", name="RULING-47", exact=True).first.click()
    asked = book.locator(".almanac-rule.asked-for")
    assert asked.get_attribute("id") == "RULING-47" and asked.is_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert "/t/" in page.url and page.locator(".table[data-asked]").count() == 1, "the table is still there"


def test_the_almanac_at_its_address(visit: Any, server: Server) -> None:
    page = visit(
        "/", viewport=PHONE, color_scheme="light", offline=True
    )  # axe asks for imported styles at wrong addresses
    page.get_by_role("navigation").get_by_role("link", name="Rules and almanac").click()
    page.locator(".almanac-aid h1").wait_for()
    assert faults(page) == []
    page.get_by_role("link", name="Yggdrasil Chronicles").click()
    page.locator(".almanac-aid h1", has_text="Yggdrasil").wait_for()
    page.get_by_role("searchbox").fill("nidhogg")
    assert page.locator(".almanac-found a").first.inner_text().startswith("Nidhögg")
    page.goto(f"{server.address}/almanac/yggdrasil?see=artifact.draupnir")
    page.locator("h1", has_text="Draupnir").wait_for()
    page.get_by_text("Examples", exact=True).click()
    page.get_by_role("link", name="Show me").first.wait_for()
    assert faults(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_label("Language").select_option("bg")
    page.locator("h1", has_text="Драупнир").wait_for()
    page.get_by_text("Примери", exact=True).click()
    page.locator(".almanac-foreign", has_text="на английски").wait_for()
    page.get_by_role("button", name="Опитай").first.click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".table[data-asked]")
    page.go_back()
    page.get_by_text("Примери", exact=True).click()
    page.get_by_role("link", name="Покажи ми").first.click()
    page.locator(".replay-bar .example").wait_for()
