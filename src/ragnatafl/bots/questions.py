"""What a network is asked, as rows of numbers for many positions at once, and what it answers. A bot that thinks is a
generator of questions: whoever drives it may answer those of many games together."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import numpy as np
from librt.strings import write_i16_le
from mypy_extensions import i16
from numpy.typing import NDArray

from ragnatafl.core.batch import Rows
from ragnatafl.core.games import Questions

from .weights import Floats

Numbers = NDArray[np.int16]
Found = TypeVar("Found")


@dataclass(frozen=True)
class Question:
    """About positions of the engine, each for the seat that decides next; or about one, for a seat that is named."""

    states: Sequence[Any]
    seat: int | None = None
    legal: Sequence[int] = ()

    def __len__(self) -> int:
        return len(self.states)

    def write(self, sheet: Questions) -> None:
        if self.seat is not None:
            write_for(sheet, self.states[0], self.seat, self.legal)
            return
        for state in self.states:
            sheet.add_observation(state)
        for state in self.states:
            sheet.add_legal(state)


def write_for(sheet: Questions, state: Any, seat: int, legal: Sequence[int]) -> None:
    """Seats that decide together may be asked in any order."""
    write_i16_le(sheet.seats, i16(seat))
    sheet.start_rows()
    state.write_observation(sheet.features, seat)
    for action in legal:
        write_i16_le(sheet.legal, i16(action))


@dataclass(frozen=True)
class Asked:
    """Positions as a network reads them: who decides in each, what he sees, and what he may do."""

    seats: Numbers
    features: Rows
    legal: Rows

    def __len__(self) -> int:
        return len(self.seats)


def written(questions: Sequence[Question]) -> Asked:
    """All questions on one sheet."""
    sheet = Questions(None)
    for question in questions:
        question.write(sheet)
    seats, features, feature_starts, legal, legal_starts, _ = sheet.told()
    return Asked(
        np.frombuffer(seats, "<i2"),
        Rows(np.frombuffer(features, "<i2"), np.frombuffer(feature_starts, "<i8")),
        Rows(np.frombuffer(legal, "<i2"), np.frombuffer(legal_starts, "<i8")),
    )


@dataclass(frozen=True)
class Answers:
    """For each position of a question who was asked, how many actions he had, which of them is liked best, and his
    expectations: the victories of all seats as he counts them, then the scores. `liked` tells of all actions, row after
    row. Plain numbers: those who read them take one at a time."""

    seats: list[int]
    counts: list[int]
    actions: list[int]
    values: list[list[float]]
    liked: Floats


def answers_to(asked: Asked, questions: Sequence[Question], liked: Floats, values: Floats) -> Iterator[Answers]:
    """What each of those is told whose questions were written on one sheet."""
    seats, counts = asked.seats.tolist(), asked.legal.lengths.tolist()
    actions, rows = best(asked.legal, liked), values.reshape(len(asked), -1).tolist()
    row = place = 0
    for question in questions:
        part = slice(row, row + len(question))
        end = place + sum(counts[part])
        yield Answers(seats[part], counts[part], actions[part], rows[part], liked[place:end])
        row, place = part.stop, end


def best(legal: Rows, liked: Floats) -> list[int]:
    """The action of each row that is liked best, the first of equals."""
    starts = legal.starts[:-1]
    most = np.repeat(np.maximum.reduceat(liked, starts), legal.lengths)
    places = np.flatnonzero(liked == most)
    found: list[int] = legal.values[places[np.searchsorted(places, starts)]].tolist()
    return found


class Answering(Protocol):
    def answer(self, asked: Asked) -> tuple[Floats, Floats]:
        """How much each of the legal actions is liked, row after row; and rows of (victories, scores)."""


Thought = Generator[Question, Answers, Found]
"""Asks, is told, and finds something in the end: for a bot that is an action."""


def answered(thought: Thought[Found], mind: Answering) -> Found:
    """What a thought finds when it has the network for itself."""
    try:
        question = next(thought)
        while True:
            asked = written([question])
            question = thought.send(next(answers_to(asked, [question], *mind.answer(asked))))
    except StopIteration as done:
        found: Found = done.value
        return found
