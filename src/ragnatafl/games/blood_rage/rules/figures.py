# mypyc: compile
"""Figures: where they are, how strong they are, and the one way to move them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .position import UNTOLD, Clan, Position, on_the_board
from .tables import (
    AMOUNT,
    EFFECT,
    FIGURE_OF,
    FJORD_OF,
    MONSTER_CARDS,
    N_OUTER,
    N_PROVINCES,
    STRENGTH,
    SUPPORTS,
    TRACK,
    Effect,
    Figure,
    Place,
    Slot,
    Stat,
)


def monster_index(clan: Clan, figure: i64) -> i64:
    """0 or 1 for a monster in the clan's first or second monster slot, -1 for any other."""
    if figure < Figure.MONSTER:
        return -1
    card = MONSTER_CARDS[figure - Figure.MONSTER]
    if clan.slots[Slot.MONSTER] == card:
        return 0
    if clan.slots[Slot.MONSTER + 1] == card:
        return 1
    return -1


def monster_in_slot(clan: Clan, index: i64) -> i64:
    """The monster figure of the first or second monster slot, -1 where it is free."""
    card = clan.slots[Slot.MONSTER + index]
    return FIGURE_OF[card] if card >= 0 else -1


def monster_place(clan: Clan, index: i64) -> i64:
    return clan.monster_a if index == 0 else clan.monster_b


def monster_with(clan: Clan, effect: i64) -> i64:
    """The place of the clan's monster with this effect, Place.BOX if it has none."""
    if clan.has(effect):
        for index in range(i64(2)):
            card = clan.slots[Slot.MONSTER + index]
            if card >= 0 and EFFECT[card] == effect:
                return monster_place(clan, index)
    return Place.BOX


def is_here(clan: Clan, figure: i64, place: i64) -> bool:
    if figure == Figure.WARRIOR:
        return clan.warriors[place] > 0
    if figure == Figure.LEADER:
        return clan.leader == place
    if figure == Figure.SHIP:
        return clan.ship == place
    index = monster_index(clan, figure)
    return index >= 0 and monster_place(clan, index) == place


def move(position: Position, clan: Clan, figure: i64, source: i64, target: i64) -> None:
    """BR-3.10: every figure is in exactly one place; every move of a figure goes through here."""
    clan.open_told = UNTOLD
    position.board_told = UNTOLD
    if figure == Figure.WARRIOR:
        clan.warriors[source] -= 1
        if target != Place.BOX:
            clan.warriors[target] += 1
    elif figure == Figure.LEADER:
        clan.leader = target
    elif figure == Figure.SHIP:
        clan.ship = target
    elif monster_index(clan, figure) == 0:
        clan.monster_a = target
    else:
        clan.monster_b = target
    if on_the_board(source):
        clan.on_board -= 1
        if source < N_OUTER:
            position.free[source] += 1
    if on_the_board(target):
        clan.on_board += 1
        if target < N_OUTER:
            position.free[target] -= 1


def is_ship(figure: i64) -> bool:
    """BR-2.6, BR-C.sea_serpent: figures that live in fjords."""
    if figure == Figure.SHIP:
        return True
    return figure >= Figure.MONSTER and EFFECT[MONSTER_CARDS[figure - Figure.MONSTER]] == Effect.SEA_SERPENT


def walkers_in(clan: Clan, province: i64) -> i64:
    """How many own figures stand in a province; ships never do (BR-2.6)."""
    count = clan.warriors[province]
    if clan.leader == province:
        count += 1
    if clan.monster_a == province:
        count += 1
    if clan.monster_b == province:
        count += 1
    return count


def ships_in(clan: Clan, fjord: i64) -> i64:
    count: i64 = 0
    if clan.ship == fjord:
        count += 1
    if clan.monster_a == fjord:
        count += 1
    if clan.monster_b == fjord:
        count += 1
    return count


def figures_in_area(clan: Clan, province: i64) -> i64:
    """BR-2.7: in the province and its supporting fjord."""
    fjord = FJORD_OF[province]
    count = walkers_in(clan, province)
    return count + ships_in(clan, fjord) if fjord >= 0 else count


def figures_in_valhalla(clan: Clan) -> i64:
    count = clan.warriors[Place.VALHALLA]
    if clan.leader == Place.VALHALLA:
        count += 1
    if clan.ship == Place.VALHALLA:
        count += 1
    if clan.monster_a == Place.VALHALLA:
        count += 1
    if clan.monster_b == Place.VALHALLA:
        count += 1
    return count


def warriors_strength(clan: Clan, count: i64) -> i64:
    """BR-C.brothers_in_arms, BR-C.masters_in_arms, RULING-54: pairs count per province."""
    if clan.has(Effect.PAIRS):
        return AMOUNT[clan.slots[Slot.WARRIOR]] * (count // 2) + clan.warrior_strength * (count % 2)
    return clan.warrior_strength * count


def monster_strength(clan: Clan, index: i64) -> i64:
    """BR-3.8; BR-C.dark_elf: stronger in Yggdrasil."""
    card = clan.slots[Slot.MONSTER + index]
    if EFFECT[card] == Effect.DARK_ELF and monster_place(clan, index) == Place.YGGDRASIL:
        return AMOUNT[card]
    return STRENGTH[card]


def strength(clan: Clan, province: i64) -> i64:
    """BR-3.13: the sum over the clan's figures in the area of the province."""
    total: i64 = 0
    warriors = clan.warriors[province]
    if warriors > 0:
        total += warriors_strength(clan, warriors)
    if clan.leader == province:
        total += clan.leader_strength
    fjord = FJORD_OF[province]
    if fjord >= 0 and clan.ship == fjord:
        total += clan.ship_strength
    if clan.monster_a == province or (fjord >= 0 and clan.monster_a == fjord):
        total += monster_strength(clan, 0)
    if clan.monster_b == province or (fjord >= 0 and clan.monster_b == fjord):
        total += monster_strength(clan, 1)
    return total


def count_strengths(clan: Clan, into: vec[i64]) -> None:
    """`strength` in every province at once: each figure is looked at once."""
    warriors = clan.warriors
    for province in range(i64(N_PROVINCES)):
        into[province] = clan.warrior_strength * warriors[province]
    if clan.has(Effect.PAIRS):
        for province in range(i64(N_PROVINCES)):
            into[province] = warriors_strength(clan, warriors[province])
    add_strength(into, clan.leader, clan.leader_strength)
    add_strength(into, clan.ship, clan.ship_strength)
    if on_the_board(clan.monster_a):
        add_strength(into, clan.monster_a, monster_strength(clan, 0))
    if on_the_board(clan.monster_b):
        add_strength(into, clan.monster_b, monster_strength(clan, 1))


def add_strength(into: vec[i64], place: i64, strength: i64) -> None:
    """BR-2.7: a figure in a fjord supports all of its provinces."""
    if place < N_PROVINCES:
        into[place] += strength
    elif on_the_board(place):
        for province in range(i64(N_OUTER)):
            if FJORD_OF[province] == place:
                into[province] += strength


def fjord_is_open(position: Position, fjord: i64) -> bool:
    """BR-2.9, RULING-03: while one of its two provinces lives."""
    supported = SUPPORTS[fjord - Place.FJORD]
    return supported & position.destroyed != supported


def stat_step(clan: Clan, stat: i64) -> i64:
    if stat == Stat.RAGE:
        return clan.rage_step
    if stat == Stat.AXES:
        return clan.axes_step
    return clan.horns_step


def stat_value(clan: Clan, stat: i64) -> i64:
    """BR-3.1."""
    return TRACK[stat * 6 + stat_step(clan, stat)]


def horns_left(clan: Clan) -> bool:
    """BR-3.6, BR-9.5, RULING-13: room for another figure on the board."""
    return clan.on_board < TRACK[Stat.HORNS * 6 + clan.horns_step]
