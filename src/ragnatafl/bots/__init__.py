"""Bots: anything that chooses an action from a view. A bot never holds the real state."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module, metadata
from importlib.util import find_spec
from typing import Any, Protocol

from ragnatafl.core import registry
from ragnatafl.core.contract import Game, View
from ragnatafl.core.errors import OptionError, RagnataflError
from ragnatafl.core.rng import Rng


class Bot(Protocol):
    """One player. `needs_view` may be False for a bot that never looks: then the view it gets is empty."""

    name: str
    needs_view: bool

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        """One of the `legal` actions (never empty); `budget` is the time to think, in seconds."""


FOR_ANY_GAME = {"random": "ragnatafl.bots.random_bot:RandomBot"}
"""Bots that know no game: references to factories, which are called with the game object."""


GROUP = "ragnatafl.bots"
"""The entry points of other packages' bots: `<game>.<name> = "module:attribute"`."""


@cache
def _installed() -> dict[str, str]:
    return {one.name: one.value for one in metadata.entry_points(group=GROUP)}


def _references(game_name: str) -> dict[str, str]:
    found = {name: value for name, value in _installed().items() if name.startswith(f"{game_name}.")}
    others = {name.partition(".")[2]: value for name, value in found.items()}
    return {**FOR_ANY_GAME, **others, **registry.manifest(game_name).bots}


def _levels(game_name: str) -> Mapping[str, float]:
    return registry.manifest(game_name).levels if _thinks() else {}


def has_network(game_name: str) -> bool:
    """Whether a network of this game is here and can be asked."""
    return bool(_levels(game_name))


def _styles(game_name: str) -> Mapping[str, Mapping[str, float]]:
    return registry.manifest(game_name).styles if _thinks() else {}


def _ahead(game_name: str) -> Mapping[str, float]:
    return registry.manifest(game_name).ahead if _thinks() else {}


@cache
def _thinks() -> bool:
    """Whether networks can be asked here."""
    return find_spec("numpy") is not None


def finished(made: Any, name: str) -> Bot:
    """A bot with what a short class may leave out: its name, and that it looks at its view."""
    if not callable(getattr(made, "choose", None)):
        raise OptionError(f'"{name}" makes no bot: it has no method choose.')
    for attribute, value in (("name", name), ("needs_view", True)):
        if not hasattr(made, attribute):
            setattr(made, attribute, value)
    found: Bot = made
    return found


def made(factory: Callable[..., Any], game_name: str, name: str, /, **parameters: Any) -> Bot:
    """A fresh bot. Its class may be anybody's: whatever it raises is an OptionError that names the bot."""
    game = registry.game(game_name)
    try:
        return finished(factory(game, **parameters), name)
    except RagnataflError:
        raise
    except (Exception, SystemExit) as error:
        raise OptionError(f'The bot "{name}" cannot be made: {fault(error)}.') from error


def loaded(reference: str, name: str) -> Any:
    """What "module:attribute" leads to; whatever the module raises is an OptionError that names the bot."""
    module, _, attribute = reference.partition(":")
    if not attribute.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise OptionError(f'A class of a bot is written MODULE:CLASS, not "{reference}".')
    try:
        found = import_module(module)
    except ImportError as error:
        raise OptionError(f'The bot "{name}" cannot be loaded: {error}.') from error
    except (Exception, SystemExit) as error:
        raise OptionError(f'The bot "{name}" cannot be loaded: {fault(error)}.') from error
    if not hasattr(found, attribute):
        raise OptionError(f'There is no "{attribute}" in the module "{module}".')
    return getattr(found, attribute)


def fault(error: BaseException) -> str:
    """What somebody else's code has raised, as a part of a sentence."""
    text = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def bot_names(game_name: str) -> list[str]:
    """The bots that can play this game, the strongest of our own last."""
    return [*_references(game_name), *_styles(game_name), *_levels(game_name), *_ahead(game_name)]


def quick_bots(game_name: str) -> list[str]:
    """Those that answer at once."""
    return [*_references(game_name), *_levels(game_name)]


def best_bot(game_name: str) -> str:
    """The strongest of our own that answers at once: it gives hints."""
    return quick_bots(game_name)[-1]


def usual_bot(game_name: str) -> str:
    """The bot that plays where nobody has chosen one."""
    usual = registry.manifest(game_name).usual_bot
    return usual if usual in bot_names(game_name) else best_bot(game_name)


def bot(game_name: str, name: str) -> Bot:
    """A fresh bot for this game; raises OptionError, naming those that exist, if there is none of this name."""
    found = made(factory(game_name, name), game_name, name)
    try:
        found.name = name
    except AttributeError:  # a class may keep its own
        pass
    return found


def factory(game_name: str, name: str) -> Callable[[Game], Any]:
    """What makes this bot; raises OptionError as `bot` does, but loads no network."""
    if name in _levels(game_name):
        return partial(_mind, temperature=_levels(game_name)[name])
    if name in _styles(game_name):
        return partial(_mind, liking=_styles(game_name)[name])
    if name in _ahead(game_name):
        return partial(_looking_ahead, seconds=_ahead(game_name)[name])
    reference = _references(game_name).get(name)
    if reference is None:
        known = bot_names(game_name)
        near = difflib.get_close_matches(name, known, 1)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise OptionError(f'There is no bot "{name}" for {game_name}; there is: {", ".join(known)}.{hint}')
    found: Callable[[Game], Any] = loaded(reference, name)
    return found


def _mind(game: Game, temperature: float = 0.0, liking: Mapping[str, float] | None = None) -> Bot:
    from .mind import MindBot  # NumPy is loaded where a network is asked

    return MindBot(game, temperature=temperature, liking=liking)


def _looking_ahead(game: Game, seconds: float) -> Bot:
    from .search import Search, SearchBot

    return SearchBot(game, search=Search(seconds=seconds))


def partners(game_name: str) -> list[str]:
    """The bots that sit down with people, the strongest last."""
    unfit = registry.manifest(game_name).unfit
    return [name for name in bot_names(game_name) if name not in unfit]


def offered(game_name: str) -> list[str]:
    """The bots that a form offers to people: the levels of the game's network, where it has one and NumPy is there."""
    return [*_levels(game_name), *_ahead(game_name), *_styles(game_name)] or partners(game_name)


def check_partner(game_name: str, name: str) -> None:
    """Raises OptionError for a bot that there is not, or that plays this game only among bots."""
    factory(game_name, name)
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
        factory(game_name, name)
    return names
