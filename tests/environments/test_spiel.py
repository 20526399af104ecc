"""The games in OpenSpiel: its own tests pass, observations are a seat's own, and exact methods solve small games."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

import ragnatafl as rt

pytest.importorskip("gymnasium", reason="Environments need Gymnasium: pip install 'ragnatafl[rl]'.")
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'ragnatafl[rl,spiel]'.")

from open_spiel.python import observation, policy  # noqa: E402
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability  # noqa: E402

import ragnatafl.environments.spiel  # noqa: E402

TABLES = [(name, seats) for name in ("blood_rage", "yggdrasil") for seats in rt.game(name).seat_counts]


def loaded(name: str, seats: int, deals: int = 20, **options: Any) -> Any:
    return pyspiel.load_game(
        f"ragnatafl_{name}", {"players": seats, "deals": deals, "options": json.dumps(options, separators=(",", ":"))}
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_pass_the_simulation_and_serialisation_tests_of_openspiel(name: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), [("blood_rage", 3), ("yggdrasil", 2)])
def test_observations_are_those_of_the_seat_and_copies_are_alike(name: str, seats: int) -> None:
    game = loaded(name, seats)
    observer = observation.make_observation(game)
    state = game.new_initial_state()
    rng = random.Random(7)
    for number in range(40):
        for seat in range(seats) if number else ():
            observer.set_from(state, seat)
            assert observer.tensor.nonzero()[0].tolist() == list(state.position.observe(seat))
            assert state.observation_string(seat) == observer.string_from(state, seat)
        if number % 20 == 0:
            for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
                assert (str(copy), copy.history()) == (str(state), state.history())
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(outcomes or state.legal_actions()))


def test_worlds_that_a_seat_cannot_tell_apart_are_one_information_state() -> None:
    state = loaded("blood_rage", 3).new_initial_state()
    state.apply_action(4)
    other = state.clone()
    other.position = state.position.resample(0, rt.Rng(5))
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.information_state_string(1) != state.information_state_string(1)


def test_exact_methods_find_better_play_in_one_age_of_blood_rage() -> None:
    game = pyspiel.load_game("ragnatafl_blood_rage_small")
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 4


def test_exact_methods_find_the_best_play_against_two_enemies_of_yggdrasil() -> None:
    game = pyspiel.load_game("ragnatafl_yggdrasil_small")
    start, anyhow = game.new_initial_state(), policy.UniformRandomPolicy(game)
    assert expected_game_score.policy_value(start, [anyhow])[0] < 0.01
    assert best_response.BestResponsePolicy(game, 0, anyhow).value(start) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": 9}, "is for 2, 3 or 4 seats, not 9"),
        ({"deals": 0}, "at least one deal, not 0"),
        ({"options": "{"}, "Options are a JSON object"),
        ({"options": '{"colour":"red"}'}, "colour is not a known key"),
    ],
)
def test_a_game_that_cannot_be_is_refused_when_it_is_loaded(given: dict[str, Any], why: str) -> None:
    with pytest.raises(rt.OptionError, match=why):
        pyspiel.load_game("ragnatafl_blood_rage", given)
