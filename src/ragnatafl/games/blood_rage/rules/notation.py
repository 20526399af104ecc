"""All actions: number, meaning, and a text that is stable, free of any language, and parses back to the same."""

from __future__ import annotations

from ragnatafl.core.actions import ActionTable, Family

from ..content import CARDS, CONTENT, STATS
from . import actions
from .tables import MONSTER_CARDS, N_FIGURES, N_PLACES, Slot

PROVINCES = (*(p.id for p in CONTENT.provinces), "yggdrasil")
PLACES = (*PROVINCES, *CONTENT.fjords)
PLACE_NAMES = (*PLACES, "reserve", "valhalla", "box")
FIGURES = ("leader", "warrior", "ship", *(CARDS[card].code for card in MONSTER_CARDS))
SLOTS = ("warrior", "leader", "ship", "monster 1", "monster 2", "clan 1", "clan 2", "clan 3")
CODES = tuple(card.code for card in CARDS)
FROM_VALHALLA = "from valhalla"

ACTIONS = ActionTable(
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
TEXTS = ACTIONS.texts

assert len(FIGURES) == N_FIGURES and len(PLACES) == N_PLACES and len(SLOTS) == Slot.COUNT


def meanings(text: str) -> list[int]:
    """The actions a text may mean: one, or for a quest named without its Age one for each Age."""
    found = ACTIONS.read(text)
    if found is not None:
        return [found]
    return [number for age in (1, 2, 3) if (number := ACTIONS.read(f"{text.rstrip()}.{age}")) is not None]
