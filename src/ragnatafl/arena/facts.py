"""What games were made of, as one Parquet file: a row for each game, which `ragnatafl report` reads.

`facts` of a row is a list of (seat, subject, what, when, amount), as core/ledger.py tells them; the seat -1 is all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ragnatafl.arena.tables import opened, parquet

FACT = ("seat", "subject", "what", "when", "amount")


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
        yield lambda rows: writer.write_table(
            arrow.Table.from_pylist([{**row, "facts": named(row["facts"])} for row in rows], columns)
        )


def named(facts: Sequence[Sequence[Any]]) -> list[dict[str, Any]]:
    return [dict(zip(FACT, fact, strict=True)) for fact in facts]
