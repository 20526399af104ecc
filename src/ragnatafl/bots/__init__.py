"""Bots: anything that chooses an action from a view. A bot never holds the real state."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from typing import Protocol, cast

from ragnatafl.core import registry
from ragnatafl.core.contract import Game, View
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import Rng


class Bot(Protocol):
    """One player. `needs_view` may be False for a bot that never looks: then the view it gets is empty."""

    name: str
    needs_view: bool

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        """One of the `legal` actions (never empty); `budget` is the time to think, in seconds."""


FOR_ANY_GAME = {"random": "ragnatafl.bots.random_bot:RandomBot"}
"""Bots that know no game: references to factories, which are called with the game object."""


def _references(game_name: str) -> dict[str, str]:
    return {**FOR_ANY_GAME, **registry.manifest(game_name).bots}


def bot_names(game_name: str) -> list[str]:
    """The bots that can play this game, the strongest last."""
    return list(_references(game_name))


def best_bot(game_name: str) -> str:
    """The bot that plays where nobody has chosen one."""
    return bot_names(game_name)[-1]


def bot(game_name: str, name: str) -> Bot:
    """A fresh bot for this game; raises OptionError, naming those that exist, if there is none of this name."""
    reference = _references(game_name).get(name)
    if reference is None:
        known = bot_names(game_name)
        near = difflib.get_close_matches(name, known, 1)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise OptionError(f'There is no bot "{name}" for {game_name}; there is: {", ".join(known)}.{hint}')
    try:
        factory = cast(Callable[[Game], Bot], registry.load(reference))
    except ModuleNotFoundError as error:
        if error.name != reference.partition(":")[0]:
            raise
        raise OptionError(f'The bot "{name}" for {game_name} is not part of this installation.') from error
    return factory(registry.game(game_name))


def partners(game_name: str) -> list[str]:
    """The bots that sit down with people, the strongest last."""
    unfit = registry.manifest(game_name).unfit
    return [name for name in bot_names(game_name) if name not in unfit]


def check_partner(game_name: str, name: str) -> None:
    """Raises OptionError for a bot that there is not, or that plays this game only among bots."""
    bot(game_name, name)
    known = partners(game_name)
    if name not in known:
        title = registry.manifest(game_name).title
        raise OptionError(f'The bot "{name}" does not play {title} with people; there is: {", ".join(known)}.')


def line_up(game_name: str, text: str, seats: int) -> list[str]:
    """Bot names for all seats from "greedy,random,random" or one name for everybody."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise OptionError(f"Name one bot for all, or one for each of the {seats} seats, not {len(names)}.")
    for name in dict.fromkeys(names):
        bot(game_name, name)
    return names
