# mypyc: compile
"""Views of one position after another: what has not changed stays the very same, and is quick to pass over."""

from __future__ import annotations

from typing import Any


def keep(table: dict[str, Any], known: dict[str, Any]) -> None:
    """Put the parts of a known view in place of those that are equal to them."""
    for key in list(table):
        if key in known and known[key] == table[key]:
            table[key] = known[key]
