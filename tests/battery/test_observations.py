"""Observations: all that a seat may know and nothing else, as feature numbers."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.features import features_of
from tests.battery.tables import TABLES, GameSetup, random_walk
from tests.toy import Toy

VERSIONS = {
    "game": "the same for all",
    "rules": "the same for all",
    "content": "the same for all",
    "seat": "the observer is always the first",
    "rebuild": "for `imagine` alone; what players use of it stands elsewhere in the view",
}
LEFT_OUT: dict[str, dict[str, str]] = {
    "blood_rage": VERSIONS
    | {
        "clans": "a name",
        "clan_sheets.*.clan": "a name",
        "clan_sheets.*.monsters": "told by figure and place, where there is a monster",
        "memory": "told by rounds, without the order of own picks (tests/blood_rage/test_observation.py)",
    },
    "yggdrasil": VERSIONS
    | {
        "worlds": "follows from the rest",
        "risks_left": "told while a risk is taken",
        "story.title": "a text",
        "story.page_title": "a text",
        "story.spaces": "texts",
    },
    "hnefatafl": VERSIONS | {"last": "for the eye: the position is what counts", "captured": "follows from the board"},
}
"""Facts of a view that no observation tells, and why; `*` stands for any one place of a list."""
FIXED = {
    "blood_rage": {"seats", "first_game", "doomed"},
    "yggdrasil": {"seats", "gods", "drawn", "result", "saga", "track", "heal_life", "opponents", "story", "way"},
    "hnefatafl": {"turn", "sides", "decision", "times", "ways", "winner", "ending"},
}
"""Parts that cannot be changed alone, or not so that there is such a world, and that need not be met in this test."""

Path = tuple[str | int, ...]


def observers(table: GameSetup, seed: int, each: int) -> Iterator[tuple[Any, int, rt.Rng]]:
    """Positions of a random game, each with the seat that decides or another."""
    for number, (state, seat, _, rng) in enumerate(random_walk(table, seed)):
        if number % each == 0:
            yield state, seat if rng.below(3) else int(rng.below(table.seats)), rng


def test_an_observation_is_ascending_numbers_of_features(table: GameSetup) -> None:
    features = features_of(table.game)
    for state, seat, _ in observers(table, 81, 3):
        row = list(state.observe(seat))
        assert row == sorted(set(row))
        assert 0 <= row[0] and row[-1] < features.size
        assert [k for k, there in enumerate(features.dense(row)) if there] == row


def test_what_is_kept_of_an_observation_is_what_would_be_written_anew(table: GameSetup) -> None:
    """A position from a save has told nothing yet; one that has been asked all the time keeps what has not changed."""
    for state, _, _, _ in random_walk(table, 85):
        fresh = table.game.from_dict(state.to_dict())
        for seat in range(table.seats):
            assert state.observe(seat) == fresh.observe(seat)  # type: ignore[attr-defined]


def test_features_have_different_names_and_their_groups_are_neighbours(table: GameSetup) -> None:
    features = features_of(table.game)
    assert len(set(features.names)) == features.size < 2**15
    assert [features.name(number) for number in range(0, features.size, 97)] == features.names[::97]
    ends = [group.start + group.size for group in features.groups]
    assert [group.start for group in features.groups] == [0, *ends[:-1]]


def test_worlds_that_a_seat_cannot_tell_apart_are_observed_alike(table: GameSetup) -> None:
    for state, seat, rng in observers(table, 82, 5):
        told = state.observe(seat)
        assert state.resample(seat, rng).observe(seat) == told
        assert table.game.imagine(json.loads(json.dumps(state.view(seat))), rng).observe(seat) == told  # type: ignore[attr-defined]


def test_the_observer_is_the_first_of_the_seats(table: GameSetup) -> None:
    features = features_of(table.game)
    if not any(group.name == "waiting" for group in features.groups):
        pytest.skip("This game does not tell seats apart by order of play.")
    for state, _, _ in observers(table, 83, 5):
        for seat in range(table.seats):
            told = features.told(state.observe(seat)).get("waiting", [])
            assert ("own" in told) == (seat in state.waiting)
            assert len(told) == len(state.waiting)


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(rt.OptionError, match="The toy has no observations"):
        features_of(Toy())


# -- every fact is told --------------------------------------------------------------------------------------------
def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of a view, with the way to it."""
    yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from parts(item, (*path, key))


def kind_of(path: Path) -> str:
    return ".".join("*" if isinstance(step, int) else step for step in path)


def differences(one: Any, other: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            yield from differences(one.get(key), other.get(key), (*path, key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for k, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, (*path, k))
    elif one != other:
        yield path


def at(view: Any, path: Path) -> Any:
    for step in path:
        view = view[step]
    return view


def changed(view: Any, path: Path, value: Any) -> Any:
    """A copy of the view with another value in one place."""
    copy = json.loads(json.dumps(view))
    at(copy, path[:-1])[path[-1]] = value
    return copy


def alternatives(value: Any, met: list[Any], beside: Any, rng: Random) -> list[Any]:
    """Other values that a fact could have: its neighbours, or what it was elsewhere; nothing is there twice."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1] if value > 0 else [value + 1]
    other = rng.choice(met)
    if isinstance(beside, list) and other in beside:
        return []
    return [value[:-1], value[1:], other] if isinstance(value, list) else [other]


def is_left_out(kind: str, listed: dict[str, str]) -> bool:
    return any(kind == name or kind.startswith(f"{name}.") for name in listed)


@pytest.mark.parametrize("game_name", list(LEFT_OUT))
def test_every_fact_of_a_view_is_observed(game_name: str) -> None:
    """Views with one fact changed, as far as there can be such worlds: they differ, so the observations do."""
    tables = [one for one in TABLES if one.game_name == game_name]
    told = set[str]().union(*(facts_told(table, LEFT_OUT[game_name]) for table in tables))
    parts_told = {kind.partition(".")[0] for kind in told}
    assert set(tables[0].new(1).view(0)) <= parts_told | set(LEFT_OUT[game_name]) | FIXED[game_name]


def facts_told(table: GameSetup, listed: dict[str, str]) -> set[str]:
    rng, met, told = Random(8), defaultdict[Path, list[Any]](list), set[str]()
    for state, seat, _ in observers(table, 84, 13):
        view = json.loads(json.dumps(state.view(seat)))
        found = [(path, value) for path, value in parts(view) if may_be_tried(path, listed)]
        for path, value in found:
            met[path].append(value)
        for path, value in some_of(found, rng):
            for other in alternatives(value, met[path], at(view, path[:-1]), rng):
                told |= seen_to_differ(table, state, seat, view, changed(view, path, other), listed)
    return told


def some_of(found: list[tuple[Path, Any]], rng: Random) -> Iterator[tuple[Path, Any]]:
    """A few facts of each part of a view."""
    for part in sorted({str(path[0]) for path, _ in found}):
        inside = [one for one in found if one[0][0] == part]
        yield from rng.sample(inside, min(len(inside), 2))


def may_be_tried(path: Path, listed: dict[str, str]) -> bool:
    """What is left out needs no trial; but other facts follow from the engine's own words."""
    return len(path) > 0 and (path[0] == "rebuild" or not is_left_out(kind_of(path), listed))


def seen_to_differ(table: GameSetup, state: Any, seat: int, view: Any, wish: Any, listed: dict[str, str]) -> set[str]:
    """The kinds of facts in which a world after a changed view differs; none where there is no such world."""
    try:
        world: Any = table.game.imagine(wish, 5)
        there = json.loads(json.dumps(world.view(seat)))
    except (rt.RagnataflError, LookupError, ArithmeticError):
        return set()
    kinds = {kind_of(path) for path in differences(view, there)}
    kinds = {kind for kind in kinds if not is_left_out(kind, listed)}
    if kinds:
        assert world.observe(seat) != state.observe(seat), kinds
    return kinds
