"""What pieces and Life are worth to the team, on a scale where a lost game costs 100.

All prices are concave: a third Elf helps less than the first, and the last Life points are dearest. `scale`, in
tenths, makes everything but defeat cheaper when the game is about to be won.
"""

from __future__ import annotations

from collections.abc import Sequence

DEFEAT = 100.0

LIFE = (DEFEAT, 16.0, 9.0, 5.5, 3.2, 1.6, 0.6, 0.2, 0.0)
"""What it costs to have so few Life points."""
ELVES = (0.0, 1.0, 1.9, 2.6, 3.1, 3.5, 3.7)
VANIR_DICE = (0.0, 0.9, 1.7, 2.3, 2.7, 3.0, 3.2)
HEROES = (0.0, 1.1, 2.2, 3.2, 4.1, 4.9, 5.6, 6.2, 6.7)
"""Heroes serve everybody."""
ARTIFACTS = {
    "andvarinaut": 1.0,
    "draupnir": 1.4,
    "gjallarhorn": 0.9,
    "hringhorn": 0.9,
    "skidbladnir": 0.9,
    "megingjord": 0.5,
    "gleipnir": 1.1,
    "gungnir": 1.7,
    "hofund": 1.3,
    "jarngreipr": 1.4,
    "mimming": 2.0,
    "mjollnir": 1.9,
    "brisingamen": 1.1,
    "gullinbursti": 2.6,
    "idunn_epli": 1.3,
    "odroerir": 2.0,
    "svalinn": 1.8,
    "valshamr": 2.0,
}


def at(table: Sequence[float], count: int, further: float) -> float:
    """The table's value, and `further` for each piece beyond its end."""
    last = len(table) - 1
    return table[count] if count <= last else table[last] + (count - last) * further


def life_cost(life: int, scale: int) -> float:
    return DEFEAT if life <= 0 else at(LIFE, life, 0.0) * scale / 10


def elves_worth(count: int, scale: int) -> float:
    return at(ELVES, count, 0.1) * scale / 10


def dice_worth(count: int, scale: int) -> float:
    return at(VANIR_DICE, count, 0.1) * scale / 10


def die_price(count: int, scale: int) -> float:
    """What losing one of so many Vanir dice costs."""
    return dice_worth(count, scale) - dice_worth(count - 1, scale) if count else 0.0


def heroes_worth(count: int, scale: int) -> float:
    return at(HEROES, count, 0.4) * scale / 10
