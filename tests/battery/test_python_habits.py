"""States behave as Python people expect: copied, pickled, compared, printed, and driven with numbers of NumPy."""

from __future__ import annotations

import copy
import inspect
import pickle
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.engine import Engine
from ragnatafl.core.learnable import LearnableGame, LearnableState
from tests.battery.tables import GameSetup, random_walk

np = pytest.importorskip("numpy")


def some_states(table: GameSetup, seed: int) -> list[Any]:
    states = [state.clone() for number, (state, _, _, _) in enumerate(random_walk(table, seed)) if number % 9 == 0]
    if not isinstance(states[0], Engine):
        pytest.skip("The positions of this game are not built on the engine.")
    return states


def test_a_copied_or_pickled_state_is_equal_and_goes_its_own_way(table: GameSetup) -> None:
    for state in some_states(table, 91):
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert other == state and hash(other) == hash(state)
            seat = other.waiting[0]
            other.play(seat, other.legal(seat)[-1])
            assert other != state
    assert state != "another thing"


def test_a_state_tells_what_it_is(table: GameSetup) -> None:
    for state in some_states(table, 92):
        assert f"State of {table.game_name}: seats={table.seats}, waiting={state.waiting}" in repr(state)


@pytest.mark.skipif(not rt.COMPILED, reason="The words of the contract are put into the compiled engine.")
def test_help_tells_of_everything_that_the_contract_names(table: GameSetup) -> None:
    state = some_states(table, 93)[0]
    for contract, thing in ((rt.Game, rt.game(table.game_name)), (rt.State, state)):
        named = [name for name, value in vars(contract).items() if inspect.getdoc(value) and not name.startswith("_")]
        silent = [name for name in named if not inspect.getdoc(getattr(type(thing), name))]
        assert "view" in named or "new" in named
        assert silent == []


def test_numbers_of_numpy_are_numbers(table: GameSetup) -> None:
    for state in some_states(table, 93):
        other = state.clone()
        seat = np.int64(state.waiting[0])
        legal = np.array(state.legal(seat), np.int16)
        assert list(state.observe(seat)) == list(other.observe(int(seat)))
        state.play(seat, legal[0])
        other.play(int(seat), int(legal[0]))
        assert state == other
    for wrong in (np.float64(1), 1.5, "0", None, 10**30, np.int64(-1)):
        with pytest.raises(rt.IllegalAction):
            other.play(0, wrong)


def test_generators_of_numpy_are_generators(table: GameSetup) -> None:
    for state in some_states(table, 94)[:5]:
        one, other = (state.resample(0, np.random.default_rng(7)) for _ in range(2))
        assert one == other


def test_a_playout_ends_a_copy_and_follows_from_its_generator(table: GameSetup) -> None:
    for state in some_states(table, 95)[:5]:
        before = state.to_dict()
        found = [state.playout(seed) for seed in range(6)]
        assert found == [state.playout(seed) for seed in range(6)]
        assert state.to_dict() == before
        assert all(len(outcome.scores) == table.seats for outcome in found)


def test_shares_are_the_victory_divided_among_its_winners(table: GameSetup) -> None:
    for state in some_states(table, 96)[:3]:
        for seed in range(10):
            outcome = state.playout(seed)
            whole = len(outcome.winners) if outcome.won is not None else 1
            assert sum(outcome.shares) == pytest.approx(whole)
            assert {seat for seat, share in enumerate(outcome.shares) if share} == set(outcome.winners)


def test_actions_and_features_are_named_by_numbers_of_numpy(table: GameSetup) -> None:
    state = some_states(table, 95)[0]
    game: Any = table.game
    number = np.int16(state.legal(state.waiting[0])[-1])
    assert game.action(number) == game.action(int(number))
    for wrong in (np.float64(1), np.array([1, 2]), np.int16(-1), "0", None):
        with pytest.raises(rt.NotationError, match="An action is a whole number from 0 to"):
            game.action(wrong)
        with pytest.raises(rt.IllegalAction, match="An action is a whole number from 0 to"):
            state.play(state.waiting[0], wrong)
    with pytest.raises(rt.OptionError, match="A seed is a whole number"):
        game.new(seats=table.seats, seed=np.array([1, 2]))
    for wrong in (-1, game.features.size):  # -1 fills up rows of a batch
        with pytest.raises(rt.OptionError, match="A feature is a whole number from 0 to"):
            game.features.dense([wrong])


def test_a_game_has_what_type_checkers_are_told(table: GameSetup) -> None:
    state = some_states(table, 96)[0]
    for told, thing in ((LearnableState, state), (LearnableGame, table.game)):
        for name in [*vars(told), *told.__annotations__]:
            assert name.startswith("_") or hasattr(thing, name), name
