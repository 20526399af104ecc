"""Positions of Blood Rage that cannot be are refused with a sentence; those that can be play on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ragnatafl as rt
from ragnatafl.core.rng import Rng
from ragnatafl.games.blood_rage.content import CARD_BY_CODE, CONTENT
from ragnatafl.games.blood_rage.game import GAME
from ragnatafl.games.blood_rage.rules.arrange import STARTS
from ragnatafl.games.blood_rage.rules.notation import PLACES, PROVINCES
from tests.playing import plays_on_soundly

CARDS = sorted(CARD_BY_CODE)
QUESTS = [card for card in CARDS if card.startswith("quest_")]

OF_AGE_3 = ("lord_of_spears", "frost_giant", "thors_conquest")

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"age": 2, "phase": "draft", "wolf": {"kept": ["troll", "tyrs_smite"]}}, "one card is kept"),
    ({"age": 2, "wolf": {"kept": "troll"}}, "in the hand after the draft"),
    ({"phase": "draft", "wolf": {"kept": "troll"}}, "from one Age to the next"),
    ({"age": 3, "phase": "ragnarok", "wolf": {"kept": "troll"}}, "from one Age to the next"),
    ({"phase": "quest", "wolf": {"rage": 1}}, "rage is lost"),
    ({"phase": "ragnarok", "wolf": {"rage": 1}}, "rage is lost"),
    ({"phase": "quest", "wolf": {"hand": ["troll"]}}, "hand is discarded"),
    ({"phase": "release", "wolf": {"quests": ["quest_alfheim"]}}, "committed in the Action phase"),
    ({"destroyed": ["gimle"], "doomed": ["gimle"]}, "already destroyed"),
    ({"destroyed": ["gimle"], "doomed": ["utgard", "gimle", "horgr"]}, "already destroyed"),
    ({"destroyed": ["utgard", "andlang"], "wolf": {"figures": {"fjord_sw": ["ship"]}}}, "fjord_sw is closed"),
    ({"wolf": {"stats": [7, 1, 1]}}, "wolf.stats.1 must be a whole number from 1 to 6, not 7"),
    ({"wolf": {"hand": ["troll"]}, "raven": {"upgrades": ["troll"]}}, "named twice"),
    ({"phase": "quest", "wolf": {"quests": ["quest_alfheim"] * 49}}, "more than 40 quests"),
    ({"wolf": {"pack": ["troll"]}}, "in the draft alone"),
    ({"age": 2, "phase": "draft", "wolf": {"upgrades": ["valkyrie"]}, "bear": {"pack": ["valkyrie"]}}, "named twice"),
    ({"seats": ["wolf", "raven", "bear"], "wolf": {"hand": list(OF_AGE_3)}}, "too many cards of Age 3"),
    ({"phase": "draft", "wolf": {"pack": ["frost_giant"]}}, "this Age's deck"),
    ({"wolf": {"figures": {"gimle": ["warrior"] * 5}}}, "than"),
    ({"exactly": {"glory": 3}}, "exactly.glory is not a known key"),
    ({"wolf": {}, "exactly": {"wolf": 3}}, "exactly.wolf must be a table"),
    ({"wolf": {}, "exactly": {"steps": [["fly", 0, 0, 0]]}}, "steps.1 must be a step"),
    ({"wolf": {}, "exactly": {"decks": [["troll"], [], []]}}, "decks.1 must be the deck of Age 1, complete"),
]


@pytest.mark.parametrize(("table", "words"), IMPOSSIBLE, ids=[words for _, words in IMPOSSIBLE])
def test_what_cannot_be_is_refused_with_a_sentence(table: dict[str, Any], words: str) -> None:
    with pytest.raises(rt.ScenarioError, match=words):
        GAME.position(table)


def test_a_draft_can_say_its_packs() -> None:
    state = GAME.position(
        {"phase": "draft", "seats": ["wolf", "raven", "bear"], "raven": {"pack": ["troll", "sea_serpent"]}}
    )
    pack = GAME.facts(state)["raven"]["pack"]
    assert {"troll", "sea_serpent"} <= set(pack)
    assert len(pack) == 8
    state.play(1, state.parse(1, "draft troll"))
    assert len(GAME.facts(state)["raven"]["pack"]) == 7
    assert GAME.facts(GAME.position({}))["wolf"]["pack"] == []


@pytest.mark.parametrize("seats", [["wolf", "raven"], ["wolf", "raven", "bear", "serpent"]])
def test_a_card_given_before_its_age_does_not_come_up_again(seats: list[str]) -> None:
    """BR-4.4: neither in the packs of its Age, nor in what somebody may think of them, in any game from there on."""
    early = ("valkyrie", "lord_of_spears", "tyrs_crush")
    table = {"seats": seats, "wolf": {"hand": [early[0], early[2]], "upgrades": [early[1]]}}
    for seed in range(3):
        state, rng = GAME.position(table), random.Random(seed)
        while not state.over:
            assert GAME.invariants(state) == []
            seat = rng.choice(state.waiting)
            for world in (state, state.resample(seat, Rng(seed)), GAME.imagine(state.view(seat), Rng(seed))):
                packs = [card for clan in seats for card in GAME.facts(world)[clan].get("pack", ())]
                assert set(early[:2]).isdisjoint(packs)
            state.play(seat, rng.choice(state.legal(seat)))


def test_a_card_kept_twice_is_kept_in_every_world() -> None:
    """Troll, a card of the first Age, is kept from the second for the third."""
    state = GAME.position({"age": 3, "phase": "draft", "seats": ["wolf", "raven"], "wolf": {"kept": "troll"}})
    for sample in range(20):
        world = state.resample(1, sample)
        assert GAME.invariants(world) == []
        assert GAME.facts(world)["wolf"]["kept"] != ""


def figures(at_sea: bool) -> st.SearchStrategy[dict[str, list[str]]]:
    places = PLACES[len(PROVINCES) :] if at_sea else PROVINCES
    kinds = ["ship"] if at_sea else ["warrior", "leader"]
    return st.dictionaries(
        st.sampled_from(places), st.lists(st.sampled_from(kinds), min_size=1, max_size=3), max_size=3
    )


SHEETS = st.fixed_dictionaries(
    {},
    optional={
        "rage": st.integers(0, 9),
        "glory": st.integers(0, 60),
        "stats": st.lists(st.integers(1, 6), min_size=3, max_size=3),
        "passed": st.booleans(),
        "hand": st.lists(st.sampled_from(CARDS), max_size=9),
        "quests": st.lists(st.sampled_from(QUESTS), max_size=30),
        "kept": st.sampled_from(CARDS),
        "pack": st.lists(st.sampled_from(CARDS), max_size=3),
        "upgrades": st.lists(st.sampled_from(CARDS), max_size=3),
        "figures": st.one_of(figures(False), figures(True)),
    },
)
TABLES = st.fixed_dictionaries(
    {clan: SHEETS for clan in CONTENT.clans[:2]},
    optional={
        **{clan: SHEETS for clan in CONTENT.clans[2:]},
        "age": st.integers(1, 3),
        "phase": st.sampled_from(sorted(STARTS)),
        "first_game": st.booleans(),
        **{key: st.lists(st.sampled_from(PROVINCES[:-1]), max_size=3) for key in ("destroyed", "pillaged", "doomed")},
    },
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(TABLES, st.integers(0, 2**32))
def test_any_position_is_refused_or_sound(table: dict[str, Any], seed: int) -> None:
    try:
        state = GAME.position(table)
    except rt.ScenarioError as error:
        assert str(error).endswith(".")
    else:
        plays_on_soundly(GAME, state, seed)


def test_facts_say_who_is_in_a_place_and_that_nobody_is() -> None:
    facts = GAME.facts(GAME.position({"wolf": {"figures": {"gimle": ["leader"], "fjord_nw": ["ship"]}}}))
    assert facts["gimle"]["figures"] == ["wolf leader"]
    assert facts["fjord_nw"]["figures"] == ["wolf ship"]
    assert facts["utgard"]["figures"] == []
