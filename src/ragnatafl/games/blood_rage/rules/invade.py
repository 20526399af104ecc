# mypyc: compile
"""Invade (BR-9): where a figure may go, what it costs, and what follows an invasion."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT

from .actions import DECLINE, INVADE, PILLAGE
from .destruction import MONSTER_BIT, WARRIOR_UNIT, destroy, price_of, whole_area
from .figures import fjord_is_open, horns_left, is_here, is_ship, move
from .notes import Note
from .pillage import begin_pillage, may_pillage
from .position import Clan, Position, Step
from .stats import gain_rage
from .tables import EFFECT, MONSTER_CARDS, N_OUTER, N_PLACES, N_PROVINCES, STRENGTH, Cause, Effect, Figure, Place


def figure_effect(figure: i64) -> i64:
    return EFFECT[MONSTER_CARDS[figure - Figure.MONSTER]] if figure >= Figure.MONSTER else Effect.NONE


def invasion_cost(clan: Clan, figure: i64) -> i64:
    """BR-9.1, BR-9.2, BR-9.6: the strength in the reserve; leader and free monsters cost nothing."""
    if figure == Figure.LEADER:
        return 0
    if figure == Figure.WARRIOR:
        return clan.warrior_strength
    if figure == Figure.SHIP:
        return clan.ship_strength
    if figure_effect(figure) == Effect.FREE_MONSTER:
        return 0
    return STRENGTH[MONSTER_CARDS[figure - Figure.MONSTER]]


def may_enter(position: Position, figure: i64, place: i64) -> bool:
    """BR-9.1, BR-9.3, BR-9.4, BR-C.dark_elf."""
    if is_ship(figure):
        return place >= Place.FJORD and fjord_is_open(position, place)
    if place == Place.YGGDRASIL:
        return figure_effect(figure) == Effect.DARK_ELF
    return place < N_OUTER and position.lives(place) and position.free[place] > 0


def add_invasions(position: Position, family: i64, figure: i64) -> None:
    """All places the figure may invade, as actions of the family."""
    base = family + figure * N_PLACES
    if is_ship(figure):
        for place in range(i64(Place.FJORD), i64(N_PLACES)):
            if fjord_is_open(position, place):
                OUT.add(base + place)
        return
    for place in range(i64(N_OUTER)):
        if position.free[place] > 0 and position.lives(place):
            OUT.add(base + place)
    if figure_effect(figure) == Effect.DARK_ELF:
        OUT.add(base + Place.YGGDRASIL)


def can_invade_somewhere(position: Position, figure: i64) -> bool:
    for place in range(i64(N_PLACES)):
        if may_enter(position, figure, place):
            return True
    return False


def invade(position: Position, seat: i64, figure: i64, source: i64, place: i64) -> None:
    """BR-9.8: put the figure down, then its own effect, then Frigga's Succor, then Thor's Domain."""
    clan = position.clans[seat]
    move(position, clan, figure, source, place)
    position.note(Note.INVADED, seat, figure, place, source)
    if place >= N_PROVINCES:
        return
    position.push(Step.THORS_DOMAIN, place)
    if place < N_OUTER:
        position.push(Step.SUCCOR, place)
    effect = figure_effect(figure)
    if effect == Effect.TROLL or effect == Effect.FIRE_GIANT:
        strike(position, seat, place, effect)


def strike(position: Position, seat: i64, place: i64, effect: i64) -> None:
    """BR-C.troll, BR-C.fire_giant, RULING-47."""
    victims = False
    for other in range(position.n):
        if other == seat:
            continue
        clan = position.clans[other]
        if effect == Effect.TROLL:
            clan.peril = clan.warriors[place] * WARRIOR_UNIT
        else:
            clan.peril = whole_area(clan, place) & ~(MONSTER_BIT | (MONSTER_BIT << 1))
        if clan.peril != 0:
            victims = True
    if victims:
        destroy(position, place, Cause.INVASION, position.active)


# -- free invasion after an upgrade (BR-9.7, BR-11.3, BR-11.5) -----------------------------------------------------
def step_free_invade(position: Position) -> None:
    """Argument: the figure."""
    figure = position.arg(1)
    clan = position.clans[position.active]
    if is_here(clan, figure, Place.RESERVE) and horns_left(clan) and can_invade_somewhere(position, figure):
        position.ask(position.active)
    else:
        position.pop()


def legal_free_invade(position: Position) -> None:
    OUT.add(DECLINE)
    add_invasions(position, INVADE, position.arg(1))


def play_free_invade(position: Position, seat: i64, action: i64) -> None:
    figure = position.arg(1)
    position.pop()
    if action != DECLINE:
        invade(position, seat, figure, Place.RESERVE, (action - INVADE) % N_PLACES)


# -- Frigga's Succor (BR-C.friggas_succor, RULING-50) --------------------------------------------------------------
def may_bring_warrior(position: Position, clan: Clan, province: i64) -> bool:
    """A free warrior from the reserve: needs the warrior, room and Horns (BR-9.7). Also for Loki's Blessing."""
    return (
        clan.warriors[Place.RESERVE] > 0
        and position.lives(province)
        and position.free[province] > 0
        and horns_left(clan)
    )


def step_succor(position: Position) -> None:
    clan = position.clans[position.active]
    if clan.has(Effect.FRIGGAS_SUCCOR) and may_bring_warrior(position, clan, position.arg(1)):
        position.ask(position.active)
    else:
        position.pop()


def legal_bring_warrior(province: i64) -> None:
    OUT.add(DECLINE)
    OUT.add(INVADE + Figure.WARRIOR * N_PLACES + province)


def play_succor(position: Position, seat: i64, action: i64) -> None:
    province = position.arg(1)
    position.pop()
    if action != DECLINE:
        bring_warrior(position, seat, province)


def bring_warrior(position: Position, seat: i64, province: i64) -> None:
    """RULING-50, RULING-52: this warrior's invasion starts nothing further."""
    move(position, position.clans[seat], Figure.WARRIOR, Place.RESERVE, province)
    position.note(Note.INVADED, seat, Figure.WARRIOR, province, Place.RESERVE)


# -- Thor's Domain (BR-C.thors_domain, RULING-51) ------------------------------------------------------------------
def step_thors_domain(position: Position) -> None:
    clan = position.clans[position.active]
    province = position.arg(1)
    if (
        clan.has(Effect.THORS_DOMAIN)
        and clan.rage >= price_of(clan, Effect.THORS_DOMAIN)
        and may_pillage(position, position.active, province)
    ):
        position.ask(position.active)
    else:
        position.pop()


def legal_thors_domain(position: Position) -> None:
    OUT.add(DECLINE)
    OUT.add(PILLAGE + position.arg(1))


def thors_domain_cost(clan: Clan, action: i64) -> i64:
    return 0 if action == DECLINE else price_of(clan, Effect.THORS_DOMAIN)


def play_thors_domain(position: Position, seat: i64, action: i64) -> None:
    province = position.arg(1)
    position.pop()
    if action != DECLINE:
        gain_rage(position, seat, -thors_domain_cost(position.clans[seat], action))
        begin_pillage(position, seat, province, False)
