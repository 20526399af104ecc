"""RLCard: card games in Python with observations in numpy, random players. One line of JSON."""

from __future__ import annotations

import copy
from importlib.metadata import version
from random import Random
from typing import Any

import numpy
import rlcard
from benchmarks.measure import POSITIONS, Line, arguments, clone_rate, print_line, rate, sample
from rlcard.agents import RandomAgent


def play(env: Any, dice: Random, most: int = 2**31) -> list[int]:
    """Random play; the number of legal actions of each decision."""
    random = dice.random
    counts: list[int] = []
    state, _ = env.reset()
    while len(counts) < most and not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(random() * len(legal))])
        counts.append(len(legal))
    return counts


def inside(env: Any) -> int:
    """As in training: otherwise the agents report probabilities too, which costs more than the game in Dou Dizhu."""
    before = env.timestep
    env.run(is_training=True)
    return int(env.timestep - before)


def main() -> None:
    given = arguments(["uno", "doudizhu"])
    dice = Random(given.seed)
    numpy.random.seed(given.seed)
    env = rlcard.make(given.game, config={"seed": given.seed})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    length, width = sample(lambda: play(env, dice), given.seconds / 2)
    positions = []
    for _ in range(POSITIONS):
        play(env, dice, most=int(length / 2))
        positions.append(copy.deepcopy(env.game))
    print_line(
        Line(
            engine="RLCard",
            version=version("rlcard"),
            game=given.game,
            players=env.num_players,
            decisions_per_game=length,
            legal_per_decision=width,
            driven=rate(lambda: len(play(env, dice)), given.seconds),
            inside=rate(lambda: inside(env), given.seconds),
            clones=clone_rate(positions, copy.deepcopy, given.seconds / 2),
        )
    )


if __name__ == "__main__":
    main()
