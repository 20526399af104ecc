"""What happened, in words: the trace of the last decision. Nothing is secret from one player only (YG-1.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ragnatafl.core.contract import Event
from ragnatafl.core.events import Shape

from ..content import ENEMIES, FACES, GODS, MODES, STONE_FACES, STONES
from ..rules.notation import ARTIFACTS, CREATURES, JOTUNS, OPPONENTS, PLACES
from ..rules.notes import Note
from ..rules.position import Position
from ..sagas.content import SAGAS
from ..sagas.laws import law_at
from ..sagas.tables import DEED_NAMES, FOE_NAMES

DICE = ("god", "vanir", "added")
PIECES = ("elf", "die", "life", *ARTIFACTS)
"""The order of `notes.Piece`."""
CAUSES = ("YG-21.8", "YG-14.11", "YG-17.5", "YG-13.1", "YG-8.1", "YG-8.5")
"""The order of `notes.Cause`."""

SHAPES: dict[int, Shape] = {
    Note.ROUND: Shape("round_began", ("round",), "YG-5.1"),
    Note.ORDER: Shape("placed_in_order", ("turn",), "YG-5.2"),
    Note.TURN: Shape("turn_began", (), "YG-5.3", told=False),
    Note.REVEALED: Shape("revealed", ("enemy", "owner"), "YG-6.1"),
    Note.ACTIVATED: Shape(
        "activated",
        ("enemy", "turn_over"),
        "YG-7.1",
        {
            "hel": "YG-8.1",
            "surtur": "YG-8.2",
            "loki": "YG-8.3",
            "jormungand": "YG-8.4",
            "fenrir": "YG-8.5",
            "nidhogg": "YG-8.6",
        },
    ),
    Note.ENEMY_MOVED: Shape(
        "enemy_moved",
        ("enemy", "world"),
        "YG-7.1",
        {"cage": "YG-11.4", "hel niflheim": "YG-11.4", "surtur muspelheim": "YG-11.4"},
    ),
    Note.ROTATED: Shape("rotated", ("steps",), "YG-2.2"),
    Note.LIFE: Shape("changed_life", ("life", "cause"), "YG-3.3"),
    Note.GIANTS: Shape("moved_fire_giants", ("amount",), "YG-2.6"),
    Note.NAMELESS: Shape("moved_nameless", ("amount",), "YG-2.6"),
    Note.ISLAND: Shape("reached_island", ("island",), "YG-2.5"),
    Note.JOTUN: Shape("jotun_activated", ("jotun",), "YG-9.1"),
    Note.JOTUN_BEATEN: Shape("jotun_beaten", ("jotun",), "YG-9.2"),
    Note.DEVASTATED: Shape("devastated", ("world",), "YG-7.2"),
    Note.HEALED: Shape("healed", ("world",), "YG-13"),
    Note.NIDHOGG: Shape("nidhogg_moved", ("space",), "YG-8.6"),
    Note.CARD_RETURNED: Shape("card_returned", ("enemy", "owner"), "YG-6.3"),
    Note.CARD_SHUFFLED: Shape("card_shuffled_in", ("enemy", "owner"), "YG-6.5"),
    Note.MOVED: Shape("moved", ("world", "source"), "YG-10.1"),
    Note.FIGHT: Shape("fight_began", ("opponent",), "YG-11.3"),
    Note.ACTION: Shape("action_began", ("world", "mode"), "YG-12.2", {"jotunheim": "YG-12.4"}),
    Note.HEROES: Shape("moved_heroes", ("amount",), "YG-1.6", {"back": "YG-14.3"}),
    Note.ROLLED: Shape("rolled", ("face", "die"), "YG-14.6"),
    Note.REROLLED: Shape("rerolled", ("face", "die"), "YG-14.7"),
    Note.ELF: Shape("spent_elf", (), "YG-14.8"),
    Note.PAIR: Shape("returned_elves", (), "YG-14.9"),
    Note.RISKS: Shape("risks", ("left", "taken", "spared"), "YG-14.11"),
    Note.ELVES: Shape("moved_elves", ("amount",), "YG-1.6", {"back": "YG-14.12"}),
    Note.VANIR: Shape("moved_vanir_dice", ("amount",), "YG-1.6", {"back": "YG-14.12"}),
    Note.ARTIFACT: Shape("took_artifact", ("artifact",), "YG-15.1"),
    Note.DREW: Shape("drew_creature", ("creature",), "YG-16.1"),
    Note.CREATURE: Shape("resolved_creature", ("creature",), "YG-16.1"),
    Note.STONE: Shape("threw_runestone", ("stone", "effect"), "YG-12.4"),
    Note.GAVE: Shape("gave", ("receiver", "gift"), "YG-16.1"),
    Note.KEPT: Shape("kept_piece", ("gift",), "YG-14.12"),
    Note.TAKEN: Shape("took_piece", ("gift", "giver"), "YG-17.6"),
    Note.SKULD: Shape("swapped_cards", (), "YG-16.1"),
    Note.WON: Shape("won", (), "YG-19.1"),
    Note.LOST: Shape("lost", ("defeat", "doom"), "YG-19.2"),
    Note.ADDED: Shape("added_die", (), "YG-14.5"),
    Note.PAGE: Shape("page_turned", ("page",), "YG-21.1"),
    Note.COUNTER: Shape("counter_changed", ("counter", "value"), "YG-21.8"),
    Note.FOE_MOVED: Shape("opponent_moved", ("foe", "place"), "YG-21.7"),
    Note.TOKEN: Shape("token_turned_up", ("token",), "YG-21.8"),
    Note.TOKEN_BACK: Shape("token_put_back", ("token", "world"), "YG-21.8"),
    Note.FALLEN: Shape("enemy_fell", ("enemy",), "YG-22.6.7"),
    Note.DEED: Shape("saga_action_began", ("deed", "mode"), "YG-21.6"),
    Note.DUEL: Shape("declared_duel", ("opponent",), "YG-22.6.6"),
    Note.TRAVELLED: Shape("travelled", ("companion",), "YG-17.7"),
    Note.KIN: Shape("took_from_kin", ("giver",), "YG-17.5"),
}


WORDS: dict[str, Any] = {
    "enemy": ENEMIES,
    "owner": GODS,
    "companion": GODS,
    "world": PLACES,
    "source": PLACES,
    "jotun": JOTUNS,
    "opponent": OPPONENTS,
    "mode": MODES,
    "face": FACES,
    "die": DICE,
    "artifact": ARTIFACTS,
    "creature": CREATURES,
    "stone": STONES,
    "effect": STONE_FACES,
    "foe": FOE_NAMES,
    "deed": DEED_NAMES,
    "gift": PIECES,
}


def facts_of(position: Position, shape: Shape, values: list[int]) -> dict[str, Any]:
    """The numbers of a note in words."""
    data: dict[str, Any] = {}
    for key, value in zip(shape.facts, values, strict=False):
        if key in AT_LENGTH:
            data.update(AT_LENGTH[key](position, value))
        elif key in WORDS:
            data[key] = WORDS[key][value]
        else:
            data[key] = value
    return data


def god_of(position: Position, figure: int) -> str:
    return GODS[position.god[figure]]


def page_facts(position: Position, page: int) -> dict[str, Any]:
    return {"page": page + 1, "title": f"{position.saga}_{page + 1}"}


def counter_facts(position: Position, number: int) -> dict[str, Any]:
    owner, _, counter = SAGAS.sagas[position.saga - 1].counters[number].name.rpartition(".")
    return {"counter": counter, "foe": owner} if owner else {"counter": counter}


def doom_facts(position: Position, number: int) -> dict[str, Any]:
    return {"doom": SAGAS.sagas[position.saga - 1].defeats[number].law[0]} if number >= 0 else {}


AT_LENGTH: dict[str, Callable[[Position, int], dict[str, Any]]] = {
    "defeat": lambda position, value: {"defeat": f"D{value}"},
    "doom": doom_facts,
    "cause": lambda position, value: {"cause": CAUSES[value]} if value >= 0 else {},
    "turn_over": lambda position, value: {"turn_over": True} if value > 0 else {},
    "island": lambda position, value: {"island": value + 1},
    "page": page_facts,
    "counter": counter_facts,
    "token": lambda position, value: {"token": SAGAS.sagas[position.saga - 1].tokens.kinds[value]},
    "place": lambda position, value: {"place": PLACES[value]} if value < len(PLACES) else {"out": True},
    "giver": lambda position, value: {"giver": god_of(position, value)},
    "receiver": lambda position, value: {"receiver": god_of(position, value)},
}
"""Facts that need more than a list of names."""


def describe(position: Position) -> list[Event]:
    """The trace as events; one of a supporting god has no seat, and what a saga does is told by its entry."""
    events = []
    law: str | None = None
    for code, owner, *values in position.trace:
        if code in (Note.SAGA_BEGAN, Note.SAGA_ENDED):
            law = law_at(position.saga, values[0]) if code == Note.SAGA_BEGAN else None
            continue
        shape = SHAPES[code]
        data = facts_of(position, shape, values)
        doom, cause = data.pop("doom", None), data.pop("cause", None)
        rule = doom or law or cause or shape.rule_of(data)
        if code == Note.LOST and rule != shape.rule:
            data["entry"] = rule
        if owner >= 0:
            data["god"] = god_of(position, owner)
        events.append(Event(shape.name, owner if 0 <= owner < position.n else None, data, rule))
    return events
