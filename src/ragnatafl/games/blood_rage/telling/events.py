"""What happened, in words: the trace of the last decision as one seat saw it (BR-22)."""

from __future__ import annotations

from typing import Any

from ragnatafl.core.contract import Event

from ..content import STATS, TOKENS
from ..rules.notation import CODES, FIGURES, PLACE_NAMES, SLOTS
from ..rules.notes import Note, Reason
from ..rules.position import Position

PHASES = ("gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla", "over")
REASONS = ("battle", "token", "quest", "ragnarok", "legend")

SHAPES: dict[int, tuple[str, tuple[str, ...]]] = {
    Note.AGE_BEGAN: ("age_began", ("age",)),
    Note.PHASE: ("phase_began", ("phase",)),
    Note.PICKED: ("picked", ("card",)),
    Note.TURN: ("turn_began", ()),
    Note.PASSED: ("passed", ("rage",)),
    Note.INVADED: ("invaded", ("figure", "place", "source")),
    Note.MARCHED: ("marched", ("figure", "source", "place")),
    Note.UPGRADED: ("upgraded", ("card", "slot")),
    Note.REPLACED: ("replaced", ("card", "slot")),
    Note.COMMITTED: ("committed", ("card",)),
    Note.CALLED: ("called_to_battle", ("place", "repillage")),
    Note.JOINED: ("joined", ("figure", "source", "place")),
    Note.CHOSE_CARD: ("chose_card", ("card",)),
    Note.REVEALED: ("revealed", ("card",)),
    Note.TREATED: ("treated_quest", ("value",)),
    Note.CANCELLED: ("cancelled", ("card", "by")),
    Note.WATCHED: ("watched", ("glory",)),
    Note.SPARED: ("spared", ("figure",)),
    Note.LATE: ("added_late_card", ("card",)),
    Note.TOTAL: ("total", ("strength",)),
    Note.WON: ("won_battle", ("place",)),
    Note.NOBODY_WON: ("nobody_won", ("place",)),
    Note.STOLE_RAGE: ("stole_rage", ("victim", "rage")),
    Note.STOLE_GLORY: ("stole_glory", ("victim", "glory")),
    Note.TOOK_CARD: ("took_card", ("card", "victim")),
    Note.RETOOK: ("took_back", ("card",)),
    Note.SAVED: ("saved", ("figure", "place")),
    Note.RETREATED: ("retreated", ("figure", "source")),
    Note.DESTROYED: ("destroyed", ("figure", "place")),
    Note.PILLAGED: ("pillaged", ("place", "token")),
    Note.RAISED: ("raised", ("stat", "step")),
    Note.GLORY: ("gained_glory", ("glory", "reason")),
    Note.RAGE: ("changed_rage", ("rage",)),
    Note.LEADER_MOVED: ("leader_moved", ("figure", "source", "place")),
    Note.KEPT: ("kept_card", ("card",)),
    Note.HAND_DISCARDED: ("discarded_hand", ("cards",)),
    Note.QUEST: ("revealed_quest", ("card", "fulfilled")),
    Note.RAGNAROK: ("ragnarok_struck", ("place",)),
    Note.RELEASED: ("released", ("figures",)),
    Note.UNOPPOSED: ("unopposed", ("place",)),
    Note.REMOVED: ("removed", ("figure", "place")),
    Note.OVER: ("game_over", ()),
}

SECRET = (Note.PICKED, Note.COMMITTED, Note.CHOSE_CARD, Note.KEPT)
"""Others see that it happened, not with which card (BR-22.2)."""


def word(key: str, value: int) -> Any:
    if key == "card":
        return CODES[value] if value >= 0 else None
    if key in ("place", "source"):
        return PLACE_NAMES[value]
    if key == "figure":
        return FIGURES[value]
    if key == "slot":
        return SLOTS[value]
    if key == "stat":
        return STATS[value]
    if key == "token":
        return TOKENS[value]
    if key == "phase":
        return PHASES[value]
    if key in ("repillage", "fulfilled"):
        return bool(value)
    if key == "reason":
        return CODES[value - Reason.CARD] if value >= Reason.CARD else REASONS[value]
    if key == "age" or key == "step":
        return value + 1
    return value


def describe(position: Position, seat: int) -> list[Event]:
    """The trace as events; `seat` -1 is a spectator."""
    events = []
    for code, owner, *values in position.trace:
        name, keys = SHAPES[code]
        data = {key: word(key, value) for key, value in zip(keys, values, strict=False)}
        if code in SECRET and owner != seat:
            data.pop("card", None)
        events.append(Event(name, None if owner < 0 else owner, data))
    return events


def describe_for(position: Position, seats: list[int]) -> list[list[Event]]:
    """The same for several seats: whoever holds no secret of this trace sees what a spectator sees."""
    owners = {owner for code, owner, *_ in position.trace if code in SECRET}
    public = describe(position, -1)
    return [describe(position, seat) if seat in owners else public for seat in seats]
