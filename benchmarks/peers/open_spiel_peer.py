"""OpenSpiel: games in C++ behind Python bindings, random players. One line of JSON."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from benchmarks.measure import POSITIONS, Line, arguments, clone_rate, print_line, rate, sample

GAMES = {"hearts": "hearts", "gin_rummy": "gin_rummy", "hanabi": "hanabi(players=4)"}


def chance(outcomes: list[tuple[int, float]], point: float) -> int:
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def play(state: Any, dice: Random, most: int = 2**31) -> list[int]:
    """Random play; the number of legal actions of each player's decision. Chance nodes are not counted."""
    random = dice.random
    counts: list[int] = []
    while len(counts) < most and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state.chance_outcomes(), random()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            counts.append(len(legal))
    return counts


def main() -> None:
    given = arguments(list(GAMES))
    dice = Random(given.seed)
    game = pyspiel.load_game(GAMES[given.game])
    length, width = sample(lambda: play(game.new_initial_state(), dice), given.seconds / 2)
    positions = []
    for _ in range(POSITIONS):
        state = game.new_initial_state()
        play(state, dice, most=int(length / 2))
        positions.append(state)
    bots = [pyspiel.make_uniform_random_bot(player, given.seed + player) for player in range(game.num_players())]

    def inside() -> float:
        """A game played by random bots within C++; its length is taken from the sample above."""
        pyspiel.evaluate_bots(game.new_initial_state(), bots, dice.randrange(2**31))
        return length

    print_line(
        Line(
            engine="OpenSpiel",
            version=version("open_spiel"),
            game=given.game,
            players=game.num_players(),
            decisions_per_game=length,
            legal_per_decision=width,
            driven=rate(lambda: len(play(game.new_initial_state(), dice)), given.seconds),
            inside=rate(inside, given.seconds),
            clones=clone_rate(positions, lambda state: state.clone(), given.seconds / 2),
        )
    )


if __name__ == "__main__":
    main()
