# mypyc: compile
"""The public state: the contract's methods on a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.contract import Event, Outcome, Refusal
from ragnatafl.core.engine import bit
from ragnatafl.core.offers import AFTER, Offer, preview
from ragnatafl.core.rng import Rng, given_rng

from ..telling.events import describe, describe_for
from ..telling.forecast import CARDS, cards_report
from ..telling.inspect import inspect
from ..telling.observation import write_observation
from ..telling.offers import offers
from ..telling.shape import Inspected, View
from ..telling.view import view, views
from .machine import advance, decide, fill_legal
from .notation import TEXTS, meanings
from .position import Position
from .redeal import NO_WISHES, redeal
from .refusals import explain, nowhere
from .saving import to_dict
from .setup import deal_new
from .tables import Phase


class State(Position):
    """A game of Blood Rage at some point. Made by `game.new`, `game.from_dict`, `game.position` or `clone`."""

    @property
    def over(self) -> bool:
        return self.phase == Phase.OVER

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != Phase.OVER:
            return None
        scores = tuple([int(self.score(seat)) for seat in range(self.n)])
        winners = self.winners()
        return Outcome(scores, tuple([seat for seat in range(self.n) if (winners >> seat) & 1]))

    def score(self, seat: i64) -> i64:
        return self.clans[seat].glory

    def winners(self) -> i64:
        """BR-21.3, RULING-62: tied players share the victory."""
        best = self.clans[0].glory
        found: i64 = 0
        for seat in range(self.n):
            if self.clans[seat].glory > best:
                best = self.clans[seat].glory
                found = 0
            if self.clans[seat].glory == best:
                found |= bit(seat)
        return found

    def list_actions(self, seat: i64) -> None:
        fill_legal(self, seat)

    def carry_out(self, seat: i64, action: i64) -> None:
        decide(self, seat, action)

    def explain(self, seat: int, action: int) -> Refusal:
        return explain(self, seat, action)

    def offers(self, seat: object) -> list[Offer]:
        who = int(self.seat_number(seat))
        return offers(self, who, self.legal(who))

    def texts(self) -> list[str]:
        return TEXTS

    def meanings(self, text: str) -> list[int]:
        return meanings(text)

    def likeliest(self, found: list[int]) -> int:
        """A quest named without its Age: the one of this Age."""
        return found[min(int(self.age), len(found) - 1)]

    def unreadable_rule(self) -> str:
        return "BR-23"

    def events(self, seat: object = None) -> list[Event]:
        who: i64 = -1 if seat is None else self.seat_number(seat)
        return describe(self, int(who))

    def events_for(self, seats: Sequence[int | None]) -> list[list[Event]]:
        return describe_for(self, [-1 if seat is None else int(self.seat_number(seat)) for seat in seats])

    def view(self, seat: object) -> View:
        who: i64 = -1 if seat is None else self.seat_number(seat)
        return view(self, int(who))

    def views(
        self, seats: Sequence[int | None], before: object = None, known: Sequence[Mapping[str, Any]] = ()
    ) -> list[View]:
        numbers = [-1 if seat is None else int(self.seat_number(seat)) for seat in seats]
        if isinstance(before, Position) and before.n == self.n:
            return views(self, numbers, before, cast(list[View], list(known)))
        return views(self, numbers, self, [])

    def touch(self) -> i64:
        found = self.stack[0] + self.battle.province + self.free[0] + len(self.board_told) + len(self.discard)
        for clan in self.clans:
            found += clan.rage + clan.peril + clan.leader + clan.kept
            found += len(clan.open_told) + clan.warriors[0] + clan.slots[0]
        return found

    def touch_hand(self, seat: i64) -> i64:
        clan = self.clans[seat]
        hand = clan.hand[0] if len(clan.hand) > 0 else i64(0)
        return hand + clan.choice + len(clan.memory_told) + len(self.discard_told)

    def write_observation(self, row: BytesWriter, seat: i64) -> None:
        write_observation(row, self, seat)

    def why_not(self, seat: object, text: object) -> Refusal | None:
        """Beside whole actions "march", "pillage" and "invade warrior": why that can be done nowhere."""
        who = int(self.seat_number(seat))
        found = nowhere(self, who, text) if isinstance(text, str) else None
        return super().why_not(seat, text) if found is None else found

    def inspect(self, seat: object, thing: object) -> Inspected:
        """A place, the cards that others may hold, or what a decision of this seat would change: "after pass"."""
        who = -1 if seat is None else int(self.seat_number(seat))
        if thing == CARDS:
            return cards_report(self, who)
        if who < 0:
            return inspect(self, thing)
        if isinstance(thing, str) and thing.startswith(AFTER):
            return preview(self, who, thing[len(AFTER) :])
        return inspect(self, thing)

    def resample(self, seat: object, rng: object) -> State:
        who: i64 = -1 if seat is None else self.seat_number(seat)
        generator = given_rng(rng)
        other = State(self.n, self)
        redeal(other, who, generator, NO_WISHES)
        return other

    def resample_by(self, seat: int, rng: Rng, wishes: vec[float]) -> State:
        """As `resample`, but the others have drafted what they wish for."""
        other = State(self.n, self)
        redeal(other, seat, rng, wishes)
        return other

    def clone(self) -> State:
        return State(self.n, self)

    def to_dict(self) -> dict[str, Any]:
        return to_dict(self)


def new_state(seats: int, seed: int, clans: list[int], first: int, first_game: bool) -> State:
    state = State(seats)
    deal_new(state, Rng(seed), first, first_game)
    for seat in range(seats):
        state.clans[seat].number = clans[seat]
    advance(state)
    return state
