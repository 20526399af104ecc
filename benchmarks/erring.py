"""How often someone wins who errs now and then: any legal choice with this chance, else the greedy bot's.

python -m benchmarks.erring [--game yggdrasil] [--level beginner] [--seats 1 2 3 4 5] [--errs 0.2] [--games 200]

The one who errs sits on the first seat, greedy bots on the others (decision 0044).
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import ragnatafl as rt
from ragnatafl.bots import Bot, bot

FIRST_SEED = 500_000


def wins(game: rt.Game, player: Bot, seats: int, seed: int, errs: float, options: dict[str, Any]) -> bool:
    state, chance = game.new(seats, seed, **options), random.Random(seed)
    number = 0
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        wrong = seat == 0 and len(legal) > 1 and chance.random() < errs
        rng = rt.Rng(seed * 1000 + number)
        state.play(seat, chance.choice(legal) if wrong else player.choose(state.view(seat), legal, rng))
        number += 1
    return state.outcome is not None and 0 in state.outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="yggdrasil")
    parser.add_argument("--level", default="beginner")
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4, 5])
    parser.add_argument("--errs", type=float, default=0.2)
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    game, player = rt.game(asked.game), bot(asked.game, "greedy")
    options = {"level": asked.level} if asked.level else {}
    for seats in asked.seats:
        seeds = range(FIRST_SEED, FIRST_SEED + asked.games)
        won = sum(wins(game, player, seats, seed, asked.errs, options) for seed in seeds)
        print(f"{seats} seats: {won} of {asked.games} won, {won / asked.games:.2f}", flush=True)


if __name__ == "__main__":
    main()
