"""What a report on Yggdrasil Chronicles counts: how games end, who does the harm, and what helped those who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ragnatafl.core.contract import Event
from ragnatafl.core.ledger import ALL, AMOUNTS, COUNTS, SHARES, Fact, Section

RISK = "risk"
"""What does harm when no Enemy does: the risks of a god's own action."""

DEEDS = {
    "moved": "move",
    "fight_began": "fight",
    "action_began": "act",
    "jotun_activated": "jotun",
    "jotun_beaten": "beat_jotun",
    "devastated": "devastate",
    "healed": "heal",
    "reached_island": "island",
    "took_artifact": "artifact",
    "resolved_creature": "creature",
}
"""Events that are counted for the whole table, and as what."""


class Ledger:
    """Of one game. The gods win or lose together, so that most of it is counted for all of them."""

    sections: Sequence[Section] = (
        Section("ends", COUNTS, "end", "end"),
        Section("defeats", COUNTS, "defeat", "defeat"),
        Section("killers", COUNTS, "killer", "enemy"),
        Section("harm", AMOUNTS, "harm", "enemy"),
        Section("enemies", AMOUNTS, "enemy", "enemy"),
        Section("gods", SHARES, "god", "god"),
        Section("artifacts", SHARES, "artifact", "artifact"),
        Section("creatures", SHARES, "creature", "creature"),
        Section("worlds", AMOUNTS, "world", "world"),
        Section("deeds", AMOUNTS, "deed", "deed"),
    )

    def __init__(self, seats: int) -> None:
        self.counted: Counter[Fact] = Counter()
        self.round = 1
        self.doer = RISK
        self.gods: dict[int, str] = {}

    def decided(self, seat: int, action: int, legal: Sequence[int], events: Sequence[Event]) -> None:
        for event in events:
            if event.seat is not None and "god" in event.data:
                self.gods[event.seat] = event.data["god"]
            if event.name in NOTED:
                NOTED[event.name](self, event)
            if event.name in DEEDS:
                self.add("deed", DEEDS[event.name])

    def add(self, subject: str, what: str, when: int = 0, amount: int = 1) -> None:
        self.counted[ALL, subject, what, when] += amount

    def round_began(self, event: Event) -> None:
        self.round = event.data["round"]

    def revealed(self, event: Event) -> None:
        self.doer = event.data["enemy"]

    def activated(self, event: Event) -> None:
        self.doer = event.data["enemy"]
        self.add("enemy", self.doer)

    def own_doing(self, event: Event) -> None:
        self.doer = RISK

    def acted(self, event: Event) -> None:
        self.own_doing(event)
        self.add("world", event.data["world"])

    def life(self, event: Event) -> None:
        if event.data["life"] < 0:
            self.add("harm", self.doer, amount=-event.data["life"])

    def artifact(self, event: Event) -> None:
        self.add("artifact", event.data["artifact"])

    def creature(self, event: Event) -> None:
        self.add("creature", event.data["creature"])

    def lost(self, event: Event) -> None:
        self.add("end", "lost", self.round)
        self.add("defeat", event.data["defeat"], self.round)
        self.add("killer", self.doer, self.round)

    def won(self, event: Event) -> None:
        self.add("end", "won", self.round)

    def facts(self) -> Counter[Fact]:
        for seat, god in self.gods.items():
            self.counted[seat, "god", god, 0] += 1
        return self.counted


NOTED: dict[str, Callable[[Ledger, Event], None]] = {
    "round_began": Ledger.round_began,
    "revealed": Ledger.revealed,
    "activated": Ledger.activated,
    "moved": Ledger.own_doing,
    "fight_began": Ledger.own_doing,
    "action_began": Ledger.acted,
    "changed_life": Ledger.life,
    "took_artifact": Ledger.artifact,
    "resolved_creature": Ledger.creature,
    "lost": Ledger.lost,
    "won": Ledger.won,
}
