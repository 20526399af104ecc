"""Scenarios, played: each step is taken, and what a scenario says must be true is compared with what is."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ragnatafl.core import registry
from ragnatafl.core.begin import begin
from ragnatafl.core.contract import Game, State
from ragnatafl.core.errors import IllegalAction, NotationError, RagnataflError
from ragnatafl.core.rng import Rng
from ragnatafl.core.scenario import Scenario

SPECTATOR = "spectator"
COUNT = "count"
"""The last word of the path of a fact: how many items a list or table has."""
UNREADABLE = "notation"
"""What `refused` says when a text is not the notation of any action and the game names no rule for that."""


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
            state = take_step(game, state, step)
            _check_invariants(game, state)
        where = "the end"
        _check_facts(game, state, scenario.expect)
    except (_Failure, RagnataflError) as failure:
        return Result(scenario, False, f"at {where}: {failure}")
    return Result(scenario, True)


def run_all(scenarios: Iterable[Scenario]) -> list[Result]:
    return [run(scenario) for scenario in scenarios]


def take_step(game: Game, state: State, step: str | Mapping[str, Any]) -> State:
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
