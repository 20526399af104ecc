"""Tables that do not begin at the beginning: what was played before they were made, and where it comes from."""

from __future__ import annotations

from dataclasses import dataclass

from ragnatafl.core.record import Record

from .history import Row
from .messages import Origin

HEADER = "from"
"""Under which a record tells that it was played on from another."""


@dataclass(frozen=True)
class Beginning:
    """How a table begins that is played on from a replay."""

    rows: tuple[Row, ...]
    origin: str
    """The replay and the decision, as the database keeps them."""
    ours: bool
    """Whether its position, if it began with one, is an example of the rules and no visitor's."""


def origin_of(stored: str | None) -> Origin | None:
    """What the database keeps of a table's origin."""
    if not stored:
        return None
    replay, _, seq = stored.partition(" ")
    return {"replay": replay, "seq": int(seq)}


def note_origin(record: Record, stored: str | None) -> None:
    """The record says that it was not played from the beginning."""
    origin = origin_of(stored)
    if origin is not None:
        record.extra[HEADER] = f"replay {origin['replay']}, after decision {origin['seq']}"
