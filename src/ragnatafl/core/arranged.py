"""Reading the position tables of scenarios: every fault becomes one sentence that names the key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import ScenarioError


def fail(what: str) -> ScenarioError:
    return ScenarioError(f"position: {what}.")


def only(data: Mapping[str, Any], known: Sequence[str], where: str = "") -> None:
    for key in data:
        if key not in known:
            raise fail(f"{where}{key} is not a known key (known: {', '.join(known)})")


def number(data: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise fail(f"{key} must be a whole number from {least} to {most}, not {value!r}")
    return value


def flag(data: Mapping[str, Any], key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise fail(f"{key} must be true or false, not {value!r}")
    return value


def texts(data: Mapping[str, Any], key: str, known: Sequence[str] | None = None) -> list[str]:
    """A list of names; a single name counts as a list of one."""
    value = data.get(key, [])
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or any(not isinstance(item, str) for item in found):
        raise fail(f"{key} must be a list of names, not {value!r}")
    for item in found:
        if known is not None and item not in known:
            raise fail(f"{key} holds {item!r}, which is not one of {', '.join(known)}")
    return found


def table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise fail(f"{key} must be a table, not {value!r}")
    return value


def choice(data: Mapping[str, Any], key: str, default: str, known: Sequence[str]) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or value not in known:
        raise fail(f"{key} must be one of {', '.join(known)}, not {value!r}")
    return value
