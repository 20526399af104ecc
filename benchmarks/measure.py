"""What ours and the peers share: the same clock, the same dice, the same one line of JSON."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import TypeVar

T = TypeVar("T")

POSITIONS = 8
"""How many mid-game positions the copies are taken from, in turn."""


@dataclass(frozen=True)
class Line:
    """One engine playing one game, once."""

    engine: str
    version: str
    game: str
    players: int
    decisions_per_game: float
    legal_per_decision: float
    driven: float
    """Decisions per second with the loop written in Python, outside the engine."""
    inside: float
    """Decisions per second in the engine's own loop of random play."""
    clones: float
    """Copies of a mid-game position per second."""


def arguments(games: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=games)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each thing is measured")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def rate(job: Callable[[], float], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Repeats the job, which says how many units it did, and gives units per second: of the processor's time, if no
    other clock is named, all threads together, so that what others do on the machine counts for little."""
    job()  # warm
    units = 0.0
    start = clock()
    while (passed := clock() - start) < seconds:
        units += job()
    return units / passed


def sample(one_game: Callable[[], list[int]], seconds: float) -> tuple[float, float]:
    """Decisions per game and legal actions per decision, from games that list their numbers of legal actions."""
    games = 0
    counts: list[int] = []
    start = time.perf_counter()
    while games == 0 or time.perf_counter() - start < seconds:
        counts += one_game()
        games += 1
    return len(counts) / games, sum(counts) / len(counts)


def clone_rate(positions: Sequence[T], clone: Callable[[T], object], seconds: float) -> float:
    def job() -> int:
        for position in positions:
            for _ in range(10):
                clone(position)
        return 10 * len(positions)

    return rate(job, seconds)


def print_line(line: Line) -> None:
    print(json.dumps(asdict(line)))
