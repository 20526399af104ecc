"""What counts as shown (BR-22.1): the rare cases that random games seldom meet."""

from __future__ import annotations

from typing import Any

import pytest

import ragnatafl as rt

GAME = rt.game("blood_rage")
FIGHT = {
    "wolf": {"hand": ["tyrs_bash", "troll"], "figures": {"gimle": ["leader"]}},
    "raven": {"hand": ["quest_alfheim", "tyrs_smash"], "figures": {"gimle": ["warrior"]}},
}


def arranged(position: dict[str, Any], known: bool = False) -> Any:
    """A position; `known`: all know every hand."""
    state: Any = GAME.position(position)
    for clan in state.clans if known else []:
        clan.known = clan.hand
    return state


def shows(state: Any, *lines: str) -> bool:
    """Whether the last of these decisions shows something."""
    before = state.shown
    for line in lines:
        clan, _, text = line.partition(": ")
        seat = GAME.seat_names(state).index(clan)
        before = state.shown
        state.play(seat, state.parse(seat, text))
    return bool(state.shown > before)


@pytest.mark.parametrize("known", [False, True])
def test_a_card_from_the_hand_is_shown_unless_all_know_it_is_there(known: bool) -> None:
    position = {"wolf": {"hand": ["troll"], "rage": 6}, "raven": {}}
    assert shows(arranged(position, known), "wolf: upgrade troll") is not known


@pytest.mark.parametrize("known", [False, True])
def test_secret_choices_are_shown_when_all_have_chosen_even_if_all_know_the_hands(known: bool) -> None:
    call = ["wolf: pillage gimle", "wolf: card troll"]
    assert not shows(arranged(FIGHT, known), *call)
    assert shows(arranged(FIGHT, known), *call, "raven: card tyrs_smash")


def test_a_call_to_battle_shows_nothing_where_nobody_has_a_card() -> None:
    bare = {clan: {"figures": sheet["figures"]} for clan, sheet in FIGHT.items()}
    assert not shows(arranged(bare), "wolf: pillage gimle")


def test_a_last_card_that_is_played_by_itself_is_shown() -> None:
    one = {**FIGHT, "wolf": {"figures": {"gimle": ["leader"]}}, "raven": {**FIGHT["raven"], "hand": ["tyrs_smash"]}}
    assert shows(arranged(one), "wolf: pillage gimle")


def test_committing_a_quest_shows_that_there_is_one() -> None:
    assert shows(arranged({"wolf": {"hand": ["quest_alfheim"]}, "raven": {}}), "wolf: quest quest_alfheim")


def test_who_kept_a_card_is_shown_when_all_have_chosen() -> None:
    """The Volur Witch may flee from Ragnarök: so the game asks before it deals new packs."""
    witch = {"upgrades": ["volur_witch"], "figures": {"gimle": ["volur_witch"]}}
    position = {"phase": "discard", "doomed": ["gimle", "utgard", "horgr"]}
    clans = {"wolf": {"hand": ["troll"]}, "raven": {"hand": ["tyrs_bash"], **witch}}
    assert not shows(arranged({**position, **clans}), "wolf: keep troll")
    state = arranged({**position, **clans})
    assert shows(state, "wolf: keep troll", "raven: decline")
    assert state.view(None)["decision"]["name"] == "save_figures"


@pytest.mark.parametrize("known", [False, True])
def test_quests_turned_over_are_shown_even_if_all_know_the_cards(known: bool) -> None:
    state = arranged({"age": 3, "wolf": {"rage": 1, "quests": ["quest_alfheim"]}, "raven": {"rage": 0}})
    if known:
        state.clans[0].known = state.clans[0].quests
    assert shows(state, "wolf: pass")
