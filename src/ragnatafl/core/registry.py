"""Which games exist. A game is a name and a reference, imported only when somebody asks for it.

Our own games are the folders of `ragnatafl/games`; other packages name theirs in the entry point group
`ragnatafl.games`. A reference leads to a game's manifest, or the game object itself.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from importlib import import_module, metadata, util
from pathlib import Path
from typing import Any, cast

from ragnatafl.core.contract import Game, State, lend_words
from ragnatafl.core.errors import OptionError
from ragnatafl.core.manifest import Manifest

GROUP = "ragnatafl.games"

_registered: dict[str, str] = {}
_games: dict[str, Game] = {}
_manifests: dict[str, Manifest] = {}


def register(name: str, reference: str) -> None:
    """Make a game known under `name`; `reference` is "package.module:attribute"."""
    if ":" not in reference:
        raise OptionError(f'The reference to game "{name}" must be "module:attribute", not "{reference}".')
    _registered[name] = reference
    _games.pop(name, None)
    _manifests.pop(name, None)


@cache
def _own_games() -> dict[str, str]:
    folder = Path(__file__).resolve().parents[1] / "games"
    names = sorted(path.parent.name for path in folder.glob("*/manifest.py"))
    return {name: f"{GROUP}.{name}.manifest:MANIFEST" for name in names}


@cache
def _installed() -> dict[str, str]:
    """Of other packages; one that left nothing but its name behind does not count."""
    found = {one.name: one.value for one in metadata.entry_points(group=GROUP)}
    return {
        name: reference for name, reference in found.items() if util.find_spec(reference.split(".")[0].split(":")[0])
    }


def _references() -> dict[str, str]:
    return {**_own_games(), **_installed(), **_registered}


def names() -> list[str]:
    """The games that can be asked for: our own first."""
    return list(_references())


def reference(name: str) -> str:
    """Where a game comes from, so that another process can register it too."""
    found = _registered.get(name) or _own_games().get(name) or _installed().get(name)
    if found is None:
        known = ", ".join(names()) or "none"
        near = difflib.get_close_matches(name, names(), 1)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise OptionError(f'There is no game "{name}"; there is: {known}.{hint}')
    return found


def load(reference: str) -> Any:
    """What a reference leads to: "package.module:attribute"."""
    module, _, attribute = reference.partition(":")
    return getattr(import_module(module), attribute)


def _load(name: str) -> None:
    where = reference(name)
    try:
        found = load(where)
    except (ImportError, AttributeError) as error:
        raise OptionError(f'The game "{name}" is not to be found at {where}: {error}.') from error
    if isinstance(found, Manifest):
        _manifests[name] = found
        return
    game = cast(Game, found() if isinstance(found, type) else found)
    _games[name] = lend_words(game)
    _manifests[name] = getattr(game, "manifest", None) or Manifest(
        name, game.title, where, name, "seat", max(game.seat_counts)
    )


def manifest(name: str) -> Manifest:
    """What the shells must know of a game; raises OptionError, naming those that exist, if there is none."""
    if name not in _manifests:
        _load(name)
    return _manifests[name]


def manifests() -> list[Manifest]:
    return [manifest(name) for name in names()]


def game(name: str) -> Game:
    """The game of this name; raises OptionError, naming those that exist, if there is none."""
    if name not in _games:
        where = manifest(name).game
        if name not in _games:
            _games[name] = lend_words(cast(Game, load(where)))
    return _games[name]


def restored(data: Mapping[str, Any]) -> State:
    """The state of a save, whichever game it is of: how a pickled one comes back."""
    return game(str(data["game"])).from_dict(data)


def is_compiled(name: str) -> bool:
    """Whether a game's own positions come from a compiled module; those of another package may not."""
    one = game(name)
    module = import_module(type(one.new(seats=one.seat_counts[0], seed=0)).__module__)
    return not str(module.__file__).endswith(".py")


@cache
def _folder(where: str) -> Path:
    spec = util.find_spec(where.partition(":")[0])
    if spec is None or spec.origin is None:
        raise OptionError(f"There are no files at {where}.")
    return Path(spec.origin).resolve().parent


def folder(name: str) -> Path:
    """The folder of a game's package, where its words and its face are. A game that is only an object has none."""
    where = reference(name)
    return _folder(where) / name if manifest(name).game == where else _folder(where)
