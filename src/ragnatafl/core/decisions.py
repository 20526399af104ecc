"""A decision is declared once: one row says its name, the rule that asks, who is asked, the verbs that answer it, and
the functions that ask, list the answers and carry one out.

The chains of a game's machine call those functions, since a chain is fastest; a test compares them with the rows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

ACTIVE = "active"
"""Who is asked: the seat whose turn it is."""
ONE = "one"
"""One seat, whoever the rule names."""
TOGETHER = "together"
"""Several seats at once, each on its own."""

Function = Callable[..., None]


@dataclass(frozen=True)
class Decision:
    """One row. `verbs` are those that answer it beside declining, which is always the same one."""

    step: int
    name: str
    rule: str
    who: str
    verbs: tuple[str, ...]
    ask: Function
    legal: Function
    play: Function


def by_step(*rows: Decision) -> dict[int, Decision]:
    """The rows by the step of the machine that asks; neither a step nor a name may be declared twice."""
    table = {row.step: row for row in rows}
    if len(table) < len(rows) or len({row.name for row in rows}) < len(rows):
        raise ValueError("A decision is declared twice.")
    return table
