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

import difflib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ragnatafl.core import registry
from ragnatafl.core.contract import Game, State
from ragnatafl.core.errors import IllegalAction, NotationError, RagnataflError, ScenarioError
from ragnatafl.core.rng import Rng

ALLOW_FILE = "allow.toml"
SPECTATOR = "spectator"
COUNT = "count"
"""The last word of the path of a fact: how many items a list or table has."""
UNREADABLE = "notation"
"""What `refused` says when a text is not the notation of any action and the game names no rule for that."""

_SCENARIO_KEYS = {"id", "title", "rules", "position", "new", "steps", "expect", "note"}
_STEP_KEYS: dict[str, tuple[set[str], set[str]]] = {
    # kind of step: (keys it must have, keys it may have)
    "try": ({"refused"}, set()),
    "expect": (set(), set()),
    "legal": (set(), {"is", "has", "lacks"}),
    "view": (set(), {"hides", "shows"}),
    "events": (set(), {"is", "has", "lacks"}),
    "random_until": ({"equals"}, {"seed", "limit"}),
    "round_trip": (set(), set()),
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


@dataclass(frozen=True)
class Result:
    """What running a scenario showed; `message` says which step failed, what was expected and what was found."""

    scenario: Scenario
    passed: bool
    message: str = ""

    def __str__(self) -> str:
        return f"{self.scenario.name} {'passed' if self.passed else 'failed: ' + self.message}"


class _Failure(Exception):
    """A step that did not turn out as the scenario says."""


# Reading


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
    table = read_toml(path)
    unknown = set(table) - {"scenario", "game"}
    if unknown:
        raise ScenarioError(f'{path}: unknown key "{min(unknown)}"; a file holds "game" and [[scenario]] tables.')
    game = table.get("game", _game_of(path))
    if not isinstance(game, str) or not game:
        raise ScenarioError(f'{path}: name the game: put the file under scenarios/<game>/ or write game = "...".')
    entries = table.get("scenario", [])
    if not isinstance(entries, list) or not entries:
        raise ScenarioError(f"{path}: there is no [[scenario]] table in it.")
    return [_read(path, game, number, entry) for number, entry in enumerate(entries, 1)]


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or a ScenarioError that says where it breaks."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ScenarioError(f"{path} is not UTF-8 text (byte {error.start}).") from error
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(f"{path} is not valid TOML: {error}.") from error


def _game_of(path: Path) -> str:
    """The name of the folder right under `scenarios/`."""
    parts = path.resolve().parts
    if "scenarios" not in parts[:-2]:
        return ""
    return parts[len(parts) - parts[::-1].index("scenarios")]


def _read(path: Path, game: str, number: int, entry: Any) -> Scenario:
    where = f"{path}: scenario {number}"
    if not isinstance(entry, dict):
        raise ScenarioError(f"{where} is not a table.")
    if not isinstance(entry.get("id"), str) or not entry["id"]:
        raise ScenarioError(f'{where} has no "id".')
    where = f'{path}: scenario "{entry["id"]}"'
    for key in entry:
        if key not in _SCENARIO_KEYS:
            raise ScenarioError(f'{where} has an unknown key "{key}"{_near(key, _SCENARIO_KEYS)}.')
    rules = entry.get("rules", [])
    if not isinstance(rules, list) or not rules or not all(isinstance(rule, str) for rule in rules):
        raise ScenarioError(f'{where} must list the ids it shows under "rules".')
    if ("position" in entry) == ("new" in entry):
        raise ScenarioError(f'{where} needs either "position" or "new".')
    for key in ("position", "new", "expect"):
        if not isinstance(entry.get(key, {}), dict):
            raise ScenarioError(f'{where}: "{key}" must be a table.')
    steps = entry.get("steps", [])
    if not isinstance(steps, list):
        raise ScenarioError(f'{where}: "steps" must be a list.')
    if not steps and not entry.get("expect"):
        raise ScenarioError(f'{where} checks nothing: give "steps" or "expect".')
    for count, step in enumerate(steps, 1):
        _check_step(f"{where}, step {count}", step)
    return Scenario(
        path,
        game,
        entry["id"],
        str(entry.get("title", "")),
        tuple(rules),
        entry.get("position"),
        entry.get("new"),
        tuple(steps),
        entry.get("expect", {}),
    )


def _check_step(where: str, step: Any) -> None:
    if isinstance(step, str):
        if ":" not in step:
            raise ScenarioError(f'{where}: "{step}" must be "seat: notation".')
        return
    if not isinstance(step, dict):
        raise ScenarioError(f"{where} must be a text or a table.")
    kinds = [key for key in step if key in _STEP_KEYS]
    if len(kinds) != 1:
        raise ScenarioError(f"{where} must have exactly one of the keys {', '.join(_STEP_KEYS)}.")
    needed, possible = _STEP_KEYS[kinds[0]]
    for key in step:
        if key != kinds[0] and key not in needed | possible:
            raise ScenarioError(f'{where} has an unknown key "{key}"{_near(key, needed | possible)}.')
    for key in sorted(needed):
        if key not in step:
            raise ScenarioError(f'{where}: "{kinds[0]}" needs "{key}".')
    if kinds[0] in ("legal", "view", "events") and not possible & set(step):
        raise ScenarioError(f'{where}: "{kinds[0]}" needs one of {", ".join(sorted(possible))}.')
    for key in ("is", "has", "lacks", "hides", "shows"):
        if not isinstance(step.get(key, []), list):
            raise ScenarioError(f'{where}: "{key}" must be a list of texts.')
    if kinds[0] == "expect" and not isinstance(step["expect"], dict):
        raise ScenarioError(f'{where}: "expect" must be a table.')
    if kinds[0] == "try" and ":" not in str(step["try"]):
        raise ScenarioError(f'{where}: "{step["try"]}" must be "seat: notation".')


# Running


def run(scenario: Scenario) -> Result:
    """Play a scenario. Whatever a scenario says wrongly (an unknown seat, a bad position) is a failure of it."""
    where = "the position"
    try:
        game = registry.game(scenario.game)
        if scenario.position is not None:
            state = game.position(scenario.position)
        else:
            state = game.new(**_new_arguments(scenario.new or {}))
        _check_invariants(game, state)
        for number, step in enumerate(scenario.steps, 1):
            where = f"step {number}"
            state = _take(game, state, step)
            _check_invariants(game, state)
        where = "the end"
        _check_facts(game, state, scenario.expect)
    except (_Failure, RagnataflError) as failure:
        return Result(scenario, False, f"at {where}: {failure}")
    return Result(scenario, True)


def run_all(scenarios: Iterable[Scenario]) -> list[Result]:
    return [run(scenario) for scenario in scenarios]


def _new_arguments(table: Mapping[str, Any]) -> dict[str, Any]:
    if "seats" not in table:
        raise _Failure('"new" needs the number of seats.')
    return {"seed": 0, **table}


def _take(game: Game, state: State, step: str | Mapping[str, Any]) -> State:
    if isinstance(step, str):
        _play(game, state, step)
    elif "try" in step:
        _must_be_refused(game, state, str(step["try"]), str(step["refused"]))
    elif "expect" in step:
        _check_facts(game, state, step["expect"])
    elif "legal" in step:
        _check_legal(game, state, step)
    elif "view" in step:
        _check_view(game, state, step)
    elif "events" in step:
        _check_events(game, state, step)
    elif "random_until" in step:
        _play_until(game, state, step)
    else:
        return _round_trip(game, state)
    return state


def _seat(game: Game, state: State, name: str) -> int:
    names = game.seat_names(state)
    if name not in names:
        raise _Failure(f'there is no seat "{name}"; there is: {", ".join(names)}.')
    return names.index(name)


def _split(game: Game, state: State, step: str) -> tuple[int, str]:
    name, _, text = step.partition(":")
    return _seat(game, state, name.strip()), text.strip()


def _play(game: Game, state: State, step: str) -> None:
    seat, text = _split(game, state, step)
    refusal = state.why_not(seat, text)
    try:
        state.play(seat, state.parse(seat, text))
    except (IllegalAction, NotationError) as error:
        raise _Failure(f'"{step}" was refused: {error} {_what_is_legal(game, state, seat)}') from error
    if refusal is not None:
        raise _Failure(f'"{step}" was played although why_not said: {refusal}')


def _what_is_legal(game: Game, state: State, seat: int) -> str:
    names = game.seat_names(state)
    if seat not in state.waiting:
        return f"Waiting for {', '.join(names[other] for other in state.waiting) or 'nobody'}."
    texts = [state.notation(seat, action) for action in state.legal(seat)]
    more = f", ... ({len(texts)} in all)" if len(texts) > 12 else ""
    return f"Legal for {names[seat]}: {', '.join(texts[:12])}{more}."


def _must_be_refused(game: Game, state: State, step: str, rule: str) -> None:
    seat, text = _split(game, state, step)
    before = state.to_dict()
    reason = state.why_not(seat, text)
    if reason is None:
        raise _Failure(f'"{step}" is legal, but should be refused by {rule}.')
    found = reason.rule
    try:
        action = state.parse(seat, text)
    except NotationError:
        found = found or UNREADABLE
    else:
        try:
            state.play(seat, action)
        except IllegalAction as error:
            if error.rule != found:
                raise _Failure(f'"{step}": play names {error.rule}, why_not names {found}.') from error
        else:
            raise _Failure(f'"{step}" was carried out, but why_not said: {reason}')
    if state.to_dict() != before:
        raise _Failure(f'"{step}" was refused, but changed the position.')
    if found != rule:
        raise _Failure(f'"{step}" should be refused by {rule}, but was refused by {found}: {reason}')


def _check_legal(game: Game, state: State, step: Mapping[str, Any]) -> None:
    name = str(step["legal"])
    seat = _seat(game, state, name)
    found = [state.notation(seat, action) for action in state.legal(seat)]
    if "is" in step and sorted(found) != sorted(step["is"]):
        missing = sorted(set(step["is"]) - set(found))
        extra = sorted(set(found) - set(step["is"]))
        parts = [f"missing: {', '.join(missing)}"] * bool(missing) + [f"too many: {', '.join(extra)}"] * bool(extra)
        raise _Failure(f"the legal list of {name} differs; {'; '.join(parts) or 'a text is listed twice'}.")
    for text in step.get("has", []):
        if text not in found:
            raise _Failure(f'"{text}" should be legal for {name}: {state.why_not(seat, text)}')
    for text in step.get("lacks", []):
        if text in found:
            raise _Failure(f'"{text}" should not be legal for {name}.')


def _viewer(game: Game, state: State, name: str) -> int | None:
    return None if name == SPECTATOR else _seat(game, state, name)


def _check_events(game: Game, state: State, step: Mapping[str, Any]) -> None:
    """What the last decision told a seat; the order does not matter."""
    name = str(step["events"])
    names = game.seat_names(state)
    told = [
        {"name": event.name, **({} if event.seat is None else {"seat": names[event.seat]}), **_plain(event.data)}
        for event in state.events(_viewer(game, state, name))
    ]
    for wanted in step.get("has", []):
        if not any(_is_event(wanted, event) for event in told):
            raise _Failure(f"{name} should have been told {wanted!r}, but was told {_names(told)}.")
    for wanted in step.get("lacks", []):
        if any(_is_event(wanted, event) for event in told):
            raise _Failure(f"{name} should not have been told {wanted!r}.")
    if "is" in step and not _are_events(step["is"], told):
        raise _Failure(f"{name} should have been told {step['is']!r}, but was told {_names(told)}.")


def _is_event(wanted: Any, event: Mapping[str, Any]) -> bool:
    """By its name, or by its name and some of its facts."""
    if isinstance(wanted, Mapping):
        return all(key in event and _same(value, event[key]) for key, value in wanted.items())
    return bool(wanted == event["name"])


def _are_events(wanted: Sequence[Any], told: Sequence[Mapping[str, Any]]) -> bool:
    return len(wanted) == len(told) and all(_is_event(*pair) for pair in zip(wanted, told, strict=True))


def _names(told: Sequence[Mapping[str, Any]]) -> str:
    return ", ".join(str(event["name"]) for event in told) or "nothing"


def _check_view(game: Game, state: State, step: Mapping[str, Any]) -> None:
    name = str(step["view"])
    seat = _viewer(game, state, name)
    text = json.dumps(state.view(seat), ensure_ascii=False)
    for word in step.get("hides", []):
        if _has_word(text, str(word)):
            raise _Failure(f'the view of {name} should hide "{word}".')
    for word in step.get("shows", []):
        if not _has_word(text, str(word)):
            raise _Failure(f'the view of {name} should show "{word}".')


def _has_word(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def _play_until(game: Game, state: State, step: Mapping[str, Any]) -> None:
    rng = Rng(int(step.get("seed", 1)))
    limit = int(step.get("limit", 2000))
    path = str(step["random_until"])
    for _ in range(limit):
        if _same(step["equals"], fact(facts(game, state), path)):
            return
        if state.over:
            raise _Failure(f'the game ended before "{path}" became {step["equals"]!r}.')
        seat = state.waiting[rng.below(len(state.waiting))]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    raise _Failure(f'"{path}" did not become {step["equals"]!r} within {limit} decisions.')


def _round_trip(game: Game, state: State) -> State:
    """The position as it comes back from JSON; the scenario goes on with the copy."""
    before = state.to_dict()
    copy = game.from_dict(json.loads(json.dumps(before)))
    if copy.to_dict() != before:
        raise _Failure("from_dict(to_dict()) gives another position.")
    if copy.waiting != state.waiting or any(copy.legal(seat) != state.legal(seat) for seat in state.waiting):
        raise _Failure("from_dict(to_dict()) gives a position with other legal actions.")
    return copy


def _check_invariants(game: Game, state: State) -> None:
    broken = game.invariants(state)
    if broken:
        raise _Failure(f"the position is not sound: {' '.join(broken)}")


# Facts


def facts(game: Game, state: State) -> dict[str, Any]:
    """The game's facts, with "waiting" (seat names) and "over" added where the game does not say."""
    names = game.seat_names(state)
    return {"waiting": [names[seat] for seat in state.waiting], "over": state.over, **game.facts(state)}


def fact(table: Any, path: str) -> Any:
    """The fact at a dotted path; fails, naming what stands nearest, if there is none."""
    parts = path.split(".")
    node, done = table, 0
    while done < len(parts):
        for end in range(len(parts), done, -1):  # a key may itself hold dots: quest_alfheim.1
            key = ".".join(parts[done:end])
            if isinstance(node, Mapping) and key in node:
                node, done = node[key], end
                break
            if isinstance(node, Sequence) and not isinstance(node, str) and key.isdigit() and int(key) < len(node):
                node, done = node[int(key)], end
                break
            if key == COUNT and isinstance(node, Sequence | Mapping) and not isinstance(node, str):
                node, done = len(node), end
                break
        else:
            raise _Failure(f'there is no fact "{path}"{_nearest(node, ".".join(parts[:done]), parts[done])}')
    return node


def _nearest(node: Any, prefix: str, key: str) -> str:
    at = f'"{prefix}"' if prefix else "the top"
    if not isinstance(node, Mapping):
        return f"; {at} is {node!r}."
    keys = [str(name) for name in node]
    near = difflib.get_close_matches(key, keys, 5, 0.5) or sorted(keys)[:12]
    return f"; nearest at {at}: {', '.join(near)}."


def _check_facts(game: Game, state: State, expected: Mapping[str, Any]) -> None:
    if not expected:
        return
    table = facts(game, state)
    wrong: list[str] = []
    for path, value in expected.items():
        try:
            found = fact(table, path)
        except _Failure as failure:
            wrong.append(str(failure))
            continue
        if not _same(value, found):
            wrong.append(f"{path} should be {value!r}, but is {_plain(found)!r}.")
    if wrong:
        raise _Failure(" ".join(wrong))


def _same(expected: Any, found: Any) -> bool:
    if found is None:
        return bool(expected == "none")
    if isinstance(expected, bool) != isinstance(found, bool):
        return False
    return bool(expected == _plain(found))


def _plain(value: Any) -> Any:
    """Tuples as lists, as TOML writes them."""
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return value


def _near(key: str, known: set[str]) -> str:
    near = difflib.get_close_matches(key, known, 1)
    return f' (did you mean "{near[0]}"?)' if near else ""
