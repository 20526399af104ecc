"""The history of a game: its rows (decisions, and decisions taken back) and everything that follows from them.

The state, the log as each seat may read it, and the numbers of the questions are all rebuilt from the rows, so that a
table after a restart is the table before it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import orjson

from ragnatafl.core.begin import begin
from ragnatafl.core.contract import Event, Game, State
from ragnatafl.core.errors import IllegalAction, NotationError, RagnataflError
from ragnatafl.core.offers import OfferGroup, grouped

from .messages import Common, LogLine

CHECKPOINT = 24
"""Of the positions that have been, every so many is kept once somebody looks back."""


class HistoryError(RagnataflError, ValueError):
    """Rows that this program's rules cannot carry out."""


FAR_BACK = "!back "
"""What a row begins with that takes back several decisions, also those of others; no decision begins so."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table's decisions; without notation it takes the last decision back, with "!back 3" the last
    three."""

    seat: int
    notation: str | None

    @property
    def back(self) -> int:
        """How many decisions it takes back; 0 if it is one itself."""
        if self.notation is None:
            return 1
        return int(self.notation.removeprefix(FAR_BACK)) if self.notation.startswith(FAR_BACK) else 0


def standing(rows: Iterable[Row]) -> list[Row]:
    """The decisions that were not taken back."""
    kept: list[Row] = []
    for row in rows:
        if row.back:
            del kept[-row.back :]
        else:
            kept.append(row)
    return kept


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: what led to position `seq`. `events` are JSON, by seat, a spectator's last."""

    seq: int
    seat: int | None
    notation: str | None
    events: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """A decision that can be taken back: who took it, and the position before it."""

    seat: int
    notation: str
    before: State


class GameHistory:
    """A game from its set-up on. `seq` is the number of rows so far; position 0 is the beginning."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seed = seed
        self.options = dict(options)
        self.state: State = begin(game, seats, seed, options)
        self.seats = seats
        self.codes = game.seat_names(self.state)
        self.rows: list[Row] = []
        self.entries: list[Entry] = [Entry(0, None, None, events_as_json(self.state))]
        self.line: list[tuple[int, str]] = []
        """The decisions that stand, as a record has them."""
        self.undo_points: list[UndoPoint] = []
        """The last seat's decisions in a row that it may take back, newest last."""
        self.questions: list[int | None] = [None] * seats
        self.answered: list[tuple[int, str, int] | None] = [None] * seats
        """Each seat's last answer: question, notation, seq."""
        self._legal: list[list[int]] = [[] for _ in range(seats)]
        self._checkpoints: list[State] = []
        self._milestones: list[State] = []
        """Of the decisions that stand, the position after every so many, once somebody has gone far back."""
        self._ask(None)

    @property
    def seq(self) -> int:
        return len(self.rows)

    # Going on

    def try_decision(self, seat: int, text: str) -> tuple[str, State]:
        """The decision in its full notation and the position after it; raises IllegalAction or NotationError."""
        action = self.state.parse(seat, text)
        notation = self.state.notation(seat, action)
        after = self.state.clone()
        after.play(seat, action)
        return notation, after

    def decide(self, seat: int, notation: str, after: State) -> Entry:
        """Go on to the position after a decision (from `try_decision`)."""
        self._remember(UndoPoint(seat, notation, self.state), after)
        question = self.questions[seat]
        self.rows.append(Row(seat, notation))
        self.line.append((seat, notation))
        if question is not None:
            self.answered[seat] = (question, notation, self.seq)
        self.state = after
        self._ask(seat)
        return self._note(seat, notation, events_as_json(after))

    def _remember(self, point: UndoPoint, after: State) -> None:
        """The law of taking back: only one's own last decisions, until somebody else acts, something hidden is shown
        to anybody, or something random happens. Positions from before that are let go."""
        if self.undoable != point.seat:
            self.undo_points = []
        self.undo_points.append(point)
        if after.shown != point.before.shown or after.over:
            self.undo_points = []

    @property
    def undoable(self) -> int | None:
        """The seat that may take its last decision back."""
        return self.undo_points[-1].seat if self.undo_points else None

    def acted_last(self, seat: int) -> bool:
        """Whether the last decision that stands is this seat's, and nobody else has acted since."""
        return bool(self.line) and self.line[-1][0] == seat == self.rows[-1].seat

    def take_back(self, seat: int) -> Entry:
        """Return to the position before the last decision; raises HistoryError if the law forbids it."""
        if self.undoable != seat:
            raise HistoryError("There is no decision of this seat to take back.")
        point = self.undo_points.pop()
        self.rows.append(Row(seat, None))
        self.line.pop()
        del self._milestones[len(self.line) // CHECKPOINT + 1 :]
        self.answered[seat] = None
        self.state = point.before
        self._ask(seat)
        return self._note(seat, None, (orjson.dumps([Event("undone", seat)]),) * (self.seats + 1))

    def go_far_back(self, seat: int, count: int) -> Entry:
        """Return to the position before the last so many decisions, whoever took them and whatever was shown; raises
        HistoryError if there are not so many. Whether a table allows it says the table."""
        if not 0 < count <= len(self.line):
            raise HistoryError(f"There are not {count} decisions to take back.")
        self.rows.append(Row(seat, f"{FAR_BACK}{count}"))
        del self.line[-count:]
        self.undo_points = []
        self.answered = [None] * self.seats
        self.state = self._stands()
        self._ask(seat)
        return self._note(seat, None, (orjson.dumps([Event("undone", seat, {"count": count})]),) * (self.seats + 1))

    def _stands(self) -> State:
        """The position after the decisions that stand, played again from the last milestone."""
        marks, line = self._milestones, self.line
        if not marks:
            marks.append(begin(self.game, self.seats, self.seed, self.options))
        del marks[len(line) // CHECKPOINT + 1 :]
        while len(marks) <= len(line) // CHECKPOINT:
            marks.append(played_on(marks[-1], line[(len(marks) - 1) * CHECKPOINT : len(marks) * CHECKPOINT]))
        return played_on(marks[-1], line[(len(marks) - 1) * CHECKPOINT :])

    def carry_out(self, row: Row) -> None:
        """A stored row, again; raises HistoryError if it cannot be."""
        if not 0 <= row.seat < self.seats:
            raise HistoryError(f"Row {self.seq + 1} names seat {row.seat}, which is not at the table.")
        if row.notation is None:
            self.take_back(row.seat)
            return
        if row.back:
            self.go_far_back(row.seat, row.back)
            return
        try:
            notation, after = self.try_decision(row.seat, row.notation)
        except (IllegalAction, NotationError) as error:
            raise HistoryError(f'Decision {self.seq + 1}, "{row.notation}", is refused: {error}') from error
        self.decide(row.seat, notation, after)

    async def carry_out_all(self, rows: Iterable[Row]) -> None:
        """Stored rows, leaving others time in between."""
        for number, row in enumerate(rows):
            self.carry_out(row)
            if number % 16 == 15:
                await asyncio.sleep(0)

    def _note(self, seat: int, notation: str | None, events: tuple[bytes, ...]) -> Entry:
        entry = Entry(self.seq, seat, notation, events)
        self.entries.append(entry)
        return entry

    def _ask(self, actor: int | None) -> None:
        """Number the questions: one keeps its number while the seat did not act and is asked the same."""
        waiting = self.state.waiting
        for seat in range(self.seats):
            legal = self.state.legal(seat) if seat in waiting else []
            if not legal:
                self.questions[seat] = None
            elif seat == actor or self.questions[seat] is None or legal != self._legal[seat]:
                self.questions[seat] = self.seq
            self._legal[seat] = legal

    # Looking

    def offers(self, seat: int) -> list[OfferGroup]:
        """What this seat may do, as it is sent; empty if nothing is asked of it."""
        return grouped(self.state.offers(seat)) if self._legal[seat] else []

    def legal_actions(self, seat: int) -> list[int]:
        return self._legal[seat]

    def line_of(self, entry: Entry, viewer: int | None, open_book: bool = False) -> LogLine:
        """A line of the log as this seat (None: a spectator) may read it.

        A decision may hold what others must not know (a card picked, a card laid face down), so only its own seat
        reads it before the end; the events tell everybody what they saw.
        """
        shown = entry.notation if open_book or (viewer is not None and viewer == entry.seat) else None
        events = cast(list[Event], orjson.Fragment(entry.events[self.seats if viewer is None else viewer]))
        return {"seq": entry.seq, "seat": entry.seat, "decision": shown, "events": events}

    def log(self, viewer: int | None, since: int = -1, open_book: bool = False) -> list[LogLine]:
        return [self.line_of(entry, viewer, open_book) for entry in self.entries[since + 1 :]]

    async def position(self, seq: int) -> State:
        """The position after so many rows; a copy nobody else holds."""
        if not self._checkpoints:
            self._checkpoints.append(begin(self.game, self.seats, self.seed, self.options))
        wanted = min(seq // CHECKPOINT, len(self._checkpoints) - 1)
        while wanted < seq // CHECKPOINT:
            self._checkpoints.append(self._played(self._checkpoints[wanted], wanted * CHECKPOINT, CHECKPOINT))
            wanted = len(self._checkpoints) - 1
            await asyncio.sleep(0)
        return self._played(self._checkpoints[wanted], wanted * CHECKPOINT, seq - wanted * CHECKPOINT)

    def _played(self, start: State, first: int, count: int) -> State:
        """So many rows on from a checkpoint. Rows that were taken back later in this stretch are left out; what is
        taken back from before the checkpoint is undone by playing from an earlier one."""
        kept: list[Row] = []
        for row in self.rows[first : first + count]:
            if row.back > len(kept):
                return played_on(self._checkpoints[0], decisions(standing(self.rows[: first + count])))
            if row.back:
                del kept[-row.back :]
            else:
                kept.append(row)
        return played_on(start, decisions(kept))


def decisions(rows: Iterable[Row]) -> list[tuple[int, str]]:
    return [(row.seat, row.notation) for row in rows if row.notation is not None]


def played_on(start: State, line: Iterable[tuple[int, str]]) -> State:
    """A copy of the position after these decisions."""
    state = start.clone()
    for seat, notation in line:
        state.play(seat, state.parse(seat, notation))
    return state


def events_as_json(state: State) -> tuple[bytes, ...]:
    """What just happened as each seat saw it, a spectator last; equal texts are kept once.

    They are copied, because orjson's own bytes hold on to a kilobyte or four each, however short they are.
    """
    seen = state.events_for([*range(state.seats), None])
    texts = {id(events): bytes(memoryview(orjson.dumps(events))) for events in seen}
    kept = {text: text for text in texts.values()}
    return tuple([kept[texts[id(events)]] for events in seen])


def common_part(seq: int, state: State) -> Common:
    """What a message about a position says to everybody."""
    return {"seq": seq, "waiting": state.waiting, "over": state.over, "outcome": state.outcome}
