"""The game object: options, new games, saved states, views turned into states, scenario positions."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from ragnatafl.core.actions import Action
from ragnatafl.core.contract import Option, View
from ragnatafl.core.errors import ScenarioError, StateError
from ragnatafl.core.exactly import sound, table_of
from ragnatafl.core.options import different_names, given_options, seats_and_seed
from ragnatafl.core.rng import Rng

from . import saving
from .board import CORNERS, SIDES, SQUARES, START, THRONE, board_of
from .manifest import MANIFEST
from .notation import ACTIONS, TEXTS
from .observation import FEATURES
from .position import ATTACKERS
from .state import State


class Hnefatafl:
    """The king's table for two: attackers around, the king and his defenders in the middle."""

    manifest = MANIFEST
    name = MANIFEST.name
    title = MANIFEST.title
    rules_version = saving.RULES_VERSION
    content_hash = saving.CONTENT_HASH
    seat_counts: Sequence[int] = (2,)
    action_count = len(TEXTS)
    features = FEATURES
    options: Sequence[Option] = (
        Option("sides", None, SIDES, "The sides in seat order, as a list or with commas; else attacker, defender."),
    )

    def new(self, seats: int, seed: int, **options: Any) -> State:
        """Nothing is left to chance: every seed begins the same game."""
        known = given_options(self.title, self.options, options)
        seats_and_seed(self.title, self.seat_counts, seats, seed)
        sides = different_names(known, "sides", 2, saving.SIDE_NUMBERS) or [0, 1]
        return State(board_of(START), ATTACKERS, (sides[0], sides[1]))

    def from_dict(self, data: Mapping[str, Any]) -> State:
        state = State(board_of(START))
        saving.read_save(state, data)
        return sound(state, saving.broken, "save", StateError)

    def imagine(self, view: View, rng: Any) -> State:
        state = State(board_of(START))
        saving.read_view(state, view)
        return sound(state, saving.broken, "view", StateError)

    def action(self, number: int) -> Action:
        return ACTIONS.action(number)

    def number(self, action: Action) -> int:
        return ACTIONS.number(action)

    def position(self, data: Mapping[str, Any]) -> State:
        state = State(board_of(START))
        saving.read_table(state, table_of(data))
        return sound(state, saving.broken, "position", ScenarioError)

    def describe(self, state: State) -> dict[str, Any]:
        """The table from which `position` makes this state again: what is as at the beginning is left out."""
        told = saving.table_of(state)
        return {key: value for key, value in told.items() if value != saving.DEFAULTS[key]}

    def seat_names(self, state: State) -> list[str]:
        return [SIDES[side] for side in state.sides]

    def facts(self, state: State) -> dict[str, Any]:
        return saving.facts(state)

    def invariants(self, state: State) -> list[str]:
        return saving.broken(state)

    def catalogue(self) -> dict[str, Any]:
        corners = [SQUARES[square] for square in CORNERS]
        return {"squares": list(SQUARES), "start": list(START), "throne": SQUARES[THRONE], "corners": corners}

    def playout(self, seats: int, seed: int, games: int) -> tuple[int, int]:
        """Random games: how many moves, and a hash of all of them."""
        digest, decisions = hashlib.sha256(), 0
        for number in range(games):
            rng = Rng(seed + number)
            state = self.new(seats, seed + number)
            state.record_events = False
            while not state.over:
                moves = state.moves()
                move = moves[int(rng.below(len(moves)))]
                state.move(move)
                digest.update(move.to_bytes(2, "big"))
                decisions += 1
        return decisions, int.from_bytes(digest.digest()[:8], "big")


GAME = Hnefatafl()
