"""What happened, in words: the trace of the last decision as one seat saw it (BR-22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ragnatafl.core.contract import Event
from ragnatafl.core.events import Shape

from ..content import CONTENT, STATS, TOKENS
from ..rules.notation import CODES, FIGURES, PHASES, PLACE_NAMES, SLOTS
from ..rules.notes import Note, Reason
from ..rules.position import Position

REASONS = ("battle", "token", "quest", "ragnarok", "legend")

CARD = "BR-C."
"""A rule that is the card's own: its id follows."""

SHAPES: dict[int, Shape] = {
    Note.AGE_BEGAN: Shape("age_began", ("age",), "BR-6.1"),
    Note.PHASE: Shape(
        "phase_began",
        ("phase",),
        "BR-6.1",
        {
            "gods_gifts": "BR-7.2",
            "action": "BR-8.1",
            "discard": "BR-16.1",
            "quest": "BR-17.1",
            "ragnarok": "BR-18.1",
            "release_valhalla": "BR-19.1",
            "over": "BR-21.3",
        },
    ),
    Note.PICKED: Shape("picked", ("card",), "BR-7.3"),
    Note.TURN: Shape("turn_began", (), "BR-8.2", told=False),
    Note.PASSED: Shape("passed", ("rage",), "BR-8.6"),
    Note.INVADED: Shape(
        "invaded",
        ("figure", "place", "source"),
        "BR-9.1",
        {"leader": "BR-9.2", "ship": "BR-9.3", "sea_serpent": "BR-9.3", "valhalla": "BR-C.friggas_domain"},
    ),
    Note.MARCHED: Shape("marched", ("figure", "source", "place"), "BR-10.1"),
    Note.UPGRADED: Shape("upgraded", ("card", "slot"), "BR-11.1"),
    Note.REPLACED: Shape("replaced", ("card", "slot"), "BR-11.2"),
    Note.COMMITTED: Shape("committed", ("card",), "BR-12.1"),
    Note.CALLED: Shape("called_to_battle", ("place", "repillage"), "BR-13.1", {"repillage": "BR-C.tyrs_challenge"}),
    Note.JOINED: Shape("joined", ("figure", "source", "place"), "BR-13.2"),
    Note.CHOSE_CARD: Shape("chose_card", ("card",), "BR-14.1"),
    Note.REVEALED: Shape("revealed", ("card",), "BR-14.2"),
    Note.TREATED: Shape("treated_quest", ("value",), "BR-14.3"),
    Note.CANCELLED: Shape("cancelled", ("card", "by"), "BR-14.4"),
    Note.WATCHED: Shape("watched", (), "BR-14.5"),
    Note.SPARED: Shape("spared", ("figure",), "BR-C.odins_tide"),
    Note.LATE: Shape("added_late_card", ("card",), "BR-14.7"),
    Note.TOTAL: Shape("total", ("strength",), "BR-14.8"),
    Note.WON: Shape("won_battle", ("place",), "BR-14.8"),
    Note.NOBODY_WON: Shape("nobody_won", ("place",), "BR-14.8"),
    Note.STOLE_RAGE: Shape("stole_rage", ("victim", "rage", "card"), CARD),
    Note.STOLE_GLORY: Shape("stole_glory", ("victim", "glory", "card"), CARD),
    Note.TOOK_CARD: Shape("took_card", ("card", "victim"), "BR-C.lokis_poison"),
    Note.RETOOK: Shape("took_back", ("card",), "BR-C.tyrs_prowess"),
    Note.SAVED: Shape("saved", ("figure", "place"), "BR-C.friggas_protection"),
    Note.RETREATED: Shape("retreated", ("figure", "source"), "BR-C.volur_witch"),
    Note.DESTROYED: Shape("destroyed", ("figure", "place"), "BR-15.3"),
    Note.PILLAGED: Shape("pillaged", ("place", "token"), "BR-14.12"),
    Note.RAISED: Shape("raised", ("stat", "step"), "BR-3.1"),
    Note.GLORY: Shape(
        "gained_glory",
        ("glory", "reason"),
        CARD,
        {"battle": "BR-14.14", "token": "BR-14.13", "quest": "BR-17.1", "ragnarok": "BR-18.2", "legend": "BR-21.1"},
    ),
    Note.RAGE: Shape("changed_rage", ("rage",), "BR-3.3", told=False),
    Note.LEADER_MOVED: Shape("leader_moved", ("figure", "source", "place"), "BR-C.lord_of_hammers"),
    Note.KEPT: Shape("kept_card", ("card",), "BR-16.1"),
    Note.HAND_DISCARDED: Shape("discarded_hand", ("cards",), "BR-16.1"),
    Note.QUEST: Shape("revealed_quest", ("card", "fulfilled"), "BR-17.1"),
    Note.RAGNAROK: Shape("ragnarok_struck", ("place",), "BR-18.1"),
    Note.RELEASED: Shape("released", ("figures",), "BR-19.1"),
    Note.UNOPPOSED: Shape("unopposed", ("place",), "BR-13.7"),
    Note.REMOVED: Shape("removed", ("figure", "place"), "BR-11.6"),
    Note.OVER: Shape("game_over", (), "BR-21.3"),
}

SECRET = (Note.PICKED, Note.COMMITTED, Note.CHOSE_CARD, Note.KEPT)
"""Others see that it happened, not with which card (BR-22.2)."""

COUNTED = (Note.MARCHED, Note.DESTROYED)


def word(position: Position, key: str, value: int) -> Any:
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
    if key in ("victim", "by"):
        return clan_of(position, value)
    if key in ("repillage", "fulfilled"):
        return bool(value)
    if key == "reason":
        return CODES[value - Reason.CARD] if value >= Reason.CARD else REASONS[value]
    if key == "age" or key == "step":
        return value + 1
    return value


def clan_of(position: Position, seat: int) -> str:
    return CONTENT.clans[position.clans[seat].number]


def rule_of(shape: Shape, data: Mapping[str, Any]) -> str:
    """The rule behind an event; what a card does is told by the card's own."""
    rule = shape.rule_of(data)
    if rule != CARD:
        return rule
    code: str = data.get("reason") or data["card"]
    return CARD + code.partition(".")[0]


def describe(position: Position, seat: int) -> list[Event]:
    """The trace as events; `seat` -1 is a spectator. Figures of one kind that share a fate are one event."""
    events: list[Event] = []
    data: dict[str, Any] = {}
    before: tuple[int, ...] = ()
    for note in position.trace:
        if note == before and note[0] in COUNTED:
            data["count"] += 1
            continue
        before = note
        code, owner, *values = note
        shape = SHAPES[code]
        data = {key: word(position, key, value) for key, value in zip(shape.facts, values, strict=False)}
        rule = rule_of(shape, data)
        if code in SECRET and owner != seat:
            data.pop("card", None)
        if code in COUNTED:
            data["count"] = 1
        if owner >= 0:
            data["clan"] = clan_of(position, owner)
        events.append(Event(shape.name, None if owner < 0 else owner, data, rule))
    return events


def describe_for(position: Position, seats: list[int]) -> list[list[Event]]:
    """The same for several seats: whoever holds no secret of this trace sees what a spectator sees."""
    owners = {owner for code, owner, *_ in position.trace if code in SECRET}
    public = describe(position, -1)
    return [describe(position, seat) if seat in owners else public for seat in seats]
