"""Tables that do not begin at the beginning: what was played before they were made, and where it comes from; and what
the record says of that, and of a table where everything could be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from ragnatafl.core.record import Record

from .history import Row
from .messages import Origin

HEADER, UNDO = "from", "undo"
"""Under which a record tells that it was played on from another, and that decisions were taken back freely."""


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


def note(record: Record, stored: str | None, free_undo: bool) -> None:
    """The record says that it was not played from the beginning, and that everything could be taken back."""
    origin = origin_of(stored)
    if free_undo:
        record.extra[UNDO] = "free"
    if origin is not None:
        record.extra[HEADER] = f"replay {origin['replay']}, after decision {origin['seq']}"
