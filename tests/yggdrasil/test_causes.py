"""What happens names the rule it happens by, where another rule could have done the same."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ragnatafl import Record
from ragnatafl import game as game_named
from ragnatafl.core.rng import Rng
from ragnatafl.core.rulebook import Rulebook
from ragnatafl.games.yggdrasil.sagas.content import SAGAS
from ragnatafl.locale.rules import rulebook

from ..playing import random_moves

GAMES = 12
GAME = game_named("yggdrasil")
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "yggdrasil"


def causes(**options: object) -> set[tuple[str, str]]:
    """Every kind of event of some random games, with the rule it names."""
    found: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        state = Record.start("yggdrasil", 3, seed, ["random"] * 3, **options).replay()
        for _ in random_moves(state, Rng(seed)):
            found |= {(event.name, event.rule) for event in state.events(0)}
        found |= {(event.name, event.rule) for event in state.events(0)}
    return found


def test_lost_life_tells_by_which_rule() -> None:
    rules = {rule for name, rule in causes(level="easy") if name == "changed_life"}
    assert rules >= {"YG-14.11", "YG-13.1", "YG-8.1", "YG-8.5"}
    assert rules <= {"YG-14.11", "YG-13.1", "YG-8.1", "YG-8.5", "YG-3.3"}  # YG-3.3: Life that is regained


def test_what_a_saga_does_names_the_entry_that_says_so() -> None:
    book: Rulebook = rulebook("yggdrasil", "en")
    found = causes(saga=4, sheets="usual")
    named = {rule for _, rule in found if rule.startswith("YG-22.")}
    assert ("counter_changed", "YG-22.4.2") in found
    assert all(rule.startswith("YG-22.4.") and book.get(rule) for rule in named)
    assert ("counter_changed", "YG-21.8") not in found


def test_a_choice_of_a_saga_names_its_entry() -> None:
    asked = set()
    for seed in range(GAMES):
        state = Record.start("yggdrasil", 3, seed, ["random"] * 3, saga=2, sheets="usual").replay()
        for seat, _, _ in random_moves(state, Rng(seed)):
            decision = state.view(seat)["decision"]
            if decision["name"] == "saga_choice":
                asked.add((decision["kind"], decision["rule"]))
    assert ("opponent", "YG-22.2.8") in asked


def defeats(*ids: str) -> Iterator[tuple[str, list[str], dict[str, object]]]:
    """The defeat, the rules and the position of every scenario that a saga ends with one of these defeats."""
    for file in sorted(SCENARIOS.glob("*.toml")):
        for scenario in tomllib.loads(file.read_text(encoding="utf-8")).get("scenario", []):
            last = scenario.get("steps", [{}])[-1]
            told = last.get("expect", {}).get("defeat") if isinstance(last, dict) else None
            if told in ids and len(scenario["steps"]) == 1:
                yield told, scenario["rules"], scenario["position"]


@pytest.mark.parametrize(("defeat", "rules", "position"), list(defeats("D11", "D12")))
def test_a_defeat_by_a_saga_names_the_exact_entry(defeat: str, rules: list[str], position: dict[str, object]) -> None:
    [lost] = [event for event in GAME.position(position).events(None) if event.name == "lost"]
    assert lost.data == {"defeat": defeat, "entry": lost.rule}
    assert lost.rule in rules and lost.rule.startswith(f"YG-22.{position['saga']}.")


def test_every_special_defeat_has_such_a_scenario() -> None:
    named = {rule for _, rules, _ in defeats("D12") for rule in rules}
    assert {defeat.law[0] for saga in SAGAS.sagas for defeat in saga.defeats} <= named
