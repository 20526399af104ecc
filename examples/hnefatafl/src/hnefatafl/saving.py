"""One table says a position everywhere: in a save, in a view, in a scenario. Here it is written, and read back.

- `board`: eleven texts, row 11 first, of `a` (attacker), `d` (defender), `K` (king) and `.`;
- `turn`: the side to move; `sides`: the side of each seat;
- `quiet`: the moves since the last capture, `since`: those of them that are known, `last`: the last move;
- `ending`: why the game is over, or nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ragnatafl.core.contract import View
from ragnatafl.core.errors import StateError
from ragnatafl.core.saved import MOST_SHOWN, SavedReader, seal

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

if TYPE_CHECKING:
    from .state import State

RULES_VERSION = "1"
CONTENT_HASH = hashlib.sha256("\n".join(START).encode()).hexdigest()[:12]
READER = SavedReader(MANIFEST.name, MANIFEST.title, RULES_VERSION, CONTENT_HASH)
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


def table_of(state: State) -> dict[str, Any]:
    return {
        "board": rows(state.board),
        "turn": SIDES[state.turn],
        "sides": [SIDES[side] for side in state.sides],
        "quiet": state.quiet,
        "since": [TEXTS[number] for number in state.since],
        "last": last_move(state),
        "ending": ENDINGS[state.ending],
    }


def last_move(state: State) -> dict[str, Any] | None:
    if state.last is None:
        return None
    start, end, taken = state.last
    return {"from": SQUARES[start], "to": SQUARES[end], "taken": [SQUARES[square] for square in taken]}


def to_dict(state: State) -> dict[str, Any]:
    versions = {"game": MANIFEST.name, "rules": RULES_VERSION, "content": CONTENT_HASH}
    truth = {**versions, **table_of(state), "shown": state.shown}
    return {**truth, "seal": seal(truth)}


def view(state: State, seat: int | None) -> View:
    """Everything: nothing is hidden in this game. What only `imagine` needs stands under "rebuild"."""
    table = table_of(state)
    rebuild = {"since": table.pop("since")}
    waiting = state.waiting
    return {
        "seat": seat,
        "decision": {"name": "move", "seat": waiting[0]} if waiting else None,
        **table,
        "captured": {PIECES[piece]: MOST[piece] - state.board.count(piece) for piece in (1, 2)},
        "times": state.times(),
        "ways": state.ways_out() if waiting else 0,
        "winner": SIDES[state.winner] if state.winner >= 0 else None,
        "rebuild": rebuild,
    }


def facts(state: State) -> dict[str, Any]:
    """What a scenario may expect: each square by its name, and what a view tells."""
    found = {name: PIECES[state.board[square]] or None for name, square in NUMBER.items()}
    table = view(state, None)
    told = {key: table[key] for key in ("turn", "sides", "quiet", "times", "ways", "ending", "winner", "captured")}
    return {**found, **told, "king": SQUARES[state.king]}


# Reading


def restore(state: State, table: Mapping[str, Any]) -> None:
    """Makes `state` the position of a table; raises StateError, in one sentence, for anything else."""
    board = read_board(table)
    Position.__init__(state, board, READER.index(SIDES, READER.pick(table, "turn", str), "turn"))
    state.sides = read_sides(table)
    state.since = [READER.index(TEXTS, text, "since") for text in READER.pick(table, "since", list)]
    state.quiet = READER.number(table, "quiet", len(state.since), MOST_QUIET)
    state.seen = past_of(state)
    state.last = read_last(table)
    state.ending = READER.index(ENDINGS, table.get("ending"), "ending")
    state.winner = WINNERS.get(ENDINGS[state.ending], DRAWN if state.ending == PLAYING else 1 - state.turn)


def read_board(table: Mapping[str, Any]) -> bytearray:
    lines = READER.pick(table, "board", list)
    known = set(LETTERS)
    if len(lines) != SIZE or any(not isinstance(line, str) or len(line) != SIZE or set(line) - known for line in lines):
        raise READER.bad(f"board must be {SIZE} texts of {SIZE} letters out of {LETTERS}")
    board = board_of(lines)
    for piece in (1, 2, KING):
        if board.count(piece) > MOST[piece]:
            raise READER.bad(f"there are {board.count(piece)} pieces {PIECES[piece]}, more than {MOST[piece]}")
    if KING not in board:
        raise READER.bad("there is no king")
    for square in RESTRICTED:
        if board[square] not in (EMPTY, KING):
            raise READER.bad(f"only the king may stand on {SQUARES[square]}")
    return board


def read_sides(table: Mapping[str, Any]) -> tuple[int, int]:
    names = READER.pick(table, "sides", list)
    if names not in (list(SIDES), list(SIDES[::-1])):
        raise READER.bad(f"sides must be {' and '.join(SIDES)} in any order, not {names!r:.60}")
    return SIDES.index(names[0]), SIDES.index(names[1])


def read_last(table: Mapping[str, Any]) -> tuple[int, int, tuple[int, ...]] | None:
    last = table.get("last")
    if last is None:
        return None
    start, end = (READER.index(SQUARES, READER.pick(last, key, str), "last") for key in ("from", "to"))
    return start, end, tuple(READER.index(SQUARES, name, "taken") for name in READER.pick(last, "taken", list))


def past_of(position: Position) -> list[bytes]:
    """The positions since the last capture, found by taking the moves back."""
    board, past = position.board[:], [bytes(position.board)]
    for number in reversed(position.since):
        start, end = divmod(number, COUNT)
        if not board[end] or board[start]:
            raise READER.bad(f'"{TEXTS[number]}" cannot have led to this board')
        board[start], board[end] = board[end], EMPTY
        past.append(bytes(board))
    return past[::-1]


def read_save(state: State, data: Any) -> None:
    READER.check_versions(data)
    READER.check_seal(data)
    restore(state, data)
    state.shown = READER.number(data, "shown", 0, MOST_SHOWN)


def read_view(state: State, table: Any) -> None:
    rebuild = READER.pick(table, "rebuild", dict)
    restore(state, {**table, "since": rebuild.get("since")})


def read_table(state: State, data: Mapping[str, Any]) -> None:
    """The position of a scenario: every key may be left out."""
    for key in data:
        if key not in DEFAULTS:
            raise StateError(f"{key} is not a known key (known: {', '.join(DEFAULTS)})")
    restore(state, {**DEFAULTS, **data})


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
