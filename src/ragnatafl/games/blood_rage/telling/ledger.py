"""What a report on Blood Rage counts: the draft, what was played, quests, where glory comes from, and deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ragnatafl.core.contract import Event
from ragnatafl.core.ledger import AMOUNTS, PICKS, SHARES, Fact, Section

from ..content import CARD_BY_CODE, CARDS
from ..rules.actions import DRAFT, KEEP
from ..rules.notation import CODES
from .events import REASONS

DEEDS = {
    "invaded": "invade",
    "marched": "march",
    "called_to_battle": "call",
    "unopposed": "unopposed",
    "won_battle": "win",
    "pillaged": "pillage",
    "destroyed": "lose_figure",
}
"""Events that are counted for the seat they belong to, and as what."""


class Ledger:
    """Of one game; seats that draft at the same time are told one after the other."""

    sections: Sequence[Section] = (
        Section("order", SHARES, "order"),
        Section("glory", AMOUNTS, "glory", "reason"),
        Section("deeds", AMOUNTS, "deed", "deed"),
        Section("paths", SHARES, "path", "god"),
        Section("drafted", SHARES, "drafted", "card"),
        Section("played", SHARES, "played", "card"),
        Section("picks", PICKS, "drafted", "card", of="offered"),
        Section("fulfilled", SHARES, "fulfilled", "card"),
        Section("failed", SHARES, "failed", "card"),
        Section("monsters", SHARES, "monster", "card"),
        Section("upgrades", SHARES, "upgrade", "card"),
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counted: Counter[Fact] = Counter()
        self.age = 1
        self.first = -1
        self.picks: Counter[int] = Counter()
        self.gods: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.clans: dict[str, int] = {}

    def decided(self, seat: int, action: int, legal: Sequence[int], events: Sequence[Event]) -> None:
        if DRAFT <= action < KEEP:
            self.draft(seat, action - DRAFT, [one - DRAFT for one in legal])
        for event in events:
            if event.seat is not None and "clan" in event.data:
                self.clans[event.data["clan"]] = event.seat
            if event.name in NOTED:
                NOTED[event.name](self, event)
            if event.name in DEEDS:
                self.add(event.seat, "deed", DEEDS[event.name], self.age, event.data.get("count", 1))

    def add(self, seat: int | None, subject: str, what: str, when: int = 0, amount: int = 1) -> None:
        self.counted[-1 if seat is None else seat, subject, what, when] += amount

    def draft(self, seat: int, card: int, pack: Sequence[int]) -> None:
        self.picks[seat] += 1
        for other in pack:
            self.add(seat, "offered", CODES[other], self.picks[seat])
        self.add(seat, "drafted", CODES[card], self.picks[seat])
        if CARDS[card].god:
            self.gods[seat][CARDS[card].god] += 1

    def age_began(self, event: Event) -> None:
        self.age = event.data["age"]
        self.picks.clear()

    def turn_began(self, event: Event) -> None:
        if self.first < 0 and event.seat is not None:
            self.first = event.seat

    def played(self, event: Event) -> None:
        """A card of a hand that came to its use; a quest, when it is shown at the end of an Age."""
        code = event.data["card"]
        if code is not None:
            self.add(event.seat, "played", code, self.age)

    def upgraded(self, event: Event) -> None:
        self.played(event)
        code = event.data["card"]
        self.add(event.seat, "monster" if CARDS[CARD_BY_CODE[code]].type == "monster" else "upgrade", code, self.age)

    def quest(self, event: Event) -> None:
        self.played(event)
        self.add(event.seat, "fulfilled" if event.data["fulfilled"] else "failed", event.data["card"], self.age)

    def glory(self, event: Event) -> None:
        reason = event.data["reason"]
        self.add(event.seat, "glory", reason if reason in REASONS else "card", self.age, event.data["glory"])

    def stole(self, event: Event) -> None:
        self.add(event.seat, "glory", "stolen", self.age, event.data["glory"])
        self.add(self.clans[event.data["victim"]], "glory", "stolen", self.age, -event.data["glory"])

    def facts(self) -> Counter[Fact]:
        for seat in range(self.seats):
            self.add(seat, "order", str((seat - self.first) % self.seats + 1))
            most = self.gods[seat].most_common(2)
            if len(most) == 1 or (most and most[0][1] > most[1][1]):
                self.add(seat, "path", most[0][0])
        return self.counted


NOTED: dict[str, Callable[[Ledger, Event], None]] = {
    "age_began": Ledger.age_began,
    "turn_began": Ledger.turn_began,
    "upgraded": Ledger.upgraded,
    "revealed": Ledger.played,
    "added_late_card": Ledger.played,
    "revealed_quest": Ledger.quest,
    "gained_glory": Ledger.glory,
    "stole_glory": Ledger.stole,
}
