# mypyc: compile
"""The public state: the contract's methods on a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from ragnatafl.core.contract import Event, Outcome, Refusal
from ragnatafl.core.engine import bit
from ragnatafl.core.offers import AFTER, Offer, preview
from ragnatafl.core.rng import Rng, given_rng

from ..campaign.experience import Sheet
from ..telling.events import describe
from ..telling.inspect import inspect
from ..telling.observation import write_observation
from ..telling.offers import offers
from ..telling.shape import Inspected, View
from ..telling.view import view, views
from .machine import advance, decide, fill_legal
from .notation import TEXTS, read
from .position import Position
from .redeal import redeal
from .refusals import explain
from .saving import to_dict
from .setup import deal, lay_out
from .tables import Defeat, Result

REASONS: Final = {
    Defeat.LIFE: "a god lost its last Life",
    Defeat.HEL_AT_THE_TOP: "Hel was activated on the top level",
    Defeat.SURTUR_AT_THE_TOP: "Surtur was activated on the top level",
    Defeat.NO_FIRE_GIANTS: "there were not enough Fire Giants in reserve",
    Defeat.NO_JOTUN_PAWN: "there was no Jötun pawn left",
    Defeat.NO_JOTUN_CARD: "there was no Jötun card left",
    Defeat.LAST_ISLAND: "Jormungand was activated on the last island",
    Defeat.NO_NAMELESS: "there were not enough Nameless in reserve",
    Defeat.NO_MARKER: "a World had to be Devastated and no marker was left",
    Defeat.DEAD_TREE: "Nidhögg reached a Dead Tree",
    Defeat.INSTRUCTION: "a saga's instruction could not be carried out",
    Defeat.SPECIAL: "a saga's special defeat came true",
}


class State(Position):
    """A game of Yggdrasil Chronicles at some point."""

    @property
    def over(self) -> bool:
        return self.result != Result.RUNNING

    @property
    def outcome(self) -> Outcome | None:
        """YG-19: all win or all lose; the rule of a defeat is its cause D1 to D12."""
        if self.result == Result.RUNNING:
            return None
        if self.winners() != 0:
            everybody = tuple([seat for seat in range(self.n)])
            return Outcome(tuple([1 for _ in everybody]), everybody, True, "Nidhögg has reached the Tree", "YG-19.1")
        return Outcome(tuple([0 for _ in range(self.n)]), (), False, REASONS[self.defeat], f"D{self.defeat}")

    def score(self, seat: i64) -> i64:
        return 1 if self.result == Result.WON else 0

    def winners(self) -> i64:
        """YG-19: all win or all lose."""
        return bit(self.n) - 1 if self.result == Result.WON else 0

    def wins_together(self) -> bool:
        return True

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
        return read(text)

    def unreadable_rule(self) -> str:
        return "YG-27.1"

    def events(self, seat: object = None) -> list[Event]:
        if seat is not None:
            self.seat_number(seat)
        return describe(self)

    def events_for(self, seats: Sequence[int | None]) -> list[list[Event]]:
        told = describe(self)
        return [told for _ in seats]

    def view(self, seat: object) -> View:
        who: i64 = -1 if seat is None else self.seat_number(seat)
        return view(self, int(who))

    def views(
        self, seats: Sequence[int | None], before: object = None, known: Sequence[Mapping[str, Any]] = ()
    ) -> list[View]:
        numbers = [-1 if seat is None else int(self.seat_number(seat)) for seat in seats]
        return views(self, numbers, cast(list[View], list(known)))

    def touch(self) -> i64:
        found = self.stack[0] + self.god[0] + self.world[0] + self.life[0] + self.max_life[0] + self.order[0]
        found += self.enemy[0] + self.wheel[0] + self.risk.count + len(self.piles_told) + len(self.cards_told)
        for player in self.players:
            found += player.elves + player.laid
            if len(player.deck) > 0:
                found += player.deck[0] + player.known[0]
        return found

    def write_observation(self, row: BytesWriter, seat: i64) -> None:
        write_observation(row, self, seat)

    def inspect(self, seat: object, thing: object) -> Inspected:
        who: i64 = -1 if seat is None else self.seat_number(seat)
        if seat is not None and isinstance(thing, str) and thing.startswith(AFTER):
            return preview(self, int(who), thing[len(AFTER) :])
        return inspect(self, view(self, int(who)), [] if seat is None else self.offers(int(who)), thing)

    def resample(self, seat: object, rng: object) -> State:
        if seat is not None:
            self.seat_number(seat)
        generator = given_rng(rng)
        other = State(self.n, self)
        redeal(other, generator)
        return other

    def clone(self) -> State:
        return State(self.n, self)

    def to_dict(self) -> dict[str, Any]:
        return to_dict(self)


def laid_out(seats: int, gods: list[int], track: str, saga: int = 0, sheets: list[Sheet] | None = None) -> State:
    """A table on which nothing has been dealt yet."""
    table = State(seats)
    lay_out(table, gods, track, saga, sheets)
    return table


def dealt(table: State, rng: Rng) -> State:
    """A game that begins on such a table."""
    state = table.clone()
    state.trace = table.trace[:]
    deal(state, rng)
    advance(state)
    return state
