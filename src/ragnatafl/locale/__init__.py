"""Everything a player reads, in every language: Fluent files (`<language>/*.ftl`), compiled for the browser."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ragnatafl.core.errors import OptionError
from ragnatafl.locale.compile import LocaleError, Message, compile_files

__all__ = ["DEFAULT", "LocaleError", "bundle", "languages", "messages", "negotiate"]

FOLDER = Path(__file__).parent
DEFAULT = "en"
_ORDER = ("en", "pl", "ru", "bg")


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, English first."""
    found = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda name: (_ORDER.index(name) if name in _ORDER else len(_ORDER), name)))


@cache
def messages(language: str) -> dict[str, Message]:
    """What is written in this language, and nothing else. Shared: do not change it."""
    if language not in languages():
        raise OptionError(f'There are no texts in "{language}"; there are: {", ".join(languages())}.')
    return compile_files(sorted((FOLDER / language).glob("*.ftl")))


@cache
def bundle(language: str) -> dict[str, Any]:
    """The texts of one language as the browser gets them; English stands in for what is not translated."""
    return {"lang": language, "messages": {**messages(DEFAULT), **messages(language)}}


def negotiate(accept_language: str | None) -> str:
    """The language that an Accept-Language header ("pl-PL,pl;q=0.9,en;q=0.5") asks for first; else English."""
    wanted: list[tuple[float, int, str]] = []
    for order, item in enumerate((accept_language or "").split(",")[:32]):
        tag, _, parameters = item.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        quality = _quality(parameters)
        if primary in languages() and quality > 0:
            wanted.append((-quality, order, primary))
    return min(wanted)[2] if wanted else DEFAULT


def _quality(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
