"""A bot that looks ahead with its network: each promising action is tried in many worlds that it may be in, all go on
as the network would, and where the bot has been asked some times more, the network says what that is worth."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ragnatafl.core import registry
from ragnatafl.core.contract import Game, View
from ragnatafl.core.rng import Rng

from .mind import Mind, mind_of, shares_of
from .questions import Question, Thought, answered
from .weights import Floats

FIRST_COPIES, MOST_COPIES = 32, 128
"""Tried together in the first round and in the largest: a network that is asked for more at once is no quicker."""
GROWTH = 4
"""A round is twice as large as the one before if there is time for so many like it."""
SURE_AFTER = 16
"""Worlds in which actions must have been tried before one of them can be clearly the best."""


@dataclass(frozen=True)
class Search:
    """How to look ahead. Worlds are drawn in rounds until the time is up, or the network has been asked often enough:
    then equal seeds give equal choices on a quick machine and on a slow one."""

    seconds: float = 1.0
    positions: float = math.inf
    worlds: int = 64
    """Drawn in each round at most."""
    rounds: int = 64
    """At most in each stage."""
    width: int = 8
    """Actions that are tried at most."""
    least: float = 0.01
    """The least chance, by the network, of an action that is tried."""
    turns: int = 12
    """How often the bot itself decides in a copy at most."""
    settled: int = 5
    """What the network says where the bot is asked for this time and later, counts; sooner it is too rash."""
    longest: int = 400
    """Decisions after which a copy ends in any case."""
    score: float = 0.3
    """The worth of the score beside victory, as it was learned."""
    trust: float = 0.005
    """How much more an action must bring that the network likes e times less."""
    sure: float = 4.0
    """It looks no further when an action leads by so many standard errors."""


class Allowance:
    """Time and questions to the network; `spent` is the part of it that is gone."""

    def __init__(self, seconds: float = math.inf, positions: float = math.inf) -> None:
        self.began = time.monotonic()
        self.seconds = max(seconds, 1e-9)
        self.positions = positions
        self.asked = 0

    @property
    def spent(self) -> float:
        return max((time.monotonic() - self.began) / self.seconds, self.asked / self.positions)


class Copy:
    """One action in one world, on its way."""

    __slots__ = ("action", "state", "steps", "turns", "words", "worth")

    def __init__(self, state: Any, action: int) -> None:
        self.state = state
        self.action = action
        self.steps = 0
        self.turns = 0
        """How often the bot has been asked in it."""
        self.words: list[float] = []
        """What the network said that counts."""
        self.worth = 0.0


class Tally:
    """What each action has brought in each world, beside what was known of it before."""

    def __init__(self, known: Mapping[int, float]) -> None:
        self.known = known
        self.worths: dict[int, list[float]] = {action: [] for action in known}

    def add(self, action: int, worth: float) -> None:
        self.worths[action].append(worth)

    def worth(self, action: int) -> float:
        return sum(self.worths[action]) / len(self.worths[action]) + self.known[action]

    def lead(self, action: int, other: int) -> float:
        """In standard errors: both were tried in the same worlds, with the same luck."""
        more = np.subtract(self.worths[action], self.worths[other]) + self.known[action] - self.known[other]
        return float(more.mean() / (more.std() / math.sqrt(len(more)) + 1e-9))

    def leads(self, action: int, others: Sequence[int], sure: float) -> bool:
        """Whether it is clearly the best of all."""
        if len(self.worths[action]) < SURE_AFTER:
            return False
        return all(self.lead(action, other) >= sure for other in others if other != action)


World = Callable[[Any, int, Rng], Any]
"""Draws another state that this seat cannot tell from the one given."""


def worlds_of(game_name: str) -> World:
    """How the worlds of a game are drawn."""
    worlds = registry.manifest(game_name).worlds
    found: World = registry.load(worlds) if worlds else lambda state, seat, rng: state.resample(seat, rng)
    return found


class SearchBot:
    """Looks ahead for as long as its search says, and never longer than its budget."""

    name = "search"
    needs_view = True

    def __init__(self, game: Game, weights: str | Path | None = None, search: Search | None = None) -> None:
        self.game = game
        self.mind: Mind = mind_of(game.name, Path(weights) if weights else None)
        self.search = search or Search()
        self.team = self.mind.team
        self.world = worlds_of(game.name)

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        return answered(self.thinking(view, legal, rng, budget), self.mind)

    def thinking(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> Thought[int]:
        """The same with a network that is asked by somebody else."""
        seconds = self.search.seconds if budget is None else min(budget, self.search.seconds)
        allowance = Allowance(seconds, self.search.positions)
        seat = view["seat"]
        state: Any = self.game.imagine(view, rng)
        answers = yield Question([state], seat, legal)
        shares = shares_of(answers.liked)
        tried = self.promising(legal, shares)
        liked = dict(zip(legal, np.log(shares + 1e-9), strict=True))
        found = Tally({action: self.search.trust * float(liked[action]) for action in tried})
        return (yield from self.best(state, seat, found, allowance, rng))

    def best(self, state: Any, seat: int, found: Tally, allowance: Allowance, rng: Rng) -> Thought[int]:
        """In stages: after each of them the worse half is given up, and the rest is tried in more worlds."""
        tried = list(found.known)
        stages = max(1, math.ceil(math.log2(len(tried))))
        for stage in range(stages):
            if len(tried) > 1:
                yield from self.try_out(state, seat, tried, found, allowance, (stage + 1) / stages, rng)
                tried = sorted(tried, key=found.worth, reverse=True)
                tried = tried[: 1 if found.leads(tried[0], tried, self.search.sure) else (len(tried) + 1) // 2]
        return tried[0]

    def try_out(
        self, state: Any, seat: int, tried: Sequence[int], found: Tally, allowance: Allowance, part: float, rng: Rng
    ) -> Thought[None]:
        """In rounds that grow, until this part of the allowance is spent; none is begun that would go beyond it."""
        worlds, most = (max(1, min(self.search.worlds, copies // len(tried))) for copies in (FIRST_COPIES, MOST_COPIES))
        for _ in range(self.search.rounds):
            before = allowance.spent
            copies = self.copies(state, seat, tried, worlds, rng)
            yield from self.look_ahead(copies, seat, allowance, part)
            for copy in copies:
                found.add(copy.action, copy.worth)
            took, left = allowance.spent - before, part - allowance.spent
            if left < took or found.leads(max(tried, key=found.worth), tried, self.search.sure):
                return
            if left > GROWTH * took:
                worlds = min(most, 2 * worlds)

    def promising(self, legal: Sequence[int], shares: Floats) -> list[int]:
        """The likeliest first."""
        order = np.argsort(-shares, kind="stable")[: self.search.width]
        return [legal[place] for rank, place in enumerate(order) if rank == 0 or shares[place] >= self.search.least]

    def copies(self, state: Any, seat: int, tried: Sequence[int], worlds: int, rng: Rng) -> list[Copy]:
        """Every action in the same worlds: luck is the same for all of them."""
        found = []
        for _ in range(worlds):
            world = self.world(state, seat, rng)
            world.record_events = False
            for action in tried:
                copy = world.clone()
                copy.play(seat, action)
                found.append(Copy(copy, action))
        return found

    def look_ahead(self, copies: Sequence[Copy], seat: int, allowance: Allowance, part: float = 1.0) -> Thought[None]:
        """All copies step by step together, so that the network is asked for many positions at once. When this part of
        the allowance is spent, they are weighed where they are."""
        on_the_way = self.still_going(copies, seat)
        while on_the_way:
            answers = yield Question([copy.state for copy in on_the_way])
            allowance.asked += len(on_the_way)
            late = allowance.spent >= part
            stepped = []
            for copy, who, count, action, values in zip(
                on_the_way, answers.seats, answers.counts, answers.actions, answers.values, strict=True
            ):
                own = self.team or who == seat  # a team is of one mind
                if late or copy.steps >= self.search.longest or (own and copy.turns >= self.search.turns):
                    self.end(copy, self.expected(values, seat, who, copy.state.seats))
                    continue
                if own and count > 1:
                    self.decided(copy, self.expected(values, seat, who, copy.state.seats))
                copy.steps += 1
                copy.state.carry_out(who, action)  # everybody takes what the network likes best for him
                stepped.append(copy)
            on_the_way = self.still_going(stepped, seat)

    def still_going(self, copies: Sequence[Copy], seat: int) -> list[Copy]:
        """Those whose game is not over; the others are worth their result."""
        for copy in copies:
            if copy.state.over:
                self.end(copy, self.result(copy.state, seat))
        return [copy for copy in copies if not copy.state.over]

    def end(self, copy: Copy, word: float) -> None:
        """Its worth is the mean of all words that count: the last one stands for the turns that are left, too."""
        left = max(1, self.search.turns - max(copy.turns, self.search.settled - 1))
        copy.worth = (sum(copy.words) + left * word) / (len(copy.words) + left)

    def decided(self, copy: Copy, word: float) -> None:
        """The bot itself has been asked once more."""
        copy.turns += 1
        if copy.turns >= self.search.settled:
            copy.words.append(word)

    def expected(self, values: Sequence[float], seat: int, who: int, seats: int) -> float:
        """What the network says; a team has one value for all."""
        place = 0 if self.team else (seat - who) % seats
        return values[place] + self.search.score * values[len(values) // 2 + place]

    def result(self, state: Any, seat: int) -> float:
        outcome = state.outcome
        share = outcome.shares[seat]
        if outcome.won is not None:
            return float(share * (1 + self.search.score))
        return float(share + self.search.score * np.tanh(outcome.leads[seat] / self.mind.margin))
