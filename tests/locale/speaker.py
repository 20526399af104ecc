"""A small resolver of compiled messages, as the browser has one: to read in tests what a player reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ragnatafl.locale import messages


@dataclass(frozen=True)
class Name:
    """A name that sentences may bend: the id of its message."""

    id: str


def plural(language: str, number: int) -> str:
    """The plural category of a whole number (CLDR)."""
    if language in ("en", "bg"):
        return "one" if number == 1 else "other"
    one, tens = number % 10, number % 100
    if (language == "pl" and number == 1) or (language == "ru" and one == 1 and tens != 11):
        return "one"
    return "few" if 2 <= one <= 4 and not 12 <= tens <= 14 else "many"


class Speaker:
    def __init__(self, language: str) -> None:
        self.language = language
        self.messages = messages(language)

    def pattern(self, message_id: str) -> Any:
        name, _, attribute = message_id.partition(".")
        message = self.messages[name]
        if isinstance(message, dict):
            return message["attrs"].get(attribute) if attribute else message["value"]
        return None if attribute else message

    def say(self, message_id: str, **args: Any) -> str:
        return self.resolve(self.pattern(message_id), args)

    def resolve(self, pattern: Any, args: dict[str, Any]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(part if isinstance(part, str) else self.part(part, args) for part in pattern)

    def part(self, part: dict[str, Any], args: dict[str, Any]) -> str:
        if "v" in part:
            return str(self.value(part, args))
        if "m" in part:
            return self.resolve(self.pattern(f"{part['m']}.{part['a']}" if "a" in part else part["m"]), args)
        value = self.value(part["s"], args)
        for key, variant in part["o"]:
            if key == value or (isinstance(value, int) and key == plural(self.language, value)):
                return self.resolve(variant, args)
        return self.resolve(part["o"][part["d"]][1], args)

    def value(self, part: dict[str, Any], args: dict[str, Any]) -> str | int:
        found = args[part["v"]]
        if not isinstance(found, Name):
            return found  # type: ignore[no-any-return]
        bent = self.pattern(f"{found.id}.{part['f']}") if "f" in part else None
        return self.resolve(bent if bent is not None else self.pattern(found.id), args)
