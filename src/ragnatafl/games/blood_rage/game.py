"""The game object: options, new games, saved states, views turned into states, scenario positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, SupportsIndex

from ragnatafl.core.actions import Action
from ragnatafl.core.batched import Batched
from ragnatafl.core.contract import Option, View
from ragnatafl.core.errors import StateError
from ragnatafl.core.exactly import set_up, sound
from ragnatafl.core.options import different_names, given_options, given_seats, given_seed
from ragnatafl.core.rng import given_rng

from .content import CONTENT
from .content.catalogue import catalogue
from .manifest import MANIFEST
from .rules.arrange import lay, put_over
from .rules.invariants import broken
from .rules.machine import random_games
from .rules.notation import ACTIONS
from .rules.redeal import NO_WISHES, redeal
from .rules.saving import CLAN_NUMBERS, RULES_VERSION, restore
from .rules.state import State, new_state
from .telling.describe import describe
from .telling.facts import facts
from .telling.features import FEATURES
from .telling.shape import Catalogue
from .telling.view import restore_view


class BloodRage(Batched):
    """Blood Rage, the base game for 2 to 4 clans."""

    manifest = MANIFEST
    name = MANIFEST.name
    title = MANIFEST.title
    rules_version = RULES_VERSION
    content_hash = CONTENT.hash
    seat_counts: Sequence[int] = (2, 3, 4)
    action_count = len(ACTIONS.actions)
    features = FEATURES
    options: Sequence[Option] = (
        Option(
            "clans",
            None,
            CONTENT.clans,
            "The clans in seat order, as a list or with commas; else wolf, raven, serpent, bear.",
        ),
        Option("first", None, (None, 0, 1, 2, 3), "The seat of the first player in Age 1; else at random (BR-5.8)."),
        Option(
            "first_game", False, (False, True), "First-game variant: no draft in Age 1, all eight cards dealt (BR-7.7)."
        ),
    )

    def new(self, seats: int, seed: int, **options: Any) -> State:
        return self.dealer(seats, **options)(given_seed(seed))

    def dealer(self, seats: int, **options: Any) -> Callable[[int], State]:
        """Deals games that differ in nothing but their seed."""
        known = given_options(self.title, self.options, options)
        seats = given_seats(self.title, self.seat_counts, seats)
        clans = different_names(known, "clans", seats, CLAN_NUMBERS) or list(range(seats))
        first = known.number("first", 0, seats - 1, default=-1)
        first_game = known.flag("first_game")
        return lambda seed: new_state(seats, seed, clans, first, first_game)

    def from_dict(self, data: Mapping[str, Any]) -> State:
        state = State(0)
        restore(state, data)
        return sound(state, broken, "save", StateError)

    def imagine(self, view: View, rng: Any) -> State:
        generator = given_rng(rng)
        state = State(0)
        try:
            redeal(state, restore_view(state, view), generator, NO_WISHES)
        except (ArithmeticError, LookupError, TypeError) as error:
            raise StateError(f"view: its parts do not fit together ({error}).") from None
        return state

    def action(self, number: SupportsIndex) -> Action:
        return ACTIONS.action(number)

    def number(self, action: Action) -> int:
        return ACTIONS.number(action)

    def seat_names(self, state: State) -> list[str]:
        return [CONTENT.clans[clan.number] for clan in state.clans]

    def position(self, data: Mapping[str, Any]) -> State:
        return set_up(data, lambda: State(0), lay, put_over, broken)

    def describe(self, state: State) -> dict[str, Any]:
        return describe(state)

    def facts(self, state: State) -> dict[str, Any]:
        return facts(state)

    def invariants(self, state: State) -> list[str]:
        return broken(state)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def playout(self, seats: int, seed: int, games: int) -> tuple[int, int]:
        return random_games(seats, seed, games)


GAME = BloodRage()
