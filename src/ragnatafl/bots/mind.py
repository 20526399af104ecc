"""A bot that plays by what a network has learned (`ragnatafl.learn`), with NumPy alone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from ragnatafl.core import registry
from ragnatafl.core.actions import action_names
from ragnatafl.core.contract import Game, View
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import Rng

from .questions import Asked, Question, Thought, answered
from .weights import Floats, Weights, load

SMALL = np.float32(1e-5)
FINE = 1 << 30


class Mind:
    """The network: `think(observation)` gives logits of all actions and (victories, scores) of the seats."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.arrays = weights.arrays
        self.blocks = weights.blocks
        self.team = bool(weights.about.get("team", False))
        """Whether it knows one value for all seats."""
        self.margin = float(weights.about.get("margin", 60.0))
        """The lead in score that was worth 0.76 when it learned."""

    def think(self, observation: Any) -> tuple[Floats, Floats]:
        logits, values = self.think_many([observation])
        return logits[0], values[0]

    def think_many(self, observations: Sequence[Any]) -> tuple[Floats, Floats]:
        """The same for many positions at once: rows of logits, and of (victories, scores)."""
        x = self.first(observations)
        for block in range(self.blocks):
            name = f"blocks.{block}"
            inner = self.linear(f"{name}.up", self.normal(f"{name}.norm", x))
            x = x + self.linear(f"{name}.down", np.maximum(inner, 0))
        x = self.normal("norm", x)
        values = self.linear("value", np.maximum(self.linear("hidden", x), 0))
        return self.linear("policy", x), values.reshape(len(observations), 2, -1)

    def answer(self, asked: Asked) -> tuple[Floats, Floats]:
        """The same for questions: of the logits only those of legal actions."""
        logits, values = self.think_many([asked.features[row] for row in range(len(asked))])
        rows = np.repeat(np.arange(len(asked)), asked.legal.lengths)
        return logits[rows, asked.legal.values], values

    def first(self, observations: Sequence[Any]) -> Floats:
        """The sums of the rows of all true features. Ones times these rows: ten times as fast as `np.add.reduceat`."""
        rows = self.arrays["rows"]
        most = max(map(len, observations))
        found = np.empty((len(observations), rows.shape[1]), np.float32)
        taken, ones = np.empty((most, rows.shape[1]), np.float32), np.ones(most, np.float32)
        for place, numbers in enumerate(observations):
            count = len(numbers)
            rows.take(numbers, axis=0, out=taken[:count], mode="clip")
            np.dot(ones[:count], taken[:count], out=found[place])
        return found

    def linear(self, name: str, x: Floats) -> Floats:
        found: Floats = x @ self.arrays[f"{name}.weight"].T + self.arrays[f"{name}.bias"]
        return found

    def normal(self, name: str, x: Floats) -> Floats:
        centred = x - x.mean(-1, keepdims=True)
        scaled = centred / np.sqrt((centred * centred).mean(-1, keepdims=True) + SMALL)
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
    the temperature is; with a liking (patterns of actions, such as "pillage *"), what it likes more itself."""

    name = "mind"
    needs_view = True

    def __init__(
        self,
        game: Game,
        weights: str | Path | None = None,
        temperature: float = 0.0,
        liking: Mapping[str, float] | None = None,
    ) -> None:
        self.game = game
        self.temperature = temperature
        self.liking = liked_more(game, liking or {})
        self.mind = mind_of(game.name, Path(weights) if weights else None)

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        return answered(self.thinking(self.game.imagine(view, rng), view["seat"], legal, rng), self.mind)

    def thinking(self, state: Any, seat: int, legal: Sequence[int], rng: Rng) -> Thought[int]:
        """Of a position that this seat cannot tell from the true one."""
        answers = yield Question([state], seat, legal)
        return self.pick(answers.liked, legal, rng)

    def pick(self, liked: Floats, legal: Sequence[int], rng: Rng) -> int:
        """One of the legal actions, when the network has said how much it likes each of them."""
        wanted = liked + self.liking.take(legal)
        if self.temperature <= 0:
            return legal[int(wanted.argmax())]
        return drawn(wanted / self.temperature, legal, rng)


def liked_more(game: Game, liking: Mapping[str, float]) -> Floats:
    """What each action gains by a liking."""
    found = np.zeros(game.action_count, np.float32)
    for number, name in enumerate(action_names(game) if liking else ()):
        found[number] = sum(worth for pattern, worth in liking.items() if fnmatchcase(name, pattern))
    return found


def chances(logits: Floats, legal: Sequence[int]) -> Floats:
    """Of the legal actions, in their order."""
    return shares_of(logits.take(legal))


def shares_of(liked: Floats) -> Floats:
    """The chances of actions that are liked so much."""
    weights = np.exp(liked - liked.max())
    found: Floats = weights / weights.sum()
    return found


def drawn(liked: Floats, legal: Sequence[int], rng: Rng) -> int:
    """One of the legal actions, by its chance. They are few: plain numbers are quicker than arrays."""
    wanted = liked.tolist()
    most = max(wanted)
    weights = [math.exp(each - most) for each in wanted]
    left = rng.below(FINE) / FINE * sum(weights)
    for action, weight in zip(legal, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    return legal[-1]
