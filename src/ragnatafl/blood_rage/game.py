"""The game object: options, new games, saved states, views turned into states, scenario positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.contract import Option, View
from ..core.errors import OptionError, StateError
from ..core.rng import as_rng
from . import actions
from .arrange import arrange
from .content import CONTENT
from .facts import facts
from .invariants import broken
from .machine import advance, random_games
from .notation import TEXTS
from .redeal import redeal
from .saving import RULES_VERSION, restore
from .state import State, new_state
from .view import restore_view


class BloodRage:
    """Blood Rage, the base game for 2 to 4 clans."""

    name = "blood_rage"
    title = "Blood Rage"
    rules_version = RULES_VERSION
    content_hash = CONTENT.hash
    seat_counts: Sequence[int] = (2, 3, 4)
    action_count = int(actions.COUNT)
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
        known = {option.name: option.default for option in self.options}
        for key in options:
            if key not in known:
                raise OptionError(f"Blood Rage has no option {key!r}; it has {', '.join(known)}.")
        known.update(options)
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            raise OptionError(f"Blood Rage is for 2, 3 or 4 seats, not {seats!r}.")
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
            raise OptionError(f"A seed is a whole number from 0 to 2**64 - 1, not {seed!r}.")
        first = known["first"]
        if first is not None and (isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats):
            raise OptionError(f"The option first is a seat from 0 to {seats - 1}, not {first!r}.")
        if not isinstance(known["first_game"], bool):
            raise OptionError(f"The option first_game is true or false, not {known['first_game']!r}.")
        clans = self.clan_numbers(known["clans"], seats)
        return new_state(seats, seed, clans, -1 if first is None else first, known["first_game"])

    def clan_numbers(self, value: Any, seats: int) -> list[int]:
        if value is None:
            return list(range(seats))
        names = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
        if (
            not isinstance(names, (list, tuple))
            or len(names) != seats
            or any(not isinstance(name, str) or name not in CONTENT.clans for name in names)
            or len(set(names)) != seats
        ):
            raise OptionError(
                f"The option clans names {seats} different clans out of {', '.join(CONTENT.clans)}, not {value!r}."
            )
        return [CONTENT.clans.index(name) for name in names]

    def from_dict(self, data: Mapping[str, Any]) -> State:
        state = State(0)
        restore(state, data)
        problems = broken(state)
        if problems:
            raise StateError(f"This is not a sound Blood Rage position: {problems[0]}")
        return state

    def imagine(self, view: View, rng: Any) -> State:
        try:
            generator = as_rng(rng)
        except TypeError as error:
            raise StateError(str(error)) from None
        state = State(0)
        try:
            redeal(state, restore_view(state, view), generator)
        except (ArithmeticError, LookupError, TypeError) as error:
            raise StateError(f"This is not a sound view of Blood Rage: {error}.") from None
        return state

    def seat_names(self, state: State) -> list[str]:
        return [CONTENT.clans[clan.name] for clan in state.clans]

    def position(self, data: Mapping[str, Any]) -> State:
        state = State(0)
        arrange(state, data)
        advance(state)
        return state

    def facts(self, state: State) -> dict[str, Any]:
        return facts(state)

    def invariants(self, state: State) -> list[str]:
        return broken(state)

    def action_text(self, action: int) -> str:
        return TEXTS[action]

    def playout(self, seats: int, seed: int, games: int) -> tuple[int, int]:
        return random_games(seats, seed, games)


GAME = BloodRage()
