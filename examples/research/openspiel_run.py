"""OpenSpiel on these games: a bot of its own plays a whole game, and an exact method solves an endgame.

pip install "ragnatafl[spiel]"
python examples/research/openspiel_run.py
"""

from __future__ import annotations

import argparse
import json
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, evaluate_bots, exploitability
from open_spiel.python.bots.uniform_random import UniformRandomBot

import ragnatafl as rt
import ragnatafl.environments.spiel


def whole_game(seed: int) -> list[float]:
    """Four of OpenSpiel's bots play Blood Rage; gives each one's share of the victory."""
    game = pyspiel.load_game("ragnatafl_blood_rage(players=4,deals=100)")
    rng = np.random.RandomState(seed)
    bots = [UniformRandomBot(seat, rng) for seat in range(4)]
    return [float(share) for share in evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)]


def endgame(seed: int = 18, decisions: int = 149) -> dict[str, Any]:
    """A position near the end of a game for two that was played at random."""
    game, rng = rt.game("blood_rage"), random.Random(seed)
    state = game.new(seats=2, seed=seed)
    for _ in range(decisions):
        seat = state.waiting[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return game.describe(state)


def solved(position: dict[str, Any], rounds: int) -> list[float]:
    """How much could be won against the play that was found, before and after so many rounds of regret minimisation."""
    options = json.dumps({"position": position}, separators=(",", ":"))
    game = pyspiel.load_game("ragnatafl_blood_rage", {"players": 2, "deals": 2, "options": options})
    solver = cfr.CFRSolver(game)
    found: list[Any] = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    found.append(exploitability.nash_conv(game, solver.average_policy()))
    return found


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    print("Shares of the victory in a game of OpenSpiel's random bots:", whole_game(given.seed))
    before, after = solved(endgame(), given.rounds)
    print(f"An endgame: {before:.3f} could be won against the first play, {after:.3f} after {given.rounds} rounds.")
    return [before, after]


if __name__ == "__main__":
    main()
