"""Ragnatafl itself, by its public face. One line of JSON."""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.measure import POSITIONS, Line, arguments, clone_rate, print_line, rate, sample

import ragnatafl as rt

SEATS = 4
GAMES_AT_ONCE = 20
OPTIONS = {"yggdrasil": {"level": "hard"}}
"""What is driven from Python is what `playout` plays."""


def new_state(game: rt.Game, dice: Random) -> Any:
    state: Any = game.new(seats=SEATS, seed=dice.randrange(2**31), **OPTIONS.get(game.name, {}))
    state.record_events = False
    return state


def play(state: Any, dice: Random, most: int = 2**31) -> list[int]:
    """Random play; the number of legal actions of each decision."""
    random = dice.random
    counts: list[int] = []
    while len(counts) < most and not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, legal[int(random() * len(legal))])
        counts.append(len(legal))
    return counts


def main() -> None:
    given = arguments(rt.games())
    dice = Random(given.seed)
    game = rt.game(given.game)
    length, width = sample(lambda: play(new_state(game, dice), dice), given.seconds / 2)
    positions = []
    for _ in range(POSITIONS):
        state = new_state(game, dice)
        play(state, dice, most=int(length / 2))
        positions.append(state)
    print_line(
        Line(
            engine="Ragnatafl" if rt.COMPILED else "Ragnatafl (interpreted)",
            version=rt.__version__,
            game=given.game,
            players=SEATS,
            decisions_per_game=length,
            legal_per_decision=width,
            driven=rate(lambda: len(play(new_state(game, dice), dice)), given.seconds),
            inside=rate(lambda: game.playout(SEATS, dice.randrange(2**31), GAMES_AT_ONCE)[0], given.seconds),
            clones=clone_rate(positions, lambda state: state.clone(), given.seconds / 2),
        )
    )


if __name__ == "__main__":
    main()
