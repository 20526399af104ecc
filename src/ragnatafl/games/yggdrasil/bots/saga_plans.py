# mypyc: compile
"""A saga's own actions and fights (YG-21.6, YG-21.7), carried out on copies by the engine's own programs."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT

from ..rules import actions
from ..rules.position import Position, Step
from ..rules.tables import N_WORLDS, ON_TREE
from ..sagas.steps import add_deeds, deed_of, legal_saga_choice, play_saga_choice, step_saga
from ..sagas.tables import CHAPTERS, Rule
from ..sagas.values import evaluate, modifier, push_program
from .evaluation import worth
from .foresight import Foresight


def deeds_in(position: Position, world: i64) -> list[int]:
    """The saga actions possible in a World, by their numbers."""
    OUT.start()
    add_deeds(position, world)
    return [OUT.actions[k] - actions.SAGA for k in range(OUT.count)]


def deed_risks(position: Position, number: i64, world: i64, mode: i64) -> i64:
    address = deed_of(position, number).risks[mode]
    return evaluate(position, address, world, mode) if address >= 0 else 0


def after_deed(here: Position, number: i64, world: i64, mode: i64, foresight: Foresight) -> float:
    """The worth after a saga action, risks apart; a token nobody knows counts with its average (YG-1.11)."""
    effect = deed_of(here, number).effect
    chapter = CHAPTERS[here.saga - 1]
    if not chapter.tokens_in_worlds or here.tokens[world] < 0 or (here.tokens_known >> world) & 1:
        return after_program(Position(here.n, here), effect, world, mode, foresight)
    total = 0.0
    weights = 0.0
    for kind in range(i64(len(chapter.token_counts))):
        hidden: i64 = 0
        for other in range(i64(N_WORLDS)):
            if here.tokens[other] == kind and (here.tokens_known >> other) & 1 == 0:
                hidden += 1
        if hidden > 0:
            there = Position(here.n, here)
            there.tokens[world] = kind
            total += float(hidden) * after_program(there, effect, world, mode, foresight)
            weights += float(hidden)
    return total / weights


def after_program(position: Position, address: i64, world: i64, mode: i64, foresight: Foresight) -> float:
    depth = position.depth
    push_program(position, address, world, mode)
    return settled(position, depth, foresight)


def settled(position: Position, depth: i64, foresight: Foresight) -> float:
    """The worth when the saga's effects above this depth are carried out, choices made for the best."""
    while position.running() and position.depth > depth:
        step = position.step()
        if step == Step.SAGA:
            step_saga(position)
        elif step == Step.SAGA_CHOICE:
            return best_choice(position, depth, foresight)
        else:
            break
    return worth(position, foresight)


def best_choice(position: Position, depth: i64, foresight: Foresight) -> float:
    OUT.start()
    legal_saga_choice(position)
    choices: list[int] = [OUT.actions[k] for k in range(OUT.count)]
    best = -1e9
    for choice in choices:
        other = Position(position.n, position)
        play_saga_choice(other, choice)
        best = max(best, settled(other, depth, foresight))
    return best


def extra_risks(position: Position, opponent: i64) -> i64:
    """What a saga adds to fights with an Enemy."""
    if position.saga == 0 or opponent >= ON_TREE:
        return 0
    more = modifier(position, Rule.EXTRA_RISK, opponent, position.world[position.active])
    return more.amount if more is not None else 0
