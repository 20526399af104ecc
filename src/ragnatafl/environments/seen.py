"""What all environments of a game have in common: spaces, dense observations, masks, rewards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ragnatafl.core import registry
from ragnatafl.core.contract import Game, Outcome, State
from ragnatafl.core.errors import OptionError
from ragnatafl.core.features import features_of

Bits = NDArray[np.int8]


class Seen:
    """A game as a learner sees it: `features` that are true or not, and a fixed space of actions. Raises OptionError
    for seats and options that it does not have."""

    def __init__(self, name: str, seats: int | None, options: Mapping[str, Any]) -> None:
        self.game: Game = registry.game(name)
        self.features = features_of(self.game)
        wanted = registry.manifest(name).usual_seats if seats is None else seats
        self.seats = self.game.new(seats=wanted, seed=0, **options).seats

    def spaces(self) -> tuple[Any, Any]:
        """Of observations, with their mask, and of actions."""
        facts = spaces.Box(0, 1, (self.features.size,), np.int8)
        mask = spaces.Box(0, 1, (self.game.action_count,), np.int8)
        return spaces.Dict({"observation": facts, "action_mask": mask}), spaces.Discrete(self.game.action_count)

    def observe(self, state: Any, seat: int) -> dict[str, Bits]:
        """A seat's observation; its mask is empty while somebody else is asked."""
        return {
            "observation": dense(np.asarray(state.observe(seat)), self.features.size),
            "action_mask": dense(np.asarray(state.legal(seat), np.int64), self.game.action_count),
        }


def dense(numbers: NDArray[Any], size: int) -> Bits:
    row = np.zeros(size, np.int8)
    row[numbers] = 1
    return row


# -- rewards -------------------------------------------------------------------------------------------------------
def by_victory(outcome: Outcome) -> list[float]:
    """The victory is 1, shared by those who win; all get 1 who win together."""
    return list(outcome.shares)


def by_rank(outcome: Outcome) -> list[float]:
    """1 for the best and 0 for the last, evenly between; equals get the mean of their places."""
    if outcome.won is not None or len(outcome.scores) == 1:
        return list(outcome.shares)
    most = len(outcome.scores) - 1
    return [
        (sum(other < score for other in outcome.scores) + (outcome.scores.count(score) - 1) / 2) / most
        for score in outcome.scores
    ]


def by_score(outcome: Outcome) -> list[float]:
    """How far ahead of the best of the others; all get 1 or 0 who win or lose together."""
    if outcome.won is not None or len(outcome.scores) == 1:
        return list(outcome.shares)
    return [float(lead) for lead in outcome.leads]


REWARDS: dict[str, Callable[[Outcome], list[float]]] = {"win": by_victory, "rank": by_rank, "score": by_score}


def reward_of(name: str) -> Callable[[Outcome], list[float]]:
    if name not in REWARDS:
        raise OptionError(f'There are no rewards "{name}"; there are: {", ".join(REWARDS)}.')
    return REWARDS[name]


def rewards_at_end(state: State, reward: Callable[[Outcome], list[float]]) -> Sequence[float]:
    """Nothing until the game is over."""
    return [0.0] * state.seats if state.outcome is None else reward(state.outcome)


# -- chance --------------------------------------------------------------------------------------------------------
def drawn_seed(rng: np.random.Generator) -> int:
    """The seed of the next game."""
    return int(rng.integers(2**62))
