# mypyc: compile
"""What an observer remembers of the drafts (BR-7.3), as features: the pack in hand and the cards he passed on."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.observation import put_bits, put_number

from ..rules.draft import PACK, PICKS, pack_start, picks_a_round, taken
from ..rules.position import UNTOLD, Position
from ..rules.tables import Phase, deck_start, numbers
from . import features as at
from .sets import HALF, LOWER, UPPER, one_more, put_part, put_sorted

MOST_SEATS: Final = 4
BLOCK: Final = BytesWriter()
"""A pack, before it is kept with the position."""


def passed_by(n: int, first: int) -> int:
    """Which cards of a pack a seat has seen and not taken that held it first in this round: a bit for each place."""
    each = int(picks_a_round(n))
    seen = range(first * each, PACK)
    return sum([2**place for place in seen if place >= PICKS or (place // each - first) % n != 0])


PASSED_BY: Final[vec[i64]] = numbers(
    [passed_by(n, first) if n > 0 else 0 for n in range(MOST_SEATS + 1) for first in range(MOST_SEATS)]
)
"""For each number of seats and each round in which a pack was held first."""


def write_draft(row: BytesWriter, position: Position, seat: i64) -> None:
    """BR-7.3: the pack in hand, and what the observer remembers of those he passed on."""
    if position.memory_age != position.age:
        position.memory_age = position.age
        position.memories = [UNTOLD] * int(2 * position.n)
        position.passed_on = [UNTOLD] * int(2 * PICKS * position.n)
    if position.phase != Phase.GODS_GIFTS:
        row.write(told_memory(position, seat))
        return
    put_number(row, at.DRAFT_ROUND, position.draft_round, PICKS - 1)
    start = pack_start(position, seat)
    put_sorted(row, at.PACK_CARDS, position.deck, start + taken(position, seat), start + PACK)
    write_passed_on(row, position, seat, position.draft_round)
    row.write(earlier_memory(position, seat))


def told_memory(position: Position, seat: i64) -> bytes:
    """All drafts up to this Age's, which is over: written once for each seat."""
    place = position.n + seat
    if len(position.memories[place]) == 0:
        row = BytesWriter()
        write_passed_on(row, position, seat, PICKS // picks_a_round(position.n))
        row.write(earlier_memory(position, seat))
        position.memories[place] = row.getvalue()
    return position.memories[place]


def earlier_memory(position: Position, seat: i64) -> bytes:
    """The drafts before this Age's: written once for each seat."""
    if position.age > 0 and len(position.memories[seat]) == 0:
        row = BytesWriter()
        for age in range(position.age if position.age < 2 else i64(2)):
            if has_memory(position, age):
                write_earlier_draft(row, position, seat, age)
        position.memories[seat] = row.getvalue()
    return position.memories[seat]


def has_memory(position: Position, age: i64) -> bool:
    """Whether there was a draft in this Age that players of this game have seen (BR-7.7)."""
    return age >= position.forgotten and not (age == 0 and position.first_game)


def write_passed_on(row: BytesWriter, position: Position, seat: i64, rounds: i64) -> None:
    """What the observer remembers after so many rounds of this Age's draft."""
    if has_memory(position, position.age):
        for round in range(rounds):
            row.write(passed_on(position, seat, round, rounds))


def passed_on(position: Position, seat: i64, round: i64, rounds: i64) -> bytes:
    """The cards passed on in a round; if that pack has come back since, those of them that were gone."""
    again = round + position.n
    back = again < rounds or (again == rounds and position.phase == Phase.GODS_GIFTS)
    place = 2 * (seat * PICKS + round) + (1 if back else 0)
    if len(position.passed_on[place]) == 0:
        each = picks_a_round(position.n)
        start = deck_start(position.n, position.age) + (seat - round + position.n * PACK) % position.n * PACK
        end = start + again * each if back else start + PACK
        BLOCK.truncate(0)
        put_part(BLOCK, at.PASSED_ON + round * at.BOX, position.deck, start + (round + 1) * each, end)
        position.passed_on[place] = BLOCK.getvalue()
    return position.passed_on[place]


def write_earlier_draft(row: BytesWriter, position: Position, seat: i64, age: i64) -> None:
    """The cards of a finished draft that the observer saw and did not take."""
    lower: i64 = 0
    upper: i64 = 0
    start = deck_start(position.n, age)
    for pack in range(position.n):
        round = seat - pack if seat >= pack else seat - pack + position.n
        left = PASSED_BY[position.n * MOST_SEATS + round]
        for k in range(start, start + PACK):
            if left & 1:
                lower = one_more(lower, LOWER[position.deck[k]])
                upper = one_more(upper, UPPER[position.deck[k]])
            left >>= 1
        start += PACK
    put_bits(row, at.PASSED_EARLIER + age * at.BOX, lower)
    put_bits(row, at.PASSED_EARLIER + age * at.BOX + HALF, upper)
