"""What actions are worth to a seat: each is tried in the same worlds that the seat may be in, and the network says how
likely it is to win from there. Nothing is used that the seat does not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from ragnatafl.core.contract import Game, View
from ragnatafl.core.rng import Rng

from .mind import Mind, chances
from .questions import answered
from .search import Allowance, Search, SearchBot
from .weights import Floats

AT_ONCE = 128
"""Positions that the network is asked for together: more need much memory and are no quicker."""


@dataclass(frozen=True)
class Reason:
    """Why an action is advised: the chance to win with it, and with what the network likes next best."""

    chance: float
    next: int
    next_chance: float


class Scales:
    """Weighs actions in `worlds` worlds."""

    def __init__(self, game: Game, worlds: int = 16) -> None:
        self.game = game
        self.looking = SearchBot(game, search=Search(worlds=worlds, score=0.0, turns=4, settled=4))
        self.mind: Mind = self.looking.mind

    def weigh(self, state: Any, seat: int, actions: Sequence[int], rng: Rng) -> dict[int, float]:
        """The chance to win after each of these actions; the luck is the same for all of them."""
        copies = self.looking.copies(state, seat, actions, self.looking.search.worlds, rng)
        answered(self.looking.look_ahead(copies, seat, Allowance()), self.mind)
        found: dict[int, list[float]] = {action: [] for action in actions}
        for copy in copies:
            found[copy.action].append(copy.worth)
        return {action: share(float(np.mean(worths))) for action, worths in found.items()}

    def reason(self, view: View, legal: Sequence[int], chosen: int, rng: Rng) -> Reason | None:
        """None where there is no other choice."""
        if len(legal) == 1:
            return None
        state: Any = self.game.imagine(view, rng)
        liked = chances(self.mind.think(state.observe(view["seat"]))[0], legal)
        order = [legal[place] for place in np.argsort(-liked, kind="stable")]
        after = next(action for action in order if action != chosen)
        weighed = self.weigh(state, view["seat"], [chosen, after], rng)
        return Reason(weighed[chosen], after, weighed[after])


def share(value: float) -> float:
    """A chance: what a network says may lie a little outside."""
    return min(1.0, max(0.0, value))


def thoughts(mind: Mind, observations: Iterable[Any]) -> tuple[Floats, Floats]:
    """Logits, and the victory that each seat expects of itself, for many observations, in batches."""
    actions, left = mind.arrays["policy.bias"].shape, iter(observations)
    logits, values = [np.zeros((0, *actions), np.float32)], [np.zeros(0, np.float32)]
    while some := list(islice(left, AT_ONCE)):
        found = mind.think_many(some)
        logits.append(found[0])
        values.append(found[1][:, 0, 0])
    return np.concatenate(logits), np.concatenate(values)
