"""Which games exist. A game is a name and the place of its object, imported only when somebody asks for it."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import cast

from ragnatafl.core.contract import Game
from ragnatafl.core.errors import OptionError

_places: dict[str, str] = {}
_loaded: dict[str, Game] = {}


def register(name: str, place: str) -> None:
    """Make a game known under `name`; `place` is "package.module:attribute"."""
    if ":" not in place:
        raise OptionError(f'The place of game "{name}" must be "module:attribute", not "{place}".')
    _places[name] = place
    _loaded.pop(name, None)


def names() -> list[str]:
    """The games that can be asked for, in the order they were registered."""
    return list(_places)


def place(name: str) -> str:
    """Where a game comes from, so that another process can register it too."""
    if name not in _places:
        known = ", ".join(_places) or "none"
        near = difflib.get_close_matches(name, _places, 1)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise OptionError(f'There is no game "{name}"; there is: {known}.{hint}')
    return _places[name]


def game(name: str) -> Game:
    """The game of this name; raises OptionError, naming those that exist, if there is none."""
    if name not in _loaded:
        module, _, attribute = place(name).partition(":")
        found = getattr(import_module(module), attribute)
        _loaded[name] = cast(Game, found() if isinstance(found, type) else found)
    return _loaded[name]
