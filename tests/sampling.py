"""What a decision showed, found out by sampling: the test of the engines' own count (`State.shown`).

Nothing random happened if the generator stands where it stood. Nothing was shown to somebody if, in other worlds that
he could not tell from the true one before the decision, the seat that decided could bring about what he sees now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ragnatafl.core.contract import State
from ragnatafl.core.errors import IllegalAction, NotationError
from ragnatafl.core.rng import Rng

MOST_CHOICES = 40
"""How many other choices are tried in each world."""


def showed_something(
    before: State, seat: int, action: int, viewers: Sequence[int | None], worlds: int, rng: Rng
) -> str | None:
    """What gives it away that the decision told somebody something; None if none of so many worlds does."""
    after = played(before, seat, action)
    if before.to_dict().get("rng") != after.to_dict().get("rng"):
        return "chance"
    notation = before.notation(seat, action)
    seen = {viewer: sight(after, viewer) for viewer in viewers}
    for _ in range(worlds):
        for viewer in viewers:
            if not leads_to(before.resample(viewer, rng), seat, notation, viewer, seen[viewer]):
                return f"seen by {viewer}"
    return None


def leads_to(world: State, seat: int, notation: str, viewer: int | None, seen: Any) -> bool:
    """Whether the seat, in this world, could have brought about what the viewer sees: by the same decision, or, for
    others' eyes, by any other that would look the same (a card laid face down is one of many)."""
    if result(world, seat, notation, viewer) == seen:
        return True
    if viewer == seat:
        return False
    verb = notation.partition(" ")[0]
    texts = [world.notation(seat, action) for action in world.legal(seat)]
    alike = [text for text in texts if text.partition(" ")[0] == verb and text != notation]
    return any(result(world, seat, text, viewer) == seen for text in alike[:MOST_CHOICES])


def result(world: State, seat: int, notation: str, viewer: int | None) -> Any:
    """What the viewer sees after this decision; None if it cannot be taken in this world."""
    try:
        return sight(played(world, seat, world.parse(seat, notation)), viewer)
    except (IllegalAction, NotationError):
        return None


def played(state: State, seat: int, action: int) -> State:
    other = state.clone()
    other.play(seat, action)
    return other


def sight(state: State, viewer: int | None) -> Any:
    """The table, and what was told of the last decision."""
    return state.view(viewer), [(one.name, one.seat, dict(one.data)) for one in state.events(viewer)]
