# mypyc: compile
"""Writing an observation: the feature numbers of one seat, ascending, as int16 (`features.py` tells what they mean)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i16_le, read_i64_le, write_i16_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64

APART: Final = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: multiplied by it, every power of two has other digits at TOP_DIGITS."""
TOP_DIGITS: Final = 58
EACH_OF_FOUR: Final = 0x0001000100010001
"""A word holds four features; times this, a number stands in each of them."""
PLACE_OF_BIT: Final[vec[i64]] = vec[i64]([0] * 64)
for place in range(64):
    PLACE_OF_BIT[((2**place * APART) >> TOP_DIGITS) & 63] = place


def four(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """A word of four features, as they are written."""
    return first + (second << 16) + (third << 32) + (fourth << 48)


def least(value: i64, most: i64) -> i64:
    return value if value < most else most


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


def put_four(row: BytesWriter, starts: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
    """Numbers on four scales that begin where the word of starts says; each has to be on its scale."""
    write_i64_le(row, starts + four(first, second, third, fourth))


def put_bits(row: BytesWriter, start: i64, mask: i64) -> None:
    """A feature for each bit that is set, the lowest first."""
    while mask != 0:
        lowest = mask & -mask
        write_i16_le(row, i16(start + PLACE_OF_BIT[((lowest * APART) >> TOP_DIGITS) & 63]))
        mask ^= lowest


def put_all(row: BytesWriter, numbers: vec[i64], count: i64) -> None:
    """So many of these numbers as they are, four at a time."""
    place: i64 = 0
    while place + 4 <= count:
        write_i64_le(row, four(numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3]))
        place += 4
    while place < count:
        write_i16_le(row, i16(numbers[place]))
        place += 1


def put_block(row: BytesWriter, block: bytes, base: i64) -> None:
    """Features that were written from 0 on, moved to where they begin: four at a time."""
    size: i64 = len(block)
    bases = base * EACH_OF_FOUR
    place: i64 = 0
    while place + 16 <= size:
        write_i64_le(row, read_i64_le(block, place) + bases)
        write_i64_le(row, read_i64_le(block, place + 8) + bases)
        place += 16
    if place + 8 <= size:
        write_i64_le(row, read_i64_le(block, place) + bases)
        place += 8
    while place < size:
        write_i16_le(row, i16(i64(read_i16_le(block, place)) + base))
        place += 2
