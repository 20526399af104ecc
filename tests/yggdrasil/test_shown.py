"""What counts as shown (YG-1.10 to YG-1.12): what is certain already is not."""

from __future__ import annotations

from typing import Any

import pytest

import ragnatafl as rt

GAME = rt.game("yggdrasil")
THREE = {"gods": ["thor", "odin", "freyia"]}


def shows(state: Any, *texts: str) -> bool:
    """Whether the last of these decisions of whoever is asked shows something."""
    before = state.shown
    for text in texts:
        before, seat = state.shown, state.waiting[0]
        state.play(seat, state.parse(seat, text))
    return bool(state.shown > before)


def test_a_move_shows_nothing() -> None:
    assert not shows(GAME.position(THREE), "move midgard")


@pytest.mark.parametrize(("left", "shown"), [(6, True), (3, True), (2, False), (1, False)])
def test_an_artifact_taken_shows_the_next_unless_only_one_can_be_there(left: int, shown: bool) -> None:
    state: Any = GAME.position({**THREE, "phase": "action", "thor": {"world": "nidavellir"}})
    state.players[1].laid_known = 1
    state.artifacts_taken[0] = 6 - left
    assert shows(state, "act", "stack 1") is shown


@pytest.mark.parametrize("known", [0, 1])
def test_a_laid_card_is_shown_unless_all_know_it(known: int) -> None:
    state: Any = GAME.position(THREE)
    state.players[1].laid_known = known
    assert shows(state, "done") is not bool(known)


@pytest.mark.parametrize("others_known", [False, True])
def test_a_laid_card_that_can_be_no_other_is_not_shown(others_known: bool) -> None:
    state: Any = GAME.position(THREE)
    for k in range(len(state.players[1].known)):
        state.players[1].known[k] = int(others_known)
    assert shows(state, "done") is not others_known


@pytest.mark.parametrize(("gods", "shown"), [(["thor", "odin"], True), (["thor", "odin", "freyia"], False)])
def test_the_back_of_the_next_card_is_shown_where_it_could_be_another_gods(gods: list[str], shown: bool) -> None:
    """With two players a supporting god's cards lie among a player's own. The round ends, and cards are laid."""
    state = GAME.position({"gods": gods, "order": [*gods[1:], "thor"]})
    assert shows(state, "done") is shown
    assert state.view(None)["decision"]["name"] == "turn_order"
