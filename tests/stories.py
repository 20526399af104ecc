"""Whole random games of both kinds, and all scenarios, as logs: every event as seen, and as the server keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ragnatafl as rt
from ragnatafl.core import registry, scenario, scenario_run
from ragnatafl.core.contract import Event, State
from ragnatafl.core.rng import Rng
from ragnatafl.server.history import events_as_json

from .playing import random_moves

SCENARIOS = Path(__file__).parent / "scenarios"
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("blood_rage", {"seats": seats}) for seats in (2, 3, 4)),
    *(("yggdrasil", {"seats": seats, "level": level}) for seats in (1, 2, 3, 5) for level in ("easy", "hard")),
    *(("yggdrasil", {"seats": 3, "saga": saga, "sheets": "usual"}) for saga in range(1, 7)),
]


@dataclass(frozen=True)
class StoredEvent:
    """One event when it happened, and the same one from the log at the end of the game."""

    game: str
    live: Event
    stored: dict[str, Any]

    @property
    def again(self) -> Event:
        return Event(**self.stored)


def stories(seeds: range) -> Iterator[StoredEvent]:
    """All events of random games, one game after the other, and of all scenarios."""
    for game, options in GAMES:
        for seed in seeds:
            yield from story(game, seed, **options)
    for one in scenario.load([SCENARIOS]):
        yield from played(one)


def story(game: str, seed: int, **options: Any) -> Iterator[StoredEvent]:
    """A random game as seat 0 saw it, told again from the log when it is over."""
    state = rt.game(game).new(seed=seed, **options)
    log = Log(game)
    for _ in random_moves(state, Rng(seed)):
        log.add(state, 0)
    log.add(state, 0)
    yield from log.stored_events()


def played(one: scenario.Scenario) -> Iterator[StoredEvent]:
    """A scenario as each seat saw it."""
    game = registry.game(one.game)
    state = game.position(one.position) if one.position is not None else game.new(**{"seed": 0, **(one.new or {})})
    logs = [Log(one.game) for _ in range(state.seats)]
    for step in ("", *one.steps):
        state = scenario_run.take_step(game, state, step) if step else state
        for seat, log in enumerate(logs if isinstance(step, str) or "random_until" in step else []):
            log.add(state, seat)
    for log in logs:
        yield from log.stored_events()


class Log:
    """What a seat was told while it happened, and what the server keeps of it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.live: list[Event] = []
        self.lines: list[bytes] = []

    def add(self, state: State, seat: int) -> None:
        self.live += state.events(seat)
        self.lines.append(events_as_json(state)[seat])

    def stored_events(self) -> Iterator[StoredEvent]:
        stored = [event for line in self.lines for event in json.loads(line)]
        yield from (StoredEvent(self.game, event, kept) for event, kept in zip(self.live, stored, strict=True))
