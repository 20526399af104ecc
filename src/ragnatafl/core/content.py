"""Files of TOML, a hash of what content files say, and what a changed folder of them says otherwise."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

from .errors import ContentError, RagnataflError
from .reading import Reader


def read_toml(path: Path, error: type[RagnataflError] = ContentError, source: str = "") -> Reader:
    """A file of TOML, called by its name unless said otherwise; raises the error for one that is not."""
    return parsed_toml(read_text(path, error, source or path.name), source or path.name, error)


def read_text(path: Path, error: type[RagnataflError], source: str) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as problem:
        raise error(f"{source} cannot be read: {problem.strerror}.") from problem
    except UnicodeDecodeError as problem:
        raise error(f"{source} is not UTF-8 text (byte {problem.start}).") from problem


def parsed_toml(text: str, source: str, error: type[RagnataflError]) -> Reader:
    try:
        return Reader(tomllib.loads(text), source, error)
    except (ValueError, RecursionError) as problem:  # a number of thousands of digits is no TOMLDecodeError
        why = str(problem).rstrip(".")
        raise error(f"{source} is not valid TOML: {why}.").explained("reading_toml", why=why) from None


def content_hash(tables: list[Reader]) -> str:
    """Twelve hex digits of what the files say; comments, spacing and order of keys do not matter."""
    canonical = json.dumps([[table.where, table.data] for table in tables], sort_keys=True, separators=(",", ":"))
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
