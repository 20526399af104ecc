# mypyc: compile
"""What pieces and Life are worth to the team, on a scale where a lost game costs 100.

All prices are concave: a third Elf helps less than the first, and the last Life points are dearest. `scale`, in
tenths, makes everything but defeat cheaper when the game is about to be won.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DEFEAT: Final = 100.0

LIFE: Final[vec[float]] = vec[float]([DEFEAT, 16.0, 9.0, 5.5, 3.2, 1.6, 0.6, 0.2, 0.0])
"""What it costs to have so few Life points."""
ELVES: Final[vec[float]] = vec[float]([0.0, 1.0, 1.9, 2.6, 3.1, 3.5, 3.7])
VANIR_DICE: Final[vec[float]] = vec[float]([0.0, 0.9, 1.7, 2.3, 2.7, 3.0, 3.2])
HEROES: Final[vec[float]] = vec[float]([0.0, 1.1, 2.2, 3.2, 4.1, 4.9, 5.6, 6.2, 6.7])
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


def at(table: vec[float], count: i64, further: float) -> float:
    """The table's value, and `further` for each piece beyond its end."""
    last = i64(len(table)) - 1
    return table[count] if count <= last else table[last] + float(count - last) * further


def life_cost(life: i64, scale: i64) -> float:
    return DEFEAT if life <= 0 else at(LIFE, life, 0.0) * float(scale) / 10.0


def elves_worth(count: i64, scale: i64) -> float:
    return at(ELVES, count, 0.1) * float(scale) / 10.0


def dice_worth(count: i64, scale: i64) -> float:
    return at(VANIR_DICE, count, 0.1) * float(scale) / 10.0


def die_price(count: i64, scale: i64) -> float:
    """What losing one of so many Vanir dice costs."""
    return dice_worth(count, scale) - dice_worth(count - 1, scale) if count > 0 else 0.0


def heroes_worth(count: i64, scale: i64) -> float:
    return at(HEROES, count, 0.4) * float(scale) / 10.0
