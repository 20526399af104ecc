"""How a game begins: with a deal, or with a position that somebody set up.

Every game takes the option `position`, the table of such a position, and then no other. It stands in records and
stores like any option; but it holds everything, so that it is told to nobody before the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .contract import Game, State
from .errors import OptionError
from .exactly import impossible
from .options import given_options
from .rng import Rng

POSITION = "position"
TRIAL = 200
"""How many decisions a position from a stranger is tried with."""


def begin(game: Game, seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """The first position; raises OptionError, or ScenarioError for a position that cannot be."""
    if POSITION not in options:
        given_options(game.title, game.options, options)
        return game.new(seats=seats, seed=seed, **options)
    if len(options) > 1:
        raise OptionError("A game that begins with a position has no other options.")
    if not isinstance(options[POSITION], Mapping):
        raise OptionError(f"The option position is a table, not {options[POSITION]!r:.40}.")
    state = game.position(options[POSITION])
    if state.seats != seats:
        raise OptionError(f"The position is for {state.seats} seats, not {seats}.")
    return state


def try_out(state: State) -> None:
    """Plays on at random in a copy; raises ScenarioError for a position over which the engine would stumble."""
    copy, rng = state.clone(), Rng(0)
    if copy.over:
        raise impossible("the game is over in it", "position_over")
    try:
        for _ in range(TRIAL):
            if copy.over:
                return
            seat = copy.waiting[int(rng.below(len(copy.waiting)))]
            legal = copy.legal(seat)
            copy.play(seat, legal[int(rng.below(len(legal)))])
            copy.views([*range(copy.seats), None])
    except Exception:
        raise impossible("it cannot be played on", "position_stuck") from None


def public_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as all may know them."""
    return {name: True if name == POSITION else value for name, value in options.items()}
