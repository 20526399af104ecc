"""What a seat may do, with the rage it costs and the rule behind it, by the row of the decision that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ragnatafl.core.offers import Offer, offers_of

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
    return offers_of(state, seat, legal, ACTIONS, row, lambda action: row.rule_of(action.verb), changes)
