# mypyc: compile
"""Destruction (BR-15): the one procedure through which figures are lost.

The figures in peril stand in `clan.peril`, packed: bit 0 leader, bit 1 ship, bits 2 and 3 the monsters of the two
slots, and from bit 4 on the number of warriors. All of them are in the area of one province.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT

from .actions import DECLINE, RETREAT, SAVE
from .figures import is_ship, monster_in_slot, monster_index, monster_place, move
from .notes import Note, Reason
from .position import Clan, Position, Step
from .stats import gain_glory, gain_rage
from .tables import AMOUNT, EFFECT, FJORD_OF, N_FIGURES, PRICE, RAGNAROK_GLORY, Cause, Effect, Figure, Place, Slot

LEADER_BIT: Final = 1
SHIP_BIT: Final = 2
MONSTER_BIT: Final = 4
WARRIOR_UNIT: Final = 16


def card_with(clan: Clan, effect: i64) -> i64:
    """The clan's upgrade with this effect, -1 if it has none."""
    for card in clan.slots:
        if card >= 0 and EFFECT[card] == effect:
            return card
    return -1


def price_of(clan: Clan, effect: i64) -> i64:
    """The rage that the clan's upgrade with this effect costs each time it is used."""
    return PRICE[card_with(clan, effect)]


def whole_area(clan: Clan, province: i64) -> i64:
    """All the clan's figures in the area of the province, as peril."""
    peril = clan.warriors[province] * WARRIOR_UNIT
    fjord = FJORD_OF[province]
    if clan.leader == province:
        peril |= LEADER_BIT
    if fjord >= 0 and clan.ship == fjord:
        peril |= SHIP_BIT
    for index in range(i64(2)):
        place = monster_place(clan, index)
        if place == province or (fjord >= 0 and place == fjord):
            peril |= MONSTER_BIT << index
    return peril


def peril_of(clan: Clan, figure: i64) -> i64:
    """How one figure is written in a peril."""
    if figure == Figure.LEADER:
        return LEADER_BIT
    if figure == Figure.WARRIOR:
        return WARRIOR_UNIT
    if figure == Figure.SHIP:
        return SHIP_BIT
    index = monster_index(clan, figure)
    return 0 if index < 0 else MONSTER_BIT << index


def in_peril(clan: Clan, figure: i64) -> bool:
    if figure == Figure.WARRIOR:
        return clan.peril >= WARRIOR_UNIT
    return clan.peril & peril_of(clan, figure) != 0


def place_in_area(province: i64, figure: i64) -> i64:
    return FJORD_OF[province] if is_ship(figure) else province


def destroy(position: Position, province: i64, cause: i64, start: i64) -> None:
    """BR-15.1: all perils are set; owners may save figures in order from `start`, then the rest dies."""
    position.push(Step.DESTROY, province, cause, start)


def may_retreat(clan: Clan, province: i64) -> bool:
    """BR-C.volur_witch, RULING-41: from an outer province only."""
    if province == Place.YGGDRASIL or not clan.has(Effect.VOLUR_WITCH):
        return False
    card = card_with(clan, Effect.VOLUR_WITCH)
    index: i64 = 0 if clan.slots[Slot.MONSTER] == card else 1
    return clan.peril & (MONSTER_BIT << index) != 0


def may_save(clan: Clan) -> bool:
    """BR-C.friggas_protection, RULING-39."""
    if clan.peril == 0 or not clan.has(Effect.FRIGGAS_PROTECTION):
        return False
    return clan.rage >= price_of(clan, Effect.FRIGGAS_PROTECTION)


def step_destroy(position: Position) -> None:
    """BR-15.2, BR-15.3. Arguments: province, cause, and the first owner with how many owners are done (times 16)."""
    province = position.arg(1)
    cause = position.arg(2)
    first_asked = position.arg(3)
    n = position.n
    asked: i64 = first_asked >> 4  # how many owners are done
    start = first_asked & 15
    while asked < n:
        seat = (start + asked) % n
        clan = position.clans[seat]
        if clan.peril != 0 and (may_retreat(clan, province) or may_save(clan)):
            position.change(Step.DESTROY, province, cause, start | (asked << 4))
            position.ask(seat)
            return
        asked += 1
    position.pop()
    for seat in range(n):
        if position.clans[seat].peril != 0:
            die(position, seat, province, cause)


def legal_save(position: Position, seat: i64) -> None:
    clan = position.clans[seat]
    OUT.add(DECLINE)
    if may_retreat(clan, position.arg(1)):
        OUT.add(RETREAT)
    if may_save(clan):
        for figure in range(N_FIGURES):
            if in_peril(clan, figure):
                OUT.add(SAVE + figure)


def save_cost(clan: Clan, action: i64) -> i64:
    return price_of(clan, Effect.FRIGGAS_PROTECTION) if action >= SAVE else 0


def play_save(position: Position, seat: i64, action: i64) -> None:
    """BR-15.2: one figure at a time until the owner declines or nothing more can be saved."""
    clan = position.clans[seat]
    province = position.arg(1)
    if action == DECLINE:
        asked = (position.arg(3) >> 4) + 1
        position.change(Step.DESTROY, province, position.arg(2), (position.arg(3) & 15) | (asked << 4))
    elif action == RETREAT:
        card = card_with(clan, Effect.VOLUR_WITCH)
        index: i64 = 0 if clan.slots[Slot.MONSTER] == card else 1
        clan.peril &= ~(MONSTER_BIT << index)
        figure = monster_in_slot(clan, index)
        move(position, clan, figure, province, Place.YGGDRASIL)
        position.note(Note.RETREATED, seat, figure, province)
    else:
        figure = action - SAVE
        clan.peril -= peril_of(clan, figure)
        gain_rage(position, seat, -save_cost(clan, action))
        position.note(Note.SAVED, seat, figure, place_in_area(province, figure))


def die(position: Position, seat: i64, province: i64, cause: i64) -> None:
    """BR-15.3, BR-15.4: what was not saved goes to Valhalla; then ships pay their owner."""
    clan = position.clans[seat]
    deaths: i64 = 0
    ships: i64 = 0
    fjord = FJORD_OF[province]
    while clan.peril >= WARRIOR_UNIT:
        clan.peril -= WARRIOR_UNIT
        lose_figure(position, seat, Figure.WARRIOR, province)
        deaths += 1
    if clan.peril & LEADER_BIT:
        lose_figure(position, seat, Figure.LEADER, province)
        deaths += 1
    if clan.peril & SHIP_BIT:
        lose_figure(position, seat, Figure.SHIP, fjord)
        deaths += 1
        ships += 1
    for index in range(i64(2)):
        if clan.peril & (MONSTER_BIT << index):
            place = monster_place(clan, index)
            lose_figure(position, seat, monster_in_slot(clan, index), place)
            deaths += 1
            if place >= Place.FJORD:
                ships += 1
    clan.peril = 0
    if cause == Cause.BATTLE:
        clan.dead += deaths
    elif cause == Cause.RAGNAROK:
        ragnarok_glory(position, seat, deaths)
    ships_pay(position, seat, ships)


def lose_figure(position: Position, seat: i64, figure: i64, place: i64) -> None:
    move(position, position.clans[seat], figure, place, Place.VALHALLA)
    position.note(Note.DESTROYED, seat, figure, place)


def ragnarok_glory(position: Position, seat: i64, deaths: i64) -> None:
    """BR-18.2; BR-C.odins_inspiration multiplies it."""
    clan = position.clans[seat]
    amount = deaths * RAGNAROK_GLORY[position.age]
    if clan.has(Effect.ODINS_INSPIRATION):
        amount *= AMOUNT[card_with(clan, Effect.ODINS_INSPIRATION)]
    gain_glory(position, seat, amount, Reason.RAGNAROK)


def ships_pay(position: Position, seat: i64, ships: i64) -> None:
    """BR-15.4, BR-C.lokis_dragons and its kin, RULING-45: any cause, the Sea Serpent too."""
    clan = position.clans[seat]
    card = clan.slots[Slot.SHIP]
    if ships > 0 and card >= 0 and EFFECT[card] == Effect.DRAGONS:
        gain_glory(position, seat, ships * AMOUNT[card], Reason.CARD + card)
