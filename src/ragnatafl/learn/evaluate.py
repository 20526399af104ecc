"""How well a network plays: one of it, in every seat in turn, against bots; or all seats of a team."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ragnatafl.arena.simulate import interval, take_decision
from ragnatafl.arena.workers import started
from ragnatafl.bots import Bot, bot
from ragnatafl.bots.mind import MindBot
from ragnatafl.bots.search import Search, SearchBot
from ragnatafl.core import registry
from ragnatafl.core.contract import Outcome
from ragnatafl.core.rng import Rng, derived


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


class Sitting:
    """One game of a match on its way."""

    def __init__(self, match: Match, number: int, mind: Bot, rival: Bot) -> None:
        self.own = number % match.seats
        self.players: list[Bot] = [mind if seat == self.own else rival for seat in range(match.seats)]
        self.state: Any = registry.game(match.game).new(seats=match.seats, seed=match.seed + number, **match.options)
        self.state.record_events = False
        self.rng = Rng(derived(match.seed + number, "match"))

    @property
    def asked(self) -> Bot:
        seat: int = self.state.waiting[0]
        return self.players[seat]

    def play(self, action: int) -> None:
        self.state.play(self.state.waiting[0], action)


def play_some(match: Match, first: int, end: int) -> list[tuple[float, float, float]]:
    """For each game the share of the victory, the own score and the mean of the others'."""
    mind = called(match, match.player)
    rival = called(match, match.against) if match.against else mind
    games = [Sitting(match, number, mind, rival) for number in range(first, end)]
    while going := [game for game in games if not game.state.over]:
        take_turns(going)
    return [told(game.state.outcome, game.own) for game in games]


def take_turns(games: Sequence[Sitting]) -> None:
    """One decision in each game. Those that a network takes alone are thought of together, which is far quicker."""
    together: dict[int, list[Sitting]] = {}
    for game in games:
        bot = game.asked
        if type(bot) is MindBot and len(game.state.legal(game.state.waiting[0])) > 1:
            together.setdefault(id(bot), []).append(game)
        else:
            game.play(take_decision(game.state, game.state.waiting[0], bot, game.rng))
    for some in together.values():
        think_together(some)


def think_together(games: Sequence[Sitting]) -> None:
    bot = games[0].asked
    assert isinstance(bot, MindBot)
    seats = [game.state.waiting[0] for game in games]
    logits, _ = bot.mind.think_many([game.state.observe(seat) for game, seat in zip(games, seats, strict=True)])
    for game, seat, row in zip(games, seats, logits, strict=True):
        game.play(bot.pick(row, game.state.legal(seat), game.rng))


def called(match: Match, name: str) -> Bot:
    """A bot by its name. "mind" (with a temperature: "mind:3", or a style: "mind:reaver") and "search" (with seconds:
    "search:0.5") play by the weights of the match."""
    game, manifest = registry.game(match.game), registry.manifest(match.game)
    kind, _, how = name.partition(":")
    if kind == "mind" and how in manifest.styles:
        return MindBot(game, match.weights, liking=manifest.styles[how])
    if kind == "mind":
        return MindBot(game, match.weights, temperature=float(how or 0))
    if kind == "search":
        return SearchBot(game, match.weights, replace(Search(), seconds=float(how or 1)))
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
