"""A position at the table: read as text where nothing of it is secret, and set up again at a new table."""

from __future__ import annotations

from typing import Any

from tests.server.servers import Server
from tests.web.table import new_table, play_now, sit_at

HUMAN, BOT = {"kind": "human"}, {"kind": "bot", "bot": "random"}


def open_menu(page: Any) -> Any:
    page.get_by_role("button", name="Menu").click()
    return page.locator("dialog[open]")


def test_a_position_is_copied_and_set_up_again(visit: Any, server: Server) -> None:
    page = visit("/")
    play_now(page, "blood_rage", 5)
    open_menu(page).get_by_role("button", name="The position as text").click()
    field = page.locator("dialog[open] textarea")
    text = field.input_value()
    assert 'game = "blood_rage"' in text and "wolf" in text
    page.locator("dialog[open]").get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()

    again = visit("/?new=blood_rage")
    for seat in (2, 3, 4):
        again.get_by_label(f"Who sits on seat {seat}").select_option("bot:thrall")
    again.locator("summary", has_text="Begin with a position").click()
    again.get_by_label("Begin with a position").fill(text)
    again.get_by_role("button", name="Set up the table").click()
    again.wait_for_selector(".scene .can[data-target]")
    packs = [sorted(card(page)) for page in (page, again)]
    assert packs[0] == packs[1] and packs[0]


def card(page: Any) -> list[str]:
    page.keyboard.press("Escape")
    told = "all => all.map(one => one.dataset.target)"
    found: list[str] = page.eval_on_selector_all(".scene .can[data-target]", told)
    return found


def test_what_is_no_position_is_told_in_a_sentence_and_nothing_is_lost(visit: Any) -> None:
    page = visit("/?new=blood_rage", offline=True)  # the refusal is written to the console
    page.locator("summary", has_text="Begin with a position").click()
    page.get_by_label("Begin with a position").fill("age = 9")
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".note", has_text="This position cannot be set up").wait_for()
    assert "age" in page.locator(".note").first.inner_text()
    assert page.get_by_label("Begin with a position").input_value() == "age = 9"


def test_a_game_with_secrets_offers_no_position(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT], seed=None)
    menu = open_menu(page)
    assert menu.get_by_role("button", name="The position as text").count() == 0
    other = visit(None)
    made = new_table(other, server.address, "blood_rage", [HUMAN, HUMAN], seed=5)
    other.goto(f"{server.address}/t/{made['table']}#i={made['seats'][0]['invitation']}")
    other.wait_for_selector(".table[data-asked]")
    assert open_menu(other).get_by_role("button", name="The position as text").count() == 0
