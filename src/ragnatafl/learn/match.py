"""python -m ragnatafl.learn.match GAME [FILE.npz] [--games N] [--processes N] [--against BOT] [--kinds all|first]
[--device cpu|cuda [--together N] [--minutes M]]

Plays a network against a bot, or another network (its file), or as a team, where all win together, at the kinds of
table it practises, and prints a line for each. With a device, networks are asked through PyTorch there, for many games
at once; what looks ahead is then held to positions (search:4000; a number up to 100 means seconds)."""

from __future__ import annotations

import argparse
import math
import sys

from ragnatafl.core.errors import RagnataflError

from . import crew
from .evaluate import Match, play
from .practice import practice_of


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("weights", nargs="?")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--player", default="mind")
    asked.add_argument("--kinds", default="first")
    asked.add_argument("--seed", type=int, default=5_000_000)
    asked.add_argument("--device", help="ask networks through PyTorch: cpu or cuda")
    asked.add_argument(
        "--together", type=int, default=24, help="games that each process plays side by side on a device"
    )
    asked.add_argument("--minutes", type=float, default=math.inf, help="count what is over by then, on a device")
    given = asked.parse_args()
    practice = practice_of(given.game)
    kinds = practice.kinds if given.kinds == "all" else [practice.kinds[practice.shown]]
    for kind in kinds:
        against = None if practice.team else given.against
        match = Match(
            given.game, given.weights, against, kind.seats, kind.options, given.games, given.seed, given.player
        )
        print(f"{given.weights or given.game}: {match}: {played(match, given)}", flush=True)


def played(match: Match, given: argparse.Namespace) -> str:
    if given.device is None:
        return f"{play(match, given.processes)} in {given.games} games"
    hands = crew.Crew(given.device, given.processes, given.together, given.minutes)
    return str(crew.play(match, hands, lambda standing: print(f"{match}: {standing}", flush=True)))


if __name__ == "__main__":
    try:
        main()
    except RagnataflError as error:
        sys.exit(str(error))
