"""The difference of two views, so that an update carries what changed and not the whole table.

The views of one position share what all may know (`State.views`); a pair of parts that was compared for one of them is
not compared again for the next.
"""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]


class Differences:
    """The differences between the views of two positions, which must be kept while this is used."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Patch] = {}

    def between(self, old: Any, new: Any) -> Patch:
        """[[path, value], ...] to turn `old` into `new`; [path] alone takes something away."""
        if old is new:
            return []
        kind = type(new)
        if type(old) is not kind or (kind is not dict and kind is not list):
            return [[[], new]] if type(old) is not kind or old != new else []
        pair = (id(old), id(new))
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = self._in_dict(old, new) if kind is dict else self._in_list(old, new)
        return known

    def _in_dict(self, old: dict[str, Any], new: dict[str, Any]) -> Patch:
        found: Patch = []
        for key, value in new.items():
            if key in old:
                self._add(found, key, old[key], value)
            else:
                found.append([[key], value])
        if old.keys() != new.keys():
            found.extend([[key]] for key in old if key not in new)
        return found

    def _in_list(self, old: list[Any], new: list[Any]) -> Patch:
        """Lists of the same length are compared place by place; others are replaced."""
        if len(old) != len(new):
            return [[[], new]]
        found: Patch = []
        for index, value in enumerate(new):
            self._add(found, index, old[index], value)
        return found

    def _add(self, found: Patch, key: str | int, old: Any, new: Any) -> None:
        if old == new and type(old) is type(new):
            return
        for path, *value in self.between(old, new):
            found.append([[key, *path], *value])
