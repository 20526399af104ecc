"""Playing with other numbers: `--content FOLDER` names a changed copy of a game's content folder.

A game reads its content once, when it is loaded. So the folder is noted in the environment before that, where the
processes that this one starts find it, too. What is played so has a content hash of its own, which its records name.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from . import registry
from .errors import OptionError

OPTION = "--content"
VARIABLE = "RAGNATAFL_CONTENT_"


def content_folder(game: str, shipped: Path) -> Path:
    """Where a game finds its content: the folder that was named for it, else the one it came with."""
    return Path(os.environ.get(VARIABLE + game.upper()) or shipped)


def use_content(arguments: Sequence[str]) -> None:
    """Notes the folder of a command line, if it names one. Raises OptionError for what is no game's content."""
    for place, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == OPTION:
            folder = Path(value if equals else "".join(arguments[place + 1 : place + 2]))
            os.environ[VARIABLE + game_of(folder).upper()] = str(folder.resolve())


def game_of(folder: Path) -> str:
    """The game whose content a folder is a copy of: it has the same files."""
    if not folder.is_dir():
        raise OptionError(f"{folder} is not a folder.")
    names = {path.name for path in folder.glob("*.toml")}
    for game in registry.names():
        shipped = {path.name for path in (registry.folder(game) / "content").glob("*.toml")}
        if shipped and shipped <= names:
            return game
    raise OptionError(f"{folder} is no copy of a game's content folder: files are missing.")


def named_content(folder: Path | None) -> Path | None:
    """The folder of a command's option; raises OptionError where it was not noted when the program began."""
    if folder is not None and os.environ.get(VARIABLE + game_of(folder).upper()) != str(folder.resolve()):
        raise OptionError(f"Content is read when the program starts; start it as: ragnatafl ... {OPTION} {folder}.")
    return folder


def check_content(folder: Path | None, game: str) -> None:
    """Raises OptionError where the numbers of one game were named, and another is played."""
    if folder is not None and game_of(folder) != game:
        raise OptionError(f"{folder} is content of {game_of(folder)}, and what is played is {game}.")
