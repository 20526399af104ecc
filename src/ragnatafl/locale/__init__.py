"""Everything a player reads, in every language: Fluent files, compiled for the browser.

The words of the program itself are `<language>/*.ftl` here, those of a game `locale/<language>/*.ftl` in its folder."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError
from ragnatafl.core.lessons import stage_names
from ragnatafl.core.manifest import Manifest
from ragnatafl.core.protocol import protocol_facts
from ragnatafl.locale.compile import LocaleError, Message, compile_files

__all__ = [
    "DEFAULT",
    "FIRST",
    "LocaleError",
    "bundle",
    "from_environment",
    "group_texts",
    "groups",
    "languages",
    "messages",
    "negotiate",
]

FOLDER = Path(__file__).parent
DEFAULT = "en"
PARTS = ("almanac.js", "face.js", "replay.css", "setup.js", "sign.js", "sign.css")
"""Files of a game that the page asks for by itself, where there are any."""
FIRST = ""
"""The name of the group of texts that the browser gets at once."""
INTERFACE, DOOR = "interface.ftl", "door.ftl"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_ORDER = ("en", "pl", "ru", "bg")


def folders() -> list[Path]:
    """Where words are: here, and with each game."""
    own = (registry.folder(name) / "locale" for name in registry.names())
    return [FOLDER, *(folder for folder in own if folder.is_dir())]


def files(language: str = "*") -> list[Path]:
    return [path for folder in folders() for path in sorted(folder.glob(f"{language}/*.ftl"))]


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, English first."""
    found = {path.parent.name for path in files()}
    return tuple(sorted(found, key=lambda name: (_ORDER.index(name) if name in _ORDER else len(_ORDER), name)))


@cache
def messages(language: str) -> dict[str, Message]:
    """What is written in this language, and nothing else. Shared: do not change it."""
    if language not in languages():
        raise OptionError(f'There are no texts in "{language}"; there are: {", ".join(languages())}.')
    return compile_files(files(language))


@cache
def bundle(language: str) -> dict[str, Any]:
    """The texts of one language for the browser: without those of the terminal (`ui-terminal-*`,
    `<prefix>-terminal-*`). English stands in for what is not translated."""
    whole = {**messages(DEFAULT), **messages(language)}
    texts = {name: message for name, message in whole.items() if name.split("-")[1:2] != ["terminal"]}
    return {
        "lang": language,
        "messages": texts,
        "games": {one.name: manifest_facts(one) for one in registry.manifests()},
        "protocol": protocol_facts(),
    }


@cache
def groups() -> dict[str, frozenset[str]]:
    """The messages that the browser gets together: `FIRST` at once, the others when it asks for them.

    First come `interface.ftl` of the program and of each game what is read before one sits down, its `door.ftl` (all of
    it, where it has none). Then each game has a group of its name, and each other file of the program one too; a
    game's file that is called like one of those comes with it."""
    found: dict[str, set[str]] = {name: set() for name in (FIRST, *registry.names())}
    for path in files(DEFAULT):
        found.setdefault(group_of(path), set()).update(MESSAGE.findall(path.read_text(encoding="utf-8")))
    return {group: frozenset(names) for group, names in found.items()}


def group_of(path: Path) -> str:
    folder = path.parent.parent
    owner = next((name for name in registry.names() if registry.folder(name) / "locale" == folder), None)
    if owner is None:
        return FIRST if path.name == INTERFACE else path.stem
    if path.name != INTERFACE and (FOLDER / DEFAULT / path.name).is_file():
        return path.stem
    return FIRST if path.name == DOOR or not path.with_name(DOOR).is_file() else owner


@cache
def group_texts(language: str, group: str) -> dict[str, Any]:
    """One group of the texts of a language; the first also has what is not a text."""
    whole = bundle(language)
    texts = {name: message for name, message in whole["messages"].items() if name in groups()[group]}
    return {**whole, "messages": texts} if group == FIRST else {"lang": language, "messages": texts}


def manifest_facts(manifest: Manifest) -> dict[str, Any]:
    """What the page must know of a game to name its things and to find its parts."""
    return {
        "prefix": manifest.prefix,
        "seat": manifest.seat,
        "open": manifest.open,
        "chance": manifest.chance,
        "door_option": manifest.door_option,
        "habits": dict(manifest.habits),
        "families": {kind: list(families) for kind, families in manifest.families.items()},
        "mind": bool(manifest.mind),
        "pages": dict(manifest.pages),
        "has": [name for name in PARTS if (registry.folder(manifest.name) / "web" / name).is_file()],
        "stages": stage_names(manifest.name),
    }


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


def from_environment(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG ("pl_PL.UTF-8") asks for; else English."""
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return negotiate(asked.partition(".")[0].replace("_", "-"))


def _quality(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
