"""The scenarios as examples: each can be watched as a record."""

from __future__ import annotations

import pytest

from ragnatafl.core import examples
from ragnatafl.core.record import Record
from ragnatafl.core.rulebook import Rulebook

GAMES = pytest.mark.parametrize("game", ["blood_rage", "yggdrasil"])


@GAMES
def test_an_example_is_a_record_that_can_be_replayed(game: str) -> None:
    found = examples.examples(game)
    assert len(found) > 400
    for one in found[::25]:
        record = Record.loads(examples.record_of(one).dumps())
        assert record.decisions, one.id
        assert record.replay(0).seats == record.seats
        record.replay()


@GAMES
def test_an_example_is_found_by_the_name_of_its_replay(game: str) -> None:
    names = {examples.name_of(one): one for one in examples.examples(game)}
    assert len(names) == len(examples.examples(game))
    assert all(examples.named(name) is one for name, one in names.items())
    assert examples.named("ex-nothing") is None and examples.named("nothing") is None


def test_a_scenario_that_goes_on_at_random_is_shown_up_to_there() -> None:
    one = examples.examples("blood_rage")[0]
    steps = (
        "wolf: pass",
        {"try": "wolf: pass", "refused": "X"},
        "raven: pass",
        {"random_until": "phase"},
        "wolf: pass",
    )
    cut = type(one)(one.path, one.game, one.id, one.title, one.rules, one.position, None, steps)
    assert list(examples.played(cut)) == [("wolf", "pass"), ("raven", "pass")]


def test_examples_of_a_thing_begin_with_those_about_it() -> None:
    found = examples.of_thing("blood_rage", "troll")
    about = ["troll" in " ".join((one.id, *one.rules)) for one in found]
    assert about[0] and sum(about) >= 5 and about == sorted(about, reverse=True)
    assert all("BR-13.2" in one.rules for one in examples.of_rule("blood_rage", "BR-13.2"))


@GAMES
def test_every_rule_that_an_example_names_exists(game: str) -> None:
    ids = set(Rulebook.load(game).ids())
    assert {rule_id for one in examples.examples(game) for rule_id in one.rules} <= ids


def test_a_game_without_scenarios_has_no_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examples, "folder_of", lambda _: None)
    assert examples.examples.__wrapped__("blood_rage") == ()
