# mypyc: compile
"""March (BR-10): from where, to where, then how many of whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT

from .actions import MARCH, MOST_SENT, SEND, TO
from .figures import monster_in_slot, move, walkers_in
from .notes import Note
from .position import Clan, Position, Step
from .tables import N_PROVINCES, Figure

MARCH_COST: Final = 1
ORDER: Final = 4
"""Leader, first monster, second monster, warriors: the order in which the marching figures are asked for."""


def has_room(position: Position, province: i64) -> bool:
    return position.lives(province) and position.free[province] > 0


def march_is_possible(position: Position, clan: Clan, source: i64) -> bool:
    """BR-10.1, BR-10.2: own figures there, and another living province with room (Yggdrasil always has)."""
    if walkers_in(clan, source) == 0:
        return False
    for target in range(i64(N_PROVINCES)):
        if target != source and has_room(position, target):
            return True
    return False


def begin_march(position: Position, action: i64) -> None:
    position.push(Step.MARCH_TO, action - MARCH)


def legal_march_to(position: Position) -> None:
    source = position.arg(1)
    for target in range(i64(N_PROVINCES)):
        if target != source and has_room(position, target):
            OUT.add(TO + target)


def play_march_to(position: Position, action: i64) -> None:
    position.change(Step.MARCH_SEND, position.arg(1), action - TO, 0)


def marcher(clan: Clan, source: i64, stage: i64) -> i64:
    """The figure asked for at this stage, -1 if none of that kind is there."""
    if stage == 0:
        return Figure.LEADER if clan.leader == source else -1
    if stage == 1:
        return monster_in_slot(clan, 0) if clan.monster_a == source else -1
    if stage == 2:
        return monster_in_slot(clan, 1) if clan.monster_b == source else -1
    return Figure.WARRIOR if clan.warriors[source] > 0 else -1


def here(clan: Clan, figure: i64, source: i64) -> i64:
    return clan.warriors[source] if figure == Figure.WARRIOR else 1


def fewest(position: Position, clan: Clan) -> i64:
    """RULING-15: somebody must march, so the last kind must send one if nobody has marched yet."""
    source = position.arg(1)
    stage = position.arg(3) & 15
    if position.arg(3) >> 4 != 0:
        return 0
    for later in range(stage + 1, i64(ORDER)):
        if marcher(clan, source, later) >= 0:
            return 0
    return 1


def most(position: Position, clan: Clan, figure: i64) -> i64:
    room = position.free[position.arg(2)]
    present = here(clan, figure, position.arg(1))
    return present if present < room else room


def step_march_send(position: Position) -> None:
    """Arguments: from, to, stage (low four bits) and whether anybody has marched (the rest)."""
    clan = position.clans[position.active]
    source = position.arg(1)
    target = position.arg(2)
    stage = position.arg(3) & 15
    gone = position.arg(3) >> 4
    while stage < ORDER and position.free[target] > 0:
        figure = marcher(clan, source, stage)
        if figure >= 0:
            position.change(Step.MARCH_SEND, source, target, stage | (gone << 4))
            low = fewest(position, clan)
            if low < most(position, clan, figure):
                position.ask(position.active)
                return
            send(position, position.active, figure, low)
            gone = 1 if low > 0 else gone
        stage += 1
    position.pop()


def legal_march_send(position: Position, seat: i64) -> None:
    clan = position.clans[seat]
    figure = marcher(clan, position.arg(1), position.arg(3) & 15)
    for count in range(fewest(position, clan), most(position, clan, figure) + 1):
        OUT.add(SEND + figure * (MOST_SENT + 1) + count)


def play_march_send(position: Position, seat: i64, action: i64) -> None:
    figure = (action - SEND) // (MOST_SENT + 1)
    count = (action - SEND) % (MOST_SENT + 1)
    stage = position.arg(3) & 15
    gone: i64 = 1 if count > 0 else position.arg(3) >> 4
    send(position, seat, figure, count)
    position.change(Step.MARCH_SEND, position.arg(1), position.arg(2), (stage + 1) | (gone << 4))


def send(position: Position, seat: i64, figure: i64, count: i64) -> None:
    source = position.arg(1)
    target = position.arg(2)
    for _ in range(count):
        move(position, position.clans[seat], figure, source, target)
        position.note(Note.MARCHED, seat, figure, source, target)
