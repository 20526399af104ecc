"""Every view and every answer of `inspect` is as the game's typed dictionaries say, so the browser's types are true."""

from __future__ import annotations

import importlib
import json
from typing import Any, get_type_hints

import pytest

from ragnatafl.core import registry
from ragnatafl.core.contract import State
from tests.battery.tables import GameSetup, random_walk
from tests.shapes import misfits


def shape_of(table: GameSetup) -> Any:
    place = registry.manifest(table.game_name).shape
    if not place:
        pytest.skip("This game tells no shape.")
    return registry.load(place)


def test_every_view_has_the_shape_that_its_game_tells(table: GameSetup) -> None:
    shape = shape_of(table)
    for number, (state, _, _, _) in enumerate(random_walk(table, 71)):
        if number % 5 == 0:
            for viewer in (None, *range(table.seats)):
                assert list(misfits(json.loads(json.dumps(state.view(viewer))), shape)) == []


def things(state: State, seat: int, legal: list[int]) -> list[str]:
    """What can be inspected: places and opponents that the view names, the odds, and what is legal."""
    view: Any = state.view(seat)
    places = [*view.get("provinces", ()), *view.get("fjords", ()), *view.get("worlds", ())]
    fought = [*view["strengths"], *view["jotuns"], "risk"] if "strengths" in view else []
    return [*places, *fought, *(f"after {state.notation(seat, action)}" for action in legal)]


def test_what_inspect_answers_has_the_shape_that_its_game_tells(table: GameSetup) -> None:
    shape = shape_of(table)
    told = importlib.import_module(shape.__module__).Inspected
    answered = 0
    for number, (state, seat, legal, _) in enumerate(random_walk(table, 72)):
        for thing in things(state, seat, legal) if number % 12 == 0 else ():
            try:
                found = state.inspect(seat, thing)
            except ValueError:
                continue
            answered += 1
            assert list(misfits(json.loads(json.dumps(found)), told, thing)) == []
    assert answered or not get_type_hints(shape).keys() & {"provinces", "worlds"}


def test_a_view_that_lacks_a_key_or_has_one_too_many_does_not_fit(table: GameSetup) -> None:
    shape = shape_of(table)
    view = json.loads(json.dumps(table.new(73).view(0)))
    assert list(misfits({**view, "more": 1}, shape)) == [f" has more, which {shape.__name__} does not know"]
    del view["rebuild"]
    assert list(misfits(view, shape)) == [" has no rebuild"]
    assert list(misfits({**view, "rebuild": 7}, shape)) != []
