"""Checking what `game.new` is asked for: seats, seed, and options given by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from .contract import Option
from .errors import OptionError

MOST_SEEDS = 2**256


def given_options(title: str, known: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values; an unknown one is refused."""
    values = {option.name: option.default for option in known}
    for key in given:
        if key not in values:
            raise OptionError(f"{title} has no option {key!r}; it has {', '.join(values)}.")
    return {**values, **given}


def seats_and_seed(title: str, counts: Sequence[int], seats: Any, seed: Any) -> tuple[int, int]:
    """Both as plain numbers; whole numbers of other kinds, as numpy's, are taken too."""
    if not is_whole(seats) or index(seats) not in counts:
        numbers = ", ".join(str(count) for count in counts[:-1])
        raise OptionError(f"{title} is for {numbers} or {counts[-1]} seats, not {seats!r}.")
    if not is_whole(seed) or not 0 <= index(seed) < MOST_SEEDS:
        raise OptionError(f"A seed is a whole number from 0 to 2**256 - 1, not {seed!r}.")
    return index(seats), index(seed)


def is_whole(value: Any) -> bool:
    return hasattr(value, "__index__") and not isinstance(value, bool)


def different_names(option: str, what: str, value: Any, count: int, known: Sequence[str]) -> list[int]:
    """So many different names, as a list or a text with commas; their numbers."""
    names = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
    if (
        not isinstance(names, (list, tuple))
        or len(names) != count
        or any(not isinstance(name, str) or name not in known for name in names)
        or len(set(names)) != count
    ):
        choices = ", ".join(known)
        raise OptionError(f"The option {option} names {count} different {what} out of {choices}, not {value!r}.")
    return [list(known).index(name) for name in names]
