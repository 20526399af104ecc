"""OpenSpiel: every game that shows learners anything, as the Python game `ragnatafl_<game>` (extra `spiel`).

    import pyspiel, ragnatafl.environments.spiel
    game = pyspiel.load_game("ragnatafl_blood_rage(players=3,deals=100)")

One chance node stands at the beginning: it draws one of so many `deals`, and with it all that chance will ever decide.
Seats that decide at the same time are asked one after the other. `options` are the game's, as JSON; with the option
`position` a game begins there, and a deal is a world that fits what all have seen: endgames are small enough for exact
methods. One such game is `ragnatafl_<game>_small`, where the game's folder has a `small.toml`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from ragnatafl.core import registry
from ragnatafl.core.begin import POSITION, begin
from ragnatafl.core.content import read_toml
from ragnatafl.core.contract import Game
from ragnatafl.core.errors import OptionError
from ragnatafl.core.features import features_of
from ragnatafl.core.rng import Rng, derived

DEALS = 1000
LONGEST = 20_000
"""Decisions of a game at most; far above any."""
SMALL = "small.toml"
"""In a game's folder: a position from which exact methods can see the whole game, and how many deals they see."""
CHANCE, TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


@dataclass(frozen=True)
class Usual:
    """A registered game, and its parameters where nobody gives others."""

    name: str
    title: str
    game: Game
    players: int
    most_players: int
    least_players: int
    deals: int = DEALS
    options: str = "{}"


def usual(name: str) -> Usual:
    game = registry.game(name)
    seats = game.seat_counts
    return Usual(f"ragnatafl_{name}", game.title, game, registry.manifest(name).usual_seats, max(seats), min(seats))


def small(name: str) -> Usual:
    """The game that begins with the position of its `small.toml`."""
    game = registry.game(name)
    file = read_toml(registry.folder(name) / SMALL)
    position = file.table("position").data
    seats = game.position(position).seats
    options = json.dumps({POSITION: position}, separators=(",", ":"))
    title = f"{game.title}, small"
    return Usual(f"ragnatafl_{name}_small", title, game, seats, seats, seats, file.number("deals"), options)


def game_type(usual: Usual, together: bool) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=usual.name,
        long_name=usual.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if together else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=usual.most_players,
        min_num_players=usual.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual.players, "deals": usual.deals, "options": usual.options},
    )


def game_info(game: Game, players: int, deals: int, together: bool) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=None if together else 1.0,
        max_game_length=LONGEST,
    )


def read_options(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise OptionError(f"Options are a JSON object, not {text!r:.60}.")
    return found


class SpielGame(pyspiel.Game):
    """One of our games with its parameters. Returns are shares of the victory; all get 1 who win together."""

    def __init__(self, kind: Any, usual: Usual, together: bool, given: dict[str, Any] | None = None) -> None:
        asked = dict(given or {})
        self.played = usual.game
        self.seats = int(asked.get("players", usual.players))
        self.deals = int(asked.get("deals", usual.deals))
        self.options = read_options(str(asked.get("options", usual.options)))
        if self.deals < 1:
            raise OptionError(f"There is at least one deal, not {self.deals}.")
        begin(self.played, self.seats, 0, self.options)
        super().__init__(kind, game_info(usual.game, self.seats, self.deals, together), asked)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.played)

    def deal(self, number: int) -> Any:
        """The world of a deal."""
        state = begin(self.played, self.seats, derived(number, "spiel"), self.options)
        found: Any = state.resample(None, Rng(number)) if POSITION in self.options else state
        found.record_events = False
        return found


class SpielState(pyspiel.State):
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Any = None
        self.remembered: list[str] = ["" for _ in range(game.seats)]

    @property
    def table(self) -> SpielGame:
        """Asked for, not kept: OpenSpiel copies all that a state keeps."""
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> Any:
        if self.position is None:
            return CHANCE
        return TERMINAL if self.position.over else self.position.waiting[0]

    def is_terminal(self) -> bool:
        return self.position is not None and bool(self.position.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.table.deals) for deal in range(self.table.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = self.position.legal(player)
        return found

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.table.deal(action)
            return
        seat = self.position.waiting[0]
        self.remembered[seat] += f"{seen_by(self.position, seat)}:{action};"
        self.position.play(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else str(self.table.played.action(action))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen when it decided, what it chose, and what it sees now."""
        who = self.current_player() if player is None else player
        return self.remembered[who] + seen_by(self.position, who)

    def returns(self) -> list[float]:
        return list(self.position.outcome.shares) if self.is_terminal() else [0.0] * self.table.seats

    def __str__(self) -> str:
        return "before the deal" if self.position is None else repr(self.position)


def seen_by(position: Any, seat: int) -> str:
    """An observation as a text: its feature numbers."""
    return "" if position is None else " ".join([str(number) for number in position.observe(seat)])


class Observer:
    """What OpenSpiel asks for observations: a tensor of features that are true or not."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(features_of(game).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[np.asarray(state.position.observe(player))] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        return seen_by(state.position, player)


def register(usual: Usual) -> None:
    from ragnatafl.arena.tournament import won_together

    together = won_together(usual.game.name, usual.most_players, {})
    kind = game_type(usual, together)

    class Registered(SpielGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(kind, usual, together, given)

    Registered.__name__ = Registered.__qualname__ = usual.name
    globals()[usual.name] = Registered  # where pickle looks for it
    pyspiel.register_game(kind, Registered)


def offered() -> list[Usual]:
    """The games that show learners anything, and the small ones among them."""
    told = [name for name in registry.names() if hasattr(registry.game(name), "features")]
    return [usual(name) for name in told] + [small(name) for name in told if (registry.folder(name) / SMALL).is_file()]


for one in offered():
    if one.name not in pyspiel.registered_names():
        register(one)
