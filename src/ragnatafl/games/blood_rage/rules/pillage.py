# mypyc: compile
"""Pillage (BR-13, BR-14.12): the call to battle, and what a successful pillage brings."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from .actions import DECLINE, JOIN, TO
from .figures import figures_in_area, is_here, is_ship, monster_with, move, walkers_in
from .notes import Note, Reason
from .position import EMPTY, UNTOLD, Battle, Clan, Position, Step
from .stats import ANY_STAT, ask_raise, gain_glory, raise_stat
from .tables import ADJACENT, EFFECT, N_FIGURES, N_PLACES, N_PROVINCES, TOKEN_GLORY, Effect, Figure, Stat, Token


def may_pillage(position: Position, seat: i64, province: i64) -> bool:
    """BR-13.1: living, not pillaged, own figure in the area."""
    return (
        position.lives(province)
        and (position.pillaged >> province) & 1 == 0
        and figures_in_area(position.clans[seat], province) > 0
    )


def may_repillage(position: Position, seat: i64, province: i64) -> bool:
    """BR-C.tyrs_challenge: as pillage, but the province is pillaged already."""
    return (
        position.lives(province)
        and (position.pillaged >> province) & 1 != 0
        and figures_in_area(position.clans[seat], province) > 0
    )


def begin_pillage(position: Position, seat: i64, province: i64, repillage: bool) -> None:
    """BR-13.1, BR-13.2: the call starts left of the pillager."""
    battle = Battle()
    battle.province = province
    battle.pillager = seat
    battle.repillage = repillage
    battle.seat = (seat + 1) % position.n
    position.battle = battle
    position.note(Note.CALLED, seat, province, 1 if repillage else 0)
    position.push(Step.END_PILLAGE)
    position.push(Step.CALL)


# -- the call to battle (BR-13.2 to BR-13.8) -----------------------------------------------------------------------
def can_join(position: Position, clan: Clan, province: i64) -> bool:
    """BR-13.2, BR-13.6: any figure but a ship in an adjacent living province."""
    for source in range(i64(N_PROVINCES)):
        if (ADJACENT[province] >> source) & 1 and walkers_in(clan, source) > 0:
            return True
    return False


def step_call(position: Position) -> None:
    """BR-13.3 to BR-13.5, RULING-20, RULING-21."""
    battle = position.battle
    n = position.n
    while position.free[battle.province] > 0 and battle.declines < n:
        if can_join(position, position.clans[battle.seat], battle.province):
            position.ask(battle.seat)
            return
        battle.declines += 1
        battle.seat = (battle.seat + 1) % n
    position.pop()
    end_call(position)


def legal_join(position: Position, seat: i64) -> None:
    clan = position.clans[seat]
    near = ADJACENT[position.battle.province]
    OUT.add(DECLINE)
    for figure in range(N_FIGURES):
        if figure >= Figure.MONSTER and clan.monster_a >= N_PROVINCES and clan.monster_b >= N_PROVINCES:
            return
        if is_ship(figure):
            continue
        for source in range(i64(N_PROVINCES)):
            if (near >> source) & 1 and is_here(clan, figure, source):
                OUT.add(JOIN + figure * N_PLACES + source)


def play_join(position: Position, seat: i64, action: i64) -> None:
    """BR-13.2, RULING-22: costs nothing, is neither an invasion nor a march."""
    battle = position.battle
    battle.seat = (seat + 1) % position.n
    if action == DECLINE:
        battle.declines += 1
        return
    battle.declines = 0
    figure = (action - JOIN) // N_PLACES
    source = (action - JOIN) % N_PLACES
    move(position, position.clans[seat], figure, source, battle.province)
    position.note(Note.JOINED, seat, figure, source, battle.province)


def end_call(position: Position) -> None:
    """BR-13.7, BR-13.8."""
    battle = position.battle
    battle.participants = 0
    for seat in range(position.n):
        if figures_in_area(position.clans[seat], battle.province) > 0:
            battle.participants |= bit(seat)
    if battle.participants == bit(battle.pillager):
        battle.winner = battle.pillager
        position.note(Note.UNOPPOSED, battle.pillager, battle.province)
        push_spoils(position)
    else:
        position.push(Step.CHOOSE, 0)


# -- a successful pillage (BR-14.12, RULING-35) --------------------------------------------------------------------
def push_spoils(position: Position) -> None:
    position.push(Step.HAMMERS)
    position.push(Step.LORD)
    position.push(Step.GRACE)
    position.push(Step.PILLAGED)


def step_pillaged(position: Position) -> None:
    """BR-14.12 (1) to (3): flip the token, gain its reward; BR-C.frost_giant: once more."""
    position.pop()
    battle = position.battle
    seat = battle.pillager
    position.pillaged |= bit(battle.province)
    position.board_told = UNTOLD
    position.note(Note.PILLAGED, seat, battle.province, position.tokens[battle.province])
    reward(position, seat)
    if monster_with(position.clans[seat], Effect.FROST_GIANT) == battle.province:
        reward(position, seat)


def reward(position: Position, seat: i64) -> None:
    """BR-14.13."""
    token = position.tokens[position.battle.province]
    if token == Token.GLORY:
        gain_glory(position, seat, TOKEN_GLORY, Reason.TOKEN)
    elif token == Token.YGGDRASIL:
        raise_all(position, seat)
    else:
        raise_stat(position, seat, token)


def raise_all(position: Position, seat: i64) -> None:
    raise_stat(position, seat, Stat.RAGE)
    raise_stat(position, seat, Stat.AXES)
    raise_stat(position, seat, Stat.HORNS)


def step_grace(position: Position) -> None:
    """BR-C.friggas_grace, RULING-36: a stat other than the token's."""
    position.pop()
    battle = position.battle
    seat = battle.pillager
    card = position.clans[seat].card
    if card >= 0 and EFFECT[card] == Effect.FRIGGAS_GRACE and (battle.cancelled >> seat) & 1 == 0:
        token = position.tokens[battle.province]
        ask_raise(position, seat, ANY_STAT - bit(token) if token < Token.GLORY else ANY_STAT)


def step_lord(position: Position) -> None:
    """BR-C.lord_of_axes, BR-C.lord_of_spears, RULING-56."""
    position.pop()
    seat = position.battle.pillager
    clan = position.clans[seat]
    if clan.leader == position.battle.province:
        if clan.has(Effect.LORD_OF_AXES):
            ask_raise(position, seat, ANY_STAT)
        elif clan.has(Effect.LORD_OF_SPEARS):
            raise_all(position, seat)


def may_follow(position: Position, target: i64) -> bool:
    """BR-C.lord_of_hammers, RULING-55: a living neighbour with room."""
    near = (ADJACENT[position.battle.province] >> target) & 1 != 0
    return near and position.lives(target) and position.free[target] > 0


def step_hammers(position: Position) -> None:
    seat = position.battle.pillager
    clan = position.clans[seat]
    if clan.leader == position.battle.province and clan.has(Effect.LORD_OF_HAMMERS):
        for target in range(i64(N_PROVINCES)):
            if may_follow(position, target):
                position.ask(seat)
                return
    position.pop()


def legal_hammers(position: Position) -> None:
    OUT.add(DECLINE)
    for target in range(i64(N_PROVINCES)):
        if may_follow(position, target):
            OUT.add(TO + target)


def play_hammers(position: Position, seat: i64, action: i64) -> None:
    position.pop()
    if action != DECLINE:
        source = position.battle.province
        move(position, position.clans[seat], Figure.LEADER, source, action - TO)
        position.note(Note.LEADER_MOVED, seat, Figure.LEADER, source, action - TO)


def step_end_pillage(position: Position) -> None:
    position.pop()
    position.battle = Battle()
    for clan in position.clans:
        clan.card = -1
        clan.treated = -1
        clan.late = EMPTY
        clan.dead = 0
        clan.choice = -2
