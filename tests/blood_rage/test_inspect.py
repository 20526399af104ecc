"""Inspecting a place tells each clan's strength and what it is made of, and nothing secret."""

from __future__ import annotations

import json

import pytest

import ragnatafl as rt
from ragnatafl.blood_rage.battle import total
from ragnatafl.blood_rage.notation import PLACES, PROVINCES
from ragnatafl.blood_rage.state import State
from tests.battery.tables import Table, random_walk

FOUR = Table("blood_rage", 4)


def test_the_sources_add_up_to_the_strength_everybody_sees() -> None:
    seen = set()
    for state, _, _, _ in random_walk(FOUR, 41):
        view = state.view(None)
        for name in PROVINCES:
            report = state.inspect(None, name)
            assert {clan["clan"]: clan["strength"] for clan in report["clans"] if clan["strength"]} == view[
                "provinces"
            ][name]["strength"]
            for clan in report["clans"]:
                assert sum(source["strength"] for source in clan["sources"]) == clan["strength"]
                seen |= {source["figure"] for source in clan["sources"]}
    assert {"leader", "warrior", "ship"} <= seen


def test_a_battle_counts_the_cards_that_lie_face_up() -> None:
    shown = 0
    for seed in range(6):
        for state, _, _, _ in random_walk(FOUR, seed):
            assert isinstance(state, State)
            if state.battle.province < 0 or not state.battle.revealed:
                continue
            for clan in state.inspect(None, PROVINCES[state.battle.province])["clans"]:
                assert clan["total"] == total(state, clan["seat"])
                shown += len(clan["cards"])
    assert shown > 0


def test_it_is_the_same_for_everybody_and_in_every_world_they_could_imagine() -> None:
    for number, (state, _, _, rng) in enumerate(random_walk(FOUR, 43)):
        if number % 7:
            continue
        other = state.resample(1, rng)
        for name in PLACES:
            report = state.inspect(1, name)
            assert report == state.inspect(None, name) == other.inspect(1, name)
            assert json.loads(json.dumps(report)) == report


def test_a_fjord_tells_its_ships_and_the_living_provinces_they_support() -> None:
    state = FOUR.new(7)
    destroyed = set(state.view(None)["destroyed"])
    report = state.inspect(0, "fjord_ne")
    assert report["clans"] == []
    assert set(report["supports"]) == {"elvagar", "angerboda"} - destroyed


@pytest.mark.parametrize("thing", ["asgard", "", "utgart", "warrior"])
def test_an_unknown_place_is_refused_with_a_sentence(thing: str) -> None:
    state = FOUR.new(7)
    with pytest.raises(rt.NotationError, match="is no province or fjord"):
        state.inspect(0, thing)


def test_a_slip_of_the_pen_is_told_the_right_name() -> None:
    with pytest.raises(rt.NotationError, match='Did you mean "utgard"'):
        FOUR.new(7).inspect(0, "utgart")
