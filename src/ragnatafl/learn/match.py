"""python -m ragnatafl.learn.match GAME [FILE.npz] [--games N] [--processes N] [--against BOT] [--kinds all|first]

Plays a network against a bot, or another network (its file), or as a team, where all win together, at the kinds of
table it practises, and prints a line for each."""

from __future__ import annotations

import argparse

from .command import practice_of
from .evaluate import Match, play


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
    given = asked.parse_args()
    practice = practice_of(given.game)
    kinds = practice.kinds if given.kinds == "all" else [practice.kinds[practice.shown]]
    for kind in kinds:
        against = None if practice.team else given.against
        match = Match(
            given.game, given.weights, against, kind.seats, kind.options, given.games, given.seed, given.player
        )
        print(
            f"{given.weights or given.game}: {match}: {play(match, given.processes)} in {given.games} games", flush=True
        )


if __name__ == "__main__":
    main()
