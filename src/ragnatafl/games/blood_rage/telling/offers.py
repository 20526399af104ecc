"""What a seat may do, with the rage it costs and the rule behind it, by the row of the decision that is asked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ragnatafl.core.offers import Changes, Offer
from ragnatafl.core.rng import Rng

from ..rules.decisions import DECISIONS
from ..rules.notation import ACTIONS
from .preview import changes

if TYPE_CHECKING:
    from ..rules.state import State


def offers(state: State, seat: int, legal: list[int]) -> list[Offer]:
    """`legal` are the seat's actions now."""
    if not legal:
        return []
    row = DECISIONS[state.step()]
    return [
        Offer(
            number,
            action,
            row.cost(state, seat, number),
            row.rule_of(action.verb),
            partial(what_changes, state, seat, number),
        )
        for number, action in [(number, ACTIONS.actions[number]) for number in legal]
    ]


def what_changes(state: State, seat: int, action: int) -> Changes:
    return changes(state.resample(seat, Rng(0)), seat, action)
