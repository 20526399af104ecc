"""What a network is asked, as rows of numbers for many positions at once, and what it answers. A bot that thinks is a
generator of questions: whoever drives it may answer those of many games together."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from ragnatafl.core.batch import Rows
from ragnatafl.core.games import Questions

from .weights import Floats

Numbers = NDArray[np.int16]
Found = TypeVar("Found")


@dataclass(frozen=True)
class Asked:
    """Positions: who decides in each, what he sees, and what he may do."""

    seats: Numbers
    features: Rows
    legal: Rows

    def __len__(self) -> int:
        return len(self.seats)


@dataclass(frozen=True)
class Answers:
    """`liked` has a number for each of the legal actions, row after row; `values` are rows of (victories, scores)."""

    asked: Asked
    liked: Floats
    values: Floats

    def best(self) -> list[int]:
        """The legal action that is liked best in each position, the first of equals."""
        legal = self.asked.legal
        starts = legal.starts[:-1]
        most = np.repeat(np.maximum.reduceat(self.liked, starts), legal.lengths)
        places = np.flatnonzero(self.liked == most)
        found: list[int] = legal.values[places[np.searchsorted(places, starts)]].tolist()
        return found

    def shared_out(self, parts: Sequence[Asked]) -> Iterator[Answers]:
        """For each of those whose questions were joined."""
        row = place = 0
        for part in parts:
            rows, places = row + len(part), place + len(part.legal.values)
            yield Answers(part, self.liked[place:places], self.values[row:rows])
            row, place = rows, places


class Answering(Protocol):
    """A network that can be asked."""

    def answer(self, asked: Asked) -> Answers: ...


Thought = Generator[Asked, Answers, Found]
"""Asks, is told, and finds something in the end: for a bot that is an action."""


def answered(thought: Thought[Found], mind: Answering) -> Found:
    """What a thought finds when it has the network for itself."""
    try:
        asked = next(thought)
        while True:
            asked = thought.send(mind.answer(asked))
    except StopIteration as done:
        found: Found = done.value
        return found


def of_position(state: Any, seat: int, legal: Sequence[int]) -> Asked:
    """One position, for any seat that is waiting."""
    return Asked(np.array([seat], "<i2"), one_row(np.frombuffer(state.observe(seat), "<i2")), one_row(legal))


def one_row(values: Sequence[int] | Numbers) -> Rows:
    return Rows(np.asarray(values, "<i2"), np.array([0, len(values)]))


def of_positions(states: Sequence[Any]) -> Asked:
    """Positions of the engine, each for the seat that decides next."""
    written = Questions(None)
    for state in states:
        written.add(state)
    written.start_rows()
    return Asked(
        np.frombuffer(written.seats.getvalue(), "<i2"),
        Rows(
            np.frombuffer(written.features.getvalue(), "<i2"), np.frombuffer(written.feature_starts.getvalue(), "<i8")
        ),
        Rows(np.frombuffer(written.legal.getvalue(), "<i2"), np.frombuffer(written.legal_starts.getvalue(), "<i8")),
    )


def joined(parts: Sequence[Asked]) -> Asked:
    """One question of many."""
    return Asked(
        np.concatenate([part.seats for part in parts]),
        joined_rows([part.features for part in parts]),
        joined_rows([part.legal for part in parts]),
    )


def joined_rows(parts: Sequence[Rows]) -> Rows:
    lengths = np.concatenate([part.lengths for part in parts])
    starts = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum(lengths, out=starts[1:])
    return Rows(np.concatenate([part.values for part in parts]), starts)
