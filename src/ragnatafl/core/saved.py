# mypyc: compile
"""Reading saved positions and views: every fault becomes one sentence, whatever the data look like."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from .errors import StateError

MOST_SHOWN: Final = 2**40


def seal(truth: Mapping[str, Any]) -> str:
    """A checksum, so that a damaged or hand-edited save is refused instead of half understood."""
    body = {key: value for key, value in truth.items() if key != "seal"}
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@final
class SavedReader:
    """Takes values out of saved tables of one game."""

    def __init__(self, game_name: str, title: str, rules: str, content: str) -> None:
        self.game_name = game_name
        self.title = title
        self.versions = (("rules", rules), ("content", content))

    def bad(self, what: str) -> StateError:
        return StateError(f"This is not a sound {self.title} position: {what}.")

    def check_versions(self, data: Any) -> None:
        if not isinstance(data, Mapping):
            raise self.bad("it is not a table")
        if data.get("game") != self.game_name:
            raise self.bad(f"the game is {data.get('game')!r:.40}")
        for key, ours in self.versions:
            if data.get(key) != ours:
                raise StateError(f"This position is of {key} version {data.get(key)!r:.40}; here it is {ours!r}.")

    def check_seal(self, data: Mapping[str, Any]) -> None:
        try:
            intact = data.get("seal") == seal(data)
        except (TypeError, ValueError, RecursionError):
            intact = False
        if not intact:
            raise self.bad("its seal does not fit: it was damaged or changed (to set up a position, use a scenario)")

    def pick(self, data: Any, key: str, kind: type) -> Any:
        if not isinstance(data, dict) and not isinstance(data, Mapping):
            raise self.bad(f"there is {data!r:.40} where a table with {key} should be")
        value = data.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.bad(f"{key} is {value!r:.40}" if key in data else f"{key} is missing")
        return value

    def number(self, data: Any, key: str, least: int, most: int) -> int:
        value: int = self.pick(data, key, int)
        if not least <= value <= most:
            raise self.bad(f"{key} is {value}, not between {least} and {most}")
        return value

    def integers(self, data: Any, key: str, count: int, least: int, most: int) -> list[int]:
        values: list[Any] = self.pick(data, key, list)
        if len(values) != count:
            raise self.bad(f"{key} is {values!r:.60}")
        found: list[int] = []
        for value in values:
            if type(value) is not int or not least <= value <= most:
                raise self.bad(f"{key} is {values!r:.60}")
            found.append(value)
        return found

    def index(self, names: Sequence[Any], value: Any, key: str) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.bad(f"{key} holds {value!r:.40}")
        return names.index(value)

    def steps(self, data: Any, known: Mapping[str, int], most: int) -> list[tuple[int, int, int, int]]:
        """The stack of pending steps, each a name and three small numbers."""
        steps = self.pick(data, "steps", list)
        if len(steps) >= most:
            raise self.bad("steps is too long")
        found = []
        for frame in steps:
            if not isinstance(frame, list) or len(frame) != 4 or str(frame[0]) not in known:
                raise self.bad(f"steps holds {frame!r:.60}")
            if any(type(a) is not int or not 0 <= a <= 255 for a in frame[1:]):
                raise self.bad(f"steps holds {frame!r:.60}")
            found.append((known[frame[0]], frame[1], frame[2], frame[3]))
        return found
