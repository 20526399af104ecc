# mypyc: compile
"""What a seat may know (BR-22), written as features for learners: the groups of `features.py`, in their order."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit
from ragnatafl.core.observation import put, put_bits, put_block, put_count, put_number

from ..rules.battle import takes_part, total
from ..rules.draft import PACK, PICKS, pack_start, picks_a_round, taken
from ..rules.end_of_age import is_fulfilled
from ..rules.figures import count_strengths, monster_in_slot, monster_place
from ..rules.position import Clan, Position, Step
from ..rules.tables import (
    N_CARDS,
    N_PROVINCES,
    N_WARRIORS,
    TRACK,
    TYPE,
    Figure,
    Phase,
    Place,
    Stat,
    Type,
    deck_start,
    numbers,
)
from . import features as at

MIDDLE: Final[i64] = min([card for card in range(N_CARDS) if 2 * at.FIRST_COPY[card] >= at.BOX])
"""The box is told in two halves, each a bit mask with a bit for each copy: from this card on it is the upper one."""
HALF: Final[i64] = at.FIRST_COPY[MIDDLE]
FIRST_BIT: Final[vec[i64]] = numbers(
    [2 ** int(at.FIRST_COPY[card] - (HALF if card >= MIDDLE else 0)) for card in range(N_CARDS)]
)
ALL_BITS: Final[vec[i64]] = numbers([int(FIRST_BIT[card]) * (2 ** int(at.COPIES[card]) - 1) for card in range(N_CARDS)])
SORTED: Final[vec[i64]] = vec[i64]([0] * int(2 * at.BOX))
"""Quests being put in order, so that nothing is allocated for them."""
FORCES: Final[vec[i64]] = vec[i64]([0] * int(N_PROVINCES))
"""The strengths of a clan in all provinces."""
BLOCK: Final = BytesWriter()
"""Features that will be kept until something in them changes: `told` in the names of a position's fields."""


def write_observation(row: BytesWriter, position: Position, seat: i64) -> None:
    """Everything the seat may know."""
    write_table(row, position, seat)
    write_decision(row, position)
    write_battle(row, position)
    write_cards(row, position, seat)
    write_draft(row, position, seat)
    glory = position.clans[seat].glory
    base = at.CLANS
    other = seat
    for _ in range(position.n):
        write_clan(row, position, base, other, position.clans[other], glory)
        base += at.CLAN_SIZE
        other = other + 1 if other + 1 < position.n else i64(0)
    row.write(told_board(position))


def turn_of(position: Position, seat: i64, observer: i64) -> i64:
    """How many places after the observer a seat has its turn."""
    return seat - observer if seat >= observer else seat - observer + position.n


def write_table(row: BytesWriter, position: Position, seat: i64) -> None:
    put(row, at.PLAYERS + position.n - 2)
    if position.first_game:
        put(row, at.FIRST_GAME)
    put(row, at.AGE + position.age)
    put(row, at.PHASE + position.phase)
    around = position.waiting_mask | (position.waiting_mask << position.n)
    put_bits(row, at.WAITING, (around >> seat) & (bit(position.n) - 1))
    put(row, at.FIRST_PLAYER + turn_of(position, position.first, seat))
    if position.active >= 0:
        put(row, at.ACTIVE + turn_of(position, position.active, seat))


# -- what is asked -------------------------------------------------------------------------------------------------
def write_decision(row: BytesWriter, position: Position) -> None:
    """BR-23: what somebody owes, and all that waits to be resolved."""
    if position.waiting_mask != 0:
        step = position.step()
        put(row, at.ASKED + step)
        write_subject(row, position, step)
    steps: i64 = 0
    for k in range(position.depth):
        steps |= bit(position.stack[k] & 255)
    put_bits(row, at.PENDING, steps)


def write_subject(row: BytesWriter, position: Position, step: i64) -> None:
    """What a question is about: the arguments of its step."""
    first = position.arg(1)
    second = position.arg(2)
    third = position.arg(3)
    if step == Step.SLOT:
        put(row, at.ABOUT_CARD + first)
    elif step == Step.FREE_INVADE:
        put(row, at.ABOUT_FIGURE + first)
    elif step == Step.SUCCOR or step == Step.THORS_DOMAIN or step == Step.MARCH_TO:
        put(row, at.ABOUT_PLACE + first)
    elif step == Step.MARCH_SEND:
        put(row, at.ABOUT_PLACE + first)
        put(row, at.ABOUT_TARGET + second)
        put_number(row, at.ABOUT_STAGE, third & 15, at.MOST_STAGE)
        if third >> 4 != 0:
            put(row, at.BEGUN)
    elif step == Step.OFFER and first != 0:
        put(row, at.ABOUT_FIGURE + second)
        put(row, at.ABOUT_PLACE + third)
        put(row, at.BEGUN)
    elif step == Step.RAISE:
        put_bits(row, at.ABOUT_STATS, second & 7)
    elif step == Step.DESTROY:
        put(row, at.ABOUT_PLACE + first)
        put_number(row, at.ABOUT_STAGE, third >> 4, at.MOST_STAGE)
        put(row, at.ABOUT_CAUSE + second)


def write_battle(row: BytesWriter, position: Position) -> None:
    battle = position.battle
    if battle.province < 0:
        return
    put(row, at.BATTLE_AT + battle.province)
    if battle.repillage:
        put(row, at.REPILLAGE)
    put_number(row, at.DECLINES, battle.declines, at.MOST_DECLINES)
    if battle.revealed:
        put(row, at.REVEALED)
    if battle.cards_done:
        put(row, at.CARDS_DONE)


# -- cards ---------------------------------------------------------------------------------------------------------
def next_copy(bits: i64, card: i64) -> i64:
    """The half of the box with one more copy of a card; the box has no more than ALL_BITS."""
    every = ALL_BITS[card]
    return bits | (((bits & every) + FIRST_BIT[card]) & every)


def put_cards(row: BytesWriter, start: i64, cards: vec[i64]) -> None:
    """A feature for each card, and for each copy of it that the box has. The cards are sorted."""
    last: i64 = -1
    feature: i64 = 0
    for card in cards:
        feature = feature + 1 if card == last else start + at.FIRST_COPY[card]
        last = card
        if feature < start + at.FIRST_COPY[card] + at.COPIES[card]:
            put(row, feature)


def put_part(row: BytesWriter, start: i64, cards: vec[i64], first: i64, end: i64) -> None:
    """The same of some cards in any order."""
    lower: i64 = 0
    upper: i64 = 0
    for k in range(first, end):
        card = cards[k]
        if card < MIDDLE:
            lower = next_copy(lower, card)
        else:
            upper = next_copy(upper, card)
    put_bits(row, start, lower)
    put_bits(row, start + HALF, upper)


def write_cards(row: BytesWriter, position: Position, seat: i64) -> None:
    """What lies open and what the observer holds; and which of his quests are fulfilled as the board is now."""
    clan = position.clans[seat]
    if len(position.discard) > 0:
        row.write(told_discard(position))
    put_cards(row, at.HAND, clan.hand)
    put_cards(row, at.QUESTS, clan.quests)
    if position.phase == Phase.ACTION:
        write_fulfilled(row, position, seat, clan)
    if clan.kept >= 0:
        put(row, at.KEPT + clan.kept)
    put_cards(row, at.BURIED, clan.buried)
    if clan.choice >= -1:
        put(row, at.CHOICE + clan.choice + 1)


def told_discard(position: Position) -> bytes:
    if not position.discard_told:
        BLOCK.truncate(0)
        put_cards(BLOCK, at.DISCARD, position.discard)
        position.discard_told = BLOCK.getvalue()
    return position.discard_told


def insert(count: i64, card: i64) -> i64:
    """Puts a card where it belongs among the first ones of SORTED; returns how many there are then."""
    place = count
    while place > 0 and SORTED[place - 1] > card:
        SORTED[place] = SORTED[place - 1]
        place -= 1
    SORTED[place] = card
    return count + 1


def write_fulfilled(row: BytesWriter, position: Position, seat: i64, clan: Clan) -> None:
    """BR-17.2: among the cards in hand and those committed."""
    count: i64 = 0
    for card in clan.hand:
        if TYPE[card] == Type.QUEST:
            count = insert(count, card)
    for card in clan.quests:
        count = insert(count, card)
    for k in range(count):
        card = SORTED[k]
        if (k == 0 or card != SORTED[k - 1]) and is_fulfilled(position, seat, card):
            put(row, at.FULFILLED + card)


# -- the draft -----------------------------------------------------------------------------------------------------
def write_draft(row: BytesWriter, position: Position, seat: i64) -> None:
    """BR-7.3: the pack in hand, and what the observer remembers of those he passed on."""
    if position.memory_age != position.age:
        position.memory_age = position.age
        position.memories = [b"" for _ in range(2 * position.n)]
    if position.phase != Phase.GODS_GIFTS:
        row.write(told_memory(position, seat))
        return
    put_number(row, at.DRAFT_ROUND, position.draft_round, PICKS - 1)
    start = pack_start(position, seat)
    put_part(row, at.PACK_CARDS, position.deck, start + taken(position, seat), start + PACK)
    write_passed_on(row, position, seat, position.draft_round)
    row.write(earlier_memory(position, seat))


def told_memory(position: Position, seat: i64) -> bytes:
    """All drafts up to this Age's, which is over: written once for each seat."""
    place = position.n + seat
    if not position.memories[place]:
        row = BytesWriter()
        write_passed_on(row, position, seat, PICKS // picks_a_round(position.n))
        row.write(earlier_memory(position, seat))
        position.memories[place] = row.getvalue()
    return position.memories[place]


def earlier_memory(position: Position, seat: i64) -> bytes:
    """The drafts before this Age's: written once for each seat."""
    if position.age > 0 and not position.memories[seat]:
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
            write_passed_pack(row, position, seat, round, rounds)


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
    n = position.n
    each = picks_a_round(n)
    seen = vec[i64](capacity=n * PACK)
    for pack in range(n):
        start = deck_start(n, age) + pack * PACK
        first = (seat - pack + n) % n
        for offset in range(first * each, i64(PACK)):
            if offset >= PICKS or (pack + offset // each) % n != seat:
                seen = append(seen, position.deck[start + offset])
    put_part(row, at.PASSED_EARLIER + age * at.BOX, seen, 0, len(seen))


# -- the clans -----------------------------------------------------------------------------------------------------
def write_clan(row: BytesWriter, position: Position, base: i64, seat: i64, clan: Clan, own_glory: i64) -> None:
    """What everybody knows of a clan."""
    write_sheet(row, base, clan, own_glory)
    put_block(row, told_figures(position, clan), base)
    if len(clan.seen) + len(clan.known) > 0:
        put_block(row, told_cards(clan), base)
    if position.battle.province >= 0:
        write_side(row, position, base, seat)
    write_face_up(row, base, clan)
    if position.battle.revealed and takes_part(position, seat):
        put_number(row, base + at.TOTAL, total(position, seat), at.MOST_TOTAL)
    put_count(row, base + at.DEAD, clan.dead, at.MOST_DEAD)
    if clan.peril != 0:
        put_bits(row, base + at.PERIL, clan.peril & 15)
        put_count(row, base + at.PERIL_WARRIORS, clan.peril >> 4, N_WARRIORS)


def write_sheet(row: BytesWriter, base: i64, clan: Clan, own_glory: i64) -> None:
    tens = clan.glory // 10
    put_number(row, base + at.RAGE, clan.rage, at.MOST_RAGE)
    put_number(row, base + at.GLORY_TENS, tens, at.MOST_TENS)
    put(row, base + at.GLORY_ONES + clan.glory - 10 * tens)
    put_number(row, base + at.LEAD, (clan.glory - own_glory) // at.LEAD_STEP + at.MOST_LEAD, 2 * at.MOST_LEAD)
    put_number(row, base + at.HAND_COUNT, len(clan.hand), at.MOST_HAND)
    put_number(row, base + at.QUESTS_COUNT, len(clan.quests), at.MOST_QUESTS)
    put(row, base + at.PICKED + clan.picked)
    put(row, base + at.SHIP + clan.ship)
    if clan.passed:
        put(row, base + at.PASSED)
    if clan.kept >= 0:
        put(row, base + at.HAS_KEPT)
    if clan.had_kept:
        put(row, base + at.HAD_KEPT)


def told_figures(position: Position, clan: Clan) -> bytes:
    """Steps, figures, slots and strengths, from 0 on: of four clans three have not changed since the last decision."""
    if not clan.figures_told:
        BLOCK.truncate(0)
        write_steps(BLOCK, clan)
        write_figures(BLOCK, clan)
        write_slots(BLOCK, clan.slots)
        write_strengths(BLOCK, position, clan)
        clan.figures_told = BLOCK.getvalue()
    return clan.figures_told


def write_steps(row: BytesWriter, clan: Clan) -> None:
    put(row, at.RAGE_STEP + clan.rage_step)
    put(row, at.AXES_STEP + clan.axes_step)
    put(row, at.HORNS_STEP + clan.horns_step)
    put_number(row, at.ROOM, TRACK[Stat.HORNS * 6 + clan.horns_step] - clan.on_board, at.MOST_ROOM)


def write_figures(row: BytesWriter, clan: Clan) -> None:
    put(row, at.LEADER + clan.leader)
    if clan.powers != 0:
        write_monsters(row, clan)
    warriors = clan.warriors
    start = at.WARRIORS
    for province in range(i64(N_PROVINCES)):
        put_count(row, start, warriors[province], N_WARRIORS)
        start += N_WARRIORS
    put_count(row, start, warriors[Place.RESERVE], N_WARRIORS)
    put_count(row, start + N_WARRIORS, warriors[Place.VALHALLA], N_WARRIORS)


def write_monsters(row: BytesWriter, clan: Clan) -> None:
    first = monster_in_slot(clan, 0)
    second = monster_in_slot(clan, 1)
    if first >= 0 and (second < 0 or first < second):
        write_monster(row, clan, 0)
    if second >= 0:
        write_monster(row, clan, 1)
    if first >= 0 and second >= 0 and second < first:
        write_monster(row, clan, 0)


def write_slots(row: BytesWriter, slots: vec[i64]) -> None:
    start = at.SLOTS
    for card in slots:
        if card >= 0:
            put(row, start + card)
        start += N_CARDS


def write_monster(row: BytesWriter, clan: Clan, index: i64) -> None:
    figure = monster_in_slot(clan, index) - Figure.MONSTER
    put(row, at.MONSTERS + figure * at.N_PLACE_NAMES + monster_place(clan, index))


def write_strengths(row: BytesWriter, position: Position, clan: Clan) -> None:
    count_strengths(clan, FORCES)
    start = at.STRENGTHS
    for province in range(i64(N_PROVINCES)):
        if position.lives(province):
            put_count(row, start, FORCES[province], at.MOST_STRENGTH)
        start += at.MOST_STRENGTH


def told_cards(clan: Clan) -> bytes:
    """Of a clan's cards those that all have seen (BR-22.1), from 0 on."""
    if not clan.cards_told:
        BLOCK.truncate(0)
        put_cards(BLOCK, at.SEEN, clan.seen)
        put_cards(BLOCK, at.KNOWN, clan.known)
        clan.cards_told = BLOCK.getvalue()
    return clan.cards_told


def write_side(row: BytesWriter, position: Position, base: i64, seat: i64) -> None:
    """A clan's part in the battle (BR-13, BR-14)."""
    battle = position.battle
    if battle.seat == seat:
        put(row, base + at.CALLED)
    if battle.pillager == seat:
        put(row, base + at.PILLAGER)
    if takes_part(position, seat):
        put(row, base + at.PART)
    if (battle.cancelled >> seat) & 1:
        put(row, base + at.CANCELLED)
    if (battle.valkyries >> seat) & 1:
        put(row, base + at.VALKYRIE)
    if battle.winner == seat:
        put(row, base + at.WINNER)


def write_face_up(row: BytesWriter, base: i64, clan: Clan) -> None:
    """The cards of the battle that all see (BR-14.3)."""
    if clan.card >= 0:
        put(row, base + at.CARD + clan.card)
    if clan.treated >= 0:
        put_number(row, base + at.TREATED, clan.treated, at.MOST_TREATED)
    put_cards(row, base + at.LATE, clan.late)
    put_cards(row, base + at.SPENT, clan.spent)


# -- the board -----------------------------------------------------------------------------------------------------
def told_board(position: Position) -> bytes:
    """The same for every observer."""
    if not position.board_told:
        BLOCK.truncate(0)
        for province in range(i64(N_PROVINCES)):
            write_province(BLOCK, position, province)
        position.board_told = BLOCK.getvalue()
    return position.board_told


def write_province(row: BytesWriter, position: Position, province: i64) -> None:
    """A destroyed province has nothing left to tell (BR-2.8)."""
    base = at.PROVINCE_BLOCKS + province * at.PROVINCE_SIZE
    if not position.lives(province):
        put(row, base + at.DESTROYED)
        return
    for age in range(i64(3)):
        if position.doomed[age] == province:
            put(row, base + at.DOOMED + age)
    if (position.pillaged >> province) & 1:
        put(row, base + at.PILLAGED)
    put(row, base + at.TOKEN + position.tokens[province])
    if province != Place.YGGDRASIL:
        put_number(row, base + at.FREE, position.free[province], at.MOST_FREE)
