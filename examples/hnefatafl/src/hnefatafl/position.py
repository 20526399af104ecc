"""A position and what a move does to it: moving (HT-3), capturing (HT-4) and the ends of the game (HT-5, HT-6)."""

from __future__ import annotations

from .board import (
    ATTACKER,
    BESIDE,
    CORNERS,
    COUNT,
    DEFENDER,
    EDGE,
    EMPTY,
    KING,
    LINES,
    PAIRS,
    RESTRICTED,
    SIDE_OF,
    THRONE,
)

ATTACKERS, DEFENDERS = 0, 1
MOST_QUIET = 100
MOST_TIMES = 3
PLAYING, ESCAPED, KING_TAKEN, ENCIRCLED, NO_MOVE, REPEATED, PEACE = range(7)
ENDINGS = ("", "escaped", "king_taken", "encircled", "no_move", "repeated", "peace")
RULES = ("", "HT-5.1", "HT-5.2", "HT-5.3", "HT-5.4", "HT-6.1", "HT-6.2")
DRAWN = -1


class Position:
    """`board` has a piece on each square, `turn` is the side to move, `quiet` counts moves since the last capture and
    `since` holds them, each as from * 121 + to, as far as they are known: so that repetitions can be counted."""

    __slots__ = ("board", "ending", "king", "last", "quiet", "seen", "since", "turn", "winner")

    def __init__(self, board: bytearray, turn: int = ATTACKERS) -> None:
        self.board = board
        self.turn = turn
        self.king = board.find(KING)
        self.quiet = 0
        self.since: list[int] = []
        self.seen: list[bytes] = [bytes(board)]
        self.last: tuple[int, int, tuple[int, ...]] | None = None
        self.ending = PLAYING
        self.winner = DRAWN

    def copy_to(self, other: Position) -> None:
        other.board = self.board[:]
        other.turn = self.turn
        other.king = self.king
        other.quiet = self.quiet
        other.since = self.since[:]
        other.seen = self.seen[:]
        other.last = self.last
        other.ending = self.ending
        other.winner = self.winner

    # Moving (HT-3)

    def moves_of(self, square: int) -> list[int]:
        """Where the piece on this square may go."""
        board, found = self.board, []
        for line in LINES[square]:
            for end in line:
                if board[end]:
                    break
                found.append(end)
        return found if board[square] == KING else [end for end in found if end not in RESTRICTED]

    def moves(self) -> list[int]:
        """All moves of the side to move, ascending."""
        board, turn, found = self.board, self.turn, []
        for square, piece in enumerate(board):
            if piece and SIDE_OF[piece] == turn:
                start = square * COUNT
                for end in self.moves_of(square):
                    found.append(start + end)
        found.sort()
        return found

    def can_move(self) -> bool:
        turn = self.turn
        return any(SIDE_OF[piece] == turn and self.moves_of(square) for square, piece in enumerate(self.board))

    # Capturing (HT-4)

    def taken_by(self, end: int, piece: int) -> list[int]:
        """The pieces that are captured when this piece comes to this square."""
        board, mover = self.board, SIDE_OF[piece]
        found = []
        for beside, behind in PAIRS[end]:
            victim = board[beside]
            if victim in (EMPTY, KING) or SIDE_OF[victim] == mover:
                continue
            if SIDE_OF[board[behind]] == mover or (board[behind] == EMPTY and behind in RESTRICTED):
                found.append(beside)
        return found

    def king_is_taken(self) -> bool:
        """Attackers on all four sides, or on three with the empty throne on the fourth (HT-4.4)."""
        sides = BESIDE[self.king]
        return len(sides) == 4 and all(self.board[side] == ATTACKER or side == THRONE for side in sides)

    # A move and what follows

    def move(self, number: int) -> tuple[int, int, list[int]]:
        """Carries out a legal move; gives the piece, the times the position has stood, and what was captured."""
        start, end = divmod(number, COUNT)
        piece = self.board[start]
        self.board[start] = EMPTY
        self.board[end] = piece
        if piece == KING:
            self.king = end
        taken = self.taken_by(end, piece)
        for square in taken:
            self.board[square] = EMPTY
        self.last = (start, end, tuple(taken))
        self.turn = 1 - self.turn
        times = self.remember(number, bool(taken))
        self.end(piece, end, times)
        return piece, times, taken

    def remember(self, number: int, captured: bool) -> int:
        """How often this position has stood now (HT-6.1); before a capture it cannot have."""
        if captured:
            self.quiet = 0
            self.since = []
            self.seen = [bytes(self.board)]
            return 1
        self.quiet += 1
        self.since.append(number)
        self.seen.append(bytes(self.board))
        return self.times()

    def times(self) -> int:
        """How often the position on the board has stood with the same side to move: every other one of the past."""
        return self.seen[::-2].count(self.seen[-1])

    def end(self, piece: int, square: int, times: int) -> None:
        """Whether this move ends the game, and who has won."""
        if piece == KING and square in CORNERS:
            self.finish(ESCAPED, DEFENDERS)
        elif piece == ATTACKER and self.king in BESIDE[square] and self.king_is_taken():
            self.finish(KING_TAKEN, ATTACKERS)
        elif piece == ATTACKER and self.is_encircled():
            self.finish(ENCIRCLED, ATTACKERS)
        elif not self.can_move():
            self.finish(NO_MOVE, 1 - self.turn)
        elif times >= MOST_TIMES:
            self.finish(REPEATED, ATTACKERS)
        elif self.quiet >= MOST_QUIET:
            self.finish(PEACE, DRAWN)

    def finish(self, ending: int, winner: int) -> None:
        self.ending = ending
        self.winner = winner

    # The ring (HT-5.3) and the way out (HT-4.5)

    def is_encircled(self) -> bool:
        """Whether the attackers' ring is whole: no piece of the king's side could walk to the edge, however long."""
        inside: set[int] = set()
        board = self.board
        for square in (self.king, *(one for one in range(COUNT) if board[one] == DEFENDER)):
            if square not in inside and not self.stays_inside(square, inside):
                return False
        return True

    def stays_inside(self, start: int, inside: set[int]) -> bool:
        """Walks over all squares without an attacker, and notes them; False as soon as the edge is reached."""
        board, waiting = self.board, [start]
        inside.add(start)
        while waiting:
            square = waiting.pop()
            if square in EDGE:
                return False
            for beside in BESIDE[square]:
                if board[beside] != ATTACKER and beside not in inside:
                    inside.add(beside)
                    waiting.append(beside)
        return True

    def ways_out(self) -> int:
        """To how many corners the king could move at once: one is called raichi, more tuichi."""
        return sum(1 for end in self.moves_of(self.king) if end in CORNERS)
