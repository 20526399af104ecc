"""The analysis of a finished game: the chance to win after every decision, how well each seat decided, and the moments
in which a game was lost.

The chance of a seat is what the network says from its own eyes, and all together make 1; a team has one chance, the
mean of what it says from all eyes. A decision is judged by what its seat knew: the action that was played and
the one that the network likes best are tried in worlds drawn from its view.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from ragnatafl.core import registry
from ragnatafl.core.contract import State
from ragnatafl.core.errors import RecordError
from ragnatafl.core.offers import Changes, Offer
from ragnatafl.core.record import Record
from ragnatafl.core.rng import Rng, derived

from .mind import Mind, chances
from .weighing import Scales, share, thoughts
from .weights import Floats

Told = Callable[[float], None]

DOUBTFUL = 0.5
"""A decision is looked at more closely where the network likes another action at least twice as much."""
GLANCES, LOOKS = 3, 16
"""In how many worlds all of these are weighed by the position that follows at once, and the worst by looking ahead."""
LOOKED_AT = 24
"""How many are the worst."""
LEAST = 0.03
"""The least chance that a decision must have cost to be told."""
TRUST = 0.01
"""The cost that is suspected where the network likes what was played e times less."""
STEPS = 2
"""Decisions of a seat that are so near each other are steps of one choice."""


@dataclass(frozen=True)
class Tried:
    """An action of a moment: as it is offered, what it changes at once, how much it is liked, and the chance after."""

    verb: str
    args: tuple[str | int, ...]
    cost: dict[str, int]
    rule: str
    text: str
    changes: Changes
    liked: float
    chance: float


@dataclass(frozen=True)
class Moment:
    """A decision that cost its seat chances; `seq` decisions had been taken before it."""

    seq: int
    seat: int
    played: Tried
    better: Tried

    @property
    def cost(self) -> float:
        return self.better.chance - self.played.chance


@dataclass(frozen=True)
class Analysis:
    game: str
    team: bool
    seats: list[str]
    """Their names in notation."""
    players: list[str]
    chances: list[list[float]]
    """Of each seat, at every position from the beginning to the end; where a team plays, of the team alone."""
    accuracy: list[float | None]
    """Of each seat: how much the network likes what it played beside what it likes best, on average."""
    moments: list[Moment]
    """In the order of the game."""

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Decided:
    """One decision that had a choice, before it was taken."""

    seq: int
    seat: int
    state: State
    legal: list[int]
    played: int
    liked: Floats
    weighed: dict[int, float] = field(default_factory=dict)
    """The chance to win after what was played, and after what is liked best."""

    @property
    def best(self) -> int:
        return self.legal[int(self.liked.argmax())]

    @property
    def cost(self) -> float:
        return self.weighed[self.best] - self.weighed[self.played]

    @property
    def accuracy(self) -> float:
        return self.how_liked(self.played) / self.how_liked(self.best)

    def how_liked(self, action: int) -> float:
        return float(self.liked[self.legal.index(action)])


def analyse(record: Record, moments: int = 8, seat: int | None = None, told: Told = lambda part: None) -> Analysis:
    """Of a finished game; `moments` is how many are told at most, of one seat where it is named. `told` hears what part
    of the work is done. Raises RecordError for a game that is not over."""
    scales = Scales(registry.game(record.game_name), LOOKS)
    states = course(record)
    if not states[-1].over:
        raise RecordError("Only a finished game can be analysed, and this one is not over.")
    decided, found = weighed_course(record, states, scales.mind)
    judged = [one for one in decided if seat in (None, one.seat)]
    return Analysis(
        record.game_name,
        scales.mind.team,
        record.seat_names,
        record.players,
        [[round(chance, 4) for chance in row] for row in found],
        [accuracy_of(decided, one) for one in range(record.seats)],
        mistakes(judged, scales, record.seed, moments, told),
    )


def course(record: Record) -> list[State]:
    """All positions of a game."""
    states = [record.replay(0)]
    for index in range(len(record)):
        following = states[-1].clone()
        following.record_events = False
        record.carry_out(following, index)
        states.append(following)
    return states


def weighed_course(record: Record, states: Sequence[State], mind: Mind) -> tuple[list[Decided], list[list[float]]]:
    """The decisions with what the network likes, and the chances at each position; all positions are asked for
    together."""
    seats, eyes = record.seats, range(record.seats)
    seen: Sequence[Any] = states[:-1]
    logits, values = thoughts(mind, (state.observe(seat) for state in seen for seat in eyes))
    found = [at_once(row, mind.team) for row in values.reshape(-1, seats)]
    last = list(states[-1].outcome.shares) if states[-1].outcome else []
    decided = []
    for seq, (seat, text) in enumerate(record.decisions):
        state = states[seq]
        legal = state.legal(seat)
        if len(legal) > 1:
            liked = chances(logits[seq * seats + seat], legal)
            decided.append(Decided(seq, seat, state, legal, state.parse(seat, text), liked))
    return decided, [*found, last[:1] if mind.team else last]


def at_once(values: Floats, team: bool) -> list[float]:
    """The chances of all seats from what each expects of itself."""
    if team:
        return [share(float(values.mean()))]
    own = np.clip(values, 0.001, 1.0)
    return [float(one) for one in own / own.sum()]


def accuracy_of(decided: Sequence[Decided], seat: int) -> float | None:
    found = [one.accuracy for one in decided if one.seat == seat]
    return round(sum(found) / len(found), 4) if found else None


def mistakes(decided: Sequence[Decided], scales: Scales, seed: int, most: int, told: Told) -> list[Moment]:
    """The decisions that cost most, in the order of the game."""
    if not most:
        return []
    doubtful = [one for one in decided if one.accuracy <= DOUBTFUL]
    glance(doubtful, scales.mind, seed)
    worst = sorted(doubtful, key=suspicion, reverse=True)[: max(LOOKED_AT, most)]
    for place, one in enumerate(worst):
        rng = Rng(derived(seed, "analysis", one.seq))
        one.weighed = scales.weigh(one.state, one.seat, [one.played, one.best], rng)
        told((place + 1) / len(worst))
    worst.sort(key=lambda one: -one.cost)
    return [moment_of(one) for one in sorted(apart(worst, most), key=lambda one: one.seq)]


def suspicion(one: Decided) -> float:
    """What it seems to have cost at a glance, and how little the network likes it."""
    return one.cost - TRUST * max(-10.0, math.log(one.accuracy + 1e-9))


def glance(doubtful: Sequence[Decided], mind: Mind, seed: int) -> None:
    """Weigh all of them by what the network says when the action has been taken, in a few worlds each."""
    copies = [
        (one, action, after(world, one.seat, action))
        for one in doubtful
        for world in worlds(one, Rng(derived(seed, "glance", one.seq)))
        for action in (one.played, one.best)
    ]
    going = [(one, action, state) for one, action, state in copies if not state.over]
    _, values = thoughts(mind, (state.observe(one.seat) for one, _, state in going))
    for one in doubtful:
        one.weighed = dict.fromkeys((one.played, one.best), 0.0)
    for one, action, state in copies:
        if state.over:
            one.weighed[action] += state.outcome.shares[one.seat] / GLANCES
    for (one, action, _), value in zip(going, values, strict=True):
        one.weighed[action] += float(value) / GLANCES


def worlds(one: Decided, rng: Rng) -> list[Any]:
    return [one.state.resample(one.seat, rng) for _ in range(GLANCES)]


def after(world: Any, seat: int, action: int) -> Any:
    state = world.clone()
    state.record_events = False
    state.play(seat, action)
    return state


def apart(worst: Sequence[Decided], most: int) -> list[Decided]:
    """A choice that is made in several steps is told once, by the step that cost most."""
    found: list[Decided] = []
    for one in worst:
        if one.cost < LEAST or len(found) == most:
            break
        if all(one.seat != other.seat or abs(one.seq - other.seq) > STEPS for other in found):
            found.append(one)
    return found


def moment_of(decided: Decided) -> Moment:
    offers = {offer.number: offer for offer in decided.state.offers(decided.seat)}
    played, better = (tried(offers[action], decided) for action in (decided.played, decided.best))
    return Moment(decided.seq, decided.seat, played, better)


def tried(offer: Offer, decided: Decided) -> Tried:
    liked, chance = decided.how_liked(offer.number), decided.weighed[offer.number]
    return Tried(
        offer.action.verb,
        offer.action.args,
        dict(offer.cost),
        offer.rule,
        offer.text,
        offer.changes,
        round(liked, 4),
        round(chance, 4),
    )
