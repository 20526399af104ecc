"""What a seat may do, with what it costs and the rule behind it, by the row of the decision that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ragnatafl.core.actions import Action
from ragnatafl.core.decisions import Decision
from ragnatafl.core.offers import Offer, offers_of

from ..rules.decisions import DECISIONS
from ..rules.notation import ACTIONS
from ..rules.position import Position, Step
from ..sagas.content import SAGAS
from ..sagas.laws import law_at
from .preview import changes

if TYPE_CHECKING:
    from ..rules.state import State

DEED_LAWS = {action.id: action.law[0] for saga in SAGAS.sagas for action in saga.actions}


def offers(state: State, seat: int, legal: list[int]) -> list[Offer]:
    """`legal` are the seat's actions now."""
    if not legal:
        return []
    row = DECISIONS[state.step()]
    return offers_of(state, seat, legal, ACTIONS, row, lambda action: rule_of(state, row, action), changes)


def rule_of(position: Position, row: Decision, action: Action) -> str:
    """A saga's choices and actions are told by its own rules."""
    if row.step == Step.SAGA_CHOICE:
        address = int(position.arg(1)) | (int(position.arg(2)) << 8)
        return law_at(int(position.saga), address) or row.rule
    return DEED_LAWS[action.args[0]] if action.verb == "saga" else row.rule_of(action.verb)
