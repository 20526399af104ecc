"""Inspecting a place tells each clan's strength and what it is made of, and nothing secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.games.blood_rage.rules.battle import total
from ragnatafl.games.blood_rage.rules.notation import PLACES, PROVINCES
from ragnatafl.games.blood_rage.rules.state import State
from ragnatafl.games.blood_rage.telling.preview import VERBS
from tests.battery.tables import GameSetup, random_walk

FOUR = GameSetup("blood_rage", 4)


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


def previews(state: State, seat: int) -> dict[str, dict[str, Any]]:
    """What each decision that can be previewed now would change, by its notation."""
    texts = [state.notation(seat, action) for action in state.legal(seat)]
    return {text: state.inspect(seat, f"after {text}") for text in texts if text.split()[0] in VERBS}


def test_a_preview_is_the_same_in_every_world_the_player_could_imagine_and_changes_nothing() -> None:
    seen: set[str] = set()
    for number, (state, seat, _, rng) in enumerate(random_walk(FOUR, 45)):
        assert isinstance(state, State)
        if number % 3:
            continue
        before = state.to_dict()
        told = previews(state, seat)
        seen |= {text.split()[0] for text in told}
        for _ in range(2):
            assert previews(state.resample(seat, rng), seat) == told
        assert state.to_dict() == before
        assert json.loads(json.dumps(told)) == told
    assert seen == {"invade", "to", "join"}


def test_what_a_preview_tells_comes_true() -> None:
    """Where the decision ends neither the call nor the phase, the next position has the strengths that were told."""
    checked = 0
    for state, seat, _, _ in random_walk(FOUR, 46):
        assert isinstance(state, State)
        for text, told in list(previews(state, seat).items())[:3]:
            other = state.clone()
            other.play(seat, other.parse(seat, text))
            names = {event.name for event in other.events(None)}
            if text.startswith("to ") or not told["exact"] or names & {"phase_began", "total", "unopposed"}:
                continue
            was, now = state.view(None), other.view(None)
            assert now["clan_sheets"][seat]["rage"] == told["rage_left"]
            assert was["clan_sheets"][seat]["rage"] - told["cost"] == told["rage_left"]
            for province in PROVINCES:
                old, new = was["provinces"][province]["strength"], now["provinces"][province]["strength"]
                expected = (
                    {clan: [old.get(clan, 0), new.get(clan, 0)] for clan in {**old, **new}} if old != new else None
                )
                assert told["strength"].get(province) == expected
            checked += 1
    assert checked > 50


def test_a_march_is_previewed_with_all_who_can_go() -> None:
    for state, seat, _, _ in random_walk(FOUR, 47):
        assert isinstance(state, State)
        view = state.view(seat)
        if view["decision"]["name"] != "march_to":
            continue
        for text, told in previews(state, seat).items():
            target = text.removeprefix("to ")
            assert told["cost"] == 0, "The rage is paid before."
            clan = view["clans"][seat]
            was, now = told["strength"][target][clan]
            assert now > was and len(told["strength"]) == 2
        return
    raise AssertionError("Nobody marched.")


@pytest.mark.parametrize("decision", ["pass", "pillage utgard", "invade", "to the moon"])
def test_only_some_decisions_can_be_previewed(decision: str) -> None:
    with pytest.raises(rt.NotationError):
        FOUR.new(7).inspect(0, f"after {decision}")


def test_a_spectator_previews_nothing() -> None:
    with pytest.raises(rt.NotationError, match="is no province or fjord"):
        FOUR.new(7).inspect(None, "after invade warrior utgard")
