# mypyc: compile
"""Codes of what happens, for the trace that `events.py` turns into words."""

from __future__ import annotations

from typing import Final


class Cause:
    """Why a god loses Life; the order of `telling.events.CAUSES`."""

    SAGA: Final = 0
    RISKS: Final = 1
    KIN: Final = 2
    HEALING: Final = 3
    HEL: Final = 4
    FENRIR: Final = 5


class Piece:
    """What passes from hand to hand; the order of `telling.events.PIECES`."""

    ELF: Final = 0
    DIE: Final = 1
    LIFE: Final = 2
    ARTIFACT: Final = 3


class Note:
    ROUND: Final = 0
    ORDER: Final = 1
    TURN: Final = 2
    REVEALED: Final = 3
    ACTIVATED: Final = 4
    ENEMY_MOVED: Final = 5
    ROTATED: Final = 6
    LIFE: Final = 7
    GIANTS: Final = 8
    NAMELESS: Final = 9
    ISLAND: Final = 10
    JOTUN: Final = 11
    JOTUN_BEATEN: Final = 12
    DEVASTATED: Final = 13
    HEALED: Final = 14
    NIDHOGG: Final = 15
    CARD_RETURNED: Final = 16
    CARD_SHUFFLED: Final = 17
    MOVED: Final = 18
    FIGHT: Final = 19
    ACTION: Final = 20
    HEROES: Final = 21
    ROLLED: Final = 23
    REROLLED: Final = 24
    ELF: Final = 25
    PAIR: Final = 26
    RISKS: Final = 27
    ELVES: Final = 28
    VANIR: Final = 29
    ARTIFACT: Final = 30
    DREW: Final = 31
    CREATURE: Final = 32
    STONE: Final = 33
    GAVE: Final = 34
    KEPT: Final = 35
    SKULD: Final = 36
    WON: Final = 37
    LOST: Final = 38
    ADDED: Final = 40
    PAGE: Final = 41
    COUNTER: Final = 42
    FOE_MOVED: Final = 43
    TOKEN: Final = 44
    TOKEN_BACK: Final = 45
    FALLEN: Final = 46
    DEED: Final = 47
    DUEL: Final = 48
    TRAVELLED: Final = 49
    KIN: Final = 50
    SAGA_BEGAN: Final = 51
    SAGA_ENDED: Final = 52
    TAKEN: Final = 53
