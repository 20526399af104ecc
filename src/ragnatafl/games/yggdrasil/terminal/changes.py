"""What a choice would change, in words, as the browser says it (`web/changes.js`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ragnatafl.core.contract import Event
from ragnatafl.locale.story import sentence

from .words import Words

OWNED = ("life", "elves", "vanir_dice")
LADDERS = {"heroes": ("place", "valhalla"), "nameless": ("enemy", "hel"), "fire_giants": ("enemy", "surtur")}
MOVED = {"places": "god", "enemies": "enemy", "opponents": "foe"}


def changes(found: Mapping[str, Any], words: Words) -> list[str]:
    """A line for each thing that the engine has foreseen; none where nothing is known to change."""
    lines = [line for part in (pieces, places, happenings, dangers) for line in part(found, words)]
    if found.get("turn_over"):
        lines.append(words.t("change-turn_over"))
    if "defeat" in found:
        _, reason = found["defeat"]
        lines.append(f"{words.t('change-lost')} {words.t(f'forecast-D{reason}')}")
    return [*lines, words.t("change-open")] if lines and not found["exact"] else lines


def changed(words: Words, what: Any, before: Any, after: Any) -> str:
    return words.t("change", what=what, before=before, after=after)


def pieces(found: Mapping[str, Any], words: Words) -> list[str]:
    owned = [
        changed(words, words.name("god", god), words.count(before, kind), words.count(after, kind))
        for kind in OWNED
        for god, (before, after) in found.get(kind, {}).items()
    ]
    ladders = [
        changed(words, words.name(*owner), *(words.count(amount, kind) for amount in found[kind]))
        for kind, owner in LADDERS.items()
        if kind in found
    ]
    counted = [changed(words, counter(key, words), *pair) for key, pair in found.get("counters", {}).items()]
    return [*owned, *ladders, *counted]


def counter(key: str, words: Words) -> str:
    owner, _, what = key.rpartition(".")
    return words.t(f"counter-{what}", foe=words.name("foe", owner) if owner else "")


def places(found: Mapping[str, Any], words: Words) -> list[str]:
    return [
        changed(words, words.name(family, code), *(words.thing(place) if place else "–" for place in pair))
        for key, family in MOVED.items()
        for code, pair in found.get(key, {}).items()
    ]


def happenings(found: Mapping[str, Any], words: Words) -> list[str]:
    """What the log would say of it."""
    devastated = found.get("devastated", {}).items()
    events = [Event("devastated" if after else "healed", data={"world": world}) for world, (_, after) in devastated]
    for god, (before, after) in found.get("artifacts", {}).items():
        events += [Event("took_artifact", data={"god": god, "artifact": one}) for one in after if one not in before]
    before, after = found.get("jotuns", ([], []))
    events += [Event("jotun_beaten", data={"jotun": jotun}) for jotun in before if jotun not in after]
    if "island" in found:
        events.append(Event("reached_island", data={"island": found["island"][1] + 1}))
    if "nidhogg" in found:
        events.append(Event("nidhogg_moved", data={"space": found["nidhogg"][1]}))
    said = [sentence(words.game, event, words.speech) for event in events]
    return [one for one in said if one]


def dangers(found: Mapping[str, Any], words: Words) -> list[str]:
    return [
        words.t("change-end" if after == "end" else "change-safe", enemy=words.name("enemy", code))
        for code, (before, after) in found.get("danger", {}).items()
        if "end" in (before, after)
    ]
