"""Messages said in a player's language, word for word as the browser says them (`web/js/i18n.js`).

`speech("pl").say("br-event-passed", clan=Name("br-clan-wolf"))`. An argument is a text, a number, a name that bends, or
a list of them. Nothing is ever blank: an id without a message is said as it is, a missing argument is "…".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ragnatafl.locale import DEFAULT, messages
from ragnatafl.locale.compile import Pattern

MISSING = "…"
WORDS = {"en": ("and", "or"), "pl": ("i", "lub"), "ru": ("и", "или"), "bg": ("и", "или")}
"""How lists end, as CLDR has it; English also has a comma before the last of three."""
GROUPED = {"en": 1_000, "pl": 10_000, "ru": 1_000, "bg": 10_000}
"""From which number on thousands stand apart."""


@dataclass(frozen=True)
class Name:
    """A name that a sentence may bend: { $place-in } asks for the form "in" of the message behind it."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


def plural(language: str, number: float) -> str:
    """The plural category of a number (CLDR)."""
    number = abs(number)
    if language in ("en", "bg"):
        return "one" if number == 1 else "other"
    if number != int(number):
        return "other"
    one, tens = number % 10, number % 100
    if (language == "pl" and number == 1) or (language == "ru" and one == 1 and tens != 11):
        return "one"
    return "few" if 2 <= one <= 4 and not 12 <= tens <= 14 else "many"


class Speech:
    """One language; English stands in for what it does not have."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages = {**messages(DEFAULT), **messages(language)}

    def has(self, message_id: str) -> bool:
        """Whether there is a text with this id ("id" or "id.attribute")."""
        return self._pattern(message_id) is not None

    def say(self, message_id: str, /, **args: Any) -> str:
        pattern = self._pattern(message_id)
        return message_id if pattern is None else self._resolve(pattern, args)

    def listed(self, parts: Sequence[Any], last: str = "and") -> str:
        """ "a, b and c", or with `last` "or": "a, b or c"."""
        said = [self._shown(part) for part in parts]
        if len(said) < 2:
            return "".join(said)
        comma = "," if self.language == "en" and len(said) > 2 else ""
        conjunction = WORDS.get(self.language, WORDS[DEFAULT])[last == "or"]
        return f"{', '.join(said[:-1])}{comma} {conjunction} {said[-1]}"

    def number(self, value: float, options: Mapping[str, Any] | None = None) -> str:
        least = (options or {}).get("minimumFractionDigits", 0)
        most = max(least, (options or {}).get("maximumFractionDigits", 3))
        apart = abs(value) >= GROUPED.get(self.language, 1_000)
        whole, _, rest = f"{value:,.{most}f}".partition(".")
        rest = rest[:least] + rest[least:].rstrip("0")
        comma, point = (",", ".") if self.language == "en" else ("\u00a0", ",")
        whole = whole.replace(",", comma if apart else "")
        return whole + (point + rest if rest else "")

    def _pattern(self, message_id: str) -> Pattern | None:
        whole = self.messages.get(message_id)
        if whole is not None:
            return whole["value"] if isinstance(whole, dict) else whole
        name, _, attribute = message_id.rpartition(".")
        owner = self.messages.get(name)
        return owner["attrs"].get(attribute) if isinstance(owner, dict) else None

    def _resolve(self, pattern: Pattern, args: Mapping[str, Any]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(part if isinstance(part, str) else self._piece(part, args) for part in pattern)

    def _piece(self, part: Mapping[str, Any], args: Mapping[str, Any]) -> str:
        if "v" in part:
            return self._shown(args.get(part["v"]), part.get("f", ""))
        if "n" in part:
            return self.number(self._raw(part["n"], args), part.get("opts"))
        if "m" in part:
            return self.say(f"{part['m']}.{part['a']}" if "a" in part else part["m"], **args)
        if "t" in part:
            return self.say(f"{part['t']}.{part['a']}" if "a" in part else part["t"], **part.get("args", {}))
        return self._resolve(self._variant(part, args), args)

    def _shown(self, value: Any, form: str = "") -> str:
        if value is None:
            return MISSING
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, Name):
            bent = self._pattern(f"{value.id}.{form}") if form else None
            return self.say(value.id, **value.args) if bent is None else self._resolve(bent, value.args)
        if isinstance(value, (list, tuple)):
            return self.listed([self._shown(one, form) for one in value])
        return self.number(value) if isinstance(value, (int, float)) else str(value)

    def _raw(self, part: Any, args: Mapping[str, Any]) -> Any:
        """What a choice looks at: a number stays one; a form that a name does not have is empty."""
        if isinstance(part, str):
            return part
        if "n" in part:
            return self._raw(part["n"], args)
        if "v" not in part:
            return self._piece(part, args)
        value, form = args.get(part["v"]), part.get("f", "")
        if isinstance(value, Name) and form and not self.has(f"{value.id}.{form}"):
            return ""
        numeric = isinstance(value, (int, float)) and not isinstance(value, bool)
        return value if numeric else self._shown(value, form)

    def _variant(self, part: Mapping[str, Any], args: Mapping[str, Any]) -> Pattern:
        value = self._raw(part["s"], args)
        variants: dict[str | float, Pattern] = dict(part["o"])
        keys = [value] if isinstance(value, str) else [value, plural(self.language, value)]
        fallback: Pattern = part["o"][part["d"]][1]
        return next((variants[key] for key in keys if key in variants), fallback)


@cache
def speech(language: str = DEFAULT) -> Speech:
    """Who speaks a language; raises OptionError where there are no texts in it."""
    return Speech(language)
