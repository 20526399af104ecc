"""Games of a bot to begin with: what was seen, what could be done, what it chose and how it ended. Where nobody wins by
chance, a network first learns to play like a bot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ragnatafl.arena.simulate import take_decision
from ragnatafl.arena.workers import started
from ragnatafl.bots import bot
from ragnatafl.bots.mind import MindBot
from ragnatafl.core import registry
from ragnatafl.core.contract import Outcome
from ragnatafl.core.features import features_of
from ragnatafl.core.rng import Rng, derived

from .practice import Kind, Practice
from .workers import NONE, Room


@dataclass(frozen=True)
class Examples:
    """Row by row: features and legal actions filled up with NONE, the place of the choice among the legal actions, and
    for each seat as the observer counts them, its share of the victory and the worth of its score."""

    features: NDArray[np.int16]
    legal: NDArray[np.int16]
    slots: NDArray[np.int64]
    results: NDArray[np.float32]
    players: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.slots)

    @staticmethod
    def joined(parts: Sequence[Examples]) -> Examples:
        return Examples(*(np.concatenate([getattr(part, name) for part in parts]) for name in FIELDS))


FIELDS = ("features", "legal", "slots", "results", "players")


def filled(row: Iterable[int], width: int) -> NDArray[np.int16]:
    numbers = np.fromiter(row, np.int16)
    found = np.full(width, NONE, np.int16)
    found[: len(numbers)] = numbers
    return found


def watch(
    room: Room, practice: Practice, kind: Kind, name: str, seed: int, games: int, guest: Path | None = None
) -> Examples:
    """So many games in which a bot has every seat; or all but one, which goes round, for the network of a guest: a bot
    meets other positions there. Only what the bot decides is kept."""
    game = registry.game(room.game)
    player = bot(room.game, name)
    other = MindBot(game, guest) if guest else player
    progress = practice.progress_by_number(features_of(game).names)
    parts = []
    for number in range(games):
        state: Any = game.new(seats=kind.seats, seed=seed + number, **kind.options)
        state.record_events = False
        rng = Rng(derived(seed + number, "bot"))
        seen: list[tuple[int, Any, Any, int]] = []
        visited = number % (kind.seats + 1) if guest else None
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            action = take_decision(state, seat, other if seat == visited else player, rng)
            if len(legal) > 1 and seat != visited:
                seen.append((seat, state.observe(seat), legal, legal.index(action)))
            state.play(seat, action)
        ended = sum(progress.get(number, 0.0) for number in seen[-1][1]) if seen else 0.0
        parts.append(told(room, practice, kind, seen, state.outcome, ended))
    return Examples.joined(parts)


def told(
    room: Room,
    practice: Practice,
    kind: Kind,
    seen: Sequence[tuple[int, Any, Any, int]],
    outcome: Outcome,
    ended: float,
) -> Examples:
    return Examples(
        np.stack([filled(features, room.features) for _, features, _, _ in seen]),
        np.stack([filled(legal, room.legal) for _, _, legal, _ in seen]),
        np.array([slot for *_, slot in seen], np.int64),
        np.stack([results(practice, outcome, seat, ended) for seat, *_ in seen]),
        np.full(len(seen), 1 if practice.team else kind.seats, np.int64),
    )


def results(practice: Practice, outcome: Outcome, seat: int, ended: float) -> NDArray[np.float32]:
    """What a game that has ended was worth for every seat, beginning with this one."""
    shares = outcome.shares
    if practice.team:
        return np.array([[shares[0]], [max(shares[0], ended)]], np.float32)
    found = np.zeros((2, practice.most_seats), np.float32)
    leads = outcome.leads
    for place in range(len(leads)):
        who = (seat + place) % len(leads)
        found[:, place] = shares[who], math.tanh(leads[who] / practice.margin)
    return found


def examples(
    room: Room, practice: Practice, name: str, games: int, processes: int, seed: int, guest: Path | None = None
) -> Examples:
    """So many games of a bot at the kind of table that is practised most, at the others as many as their part is."""
    size = max(1, min(games, 10))
    most = max(kind.part for kind in practice.kinds)
    with started(processes, room.game) as pool:
        jobs = [
            pool.submit(
                watch, room, practice, kind, name, start_of(seed, kind) + first, min(size, count - first), guest
            )
            for kind in practice.kinds
            for count in [math.ceil(games * kind.part / most)]
            for first in range(0, count, size)
        ]
        return Examples.joined([job.result() for job in jobs])


def start_of(seed: int, kind: Kind) -> int:
    """The seed of the first game at a kind of table."""
    return derived(seed, str(kind)) % 2**40
