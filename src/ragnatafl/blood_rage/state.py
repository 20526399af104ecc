# mypyc: compile
"""The public state: the contract's methods on a position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ..core.contract import Event, Outcome, Refusal
from ..core.errors import IllegalAction, NotationError, StateError
from ..core.rng import as_rng
from .events import describe
from .machine import advance, decide, fill_legal
from .notation import TEXTS, meanings, unknown
from .notes import OUT
from .position import Position
from .redeal import redeal
from .refusals import explain
from .saving import to_dict
from .setup import deal_new
from .tables import Phase, bit
from .view import view


class State(Position):
    """A game of Blood Rage at some point. Made by `game.new`, `game.from_dict`, `game.position` or `clone`."""

    @property
    def seats(self) -> int:
        return self.n

    @property
    def over(self) -> bool:
        return self.phase == Phase.OVER

    @property
    def waiting(self) -> list[int]:
        mask = self.waiting_mask
        return [seat for seat in range(self.n) if (mask >> seat) & 1 != 0]

    @property
    def outcome(self) -> Outcome | None:
        """BR-21.3, RULING-62: tied players share the victory."""
        if self.phase != Phase.OVER:
            return None
        scores = [clan.glory for clan in self.clans]
        best = max(scores)
        winners = tuple([seat for seat, score in enumerate(scores) if score == best])
        return Outcome(tuple([int(score) for score in scores]), winners)

    def seat_number(self, seat: object) -> i64:
        if not isinstance(seat, int) or not 0 <= seat < self.n:
            raise IllegalAction(f"A seat is a whole number from 0 to {self.n - 1}, not {seat!r}.")
        return seat

    def owes(self, seat: i64) -> bool:
        return self.waiting_mask & bit(seat) != 0

    def fill_for(self, seat: i64) -> None:
        """Makes the buffer hold this seat's legal actions."""
        if self.fill < 0 or self.fill != OUT.fill or self.fill_seat != seat:
            fill_legal(self, seat)
            self.fill_seat = seat

    def legal(self, seat: object) -> list[int]:
        who = self.seat_number(seat)
        if not self.owes(who):
            return []
        self.fill_for(who)
        return [OUT.actions[k] for k in range(OUT.count)]

    def play(self, seat: object, action: object) -> None:
        who = self.seat_number(seat)
        if not isinstance(action, int) or not 0 <= action < len(TEXTS):
            raise IllegalAction(f"An action is a whole number from 0 to {len(TEXTS) - 1}, not {action!r}.")
        move: i64 = action
        if self.owes(who):
            self.fill_for(who)
            if OUT.contains(move):
                self.fill = -1
                if self.record_events:
                    self.trace = []
                decide(self, who, move)
                return
        reason, rule = explain(self, int(who), action)
        raise IllegalAction(reason, rule)

    def notation(self, seat: object, action: object) -> str:
        self.seat_number(seat)
        if not isinstance(action, int) or not 0 <= action < len(TEXTS):
            raise IllegalAction(f"An action is a whole number from 0 to {len(TEXTS) - 1}, not {action!r}.")
        return TEXTS[action]

    def parse(self, seat: object, text: object) -> int:
        who = self.seat_number(seat)
        if not isinstance(text, str):
            raise NotationError(f"Notation is a text, not {type(text).__name__}.")
        found = meanings(text)
        if len(found) == 0:
            raise unknown(text)
        if len(found) > 1:
            return self.best_meaning(int(who), found, text)
        return found[0]

    def best_meaning(self, seat: int, found: list[int], text: str) -> int:
        """A quest named without its Age: the only one that is legal, or else the only one held."""
        legal = self.legal(seat)
        possible = [action for action in found if action in legal]
        if len(possible) == 0:
            return found[min(int(self.age), len(found) - 1)]
        if len(possible) > 1:
            choices = " or ".join([f'"{TEXTS[action]}"' for action in possible])
            raise NotationError(f'"{text}" could be {choices}: say which Age.')
        return possible[0]

    def why_not(self, seat: object, text: object) -> Refusal | None:
        try:
            action = self.parse(seat, text)
        except NotationError as error:
            return Refusal(str(error), "BR-23")
        who = self.seat_number(seat)
        if self.owes(who):
            self.fill_for(who)
            if OUT.contains(action):
                return None
        reason, rule = explain(self, int(who), action)
        return Refusal(reason, rule)

    def events(self, seat: object = None) -> list[Event]:
        who: i64 = -1 if seat is None else self.seat_number(seat)
        return describe(self, int(who))

    def view(self, seat: object) -> dict[str, Any]:
        who: i64 = -1 if seat is None else self.seat_number(seat)
        return view(self, int(who))

    def resample(self, seat: object, rng: object) -> State:
        who: i64 = -1 if seat is None else self.seat_number(seat)
        try:
            generator = as_rng(rng)
        except TypeError as error:
            raise StateError(str(error)) from None
        other = State(self.n, self)
        redeal(other, who, generator)
        return other

    def clone(self) -> State:
        return State(self.n, self)

    def to_dict(self) -> dict[str, Any]:
        return to_dict(self)


def new_state(seats: int, seed: int, clans: list[int], first: int, first_game: bool) -> State:
    state = State(seats)
    deal_new(state, seed, first, first_game)
    for seat in range(seats):
        state.clans[seat].name = clans[seat]
    advance(state)
    return state
