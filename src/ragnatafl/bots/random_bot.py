"""The random bot: every legal action is equally likely. The floor that any other bot must beat."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.core.contract import Game, View
from ragnatafl.core.rng import Rng


class RandomBot:
    name = "random"
    needs_view = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        return legal[int(rng.below(len(legal)))]
