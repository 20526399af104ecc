"""Everything a server plays with and tells, loaded before it listens; what is damaged stops it, in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from ragnatafl import locale
from ragnatafl.core import registry
from ragnatafl.core.errors import ContentError
from ragnatafl.core.rulebook import Rulebook
from ragnatafl.locale.rules import rulebook


def load_all() -> None:
    """The content of all games, and the texts and rules in all languages. Raises ContentError."""
    for name in registry.names():
        load(f"The content of {name}", load_game, name)
    for language in locale.languages():
        load(f"The texts in the language {language}", locale.bundle, language)
        for name in Rulebook.games():
            load(f"The rulebook of {name} in the language {language}", rulebook, name, language)


def load_game(name: str) -> None:
    registry.game(name).catalogue()


def load(what: str, read: Callable[..., object], *names: str) -> None:
    """Whatever a damaged file breaks at, the sentence says what was read."""
    try:
        read(*names)
    except Exception as error:
        why = str(error).rstrip(".") or type(error).__name__
        raise ContentError(f"{what} cannot be used, so the server does not start: {why}.") from error
