"""Garbage: whatever comes in, a clear sentence comes out, and nothing has changed."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import ragnatafl as rt
from ragnatafl import Record
from tests.battery.tables import TABLES, GameSetup, random_walk

quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
any_table = st.sampled_from(TABLES)
junk = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def middle(table: GameSetup, seed: int, decisions: int) -> rt.State:
    for number, (state, _, _, _) in enumerate(random_walk(table, seed)):
        if number == decisions:
            return state.clone()
    return state


def is_clear(error: Exception) -> bool:
    text = str(error)
    return bool(text) and "\n" not in text.strip() and len(text) < 400


@quick
@given(any_table, st.integers(0, 60), junk, junk)
@example(TABLES[0], 0, 2**63, 0)
@example(TABLES[0], 0, 0, -(2**63) - 1)
def test_play_refuses_what_is_no_seat_or_action(table: GameSetup, decisions: int, seat: Any, action: Any) -> None:
    state = middle(table, 1, decisions)
    before = state.to_dict()
    if isinstance(seat, int) and seat in state.waiting and isinstance(action, int) and action in state.legal(seat):
        return
    with pytest.raises(rt.RagnataflError) as caught:
        state.play(seat, action)
    assert is_clear(caught.value)
    assert state.to_dict() == before


@quick
@given(any_table, st.integers(0, 60), junk | st.text(alphabet="abcdefgimnortvy_ 123.", max_size=30))
def test_parse_refuses_what_is_no_notation(table: GameSetup, decisions: int, text: Any) -> None:
    state = middle(table, 2, decisions)
    before = state.to_dict()
    try:
        action = state.parse(0, text)
        assert 0 <= action < table.game.action_count
    except rt.NotationError as error:
        assert is_clear(error)
        refusal = state.why_not(0, text)
        assert refusal is not None
        assert refusal.reason
    assert state.to_dict() == before


def paths(data: Any, prefix: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [prefix] if prefix else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += paths(value, (*prefix, key))
    return found


def changed(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    result: Any = copy.deepcopy(data)
    inner = result
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return result  # type: ignore[no-any-return]


@quick
@given(any_table, st.integers(0, 120), st.data(), junk)
def test_a_damaged_save_is_refused(table: GameSetup, decisions: int, data: st.DataObject, value: Any) -> None:
    saved = middle(table, 3, decisions).to_dict()
    path = data.draw(st.sampled_from(paths(saved)))
    damaged = changed(saved, path, value)
    if damaged == saved:
        return
    with pytest.raises(rt.StateError) as caught:
        table.game.from_dict(damaged)
    assert is_clear(caught.value)


@quick
@given(any_table, junk)
def test_what_is_no_save_at_all_is_refused(table: GameSetup, value: Any) -> None:
    with pytest.raises(rt.StateError):
        table.game.from_dict(value)
    with pytest.raises(rt.StateError):
        table.game.imagine(value, 1)


@quick
@given(any_table, st.integers(0, 120), st.data(), junk)
def test_a_damaged_view_is_refused_or_understood(
    table: GameSetup, decisions: int, data: st.DataObject, value: Any
) -> None:
    view = middle(table, 4, decisions).view(0)
    path = data.draw(st.sampled_from(paths(view)))
    try:
        table.game.imagine(changed(view, path, value), 1)
    except rt.StateError as error:
        assert is_clear(error)


@quick
@given(any_table, st.data())
def test_a_damaged_record_is_refused_or_replays(table: GameSetup, data: st.DataObject) -> None:
    record = Record.start(table.game, table.seats, 5, **table.options)
    for state, seat, legal, rng in random_walk(table, 5):
        record.add(seat, state.notation(seat, legal[rng.clone().below(len(legal))]))
        if len(record.decisions) == 40:
            break
    text = record.dumps()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    damaged = text[:start] + data.draw(st.text(max_size=12)) + text[end:]
    try:
        Record.loads(damaged).replay()
    except rt.RagnataflError as error:
        assert is_clear(error)


@quick
@given(any_table, junk, junk, junk)
def test_new_refuses_what_is_no_option(table: GameSetup, seats: Any, seed: Any, option: Any) -> None:
    if seats not in table.game.seat_counts or isinstance(seats, bool):
        with pytest.raises(rt.OptionError) as caught:
            table.game.new(seats=seats, seed=1)
        assert is_clear(caught.value)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**256:
        with pytest.raises(rt.OptionError):
            table.game.new(seats=table.seats, seed=seed)
    with pytest.raises(rt.OptionError):
        table.game.new(seats=table.seats, seed=1, colour=option)
    for known in table.game.options:
        try:
            table.game.new(seats=table.seats, seed=1, **{known.name: option})
        except rt.OptionError as error:
            assert known.name in str(error)


@quick
@given(any_table, st.dictionaries(st.sampled_from(["seats", "age", "phase", "wolf", "doomed", "x"]), junk, max_size=4))
def test_a_position_table_is_refused_or_understood(table: GameSetup, position: dict[str, Any]) -> None:
    try:
        state = table.game.position(position)
        assert json.dumps(state.to_dict())
    except rt.ScenarioError as error:
        assert is_clear(error)


@quick
@given(any_table, st.integers(0, 120), st.data(), junk)
def test_a_damaged_position_is_refused_or_sound(
    table: GameSetup, decisions: int, data: st.DataObject, value: Any
) -> None:
    position = table.game.describe(middle(table, 6, decisions))
    path = data.draw(st.sampled_from([*paths(position), ("x",)]))
    try:
        state = table.game.position(changed(position, path, value))
        assert table.game.invariants(state) == []
    except rt.ScenarioError as error:
        assert is_clear(error)


def places_of_numbers(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places_of_numbers(inner, (*path, key))
    elif type(value) is int:
        yield path


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
def test_a_number_too_large_for_the_compiled_engine_is_no_view(table: GameSetup) -> None:
    view = middle(table, 3, 60).view(0)
    for path in places_of_numbers(view):
        damaged = copy.deepcopy(view)
        inner = damaged
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = 2**63
        try:
            table.game.imagine(damaged, 1)
        except rt.RagnataflError as error:
            assert is_clear(error)
