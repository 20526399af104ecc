# mypyc: compile
"""Codes of what happens, for the trace that `events.py` turns into words."""

from __future__ import annotations

from typing import Final


class Note:
    AGE_BEGAN: Final = 0
    PHASE: Final = 1
    PICKED: Final = 2
    TURN: Final = 3
    PASSED: Final = 4
    INVADED: Final = 5
    MARCHED: Final = 6
    UPGRADED: Final = 7
    REPLACED: Final = 8
    COMMITTED: Final = 9
    CALLED: Final = 10
    JOINED: Final = 11
    CHOSE_CARD: Final = 12
    REVEALED: Final = 13
    TREATED: Final = 14
    CANCELLED: Final = 15
    WATCHED: Final = 16
    SPARED: Final = 17
    LATE: Final = 18
    TOTAL: Final = 19
    WON: Final = 20
    NOBODY_WON: Final = 21
    STOLE_RAGE: Final = 22
    STOLE_GLORY: Final = 23
    TOOK_CARD: Final = 24
    RETOOK: Final = 25
    SAVED: Final = 26
    RETREATED: Final = 27
    DESTROYED: Final = 28
    PILLAGED: Final = 29
    RAISED: Final = 30
    GLORY: Final = 31
    RAGE: Final = 32
    LEADER_MOVED: Final = 33
    KEPT: Final = 34
    HAND_DISCARDED: Final = 35
    QUEST: Final = 36
    RAGNAROK: Final = 37
    RELEASED: Final = 38
    UNOPPOSED: Final = 39
    REMOVED: Final = 40
    OVER: Final = 41


class Reason:
    """Where glory comes from; a card's glory has the reason CARD + card."""

    BATTLE: Final = 0
    TOKEN: Final = 1
    QUEST: Final = 2
    RAGNAROK: Final = 3
    LEGEND: Final = 4
    CARD: Final = 10
