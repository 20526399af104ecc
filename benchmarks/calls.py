"""What single calls cost: views, worlds drawn anew, refusals; microseconds of the processor's time.

python -m benchmarks.calls [GAME...] [--rounds 9]

Each call is made in sixteen positions from the middle of random games; the figure is the mean over them of the quickest
round in each, so that what others do on the machine counts for little. PYTHONPATH=OTHER/src measures another tree.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import mean

import ragnatafl as rt
from ragnatafl.bench import middle_positions

IN_A_ROUND = 5

Call = Callable[[], object]


def quickest(call: Call, rounds: int) -> float:
    """Microseconds."""
    found = []
    for _ in range(rounds):
        start = time.process_time_ns()
        for _ in range(IN_A_ROUND):
            call()
        found.append((time.process_time_ns() - start) / IN_A_ROUND / 1000)
    return min(found)


def calls_of(game: rt.Game, state: rt.State, dice: Random) -> dict[str, Call]:
    seat = state.waiting[0]
    view = state.view(seat)
    text = str(game.action(dice.randrange(game.action_count)))
    return {
        "view": lambda: state.view(seat),
        "imagine": lambda: game.imagine(view, dice),
        "resample": lambda: state.resample(seat, dice),
        "why_not": lambda: state.why_not(seat, text),
        "clone": state.clone,
    }


def costs(game: rt.Game, seats: int, rounds: int) -> dict[str, float]:
    dice = Random(1)
    found = [calls_of(game, state, dice) for state in middle_positions(game, seats) if not state.over]
    return {name: mean(quickest(calls[name], rounds) for calls in found) for name in found[0]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=rt.games())
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    print("compiled" if rt.COMPILED else "interpreted")
    for name in given.games:
        game = rt.game(name)
        for seats in game.seat_counts:
            told = [f"{call} {cost:.1f}" for call, cost in costs(game, seats, given.rounds).items()]
            print(f"{name} {seats}: " + ", ".join(told), flush=True)


if __name__ == "__main__":
    main()
