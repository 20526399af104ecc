# mypyc: compile
"""The difference of two views, so that an update carries what changed and not the whole table.

The views of one position share what all may know (`State.views`); a pair of parts that was compared for one of them is
not compared again for the next.
"""

from __future__ import annotations

from typing import Any, Final

Patch = list[list[Any]]

NOTHING: Final = object()
"""Stands for what was not there before; it equals nothing."""


class Differences:
    """The differences between the views of two positions, which must be kept while this is used."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Patch] = {}

    def between(self, old: Any, new: Any) -> Patch:
        """[[path, value], ...] to turn `old` into `new`; [path] alone takes something away."""
        kind = type(new)
        if type(old) is kind:
            if kind is dict:
                return self._in_dict(old, new)
            if kind is list and len(old) == len(new):
                return self._in_list(old, new)
            if old == new:
                return []
        return [[[], new]]

    def _in_dict(self, old: dict[str, Any], new: dict[str, Any]) -> Patch:
        found: Patch = []
        for key, value in new.items():
            before = old.get(key, NOTHING)
            if before is not value:
                self._add(found, key, before, value)
        if old.keys() != new.keys():
            found.extend([[key]] for key in old if key not in new)
        return found

    def _in_list(self, old: list[Any], new: list[Any]) -> Patch:
        """Lists of the same length, place by place; others are replaced."""
        found: Patch = []
        for index, value in enumerate(new):
            if old[index] is not value:
                self._add(found, index, old[index], value)
        return found

    def _add(self, found: Patch, key: str | int, old: Any, new: Any) -> None:
        kind = type(new)
        if kind is not dict and kind is not list:
            if old != new or type(old) is not kind:
                found.append([[key], new])
            return
        pair = (id(old), id(new))
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = [] if old == new else self.between(old, new)
        for step in known:
            found.append([[key, *step[0]], *step[1:]])
