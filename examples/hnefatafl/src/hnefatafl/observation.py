"""What learners see of a position: the pieces on their squares, whose move it is, and how near a draw is (HT-6)."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from ragnatafl.core.features import Features, Layout

from .board import PIECES, SIDES, SQUARES
from .position import ENDINGS, MOST_QUIET, MOST_TIMES

if TYPE_CHECKING:
    from .state import State

LAYOUT = Layout()
SIDE = LAYOUT.group("own side", SIDES)
TO_MOVE = LAYOUT.group("to move", SIDES)
ENDING = LAYOUT.group("ending", [name or "none" for name in ENDINGS])
TIMES = LAYOUT.scale("times", MOST_TIMES)
QUIET = LAYOUT.scale("quiet", MOST_QUIET)
BOARD = LAYOUT.rows("square", SQUARES, PIECES[1:])
FEATURES: Features = LAYOUT.features(1)


def observe(state: State, seat: int) -> memoryview:
    row = [SIDE + state.sides[seat], TO_MOVE + state.turn, ENDING + state.ending]
    row += [TIMES + min(state.times(), MOST_TIMES), QUIET + min(state.quiet, MOST_QUIET)]
    row += [BOARD + square * 3 + piece - 1 for square, piece in enumerate(state.board) if piece]
    return memoryview(array("h", row))
