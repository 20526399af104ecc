# mypyc: compile
"""All actions: number, meaning, and a text that is stable, free of any language, and parses back to the same.

The names of things, by their numbers, are found quickly only where they are final tuples of a compiled module.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.core.actions import ActionTable, Family

from .. import content
from . import actions
from .tables import MONSTER_CARDS, N_FIGURES, N_PLACES, Slot

Names = tuple[str, ...]

CLANS: Final[Names] = content.CONTENT.clans
STATS: Final[Names] = content.STATS
TOKENS: Final[Names] = content.TOKENS
PHASES: Final[Names] = ("gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla", "over")
PROVINCES: Final[Names] = (*[province.id for province in content.CONTENT.provinces], "yggdrasil")
PLACES: Final[Names] = (*PROVINCES, *content.CONTENT.fjords)
PLACE_NAMES: Final[Names] = (*PLACES, "reserve", "valhalla", "box")
FIGURES: Final[Names] = ("leader", "warrior", "ship", *[content.CARDS[card].code for card in MONSTER_CARDS])
SLOTS: Final[Names] = ("warrior", "leader", "ship", "monster 1", "monster 2", "clan 1", "clan 2", "clan 3")
CODES: Final[Names] = tuple([card.code for card in content.CARDS])
FROM_VALHALLA: Final = "from valhalla"

ACTIONS: Final = ActionTable(
    [
        Family("decline", first=actions.DECLINE),
        Family("pass", first=actions.PASS),
        Family("sacrifice", first=actions.SACRIFICE),
        Family("retreat", first=actions.RETREAT),
        Family("treat", range(10), first=actions.TREAT),
        Family("raise", STATS, first=actions.RAISE),
        Family("slot", SLOTS, first=actions.SLOT),
        Family("draft", CODES, first=actions.DRAFT),
        Family("keep", CODES, first=actions.KEEP),
        Family("card", CODES, first=actions.CARD),
        Family("retake", CODES, first=actions.RETAKE),
        Family("upgrade", CODES, first=actions.UPGRADE),
        Family("quest", CODES, first=actions.QUEST),
        Family("invade", FIGURES, PLACES, first=actions.INVADE),
        Family("invade", FIGURES, PLACES, FROM_VALHALLA, first=actions.INVADE_FROM_VALHALLA),
        Family("join", FIGURES, PLACES, first=actions.JOIN),
        Family("offer", FIGURES, PLACES, first=actions.OFFER),
        Family("march", PLACES, first=actions.MARCH),
        Family("to", PLACES, first=actions.TO),
        Family("pillage", PLACES, first=actions.PILLAGE),
        Family("repillage", PLACES, first=actions.REPILLAGE),
        Family("send", range(actions.MOST_SENT + 1), FIGURES, first=actions.SEND, backwards=True),
        Family("spare", FIGURES, first=actions.SPARE),
        Family("save", FIGURES, first=actions.SAVE),
    ],
    actions.COUNT,
)
TEXTS: Final = ACTIONS.texts

assert len(FIGURES) == N_FIGURES and len(PLACES) == N_PLACES and len(SLOTS) == Slot.COUNT


def meanings(text: str) -> list[int]:
    """The actions a text may mean: one, or for a quest named without its Age one for each Age."""
    found = ACTIONS.read(text)
    if found is not None:
        return [found]
    aged = [ACTIONS.read(f"{text.rstrip()}.{age}") for age in (1, 2, 3)]
    return [number for number in aged if number is not None]
