# mypyc: compile
"""Sets of cards as features: one for each copy of a card that the box has."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.observation import put, put_bits

from ..rules.tables import N_CARDS, numbers
from . import features as at

SPAN: Final[vec[i64]] = numbers(
    [int(at.FIRST_COPY[card]) + 256 * int(at.FIRST_COPY[card] + at.COPIES[card]) for card in range(N_CARDS)]
)
"""Where the copies of each card begin, and in the next byte where they end."""
MIDDLE: Final = min([card for card in range(N_CARDS) if 2 * at.FIRST_COPY[card] >= at.BOX])
"""A set is collected in two halves of the box, each a bit mask of copies: from this card on it is the upper one."""
HALF: Final[i64] = at.FIRST_COPY[MIDDLE]
ALL_BITS: Final = [(2 ** int(at.COPIES[card]) - 1) * 2 ** int(at.FIRST_COPY[card]) for card in range(N_CARDS)]
LOWER: Final[vec[i64]] = numbers([ALL_BITS[card] if card < MIDDLE else 0 for card in range(N_CARDS)])
UPPER: Final[vec[i64]] = numbers([ALL_BITS[card] >> int(HALF) if card >= MIDDLE else 0 for card in range(N_CARDS)])
"""All copies of each card in either half; nothing in the other one, so that no card needs a branch."""


def put_cards(row: BytesWriter, start: i64, cards: vec[i64]) -> None:
    """The cards are sorted."""
    put_sorted(row, start, cards, 0, len(cards))


def put_sorted(row: BytesWriter, start: i64, cards: vec[i64], first: i64, end: i64) -> None:
    """A part of the cards, which is sorted."""
    last: i64 = -1
    copy: i64 = 0
    for k in range(first, end):
        card = cards[k]
        span = SPAN[card]
        copy = copy + 1 if card == last else span & 255
        last = card
        if copy < span >> 8:
            put(row, start + copy)


def one_more(bits: i64, every: i64) -> i64:
    """Half of the box with the next of these copies; the box has no more of them."""
    return bits | (((bits & every) + (every & -every)) & every)


def put_part(row: BytesWriter, start: i64, cards: vec[i64], first: i64, end: i64) -> None:
    """A part of the cards, in any order."""
    lower: i64 = 0
    upper: i64 = 0
    for k in range(first, end):
        card = cards[k]
        lower = one_more(lower, LOWER[card])
        upper = one_more(upper, UPPER[card])
    put_bits(row, start, lower)
    put_bits(row, start + HALF, upper)
