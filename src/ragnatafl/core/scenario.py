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
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ragnatafl.core import registry
from ragnatafl.core.begin import begin
from ragnatafl.core.content import read_toml
from ragnatafl.core.contract import Game, State
from ragnatafl.core.errors import IllegalAction, NotationError, RagnataflError, ScenarioError
from ragnatafl.core.reading import Reader
from ragnatafl.core.rng import Rng

ALLOW_FILE = "allow.toml"
SPECTATOR = "spectator"
COUNT = "count"
"""The last word of the path of a fact: how many items a list or table has."""
UNREADABLE = "notation"
"""What `refused` says when a text is not the notation of any action and the game names no rule for that."""

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


# Running


def run(scenario: Scenario) -> Result:
    """Play a scenario. Whatever a scenario says wrongly (an unknown seat, a bad position) is a failure of it."""
    where = "the position"
    try:
        game = registry.game(scenario.game)
        if scenario.position is not None:
            state = game.position(scenario.position)
        else:
            options = dict(scenario.new or {})
            state = begin(game, options.pop("seats", None), options.pop("seed", 0), options)
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
    rng = Rng(step.get("seed", 1))
    limit = step.get("limit", 2000)
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
