"""The difference of two views, so that an update carries what changed and not the whole table."""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]


def difference(old: Any, new: Any) -> Patch:
    """[[path, value], ...] to turn `old` into `new`; [path] alone takes something away."""
    found: Patch = []
    compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: list[str | int], found: Patch) -> None:
    if old is new:
        return
    kind = type(new)
    if type(old) is not kind:
        found.append([path, new])
    elif kind is dict:
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] != value or type(value) is not type(old[key]):
                compare(old[key], value, [*path, key], found)
        if len(old) != len(new) or old.keys() != new.keys():
            found.extend([[*path, key]] for key in old if key not in new)
    elif kind is list and len(old) == len(new) and path:
        for index, value in enumerate(new):
            if old[index] != value or type(value) is not type(old[index]):
                compare(old[index], value, [*path, index], found)
    elif old != new:
        found.append([path, new])
