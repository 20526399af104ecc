"""Offers: the legal actions as values, each with what it costs, what it changes and the rule behind it.

Whoever shows or weighs a choice reads it from here; nobody else splits a notation or knows a price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from .actions import Action, ActionTable
from .decisions import Decision
from .errors import NotationError
from .rng import Rng

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


def offers_of(
    state: Any,
    seat: int,
    legal: Iterable[int],
    actions: ActionTable,
    row: Decision,
    rule_of: Callable[[Action], str],
    changes: Callable[[Any, int, int], Changes],
) -> list[Offer]:
    """The offers of the decision that is asked, by its row. What one changes is foreseen in a world that the seat could
    imagine, never in the true one."""

    def foresee(number: int) -> Changes:
        return changes(state.resample(seat, Rng(0)), seat, number)

    return [
        Offer(number, action, row.cost(state, seat, number), rule_of(action), partial(foresee, number))
        for number, action in [(number, actions.actions[number]) for number in legal]
    ]


class Preview(TypedDict):
    """What `inspect` tells of a legal action."""

    thing: str
    kind: Literal["preview"]
    cost: Mapping[str, int]
    rule: str
    changes: Changes
    """What would change at once, as [before, after], in the game's own words; `exact` tells whether that is certain."""


def preview(state: State, seat: int, text: str) -> Preview:
    """What `inspect` tells of a legal action; raises NotationError for any other text."""
    number = state.parse(seat, text)
    for offer in state.offers(seat):
        if offer.number == number:
            thing, cost, rule = AFTER + offer.text, offer.cost, offer.rule
            return {"thing": thing, "kind": "preview", "cost": cost, "rule": rule, "changes": offer.changes}
    raise NotationError(f'"{state.notation(seat, number)}" is not possible now.')


class OfferGroup(TypedDict):
    """Offers as they are sent: neighbours of the same verb, rule and cost."""

    verb: str
    rule: str
    args: list[tuple[str | int, ...]]
    """The arguments of each; verb and arguments, joined by blanks, are the text that decides for it."""
    cost: NotRequired[Mapping[str, int]]
    """What is paid, in the game's own words; left out where nothing is."""


def grouped(offers: Iterable[Offer]) -> list[OfferGroup]:
    groups: list[OfferGroup] = []
    for (verb, rule, cost), alike in groupby(offers, key=lambda one: (one.action.verb, one.rule, one.cost)):
        group: OfferGroup = {"verb": verb, "rule": rule, "args": [one.action.args for one in alike]}
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
            "text": str(Action(group["verb"], tuple(args))),
        }
        for group in groups
        for args in group["args"]
    ]
