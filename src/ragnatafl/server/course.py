"""The course of a game at a glance: what its curve shows at each position, and where its turns, scenes and chapters
begin. Which those are says the game's manifest."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from weakref import WeakKeyDictionary

import orjson

from ragnatafl.core import registry

from .history import Entry, GameHistory
from .limits import pay_for_loading
from .messages import Course, CurveLine

TURN = ("turn_began",)
_known: WeakKeyDictionary[GameHistory, Course] = WeakKeyDictionary()


async def course_of(history: GameHistory) -> Course:
    """The whole course; a game without a curve or without turns has none there."""
    if history not in _known:
        pay_for_loading(history.seq)
        _known[history] = await seen(history)
    return _known[history]


async def seen(history: GameHistory) -> Course:
    manifest = registry.manifest(history.game.name)
    curve = registry.load(manifest.curve) if manifest.curve else lambda state: {}
    marks = {"turn": TURN, **manifest.landmarks}
    points: list[Mapping[str, float]] = []
    found: dict[str, list[int]] = {kind: [] for kind in marks}
    for seq in range(history.seq + 1):
        points.append(curve(await history.position(seq)))
        happened = names_of(history.entries[seq])
        for kind in marks:
            if not happened.isdisjoint(marks[kind]):
                found[kind].append(seq)
        if seq % 16 == 15:
            await asyncio.sleep(0)
    return {"lines": [line(history, name, points) for name in points[0]], "landmarks": found}


def names_of(entry: Entry) -> set[str]:
    """What led to a position, as a spectator saw it."""
    return {event["name"] for event in orjson.loads(entry.events[-1])}


def line(history: GameHistory, name: str, points: list[Mapping[str, float]]) -> CurveLine:
    seat = history.codes.index(name) if name in history.codes else None
    return {"name": name, "seat": seat, "values": [point[name] for point in points]}
