"""The table of events that each game has: one row tells what an event is called, its facts and the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Shape(NamedTuple):
    """One row: the facts stand in the order of the numbers that the rules note."""

    name: str
    facts: tuple[str, ...] = ()
    rule: str = ""
    special: Mapping[str, str] = {}
    """Another rule where a fact has this value, where a fact of this name is true, or, as "back", below zero."""
    told: bool = True
    """Whether there is a sentence for it; some are for boards and bots only."""

    def rule_of(self, data: Mapping[str, Any]) -> str:
        """The rule behind an event with these facts; later facts go before earlier ones, all together before each."""
        if not self.special:
            return self.rule
        words = [key if value is True else value for key, value in data.items() if value is True or type(value) is str]
        for word in (" ".join(words), *reversed(words)):
            if word in self.special:
                return self.special[word]
        back = any(type(value) is int and value < 0 for value in data.values())
        return self.special.get("back", self.rule) if back else self.rule
