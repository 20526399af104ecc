"""Positions both ways: what `describe` says, `position` sets up again, as text too; and no card is lost by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core import position_text, registry, scenario
from ragnatafl.core.contract import Game, State
from tests.battery.tables import TABLES, GameSetup, random_walk

SCENARIOS = [
    one
    for one in scenario.load([Path(__file__).parents[1] / "scenarios"])
    if one.position is not None and one.game in {table.game_name for table in TABLES}
]


def saved(state: State) -> dict[str, Any]:
    """The whole truth, but for the counter of what was shown: a new table begins to count anew."""
    return {key: value for key, value in state.to_dict().items() if key not in ("seal", "shown")}


def same_course(one: State, other: State, seed: int, decisions: int = 12) -> None:
    rng = rt.Rng(seed)
    for _ in range(decisions):
        if one.over:
            break
        seat = one.waiting[rng.below(len(one.waiting))]
        legal = one.legal(seat)
        assert other.legal(seat) == legal
        action = legal[rng.below(len(legal))]
        one.play(seat, action)
        other.play(seat, action)
        assert other.waiting == one.waiting
    assert saved(other) == saved(one)


def again(game: Game, state: State) -> State:
    """The position after a way through text."""
    text = position_text.dumps(game, state)
    found, table = position_text.loads(text)
    assert found is game
    assert table == game.describe(state)
    return game.position(table)


def test_a_described_position_is_the_same_and_plays_on_the_same(table: GameSetup) -> None:
    for number, (state, _, _, _) in enumerate(random_walk(table, 41)):
        if number % 2 == 0:
            copy = again(table.game, state)
            assert saved(copy) == saved(state)
            assert table.game.facts(copy) == table.game.facts(state)
            same_course(state.clone(), copy, number)
    assert state.over
    assert saved(again(table.game, state)) == saved(state)


def test_every_view_of_a_described_position_is_the_same(table: GameSetup) -> None:
    for number, (state, _, _, _) in enumerate(random_walk(table, 42)):
        if number % 9 == 0:
            copy = again(table.game, state)
            assert table.game.describe(copy) == table.game.describe(state)
            for seat in (None, *range(table.seats)):
                assert copy.view(seat) == state.view(seat)


@pytest.mark.parametrize("game", sorted({table.game_name for table in TABLES}))
def test_positions_of_scenarios_are_described_and_lose_no_card(game: str) -> None:
    played = registry.game(game)
    for number, one in enumerate(one for one in SCENARIOS if one.game == game):
        assert one.position is not None
        state = played.position(one.position)
        assert saved(again(played, state)) == saved(state), one.id
        for seat in (None, number % state.seats):
            for world in (state.resample(seat, number), played.imagine(state.view(seat), number)):
                assert played.invariants(world) == [], one.id
