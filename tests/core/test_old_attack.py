"""The deal cannot be computed from the dice. Until version 0.2 it could: the generator was linear, so that each public
throw was an equation over its 128 bits. The old generator stands here, to show that the attack is a real one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import ragnatafl as rt

M32 = 2**32 - 1
BITS = 128
SEEN = 190
PREDICTED = 60


class Xorshift:
    """The generator of version 0.1. Words may be numbers, or 32 sums of unknown bits, the lowest bit first."""

    def __init__(self, words: Sequence[int]) -> None:
        self.words = list(words)

    def next(self) -> int:
        x, y, z, w = self.words
        t = x ^ (x << 11 & M32)
        self.words = [y, z, w, w ^ (w >> 19) ^ t ^ (t >> 8)]
        return self.words[3]

    def below(self, n: int) -> int:
        return self.next() * n >> 32


def highest_bits(count: int) -> list[int]:
    """For each throw the highest bit of its word, as the mask of those bits of the start whose sum it is."""
    masks = [0] * count
    for bit in range(BITS):
        start = 1 << bit
        one = Xorshift([start >> 32 * k & M32 for k in range(4)])
        for throw in range(count):
            masks[throw] |= (one.next() >> 31) << bit
    return masks


EQUATIONS = highest_bits(SEEN)


def start_that_throws(faces: Sequence[int]) -> int | None:
    """The start of an old generator that throws these dice; None if there is none. A face below three means that the
    word's highest bit was 0: one linear equation. They are solved by elimination."""
    rows: dict[int, int] = {}
    for mask, face in zip(EQUATIONS, faces, strict=True):
        row = mask | (face >= 3) << BITS
        for pivot, other in rows.items():
            if row >> pivot & 1:
                row ^= other
        if row == 1 << BITS:
            return None
        if row:
            pivot = (row & -row).bit_length() - 1
            for place, other in rows.items():
                if other >> pivot & 1:
                    rows[place] = other ^ row
            rows[pivot] = row
    return sum((row >> BITS & 1) << pivot for pivot, row in rows.items())


def prediction(below: Callable[[int], int]) -> tuple[list[int], list[int]] | None:
    """The throws that the attack foretells after it has seen some, and those that come; None if it finds no start."""
    start = start_that_throws([int(below(6)) for _ in range(SEEN)])
    if start is None:
        return None
    found = Xorshift([start >> 32 * k & M32 for k in range(4)])
    for _ in range(SEEN):
        found.next()
    return [found.below(6) for _ in range(PREDICTED)], [int(below(6)) for _ in range(PREDICTED)]


def test_the_attack_foretells_every_throw_of_the_old_generator() -> None:
    for _ in range(3):
        foretold = prediction(Xorshift([secrets.randbits(32) for _ in range(4)]).below)
        assert foretold is not None
        assert foretold[0] == foretold[1]


@pytest.mark.parametrize("seed", [7, secrets.randbits(31), secrets.randbits(256)], ids=["seven", "short", "long"])
def test_the_attack_finds_nothing_in_the_dice_of_yggdrasil(seed: int) -> None:
    """That throws fit one of 2**128 starts by chance has odds of one in 2**60."""
    state: Any = rt.game("yggdrasil").new(seats=3, seed=seed)
    assert prediction(state.rng.below) is None
