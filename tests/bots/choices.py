"""What the Yggdrasil bot chooses in a few games, as JSON on stdout: `python choices.py SEATS LEVEL GAMES`."""

from __future__ import annotations

import json
import sys
from typing import Any

import ragnatafl
from ragnatafl.bots import bot
from ragnatafl.core import registry
from ragnatafl.core.rng import Rng


def choices(seats: int, level: str, games: int) -> dict[str, Any]:
    """Every decision of so many games."""
    game = registry.game("yggdrasil")
    player = bot("yggdrasil", "greedy")
    played = []
    for seed in range(games):
        state: Any = game.new(seats=seats, seed=seed, level=level)
        decisions = []
        while not state.over:
            seat = state.waiting[0]
            action = player.choose(state.view(seat), state.legal(seat), Rng(0))
            decisions.append(state.notation(seat, action))
            state.play(seat, action)
        played.append(decisions)
    return {"compiled": ragnatafl.COMPILED, "games": played}


if __name__ == "__main__":
    print(json.dumps(choices(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
