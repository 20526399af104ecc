# mypyc: compile
"""Writing an observation: the feature numbers of one seat, ascending, as int16 (`features.py` tells what they mean)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

APART: Final = 67
"""Divided by this prime, every power of two below 2**63 leaves another remainder."""
PLACE_OF_BIT: Final[vec[i64]] = vec[i64]([0] * APART)
for place in range(63):
    PLACE_OF_BIT[2**place % APART] = place


def put(row: BytesWriter, feature: i64) -> None:
    write_i16_le(row, i16(feature))


def put_number(row: BytesWriter, start: i64, value: i64, most: i64) -> None:
    """The feature of a number on a scale that begins with 0."""
    if value > most:
        value = most
    write_i16_le(row, i16(start + value) if value > 0 else i16(start))


def put_count(row: BytesWriter, start: i64, value: i64, most: i64) -> None:
    """The feature of a number on a scale that begins with 1; nothing for 0."""
    if value > 0:
        put(row, start + (value if value < most else most) - 1)


def put_bits(row: BytesWriter, start: i64, mask: i64) -> None:
    """A feature for each bit that is set, the lowest first."""
    while mask != 0:
        lowest = mask & -mask
        put(row, start + PLACE_OF_BIT[lowest % APART])
        mask ^= lowest
