"""Parts of earlier views are kept only where nothing has changed: every attribute counts."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import append, vec

import ragnatafl as rt
from ragnatafl.games.blood_rage.rules.position import Clan, Position
from ragnatafl.games.blood_rage.telling.unchanged import same_board, same_clan, same_memory


def attributes(kind: type) -> list[str]:
    """Of those that are `told` nothing is new: they are other words for the rest."""
    found = getattr(kind, "__mypyc_attrs__", None) or kind.__annotations__
    return sorted(name for name in found if not name.startswith("_") and not name.endswith("_told"))


def another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value]
    return append(value, 1)


def positions() -> tuple[Any, Any]:
    """A position of the action phase, and its copy."""
    state = rt.game("blood_rage").new(seats=3, seed=4, first_game=True)
    return state, state.clone()


@pytest.mark.parametrize("name", attributes(Clan))
def test_a_clan_of_which_anything_has_changed_is_another(name: str) -> None:
    one, other = (state.clans[0] for state in positions())
    assert same_clan(one, other)
    setattr(other, name, another(getattr(other, name)))
    assert not same_clan(one, other)


@pytest.mark.parametrize("name", ["destroyed", "pillaged", "free", "tokens", "doomed"])
def test_a_board_on_which_anything_has_changed_is_another(name: str) -> None:
    one, other = positions()
    assert same_board(one, other)
    setattr(other, name, another(getattr(other, name)))
    assert not same_board(one, other)


@pytest.mark.parametrize("name", ["leader", "ship", "monster_a", "monster_b", "warriors", "slots", "leader_strength"])
def test_a_board_on_which_a_figure_has_moved_or_grown_is_another(name: str) -> None:
    one, other = positions()
    setattr(other.clans[2], name, another(getattr(other.clans[2], name)))
    assert not same_board(one, other)


@pytest.mark.parametrize("name", ["age", "forgotten", "first_game", "deck"])
def test_a_memory_of_which_anything_has_changed_is_another(name: str) -> None:
    one, other = positions()
    assert same_memory(one, other)
    setattr(other, name, another(getattr(other, name)))
    assert not same_memory(one, other)


def test_while_a_draft_goes_on_nothing_is_taken_for_the_same() -> None:
    state = rt.game("blood_rage").new(seats=3, seed=4)
    assert isinstance(state, Position) and not same_memory(state, state)


def test_every_kind_of_attribute_can_be_changed_here() -> None:
    clan = positions()[0].clans[0]
    kinds = {type(getattr(clan, name)) for name in attributes(Clan)}
    assert {int, bool, list} < kinds and len(kinds) == 4 and isinstance(clan.hand, vec)
