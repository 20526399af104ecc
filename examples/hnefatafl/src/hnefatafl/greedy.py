"""The greedy bot: it tries every move and takes the one after which the board looks best, one answer ahead."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.core.contract import View
from ragnatafl.core.rng import Rng

from .board import ATTACKER, BESIDE, CORNERS, COUNT, DEFENDER, THRONE
from .game import Hnefatafl
from .position import ATTACKERS, DRAWN, PLAYING, Position

WON = 1_000_000
LOST_NEXT = 100_000
OUT_NEXT = 10_000
WAY = 120
ATTACKER_WORTH = 100
DEFENDER_WORTH = 160
AT_RISK = 80
STEP = 6
HOLD = 25


class GreedyBot:
    name = "greedy"
    needs_view = True

    def __init__(self, game: Hnefatafl) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        state = self.game.imagine(view, rng)
        side = state.turn
        best, found = -10 * WON, [legal[0]]
        for action in legal:
            after = state.clone()
            after.record_events = False
            after.move(action)
            value = worth(after) * (-1 if side == ATTACKERS else 1) - AT_RISK * most_taken(after)
            if value >= best:
                found = [*found, action] if value == best else [action]
                best = value
        return found[int(rng.below(len(found)))]


def worth(position: Position) -> int:
    """How good the board is for the king's side; the other side is to move."""
    if position.ending != PLAYING:
        return 0 if position.winner == DRAWN else -WON if position.winner == ATTACKERS else WON
    board = position.board
    material = DEFENDER_WORTH * board.count(DEFENDER) - ATTACKER_WORTH * board.count(ATTACKER)
    return material + freedom(position) - danger(position)


def freedom(position: Position) -> int:
    """What the king can hope for: a corner at once, or after one more move, and room to go."""
    moves = position.moves_of(position.king)
    out = sum(1 for end in moves if end in CORNERS)
    if out and position.turn != ATTACKERS:
        return LOST_NEXT
    ways = sum(1 for end in moves if leads_out(position, end))
    return (OUT_NEXT if out > 1 else 5 * WAY * out) + WAY * min(ways, 3) + STEP * len(moves)


def leads_out(position: Position, square: int) -> bool:
    """Whether the king could go on from this square to a corner."""
    return any(end in CORNERS for end in ends_from(position, square))


def ends_from(position: Position, square: int) -> list[int]:
    """Where a king on this square could go."""
    board = position.board
    piece, board[square] = board[square], board[position.king]
    found = position.moves_of(square)
    board[square] = piece
    return found


def danger(position: Position) -> int:
    """How near the king is to capture: attackers around him, and whether the last gap can be closed at once."""
    board, sides = position.board, BESIDE[position.king]
    gaps = [side for side in sides if board[side] != ATTACKER and side != THRONE]
    held = len(sides) - len(gaps)
    closed = len(sides) == 4 and len(gaps) == 1 and position.turn == ATTACKERS and reached(position, gaps[0])
    return LOST_NEXT if closed else HOLD * held


def reached(position: Position, square: int) -> bool:
    """Whether an attacker can come to this square."""
    return any(number % COUNT == square for number in position.moves())


def most_taken(position: Position) -> int:
    """How many pieces the side to move can capture at most with one move."""
    if position.ending != PLAYING:
        return 0
    board = position.board
    return max(len(position.taken_by(number % COUNT, board[number // COUNT])) for number in position.moves())
