# mypyc: compile
"""Kin (YG-17.5, YG-27.3): in a window each pair is served once; the holder names pieces, the linked player consents."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from .actions import ACCEPT, DONE, TAKE_ARTIFACT, TAKE_DIE, TAKE_ELF
from .notes import Note
from .position import Position, Step
from .tables import N_ARTIFACTS

ELVES: Final[i64] = 0
DICE: Final[i64] = 1
ARTIFACTS: Final[i64] = 2


def holder_of(position: Position, pair: i64) -> i64:
    return (position.active + pair // position.n) % position.n


def linked_of(position: Position, pair: i64) -> i64:
    return (position.active + pair % position.n) % position.n


def spare_dice(position: Position, seat: i64) -> i64:
    """Vanir dice that are not on the table in a risk."""
    dice = position.players[seat].vanir
    if seat == position.active and position.risk.rolled:
        for face in range(i64(6)):
            dice -= position.risk.faces[face]
    return dice


def is_served(position: Position, pair: i64) -> bool:
    """Both in one World, and something to take."""
    holder = holder_of(position, pair)
    linked = linked_of(position, pair)
    if holder == linked or (position.players[holder].kin >> position.god[linked]) & 1 == 0:
        return False
    if position.world[holder] != position.world[linked]:
        return False
    player = position.players[linked]
    return player.elves > 0 or spare_dice(position, linked) > 0 or player.artifacts != 0


def step_kin(position: Position) -> None:
    """Argument: the next pair, holders and linked players in seat order from the active player."""
    pair: i64 = position.arg(1)
    while pair < position.n * position.n:
        if is_served(position, pair):
            position.change(Step.KIN, pair)
            position.ask(holder_of(position, pair))
            return
        pair += 1
    position.pop()


def legal_kin(position: Position) -> None:
    linked = linked_of(position, position.arg(1))
    player = position.players[linked]
    OUT.add(DONE)
    if player.elves > position.wanted[ELVES]:
        OUT.add(TAKE_ELF)
    if spare_dice(position, linked) > position.wanted[DICE]:
        OUT.add(TAKE_DIE)
    for artifact in range(i64(N_ARTIFACTS)):
        if ((player.artifacts & ~position.wanted[ARTIFACTS]) >> artifact) & 1:
            OUT.add(TAKE_ARTIFACT + artifact)


def play_kin(position: Position, action: i64) -> None:
    pair = position.arg(1)
    if action == TAKE_ELF:
        position.wanted[ELVES] += 1
    elif action == TAKE_DIE:
        position.wanted[DICE] += 1
    elif action >= TAKE_ARTIFACT:
        position.wanted[ARTIFACTS] |= bit(action - TAKE_ARTIFACT)
    elif wants_nothing(position):
        position.change(Step.KIN, pair + 1)
    else:
        position.change(Step.KIN_CONSENT, pair)


def wants_nothing(position: Position) -> bool:
    return position.wanted[ELVES] == 0 and position.wanted[DICE] == 0 and position.wanted[ARTIFACTS] == 0


def step_kin_consent(position: Position) -> None:
    position.ask(linked_of(position, position.arg(1)))


def legal_consent() -> None:
    OUT.add(DONE)
    OUT.add(ACCEPT)


def play_consent(position: Position, action: i64) -> None:
    pair = position.arg(1)
    if action == ACCEPT:
        hand_over(position, pair)
    for k in range(i64(3)):
        position.wanted[k] = 0
    position.change(Step.KIN, pair + 1)


def hand_over(position: Position, pair: i64) -> None:
    """The holder gets what it has asked for."""
    holder = position.players[holder_of(position, pair)]
    linked = position.players[linked_of(position, pair)]
    holder.elves += position.wanted[ELVES]
    linked.elves -= position.wanted[ELVES]
    holder.vanir += position.wanted[DICE]
    linked.vanir -= position.wanted[DICE]
    holder.artifacts |= position.wanted[ARTIFACTS]
    linked.artifacts &= ~position.wanted[ARTIFACTS]
    position.note(Note.KIN, holder_of(position, pair), linked_of(position, pair))
