# mypyc: compile
"""Battle (BR-14.1 to BR-14.8): cards, their texts, the comparison. What follows from it is in `after_battle.py`.

The steps stand here in the order of the procedure. "In battle order" is the pillager first, then clockwise: the
steps that go round the participants count places from the pillager in their first argument.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from ..content import CARDS as ALL_CARDS
from .actions import CARD, DECLINE, SPARE, TREAT
from .destruction import WARRIOR_UNIT, destroy, in_peril, peril_of, whole_area
from .figures import figures_in_area, monster_with, strength
from .knowledge import show
from .notes import Note, Reason
from .pillage import push_spoils
from .position import Clan, Position, Step, with_card, without_card
from .stats import gain_glory
from .tables import AMOUNT, EFFECT, LATE, N_FIGURES, STRENGTH, TYPE, Cause, Effect, Slot, Type

FIRST_LATE_AGE: Final[i64] = min([9] + [age - 1 for card in ALL_CARDS if card.late for age in card.copies])
"""Before this Age nobody can hold a late card, and everybody knows it (RULING-30)."""


def takes_part(position: Position, seat: i64) -> bool:
    return (position.battle.participants >> seat) & 1 != 0


def in_order(position: Position, k: i64) -> i64:
    return (position.battle.pillager + k) % position.n


def text_works(position: Position, seat: i64, effect: i64) -> bool:
    """Whether this participant's revealed card has the effect and is not cancelled (BR-14.4)."""
    if not takes_part(position, seat):
        return False
    card = position.clans[seat].card
    return card >= 0 and EFFECT[card] == effect and (position.battle.cancelled >> seat) & 1 == 0


# -- BR-14.1 Choose cards, BR-14.2 Reveal --------------------------------------------------------------------------
def step_choose(position: Position) -> None:
    """Argument 0: ask everybody who has a choice. Argument 1: all have chosen."""
    battle = position.battle
    if position.arg(1) == 0:
        battle.cancelled = 0
        battle.valkyries = 0
        position.change(Step.CHOOSE, 1)
        for seat in range(position.n):
            if takes_part(position, seat):
                clan = position.clans[seat]
                if monster_with(clan, Effect.VALKYRIE) == battle.province:
                    battle.valkyries |= bit(seat)
                if len(clan.hand) > 1:
                    clan.choice = -2
                    position.waiting_mask |= bit(seat)
                else:  # RULING-72: a single card may be played automatically
                    clan.choice = clan.hand[0] if len(clan.hand) == 1 else -1
        if position.waiting_mask != 0:
            return
    reveal(position)


def legal_choose(position: Position, seat: i64) -> None:
    add_hand(CARD, position.clans[seat])


def add_hand(family: i64, clan: Clan) -> None:
    last: i64 = -1
    for card in clan.hand:
        if card != last:
            OUT.add(family + card)
            last = card


def play_choose(position: Position, seat: i64, action: i64) -> None:
    position.clans[seat].choice = action - CARD
    position.waiting_mask &= ~bit(seat)
    position.note(Note.CHOSE_CARD, seat, action - CARD)


def reveal(position: Position) -> None:
    position.battle.revealed = True
    for k in range(position.n):
        seat = in_order(position, k)
        if takes_part(position, seat):
            clan = position.clans[seat]
            clan.card = clan.choice
            clan.choice = -2
            clan.treated = -1
            if clan.card >= 0:
                clan.hand = without_card(clan.hand, clan.card)
                show(position, clan, clan.card)
                position.show()  # a choice that was secret, whatever the card
                position.note(Note.REVEALED, seat, clan.card)
    position.change(Step.TREAT, 0)


# -- BR-14.3 Quest as battle card ----------------------------------------------------------------------------------
def step_treat(position: Position) -> None:
    k: i64 = position.arg(1)
    while k < position.n:
        seat = in_order(position, k)
        clan = position.clans[seat]
        if (
            takes_part(position, seat)
            and clan.card >= 0
            and TYPE[clan.card] == Type.QUEST
            and clan.has(Effect.QUEST_AS_BATTLE)
        ):
            position.change(Step.TREAT, k)
            position.ask(seat)
            return
        k += 1
    position.change(Step.REVEAL_EFFECTS)


def legal_treat(position: Position, seat: i64) -> None:
    """RULING-28: with both upgrades one value is chosen."""
    OUT.add(DECLINE)
    clan = position.clans[seat]
    for value in range(i64(10)):
        for slot in range(i64(Slot.CLAN), i64(Slot.COUNT)):
            card = clan.slots[slot]
            if card >= 0 and EFFECT[card] == Effect.QUEST_AS_BATTLE and AMOUNT[card] == value:
                OUT.add(TREAT + value)
                break


def play_treat(position: Position, seat: i64, action: i64) -> None:
    position.change(Step.TREAT, position.arg(1) + 1)
    if action != DECLINE:
        position.clans[seat].treated = action - TREAT
        position.note(Note.TREATED, seat, action - TREAT)


# -- BR-14.4 Thor's Primacy, BR-14.5 Heimdall's Watch --------------------------------------------------------------
def step_reveal_effects(position: Position) -> None:
    thors_primacy(position)
    for k in range(position.n):
        seat = in_order(position, k)
        if text_works(position, seat, Effect.HEIMDALLS_WATCH):
            heimdalls_watch(position, seat)
            position.change(Step.CHOOSE, 0)
            return
    position.change(Step.BEFORE_COMPARING, 0)


def thors_primacy(position: Position) -> None:
    """BR-14.4, RULING-25: in battle order each uncancelled Primacy cancels all other revealed texts."""
    battle = position.battle
    for k in range(position.n):
        seat = in_order(position, k)
        if text_works(position, seat, Effect.THORS_PRIMACY):
            for other in range(position.n):
                if other != seat and takes_part(position, other) and position.clans[other].card >= 0:
                    if (battle.cancelled >> other) & 1 == 0:
                        position.note(Note.CANCELLED, other, position.clans[other].card, seat)
                    battle.cancelled |= bit(other)


def heimdalls_watch(position: Position, owner: i64) -> None:
    """BR-14.5, RULING-26: glory for all revealed strength, all revealed cards discarded, choose again."""
    total: i64 = 0
    for seat in range(position.n):
        if takes_part(position, seat):
            total += card_value(position, seat)
    position.note(Note.WATCHED, owner)
    gain_glory(position, owner, total, Reason.CARD + position.clans[owner].card)
    for seat in range(position.n):
        if takes_part(position, seat):
            clan = position.clans[seat]
            if clan.card >= 0:
                position.discard_openly(clan.card)
            clan.card = -1
            clan.treated = -1
    position.battle.revealed = False


def plain_value(clan: Clan) -> i64:
    """BR-14.2: a battle card's +STR, a treated quest's value, otherwise nothing. Sight counts 0 here."""
    if clan.card < 0:
        return 0
    if TYPE[clan.card] == Type.BATTLE:
        return STRENGTH[clan.card]
    return clan.treated if clan.treated > 0 else 0


def card_value(position: Position, seat: i64) -> i64:
    """The +STR of the revealed card; BR-C.heimdalls_sight, RULING-29: the best single card of another participant."""
    if not text_works(position, seat, Effect.HEIMDALLS_SIGHT):
        return plain_value(position.clans[seat])
    best: i64 = 0
    for other in range(position.n):
        if other != seat and takes_part(position, other):
            clan = position.clans[other]
            value = plain_value(clan)
            if value > best:
                best = value
            for card in clan.late:
                if STRENGTH[card] > best:
                    best = STRENGTH[card]
    return best


# -- BR-14.6 Effects before comparing ------------------------------------------------------------------------------
def step_before_comparing(position: Position) -> None:
    """Each Smite or Tide in battle order, deaths included, before the next."""
    k: i64 = position.arg(1)
    while k < position.n:
        seat = in_order(position, k)
        k += 1
        if text_works(position, seat, Effect.ODINS_SMITE):
            position.change(Step.BEFORE_COMPARING, k)
            odins_smite(position, seat)
            return
        if text_works(position, seat, Effect.ODINS_TIDE):
            position.change(Step.BEFORE_COMPARING, k)
            position.push(Step.TIDE, 0)
            return
    battle = position.battle
    battle.seat = battle.pillager
    battle.declines = 0
    position.change(Step.LATE)


def odins_smite(position: Position, owner: i64) -> None:
    """BR-C.odins_smite, RULING-69: one warrior of each other participant in the province."""
    province = position.battle.province
    for seat in range(position.n):
        if seat != owner and takes_part(position, seat) and position.clans[seat].warriors[province] > 0:
            position.clans[seat].peril = WARRIOR_UNIT
    destroy(position, province, Cause.BATTLE, position.battle.pillager)


def step_tide(position: Position) -> None:
    """BR-C.odins_tide, RULING-68: in battle order everybody chooses the one figure to keep, then the others die."""
    province = position.battle.province
    k: i64 = position.arg(1)
    while k < position.n:
        seat = in_order(position, k)
        clan = position.clans[seat]
        if takes_part(position, seat) and figures_in_area(clan, province) > 1:
            clan.peril = whole_area(clan, province)
            only = only_figure(clan)
            if only < 0:
                position.change(Step.TIDE, k)
                position.ask(seat)
                return
            clan.peril -= peril_of(clan, only)
        k += 1
    position.pop()
    destroy(position, province, Cause.BATTLE, position.battle.pillager)


def only_figure(clan: Clan) -> i64:
    """The kind of figure in peril if there is only one kind, else -1."""
    only: i64 = -1
    for figure in range(N_FIGURES):
        if in_peril(clan, figure):
            if only >= 0:
                return -1
            only = figure
    return only


def legal_tide(position: Position, seat: i64) -> None:
    clan = position.clans[seat]
    for figure in range(N_FIGURES):
        if in_peril(clan, figure):
            OUT.add(SPARE + figure)


def play_tide(position: Position, seat: i64, action: i64) -> None:
    clan = position.clans[seat]
    clan.peril -= peril_of(clan, action - SPARE)
    position.note(Note.SPARED, seat, action - SPARE)
    position.change(Step.TIDE, position.arg(1) + 1)


# -- BR-14.7 Late cards --------------------------------------------------------------------------------------------
def step_late(position: Position) -> None:
    """RULING-30, RULING-72: everybody with a card is asked, whatever the card, from the Age that has late cards on."""
    battle = position.battle
    n = position.n
    fighters: i64 = 0
    for seat in range(n):
        if takes_part(position, seat):
            fighters += 1
    while position.age >= FIRST_LATE_AGE and battle.declines < fighters:
        if takes_part(position, battle.seat):
            if len(position.clans[battle.seat].hand) > 0:
                position.ask(battle.seat)
                return
            battle.declines += 1
        battle.seat = (battle.seat + 1) % n
    position.change(Step.COMPARE)


def legal_late(position: Position, seat: i64) -> None:
    OUT.add(DECLINE)
    last: i64 = -1
    for card in position.clans[seat].hand:
        if LATE[card] and card != last:
            OUT.add(CARD + card)
            last = card


def play_late(position: Position, seat: i64, action: i64) -> None:
    battle = position.battle
    battle.seat = (seat + 1) % position.n
    if action == DECLINE:
        battle.declines += 1
        return
    battle.declines = 0
    card = action - CARD
    clan = position.clans[seat]
    clan.hand = without_card(clan.hand, card)
    clan.late = with_card(clan.late, card)
    show(position, clan, card)
    position.note(Note.LATE, seat, card)


# -- BR-14.8 Compare -----------------------------------------------------------------------------------------------
def total(position: Position, seat: i64) -> i64:
    clan = position.clans[seat]
    value = strength(clan, position.battle.province) + card_value(position, seat)
    for card in clan.late:
        value += STRENGTH[card]
    return value


def step_compare(position: Position) -> None:
    """BR-14.8, RULING-66: a shared highest total means that everybody loses."""
    battle = position.battle
    best: i64 = -1
    battle.winner = -1
    for k in range(position.n):
        seat = in_order(position, k)
        if takes_part(position, seat):
            value = total(position, seat)
            position.note(Note.TOTAL, seat, value)
            if value > best:
                best = value
                battle.winner = seat
            elif value == best:
                battle.winner = -1
    if battle.winner >= 0:
        position.note(Note.WON, battle.winner, battle.province)
    else:
        position.note(Note.NOBODY_WON, -1, battle.province)
    position.change(Step.BLESSING, 0)
    position.push(Step.COUNT_DEAD)
    position.push(Step.BATTLE_GLORY)
    if battle.winner == battle.pillager:
        push_spoils(position)
    position.push(Step.DEATHS)
    position.push(Step.CARDS)
    position.push(Step.WIN_LOSE, 0)
