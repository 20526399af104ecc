"""The log names the rule behind a sentence: every id is in the rulebook, every event has one, a click opens it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from ragnatafl.core import registry
from ragnatafl.core.rulebook import Rulebook
from ragnatafl.games.blood_rage.telling.events import SHAPES as BLOOD_RAGE
from ragnatafl.games.yggdrasil.telling.events import SHAPES as YGGDRASIL

from .browser import Server
from .test_table import to_my_first_turn

GAMES = {"blood_rage": BLOOD_RAGE, "yggdrasil": YGGDRASIL}
RULELESS = {"gained_glory"}
"""Has a rule for every source of glory; a card that gives it names its own."""


def rules_of(game: str) -> dict[str, str | None]:
    """The table of `games/<game>/web/rules.js`, which is written as JSON."""
    text = (registry.folder(game) / "web" / "rules.js").read_text(encoding="utf-8")
    found: dict[str, str | None] = json.loads(text.split("const RULES = ", 1)[1].split(";", 1)[0])
    return found


def events_of(game: str) -> Iterable[str]:
    return (name for name, _ in GAMES[game].values())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_the_log_names_is_in_the_rulebook(game: str) -> None:
    ids = set(Rulebook.load(game).ids())
    named = rules_of(game)
    assert len(named) > 40
    assert {rule for rule in named.values() if rule and rule not in ids} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_its_rule_and_the_table_knows_no_other(game: str) -> None:
    named = rules_of(game)
    assert set(events_of(game)) - set(named) <= RULELESS
    assert {key.split(".")[0] for key in named} <= set(events_of(game))


def test_every_card_that_may_give_glory_has_a_rule() -> None:
    from ragnatafl.games.blood_rage.content import CARDS

    ids = set(Rulebook.load("blood_rage").ids())
    assert {card.code for card in CARDS if f"BR-C.{card.code.split('.')[0]}" not in ids} == set()


def test_a_rule_in_the_log_opens_by_click_and_by_keys(visit: Any, server: Server) -> None:
    page = visit("/")
    to_my_first_turn(page, server)
    page.locator(".prompt > .buttons button").last.click()
    line = page.locator(".entries li", has_text="passes").first
    line.wait_for()
    rule = line.locator(".rule")
    assert rule.inner_text() == "BR-8.6"
    rule.click()
    page.wait_for_function("() => document.querySelector('dialog[open] .rule-text')?.innerText.includes('rage')")
    assert "BR-8.6" in page.locator("dialog[open]").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator(".entries [tabindex='0']").count() == 0, "The log is one tab stop."
    page.keyboard.press("l")
    for _ in range(100):
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.innerText.includes('passes')"):
            break
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.innerText") == "BR-8.6"
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] .rule-text")
