# mypyc: compile
"""What would happen: the rules, asked on copies by those who think ahead. What is given is never changed.

On a copy nothing waits but what was asked about: the rest of the turn is left out.
"""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT

from ..sagas.effects import fall
from ..sagas.steps import (
    add_deeds,
    deed_of,
    deed_risks,
    enter_space,
    legal_saga_choice,
    play_saga_choice,
    push_reveal,
    step_saga,
)
from ..sagas.values import push_program
from .actions import SAGA
from .kin import hand_over
from .machine import resolve_step
from .position import Position, Step
from .redeal import sorted_part
from .turn import add_fights, flee, legal_action, opponent_of


def listed() -> list[int]:
    return [OUT.actions[k] for k in range(OUT.count)]


def answers_in_phase_3(position: Position) -> list[int]:
    """YG-11.1: what the active god may do where it stands."""
    OUT.start()
    legal_action(position)
    return listed()


def fights_in(position: Position, world: i64) -> list[int]:
    """The opponents that the active god, standing in this World, can fight (YG-11.2, YG-21.7)."""
    OUT.start()
    add_fights(position, world)
    return [opponent_of(action) for action in listed()]


def deeds_in(position: Position, world: i64) -> list[int]:
    """The saga actions possible in a World, by their numbers (YG-21.6)."""
    OUT.start()
    add_deeds(position, world)
    return [action - SAGA for action in listed()]


def risks_of_deed(position: Position, number: i64, world: i64, mode: i64) -> i64:
    return deed_risks(position, deed_of(position, number), world, mode)


# -- on a copy -----------------------------------------------------------------------------------------------------
def bare_copy(position: Position) -> Position:
    """The same table, where nothing is under way."""
    other = Position(position.n, position)
    other.depth = 0
    return other


def carry_out(position: Position) -> Position:
    """The effects of the saga that wait, up to a choice."""
    while position.running() and position.depth > 0 and position.step() == Step.SAGA:
        step_saga(position)
    return position


def after_flight(position: Position, opponent: i64) -> Position:
    """The opponent has been fought and flees (YG-11.4), without a duel."""
    other = bare_copy(position)
    other.risk.duel = False
    flee(other, opponent)
    return carry_out(other)


def after_fall(position: Position, enemy: i64) -> Position:
    """The Enemy has fallen in a duel (YG-22.6.7)."""
    other = bare_copy(position)
    fall(other, enemy)
    return other


def after_deed(position: Position, number: i64, world: i64, mode: i64) -> Position:
    """A saga action has been done, its risks taken."""
    other = bare_copy(position)
    push_program(other, deed_of(position, number).effect, world, mode)
    return carry_out(other)


def before_activation(position: Position, events: bool) -> Position:
    """The table as `after_activation` wants it. Which Jötun wakes is not known: here it is the first by number."""
    other = bare_copy(position)
    other.waiting_mask = 0
    other.record_events = events
    other.jotun_cards = sorted_part(position.jotun_cards, 0, len(position.jotun_cards))
    return other


def after_activation(before: Position, enemy: i64, seat: i64) -> Position:
    """The Enemy has been activated in the turn of a seat (YG-8), and all has happened that neither chance nor a choice
    decides; the rest waits on the copy."""
    other = Position(before.n, before)
    other.active = seat
    other.push(Step.ACTIVATE, enemy)
    resolve_step(other, Step.ACTIVATE)
    while other.running() and other.depth > 0 and other.step() != Step.SAGA_CHOICE:
        following = Position(other.n, other)
        following.trace = other.trace[:]
        resolve_step(following, following.step())
        if following.shown != other.shown:
            return other
        other = following
    return other


def after_nidhogg(position: Position) -> Position:
    """Nidhögg has moved, and his space has done what it does; the page is not turned."""
    other = bare_copy(position)
    other.nidhogg += 1
    enter_space(other)
    return carry_out(other)


def after_consent(position: Position) -> Position:
    """While a Kin asks or is to consent: what it has asked for so far is handed over (YG-17.5)."""
    other = Position(position.n, position)
    hand_over(other, position.arg(1))
    return other


def choices(position: Position) -> list[int]:
    """On such a copy: the answers to the choice that its effects wait for; none when they are done."""
    if not position.running() or position.depth == 0 or position.step() != Step.SAGA_CHOICE:
        return []
    OUT.start()
    legal_saga_choice(position)
    return listed()


def after_choice(position: Position, action: i64) -> Position:
    other = Position(position.n, position)
    play_saga_choice(other, action)
    return carry_out(other)


def reveals_to_defeat(position: Position, enemy: i64, most: i64) -> i64:
    """Which reveal of the Enemy (YG-21.3) would lose the game, if nothing else happened; 0 if none of so many."""
    other = bare_copy(position)
    for reveal in range(i64(1), most + 1):
        push_reveal(other, enemy)
        carry_out(other)
        if not other.running():
            return reveal
        other.depth = 0
    return 0
