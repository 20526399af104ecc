"""A decision is declared once: one row says its name, the rule that asks, who is asked, the verbs that answer it, and
the functions that ask, list the answers and carry one out.

The chains of a game's machine call those functions, since a chain is fastest; a test compares them with the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

ACTIVE = "active"
"""Who is asked: the seat whose turn it is."""
ONE = "one"
"""One seat, whoever the rule names."""
TOGETHER = "together"
"""Several seats at once, each on its own."""

Function = Callable[..., None]
Cost = Callable[[Any, int, int], dict[str, int]]
"""Of a position, the seat that is asked and one of its legal actions."""


def free(position: Any, seat: int, action: int) -> dict[str, int]:
    return {}


@dataclass(frozen=True)
class Decision:
    """One row. `verbs` are those that answer it beside declining, which is always the same one; `rules` names the rule
    of a verb that has one of its own, and `cost` tells what is paid for an answer."""

    step: int
    name: str
    rule: str
    who: str
    verbs: tuple[str, ...]
    ask: Function
    legal: Function
    play: Function
    cost: Cost = free
    rules: Mapping[str, str] = field(default_factory=dict)

    def rule_of(self, verb: str) -> str:
        return self.rules.get(verb, self.rule)


def by_step(*rows: Decision) -> dict[int, Decision]:
    """The rows by the step of the machine that asks; neither a step nor a name may be declared twice."""
    table = {row.step: row for row in rows}
    if len(table) < len(rows) or len({row.name for row in rows}) < len(rows):
        raise ValueError("A decision is declared twice.")
    return table
