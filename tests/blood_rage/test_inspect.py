"""Inspecting a place tells each clan's strength and what it is made of, and nothing secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.games.blood_rage.rules.battle import total
from ragnatafl.games.blood_rage.rules.notation import PLACES, PROVINCES
from ragnatafl.games.blood_rage.rules.state import State
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
    """What each legal decision would change, by its notation."""
    return {offer.text: state.inspect(seat, f"after {offer.text}")["changes"] for offer in state.offers(seat)}


def test_what_a_preview_tells_comes_true() -> None:
    """Where nothing is left to chance, the next position has the rage, glory and strengths that were told."""
    checked: dict[str, int] = {}
    for state, seat, _, _ in random_walk(FOUR, 46):
        assert isinstance(state, State)
        told_of = list(previews(state, seat).items())
        for text, told in told_of[:3] + told_of[-3:]:
            other = state.clone()
            other.play(seat, other.parse(seat, text))
            over = "phase_began" in {event.name for event in other.events(None)}
            if not told["exact"] or over or text.startswith("to "):
                continue
            was, now = state.view(None), other.view(None)
            sheets = was["clan_sheets"][seat], now["clan_sheets"][seat]
            assert told.get("rage", [sheets[0]["rage"]] * 2) == [sheet["rage"] for sheet in sheets], text
            assert told.get("glory", {}) == changed(
                *({c["clan"]: c["glory"] for c in v["clan_sheets"]} for v in (was, now))
            )
            strengths = {
                province: changed(was["provinces"][province]["strength"], now["provinces"][province]["strength"])
                for province in PROVINCES
            }
            assert told.get("strength", {}) == {province: found for province, found in strengths.items() if found}, text
            verb = text.split()[0]
            checked[verb] = checked.get(verb, 0) + 1
    assert {"invade", "upgrade", "march", "pillage", "join", "pass", "decline"} <= set(checked)


def changed(old: dict[str, int], new: dict[str, int]) -> dict[str, list[int]]:
    found = {clan: [old.get(clan, 0), new.get(clan, 0)] for clan in {**old, **new}}
    return {clan: pair for clan, pair in found.items() if pair[0] != pair[1]}


def test_a_march_is_previewed_with_all_who_can_go() -> None:
    for state, seat, _, _ in random_walk(FOUR, 47):
        assert isinstance(state, State)
        view = state.view(seat)
        if view["decision"]["name"] != "march_to":
            continue
        for text, told in previews(state, seat).items():
            target = text.removeprefix("to ")
            assert "rage" not in told, "The rage is paid before."
            clan = view["clans"][seat]
            was, now = told["strength"][target][clan]
            assert now > was and len(told["strength"]) == 2
        return
    raise AssertionError("Nobody marched.")


@pytest.mark.parametrize("decision", ["pass", "pillage utgard", "invade", "to the moon"])
def test_only_legal_decisions_can_be_previewed(decision: str) -> None:
    with pytest.raises(rt.NotationError):
        FOUR.new(7).inspect(0, f"after {decision}")


def test_a_spectator_previews_nothing() -> None:
    with pytest.raises(rt.NotationError, match="is no province or fjord"):
        FOUR.new(7).inspect(None, "after invade warrior utgard")
