# mypyc: compile
"""What a seat may know (BR-22), written as features for learners: the groups of `features.py`, in their order."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit, shifted
from ragnatafl.core.observation import (
    APART,
    EACH_OF_FOUR,
    PLACE_OF_BIT,
    TOP_DIGITS,
    four,
    least,
    put,
    put_bits,
    put_block,
    put_count,
    put_number,
)

from ..rules.battle import takes_part, total
from ..rules.figures import count_strengths, figures_in_valhalla, monster_in_slot, monster_place
from ..rules.position import Clan, Position, Step
from ..rules.tables import (
    N_CARDS,
    N_PROVINCES,
    N_WARRIORS,
    NEEDS,
    REGION,
    TRACK,
    TYPE,
    Figure,
    Phase,
    Place,
    Stat,
    Type,
    numbers,
)
from . import features as at
from .remembered import write_draft
from .sets import put_cards

FORCES: Final[vec[i64]] = vec[i64]([0] * int(N_PROVINCES))
"""The strengths of a clan in all provinces."""
FORCE_BITS: Final = 7
"""A clan's strengths stand in one number, province after province, with so many bits for each."""
MOST_FORCE: Final = 63
"""The uppermost of these bits stays free, so that strengths can be compared in all provinces at once."""
ALL_FORCES: Final = sum([2 ** (FORCE_BITS * province) for province in range(N_PROVINCES)])
ONE_EACH: Final[i64] = ALL_FORCES
FREE_BITS: Final[i64] = (MOST_FORCE + 1) * ALL_FORCES
QUESTS: Final = [card for card in range(N_CARDS) if TYPE[card] == Type.QUEST]
FIRST_QUEST: Final[i64] = QUESTS[0]
"""Quests are told by a bit mask that begins with this one."""
WON_IN: Final[vec[i64]] = numbers(
    [
        sum(
            [
                (MOST_FORCE + 1) * 2 ** (FORCE_BITS * province)
                for province in range(N_PROVINCES)
                if (REGION[card] >> province) & 1
            ]
        )
        for card in range(QUESTS[0], QUESTS[-1] + 1)
    ]
)
"""Where a majority fulfils each quest (BR-17.2): the free bits of these provinces."""
STANDING: Final[vec[i64]] = numbers(
    [
        sum([127 * 2 ** (FORCE_BITS * province) for province in range(N_PROVINCES) if not (destroyed >> province) & 1])
        for destroyed in range(2**N_PROVINCES)
    ]
)
"""For each bit mask of destroyed provinces the bits of all others."""
PROVINCE_OF_BIT: Final[vec[i64]] = numbers([int(place) // FORCE_BITS for place in PLACE_OF_BIT])
"""By the digits with which `PLACE_OF_BIT` is read."""
QUEST_BIT: Final[vec[i64]] = numbers(
    [2 ** (card - QUESTS[0]) if TYPE[card] == Type.QUEST else 0 for card in range(N_CARDS)]
)
WON_BY_DEAD: Final[vec[i64]] = numbers(
    [
        sum([2 ** (card - QUESTS[0]) for card in QUESTS if not REGION[card] and count >= NEEDS[card]])
        for count in range(N_WARRIORS + 5)
    ]
)
"""The quests that so many figures in Valhalla fulfil (BR-17.4)."""
DOOMED_IN: Final[vec[i64]] = vec[i64]([-1] * int(N_PROVINCES))
"""The Age in which each province falls, while a board is written; -1 for those that stay."""
FIRST_FOUR: Final[i64] = four(at.RAGE, at.GLORY_TENS, at.GLORY_ONES, at.LEAD)
NEXT_FOUR: Final[i64] = four(at.HAND_COUNT, at.QUESTS_COUNT, at.PICKED, at.SHIP)
"""Features that every clan has, four in a word: where their scales begin."""
MOST_GLORY: Final = 999
GLORY_TOLD: Final[vec[i64]] = numbers(
    [int(four(0, min(glory // 10, at.MOST_TENS), glory % 10, 0)) for glory in range(MOST_GLORY + 1)]
)
LEAD_TOLD: Final[vec[i64]] = numbers(
    [int(four(0, 0, 0, lead // at.LEAD_STEP)) for lead in range(2 * at.MOST_LEAD * at.LEAD_STEP + 1)]
)
"""What glory, and a lead that is counted from the largest arrears on, add to the first of these words."""
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
def write_cards(row: BytesWriter, position: Position, seat: i64) -> None:
    """What lies open and what the observer holds; and which of his quests are fulfilled as the board is now."""
    clan = position.clans[seat]
    if len(position.discard) > 0:
        row.write(told_discard(position))
    put_cards(row, at.HAND, clan.hand)
    if len(clan.quests) > 0:
        put_cards(row, at.QUESTS, clan.quests)
    if position.phase == Phase.ACTION:
        write_fulfilled(row, position, seat, clan)
    if clan.kept >= 0:
        put(row, at.KEPT + clan.kept)
    if len(clan.buried) > 0:
        put_cards(row, at.BURIED, clan.buried)
    if clan.choice >= -1:
        put(row, at.CHOICE + clan.choice + 1)


def told_discard(position: Position) -> bytes:
    if len(position.discard_told) == 0:
        BLOCK.truncate(0)
        put_cards(BLOCK, at.DISCARD, position.discard)
        position.discard_told = BLOCK.getvalue()
    return position.discard_told


def write_fulfilled(row: BytesWriter, position: Position, seat: i64, clan: Clan) -> None:
    """BR-17.2: among the cards in hand and those committed."""
    quests = quests_among(clan.hand) | quests_among(clan.quests)
    if quests != 0:
        put_bits(row, at.FULFILLED + FIRST_QUEST, fulfilled(position, seat, clan, quests))


def quests_among(cards: vec[i64]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= QUEST_BIT[card]
    return mask


def fulfilled(position: Position, seat: i64, clan: Clan, quests: i64) -> i64:
    """Which of these quests the seat would fulfil as the board is now (BR-17.2 to BR-17.4)."""
    majorities = strongest_in(position, seat, clan)
    found = quests & WON_BY_DEAD[figures_in_valhalla(clan)]
    rest = quests ^ found
    while rest != 0:
        quest = rest & -rest
        if WON_IN[PLACE_OF_BIT[((quest * APART) >> TOP_DIGITS) & 63]] & majorities != 0:
            found |= quest
        rest ^= quest
    return found


def strongest_in(position: Position, seat: i64, clan: Clan) -> i64:
    """RULING-58: where the clan has figures and nobody else is as strong, as free bits of these provinces."""
    bring_up_to_date(position, clan)
    own = clan.forces_told
    found = (own + MOST_FORCE * ONE_EACH) & FREE_BITS
    for other in range(position.n):
        if other != seat:
            bring_up_to_date(position, position.clans[other])
            found &= ~((position.clans[other].forces_told | FREE_BITS) - own)
    return found


# -- the clans -----------------------------------------------------------------------------------------------------
def write_clan(row: BytesWriter, position: Position, base: i64, seat: i64, clan: Clan, own_glory: i64) -> None:
    """What everybody knows of a clan."""
    bring_up_to_date(position, clan)
    write_sheet(row, base, clan, own_glory)
    put_block(row, clan.open_told, base)
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
    """Numbers that change often, without a branch."""
    bases = base * EACH_OF_FOUR
    rage = clan.rage if clan.rage < at.MOST_RAGE else i64(at.MOST_RAGE)
    lead = clan.glory - own_glory + at.MOST_LEAD * at.LEAD_STEP
    lead = lead if lead > 0 else i64(0)
    told = GLORY_TOLD[least(clan.glory, MOST_GLORY)] + LEAD_TOLD[least(lead, 2 * at.MOST_LEAD * at.LEAD_STEP)]
    write_i64_le(row, bases + FIRST_FOUR + rage + told)
    hand: i64 = len(clan.hand)
    hand = hand if hand < at.MOST_HAND else i64(at.MOST_HAND)
    quests: i64 = len(clan.quests)
    quests = quests if quests < at.MOST_QUESTS else i64(at.MOST_QUESTS)
    write_i64_le(row, bases + NEXT_FOUR + hand + (quests << 16) + (clan.picked << 32) + (clan.ship << 48))


def bring_up_to_date(position: Position, clan: Clan) -> None:
    """What of a clan changes seldom, from 0 on; written anew where something in it has changed since it was told."""
    if len(clan.open_told) > 0:
        return
    BLOCK.truncate(0)
    if clan.passed:
        put(BLOCK, at.PASSED)
    if clan.kept >= 0:
        put(BLOCK, at.HAS_KEPT)
    if clan.had_kept:
        put(BLOCK, at.HAD_KEPT)
    put(BLOCK, at.RAGE_STEP + clan.rage_step)
    put(BLOCK, at.AXES_STEP + clan.axes_step)
    put(BLOCK, at.HORNS_STEP + clan.horns_step)
    put_number(BLOCK, at.ROOM, TRACK[Stat.HORNS * 6 + clan.horns_step] - clan.on_board, at.MOST_ROOM)
    write_figures(BLOCK, clan)
    write_slots(BLOCK, clan.slots)
    write_strengths(BLOCK, position, clan)
    put_cards(BLOCK, at.SEEN, clan.seen)
    put_cards(BLOCK, at.KNOWN, clan.known)
    clan.open_told = BLOCK.getvalue()


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
    """As features, and kept as one number, so that clans can be compared."""
    count_strengths(clan, FORCES)
    forces: i64 = 0
    for province in range(i64(N_PROVINCES)):
        forces |= least(FORCES[province], MOST_FORCE) << (FORCE_BITS * province)
    forces &= STANDING[position.destroyed]
    clan.forces_told = forces
    while forces != 0:
        province = PROVINCE_OF_BIT[(((forces & -forces) * APART) >> TOP_DIGITS) & 63]
        put(row, at.STRENGTHS + province * at.MOST_STRENGTH + least(FORCES[province], at.MOST_STRENGTH) - 1)
        forces &= ~shifted(MOST_FORCE, FORCE_BITS * province)


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
    if len(position.board_told) == 0:
        BLOCK.truncate(0)
        for age in range(i64(3)):
            DOOMED_IN[position.doomed[age]] = age
        for province in range(i64(N_PROVINCES)):
            write_province(BLOCK, position, province)
        for age in range(i64(3)):
            DOOMED_IN[position.doomed[age]] = -1
        position.board_told = BLOCK.getvalue()
    return position.board_told


def write_province(row: BytesWriter, position: Position, province: i64) -> None:
    """A destroyed province has nothing left to tell (BR-2.8)."""
    base = at.PROVINCE_BLOCKS + province * at.PROVINCE_SIZE
    if not position.lives(province):
        put(row, base + at.DESTROYED)
        return
    if DOOMED_IN[province] >= 0:
        put(row, base + at.DOOMED + DOOMED_IN[province])
    if (position.pillaged >> province) & 1:
        put(row, base + at.PILLAGED)
    put(row, base + at.TOKEN + position.tokens[province])
    if province != Place.YGGDRASIL:
        put_number(row, base + at.FREE, position.free[province], at.MOST_FREE)
