"""Refusals that name what was meant, and figures that count only provinces that live."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import ragnatafl as rt

GAME = rt.game("blood_rage")


def refusal(table: Mapping[str, Any], text: str, *steps: str) -> str:
    state = GAME.position(table)
    for step in steps:
        state.play(0, state.parse(0, step))
    found = state.why_not(0, text)
    assert found is not None
    return str(found)


def test_yggdrasil_has_no_fjord_to_speak_of() -> None:
    assert refusal({"wolf": {}}, "pillage yggdrasil") == "Wolf has no figure in Yggdrasil (BR-13.1)"
    assert refusal({"wolf": {}}, "pillage gimle") == "Wolf has no figure in Gimle or its fjord (BR-13.1)"


def test_a_quest_of_another_age_is_told_from_the_one_in_hand() -> None:
    table = {"age": 2, "wolf": {"hand": ["quest_jotunheim.1"]}}
    sentence = "Jotunheim! of Age 2 is not in hand; the one in hand is of Age 1 (BR-12.1)"
    assert refusal(table, "quest quest_jotunheim.2") == sentence
    assert refusal({"wolf": {}}, "quest quest_jotunheim.1") == "Jotunheim! is not in hand (BR-12.1)"


def test_more_than_there_are_cannot_march() -> None:
    table = {"wolf": {"figures": {"gimle": ["warrior", "warrior", "leader"]}}}
    march = ("march gimle", "to elvagar")
    assert refusal(table, "send 2 leader", *march) == "The leader is a single figure (BR-10.1)"
    found = refusal(table, "send 3 warrior", *march, "send 0 leader")
    assert found == "Warriors that can march from Gimle: only 2 (BR-10.1)"


def test_a_warrior_is_not_taken_for_a_ship_at_the_call() -> None:
    table = {
        "turn": "raven",
        "wolf": {"figures": {"gimle": ["warrior"], "fjord_ne": ["ship"]}},
        "raven": {"figures": {"myrkulor": ["warrior"]}},
    }
    state = GAME.position(table)
    state.play(1, state.parse(1, "pillage myrkulor"))
    assert str(state.why_not(0, "join warrior fjord_ne")) == "The warrior is not in North-east fjord (BR-13.2)"
    assert str(state.why_not(0, "join ship fjord_ne")) == "Ships may not join a battle (BR-13.2)"


def test_nobody_is_strong_in_a_destroyed_province() -> None:
    state = GAME.position({"destroyed": ["gimle"], "doomed": ["utgard", "andlang", "horgr"], "wolf": {}})
    changes = state.inspect(0, "after invade ship fjord_nw")["changes"]["strength"]
    assert list(changes) == ["myrkulor"]
    state.play(0, state.parse(0, "invade ship fjord_nw"))
    facts = GAME.facts(state)
    assert facts["gimle"]["strength"]["wolf"] == 0 and facts["myrkulor"]["strength"]["wolf"] == 2
    assert facts["fjord_nw"]["supports"] == ["myrkulor"]


def test_rage_is_lost_before_the_quests() -> None:
    for phase in ("quest", "ragnarok", "release", "end"):
        with pytest.raises(rt.ScenarioError, match=rf"wolf\.rage is lost before the phase {phase} \(BR-8\.8\)"):
            GAME.position({"phase": phase, "wolf": {"rage": 1}})
