"""The battery's games: every test of the battery runs at each of these tables. A new game of our own adds its lines
here; installed games of other packages join by themselves, with a table for each number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import ragnatafl as rt
from ragnatafl.core import registry
from ragnatafl.core.contract import Game, State


@dataclass(frozen=True)
class GameSetup:
    game_name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    label: str = ""
    secrets: bool = True
    """Whether seats choose secretly at the same time, and know different things."""
    chance: bool = True
    """Whether anything is dealt, drawn or rolled."""

    @property
    def game(self) -> Game:
        return rt.game(self.game_name)

    def new(self, seed: int) -> State:
        return self.game.new(seats=self.seats, seed=seed, **self.options)

    def __str__(self) -> str:
        words = [self.label] if self.label else [key if v is True else str(v) for key, v in self.options.items()]
        return "-".join([self.game_name, str(self.seats), *words]).replace(",", "-")


TEAM = "odin,freyia,tyr"
SHEETS = (
    "odin elves=1 kin=freyia; freyia vanir_dice=2 kin=odin+tyr casual_companion=odin; tyr travelling_companion=odin"
)

OWN = [
    GameSetup("blood_rage", 2),
    GameSetup("blood_rage", 3),
    GameSetup("blood_rage", 4),
    GameSetup("blood_rage", 4, {"first_game": True}),
    GameSetup("yggdrasil", 1, {"level": "easy"}, secrets=False),
    GameSetup("yggdrasil", 2, {"level": "hard"}, secrets=False),
    GameSetup("yggdrasil", 3, {"level": "easy"}, secrets=False),
    GameSetup("yggdrasil", 4, {"level": "hard"}, secrets=False),
    GameSetup("yggdrasil", 5, {"level": "hard", "gods": "odin,freyia,frigg,freyr,thor"}, secrets=False),
    GameSetup("yggdrasil", 1, {"saga": 1}, "saga_1", secrets=False),
    GameSetup("yggdrasil", 2, {"saga": 4}, "saga_4", secrets=False),
    GameSetup("yggdrasil", 3, {"saga": 6, "gods": TEAM, "sheets": SHEETS}, "saga_6_with_sheets", secrets=False),
]
OWN_GAMES = {table.game_name for table in OWN}
TABLES = OWN + [
    GameSetup(one.name, seats, secrets=not one.open, chance=one.chance)
    for one in registry.manifests()
    if one.name not in OWN_GAMES | {"toy"}
    for seats in rt.game(one.name).seat_counts
]


def random_walk(table: GameSetup, seed: int, limit: int = 100_000) -> Iterator[tuple[State, int, list[int], rt.Rng]]:
    """A random game, position by position: (state, seat to decide, legal actions, generator); then it is played on.

    With several seats waiting a random one decides, since players do not answer in seat order.
    """
    state = table.new(seed)
    rng = rt.Rng(seed, 3)
    for _ in range(limit):
        if state.over:
            return
        waiting = state.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        yield state, seat, legal, rng
        state.play(seat, legal[rng.below(len(legal))])
    raise AssertionError(f"{table} with seed {seed} did not end within {limit} decisions.")
