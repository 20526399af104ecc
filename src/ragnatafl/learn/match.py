"""python -m ragnatafl.learn.match GAME [FILE.npz] [--games N] [--processes N] [--against BOT] [--kinds first|all|TEXT]
[--device cpu|cuda [--together N] [--minutes M]]

Plays a network against a bot, or another network (its file), or as a team, where all win together, at the kinds of
table it practises, and prints a line for each: the usual one, all, or those that a text fits, such as
"seats=4 level=expert" or "*saga=5*". With a device, networks are asked through PyTorch there, for many games
at once; what looks ahead is then held to positions (search:4000; search:1.5s means seconds)."""

from __future__ import annotations

import argparse
import math
import sys
from fnmatch import fnmatchcase

from ragnatafl.core.errors import OptionError, RagnataflError

from . import crew
from .evaluate import Match, play
from .practice import Kind, Practice, practice_of


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
    for kind in wanted(practice, given.kinds):
        against = None if practice.team else given.against
        match = Match(
            given.game, given.weights, against, kind.seats, kind.options, given.games, given.seed, given.player
        )
        print(f"{given.weights or given.game}: {match}: {played(match, given)}", flush=True)


def wanted(practice: Practice, text: str) -> list[Kind]:
    if text == "first":
        return [practice.kinds[practice.shown]]
    found = [kind for kind in practice.kinds if text == "all" or fnmatchcase(str(kind), text)]
    if not found:
        raise OptionError(f'No kind of table fits "{text}". There is: {"; ".join(map(str, practice.kinds))}.')
    return found


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
