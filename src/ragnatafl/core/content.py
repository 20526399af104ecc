"""Reading content files: TOML with clear errors that name file and key, and a hash of what the numbers say."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .errors import ContentError


class TomlTable:
    """A TOML table that knows where it stands, so that every complaint names its file and key."""

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        self.data = data
        self.where = where

    def fail(self, key: str, why: str) -> ContentError:
        return ContentError(f"{self.where}: {key} {why}.")

    def only(self, *known: str) -> None:
        for key in self.data:
            if key not in known:
                raise self.fail(key, f"is not a known key here (known: {', '.join(known)})")

    def table(self, key: str) -> TomlTable:
        value = self.data.get(key)
        if not isinstance(value, Mapping):
            raise self.fail(key, "must be a table" if key in self.data else "is missing")
        return TomlTable(value, f"{self.where} [{key}]")

    def tables(self, skip: tuple[str, ...] = ("provenance",)) -> list[tuple[str, TomlTable]]:
        return [(key, self.table(key)) for key in self.data if key not in skip]

    def text(self, key: str, choices: tuple[str, ...] | None = None) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value:
            raise self.fail(key, "must be a text" if key in self.data else "is missing")
        if choices is not None and value not in choices:
            raise self.fail(key, f'is "{value}", but must be one of {", ".join(choices)}')
        return value

    def number(self, key: str, default: int | None = None, least: int = 0, most: int = 1000) -> int:
        value = self.data.get(key, default)
        if value is None:
            raise self.fail(key, "is missing")
        return self.check_number(key, value, least, most)

    def check_number(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fail(key, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, key: str, count: int | None = None, least: int = 0, most: int = 1000) -> list[int]:
        value = self.data.get(key)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise self.fail(key, f"must be a list of {count if count is not None else ''} whole numbers")
        return [self.check_number(key, item, least, most) for item in value]

    def texts(self, key: str, choices: tuple[str, ...] | None = None, count: int | None = None) -> list[str]:
        value = self.data.get(key)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            what = f"must be a list of {count} texts" if count is not None else "must be a list of texts"
            raise self.fail(key, what if key in self.data else "is missing")
        for item in value:
            if not isinstance(item, str) or (choices is not None and item not in choices):
                raise self.fail(key, f"has {item!r}, but knows only {', '.join(choices or ('texts',))}")
        return list(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, "must be true or false" if key in self.data else "is missing")
        return value

    def provenance(self) -> str:
        """Each table of numbers says where they come from."""
        return self.text("provenance")


def read_toml(path: Path) -> TomlTable:
    try:
        return TomlTable(tomllib.loads(path.read_text("utf-8")), path.name)
    except OSError as error:
        raise ContentError(f"{path.name} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{path.name} is not valid TOML: {error}.") from None


def content_hash(tables: list[TomlTable]) -> str:
    """Twelve hex digits of what the files say; comments, spacing and order of keys do not matter."""
    canonical = json.dumps([[t.where, t.data] for t in tables], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def differences(ours: Path, theirs: Path) -> list[str]:
    """What a changed content folder says otherwise than the shipped one: a sentence for each file and key."""
    found: list[str] = []
    names = {path.relative_to(folder).as_posix() for folder in (ours, theirs) for path in folder.rglob("*.toml")}
    for name in sorted(names):
        if not (theirs / name).is_file():
            found.append(f"{name} is missing.")
        elif not (ours / name).is_file():
            found.append(f"{name} is new.")
        else:
            compare(name, "", read_toml(ours / name).data, read_toml(theirs / name).data, found)
    return found


def compare(name: str, key: str, ours: object, theirs: object, found: list[str]) -> None:
    """Adds a sentence for each value that differs at or below this key."""
    if isinstance(ours, Mapping) and isinstance(theirs, Mapping):
        for inner in (*ours, *(other for other in theirs if other not in ours)):
            path = f"{key}.{inner}" if key else inner
            if inner not in theirs:
                found.append(f"{name}: {path} is missing (shipped: {written(ours[inner])}).")
            elif inner not in ours:
                found.append(f"{name}: {path} is new: {written(theirs[inner])}.")
            else:
                compare(name, path, ours[inner], theirs[inner], found)
        shared = [inner for inner in ours if inner in theirs]
        if shared != [inner for inner in theirs if inner in ours]:
            found.append(f"{name}: {key or 'the file'} has the same keys in another order.")
    elif type(ours) is not type(theirs) or ours != theirs:
        found.append(f"{name}: {key} is {written(theirs)} (shipped: {written(ours)}).")


def written(value: object) -> str:
    """A value as a content file would have it, near enough to be recognised."""
    return json.dumps(value, ensure_ascii=False, default=str)
