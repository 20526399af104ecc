"""What a decision would change on the board: rage, glory, stats, the strength of each clan in each living province, and
what would come if the Age ended then.

It is carried out on a position in which everything hidden from the player has been drawn anew, and only until somebody
is asked, a card is shown, or the turn is over: so it tells nothing but public facts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ragnatafl.core.foresight import Foresight, differences
from ragnatafl.core.offers import Changes

from ..content import CONTENT, STATS
from ..rules.decisions import DECISIONS
from ..rules.figures import stat_value, strength
from ..rules.machine import answer, resolve_step
from ..rules.notation import PROVINCES
from ..rules.position import Position, Step
from .forecast import doomed_glory, would_be_fulfilled

if TYPE_CHECKING:
    from ..rules.state import State

FORESIGHT = Foresight(
    answer,
    resolve_step,
    ends=(
        *(Step.BEGIN_AGE, Step.DRAFT, Step.ACTION_PHASE, Step.TURN, Step.DISCARD),
        *(Step.QUEST_PHASE, Step.RAGNAROK, Step.RELEASE, Step.END_AGE),
    ),
    open=frozenset(DECISIONS),
)
"""An answer shows nobody's cards but those of whoever answers."""


def changes(imagined: State, seat: int, action: int) -> Changes:
    """`imagined` is the seat's own resample. All who can march do so. `exact` is false if cards decide what happens at
    once, or if an owner might save something (BR-15.2)."""
    after, exact = FORESIGHT.after(imagined, seat, action)
    while after.step() == Step.MARCH_SEND and imagined.step() == Step.MARCH_TO:
        after, exact = FORESIGHT.after(after, seat, after.legal(seat)[-1])
    saving = after.step() == Step.DESTROY and after.waiting_mask != 0
    return {**differences(standing(imagined, seat), standing(after, seat)), "exact": exact and not saving}


def standing(position: Position, seat: int) -> dict[str, Any]:
    """What is compared; the rage and stats are the seat's own."""
    clan = position.clans[seat]
    clans = [CONTENT.clans[one.number] for one in position.clans]
    return {
        "rage": int(clan.rage),
        "stats": {stat: int(stat_value(clan, k)) for k, stat in enumerate(STATS)},
        "glory": {name: int(one.glory) for name, one in zip(clans, position.clans, strict=True)},
        "quests": would_be_fulfilled(position, seat),
        "doomed_glory": {**dict.fromkeys(clans, 0), **doomed_glory(position)},
        "strength": {PROVINCES[province]: strengths(position, province) for province in range(len(PROVINCES))},
    }


def strengths(position: Position, province: int) -> dict[str, int]:
    """Of each clan (BR-3.13); in a destroyed province there is none (BR-2.8)."""
    lives = position.lives(province)
    return {CONTENT.clans[clan.number]: int(strength(clan, province)) if lives else 0 for clan in position.clans}
