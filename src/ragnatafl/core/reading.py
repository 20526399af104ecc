# mypyc: compile
"""Reading what files and people say: every fault becomes one sentence of one kind, which names the place and the key.

    battle.toml: cards.troll.strength must be a whole number from 0 to 20, not "x".

A source is a file, or "save", "view", "position"; entries of a list are counted from 1. Nothing (None) counts as not
there.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, Final, final

from .errors import RagnataflError

MOST_LISTED: Final = 200
"""How many letters a list of what is known may have; else only the nearest is named."""
MOST_COMPARED: Final = 1000
"""Among how many the nearest is looked for."""
MOST_TOLD: Final = 60
"""How many letters of a wrong value are told."""


@final
class Reader:
    """A table that knows where it stands."""

    def __init__(
        self,
        data: Any,
        source: str,
        error: type[RagnataflError],
        parent: Reader | None = None,
        key: str = "",
    ) -> None:
        self.source = source
        self.error = error
        self.parent = parent
        self.key = key
        self.data: dict[str, Any] = {}
        if isinstance(data, dict):
            self.data = data
        elif isinstance(data, Mapping):
            self.data = dict(data)
        else:
            raise self.fail("", f"must be a table, not {shown(data)}")

    def holding(self, data: dict[str, Any]) -> Reader:
        """The same place with other data in it."""
        return Reader(data, self.source, self.error, self.parent, self.key)

    # Complaints

    @property
    def where(self) -> str:
        """The source, and the path of this table in it."""
        return self.place("").removesuffix(": ")

    def path(self, key: str) -> str:
        path, table = key, self
        while table.parent is not None:
            path, table = f"{table.key}.{path}" if path else table.key, table.parent
        return path

    def place(self, key: str) -> str:
        path = self.path(key)
        return f"{self.source}: {path}" if path else self.source

    def fail(self, key: str, why: str) -> RagnataflError:
        """The complaint about one key; without a key about the table itself."""
        return self.error(f"{self.place(key)} {why}.")

    def wrong(self, key: str, what: str) -> RagnataflError:
        """The complaint that a value is not what it must be."""
        value = self.data.get(key)
        if value is None:
            return self.fail(key, "is missing").explained("reading_missing", key=self.path(key))
        error = self.fail(key, f"must be {what}, not {shown(value)}")
        return error.explained("reading_wrong", key=self.path(key), value=shown(value))

    def wrong_number(self, key: str, least: int, most: int) -> RagnataflError:
        error = self.wrong(key, whole_number(least, most))
        if self.data.get(key) is None:
            return error
        return error.explained("reading_number", key=self.path(key), least=bound(least), most=bound(most))

    def wrong_entry(self, key: str, number: int, what: str) -> RagnataflError:
        """The same of an entry of a list, counted from 0."""
        place, value = f"{key}.{number + 1}", shown(self.data[key][number])
        return self.fail(place, f"must be {what}, not {value}").explained(
            "reading_wrong", key=self.path(place), value=value
        )

    def only(self, *known: str) -> None:
        for key in self.data:
            if key not in known:
                name = str(key)[:MOST_TOLD]
                error = self.fail(name, f"is not a known key ({hint(str(key), known)})")
                raise error.explained("reading_unknown", key=self.path(name))

    # Single values

    def number(self, key: str, least: int = 0, most: int = 1000, default: int | None = None) -> int:
        value = self.data.get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong_number(key, least, most)
        return value

    def written_number(self, key: str, least: int, most: int) -> int:
        """A number as a text: it may be longer than a number of TOML, or stand in a header."""
        text = self.text(key)
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 80 or not least <= int(text) <= most:
            raise self.wrong(key, whole_number(least, most))
        return int(text)

    def flag(self, key: str, default: bool | None = None) -> bool:
        value = self.data.get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def text(self, key: str, known: Collection[str] = (), default: str | None = None) -> str:
        value = self.data.get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(key, one_of(value, known))
        if known and value not in known:
            raise self.wrong(key, one_of(value, known))
        return value

    def index(self, key: str, known: dict[str, int], default: int | None = None) -> int:
        """The number of a name (`numbered`)."""
        value = self.data.get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or value not in known:
            raise self.wrong(key, one_of(value, known))
        return known[value]

    # Lists

    def items(self, key: str, count: int | None = None, optional: bool = False) -> list[Any]:
        value = self.data.get(key)
        if value is None and optional:
            return []
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise self.wrong(key, "a list" if count is None else f"a list of {count}")
        return value

    def numbers(self, key: str, count: int | None = None, least: int = 0, most: int = 1000) -> list[int]:
        found: list[int] = []
        for value in self.items(key, count):
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.wrong_entry(key, len(found), whole_number(least, most))
            found.append(value)
        return found

    def texts(
        self, key: str, known: Collection[str] = (), count: int | None = None, optional: bool = False
    ) -> list[str]:
        """Some of the names that are known, or any texts."""
        found: list[str] = []
        for value in self.items(key, count, optional):
            if not isinstance(value, str) or (known and value not in known):
                raise self.wrong_entry(key, len(found), one_of(value, known))
            found.append(value)
        return found

    def names(self, key: str, known: Collection[str] = ()) -> list[str]:
        """The same, where a single name counts as a list of one, and nothing as none."""
        if isinstance(self.data.get(key), str):
            return [self.text(key, known)]
        return self.texts(key, known, optional=True)

    def indices(self, key: str, known: dict[str, int], count: int | None = None) -> list[int]:
        found: list[int] = []
        for value in self.items(key, count):
            if not isinstance(value, str) or value not in known:
                raise self.wrong_entry(key, len(found), one_of(value, known))
            found.append(known[value])
        return found

    def mask(self, key: str, known: dict[str, int]) -> int:
        return bits(self.indices(key, known))

    # Tables

    def table(self, key: str, optional: bool = False) -> Reader:
        value = self.data.get(key)
        if value is None and optional:
            value = {}
        elif not isinstance(value, Mapping):
            raise self.wrong(key, "a table")
        return Reader(value, self.source, self.error, self, key)

    def tables(self, skip: Collection[str] = ()) -> list[tuple[str, Reader]]:
        """All tables inside, by their keys."""
        return [(key, self.table(key)) for key in self.data if key not in skip]

    def rows(self, key: str, optional: bool = False) -> list[Reader]:
        """The tables of a list."""
        return [
            Reader(value, self.source, self.error, self, f"{key}.{number}")
            for number, value in enumerate(self.items(key, None, optional), 1)
        ]

    def entries(self, key: str, count: int, optional: bool = False) -> Reader:
        """A list as a table: its entries under the texts of their numbers."""
        data = {str(number): value for number, value in enumerate(self.items(key, count, optional), 1)}
        return Reader(data, self.source, self.error, self, key)


def numbered(names: Collection[str]) -> dict[str, int]:
    """The number of each name."""
    return {name: number for number, name in enumerate(names)}


def bits(numbers: Collection[int]) -> int:
    """A mask with these bits."""
    found, one = 0, 1
    for number in numbers:
        found |= one << number
    return found


def whole_number(least: int, most: int) -> str:
    return f"a whole number from {bound(least)} to {bound(most)}"


def bound(number: int) -> str:
    """A large one as a power of two, as it is meant."""
    length = number.bit_length()
    if length < 40:
        return str(number)
    if number < 0:
        return f"-{bound(-number)}"
    return f"2**{length} - 1" if number == 2**length - 1 else f"2**{length - 1}"


def one_of(value: Any, known: Collection[str]) -> str:
    return f"one of {listed(value, known)}" if known else "a text"


def listed(value: Any, known: Collection[str]) -> str:
    """All that is known, or what is nearest to the value where that would be a long list."""
    whole = ", ".join(known)
    nearest = near(value, known) or list(known)[:3]
    return whole if len(whole) <= MOST_LISTED else f"{len(known)}, as {', '.join(nearest)}"


def hint(key: str, known: Collection[str]) -> str:
    """What may have been meant by a key that is not known."""
    found = near(key, known)
    return f'did you mean "{found[0]}"?' if found else f"known: {listed(key, known)}"


def near(value: Any, known: Collection[str]) -> list[str]:
    import difflib  # rarely needed

    if not isinstance(value, str) or len(known) > MOST_COMPARED:
        return []
    return difflib.get_close_matches(value[:MOST_TOLD], known, 3)


def shown(value: Any) -> str:
    """A value as it stands in a file, cut where it is long."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = f"a {type(value).__name__}"
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}..."
