"""How well a network plays: one of it, in every seat in turn, against bots; or all seats of a team."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ragnatafl.arena.simulate import Plan, interval, play_game
from ragnatafl.arena.workers import started
from ragnatafl.bots import Bot, bot
from ragnatafl.bots.mind import MindBot
from ragnatafl.bots.search import Search, SearchBot
from ragnatafl.core import registry
from ragnatafl.core.contract import Outcome


@dataclass(frozen=True)
class Match:
    """`weights` is a file, or None for the network that is shipped. Against nobody, it plays all seats."""

    game: str
    weights: str | None
    against: str | None
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    games: int = 100
    seed: int = 5_000_000
    player: str = "mind"

    def __str__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in self.options.items())
        rivals = f"against {self.seats - 1} {self.against}" if self.against else "together"
        return f"{self.player}, {self.seats} seats {rivals} {told}".rstrip()


@dataclass(frozen=True)
class Result:
    share: float
    low: float
    high: float
    score: float
    others: float

    def __str__(self) -> str:
        return f"{self.share:.3f} [{self.low:.3f}, {self.high:.3f}], score {self.score:.1f}, others {self.others:.1f}"


def play_some(match: Match, first: int, end: int) -> list[tuple[float, float, float]]:
    """For each game the share of the victory, the own score and the mean of the others'."""
    game = registry.game(match.game)
    mind = called(match, match.player)
    rival = called(match, match.against) if match.against else mind
    plan = Plan(match.game, match.seats, ("mind",) * match.seats, match.games, match.seed, options=match.options)
    found = []
    for number in range(first, end):
        own = number % match.seats
        players = [mind if seat == own else rival for seat in range(match.seats)]
        state, _ = play_game(game, players, match.seed + number, plan)
        found.append(told(state.outcome, own))
    return found


def called(match: Match, name: str) -> Bot:
    """A bot by its name; "mind" and "search" (with seconds: "search:0.5") play by the weights of the match."""
    game = registry.game(match.game)
    kind, _, seconds = name.partition(":")
    if kind == "mind":
        return MindBot(game, match.weights)
    if kind == "search":
        return SearchBot(game, match.weights, replace(Search(), seconds=float(seconds or 1)))
    return bot(match.game, name)


def told(outcome: Outcome | None, own: int) -> tuple[float, float, float]:
    assert outcome is not None
    others = [score for seat, score in enumerate(outcome.scores) if seat != own]
    return outcome.shares[own], float(outcome.scores[own]), sum(others) / max(1, len(others))


def play(match: Match, processes: int) -> Result:
    size = max(1, math.ceil(match.games / processes / 4))
    parts = [(first, min(first + size, match.games)) for first in range(0, match.games, size)]
    with started(processes, match.game) as pool:
        jobs = [pool.submit(play_some, match, first, end) for first, end in parts]
        return summary([row for job in jobs for row in job.result()])


def summary(rows: Sequence[tuple[float, float, float]]) -> Result:
    shares, scores, others = (sum(column) for column in zip(*rows, strict=True))
    low, high = interval(shares, len(rows))
    return Result(shares / len(rows), low, high, scores / len(rows), others / len(rows))
