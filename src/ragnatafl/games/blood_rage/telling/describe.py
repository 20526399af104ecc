"""A position as the table that sets it up again: the inverse of `rules/arrange.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ragnatafl.core.exactly import Parts, described, parts, table_of

from ..content import CONTENT, TOKENS
from ..rules.arrange import lay
from ..rules.figures import stat_step
from ..rules.notation import CODES, PROVINCES
from ..rules.position import Clan, Position
from ..rules.saving import codes, provinces, to_dict
from ..rules.state import State
from ..rules.tables import N_OUTER
from .facts import figures_by_place

PHASE_KEYS = ("draft", "action", "discard", "quest", "ragnarok", "release", "end")
"""What `phase` is called in a position table, by the number of the phase."""
SAID_EXACTLY = ("decks",)
"""The order of the decks is chance: it is always told."""


def describe(position: Position) -> dict[str, Any]:
    """Everything, secrets too. What readable keys cannot say stands under `exactly`."""
    names = [CONTENT.clans[clan.number] for clan in position.clans]
    table = board_table(position, names)
    table |= {name: clan_table(clan) for name, clan in zip(names, position.clans, strict=True)}

    def laid(given: Parts, told: Sequence[str]) -> Parts:
        state = State(0)
        lay(state, table_of(given), told)
        return parts(to_dict(state), "clans", names)

    return described(table, parts(to_dict(position), "clans", names), laid, SAID_EXACTLY)


def board_table(position: Position, names: list[str]) -> dict[str, Any]:
    table: dict[str, Any] = {
        "seats": names,
        "age": int(position.age) + 1,
        "phase": PHASE_KEYS[position.phase],
        "turn": names[max(position.active, 0)],
        "first": names[position.first],
        "first_game": bool(position.first_game),
        "destroyed": provinces(position.destroyed),
        "pillaged": provinces(position.pillaged),
        "doomed": [PROVINCES[p] for p in position.doomed],
        "tokens": {PROVINCES[p]: TOKENS[position.tokens[p]] for p in range(N_OUTER)},
    }
    return table


def clan_table(clan: Clan) -> dict[str, Any]:
    sheet: dict[str, Any] = {
        "rage": int(clan.rage),
        "glory": int(clan.glory),
        "stats": [int(stat_step(clan, stat)) + 1 for stat in range(3)],
        "passed": bool(clan.passed),
        "hand": codes(clan.hand),
        "quests": codes(clan.quests),
        "kept": [CODES[clan.kept]] if clan.kept >= 0 else [],
        "upgrades": [CODES[card] for card in clan.slots if card >= 0],
        "figures": {place: names for place, names in figures_by_place(clan).items() if place != "reserve"},
    }
    return {key: value for key, value in sheet.items() if value or key in ("rage", "glory", "stats")}
