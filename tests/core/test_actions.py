"""An action is a number, a text and a value: one table of families gives all three, and they cannot run apart."""

from __future__ import annotations

import pytest

from ragnatafl.core import registry
from ragnatafl.core.actions import Action, ActionTable, Family
from ragnatafl.core.contract import Game
from ragnatafl.core.errors import NotationError
from tests.toy import GAME as TOY

GAMES = [*(registry.game(one.name) for one in registry.manifests()), TOY]
FIGURES = ("leader", "warrior")
PLACES = ("gimle", "utgard", "manheim")


def table(**changed: int) -> ActionTable:
    first = {"pass": 0, "invade": 1, "send": 7, "end": 13} | changed
    return ActionTable(
        [
            Family("pass", first=first["pass"]),
            Family("invade", FIGURES, PLACES, first=first["invade"]),
            Family("send", range(3), FIGURES, first=first["send"], backwards=True),
        ],
        first["end"],
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_number_value_and_text_of_every_action_lead_to_one_another(game: Game) -> None:
    state = game.new(game.seat_counts[-1], 1)
    for number in range(game.action_count):
        action = game.action(number)
        assert game.number(action) == number
        assert state.notation(0, number) == str(action)
        assert all(isinstance(arg, str | int) for arg in action.args)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_no_action_is_refused_with_a_sentence(game: Game) -> None:
    for number in (-1, game.action_count):
        with pytest.raises(NotationError, match=f"from 0 to {game.action_count - 1}, not {number}"):
            game.action(number)
    with pytest.raises(NotationError, match='"juggle 3" is no action'):
        game.number(Action("juggle", (3,)))


def test_the_last_argument_runs_fastest_unless_a_family_counts_backwards() -> None:
    texts = table().texts
    assert texts[1:5] == [
        "invade leader gimle",
        "invade leader utgard",
        "invade leader manheim",
        "invade warrior gimle",
    ]
    assert texts[7:11] == ["send 0 leader", "send 1 leader", "send 2 leader", "send 0 warrior"]
    assert table().places[8] == (1, 0)
    assert table().action(8) == Action("send", (1, "leader"))


def test_a_word_that_is_always_said_is_an_argument() -> None:
    found = ActionTable([Family("invade", FIGURES, "from valhalla", first=0)], 2)
    assert found.action(1) == Action("invade", ("warrior", "from valhalla"))
    assert found.read("  Invade WARRIOR from  valhalla ") == 1


@pytest.mark.parametrize(("changed", "sentence"), [
    ({"invade": 2}, 'has "invade" at 1, and the engine counts it from 2'),
    ({"send": 6}, 'has "send" at 7, and the engine counts it from 6'),
    ({"end": 14}, "has the end at 13, and the engine counts it from 14"),
])  # fmt: skip
def test_a_missing_or_shifted_family_is_told_when_the_table_is_made(changed: dict[str, int], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        table(**changed)


def test_no_text_stands_for_two_actions() -> None:
    with pytest.raises(ValueError, match='has "keep" twice'):
        ActionTable([Family("keep", first=0), Family("keep", first=1)], 2)
