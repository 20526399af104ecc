"""The law of taking back: only your own last decision, only while nobody else has acted, and only if nothing hidden
was shown to anybody and nothing random happened.

Who acted is told by the course. The rest is asked of the game itself, the same for all games. Nothing random happened
if the generator stands where it stood. Nothing was shown to somebody if, in other worlds that he could not tell from
the true one before the decision, the seat that decided could bring about what he sees now.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from ragnatafl.core.contract import State, View
from ragnatafl.core.errors import IllegalAction, NotationError
from ragnatafl.core.rng import Rng

from .course import Step

WORLDS = 3
"""How many other worlds are tried for each pair of eyes."""
MOST_CHOICES = 12
"""How many hidden choices are tried in each of them."""


async def may_take_back(step: Step, after: State, share: float = 1.0) -> bool:
    """Whether the step that led to `after` showed nothing hidden and used no chance.

    The loop is left to others between two worlds; about this share of the time is taken.
    """
    started = time.perf_counter()
    for nothing_shown in findings(step, after):
        if not nothing_shown:
            return False
        await asyncio.sleep((time.perf_counter() - started) * (1 / share - 1))
        started = time.perf_counter()
    return True


def findings(step: Step, after: State) -> Iterator[bool]:
    """One finding after the other, each whether all is well; the spectator, who knows least, is asked first."""
    before = step.before
    yield before.to_dict()["rng"] == after.to_dict()["rng"]
    viewers = [None, *range(before.seats)]
    seen = {viewer: after.view(viewer) for viewer in viewers}
    rng = Rng(11)
    for _ in range(WORLDS):
        for viewer in viewers:
            yield leads_to(before.resample(viewer, rng), step, viewer, seen[viewer])


def leads_to(world: State, step: Step, viewer: int | None, seen: View) -> bool:
    """Whether the seat, in this world, could have brought about what the viewer sees: by the same decision, or, for
    others' eyes, by any other that would look the same (a card laid face down is one of many)."""
    if result(world, step.seat, step.notation, viewer) == seen:
        return True
    if viewer == step.seat:
        return False
    others = [world.notation(step.seat, action) for action in world.legal(step.seat)]
    verb = step.notation.partition(" ")[0]
    alike = [text for text in others if text.partition(" ")[0] == verb and text != step.notation]
    return any(result(world, step.seat, text, viewer) == seen for text in alike[:MOST_CHOICES])


def result(world: State, seat: int, notation: str, viewer: int | None) -> View | None:
    """What the viewer sees after this decision; None if it cannot be taken in this world."""
    other = world.clone()
    try:
        other.play(seat, other.parse(seat, notation))
    except (IllegalAction, NotationError):
        return None
    return other.view(viewer)
