"""What happened, in words: the trace of the last decision. Nothing is secret from one player only (YG-1.10)."""

from __future__ import annotations

from typing import Any

from ragnatafl.core.contract import Event

from ..content import ENEMIES, FACES, GODS, MODES, STONE_FACES, STONES
from ..rules.notation import ARTIFACTS, CREATURES, JOTUNS, OPPONENTS, PLACES, TEXTS
from ..rules.notes import Note
from ..rules.position import Position
from ..sagas.content import SAGAS
from ..sagas.laws import law_at
from ..sagas.tables import DEED_NAMES, FOE_NAMES

DICE = ("god", "vanir", "added")
CAUSES = ("YG-21.8", "YG-14.11", "YG-17.5", "YG-13.1", "YG-8.1", "YG-8.5")
"""The order of `notes.Cause`."""

SHAPES: dict[int, tuple[str, tuple[str, ...]]] = {
    Note.ROUND: ("round_began", ("round",)),
    Note.ORDER: ("placed_in_order", ("turn",)),
    Note.TURN: ("turn_began", ()),
    Note.REVEALED: ("revealed", ("enemy", "god")),
    Note.ACTIVATED: ("activated", ("enemy",)),
    Note.ENEMY_MOVED: ("enemy_moved", ("enemy", "world")),
    Note.ROTATED: ("rotated", ("steps",)),
    Note.LIFE: ("changed_life", ("life", "rule")),
    Note.GIANTS: ("moved_fire_giants", ("amount",)),
    Note.NAMELESS: ("moved_nameless", ("amount",)),
    Note.ISLAND: ("reached_island", ("island",)),
    Note.JOTUN: ("jotun_activated", ("jotun",)),
    Note.JOTUN_BEATEN: ("jotun_beaten", ("jotun",)),
    Note.DEVASTATED: ("devastated", ("world",)),
    Note.HEALED: ("healed", ("world",)),
    Note.NIDHOGG: ("nidhogg_moved", ("space",)),
    Note.CARD_RETURNED: ("card_returned", ("enemy", "god")),
    Note.CARD_SHUFFLED: ("card_shuffled_in", ("enemy", "god")),
    Note.MOVED: ("moved", ("world", "source")),
    Note.FIGHT: ("fight_began", ("opponent",)),
    Note.ACTION: ("action_began", ("world", "mode")),
    Note.HEROES: ("moved_heroes", ("amount",)),
    Note.ROLLED: ("rolled", ("face", "die")),
    Note.REROLLED: ("rerolled", ("face", "die")),
    Note.ELF: ("spent_elf", ()),
    Note.PAIR: ("returned_elves", ()),
    Note.RISKS: ("risks", ("left", "taken")),
    Note.ELVES: ("moved_elves", ("amount",)),
    Note.VANIR: ("moved_vanir_dice", ("amount",)),
    Note.ARTIFACT: ("took_artifact", ("artifact",)),
    Note.DREW: ("drew_creature", ("creature",)),
    Note.CREATURE: ("resolved_creature", ("creature",)),
    Note.STONE: ("threw_runestone", ("stone", "effect")),
    Note.GAVE: ("gave", ("receiver", "gift")),
    Note.KEPT: ("kept_piece", ("piece",)),
    Note.SKULD: ("swapped_cards", ()),
    Note.WON: ("won", ()),
    Note.LOST: ("lost", ("defeat",)),
    Note.ADDED: ("added_die", ()),
    Note.PAGE: ("page_turned", ("page",)),
    Note.COUNTER: ("counter_changed", ("counter", "value")),
    Note.FOE_MOVED: ("opponent_moved", ("foe", "place")),
    Note.TOKEN: ("token_turned_up", ("token",)),
    Note.TOKEN_BACK: ("token_put_back", ("token", "world")),
    Note.FALLEN: ("enemy_fell", ("enemy",)),
    Note.DEED: ("saga_action_began", ("deed", "mode")),
    Note.DUEL: ("declared_duel", ("opponent",)),
    Note.TRAVELLED: ("travelled", ("god",)),
    Note.KIN: ("took_from_kin", ("giver",)),
}


WORDS: dict[str, Any] = {
    "enemy": ENEMIES,
    "god": GODS,
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
    "gift": TEXTS,
    "piece": ("elf", "vanir_die"),
    "foe": FOE_NAMES,
    "rule": CAUSES,
    "deed": DEED_NAMES,
}


def word(position: Position, key: str, value: int) -> Any:
    if key == "defeat":
        return f"D{value}"
    if key == "page":
        return value + 1
    if key == "counter":
        return SAGAS.sagas[position.saga - 1].counters[value].name
    if key == "token":
        return SAGAS.sagas[position.saga - 1].tokens.kinds[value]
    if key == "place":
        return PLACES[value] if value < len(PLACES) else "out"
    return WORDS[key][value] if key in WORDS else value


def describe(position: Position) -> list[Event]:
    """The trace as events; what concerns a supporting god names it and no seat, what a saga does names its rule."""
    events = []
    law: str | None = None
    for code, owner, *values in position.trace:
        if code in (Note.SAGA_BEGAN, Note.SAGA_ENDED):
            law = law_at(position.saga, values[0]) if code == Note.SAGA_BEGAN else None
            continue
        name, keys = SHAPES[code]
        told = [(key, value) for key, value in zip(keys, values, strict=False) if key != "rule" or value >= 0]
        data = {key: word(position, key, value) for key, value in told}
        if law is not None:
            data["rule"] = law
        if owner >= position.n:
            data["supporting"] = GODS[position.god[owner]]
        events.append(Event(name, owner if 0 <= owner < position.n else None, data))
    return events
