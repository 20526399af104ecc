"""What a choice would change, in words, as the browser says it (`web/forecast.js`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .words import Words


def changes(found: Mapping[str, Any], words: Words) -> list[str]:
    """A line for each thing that the engine has foreseen; none where nothing is known to change."""
    lines = [*sheet_lines(found, words), *board_lines(found, words), *quest_lines(found, words)]
    return [*lines, words.t("change-open")] if lines and not found["exact"] else lines


def changed(words: Words, what: Any, pair: list[Any]) -> str:
    return words.t("change", what=what, before=pair[0], after=pair[1])


def sheet_lines(found: Mapping[str, Any], words: Words) -> list[str]:
    stats = {**({"rage": found["rage"]} if "rage" in found else {}), **found.get("stats", {})}
    own = [changed(words, words.name("stat", stat), pair) for stat, pair in stats.items()]
    glory = found.get("glory", {}).items()
    return [*own, *(changed(words, f"{words.plain('clan', clan)}, {words.t('glory')}", pair) for clan, pair in glory)]


def board_lines(found: Mapping[str, Any], words: Words) -> list[str]:
    strengths = [
        words.t("preview-strength", place=words.place(place), clan=words.name("clan", clan), before=before, after=after)
        for place, clans in found.get("strength", {}).items()
        for clan, (before, after) in clans.items()
    ]
    doomed = found.get("doomed_glory", {}).items()
    return [
        *strengths,
        *(changed(words, words.t("change-doomed", clan=words.name("clan", clan)), pair) for clan, pair in doomed),
    ]


def quest_lines(found: Mapping[str, Any], words: Words) -> list[str]:
    return [
        words.t("change-fulfilled" if after else "change-unfulfilled", card=words.name("card", card))
        for card, (before, after) in found.get("quests", {}).items()
        if before is not None and after is not None
    ]
