"""Which rule of a saga an address of its code belongs to: what an effect or a choice is called and where it is told."""

from __future__ import annotations

from bisect import bisect_right

from .content import SAGAS, Saga


def beginnings(saga: Saga) -> list[tuple[int, str]]:
    """Where each list of effects begins, with the first rule that its entry names; in the order of the code."""
    found = [(page.setup, page.setup_law) for page in saga.pages]
    found += [(space.effect, space.law) for page in saga.pages for space in page.spaces]
    found += [(reveal.effect, reveal.law) for reveal in saga.reveals]
    found += [(action.effect, action.law) for action in saga.actions]
    found += [(rule.effect, rule.law) for rule in saga.rules]
    found += [(fight.flight, fight.law) for fight in saga.fights]
    return sorted((address, law[0]) for address, law in found if address >= 0 and law)


BEGINNINGS = [beginnings(saga) for saga in SAGAS.sagas]


def law_at(saga: int, address: int) -> str | None:
    """The rule told by the effects around an address of this saga (from 1)."""
    at = bisect_right(BEGINNINGS[saga - 1], (address, "~"))
    return BEGINNINGS[saga - 1][at - 1][1] if at else None
