# mypyc: compile
"""What a saga's own actions and fights (YG-21.6, YG-21.7) are worth, carried out on copies by the engine."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules.position import Position
from ..rules.tables import N_WORLDS
from ..rules.trial import after_choice, after_deed, choices
from .evaluation import worth
from .foresight import Foresight


def worth_of_deed(here: Position, number: i64, world: i64, mode: i64, foresight: Foresight) -> float:
    """The worth after a saga action, risks apart; a token nobody knows counts with its average (YG-1.11)."""
    if here.tokens[world] < 0 or (here.tokens_known >> world) & 1:
        return settled(after_deed(here, number, world, mode), foresight)
    total = 0.0
    weights = 0.0
    for kind in range(i64(len(here.tokens_up))):
        hidden = unknown_tokens(here, kind)
        if hidden > 0.0:
            there = Position(here.n, here)
            there.tokens[world] = kind
            total += hidden * settled(after_deed(there, number, world, mode), foresight)
            weights += hidden
    return total / weights


def unknown_tokens(position: Position, kind: i64) -> float:
    """How many tokens of this kind lie face down in Worlds, nobody knows where."""
    count = 0.0
    for world in range(i64(N_WORLDS)):
        if position.tokens[world] == kind and (position.tokens_known >> world) & 1 == 0:
            count += 1.0
    return count


def settled(position: Position, foresight: Foresight) -> float:
    """The worth of a copy whose effects are carried out, choices made for the best."""
    found = choices(position)
    if not found:
        return worth(position, foresight)
    best = -1e9
    for choice in found:
        best = max(best, settled(after_choice(position, choice), foresight))
    return best
