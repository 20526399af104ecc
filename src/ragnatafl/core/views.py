# mypyc: compile
"""Views of one position after another: what has not changed stays the very same, and is quick to pass over."""

from __future__ import annotations

from typing import Any


def keep(table: Any, known: Any) -> None:
    """Put the parts of a known view in place of those that are equal to them."""
    now: dict[str, Any] = table
    before: dict[str, Any] = known
    for key in list(now):
        if key in before and before[key] == now[key]:
            now[key] = before[key]
