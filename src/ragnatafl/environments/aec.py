"""PettingZoo: all seats of a table, one decision after the other.

Seats that decide secretly at the same time are asked one after the other; none sees what another has chosen. The
agents are `seat_0`, `seat_1`, ...; an observation is a dictionary with the mask of legal actions beside it. An action
that is not legal raises IllegalAction; PettingZoo's TerminateIllegalWrapper makes it a loss instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ragnatafl.core.contract import State
from ragnatafl.environments import environment_name
from ragnatafl.environments.drawing import MODES, checked, drawn
from ragnatafl.environments.seen import Seen, drawn_seed, reward_of, rewards_at_end


def env(game: str, seats: int | None = None, **given: Any) -> Any:
    """With PettingZoo's checks: actions out of the space, calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, **given)))


def raw_env(game: str, seats: int | None = None, **given: Any) -> TableEnv:
    return TableEnv(game, seats, **given)


class TableEnv(AECEnv):
    """`rewards` are "win", "rank" or "score", given when the game is over; other keywords are options of the game."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.seen = Seen(game, seats, options)
        self.options = options
        self.reward = reward_of(rewards)
        self.render_mode = checked(render_mode)
        self.metadata = {
            "name": environment_name(game),
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
            "features": self.seen.features.version,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seen.seats)]
        self.agents: list[str] = []
        seen, done = zip(*[self.seen.spaces() for _ in self.possible_agents], strict=True)
        self.observation_spaces = dict(zip(self.possible_agents, seen, strict=True))
        self.action_spaces = dict(zip(self.possible_agents, done, strict=True))
        self.position: State = self.deal(0)
        self.np_random: np.random.Generator | None = None

    def deal(self, seed: int) -> State:
        state = self.seen.game.new(seats=self.seen.seats, seed=seed, **self.options)
        state.record_events = False
        return state

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; without a seed the next one of those that follow from the last seed."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.position = self.deal(drawn_seed(self.np_random))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        """Whose decision it is; when the game is over, the first takes his leave."""
        return self.possible_agents[self.position.waiting[0]] if self.position.waiting else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen.observe(self.position, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        given = rewards_at_end(self.position, self.reward)
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.position.over)
        self.agent_selection = self.asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What a spectator sees."""
        return drawn(self.seen.game, self.position.view(None), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
