"""Two bots play each other until it is clear who is better: a bot of one's own in ten lines, and the arena.

pip install "ragnatafl[arena]"
python examples/research/match.py --deals 40
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from ragnatafl.arena.entries import Entry
from ragnatafl.arena.run import Counted, play
from ragnatafl.arena.standing import standing
from ragnatafl.arena.tables import Results
from ragnatafl.arena.tournament import tournament
from ragnatafl.core.contract import Game, View
from ragnatafl.core.rng import Rng


class Pillager:
    """Pillages where it can, else does anything but pass."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        verbs = {number: self.game.action(number).verb for number in legal}
        for wanted in ({"pillage"}, set(verbs.values()) - {"pass", "decline"}):
            fitting = [number for number in legal if verbs[number] in wanted]
            if fitting:
                return fitting[rng.below(len(fitting))]
        return legal[0]


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args(arguments)
    entries = (Entry("pillager", f"{__name__}:Pillager", {}, None), Entry("random", "random", {}, None))
    plan = tournament("blood_rage", 2, entries, "round-robin", given.deals, 0.05, False, seed=1, options={})
    played: list[Counted] = []
    rungs = play(plan, Results(plan, None), played, given.workers)
    found = standing(plan, played, rungs)
    for row in found["bots"]:
        low, high = row["interval"]
        print(f"{row['bot']:9} won {row['win_share']:.1%} ({low:.1%} to {high:.1%}) of {row['games']} games")
    return found


if __name__ == "__main__":
    main()
