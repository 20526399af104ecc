"""Decisions that only the campaign has: duels, saga actions by Runestone, companions, Kin (YG-17, YG-21)."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import actions
from ..rules.kin import ARTIFACTS, DICE, ELVES, holder_of, linked_of
from ..rules.position import Position
from ..rules.state import State
from ..rules.tables import N_WORLDS, Mode
from ..rules.turn import destinations
from ..rules.wheel import figure_of
from .plans import Plans

WORTH_ASKING = 0.15
"""How much the team must gain by a Kin's piece before it is asked for."""
ACTIVE_HAND = 0.35
"""What a piece is worth more in the hands of the god whose turn it is."""


def remote_action(plans: Plans, state: State, legal: Sequence[int]) -> int:
    """YG-12.4: the World's own action, Heal the Tree, or the saga's."""
    world = int(state.arg(1))

    def judge(action: int) -> float:
        if action >= actions.SAGA:
            return plans.deed(state, action - int(actions.SAGA), world, Mode.NORMAL)
        return plans.usual_from_afar(state, world)

    return max(legal, key=judge)


def duel(plans: Plans, state: State, legal: Sequence[int]) -> int:
    """YG-22.6.6: whether it is worth a further risk to make the Enemy fall."""
    opponent, certain = state.arg(1), state.arg(2)
    duelled = plans.duel(state, opponent, certain)
    return actions.DUEL if duelled > plans.fight_only(state, opponent, certain) else actions.DONE


def travel(plans: Plans, state: State, legal: Sequence[int]) -> int:
    """YG-17.7: where the move and the action that follow bring most."""

    def judge(action: int) -> float:
        there = Position(state.n, state)
        if action != actions.DONE:
            there.world[state.active] = state.world[figure_of(state, action - actions.TRAVEL)]
        here = int(there.world[state.active])
        mask = int(destinations(there, state.active)) | 1 << here
        return max(plans.best_in(world) for world in range(N_WORLDS) if (mask >> world) & 1)

    return max(legal, key=judge)


def kin(plans: Plans, state: State, legal: Sequence[int]) -> int:
    """YG-17.5: ask for the piece by which the team gains most, as long as it gains."""
    before = with_pieces(plans, state)
    best, most = actions.DONE, before + WORTH_ASKING
    for action in legal:
        if action != actions.DONE:
            other = Position(state.n, state)
            ask_for(other, action)
            found = with_pieces(plans, other)
            if found > most:
                best, most = action, found
    return best


def ask_for(position: Position, action: int) -> None:
    if action == actions.TAKE_ELF:
        position.wanted[ELVES] += 1
    elif action == actions.TAKE_DIE:
        position.wanted[DICE] += 1
    else:
        position.wanted[ARTIFACTS] |= 1 << (action - actions.TAKE_ARTIFACT)


def with_pieces(plans: Plans, position: Position) -> float:
    """The worth of the table when the holder has what it asks for now."""
    pair = int(position.arg(1))
    holder, linked = int(holder_of(position, pair)), int(linked_of(position, pair))
    other = Position(position.n, position)
    taker, giver = other.players[holder], other.players[linked]
    elves, dice, artifacts = (int(count) for count in position.wanted)
    taker.elves += elves
    giver.elves -= elves
    taker.vanir += dice
    giver.vanir -= dice
    taker.artifacts |= artifacts
    giver.artifacts &= ~artifacts
    moved = elves + dice + artifacts.bit_count()
    in_hand = moved if holder == position.active else -moved if linked == position.active else 0
    return plans.worth(other) + ACTIVE_HAND * in_hand


def kin_consent(plans: Plans, state: State, legal: Sequence[int]) -> int:
    """Whatever does not harm the team."""
    none = Position(state.n, state)
    for kind in (ELVES, DICE, ARTIFACTS):
        none.wanted[kind] = 0
    return actions.ACCEPT if with_pieces(plans, state) >= with_pieces(plans, none) else actions.DONE


QUESTIONS = {
    "remote_action": remote_action,
    "duel": duel,
    "travel": travel,
    "kin": kin,
    "kin_consent": kin_consent,
}
