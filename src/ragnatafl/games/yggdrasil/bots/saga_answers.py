"""Decisions that only the campaign has: duels, saga actions by Runestone, companions, Kin (YG-17, YG-21)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..content import GODS, WORLDS
from ..rules import actions
from ..rules.machine import decide_in_turn
from ..rules.notation import OPPONENTS
from ..rules.position import Position
from ..rules.state import State
from ..rules.tables import N_WORLDS, Mode
from ..rules.trial import after_consent
from ..rules.turn import destinations
from ..rules.wheel import figure_of
from .plans import Plans

Asked = Mapping[str, Any]
WORTH_ASKING = 0.15
"""How much the team must gain by a Kin's piece before it is asked for."""
ACTIVE_HAND = 0.35
"""What a piece is worth more in the hands of the god whose turn it is."""


def remote_action(plans: Plans, state: State, legal: Sequence[int], asked: Asked) -> int:
    """YG-12.4: the World's own action, Heal the Tree, or the saga's."""
    world = WORLDS.index(asked["world"])

    def judge(action: int) -> float:
        if action >= actions.SAGA:
            return plans.deed(state, action - int(actions.SAGA), world, Mode.NORMAL)
        return plans.usual_from_afar(state, world)

    return max(legal, key=judge)


def duel(plans: Plans, state: State, legal: Sequence[int], asked: Asked) -> int:
    """YG-22.6.6: whether it is worth a further risk to make the Enemy fall."""
    opponent, certain = OPPONENTS.index(asked["opponent"]), int(asked["certain"])
    duelled = plans.duel(state, opponent, certain)
    return actions.DUEL if duelled > plans.fight_only(state, opponent, certain) else actions.DONE


def travel(plans: Plans, state: State, legal: Sequence[int], asked: Asked) -> int:
    """YG-17.7: where the move and the action that follow bring most."""

    def judge(action: int) -> float:
        there = Position(state.n, state)
        if action != actions.DONE:
            there.world[state.active] = state.world[figure_of(state, action - actions.TRAVEL)]
        here = int(there.world[state.active])
        mask = int(destinations(there, state.active)) | 1 << here
        return max(plans.best_in(world) for world in range(N_WORLDS) if (mask >> world) & 1)

    return max(legal, key=judge)


def kin(plans: Plans, state: State, legal: Sequence[int], asked: Asked) -> int:
    """YG-17.5: ask for the piece by which the team gains most, as long as it gains."""
    best, most = actions.DONE, with_pieces(plans, state, asked) + WORTH_ASKING
    for action in legal:
        if action != actions.DONE:
            other = state.clone()
            decide_in_turn(other, state.waiting[0], action)
            found = with_pieces(plans, other, asked)
            if found > most:
                best, most = action, found
    return best


def with_pieces(plans: Plans, state: State, asked: Asked) -> float:
    """The worth of the table when the holder has what it asks for now."""
    elves, dice, artifacts = (int(count) for count in state.wanted)
    moved = elves + dice + artifacts.bit_count()
    active = GODS[state.god[state.active]]
    in_hand = moved if asked["holder"] == active else -moved if asked["linked"] == active else 0
    return plans.worth(after_consent(state)) + ACTIVE_HAND * in_hand


def kin_consent(plans: Plans, state: State, legal: Sequence[int], asked: Asked) -> int:
    """Whatever does not harm the team."""
    return actions.ACCEPT if with_pieces(plans, state, asked) >= plans.now else actions.DONE


QUESTIONS = {
    "remote_action": remote_action,
    "duel": duel,
    "travel": travel,
    "kin": kin,
    "kin_consent": kin_consent,
}
