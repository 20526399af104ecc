"""Gymnasium: one seat of a table, bots on the others.

`info["action_mask"]` and `action_masks()` tell what is legal, as maskable learners want it. An action that is not
legal ends the game as a loss (`illegal="lose"`), since Gymnasium's own tools draw actions blindly, or raises
IllegalAction (`illegal="raise"`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ragnatafl.arena.entries import read_entry
from ragnatafl.arena.simulate import take_decision
from ragnatafl.bots import Bot
from ragnatafl.core.contract import State
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import Rng, derived
from ragnatafl.environments.drawing import MODES, checked, drawn
from ragnatafl.environments.seen import Seen, drawn_seed, reward_of, rewards_at_end

LOSS = -1.0
"""The reward of an action that is not legal."""


def opponents_of(game: str, seats: int, seat: int, named: str | Bot | Sequence[str | Bot]) -> dict[int, Bot]:
    """The bots by seat: one for all, or one for each other seat in order of play from the learner's on. A bot is
    written as for the arena (`greedy`, `mybots:Wise+depth=3`), or is one."""
    if not 0 <= seat < seats:
        raise OptionError(f"The learner sits on a seat from 0 to {seats - 1}, not {seat}.")
    given: list[Any] = list(named) if isinstance(named, list | tuple) else [named] * (seats - 1)
    if len(given) != seats - 1:
        raise OptionError(f"Name one bot for all, or one for each of the {seats - 1} other seats, not {len(given)}.")
    made = [read_entry(one).make(game) if isinstance(one, str) else one for one in given]
    return {(seat + 1 + turn) % seats: bot for turn, bot in enumerate(made)}


class SeatEnv(gymnasium.Env):
    """`rewards` are "win", "rank" or "score", given when the game is over; other keywords are options of the game."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        rewards: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.seen = Seen(game, seats)
        self.seat = seat
        self.bots = opponents_of(game, self.seen.seats, seat, opponents)
        self.reward = reward_of(rewards)
        if illegal not in ("lose", "raise"):
            raise OptionError(f'An illegal action can "lose" or "raise", not "{illegal}".')
        self.illegal = illegal
        self.options = options
        self.render_mode = checked(render_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2, "features": self.seen.features.version}
        both, self.action_space = self.seen.spaces()
        self.observation_space = both["observation"]
        self.state: State | None = None
        self.thoughts = Rng()
        self.mask = np.zeros(0, np.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals a new game, and lets the bots play until the learner is asked."""
        super().reset(seed=seed)
        dealt = drawn_seed(self.np_random)
        self.state = self.seen.game.new(seats=self.seen.seats, seed=dealt, **self.options)
        self.state.record_events = False
        self.thoughts = Rng(derived(dealt, "bots"))
        self.let_bots_play(self.state)
        return self.told(self.state)

    def let_bots_play(self, state: State) -> None:
        while state.waiting and state.waiting[0] != self.seat:
            seat = state.waiting[0]
            state.play(seat, take_decision(state, seat, self.bots[seat], self.thoughts))

    def told(self, state: State) -> tuple[Any, dict[str, Any]]:
        found = self.seen.observe(state, self.seat)
        self.mask = found["action_mask"]
        return found["observation"], {"action_mask": self.mask}

    def step(self, action: SupportsInt) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self.state
        if state is None or state.over:
            raise OptionError("The game is over, or none has begun: call reset.")
        if self.illegal == "lose" and int(action) not in state.legal(self.seat):
            observation, info = self.told(state)
            return observation, LOSS, True, False, {**info, "illegal": True}
        state.play(self.seat, int(action))
        self.let_bots_play(state)
        if self.render_mode == "human":
            self.render()
        observation, info = self.told(state)
        return observation, float(rewards_at_end(state, self.reward)[self.seat]), state.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """For learners that ask the environment itself, as sb3-contrib's do."""
        if self.state is None:
            raise OptionError("No game has begun: call reset.")
        return self.mask.astype(np.bool_)

    def render(self) -> Any:
        """What the learner's seat sees."""
        if self.state is None:
            raise OptionError("No game has begun: call reset.")
        return drawn(self.seen.game, self.state.view(self.seat), self.render_mode)
