"""Scenarios: the rules as examples. A TOML file of positions, steps in notation and what must then be true.

    [[scenario]]
    id = "EX-15"
    title = "Unopposed pillage"
    rules = ["EX-15", "BR-13.7"]
    position = { ... }               # for game.position; or new = { seats = 3, seed = 5 } for game.new
    steps = [
      "wolf: pillage horgr",                                  # is played
      { try = "wolf: march horgr", refused = "BR-10.1" },     # is refused by this rule and changes nothing
      { expect = { "wolf.glory" = 5 } },                      # facts, by dotted path
      { legal = "raven", is = ["decline"] },                  # or has = [...], lacks = [...]
      { view = "raven", hides = ["tyrs_crush"] },             # and shows = [...]; "spectator" sees what all see
      { events = "raven", has = ["pillaged"] },               # of the last decision; also is, lacks; an item may be a
                                                              # table: { name = "...", card = "..." }
      { random_until = "phase", equals = "quest" },           # plays at random; also seed, limit
      { round_trip = true },                                  # to_dict and from_dict give the same position
    ]
    expect = { "horgr.pillaged" = true }

TOML has no null: where a fact is nothing, expect the text "none". Facts "waiting" and "over" exist for every game, and
"wolf.hand.count" is the number of items of the list or table "wolf.hand".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ragnatafl.core.content import read_toml
from ragnatafl.core.errors import ScenarioError
from ragnatafl.core.reading import Reader

ALLOW_FILE = "allow.toml"

_SCENARIO_KEYS = ("id", "title", "rules", "position", "new", "steps", "expect", "note")
_STEP_KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    # kind of step: (keys it must have, keys it may have)
    "try": (("refused",), ()),
    "expect": ((), ()),
    "legal": ((), ("has", "is", "lacks")),
    "view": ((), ("hides", "shows")),
    "events": ((), ("has", "is", "lacks")),
    "random_until": (("equals",), ("seed", "limit")),
    "round_trip": ((), ()),
}


@dataclass(frozen=True)
class Scenario:
    """One example as it stands in the file."""

    path: Path
    game: str
    id: str
    title: str
    rules: tuple[str, ...]
    position: Mapping[str, Any] | None
    new: Mapping[str, Any] | None
    steps: tuple[str | Mapping[str, Any], ...]
    expect: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.path.name}: {self.id}"


def files(paths: Iterable[str | Path]) -> list[Path]:
    """The scenario files meant by these files and folders, sorted; raises ScenarioError for a path without any."""
    found: list[Path] = []
    for given in paths:
        path = Path(given)
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*.toml") if file.name != ALLOW_FILE)
            if not inside:
                raise ScenarioError(f"There is no scenario file (*.toml) in {path}.")
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            raise ScenarioError(f"There is no scenario file or folder {path}.")
    return list(dict.fromkeys(found))


def load(paths: Iterable[str | Path]) -> list[Scenario]:
    """All scenarios of these files and folders; an id may stand only once in a game."""
    scenarios: list[Scenario] = []
    seen: dict[tuple[str, str], Path] = {}
    for path in files(paths):
        for scenario in load_file(path):
            key = (scenario.game, scenario.id)
            if key in seen:
                raise ScenarioError(f'{path}: the scenario id "{scenario.id}" already stands in {seen[key]}.')
            seen[key] = path
            scenarios.append(scenario)
    return scenarios


def load_file(path: str | Path) -> list[Scenario]:
    """The scenarios of one file; raises ScenarioError, naming file, scenario and key, if it is malformed."""
    path = Path(path)
    file = read_toml(path, ScenarioError, str(path))
    file.only("game", "scenario")
    game = file.text("game", default=_game_of(path))
    if not game:
        raise file.fail("game", 'must be named: put the file under scenarios/<game>/ or write game = "..."')
    entries = file.rows("scenario", optional=True)
    if not entries:
        raise file.fail("", "must have a [[scenario]] table")
    return [_read(path, game, entry) for entry in entries]


def _game_of(path: Path) -> str:
    """The name of the folder right under `scenarios/`."""
    parts = path.resolve().parts
    if "scenarios" not in parts[:-2]:
        return ""
    return parts[len(parts) - parts[::-1].index("scenarios")]


def _read(path: Path, game: str, entry: Reader) -> Scenario:
    entry.key = f"scenario.{entry.text('id')}"
    entry.only(*_SCENARIO_KEYS)
    rules = entry.texts("rules")
    if not rules:
        raise entry.fail("rules", "must list the ids that are shown")
    if ("position" in entry.data) == ("new" in entry.data):
        raise entry.fail("", 'needs either "position" or "new"')
    position, new, expect = (entry.table(key, optional=True).data for key in ("position", "new", "expect"))
    steps = entry.items("steps", optional=True)
    if not steps and not expect:
        raise entry.fail("", 'checks nothing: give "steps" or "expect"')
    for number, step in enumerate(steps):
        _check_step(entry, number, step)
    return Scenario(
        path,
        game,
        entry.text("id"),
        entry.text("title", default=""),
        tuple(rules),
        position if "position" in entry.data else None,
        new if "new" in entry.data else None,
        tuple(steps),
        expect,
    )


def _check_step(entry: Reader, number: int, step: Any) -> None:
    if isinstance(step, Mapping):
        _check_step_table(Reader(step, entry.source, entry.error, entry, f"steps.{number + 1}"))
    elif not isinstance(step, str) or ":" not in step:
        raise entry.wrong_entry("steps", number, '"seat: notation" or a table')


def _check_step_table(step: Reader) -> None:
    kinds = [key for key in step.data if key in _STEP_KEYS]
    if len(kinds) != 1:
        raise step.fail("", f"must have exactly one of the keys {', '.join(_STEP_KEYS)}")
    kind = kinds[0]
    needed, possible = _STEP_KEYS[kind]
    step.only(kind, *needed, *possible)
    for key in needed:
        if key not in step.data:
            raise step.fail(key, "is missing")
    if kind in ("legal", "view", "events") and not set(possible) & set(step.data):
        raise step.fail("", f"needs one of {', '.join(possible)}")
    for key in ("is", "has", "lacks", "hides", "shows"):
        step.items(key, optional=True) if kind == "events" else step.texts(key, optional=True)
    if kind == "expect":
        step.table("expect")
    if kind == "random_until":
        step.number("seed", 0, 2**63, default=1)
        step.number("limit", 1, 10**6, default=1)
    if kind == "try" and ":" not in step.text("try"):
        raise step.wrong("try", '"seat: notation"')
