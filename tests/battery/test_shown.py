"""What was shown: the count by which a decision can be taken back or not. Sampling is the test of the counting."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import ragnatafl as rt
from ragnatafl.core.contract import State
from tests.battery.tables import GameSetup, random_walk
from tests.sampling import played, showed_something

WORLDS = 30
DECISIONS = 40


def keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from keys(part)


def test_the_count_never_falls_and_goes_with_every_copy(table: GameSetup) -> None:
    last = 0
    for number, (state, _, _, rng) in enumerate(random_walk(table, 61)):
        assert state.shown >= last
        last = state.shown
        if number % 5 == 0:
            viewer = rng.below(table.seats)
            assert state.clone().shown == state.resample(viewer, rng).shown == last
            assert table.game.from_dict(json.loads(json.dumps(state.to_dict()))).shown == last
    assert last > 3 if table.chance else last == 0


def test_no_view_holds_the_count(table: GameSetup) -> None:
    for number, (state, _, _, _) in enumerate(random_walk(table, 62)):
        if number % 10:
            continue
        for viewer in (None, *range(table.seats)):
            assert "shown" not in set(keys(state.view(viewer)))


def test_nothing_in_the_game_depends_on_the_count(table: GameSetup) -> None:
    for number, (state, seat, legal, rng) in enumerate(random_walk(table, 63)):
        if number % 6:
            continue
        other: Any = state.clone()
        other.shown += 1000
        assert other.legal(seat) == legal
        action = legal[rng.clone().below(len(legal))]
        after: Any = played(state, seat, action)
        other.play(seat, action)
        other.shown -= 1000
        assert other.to_dict() == after.to_dict()


def allowed(table: GameSetup, seed: int) -> Iterator[tuple[State, int, int]]:
    """Decisions of random games that the count allows to take back, some of each question first."""
    asked: dict[str, int] = {}
    for state, seat, legal, rng in random_walk(table, seed):
        action = legal[rng.clone().below(len(legal))]
        after = played(state, seat, action)
        question = str((state.view(None)["decision"] or {})["name"])
        if after.shown == state.shown and not after.over and asked.get(question, 0) < 5:
            asked[question] = asked.get(question, 0) + 1
            yield state, seat, action


def test_what_may_be_taken_back_showed_nothing_in_any_of_many_worlds(table: GameSetup) -> None:
    viewers: list[int | None] = [None, *range(table.seats)] if table.secrets else [None]
    rng = rt.Rng(64)
    checked = 0
    for seed in range(640, 660):
        for state, seat, action in allowed(table, seed):
            found = showed_something(state, seat, action, viewers, WORLDS, rng)
            assert found is None, f"seed {seed}: {state.notation(seat, action)}, {found}"
            checked += 1
        if checked >= DECISIONS:
            break
    assert checked >= DECISIONS
