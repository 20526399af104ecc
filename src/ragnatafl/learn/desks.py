"""Desks between a process that plays and the one that holds the networks: memory of both, where questions are laid and
answers are found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ragnatafl.bots.questions import Asked
from ragnatafl.bots.weights import Floats
from ragnatafl.core.batch import Rows
from ragnatafl.core.errors import RagnataflError

FEATURES, ACTIONS = 384, 64
"""Room for so many of a position, on average."""


@dataclass(frozen=True)
class Laid:
    """How much lies on a desk."""

    positions: int
    features: int
    actions: int


class Desk:
    """`memory` is what a desk is made of (`made`): it can be given to a process that is started."""

    def __init__(self, memory: Sequence[Any]) -> None:
        kinds = ("<i2", "<i2", "<i8", "<i2", "<i8", "<f4", "<f4")
        arrays: list[NDArray[Any]] = [
            np.frombuffer(memoryview(part).cast("B"), kind) for part, kind in zip(memory, kinds, strict=True)
        ]
        self.seats, self.features, self.feature_starts, self.legal, self.legal_starts, self.liked, self.values = arrays

    def lay(self, asked: Asked) -> Laid:
        laid = Laid(len(asked), len(asked.features.values), len(asked.legal.values))
        if laid.positions > len(self.seats) or laid.features > len(self.features) or laid.actions > len(self.legal):
            raise RagnataflError(f"A desk has no room for {laid}.")
        self.seats[: laid.positions] = asked.seats
        self.features[: laid.features] = asked.features.values
        self.feature_starts[: laid.positions + 1] = asked.features.starts
        self.legal[: laid.actions] = asked.legal.values
        self.legal_starts[: laid.positions + 1] = asked.legal.starts
        return laid

    def asked(self, laid: Laid) -> Asked:
        """What lies here."""
        return Asked(
            self.seats[: laid.positions],
            Rows(self.features[: laid.features], self.feature_starts[: laid.positions + 1]),
            Rows(self.legal[: laid.actions], self.legal_starts[: laid.positions + 1]),
        )

    def answer(self, liked: Floats, values: Floats) -> None:
        self.liked[: len(liked)] = liked
        self.values[: values.size] = values.reshape(-1)

    def answers(self, laid: Laid, width: int) -> tuple[Floats, Floats]:
        """A copy of them, rows of so many values: the desk is free again."""
        values = self.values[: laid.positions * width].reshape(laid.positions, width)
        return self.liked[: laid.actions].copy(), values.copy()


def made(start: Any, positions: int, width: int) -> list[Any]:
    """Memory for a desk, by a context of multiprocessing: in the order in which `Desk` takes it apart."""
    sizes = (2, 2 * FEATURES, 8, 2 * ACTIONS, 8, 4 * ACTIONS, 4 * width)
    return [start.RawArray("b", (positions + 1) * size) for size in sizes]


def joined(parts: Sequence[Asked]) -> Asked:
    """One question of many."""
    return Asked(
        np.concatenate([part.seats for part in parts]),
        joined_rows([part.features for part in parts]),
        joined_rows([part.legal for part in parts]),
    )


def joined_rows(parts: Sequence[Rows]) -> Rows:
    ends = np.cumsum([0, *[len(part.values) for part in parts]])
    starts = [part.starts[:-1] + before for part, before in zip(parts, ends, strict=False)]
    return Rows(np.concatenate([part.values for part in parts]), np.concatenate([*starts, ends[-1:]]))
