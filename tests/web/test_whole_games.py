"""Whole games from the home page to the end, by clicking; every kind of screen is looked at by axe on the way."""

from __future__ import annotations

import random
from typing import Any

from .looks import faults
from .table import ANOTHER_GAME, asked, play_now, play_on


def play_and_look(page: Any, looked: dict[str, list[str]], wanted: tuple[str, ...], seed: int) -> dict[str, int]:
    def look(name: str) -> None:
        if name in wanted:
            looked[name] = faults(page)

    return play_on(page, random.Random(seed), look)


def test_a_whole_game_of_blood_rage_is_played_by_clicking(visit: Any) -> None:
    page = visit("/")
    looked = {"home": faults(page)}
    play_now(page, "blood_rage", seed=7)
    assert asked(page) == "draft_pick"
    clicks = play_and_look(page, looked, ("draft_pick", "turn", "battle_card"), seed=1)
    page.wait_for_timeout(100)
    looked["end"] = faults(page)
    assert {"home", "draft_pick", "turn", "battle_card", "end"} <= looked.keys()
    assert not any(looked.values()), looked
    assert clicks["piece"] > 40, clicks
    assert clicks["missed"] <= clicks["piece"] // 10, clicks
    assert page.locator(".scene").inner_text().strip(), "The end shows a summary."
    assert page.locator(f'button[data-label="{ANOTHER_GAME}"]').is_visible()


def test_a_whole_game_of_yggdrasil_is_played_by_clicking(visit: Any) -> None:
    page = visit("/")
    looked: dict[str, list[str]] = {}
    play_now(page, "yggdrasil", seed=4)
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/static/web/icon-asked.svg"
    assert page.title().startswith("Your turn")
    first = page.url
    clicks = play_and_look(page, looked, ("move", "action", "dice", "elves"), seed=3)
    looked["end"] = faults(page)
    assert {"move", "action", "end"} <= looked.keys() and {"dice", "elves"} & looked.keys(), looked.keys()
    assert not any(looked.values()), looked
    assert clicks["missed"] <= max(3, sum(clicks.values()) // 10), clicks
    page.unroute("**/api/tables")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/static/web/icon.svg"
    with page.expect_request("**/api/tables") as asked_for:
        page.locator(f'button[data-label="{ANOTHER_GAME}"]').click()
    assert [seat["kind"] for seat in asked_for.value.post_data_json["seats"]] == ["human", "bot", "bot"]
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    page.wait_for_selector(".table[data-asked]")
    page.locator(".table.asked-now").wait_for()
    page.goto("/".join(first.split("/")[:3]))
    told = page.locator(".saved").first.inner_text()
    assert "Your turn" in told and "Bots: 2" in told and "Beginner" in told, told
