"""What a game was made of, for reports: each game counts, from its events, what its players argue about.

A fact is (seat, subject, what, when): "the seat drafted Troll as its second card". Of facts that are alike the amounts
are added up. Whatever concerns all seats has the seat `ALL`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from .contract import Event

Fact = tuple[int, str, str, int]
ALL = -1
SHARES, AMOUNTS, PICKS, COUNTS = "shares", "amounts", "picks", "counts"


@dataclass(frozen=True)
class Section:
    """A part of a game's report. Its title is the message `<prefix>-terminal-report-<name>`.

    shares    for each thing: how often it was there, and the share of victories then
    amounts   for each thing: how much of it, for those who won and for the others, by time where there is one
    picks     for each thing: how often it was chosen where it could be (`of`), by the time
    counts    for each thing: in how many games it was so, by the time
    """

    name: str
    chart: str
    subject: str
    names: str = ""
    """The family of names of its things; without one they are numbers."""
    of: str = ""


class Ledger(Protocol):
    """What one game counts while it is played; it is made anew for each game."""

    sections: Sequence[Section]

    def decided(self, seat: int, action: int, legal: Sequence[int], events: Sequence[Event]) -> None:
        """A seat has chosen one of its legal actions, and this is what it saw happen."""

    def facts(self) -> Counter[Fact]:
        """All that was counted, when the game is over."""
