"""Gymnasium: one seat of a table, bots on the others.

`info["action_mask"]` and `action_masks()` tell what is legal, as maskable learners want it. An action that is not
legal ends the game as a loss (`illegal="lose"`), since Gymnasium's own tools draw actions blindly, or raises
IllegalAction (`illegal="raise"`).
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ragnatafl.arena.entries import Entry, close, read_entry
from ragnatafl.arena.simulate import take_decision
from ragnatafl.bots import Bot, finished
from ragnatafl.core.contract import State, View
from ragnatafl.core.engine import whole_number
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import Rng, derived
from ragnatafl.environments.drawing import MODES, checked, drawn
from ragnatafl.environments.seen import Seen, drawn_seed, reward_of, rewards_at_end

LOSS = -1.0
"""The reward of an action that is not legal."""


def opponents_of(game: str, seats: int, seat: int, named: str | Bot | Sequence[str | Bot]) -> dict[int, Bot]:
    """The bots by seat: one for all, or one for each other seat in order of play from the learner's on. A bot is
    written as for the arena (`greedy`, `mybots:Wise+depth=3`), or is one."""
    given: list[Any] = list(named) if isinstance(named, list | tuple) else [named] * (seats - 1)
    if len(given) != seats - 1:
        raise OptionError(f"Name one bot for all, or one for each of the {seats - 1} other seats, not {len(given)}.")
    made = [
        Timed(game, read_entry(one)) if isinstance(one, str) else finished(one, type(one).__name__) for one in given
    ]
    return {(seat + 1 + turn) % seats: bot for turn, bot in enumerate(made)}


def own_seat(seats: int, seat: SupportsIndex) -> int:
    """Where the learner sits, as a plain number."""
    if not 0 <= whole_number(seat) < seats:
        raise OptionError(f"The learner sits on a seat from 0 to {seats - 1}, not {seat!r}.")
    return whole_number(seat)


class Timed:
    """A bot that is written as for the arena, with the time to think that is written there. A program that loses its
    seat says so once, and plays on at random."""

    def __init__(self, game: str, entry: Entry) -> None:
        self.bot = entry.make(game)
        self.name = entry.label
        self.needs_view = self.bot.needs_view
        self.budget = entry.budget

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        before = getattr(self.bot, "lost", "")
        action = self.bot.choose(view, legal, rng, self.budget)
        lost = getattr(self.bot, "lost", "")
        if lost != before:
            warnings.warn(f'The bot "{self.name}" has lost its seat: {lost}.', stacklevel=2)
        return action

    def close(self) -> None:
        close(self.bot)


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
        self.seen = Seen(game, seats, options)
        self.seat = own_seat(self.seen.seats, seat)
        self.bots = opponents_of(game, self.seen.seats, self.seat, opponents)
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
        self.lost = False
        """By an action that is not legal."""
        self.thoughts = Rng()
        self.mask = np.zeros(0, np.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals a new game, and lets the bots play until the learner is asked."""
        super().reset(seed=seed)
        self.lost = False
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

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self.state
        if state is None or state.over or self.lost:
            raise OptionError("The game is over, or none has begun: call reset.")
        if self.illegal == "lose" and whole_number(action) not in state.legal(self.seat):
            self.lost = True
            observation, info = self.told(state)
            return observation, LOSS, True, False, {**info, "illegal": True}
        state.play(self.seat, action)
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

    def close(self) -> None:
        """Ends the programs among the bots."""
        for bot in self.bots.values():
            close(bot)
