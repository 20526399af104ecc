"""Gymnasium's vector environment on a batch: many games in one call, inside the engine.

One seat of every game is the learner's and bots sit on the others; in a game that is won together the learner may have
all seats. A game that ends makes room for the next in the same step (`AutoresetMode.SAME_STEP`); there is no
`final_obs`, since nothing follows an end. `infos` tells more: `action_mask`, `seats` (who is asked), and of games that
have ended `scores` and `lengths`. An action that is not legal raises IllegalAction, and nothing happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from ragnatafl.arena.entries import close
from ragnatafl.arena.tournament import won_together
from ragnatafl.bots import Bot
from ragnatafl.core.batch import Batch, Turn
from ragnatafl.core.contract import Outcome
from ragnatafl.core.engine import whole_number
from ragnatafl.core.errors import OptionError
from ragnatafl.environments.seen import Seen, reward_of
from ragnatafl.environments.single import opponents_of, own_seat


class BatchEnv(VectorEnv):
    """`opponents=None`: the learner plays all seats, and gets what the team gets. With `processes` the games, and the
    opponents with them, are shared out among so many."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] | None = "random",
        rewards: str = "win",
        processes: int = 1,
        **options: Any,
    ) -> None:
        self.seen = Seen(game, seats, options)
        if whole_number(num_envs) < 1:
            raise OptionError(f"A vector has at least one environment, not {num_envs!r}.")
        self.num_envs = whole_number(num_envs)
        self.seat = own_seat(self.seen.seats, seat)
        self.bots = {} if opponents is None else opponents_of(game, self.seen.seats, self.seat, opponents)
        self.together = won_together(game, self.seen.seats, options)
        if opponents is None and not self.together:
            raise OptionError("Without opponents a learner would play against itself: use a batch, or PettingZoo.")
        self.reward = reward_of(rewards)
        self.processes = processes
        self.options = options
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "features": self.seen.features.version}
        both, self.single_action_space = self.seen.spaces()
        self.single_observation_space = both["observation"]
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, self.num_envs)
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deals all games anew."""
        super().reset(seed=seed)
        dealt = seed if seed is not None else int(self.np_random.integers(2**62))
        game: Any = self.seen.game
        self.close_extras()
        self.batch = game.batch(
            self.num_envs, self.seen.seats, dealt, self.bots, processes=self.processes, **self.options
        )
        return self.told(self.batch.turn)

    def close_extras(self, **given: Any) -> None:
        """Ends the processes of a batch that has some, and the programs among the bots."""
        if self.batch is not None:
            self.batch.close()
        for bot in self.bots.values():
            close(bot)

    def told(self, turn: Turn) -> tuple[NDArray[np.int8], dict[str, Any]]:
        mask = turn.legal.dense(self.seen.game.action_count).view(np.int8)
        info: dict[str, Any] = {"action_mask": mask, "seats": turn.seats}
        return turn.observations.dense(self.seen.features.size).view(np.int8), info

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.int8], NDArray[np.float64], Any, Any, dict[str, Any]]:
        if self.batch is None:
            raise OptionError("No game has begun: call reset.")
        turn = self.batch.step(actions)
        observations, info = self.told(turn)
        if turn.ended.any():
            info |= {"scores": turn.scores, "lengths": turn.lengths}
        return observations, self.rewarded(turn), turn.ended, np.zeros(self.num_envs, np.bool_), info

    def rewarded(self, turn: Turn) -> NDArray[np.float64]:
        rewards = np.zeros(self.num_envs)
        for place in np.flatnonzero(turn.ended):
            rewards[place] = self.reward(self.outcome(turn, int(place)))[self.seat]
        return rewards

    def outcome(self, turn: Turn, place: int) -> Outcome:
        """How a game ended: those who have something of the victory have won it."""
        winners = tuple([int(seat) for seat in np.flatnonzero(turn.rewards[place])])
        scores = tuple([int(score) for score in turn.scores[place]])
        return Outcome(scores, winners, bool(winners) if self.together else None)
