"""What a network practises: the kinds of table it sits at, and what counts as doing well there. Each game says it of
itself (`Manifest.practice`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError

TABLES = 8
"""Kinds of tables that one shift holds at most: more of them make small batches, which are slower."""

MISSING = 'Learning needs PyTorch, which is not installed: pip install "ragnatafl[learn]".'
"""Said by whatever cannot do without it."""


@dataclass(frozen=True)
class Kind:
    """One kind of table, and how large a part of all games it gets beside the others."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    part: int = 1

    def __str__(self) -> str:
        return " ".join([f"seats={self.seats}", *(f"{name}={value}" for name, value in self.options.items())])


@dataclass(frozen=True)
class Practice:
    kinds: Sequence[Kind]
    team: bool = False
    """Whether all win or lose together."""
    margin: float = 0.0
    """The lead in score that is worth about 0.76 of a well won game; 0 where there is no score."""
    progress: Mapping[str, float] = field(default_factory=dict)
    """What a lost game was worth, by the features that the last decision saw: the way to the first victories."""

    shown: int = 0
    """The kind by which its strength is told."""

    @property
    def most_seats(self) -> int:
        return max(kind.seats for kind in self.kinds)

    def progress_by_number(self, names: Sequence[str]) -> dict[int, float]:
        """The same by the numbers of the features, whose names these are."""
        return {number: self.progress[name] for number, name in enumerate(names) if name in self.progress}

    def places(self, games: int, number: int) -> list[tuple[Kind, slice]]:
        """The games of shift `number`, shared out among kinds: a few in each shift, all in their turn."""
        line = [which for which, kind in enumerate(self.kinds) for _ in range(kind.part)]
        chosen = Counter(line[(number * TABLES + place) % len(line)] for place in range(min(TABLES, games)))
        found: list[tuple[Kind, slice]] = []
        for kind, count in chosen.items():
            start = found[-1][1].stop if found else 0
            found.append((self.kinds[kind], slice(start, start + count * games // chosen.total())))
        last, part = found[-1]
        found[-1] = last, slice(part.start, games)
        return found


def practice_of(game: str) -> Practice:
    reference = registry.manifest(game).practice
    if not reference:
        raise OptionError(f"{registry.manifest(game).title} says nothing about what a network should practise.")
    return cast(Practice, registry.load(reference))
