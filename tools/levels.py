"""Measures the levels of a game, as its manifest tells them to people (`strengths`):

    python -m tools.levels blood_rage [--games N] [--processes N]

The lowest level has 1000 points; 200 points more are about three times the odds of winning. Where clans stand against
each other, each level sits among as many of the level below as there are other seats; a team plays alone, at the table
by which its network's strength is told.
"""

from __future__ import annotations

import argparse
import math
import time

import ragnatafl as rt
from ragnatafl.bots import bot
from ragnatafl.core import registry
from ragnatafl.learn.evaluate import Match, Result, play
from ragnatafl.learn.practice import Practice

LOWEST = 1000
SCALE = 400
"""Points for ten times the odds."""
TIMED = 60
"""Decisions by which the time is told."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--processes", type=int, default=2)
    asked.add_argument("--seed", type=int, default=7_000_000)
    given = asked.parse_args()
    manifest = registry.manifest(given.game)
    levels = [*manifest.levels, *manifest.ahead]
    practice: Practice = registry.load(manifest.practice)
    rating, before = float(LOWEST), 1.0
    for place, level in enumerate(levels):
        below = levels[place - 1] if place and not practice.team else None
        odds = 1.0
        if place or practice.team:
            found = result(given, practice, level, below)
            print(f"{level}: {found}", flush=True)
            odds = odds_of(found, given.games) * (1 if practice.team else practice.kinds[practice.shown].seats - 1)
        if place:
            rating += SCALE * math.log10(odds / (before if practice.team else 1))
        before = odds
        print(f'    "{level}": Strength({round(rating, -1):.0f}, {seconds(given.game, level):.3f}),', flush=True)


def result(given: argparse.Namespace, practice: Practice, level: str, below: str | None) -> Result:
    kind = practice.kinds[practice.shown]
    match = Match(given.game, None, below, kind.seats, kind.options, given.games, given.seed, level)
    return play(match, given.processes)


def odds_of(found: Result, games: int) -> float:
    """Of one who wins so often; where all or none were won, as if one more had gone the other way by half."""
    share = min(max(found.share, 0.5 / games), 1 - 0.5 / games)
    return share / (1 - share)


def seconds(game: str, level: str) -> float:
    """Of one core for a decision, in the middle."""
    player, rng = bot(game, level), rt.Rng(1)
    state = rt.game(game).new(seats=registry.manifest(game).usual_seats, seed=1)
    taken: list[float] = []
    while len(taken) < TIMED and not state.over:
        seat = state.waiting[0]
        legal, view = state.legal(seat), state.view(seat)
        began = time.process_time()
        action = player.choose(view, legal, rng)
        taken += [time.process_time() - began] if len(legal) > 1 else []
        state.play(seat, action)
    return sorted(taken)[len(taken) // 2]


if __name__ == "__main__":
    main()
