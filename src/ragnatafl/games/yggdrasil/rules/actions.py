# mypyc: compile
"""The numbering of actions: families of consecutive numbers. The table of `notation.py` is checked against it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..sagas.tables import N_DEEDS, N_FOES
from .tables import MOST, N_ARTIFACTS, N_CREATURES, N_ENEMIES, N_GODS, N_JOTUNS, N_OPPONENTS, N_WORLDS

DONE: Final = 0
"""Nothing more: ends or declines whatever is asked."""
ACT: Final = 1
HEAL: Final = 2
ADD: Final = 3
PAIR: Final = 4
HERO: Final = 5
KEEP: Final = 6
SWAP: Final = 7
TAKE_ELF: Final = 8
TAKE_DIE: Final = 9
REROLL_GOD: Final = 10
ELF_GOD: Final = 11
MARK: Final = 12
"""MARK + face: one more Vanir die of that face to be rerolled."""
ELF_DIE: Final = 18
"""ELF_DIE + face: an Elf turns one Vanir die of that face."""
STACK: Final = 24
"""STACK + level - 1."""
STONE: Final = 27
"""STONE + stone: use what it shows."""
ROTATE: Final = 30
"""ROTATE + steps."""
TAKE: Final = 33
"""TAKE + amount, HEROES + amount, DICE + amount (0 to 13)."""
HEROES: Final[i64] = TAKE + MOST + 1
DICE: Final[i64] = HEROES + MOST + 1
TURN: Final[i64] = DICE + MOST + 1
"""TURN + god, COMFORT + god, CHEER + god, ELF_ADDED + god, REROLL_ADDED + god, DECK + god."""
COMFORT: Final[i64] = TURN + N_GODS
CHEER: Final[i64] = COMFORT + N_GODS
ELF_ADDED: Final[i64] = CHEER + N_GODS
REROLL_ADDED: Final[i64] = ELF_ADDED + N_GODS
DECK: Final[i64] = REROLL_ADDED + N_GODS
GIVE_ELF: Final[i64] = DECK + N_GODS
GIVE_DIE: Final[i64] = GIVE_ELF + N_GODS
GIVE_LIFE: Final[i64] = GIVE_DIE + N_GODS
MOVE: Final[i64] = GIVE_LIFE + N_GODS
"""MOVE + world, TO + world."""
TO: Final[i64] = MOVE + N_WORLDS
SEND: Final[i64] = TO + N_WORLDS
"""SEND + god * 9 + world."""
FIGHT: Final[i64] = SEND + N_GODS * N_WORLDS
"""FIGHT + opponent."""
CREATURE: Final[i64] = FIGHT + N_OPPONENTS
RETURN: Final[i64] = CREATURE + N_CREATURES
"""RETURN + enemy * 7 + god: a face-up card leaves the Wheel."""
GIVE: Final[i64] = RETURN + N_ENEMIES * N_GODS
"""GIVE + artifact * 7 + god."""
BEAT: Final[i64] = GIVE + N_ARTIFACTS * N_GODS
"""BEAT + Jötun: without a fight."""
TAKE_ARTIFACT: Final[i64] = BEAT + N_JOTUNS
"""TAKE_ARTIFACT + Artifact: a Kin asks for it."""
TRAVEL: Final[i64] = TAKE_ARTIFACT + N_ARTIFACTS
"""TRAVEL + god: to the World of a god whose Travelling Companion one is."""
DUEL: Final[i64] = TRAVEL + N_GODS
ACCEPT: Final[i64] = DUEL + 1
FIGHT_FOE: Final[i64] = ACCEPT + 1
"""FIGHT_FOE + saga opponent, CHOOSE + saga opponent, SAGA + saga action: counted over all sagas."""
CHOOSE: Final[i64] = FIGHT_FOE + N_FOES
SAGA: Final[i64] = CHOOSE + N_FOES
COUNT: Final[i64] = SAGA + N_DEEDS
