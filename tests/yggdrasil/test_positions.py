"""Positions of Yggdrasil that cannot be are refused with a sentence; those that can be play on."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ragnatafl as rt
from ragnatafl.games.yggdrasil.content import ENEMIES, FACES, GODS, WORLDS
from ragnatafl.games.yggdrasil.game import GAME
from ragnatafl.games.yggdrasil.rules.arrange import PHASES, RELATION_KEYS
from ragnatafl.games.yggdrasil.rules.notation import ARTIFACTS, CREATURES, JOTUNS, PLACES
from tests.playing import plays_on_soundly

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"enemies": {"hel": "cage"}}, "hel cannot be in cage"),
    ({"enemies": {"surtur": "cage"}}, "surtur cannot be in cage"),
    ({"enemies": {"fenrir": "midgard"}}, "fenrir cannot be in midgard"),
    ({"enemies": {"jormungand": "asgard"}}, "jormungand cannot be in asgard"),
    ({"enemies": {"loki": "out"}}, "loki cannot be in out"),
    ({"enemies": {"hel": "alfheim", "loki": "alfheim"}}, "two Enemies and is not Devastated"),
    ({"nidhogg": 7}, "beyond its track"),
    ({"saga": 1, "nidhogg": 15}, "beyond its track"),
    ({"saga": 1, "counters": {"oaths": 99}}, "counters.oaths must be a whole number"),
    ({"thor": {"life": 0}}, "no Life"),
    ({"devastated": list(WORLDS)}, "more than 7 Worlds"),
    ({"jotuns": list(JOTUNS[:8])}, "more than 7"),
    ({"thor": {"laid": "hel"}}, "laid is on the Wheel already"),
    ({"wheel": {"hel": ["thor", "odin"]}}, "more cards than stay"),
    ({"thor": {"deck": ["hel", "hel"]}}, "named twice"),
    ({"exactly": {"rng": [1]}}, "exactly.rng must be a list of"),
    ({"exactly": {"risk": {"luck": 3}}}, "exactly.risk.luck is not a known key"),
]


@pytest.mark.parametrize(("table", "words"), IMPOSSIBLE, ids=[words for _, words in IMPOSSIBLE])
def test_what_cannot_be_is_refused_with_a_sentence(table: dict[str, Any], words: str) -> None:
    with pytest.raises(rt.ScenarioError, match=words):
        GAME.position(table)


def test_a_pool_may_hold_what_another_has_given_back() -> None:
    """The Elves of all are in the reserve before anybody takes any."""
    table = {"level": "hard", "gods": ["thor", "odin", "freyia"]}
    start = GAME.facts(GAME.position(table))
    whole = start["reserve"]["elves"] + sum(start[god]["elves"] for god in table["gods"])
    state = GAME.position({**table, "thor": {"elves": whole}, "odin": {"elves": 0}, "freyia": {"elves": 0}})
    assert GAME.facts(state)["reserve"]["elves"] == 0


def some(names: Any, most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), max_size=most, unique=True)


SHEETS = st.fixed_dictionaries(
    {},
    optional={
        "world": st.sampled_from(WORLDS),
        "life": st.integers(0, 6),
        "elves": st.integers(0, 4),
        "vanir": st.integers(0, 4),
        "artifacts": some(ARTIFACTS, 3),
        "deck": some(ENEMIES, 5),
        "laid": st.sampled_from(ENEMIES),
        "god_faces": some(FACES, 2),
        **{key: some(GODS, 2) for key in RELATION_KEYS},
    },
)
TABLES = st.fixed_dictionaries(
    {"thor": SHEETS},
    optional={
        "odin": SHEETS,
        "freyia": SHEETS,
        "tyr": SHEETS,
        "level": st.sampled_from(["easy", "hard", "expert"]),
        "phase": st.sampled_from(sorted(PHASES)),
        **{key: st.integers(0, 3) for key in ("round", "rotation", "island")},
        **{key: st.integers(0, 8) for key in ("giants", "nameless", "heroes", "nidhogg")},
        "enemies": st.dictionaries(st.sampled_from(ENEMIES[:5]), st.sampled_from(PLACES), max_size=2),
        "devastated": some(WORLDS, 8),
        "jotuns": some(JOTUNS, 8),
        "jotun_cards": some(JOTUNS, 3),
        "jotuns_left": st.integers(0, 3),
        "creatures": some(CREATURES, 3),
        "creatures_left": st.integers(0, 3),
        "wheel": st.dictionaries(st.sampled_from(ENEMIES), some(["thor", "odin"], 2), max_size=2),
        "saga": st.integers(0, 6),
        "page": st.integers(1, 3),
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


def test_facts_say_who_is_in_a_world_and_that_nobody_is() -> None:
    facts = GAME.facts(
        GAME.position({"thor": {"world": "alfheim"}, "enemies": {"hel": "midgard"}, "devastated": ["midgard"]})
    )
    assert facts["alfheim"]["gods"] == ["thor"]
    assert facts["midgard"]["enemies"] == ["hel", "jormungand"]
    assert facts["svartalfheim"]["gods"] == facts["svartalfheim"]["enemies"] == []
