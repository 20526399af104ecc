"""Why a move is not possible: the key of a message `ht-refusal-<key>`, and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ragnatafl.core.contract import Refusal

from .board import COUNT, KING, RESTRICTED, SIDE_OF, SQUARES, between
from .position import PLAYING, RULES

if TYPE_CHECKING:
    from .state import State


def refused(state: State, seat: int, number: int) -> Refusal | None:
    """None for a legal move."""
    start, end = divmod(number, COUNT)
    piece = state.board[start]
    if state.ending != PLAYING:
        return refuse("over", RULES[state.ending])
    if state.sides[seat] != state.turn:
        return refuse("turn", "HT-2.2")
    if not piece:
        return refuse("empty", "HT-3.1", start=SQUARES[start])
    if SIDE_OF[piece] != state.turn:
        return refuse("not_own", "HT-3.1", start=SQUARES[start])
    return why_not_there(state, start, end)


def why_not_there(state: State, start: int, end: int) -> Refusal | None:
    """Whether the piece of the side to move on this square may go to that one (HT-3.2, HT-3.3)."""
    names = {"start": SQUARES[start], "end": SQUARES[end]}
    way = between(start, end)
    if not way:
        return refuse("line", "HT-3.2", **names)
    for square in way:
        if state.board[square]:
            return refuse("blocked", "HT-3.2", **names, square=SQUARES[square])
    if end in RESTRICTED and state.board[start] != KING:
        return refuse("restricted", "HT-3.3", end=SQUARES[end])
    return None


def refuse(key: str, rule: str, **args: str) -> Refusal:
    return Refusal("", rule, key, args, "hnefatafl")
