"""Random play: every position is sound, every list of actions is in order, every game ends."""

from __future__ import annotations

import pytest

from ragnatafl.core.contract import Game, State
from tests.battery.tables import GameSetup, random_walk

GAMES = 25


def test_every_position_of_random_games_is_sound(table: GameSetup) -> None:
    for seed in range(GAMES):
        for state, seat, legal, _ in random_walk(table, seed):
            assert table.game.invariants(state) == [], f"seed {seed}"
            assert legal and legal == sorted(set(legal)), f"seed {seed}: {legal}"
            assert state.waiting == sorted(set(state.waiting))
            assert seat in state.waiting
            assert all(0 <= action < table.game.action_count for action in legal)
            assert state.outcome is None


def test_seats_that_owe_nothing_have_no_legal_action(table: GameSetup) -> None:
    for state, _, _, _ in random_walk(table, 3):
        for seat in range(state.seats):
            assert bool(state.legal(seat)) == (seat in state.waiting)


def test_a_finished_game_has_an_outcome_and_asks_nobody(table: GameSetup) -> None:
    final = None
    for state, _, _, _ in random_walk(table, 4):
        final = state
    assert final is not None
    assert final.over
    assert final.waiting == []
    assert final.outcome is not None
    assert len(final.outcome.scores) == table.seats
    best = max(final.outcome.scores)
    if final.outcome.won is None:
        assert final.outcome.winners == tuple(s for s in range(table.seats) if final.outcome.scores[s] == best)
    else:
        assert final.outcome.winners == (tuple(range(table.seats)) if final.outcome.won else ())
        assert final.outcome.reason and final.outcome.rule
    assert table.game.invariants(final) == []
    with pytest.raises(ValueError):
        final.play(0, 0)


def test_the_contract_is_kept(table: GameSetup) -> None:
    assert isinstance(table.game, Game)
    assert isinstance(table.new(1), State)


def test_other_seeds_are_other_games(table: GameSetup) -> None:
    assert len({str(table.new(seed).to_dict()) for seed in range(20)}) == (20 if table.chance else 1)
