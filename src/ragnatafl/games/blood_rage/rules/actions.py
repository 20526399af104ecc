# mypyc: compile
"""The numbering of actions: families of consecutive numbers. The table of `notation.py` is checked against it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .tables import N_CARDS, N_FIGURES, N_PLACES

DECLINE: Final = 0
PASS: Final = 1
SACRIFICE: Final = 2
RETREAT: Final = 3
TREAT: Final = 4
"""TREAT + n: the revealed quest counts as a +n battle card (n from 0 to 9)."""
RAISE: Final = 14
"""RAISE + stat."""
SLOT: Final = 17
"""SLOT + slot (0 to 7; only monster and clan slots are ever asked for)."""

DRAFT: Final = 25
"""The card families: base + card."""
KEEP: Final[i64] = DRAFT + N_CARDS
CARD: Final[i64] = KEEP + N_CARDS
RETAKE: Final[i64] = CARD + N_CARDS
UPGRADE: Final[i64] = RETAKE + N_CARDS
QUEST: Final[i64] = UPGRADE + N_CARDS

INVADE: Final[i64] = QUEST + N_CARDS
"""The figure families: base + figure * N_PLACES + place."""
INVADE_FROM_VALHALLA: Final[i64] = INVADE + N_FIGURES * N_PLACES
JOIN: Final[i64] = INVADE_FROM_VALHALLA + N_FIGURES * N_PLACES
OFFER: Final[i64] = JOIN + N_FIGURES * N_PLACES

MARCH: Final[i64] = OFFER + N_FIGURES * N_PLACES
"""The place families: base + place."""
TO: Final[i64] = MARCH + N_PLACES
PILLAGE: Final[i64] = TO + N_PLACES
REPILLAGE: Final[i64] = PILLAGE + N_PLACES

MOST_SENT: Final = 8
SEND: Final[i64] = REPILLAGE + N_PLACES
"""SEND + figure * 9 + how many."""
SPARE: Final[i64] = SEND + N_FIGURES * (MOST_SENT + 1)
"""SPARE + figure, SAVE + figure."""
SAVE: Final[i64] = SPARE + N_FIGURES
COUNT: Final[i64] = SAVE + N_FIGURES
