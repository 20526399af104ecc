"""What a learner sees of a position: the numbers of the facts that are true for one seat, and what the numbers mean.

An observation is a row of feature numbers (int16, ascending, each at most once). Its dense form is a row of zeros as
long as `features.size` with ones at these numbers. A game lays its features out once, group after group, and writes
them (`observation.py`); the observer is always the first of the seats, the others follow in order of play.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from operator import index
from typing import SupportsIndex

from .contract import Game
from .errors import OptionError

MOST_FEATURES = 2**15 - 1


class Group:
    """Neighbouring features that tell one fact: a feature for each of its values."""

    def __init__(self, name: str, start: int, values: Sequence[str]) -> None:
        self.name = name
        self.start = start
        self.values = values

    @property
    def size(self) -> int:
        return len(self.values)

    def __repr__(self) -> str:
        return f"Group({self.name!r}, start={self.start}, size={self.size})"


class Features:
    """The features of a game: `groups` in order, `size`, and a `version` that changes whenever a number changes its
    meaning. `version` is what a learned network must be kept with."""

    def __init__(self, edition: int, groups: Sequence[Group]) -> None:
        self.groups = tuple(groups)
        self.size = sum([group.size for group in groups])
        if self.size > MOST_FEATURES:
            raise ValueError(f"Feature numbers are 16 bits wide: {self.size} are too many.")
        digest = hashlib.sha256("\n".join(self.names).encode()).hexdigest()
        self.version = f"{edition}.{digest[:8]}"

    @property
    def names(self) -> list[str]:
        """The name of every feature: its group and its value."""
        return [f"{group.name}={value}" for group in self.groups for value in group.values]

    def name(self, number: SupportsIndex) -> str:
        wanted = index(number)
        for group in self.groups:
            if group.start <= wanted < group.start + group.size:
                return f"{group.name}={group.values[wanted - group.start]}"
        raise self._unknown(number)

    def told(self, observation: Iterable[SupportsIndex]) -> dict[str, list[str]]:
        """An observation for people: the values that are true, by group."""
        found: dict[str, list[str]] = {}
        for number in observation:
            group, _, value = self.name(number).partition("=")
            found.setdefault(group, []).append(value)
        return found

    def dense(self, observation: Iterable[SupportsIndex]) -> bytearray:
        """A byte for each feature: 1 where it is true. NumPy reads it with `frombuffer` as uint8."""
        row = bytearray(self.size)
        for number in observation:
            if not 0 <= index(number) < self.size:
                raise self._unknown(number)
            row[number] = 1
        return row

    def _unknown(self, number: object) -> OptionError:
        return OptionError(f"A feature is a whole number from 0 to {self.size - 1}, not {number!r}.")

    def __repr__(self) -> str:
        return f"Features(size={self.size}, version={self.version!r})"


class Layout:
    """Features in the making. Every method returns the number of the first feature it has added."""

    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.size = 0

    def group(self, name: str, values: Sequence[object]) -> int:
        start = self.size
        self.groups.append(Group(name, start, tuple([str(value) for value in values])))
        self.size += len(values)
        return start

    def flag(self, name: str) -> int:
        return self.group(name, ("yes",))

    def scale(self, name: str, most: int, least: int = 0) -> int:
        """One feature for each number from least to most; whatever is larger counts as the most."""
        return self.group(name, range(least, most + 1))

    def rows(self, name: str, things: Sequence[object], values: Sequence[object]) -> int:
        """A group for each of several things, all with the same values."""
        start = self.size
        for thing in things:
            self.group(f"{name} {thing}", values)
        return start

    def repeat(self, owners: Sequence[str], part: Layout) -> int:
        """All groups of another layout, once for each owner."""
        start = self.size
        for owner in owners:
            for group in part.groups:
                self.group(f"{owner}: {group.name}", group.values)
        return start

    def features(self, edition: int) -> Features:
        """Done. The edition is raised by hand where the meaning changes and no name does."""
        return Features(edition, self.groups)


def features_of(game: Game) -> Features:
    """What a game shows to learners; raises OptionError for one that shows them nothing."""
    found = getattr(game, "features", None)
    if not isinstance(found, Features):
        raise OptionError(f"{game.title} has no observations.")
    return found
