"""How well a network plays: one of it, in every seat in turn, against bots; or all seats of a team."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ragnatafl.arena.simulate import Plan, Played, interval
from ragnatafl.arena.together import Uncounted, play_together
from ragnatafl.arena.workers import started
from ragnatafl.bots import Bot, bot
from ragnatafl.bots.mind import MindBot
from ragnatafl.bots.search import Search, SearchBot
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError


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


Row = tuple[float, float, float]
"""Of one game: the share of the victory, the own score and the mean of the others'."""


def play_some(match: Match, first: int, end: int) -> list[Row]:
    plan, players = line_up(match)
    return [told(game) for game in play_together(plan, first, end, lay=Uncounted, players=players)]


def line_up(match: Match) -> tuple[Plan, list[Bot]]:
    """What is played, and who plays."""
    mind = called(match, match.player)
    rival = called(match, match.against) if match.against else mind
    names = (match.player, *[match.against or match.player] * (match.seats - 1))
    plan = Plan(match.game, match.seats, names, match.games, match.seed, rotate=True, options=match.options)
    return plan, [mind, *[rival] * (match.seats - 1)]


def called(match: Match, name: str) -> Bot:
    """A bot by its name, or the network of a file. "mind" (with a temperature: "mind:3", or a style: "mind:reaver") and
    "search" (with positions: "search:4000", or seconds: "search:1.5s") play by the weights of the match."""
    game, manifest = registry.game(match.game), registry.manifest(match.game)
    kind, _, how = name.partition(":")
    if kind == "mind" and how in manifest.styles:
        return MindBot(game, match.weights, liking=manifest.styles[how])
    if kind == "mind":
        return MindBot(game, match.weights, temperature=temperature(how))
    if kind == "search":
        return SearchBot(game, match.weights, looking(how))
    return MindBot(game, name) if name.endswith(".npz") else bot(match.game, name)


def number(text: str) -> float:
    """Less than any, where it is none."""
    try:
        found = float(text)
    except ValueError:
        return -math.inf
    return -math.inf if math.isnan(found) else found


def temperature(how: str) -> float:
    if number(how or "0") < 0:
        raise OptionError(f'A mind has a temperature ("mind:3.6") or a style of its game, not "{how}".')
    return number(how or "0")


def looking(how: str) -> Search:
    """A search of so many positions, or of seconds, with an "s"; without a number, of a second."""
    much = number(how.removesuffix("s") or "1")
    if much <= 0:
        raise OptionError(f'A search is held to positions ("search:4000") or seconds ("search:1.5s"), not to "{how}".')
    return Search(seconds=much) if how.endswith("s") or not how else Search(seconds=math.inf, positions=much)


def told(game: Played) -> Row:
    """A team wins as a whole."""
    share = game.shares[0] if game.won is None else float(game.won)
    return share, float(game.scores[0]), sum(game.scores[1:]) / max(1, len(game.scores) - 1)


def play(match: Match, processes: int) -> Result:
    size = max(1, math.ceil(match.games / processes / 4))
    parts = [(first, min(first + size, match.games)) for first in range(0, match.games, size)]
    with started(processes, match.game) as pool:
        jobs = [pool.submit(play_some, match, first, end) for first, end in parts]
        return summary([row for job in jobs for row in job.result()])


def summary(rows: Sequence[Row]) -> Result:
    shares, scores, others = (sum(column) for column in zip(*rows, strict=True))
    low, high = interval(shares, len(rows))
    return Result(shares / len(rows), low, high, scores / len(rows), others / len(rows))
