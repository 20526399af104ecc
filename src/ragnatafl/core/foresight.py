"""What a decision leads to, as far as nothing is left to chance and nobody else is asked: carried out on copies.

Whoever asks gives a world that a seat could imagine, not the true one, so that nothing hidden can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

Answer = Callable[[Any, int, int], None]
Resolve = Callable[[Any, int], None]


class Foresight:
    """The machine of a game, one step at a time. `ends` are the steps at which what was decided is over, `open` those
    whose answers show only what changes nothing."""

    def __init__(self, answer: Answer, resolve: Resolve, ends: Collection[int], open: Collection[int] = ()) -> None:
        self.answer = answer
        self.resolve = resolve
        self.ends = ends
        self.open = open

    def after(self, state: Any, seat: int, action: int) -> tuple[Any, bool]:
        """The position that is certain after a legal action; and whether chance has no part in what follows at once."""
        now = state.clone()
        self.answer(now, seat, action)
        if now.shown != state.shown and state.step() not in self.open:
            return state, False
        while now.waiting_mask == 0 and not now.over and now.step() not in self.ends:
            following = now.clone()
            self.resolve(following, following.step())
            if following.shown != now.shown:
                return now, False
            now = following
        return now, True


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is not as it was, as [before, after]; tables are compared entry by entry."""
    found: dict[str, Any] = {}
    for key in before:
        if isinstance(before[key], dict):
            entries = differences(before[key], after[key])
            found |= {key: entries} if entries else {}
        elif before[key] != after[key]:
            found[key] = [before[key], after[key]]
    return found
