"""What a dataset tells: which picks of a draft go with victory, and how well a choice can be guessed.

pip install "ragnatafl[arena,rl]"
ragnatafl dataset games.parquet --bots greedy --games 200
python examples/research/dataset_study.py games.parquet
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from ragnatafl.arena.dataset import Decisions, read
from ragnatafl.arena.simulate import interval


def choices(games: Decisions, least: int = 20) -> list[tuple[str, int, float]]:
    """Of actions that were chosen as often as that: text, how often, and the share of victories then; best first."""
    numbers, counts = np.unique(games.actions, return_counts=True)
    found = []
    for number, count in zip(numbers, counts, strict=True):
        if count >= least:
            found.append(
                (games.about["actions"][number], int(count), float(games.shares[games.actions == number].mean()))
            )
    return sorted(found, key=lambda one: -one[2])


def likings(games: Decisions) -> dict[int, float]:
    """For every action: how often it was chosen where it could be."""
    offered = np.bincount(games.legal.values, minlength=len(games.about["actions"]))
    chosen = np.bincount(games.actions, minlength=len(games.about["actions"]))
    return {int(number): float(chosen[number] / offered[number]) for number in np.flatnonzero(offered)}


def guessed(games: Decisions, likes: dict[int, float], rows: range) -> tuple[float, float]:
    """Shares of choices that are guessed right: the action that is liked best, and one at random."""
    right = [max(games.legal[row], key=lambda one: likes[int(one)]) == games.actions[row] for row in rows]
    by_chance = [1 / len(games.legal[row]) for row in rows]
    return float(np.mean(right)), float(np.mean(by_chance))


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--least", type=int, default=20, help="leave actions out that were chosen less often")
    given = parser.parse_args(arguments)
    games = read(given.file)
    drafted = [one for one in choices(games, given.least) if one[0].startswith("draft ")]
    for text, count, share in drafted[:10]:
        low, high = interval(share * count, count)
        print(f"{text:32} {count:6} times, won {share:.1%} ({low:.1%} to {high:.1%})")
    by_liking, by_chance = guessed(games, likings(games), range(len(games)))
    print(f"Of {len(games)} choices {by_liking:.1%} are the action that is liked best ({by_chance:.1%} by chance).")
    return by_liking, by_chance


if __name__ == "__main__":
    main()
