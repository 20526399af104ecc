# mypyc: compile
"""The Action phase (BR-8): whose turn it is, what may be done in a turn, and when the phase ends."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from .actions import (
    INVADE,
    INVADE_FROM_VALHALLA,
    JOIN,
    MARCH,
    OFFER,
    PASS,
    PILLAGE,
    QUEST,
    REPILLAGE,
    SACRIFICE,
    TO,
    UPGRADE,
)
from .destruction import lose_figure, price_of, ships_pay
from .figures import horns_left, is_here, is_ship, stat_value
from .invade import add_invasions, invade, invasion_cost
from .march import MARCH_COST, begin_march, march_is_possible
from .notes import Note
from .pillage import begin_pillage, may_pillage, may_repillage
from .position import UNTOLD, Clan, Position, Step, with_card, without_card
from .stats import ANY_STAT, ask_raise, gain_rage, raisable
from .tables import N_FIGURES, N_PLACES, N_PROVINCES, TYPE, Effect, Figure, Phase, Place, Stat, Type
from .upgrade import begin_upgrade, upgrade_cost


def step_action_phase(position: Position) -> None:
    """BR-8.1, BR-3.4."""
    position.phase = Phase.ACTION
    position.note(Note.PHASE, -1, Phase.ACTION)
    for clan in position.clans:
        clan.rage = stat_value(clan, Stat.RAGE)
        clan.passed = False
        clan.open_told = UNTOLD
    position.active = (position.first + position.n - 1) % position.n
    position.change(Step.TURN)


def can_act(clan: Clan) -> bool:
    """BR-8.4 to BR-8.6: with rage, and not passed."""
    return clan.rage > 0 and not clan.passed


def all_pillaged(position: Position) -> bool:
    """BR-8.7 (b), RULING-67: every living province, Yggdrasil included."""
    whole = bit(N_PROVINCES) - 1
    return (position.pillaged | position.destroyed) & whole == whole


def step_turn(position: Position) -> None:
    """BR-8.7, RULING-12: tested when an action is resolved to the last; else the next seat able to act has a turn."""
    if not all_pillaged(position):
        for k in range(i64(1), position.n + 1):
            seat = (position.active + k) % position.n
            if can_act(position.clans[seat]):
                position.active = seat
                position.note(Note.TURN, seat)
                position.ask(seat)
                return
    position.change(Step.DISCARD, 0)


def may_sacrifice(position: Position, seat: i64) -> bool:
    """BR-C.friggas_sacrifice, RULING-42."""
    clan = position.clans[seat]
    return clan.has(Effect.FRIGGAS_SACRIFICE) and clan.on_board >= 2 and raisable(position, seat, ANY_STAT) != 0


def legal_turn(position: Position, seat: i64) -> None:
    """BR-8.2, BR-8.3: every action that can be paid for, or a pass."""
    clan = position.clans[seat]
    OUT.add(PASS)
    if may_sacrifice(position, seat):
        OUT.add(SACRIFICE)
    last: i64 = -1
    for card in clan.hand:
        if card != last and TYPE[card] >= Type.WARRIOR and upgrade_cost(clan, card) <= clan.rage:
            OUT.add(UPGRADE + card)
            last = card
    for card in clan.hand:
        if card != last and TYPE[card] == Type.QUEST:
            OUT.add(QUEST + card)
            last = card
    if horns_left(clan):
        add_paid_invasions(position, clan)
        if clan.has(Effect.FRIGGAS_DOMAIN) and clan.rage >= price_of(clan, Effect.FRIGGAS_DOMAIN):
            for figure in range(N_FIGURES):
                if is_here(clan, figure, Place.VALHALLA):
                    add_invasions(position, INVADE_FROM_VALHALLA, figure)
    if clan.rage >= MARCH_COST:
        for province in range(i64(N_PROVINCES)):
            if march_is_possible(position, clan, province):
                OUT.add(MARCH + province)
    for province in range(i64(N_PROVINCES)):
        if may_pillage(position, seat, province):
            OUT.add(PILLAGE + province)
    if clan.has(Effect.TYRS_CHALLENGE) and clan.rage >= price_of(clan, Effect.TYRS_CHALLENGE):
        for province in range(i64(N_PROVINCES)):
            if may_repillage(position, seat, province):
                OUT.add(REPILLAGE + province)


def add_paid_invasions(position: Position, clan: Clan) -> None:
    """BR-9.1: any figure in the reserve whose cost can be paid."""
    if clan.leader == Place.RESERVE:
        add_invasions(position, INVADE, Figure.LEADER)
    if clan.warriors[Place.RESERVE] > 0 and clan.warrior_strength <= clan.rage:
        add_invasions(position, INVADE, Figure.WARRIOR)
    if clan.ship == Place.RESERVE and clan.ship_strength <= clan.rage:
        add_invasions(position, INVADE, Figure.SHIP)
    if clan.monster_a == Place.RESERVE or clan.monster_b == Place.RESERVE:
        for figure in range(i64(Figure.MONSTER), N_FIGURES):
            if is_here(clan, figure, Place.RESERVE) and invasion_cost(clan, figure) <= clan.rage:
                add_invasions(position, INVADE, figure)


def turn_cost(clan: Clan, action: i64) -> i64:
    """The rage that an action of a turn costs."""
    if UPGRADE <= action < QUEST:
        return upgrade_cost(clan, action - UPGRADE)
    if INVADE <= action < INVADE_FROM_VALHALLA:
        return invasion_cost(clan, (action - INVADE) // N_PLACES)
    if INVADE_FROM_VALHALLA <= action < JOIN:
        return price_of(clan, Effect.FRIGGAS_DOMAIN)
    if MARCH <= action < TO:
        return MARCH_COST
    return price_of(clan, Effect.TYRS_CHALLENGE) if action >= REPILLAGE else 0


def play_turn(position: Position, seat: i64, action: i64) -> None:
    """BR-8.2: the cost is paid first, then the action is carried out."""
    gain_rage(position, seat, -turn_cost(position.clans[seat], action))
    if action == PASS:
        pass_turn(position, seat)
    elif action == SACRIFICE:
        position.push(Step.OFFER, 0)
    elif UPGRADE <= action < QUEST:
        begin_upgrade(position, seat, action)
    elif QUEST <= action < INVADE:
        commit(position, seat, action - QUEST)
    elif INVADE <= action < INVADE_FROM_VALHALLA:
        figure = (action - INVADE) // N_PLACES
        invade(position, seat, figure, Place.RESERVE, (action - INVADE) % N_PLACES)
    elif INVADE_FROM_VALHALLA <= action < JOIN:
        figure = (action - INVADE_FROM_VALHALLA) // N_PLACES
        invade(position, seat, figure, Place.VALHALLA, (action - INVADE_FROM_VALHALLA) % N_PLACES)
    elif MARCH <= action < TO:
        begin_march(position, action)
    elif PILLAGE <= action < REPILLAGE:
        begin_pillage(position, seat, action - PILLAGE, False)
    else:
        begin_pillage(position, seat, action - REPILLAGE, True)


def pass_turn(position: Position, seat: i64) -> None:
    """BR-8.6, RULING-09: passing is final for this Age."""
    clan = position.clans[seat]
    position.note(Note.PASSED, seat, clan.rage)
    clan.rage = 0
    clan.passed = True
    clan.open_told = UNTOLD


def commit(position: Position, seat: i64, card: i64) -> None:
    """BR-12.1, BR-12.2: face down, but all see that the hand had a quest."""
    clan = position.clans[seat]
    position.show()
    clan.hand = without_card(clan.hand, card)
    clan.quests = with_card(clan.quests, card)
    position.note(Note.COMMITTED, seat, card)


# -- Frigga's Sacrifice (BR-C.friggas_sacrifice, RULING-42) --------------------------------------------------------
def legal_offer(position: Position, seat: i64) -> None:
    """Two own figures on the board, one by one. Arguments: how many are chosen; figure and place of the first."""
    clan = position.clans[seat]
    for figure in range(N_FIGURES):
        for place in range(i64(N_PLACES)):
            if may_offer(position, clan, figure, place):
                OUT.add(OFFER + figure * N_PLACES + place)


def may_offer(position: Position, clan: Clan, figure: i64, place: i64) -> bool:
    if not is_here(clan, figure, place):
        return False
    if position.arg(1) == 1 and figure == position.arg(2) and place == position.arg(3):
        return figure == Figure.WARRIOR and clan.warriors[place] > 1
    return True


def play_offer(position: Position, seat: i64, action: i64) -> None:
    figure = (action - OFFER) // N_PLACES
    place = (action - OFFER) % N_PLACES
    if position.arg(1) == 0:
        position.change(Step.OFFER, 1, figure, place)
        return
    first = position.arg(2)
    first_place = position.arg(3)
    position.pop()
    lose_figure(position, seat, first, first_place)
    lose_figure(position, seat, figure, place)
    ships: i64 = 0
    if is_ship(first):
        ships += 1
    if is_ship(figure):
        ships += 1
    ships_pay(position, seat, ships)
    ask_raise(position, seat, ANY_STAT)
