"""What games were made of, as one Parquet file: a row for each game, which `ragnatafl report` reads.

`facts` of a row is a list of (seat, subject, what, when, amount), as core/ledger.py tells them; the seat -1 is all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ragnatafl.arena.tables import as_parquet, opened, parquet
from ragnatafl.core.contract import Game, State
from ragnatafl.core.ledger import Ledger

FACT = ("seat", "subject", "what", "when", "amount")


def row_of(
    game: Game,
    state: State,
    ledger: Ledger,
    *,
    seed: int,
    options: Mapping[str, Any],
    bots: Sequence[str],
    decisions: int,
) -> dict[str, Any]:
    """What a finished game was made of; `bots` are named by seat."""
    outcome = state.outcome
    assert outcome is not None
    return {
        "game": game.name,
        "content": game.content_hash,
        "options": json.dumps(dict(options), sort_keys=True),
        "seed": str(seed),
        "seats": game.seat_names(state),
        "bots": list(bots),
        "scores": list(outcome.scores),
        "shares": list(outcome.shares),
        "won": outcome.won,
        "rule": outcome.rule,
        "decisions": decisions,
        "facts": [(*fact, amount) for fact, amount in sorted(ledger.facts().items())],
    }


def schema(arrow: Any) -> Any:
    """The columns of the file."""
    text = arrow.string()
    fact = [("seat", arrow.int8()), ("subject", text), ("what", text), ("when", arrow.int16())]
    return arrow.schema(
        [
            ("game", text),
            ("content", text),
            ("options", text),
            ("seed", text),
            ("seats", arrow.list_(text)),
            ("bots", arrow.list_(text)),
            ("scores", arrow.list_(arrow.int32())),
            ("shares", arrow.list_(arrow.float32())),
            ("won", arrow.bool_()),
            ("rule", text),
            ("decisions", arrow.int32()),
            ("facts", arrow.list_(arrow.struct([*fact, ("amount", arrow.int32())]))),
        ]
    )


@contextmanager
def written(path: Path) -> Iterator[Callable[[Sequence[Mapping[str, Any]]], None]]:
    """Takes rows, some at a time; the file is there when all have been written, and not before."""
    arrow, _ = parquet()
    columns = schema(arrow)
    with opened(path, columns) as writer:
        yield lambda rows: writer.write_table(arrow.Table.from_pylist(with_names(rows), columns))


def with_names(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    return [{**row, "facts": named(row["facts"])} for row in rows]


def piece(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """A part of such a file."""
    return as_parquet(with_names(rows), schema(parquet()[0]))


def joined(path: Path, pieces: Iterable[Path]) -> None:
    """One file of many parts, in their order."""
    arrow, reader = parquet()
    with opened(path, schema(arrow)) as writer:
        for one in pieces:
            writer.write_table(reader.read_table(one))


def named(facts: Sequence[Sequence[Any]]) -> list[dict[str, Any]]:
    return [dict(zip(FACT, fact, strict=True)) for fact in facts]
