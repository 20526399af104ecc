"""Offers: the legal actions as values, each with what it costs, what it changes and the rule behind it.

Whoever shows or weighs a choice reads it from here; nobody else splits a notation or knows a price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any

from .actions import Action
from .errors import NotationError

if TYPE_CHECKING:
    from .contract import State

AFTER = "after "
"""`inspect` tells what a decision would cost and change: "after invade warrior utgard"."""
Changes = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal action. `cost` is what is paid for it, in the game's own words, and empty where nothing is."""

    number: int
    action: Action
    cost: Mapping[str, int]
    rule: str
    foresee: Callable[[], Changes] = field(repr=False, compare=False)

    @property
    def text(self) -> str:
        return str(self.action)

    @property
    def changes(self) -> Changes:
        """What it would change at once, as far as the seat may know; JSON-ready. It is worked out when it is asked for,
        of the position as it is then."""
        return self.foresee()


def preview(state: State, seat: int, text: str) -> dict[str, Any]:
    """What `inspect` tells of a legal action; raises NotationError for any other text."""
    number = state.parse(seat, text)
    for offer in state.offers(seat):
        if offer.number == number:
            told = {"cost": offer.cost, "rule": offer.rule, "changes": offer.changes}
            return {"thing": AFTER + offer.text, "kind": "preview", **told}
    raise NotationError(f'"{state.notation(seat, number)}" is not possible now.')


def grouped(offers: Iterable[Offer]) -> list[dict[str, Any]]:
    """The offers as they are sent: neighbours of the same verb, rule and cost are told together."""
    groups = []
    for (verb, rule, cost), alike in groupby(offers, key=lambda one: (one.action.verb, one.rule, one.cost)):
        group = {"verb": verb, "rule": rule, "args": [one.action.args for one in alike]}
        groups.append({**group, "cost": cost} if cost else group)
    return groups


def flat(groups: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Each offer that was sent, by itself: verb, args, cost, rule, and the text that decides for it."""
    return [
        {
            "verb": group["verb"],
            "args": args,
            "cost": group.get("cost", {}),
            "rule": group["rule"],
            "text": " ".join([group["verb"], *map(str, args)]),
        }
        for group in groups
        for args in group["args"]
    ]
