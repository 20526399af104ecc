# mypyc: compile
"""What is due back after a risk, and who may keep or take some of it (YG-14.12, YG-17.6)."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from .actions import DONE, KEEP, TAKE_DIE, TAKE_ELF
from .notes import Note, Piece
from .position import Position, Risk, Step
from .risk import N_FACES
from .tables import RETURNING, Art
from .tree import has_artifact, take_vanir


def vanir_due(position: Position) -> i64:
    total: i64 = 0
    for face in range(N_FACES):
        if (RETURNING >> face) & 1:
            total += position.risk.faces[face]
    return total


def step_keep_elf(position: Position) -> None:
    """(c) Svalinn: its owner may keep one own Elf that turned a die; adding players too."""
    risk = position.risk
    for seat in range(position.n):
        if has_artifact(position, seat, Art.KEEP_ELVES) >= 0:
            own = risk.turning_elves > 0 if seat == position.active else (risk.others_due >> seat) & 1 != 0
            if own:
                position.ask(seat)
                return
    position.change(Step.KEEP_DIE)


def legal_keep() -> None:
    OUT.add(DONE)
    OUT.add(KEEP)


def play_keep_elf(position: Position, seat: i64, action: i64) -> None:
    if action == KEEP:
        position.players[seat].elves += 1
        if seat == position.active:
            position.risk.elves_due -= 1
        else:
            position.risk.others_due &= ~bit(seat)
        position.note(Note.KEPT, seat, Piece.ELF)
    position.change(Step.KEEP_DIE)


def step_keep_die(position: Position) -> None:
    """(c) Brisingamen."""
    if vanir_due(position) > 0 and has_artifact(position, position.active, Art.KEEP_VANIR_DICE) >= 0:
        position.ask(position.active)
        return
    position.change(Step.COMPANION, 0)


def play_keep_die(position: Position, action: i64) -> None:
    if action == KEEP:
        spare_die(position)
        position.note(Note.KEPT, position.active, Piece.DIE)
    position.change(Step.COMPANION, 0)


def spare_die(position: Position) -> None:
    """One due Vanir die is due no longer; where it goes is the caller's business."""
    for face in range(N_FACES):
        if (RETURNING >> face) & 1 and position.risk.faces[face] > 0:
            position.risk.faces[face] -= 1
            return


def step_companion(position: Position) -> None:
    """(d) YG-17.6: the risk-taker for each linked supporting god, then companions in seat order."""
    risk = position.risk
    k: i64 = position.arg(1)
    supports = position.figures - position.n
    while k < supports + position.n - 1 and (risk.elves_due > 0 or vanir_due(position) > 0):
        if k < supports:
            figure = position.n + k
            holder = position.active
        else:
            holder = (position.active + 1 + k - supports) % position.n
            figure = position.active
        linked = (position.players[holder].casual >> position.god[figure]) & 1 != 0
        meeting = position.world[figure if k < supports else holder] == position.world[position.active]
        if linked and meeting:
            position.change(Step.COMPANION, k)
            position.ask(holder)
            return
        k += 1
    position.pop()
    give_back(position)


def legal_companion(position: Position) -> None:
    OUT.add(DONE)
    if position.risk.elves_due > 0:
        OUT.add(TAKE_ELF)
    if vanir_due(position) > 0:
        OUT.add(TAKE_DIE)


def play_companion(position: Position, seat: i64, action: i64) -> None:
    position.change(Step.COMPANION, position.arg(1) + 1)
    if action == TAKE_ELF:
        position.risk.elves_due -= 1
        position.players[seat].elves += 1
        note_piece(position, seat, Piece.ELF)
    elif action == TAKE_DIE:
        spare_die(position)
        if seat != position.active:
            position.players[position.active].vanir -= 1
            position.players[seat].vanir += 1
        note_piece(position, seat, Piece.DIE)


def note_piece(position: Position, seat: i64, piece: i64) -> None:
    """The risk-taker keeps a piece; a companion takes it from the risk-taker."""
    if seat == position.active:
        position.note(Note.KEPT, seat, piece)
    else:
        position.note(Note.TAKEN, seat, piece, position.active)


def give_back(position: Position) -> None:
    """(e) What is left goes to the reserves."""
    risk = position.risk
    dice = vanir_due(position)
    if dice > 0:
        take_vanir(position, position.active, -dice)
    others: i64 = 0
    for seat in range(position.n):
        if (risk.others_due >> seat) & 1:
            others += 1
    position.elves += risk.elves_due + others
    if risk.elves_due > 0:
        position.note(Note.ELVES, position.active, -risk.elves_due)
    position.risk = Risk()
