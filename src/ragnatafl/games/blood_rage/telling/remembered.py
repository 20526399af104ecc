# mypyc: compile
"""What an observer remembers of the drafts (BR-7.3), as features: the pack in hand and the cards he passed on."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.observation import put_bits, put_number

from ..rules.draft import PACK, PICKS, pack_start, picks_a_round, taken
from ..rules.memory import whole_packs
from ..rules.position import Clan, Position
from ..rules.tables import Phase, deck_start, numbers
from . import features as at
from .sets import HALF, LOWER, UPPER, one_more, put_part, put_sorted

MOST_SEATS: Final = 4
DRAFTED: Final = 15
"""A moment is an Age and in the lower four bits a round of its draft; this, when the draft is over."""
BLOCK: Final = BytesWriter()
"""What will be kept with a clan."""


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
    rounds = PICKS // picks_a_round(position.n)
    moment = (position.age << 4) + DRAFTED
    if position.phase == Phase.GODS_GIFTS:
        rounds = position.draft_round
        moment = (position.age << 4) + rounds
        put_number(row, at.DRAFT_ROUND, rounds, PICKS - 1)
        start = pack_start(position, seat)
        put_sorted(row, at.PACK_CARDS, position.deck, start + taken(position, seat), start + PACK)
    clan = position.clans[seat]
    if clan.moment_told != moment:
        remember(position, seat, clan, rounds, moment)
    row.write(clan.memory_told)


def remember(position: Position, seat: i64, clan: Clan, rounds: i64, moment: i64) -> None:
    """Writes anew what the observer remembers after so many rounds of this Age's draft. While no pack has come back,
    that is what he remembered a round ago, and one pack more."""
    if clan.moment_told >> 4 != position.age:
        clan.earlier_told = earlier_memory(position, seat)
    first: i64 = 0
    BLOCK.truncate(0)
    if rounds > 0 and rounds < position.n and clan.moment_told == moment - 1:
        first = rounds - 1
        BLOCK.write(clan.memory_told[: len(clan.memory_told) - len(clan.earlier_told)])
    if has_memory(position, position.age):
        for round in range(first, rounds):
            write_passed_pack(BLOCK, position, seat, round, rounds)
    BLOCK.write(clan.earlier_told)
    clan.memory_told = BLOCK.getvalue()
    clan.moment_told = moment


def earlier_memory(position: Position, seat: i64) -> bytes:
    """The drafts before this Age's."""
    BLOCK.truncate(0)
    for age in range(position.age if position.age < 2 else i64(2)):
        if has_memory(position, age):
            write_earlier_draft(BLOCK, position, seat, age)
    return BLOCK.getvalue()


def has_memory(position: Position, age: i64) -> bool:
    """Whether there was a draft in this Age that players of this game have seen (BR-7.7)."""
    return age >= position.forgotten and not whole_packs(position, age)


def write_passed_pack(row: BytesWriter, position: Position, seat: i64, round: i64, rounds: i64) -> None:
    """The cards passed on in a round; if that pack has come back since, those of them that were gone."""
    n = position.n
    each = picks_a_round(n)
    start = deck_start(n, position.age) + (seat - round + n * PACK) % n * PACK
    end = start + PACK
    again = round + n
    if again < rounds or (again == rounds and position.phase == Phase.GODS_GIFTS):
        end = start + again * each
    put_part(row, at.PASSED_ON + round * at.BOX, position.deck, start + (round + 1) * each, end)


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
