"""The scenarios as examples that can be looked at: each is a position and what is then played, as a record.

They lie in tests/scenarios of a checkout, and in the installed package as `scenarios`; a game of its own package may
have a folder `scenarios` beside its rules.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ragnatafl.core import registry, scenario
from ragnatafl.core.begin import POSITION
from ragnatafl.core.record import Record
from ragnatafl.core.scenario import Scenario

MARK = "ex-"
"""How the names of the examples' replays begin."""


def folder_of(game_name: str) -> Path | None:
    """Where the scenarios of a game are, if there are any."""
    package = Path(__file__).resolve().parent.parent
    places = (package.parent.parent / "tests" / "scenarios", package / "scenarios")
    found = [*(place / game_name for place in places), registry.folder(game_name) / "scenarios"]
    return next((place for place in found if place.is_dir()), None)


@cache
def examples(game_name: str) -> tuple[Scenario, ...]:
    """The scenarios that begin with a position in which something is played."""
    folder = folder_of(game_name)
    if folder is None:
        return ()
    return tuple(one for one in scenario.load([folder]) if one.position is not None and any(played(one)))


def played(one: Scenario) -> Iterator[tuple[str, str]]:
    """Who plays what, up to where a scenario plays on at random."""
    for step in one.steps:
        if isinstance(step, str):
            seat, _, text = step.partition(":")
            yield seat.strip(), text.strip()
        elif "random_until" in step:
            return


def name_of(one: Scenario) -> str:
    """The name of its replay, the same on every server."""
    return MARK + hashlib.sha256(f"{one.game} {one.id}".encode()).hexdigest()[:16]


def named(name: str) -> Scenario | None:
    """The example whose replay has this name."""
    return by_name().get(name) if name.startswith(MARK) else None


@cache
def by_name() -> dict[str, Scenario]:
    return {name_of(one): one for game_name in registry.names() for one in examples(game_name)}


def record_of(one: Scenario) -> Record:
    """The example as the record of a game."""
    game = registry.game(one.game)
    seats = game.position(one.position or {}).seats
    record = Record.start(game, seats, 0, None, **{POSITION: dict(one.position or {})})
    for seat, text in played(one):
        record.add(record.seat_names.index(seat), text)
    return record


def of_rule(game_name: str, rule_id: str) -> list[Scenario]:
    """The examples that show a rule."""
    return [one for one in examples(game_name) if rule_id in one.rules]


def of_thing(game_name: str, code: str) -> list[Scenario]:
    """The examples in which a thing plays a part: first those that are about it."""
    word = re.compile(rf"\b{re.escape(code)}\b")
    about = [one for one in examples(game_name) if word.search(" ".join((one.id, *one.rules)))]
    using = [one for one in examples(game_name) if one not in about and word.search(f"{one.position} {one.steps}")]
    return about + using
