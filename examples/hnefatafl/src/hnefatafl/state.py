"""The contract of a position: who is asked, what may be done, what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ragnatafl.core.contract import Event, Outcome, Refusal
from ragnatafl.core.contract import View as AnyView
from ragnatafl.core.errors import IllegalAction, NotationError
from ragnatafl.core.notation import unreadable
from ragnatafl.core.offers import AFTER, Offer, preview
from ragnatafl.core.views import keep

from . import saving
from .board import COUNT, NUMBER, PIECES, SIDES, SQUARES
from .notation import ACTIONS, TEXTS, meant
from .observation import observe
from .position import ATTACKERS, DEFENDERS, ENDINGS, PLAYING, RULES, Position
from .refusals import refused
from .shape import Inspected, View


class State(Position):
    """A position with seats: `sides` tells the side of each seat."""

    __slots__ = ("_events", "record_events", "shown", "sides")

    def __init__(
        self, board: bytearray, turn: int = ATTACKERS, sides: tuple[int, int] = (ATTACKERS, DEFENDERS)
    ) -> None:
        super().__init__(board, turn)
        self.sides = sides
        self.shown = 0
        self.record_events = True
        self._events: list[Event] = []

    # Who is asked

    @property
    def seats(self) -> int:
        return len(self.sides)

    @property
    def over(self) -> bool:
        return self.ending != PLAYING

    @property
    def waiting(self) -> list[int]:
        return [] if self.over else [self.sides.index(self.turn)]

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = tuple(int(side == self.winner) for side in self.sides)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, reason=ENDINGS[self.ending], rule=RULES[self.ending])

    # What may be done

    def seat_number(self, seat: object) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalAction(f"A seat is 0 or 1, not {seat!r:.40}.")
        return seat

    def action_number(self, action: object) -> int:
        if not isinstance(action, int) or not 0 <= action < len(TEXTS):
            raise IllegalAction(f"An action is a whole number from 0 to {len(TEXTS) - 1}, not {action!r:.40}.")
        return action

    def legal(self, seat: object) -> list[int]:
        return self.moves() if self.seat_number(seat) in self.waiting else []

    def offers(self, seat: object) -> list[Offer]:
        """Nothing costs anything, and there is only one way to move."""
        return [
            Offer(number, ACTIONS.action(number), {}, "HT-3.2", partial(self.after, number))
            for number in self.legal(seat)
        ]

    def play(self, seat: object, action: object) -> None:
        who, number = self.seat_number(seat), self.action_number(action)
        refusal = refused(self, who, number)
        if refusal is not None:
            raise IllegalAction(refusal)
        piece, times, taken = self.move(number)
        self._events = self.told(who, number, piece, times, taken) if self.record_events else []

    def notation(self, seat: object, action: object) -> str:
        self.seat_number(seat)
        return TEXTS[self.action_number(action)]

    def parse(self, seat: object, text: object) -> int:
        self.seat_number(seat)
        if not isinstance(text, str):
            raise NotationError(f"Notation is a text, not {type(text).__name__}.")
        found = meant(text)
        if found is None:
            legal = [TEXTS[action] for action in self.legal(seat)] or [TEXTS[COUNT * NUMBER["d1"] + NUMBER["d4"]]]
            raise unreadable(text, legal, legal)
        return found

    def why_not(self, seat: object, text: object) -> Refusal | None:
        try:
            number = self.parse(seat, text)
        except NotationError as error:
            return Refusal(str(error), "HT-7.1", "unreadable", {"text": str(text)[:60]})
        return refused(self, self.seat_number(seat), number)

    # What is told

    def told(self, seat: int, number: int, piece: int, times: int, taken: list[int]) -> list[Event]:
        """What a move has caused. All see everything; each event tells its side, so that it can be read alone."""
        start, end = divmod(number, COUNT)
        side = SIDES[self.sides[seat]]
        found = [Event("moved", seat, {"piece": PIECES[piece], "start": SQUARES[start], "end": SQUARES[end]}, "HT-3.2")]
        other = PIECES[2 if side == SIDES[0] else 1]
        found += [Event("captured", seat, {"piece": other, "square": SQUARES[square]}, "HT-4.1") for square in taken]
        if self.over:
            winner = SIDES[self.winner] if self.winner >= 0 else "nobody"
            return [
                *found,
                Event("game_over", None, {"winner": winner, "reason": ENDINGS[self.ending]}, RULES[self.ending]),
            ]
        if times > 1:
            found.append(Event("repeated", None, {"times": times}, "HT-6.1"))
        ways = self.ways_out()
        return [*found, Event("way_out", None, {"ways": ways}, "HT-6.3")] if ways else found

    def events(self, seat: object = None) -> list[Event]:
        if seat is not None:
            self.seat_number(seat)
        return list(self._events)

    def events_for(self, seats: Sequence[int | None]) -> list[list[Event]]:
        return [self.events(seat) for seat in seats]

    def view(self, seat: object) -> View:
        return saving.view(self, None if seat is None else self.seat_number(seat))

    def views(self, seats: Sequence[int | None], before: object = None, known: Sequence[AnyView] = ()) -> list[View]:
        views = [self.view(seat) for seat in seats]
        for view, earlier in zip(views, known, strict=False):
            keep(view, earlier)
        return views

    def observe(self, seat: object) -> memoryview:
        return observe(self, self.seat_number(seat))

    def inspect(self, seat: object, thing: object) -> Inspected:
        """A square and what stands there, or what a legal move would capture ("after move d1 d4")."""
        if seat is not None and isinstance(thing, str) and thing.startswith(AFTER):
            return preview(self, self.seat_number(seat), thing[len(AFTER) :])
        if seat is not None:
            self.seat_number(seat)
        if not isinstance(thing, str) or thing not in NUMBER:
            raise NotationError(f"There is no square {thing!r:.40}.")
        return {"thing": thing, "piece": PIECES[self.board[NUMBER[thing]]] or None}

    def after(self, number: int) -> dict[str, Any]:
        """What a legal move would do: the pieces it captures, the corners that are open to the king then, the end."""
        other = self.clone()
        taken = other.move(number)[2]
        return {
            "taken": [SQUARES[square] for square in taken],
            "ways": other.ways_out(),
            "ending": ENDINGS[other.ending],
        }

    # Copies

    def resample(self, seat: object, rng: object) -> State:
        """Nothing is hidden: the only world that looks the same is the same."""
        if seat is not None:
            self.seat_number(seat)
        return self.clone()

    def clone(self) -> State:
        other = State.__new__(State)
        self.copy_to(other)
        other.sides = self.sides
        other.shown = self.shown
        other.record_events = self.record_events
        other._events = self._events
        return other

    def to_dict(self) -> dict[str, Any]:
        return saving.to_dict(self)
