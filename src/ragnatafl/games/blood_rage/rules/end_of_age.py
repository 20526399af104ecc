# mypyc: compile
"""From the Discard phase to the next Age (BR-16 to BR-21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from .actions import DECLINE, KEEP
from .battle import add_hand
from .destruction import card_with, destroy, whole_area
from .figures import figures_in_valhalla, monster_in_slot, monster_place, move, stat_step, strength
from .knowledge import close_age, show
from .notes import Note, Reason
from .position import EMPTY, UNTOLD, Clan, Position, Step, with_card, without_card
from .stats import ANY_STAT, ask_raise, gain_glory
from .tables import AMOUNT, BONUS, EFFECT, GLORY, N_PROVINCES, NEEDS, REGION, Cause, Effect, Figure, Phase, Place, Slot

LAST_AGE: Final[i64] = 2


# -- Discard phase (BR-16) -----------------------------------------------------------------------------------------
def step_discard(position: Position) -> None:
    """Argument 0: rage left is lost (BR-8.8), everybody chooses a card to keep. Argument 1: all have chosen."""
    if position.arg(1) == 0:
        position.phase = Phase.DISCARD
        position.active = -1
        position.note(Note.PHASE, -1, Phase.DISCARD)
        position.change(Step.DISCARD, 1)
        for seat in range(position.n):
            clan = position.clans[seat]
            clan.rage = 0
            clan.choice = -1
            if position.age < LAST_AGE and len(clan.hand) > 0:
                clan.choice = -2
                position.waiting_mask |= bit(seat)
        if position.waiting_mask != 0:
            return
    else:
        position.show()  # who kept a card
    for seat in range(position.n):
        discard_hand(position, seat)
    position.change(Step.QUEST_PHASE)


def legal_keep(position: Position, seat: i64) -> None:
    """BR-16.1, RULING-59: one card of any type, or none."""
    OUT.add(DECLINE)
    add_hand(KEEP, position.clans[seat])


def play_keep(position: Position, seat: i64, action: i64) -> None:
    position.clans[seat].choice = -1 if action == DECLINE else action - KEEP
    position.waiting_mask &= ~bit(seat)
    position.note(Note.KEPT, seat, position.clans[seat].choice)


def discard_hand(position: Position, seat: i64) -> None:
    """BR-16.1, BR-16.2, RULING-65: face down."""
    clan = position.clans[seat]
    clan.kept = clan.choice
    clan.open_told = UNTOLD
    clan.choice = -2
    if clan.kept >= 0:
        clan.hand = without_card(clan.hand, clan.kept)
    position.note(Note.HAND_DISCARDED, seat, len(clan.hand))
    for card in clan.hand:
        clan.buried = with_card(clan.buried, card)
    clan.hand = EMPTY


# -- Quest phase (BR-17) -------------------------------------------------------------------------------------------
def has_majority(position: Position, seat: i64, province: i64) -> bool:
    """BR-17.2, RULING-58: strictly strongest, and above 0."""
    own = strength(position.clans[seat], province)
    if own == 0:
        return False
    for other in range(position.n):
        if other != seat and strength(position.clans[other], province) >= own:
            return False
    return True


def is_fulfilled(position: Position, seat: i64, quest: i64) -> bool:
    """BR-17.2 to BR-17.4."""
    if EFFECT[quest] == Effect.GLORIOUS_DEATH:
        return figures_in_valhalla(position.clans[seat]) >= NEEDS[quest]
    for province in range(i64(N_PROVINCES)):
        if (REGION[quest] >> province) & 1 and position.lives(province) and has_majority(position, seat, province):
            return True
    return False


def step_quest_phase(position: Position) -> None:
    """BR-17.1, BR-17.6, RULING-64: all are judged on the same board; raises are chosen from the first player on."""
    position.phase = Phase.QUEST
    position.note(Note.PHASE, -1, Phase.QUEST)
    position.change(Step.RAGNAROK, 0)
    for k in range(position.n - 1, i64(-1), -1):
        seat = (position.first + k) % position.n
        clan = position.clans[seat]
        for quest in clan.quests:
            show(position, clan, quest)
            position.show()  # that it was committed, even if all knew the card
            fulfilled = is_fulfilled(position, seat, quest)
            position.note(Note.QUEST, seat, quest, 1 if fulfilled else 0)
            if fulfilled:
                gain_glory(position, seat, quest_glory(clan, quest), Reason.QUEST)
                ask_raise(position, seat, ANY_STAT)
            position.discard_openly(quest)
        clan.quests = EMPTY
        close_age(clan)


def quest_glory(clan: Clan, quest: i64) -> i64:
    """BR-C.odins_throne multiplies it."""
    if clan.has(Effect.ODINS_THRONE):
        return GLORY[quest] * AMOUNT[card_with(clan, Effect.ODINS_THRONE)]
    return GLORY[quest]


# -- Ragnarök (BR-18) ----------------------------------------------------------------------------------------------
def step_ragnarok(position: Position) -> None:
    """BR-18.1 to BR-18.3: the province is gone, and all in its area would be destroyed."""
    position.phase = Phase.RAGNAROK
    province = position.doomed[position.age]
    position.note(Note.PHASE, -1, Phase.RAGNAROK)
    position.note(Note.RAGNAROK, -1, province)
    position.destroyed |= bit(province)
    position.pillaged &= ~bit(province)
    position.board_told = UNTOLD
    for clan in position.clans:
        clan.peril = whole_area(clan, province)
        clan.open_told = UNTOLD
    position.change(Step.RELEASE)
    destroy(position, province, Cause.RAGNAROK, position.first)


# -- Release Valhalla (BR-19) --------------------------------------------------------------------------------------
def step_release(position: Position) -> None:
    """BR-19.1, BR-19.2."""
    position.phase = Phase.RELEASE_VALHALLA
    position.note(Note.PHASE, -1, Phase.RELEASE_VALHALLA)
    for seat in range(position.n):
        release(position, seat)
    position.change(Step.END_AGE)


def release(position: Position, seat: i64) -> None:
    """BR-19.1; BR-C.lokis_domain and its kin pay for each figure and add up."""
    clan = position.clans[seat]
    count = figures_in_valhalla(clan)
    if count == 0:
        return
    while clan.warriors[Place.VALHALLA] > 0:
        move(position, clan, Figure.WARRIOR, Place.VALHALLA, Place.RESERVE)
    if clan.leader == Place.VALHALLA:
        move(position, clan, Figure.LEADER, Place.VALHALLA, Place.RESERVE)
    if clan.ship == Place.VALHALLA:
        move(position, clan, Figure.SHIP, Place.VALHALLA, Place.RESERVE)
    for index in range(i64(2)):
        if monster_place(clan, index) == Place.VALHALLA:
            move(position, clan, monster_in_slot(clan, index), Place.VALHALLA, Place.RESERVE)
    position.note(Note.RELEASED, seat, count)
    for slot in range(i64(Slot.CLAN), i64(Slot.COUNT)):
        card = clan.slots[slot]
        if card >= 0 and EFFECT[card] == Effect.RELEASE:
            gain_glory(position, seat, count * AMOUNT[card], Reason.CARD + card)


# -- End of Age and of the game (BR-20, BR-21) ---------------------------------------------------------------------
def step_end_age(position: Position) -> None:
    """BR-20.1."""
    if position.age == LAST_AGE:
        end_game(position)
        return
    position.pillaged = 0
    position.board_told = UNTOLD
    position.first = (position.first + 1) % position.n
    position.age += 1
    position.change(Step.BEGIN_AGE)


def end_game(position: Position) -> None:
    """BR-21.1, BR-21.2, RULING-63."""
    position.pop()
    for seat in range(position.n):
        clan = position.clans[seat]
        for stat in range(i64(3)):
            gain_glory(position, seat, BONUS[stat_step(clan, stat)], Reason.LEGEND)
        if clan.has(Effect.THORS_CONQUEST):
            card = card_with(clan, Effect.THORS_CONQUEST)
            gain_glory(position, seat, AMOUNT[card] * clan.on_board, Reason.CARD + card)
    position.phase = Phase.OVER
    position.note(Note.OVER, -1)
