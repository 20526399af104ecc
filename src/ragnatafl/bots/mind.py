"""A bot that plays by what a network has learned (`ragnatafl.learn`), with NumPy alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ragnatafl.core import registry
from ragnatafl.core.contract import Game, View
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import Rng

from .weights import Floats, Weights, load

SMALL = np.float32(1e-5)
FINE = 1 << 30


class Mind:
    """The network: `think(observation)` gives logits of all actions and (victories, scores) of the seats."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.arrays = weights.arrays
        self.blocks = weights.blocks

    def think(self, observation: Sequence[int] | NDArray[np.int16]) -> tuple[Floats, Floats]:
        arrays = self.arrays
        x = arrays["rows"][np.asarray(observation, np.int64)].sum(0)
        for block in range(self.blocks):
            name = f"blocks.{block}"
            inner = self.linear(f"{name}.up", self.normal(f"{name}.norm", x))
            x = x + self.linear(f"{name}.down", np.maximum(inner, 0))
        x = self.normal("norm", x)
        values = self.linear("value", np.maximum(self.linear("hidden", x), 0))
        return self.linear("policy", x), values.reshape(2, -1)

    def linear(self, name: str, x: Floats) -> Floats:
        return self.arrays[f"{name}.weight"] @ x + self.arrays[f"{name}.bias"]

    def normal(self, name: str, x: Floats) -> Floats:
        centred = x - x.mean()
        scaled = centred / np.sqrt((centred * centred).mean() + SMALL)
        found: Floats = scaled * self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"]
        return found


@lru_cache(maxsize=4)
def mind_of(game_name: str, path: Path | None = None) -> Mind:
    """The network of a game: the one that is shipped with it, or one from a file."""
    game = registry.game(game_name)
    if path is not None:
        return Mind(load(path).for_game(game))
    package, _, name = registry.manifest(game_name).mind.rpartition("/")
    if not package:
        raise OptionError(f"{game.title} has no network of its own; name a file of weights.")
    with as_file(files(package).joinpath(name)) as shipped:
        return Mind(load(shipped).for_game(game))


class MindBot:
    """Takes the action that the network likes best; with a temperature, one drawn by its chances, flatter the higher
    the temperature is."""

    name = "mind"
    needs_view = True

    def __init__(self, game: Game, weights: str | Path | None = None, temperature: float = 0.0) -> None:
        self.game = game
        self.temperature = temperature
        self.mind = mind_of(game.name, Path(weights) if weights else None)

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        state: Any = self.game.imagine(view, rng)
        logits, _ = self.mind.think(state.observe(view["seat"]))
        wanted = logits[list(legal)]
        if self.temperature <= 0:
            return legal[int(wanted.argmax())]
        weights = np.exp((wanted - wanted.max()) / self.temperature)
        drawn = rng.below(FINE) / FINE * weights.sum()
        return legal[min(int(np.searchsorted(weights.cumsum(), drawn, "right")), len(legal) - 1)]
