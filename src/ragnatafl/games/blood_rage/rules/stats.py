# mypyc: compile
"""Glory, rage and stats: one way to gain each, and the choice of a stat to raise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT

from .actions import RAISE
from .figures import stat_step
from .notes import Note
from .position import UNTOLD, Position, Step
from .tables import TOP_STEP, Stat

ANY_STAT: Final[i64] = 7


def gain_glory(position: Position, seat: i64, amount: i64, reason: i64) -> None:
    """BR-3.7, RULING-08: glory never falls below 0."""
    clan = position.clans[seat]
    if amount < -clan.glory:
        amount = -clan.glory
    if amount != 0:
        clan.glory += amount
        position.note(Note.GLORY, seat, amount, reason)


def gain_rage(position: Position, seat: i64, amount: i64) -> None:
    """BR-3.3, RULING-05, RULING-08: current rage has no upper limit and never falls below 0."""
    clan = position.clans[seat]
    if amount < -clan.rage:
        amount = -clan.rage
    if amount != 0:
        clan.rage += amount
        position.note(Note.RAGE, seat, amount)


def raise_stat(position: Position, seat: i64, stat: i64) -> None:
    """BR-3.1, BR-3.2, RULING-06: one step right; beyond step 6 the raise is lost."""
    clan = position.clans[seat]
    step = stat_step(clan, stat)
    if step >= TOP_STEP:
        return
    if stat == Stat.RAGE:
        clan.rage_step = step + 1
    elif stat == Stat.AXES:
        clan.axes_step = step + 1
    else:
        clan.horns_step = step + 1
    clan.open_told = UNTOLD
    position.note(Note.RAISED, seat, stat, step + 1)


def raisable(position: Position, seat: i64, allowed: i64) -> i64:
    """The bit mask of allowed stats below step 6."""
    clan = position.clans[seat]
    mask: i64 = 0
    if clan.rage_step < TOP_STEP:
        mask |= 1
    if clan.axes_step < TOP_STEP:
        mask |= 2
    if clan.horns_step < TOP_STEP:
        mask |= 4
    return mask & allowed


def step_raise(position: Position) -> None:
    """BR-3.2, RULING-07: compulsory; asked only where there is a choice. Arguments: seat, allowed stats."""
    seat = position.arg(1)
    mask = raisable(position, seat, position.arg(2))
    if mask == 0 or mask == 1 or mask == 2 or mask == 4:
        position.pop()
        if mask != 0:
            raise_stat(position, seat, mask // 2)
        return
    position.ask(seat)


def legal_raise(position: Position) -> None:
    mask = raisable(position, position.arg(1), position.arg(2))
    for stat in range(i64(3)):
        if (mask >> stat) & 1:
            OUT.add(RAISE + stat)


def play_raise(position: Position, seat: i64, action: i64) -> None:
    position.pop()
    raise_stat(position, seat, action - RAISE)


def ask_raise(position: Position, seat: i64, allowed: i64) -> None:
    """Queues the choice of one stat to raise."""
    position.push(Step.RAISE, seat, allowed)
