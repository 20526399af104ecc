"""What a decision would change on the board, for a player who hovers over it: cost, rage left, strengths there.

It is carried out on a position in which everything hidden from the player has been drawn anew, and no further than the
decision itself and what it strikes at once (BR-C.troll, BR-C.fire_giant): so it tells nothing but public facts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ragnatafl.core.errors import NotationError

from ..content import CONTENT
from ..rules.destruction import step_destroy
from ..rules.figures import strength
from ..rules.machine import answer
from ..rules.march import step_march_send
from ..rules.notation import ACTIONS, PROVINCES
from ..rules.position import Position, Step

if TYPE_CHECKING:
    from ..rules.state import State

WORD = "after "
"""Begins the name of such a thing: "after invade warrior utgard"."""
VERBS = ("invade", "to", "join")

Strengths = list[list[int]]


def preview(imagined: State, seat: int, decision: str) -> dict[str, Any]:
    """`imagined` is the seat's own resample, and is used up. Raises NotationError for what cannot be previewed now."""
    action = imagined.parse(seat, decision)
    text = imagined.notation(seat, action)
    if ACTIONS.actions[action].verb not in VERBS or not imagined.may(seat, action):
        raise NotationError(f'"{text}" cannot be previewed now.')
    clan = imagined.clans[seat]
    before, rage = strengths(imagined), int(clan.rage)
    answer(imagined, seat, action)
    left = int(clan.rage)
    exact = settle(imagined, seat)
    after = strengths(imagined)
    names = [CONTENT.clans[one.number] for one in imagined.clans]
    changed = [province for province in range(len(PROVINCES)) if before[province] != after[province]]
    return {
        "thing": WORD + text,
        "kind": "preview",
        "cost": rage - left,
        "rage_left": left,
        "exact": exact,
        "strength": {
            PROVINCES[province]: {
                name: [was, is_now]
                for name, was, is_now in zip(names, before[province], after[province], strict=True)
                if was or is_now
            }
            for province in changed
        },
        "rule": "BR-3.13",
    }


def strengths(position: Position) -> Strengths:
    """Of each clan in each province (BR-3.13); in a destroyed one there is none (BR-2.8)."""
    return [
        [int(strength(clan, province)) if position.lives(province) else 0 for clan in position.clans]
        for province in range(len(PROVINCES))
    ]


def settle(position: State, seat: int) -> bool:
    """All who can march do so; what would die does. False if an owner might save something (BR-15.2)."""
    while position.step() in (Step.MARCH_SEND, Step.DESTROY):
        position.waiting_mask = 0
        if position.step() == Step.DESTROY:
            step_destroy(position)
            if position.waiting_mask != 0:
                return False
            continue
        step_march_send(position)
        if position.waiting_mask != 0:
            position.fill = -1
            answer(position, seat, position.legal(seat)[-1])
    return True
