"""The text of every action: stable, free of any language, and parsing back to the same number."""

from __future__ import annotations

from ..content import CARDS, CONTENT, STATS
from . import actions
from .tables import MONSTER_CARDS, N_FIGURES, N_PLACES, Slot

PROVINCES = (*(p.id for p in CONTENT.provinces), "yggdrasil")
PLACES = (*PROVINCES, *CONTENT.fjords)
PLACE_NAMES = (*PLACES, "reserve", "valhalla", "box")
FIGURES = ("leader", "warrior", "ship", *(CARDS[card].code for card in MONSTER_CARDS))
SLOTS = ("warrior", "leader", "ship", "monster 1", "monster 2", "clan 1", "clan 2", "clan 3")
CODES = tuple(card.code for card in CARDS)


def all_texts() -> list[str]:
    """Texts in the numbering of `actions.py`."""
    texts = ["decline", "pass", "sacrifice", "retreat"]
    texts += [f"treat {value}" for value in range(10)]
    texts += [f"raise {stat}" for stat in STATS]
    texts += [f"slot {slot}" for slot in SLOTS]
    for verb in ("draft", "keep", "card", "retake", "upgrade", "quest"):
        texts += [f"{verb} {code}" for code in CODES]
    texts += [f"invade {figure} {place}" for figure in FIGURES for place in PLACES]
    texts += [f"invade {figure} {place} from valhalla" for figure in FIGURES for place in PLACES]
    for verb in ("join", "offer"):
        texts += [f"{verb} {figure} {place}" for figure in FIGURES for place in PLACES]
    for verb in ("march", "to", "pillage", "repillage"):
        texts += [f"{verb} {place}" for place in PLACES]
    texts += [f"send {count} {figure}" for figure in FIGURES for count in range(actions.MOST_SENT + 1)]
    for verb in ("spare", "save"):
        texts += [f"{verb} {figure}" for figure in FIGURES]
    return texts


TEXTS = all_texts()
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
VERBS = sorted({text.split()[0] for text in TEXTS})

assert len(TEXTS) == actions.COUNT == len(ACTION_OF)
assert len(FIGURES) == N_FIGURES and len(PLACES) == N_PLACES and len(SLOTS) == Slot.COUNT


def meanings(text: str) -> list[int]:
    """The actions a text may mean: one, or for a quest named without its Age one for each Age."""
    words = " ".join(text.lower().split())
    if words in ACTION_OF:
        return [ACTION_OF[words]]
    return [ACTION_OF[f"{words}.{age}"] for age in (1, 2, 3) if f"{words}.{age}" in ACTION_OF]
