"""The board (HT-1): squares and their names, lines, pieces, and how everything stands at the beginning."""

from __future__ import annotations

SIZE = 11
COUNT = SIZE * SIZE
COLUMNS = "abcdefghijk"
SQUARES = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS)
NUMBER = {name: square for square, name in enumerate(SQUARES)}

THRONE = NUMBER["f6"]
CORNERS = tuple(NUMBER[name] for name in ("a1", "k1", "a11", "k11"))
RESTRICTED = frozenset((THRONE, *CORNERS))

EMPTY, ATTACKER, DEFENDER, KING = range(4)
PIECES = ("", "attacker", "defender", "king")
LETTERS = ".adK"
SIDES = ("attacker", "defender")
SIDE_OF = (-1, 0, 1, 1)
"""The side of each piece; an empty square has none."""
MOST = (0, 24, 12, 1)

START = (
    "...aaaaa...",
    ".....a.....",
    "...........",
    "a....d....a",
    "a...ddd...a",
    "aa.ddKdd.aa",
    "a...ddd...a",
    "a....d....a",
    "...........",
    ".....a.....",
    "...aaaaa...",
)
"""Row 11 stands on top, as one sees it."""


def _lines(square: int) -> tuple[tuple[int, ...], ...]:
    row, column = divmod(square, SIZE)
    left = tuple(row * SIZE + one for one in range(column - 1, -1, -1))
    right = tuple(row * SIZE + one for one in range(column + 1, SIZE))
    down = tuple(one * SIZE + column for one in range(row - 1, -1, -1))
    up = tuple(one * SIZE + column for one in range(row + 1, SIZE))
    return down, left, right, up


LINES = tuple(_lines(square) for square in range(COUNT))
"""From each square the squares in the four directions, the nearest first."""
BESIDE = tuple(tuple(line[0] for line in lines if line) for lines in LINES)
PAIRS = tuple(tuple((line[0], line[1]) for line in lines if len(line) > 1) for lines in LINES)
"""From each square its neighbours, each with the square behind it."""
EDGE = frozenset(square for square in range(COUNT) if len(BESIDE[square]) < 4)


def between(start: int, end: int) -> tuple[int, ...]:
    """The squares on the way from one square to another, its end included; none if they are not on one line."""
    for line in LINES[start]:
        if end in line:
            return line[: line.index(end) + 1]
    return ()


def rows(board: bytes | bytearray) -> list[str]:
    """The board as one sees it, a text for each row, row 11 first."""
    lines = [board[row * SIZE : (row + 1) * SIZE] for row in range(SIZE - 1, -1, -1)]
    return ["".join(LETTERS[piece] for piece in line) for line in lines]


def board_of(lines: tuple[str, ...] | list[str]) -> bytearray:
    """The board that these rows show; they are of the right length, and hold known letters only."""
    return bytearray(LETTERS.index(letter) for line in reversed(lines) for letter in line)
