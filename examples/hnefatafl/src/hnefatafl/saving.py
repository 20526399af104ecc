"""One table says a position everywhere: in a save, in a view, in a scenario. Here it is written, and read back.

- `board`: eleven texts, row 11 first, of `a` (attacker), `d` (defender), `K` (king) and `.`;
- `turn`: the side to move; `sides`: the side of each seat;
- `quiet`: the moves since the last capture, `since`: those of them that are known, `last`: the last move;
- `ending`: why the game is over, or nothing.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ragnatafl.core.errors import StateError
from ragnatafl.core.reading import Reader, numbered
from ragnatafl.core.saved import MOST_SHOWN, Versions, seal

from .board import (
    COUNT,
    EMPTY,
    KING,
    LETTERS,
    MOST,
    NUMBER,
    PIECES,
    RESTRICTED,
    SIDES,
    SIZE,
    SQUARES,
    START,
    board_of,
    rows,
)
from .manifest import MANIFEST
from .notation import TEXTS
from .position import ATTACKERS, DEFENDERS, DRAWN, ENDINGS, MOST_QUIET, MOST_TIMES, PLAYING, Position
from .shape import LastMove, OpenTable, Rebuild, View

if TYPE_CHECKING:
    from .state import State

RULES_VERSION = "1"
CONTENT_HASH = hashlib.sha256("\n".join(START).encode()).hexdigest()[:12]
VERSIONS = Versions(MANIFEST.name, RULES_VERSION, CONTENT_HASH)
SIDE_NUMBERS = numbered(SIDES)
MOVE_NUMBERS = numbered(TEXTS)
ENDING_NUMBERS = numbered(ENDINGS)
WINNERS = {"escaped": DEFENDERS, "king_taken": ATTACKERS, "encircled": ATTACKERS, "repeated": ATTACKERS, "peace": DRAWN}
DEFAULTS: dict[str, Any] = {
    "board": list(START),
    "turn": SIDES[0],
    "sides": list(SIDES),
    "quiet": 0,
    "since": [],
    "last": None,
    "ending": "",
}


# Writing


def open_table(state: State) -> OpenTable:
    return {
        "board": rows(state.board),
        "turn": SIDES[state.turn],
        "sides": [SIDES[side] for side in state.sides],
        "quiet": state.quiet,
        "last": last_move(state),
        "ending": ENDINGS[state.ending],
    }


def moves_since(state: State) -> Rebuild:
    return {"since": [TEXTS[number] for number in state.since]}


def table_of(state: State) -> dict[str, Any]:
    return {**open_table(state), **moves_since(state)}


def last_move(state: State) -> LastMove | None:
    if state.last is None:
        return None
    start, end, taken = state.last
    return {"from": SQUARES[start], "to": SQUARES[end], "taken": [SQUARES[square] for square in taken]}


def to_dict(state: State) -> dict[str, Any]:
    truth = {**VERSIONS.of, **table_of(state), "shown": state.shown}
    return {**truth, "seal": seal(truth)}


def view(state: State, seat: int | None) -> View:
    """Everything: nothing is hidden in this game. What only `imagine` needs stands under "rebuild"."""
    waiting = state.waiting
    return {
        "seat": seat,
        "decision": {"name": "move", "seat": waiting[0]} if waiting else None,
        **open_table(state),
        "captured": {PIECES[piece]: MOST[piece] - state.board.count(piece) for piece in (1, 2)},
        "times": state.times(),
        "ways": state.ways_out() if waiting else 0,
        "winner": SIDES[state.winner] if state.winner >= 0 else None,
        "rebuild": moves_since(state),
    }


def facts(state: State) -> dict[str, Any]:
    """What a scenario may expect: each square by its name, and what a view tells."""
    found = {name: PIECES[state.board[square]] or None for name, square in NUMBER.items()}
    table = view(state, None)
    told = {key: table[key] for key in ("turn", "sides", "quiet", "times", "ways", "ending", "winner", "captured")}
    return {**found, **told, "king": SQUARES[state.king]}


# Reading


def restore(state: State, table: Reader) -> None:
    """Makes `state` the position of a table; raises an error, in one sentence, for anything else."""
    Position.__init__(state, read_board(table), table.index("turn", SIDE_NUMBERS))
    state.sides = read_sides(table)
    state.since = table.indices("since", MOVE_NUMBERS)
    state.quiet = table.number("quiet", len(state.since), MOST_QUIET)
    state.seen = past_of(state, table)
    state.last = read_last(table)
    state.ending = table.index("ending", ENDING_NUMBERS)
    state.winner = WINNERS.get(ENDINGS[state.ending], DRAWN if state.ending == PLAYING else 1 - state.turn)


def read_board(table: Reader) -> bytearray:
    lines = table.texts("board", count=SIZE)
    if any(len(line) != SIZE or set(line) - set(LETTERS) for line in lines):
        raise table.fail("board", f"must be {SIZE} texts of {SIZE} letters out of {LETTERS}")
    board = board_of(lines)
    for piece in (1, 2, KING):
        if board.count(piece) > MOST[piece]:
            raise table.fail("board", f"has {board.count(piece)} pieces {PIECES[piece]}, more than {MOST[piece]}")
    if KING not in board:
        raise table.fail("board", "has no king")
    for square in RESTRICTED:
        if board[square] not in (EMPTY, KING):
            raise table.fail("board", f"has a piece on {SQUARES[square]}, where only the king may stand")
    return board


def read_sides(table: Reader) -> tuple[int, int]:
    first, second = table.indices("sides", SIDE_NUMBERS, 2)
    if first == second:
        raise table.fail("sides", "must be different")
    return first, second


def read_last(table: Reader) -> tuple[int, int, tuple[int, ...]] | None:
    if table.data.get("last") is None:
        return None
    last = table.table("last")
    return last.index("from", NUMBER), last.index("to", NUMBER), tuple(last.indices("taken", NUMBER))


def past_of(position: Position, table: Reader) -> list[bytes]:
    """The positions since the last capture, found by taking the moves back."""
    board, past = position.board[:], [bytes(position.board)]
    for number in reversed(position.since):
        start, end = divmod(number, COUNT)
        if not board[end] or board[start]:
            raise table.fail("since", f'has "{TEXTS[number]}", which cannot have led to this board')
        board[start], board[end] = board[end], EMPTY
        past.append(bytes(board))
    return past[::-1]


def read_save(state: State, data: Any) -> None:
    table = VERSIONS.save(data)
    restore(state, table)
    state.shown = table.number("shown", 0, MOST_SHOWN)


def read_view(state: State, data: Any) -> None:
    """A view names no versions: everything in it is open."""
    view = Reader(data, "view", StateError)
    restore(state, view.holding({**view.data, "since": view.table("rebuild").items("since")}))


def read_table(state: State, table: Reader) -> None:
    """The position of a scenario: every key may be left out."""
    table.only(*DEFAULTS)
    restore(state, table.holding({**DEFAULTS, **table.data}))


# Whether it can be


def broken(state: State) -> list[str]:
    """Sentences about whatever cannot be."""
    ended = {
        "The king has reached a corner.": state.king in RESTRICTED and state.king != NUMBER["f6"],
        "The king is captured.": state.king_is_taken(),
        "The attackers' ring is whole.": state.is_encircled(),
        "The side to move has no move.": not state.can_move(),
        f"This position has stood {MOST_TIMES} times.": state.times() >= MOST_TIMES,
        f"Nothing was captured for {MOST_QUIET} moves.": state.quiet >= MOST_QUIET,
    }
    found = [sentence for sentence, true in ended.items() if true]
    if state.ending == PLAYING:
        return [f"The game goes on, and yet: {sentence}" for sentence in found]
    return [] if found else ["The game is over, and nothing has ended it."]
