"""Who counts what a game is made of: the ledger that its manifest names, or nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ragnatafl.core import registry
from ragnatafl.core.contract import Event
from ragnatafl.core.ledger import Fact, Ledger, Section


class NoLedger:
    """For a game that counts nothing: who sat where and won is kept all the same."""

    sections: Sequence[Section] = ()

    def decided(self, seat: int, action: int, legal: Sequence[int], events: Sequence[Event]) -> None:
        pass

    def facts(self) -> Counter[Fact]:
        return Counter()


def ledger_of(game: str, seats: int) -> Ledger:
    reference = registry.manifest(game).ledger
    made: Ledger = registry.load(reference)(seats) if reference else NoLedger()
    return made
