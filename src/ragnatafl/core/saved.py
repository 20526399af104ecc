# mypyc: compile
"""Saves and views: of which game and versions they are, whether they are undamaged, and their stack of steps."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, final

from .errors import StateError
from .reading import Reader

MOST_SHOWN: Final = 2**40


def seal(truth: Mapping[str, Any]) -> str:
    """A checksum, so that a damaged or hand-edited save is refused instead of half understood."""
    body = {key: value for key, value in truth.items() if key != "seal"}
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@final
class Versions:
    """What a save or view must be of to be read here."""

    def __init__(self, game: str, rules: str, content: str) -> None:
        self.of = {"game": game, "rules": rules, "content": content}

    def save(self, data: Any) -> Reader:
        """Reads a save; raises StateError for one of other versions, or that is not as it was written."""
        reader = self.checked(data, "save")
        try:
            intact = reader.data.get("seal") == seal(reader.data)
        except (TypeError, ValueError, RecursionError):
            intact = False
        if not intact:
            raise reader.fail("seal", "does not fit: the save was damaged or changed (a position can be set up)")
        return reader

    def view(self, data: Any) -> Reader:
        return self.checked(data, "view")

    def checked(self, data: Any, source: str) -> Reader:
        reader = Reader(data, source, StateError)
        for key, ours in self.of.items():
            if reader.text(key) != ours:
                raise reader.wrong(key, f'"{ours}" here')
        return reader


def read_steps(reader: Reader, known: dict[str, int], most: int) -> list[tuple[int, int, int, int]]:
    """The stack of pending steps, each a name and three small numbers."""
    steps = reader.items("steps")
    if len(steps) >= most:
        raise reader.fail("steps", f"must be fewer than {most}")
    found: list[tuple[int, int, int, int]] = []
    for frame in steps:
        if not isinstance(frame, list) or len(frame) != 4 or str(frame[0]) not in known:
            raise reader.wrong_entry("steps", len(found), "a step and three numbers")
        if any(type(a) is not int or not 0 <= a <= 255 for a in frame[1:]):
            raise reader.wrong_entry("steps", len(found), "a step and three numbers from 0 to 255")
        found.append((known[frame[0]], frame[1], frame[2], frame[3]))
    return found
