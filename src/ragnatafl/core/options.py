"""Reading what `game.new` is asked for: seats, seed, and options given by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from .contract import Option
from .errors import OptionError
from .reading import Reader

MOST_SEEDS = 2**256


def given_options(title: str, known: Sequence[Option], given: Mapping[str, Any]) -> Reader:
    """All options with their values; an unknown one is refused."""
    values = {option.name: option.default for option in known}
    reader = Reader(given, title, OptionError)
    reader.only(*values)
    return reader.holding({**values, **given})


def seats_and_seed(title: str, counts: Sequence[int], seats: Any, seed: Any) -> tuple[int, int]:
    """Both as plain numbers; whole numbers of other kinds, as numpy's, are taken too."""
    return given_seats(title, counts, seats), given_seed(seed)


def given_seats(title: str, counts: Sequence[int], seats: Any) -> int:
    if not is_whole(seats) or index(seats) not in counts:
        numbers = ", ".join(str(count) for count in counts[:-1])
        raise OptionError(f"{title} is for {numbers} or {counts[-1]} seats, not {seats!r}.")
    return index(seats)


def given_seed(seed: Any) -> int:
    if not is_whole(seed) or not 0 <= index(seed) < MOST_SEEDS:
        raise OptionError(f"A seed is a whole number from 0 to 2**256 - 1, not {seed!r}.")
    return index(seed)


def is_whole(value: Any) -> bool:
    try:
        index(value)
    except TypeError:
        return False
    return not isinstance(value, bool)


def different_names(options: Reader, option: str, count: int, known: dict[str, int]) -> list[int]:
    """The numbers of so many different names, given as a list or a text with commas; none where nothing is given."""
    value = options.data.get(option)
    names = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
    if names is None:
        return []
    found = options.holding({option: list(names) if isinstance(names, tuple) else names}).indices(option, known, count)
    if len(set(found)) != count:
        raise options.wrong(option, f"{count} different names")
    return found
