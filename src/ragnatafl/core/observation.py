# mypyc: compile
"""Writing an observation: the feature numbers of one seat, ascending, as int16 (`features.py` tells what they mean)."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64


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
    """A feature for each bit that is set."""
    feature = start
    while mask != 0:
        if mask & 1:
            put(row, feature)
        mask >>= 1
        feature += 1
