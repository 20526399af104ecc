"""Why a move is not possible: a key, the rule, and a sentence for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ragnatafl.core.contract import Refusal

from .board import COUNT, KING, RESTRICTED, SIDE_OF, SQUARES, between
from .position import PLAYING, RULES

if TYPE_CHECKING:
    from .state import State

SENTENCES = {
    "over": ("", "The game is over."),
    "turn": ("HT-2.2", "It is the other side's turn."),
    "empty": ("HT-3.1", "Nothing stands on {start}."),
    "not_own": ("HT-3.1", "The piece on {start} is not yours."),
    "line": (
        "HT-3.2",
        "A piece moves in a straight line, along its row or its column; {end} is not on one with {start}.",
    ),
    "blocked": ("HT-3.2", "The way from {start} to {end} is not free: something stands on {square}."),
    "restricted": ("HT-3.3", "Only the king may stop on {end}."),
}


def refused(state: State, seat: int, number: int) -> str:
    """The key of the reason; empty for a legal move."""
    start, end = divmod(number, COUNT)
    piece = state.board[start]
    if state.ending != PLAYING:
        return "over"
    if state.sides[seat] != state.turn:
        return "turn"
    if not piece:
        return "empty"
    if SIDE_OF[piece] != state.turn:
        return "not_own"
    way = between(start, end)
    if not way:
        return "line"
    if any(state.board[square] for square in way):
        return "blocked"
    return "restricted" if end in RESTRICTED and piece != KING else ""


def explain(state: State, seat: int, number: int) -> Refusal:
    """Why this move, which is refused, is."""
    key = refused(state, seat, number)
    start, end = divmod(number, COUNT)
    args = {"start": SQUARES[start], "end": SQUARES[end]}
    if key == "blocked":
        args["square"] = SQUARES[next(square for square in between(start, end) if state.board[square])]
    rule, sentence = SENTENCES[key]
    needed = {name: value for name, value in args.items() if "{" + name + "}" in sentence}
    return Refusal(sentence.format(**needed), rule or RULES[state.ending], key, needed)
