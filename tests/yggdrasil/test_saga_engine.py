"""What the engine must do although no shipped saga asks for it: a synthetic saga is put in the place of the fifth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.games.yggdrasil.content import WORLDS
from ragnatafl.games.yggdrasil.game import GAME
from ragnatafl.games.yggdrasil.rules.state import State
from ragnatafl.games.yggdrasil.sagas.content import read_saga
from ragnatafl.games.yggdrasil.sagas.tables import CHAPTERS, Chapter

from .small_saga import SMALL_SAGA

DEFEAT = """
[[defeats]]
name = "Too much luck"
law = "YG-21.1"
pages = [1]
at = "once"
when = ["=", "luck", 9]
"""

Enter = Callable[..., State]


@pytest.fixture
def enter(tmp_path: Path) -> Iterator[Enter]:
    """Nidhögg enters the space with the effect; further arguments are keys of the position."""
    shipped = CHAPTERS[4]

    def enter(effect: str, **more: Any) -> State:
        path = tmp_path / "saga_5.toml"
        path.write_text(SMALL_SAGA.format(number=5, effect=effect) + DEFEAT, "utf-8")
        CHAPTERS[4] = Chapter(read_saga(path), 0, 0)
        thor = {"laid": "nidhogg", **more.pop("thor", {})}
        table = {"gods": ["thor", "odin", "frigg"], "saga": 5, "phase": "reveal", "wheel": {"nidhogg": ["odin"]}}
        return GAME.position({**table, "thor": thor, **more})

    yield enter
    CHAPTERS[4] = shipped


def defeat(state: State) -> str:
    return state.outcome.rule if state.outcome else ""


def test_a_dead_tree_is_a_defeat(enter: Enter) -> None:
    """YG-21.10, YG-8.6, D10."""
    assert defeat(enter("", nidhogg=1)) == "D10"
    assert defeat(enter("", nidhogg=0)) == ""


@pytest.mark.parametrize(
    "effect",
    [
        '["heroes", -1]',
        '["heroes", 9]',
        '["fire_giants", -1]',
        '["nameless", -1]',
        '["pool", "active", "elves", -1]',
        '["pool", "each_player", "vanir_dice", 4]',
        '["enemy_to", "surtur", "asgard"], ["enemy_to", "surtur", "above"]',
        '["enemy_to", "loki", "cage"], ["enemy_to", "loki", "above"]',
        '["opponent_to", "one", "asgard"], ["opponent_up", "one"]',
    ],
)
def test_a_strict_effect_that_cannot_be_carried_out_is_a_defeat(enter: Enter, effect: str) -> None:
    """YG-21.4, D11."""
    assert defeat(enter(effect)) == "D11"


@pytest.mark.parametrize(
    ("effect", "cause"),
    [
        ('["nameless", 9]', "D8"),
        ('["jotun", 8]', "D5"),
        ('["life", "active", -7]', "D1"),
        ('["defeat"]', "D12"),
    ],
)
def test_where_another_defeat_fits_it_is_that_one(enter: Enter, effect: str, cause: str) -> None:
    """YG-19.2: D11 only where no id above fits."""
    assert defeat(enter(effect)) == cause


@pytest.mark.parametrize(
    "effect",
    [
        '["heroes", -1, "soft"]',
        '["fire_giants", -1, "soft"]',
        '["nameless", -1, "soft"]',
        '["pool", "active", "elves", -1, "soft"]',
    ],
)
def test_a_soft_effect_does_what_it_can(enter: Enter, effect: str) -> None:
    """YG-21.4."""
    state = enter(effect)
    assert not state.over
    assert (state.heroes, state.giants, state.nameless, state.players[0].elves) == (0, 0, 0, 0)


def test_soft_effects_stop_at_what_is_there(enter: Enter) -> None:
    """YG-21.4, YG-21.8."""
    effect = '["heroes", 9, "soft"], ["fire_giants", 9, "soft"], ["nameless", 9, "soft"]'
    state = enter(effect)
    assert (state.heroes, state.giants, state.nameless) == (8, 8, 8)
    state = enter('["pool", "each_player", "elves", 2], ["pool", "active", "elves", 9, "soft"]')
    assert [player.elves for player in state.players] == [5, 2, 2]
    assert state.elves == 0


def test_an_enemy_that_leaves_takes_its_guard_and_its_host_along(enter: Enter) -> None:
    """YG-22.6.7: no fight can show the guard, since a guarded Enemy cannot be fought."""
    state = enter('["enemy_out", "hel"]', jotuns=["hyrrokkin", "gerda"], nameless=3, giants=2)
    facts = GAME.facts(state)
    assert facts["hel"]["place"] == "out"
    assert facts["jotuns"] == ["gerda"]
    assert (facts["pawns"], facts["nameless"], facts["giants"]) == (6, 0, 2)


def test_healing_ends_with_the_devastation_check(enter: Enter) -> None:
    """YG-21.8 HEAL."""
    healed = enter('["heal", "alfheim"], ["heal", "midgard"]', devastated=["alfheim"])
    assert GAME.facts(healed)["devastated"] == []
    enemies = {"hel": "alfheim", "loki": "alfheim"}
    crowded = enter('["heal", "alfheim"]', devastated=["alfheim"], enemies=enemies)
    assert GAME.facts(crowded)["devastated"] == ["alfheim"]


def test_a_players_god_is_chosen_by_the_active_player(enter: Enter) -> None:
    """YG-21.8 CHOSEN_PLAYER_GOD; Life is regained up to the maximum."""
    state = enter('{ choose = "player_god", do = [["life", "chosen", 3]] }', odin={"life": 5})
    assert list(state.waiting) == [0]
    assert [state.notation(0, action) for action in state.legal(0)] == ["cheer frigg", "cheer odin", "cheer thor"]
    state.play(0, state.parse(0, "cheer odin"))
    assert list(state.life) == [7, 7, 7]


def test_an_opponent_is_slain_placed_and_lifted(enter: Enter) -> None:
    """YG-21.8 OPP, OPP_UP, OPP_OUT."""
    places = '["opponent_to", "one", "jotunheim"], ["opponent_up", "one"], ["opponent_to", "two", "asgard"]'
    state = enter(places + ', ["opponent_out", "two"]')
    assert WORLDS[state.foes[0]] == "midgard"
    assert state.slain == 2  # the bit of the second


def test_special_defeats_are_tested_after_each_effect(enter: Enter) -> None:
    """R-50."""
    state = enter('["counter", "luck", 9], ["rotate", 1], ["counter", "luck", -1]')
    assert defeat(state) == "D12"
    assert state.rotation == 0


def test_a_counter_is_clamped_and_never_impossible(enter: Enter) -> None:
    """YG-21.8 COUNTER."""
    state = enter('["counter", "luck", -4], ["counter", "luck", 3]')
    assert not state.over
    assert state.counters[0] == 3


def test_a_choice_without_a_candidate_is_left_out(enter: Enter) -> None:
    """YG-21.8 CHOOSE."""
    choice = '{ choose = "world", where = ["=", "chosen", "cage"], do = [["defeat"]] }, ["rotate", 2]'
    state = enter(choice)
    assert not state.over
    assert state.rotation == 2


def test_each_effect_is_done_for_every_member(enter: Enter) -> None:
    """YG-21.8 FOREACH, DEVASTATE: a World that is Devastated takes no second marker."""
    state = enter('{ each = ["asgard", "midgard"], do = [["devastate", "it"], ["devastate", "it"]] }')
    assert GAME.facts(state)["devastated"] == ["asgard", "midgard"]
    assert state.markers() == 5
