"""The shape of what Hnefatafl tells; the browser's types are written from it (docs/guides/add-a-game.md)."""

from __future__ import annotations

from typing import TypedDict

from ragnatafl.core.offers import Preview


class Decision(TypedDict):
    name: str
    seat: int


LastMove = TypedDict("LastMove", {"from": str, "to": str, "taken": list[str]})


class OpenTable(TypedDict):
    """What a save and a view both tell."""

    board: list[str]
    """Eleven texts, row 11 first."""
    turn: str
    """The side to move."""
    sides: list[str]
    """By seat."""
    quiet: int
    """The moves since the last capture."""
    last: LastMove | None
    ending: str
    """Why the game is over, or nothing."""


class Rebuild(TypedDict):
    since: list[str]
    """The moves since the last capture that are known."""


class View(OpenTable):
    seat: int | None
    decision: Decision | None
    captured: dict[str, int]
    times: int
    """How often this position has stood."""
    ways: int
    """The corners that are open to the king."""
    winner: str | None
    rebuild: Rebuild
    """What only `imagine` needs; nobody else reads it."""


class Square(TypedDict):
    """What `inspect` tells of a square."""

    thing: str
    piece: str | None


Inspected = Square | Preview
