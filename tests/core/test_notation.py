"""What a text that is no action is answered: what was probably meant, of what is possible before all else."""

from __future__ import annotations

import pytest

import ragnatafl as rt
from ragnatafl.core.contract import State

GAME = rt.game("blood_rage")


def battle() -> State:
    """Wolf chooses a card for the battle of Gimle."""
    state = GAME.position(
        {
            "wolf": {"hand": ["tyrs_crush", "tyrs_smash"], "figures": {"gimle": ["warrior"]}},
            "raven": {"hand": ["odins_tide"], "figures": {"gimle": ["warrior"]}},
        }
    )
    state.play(0, state.parse(0, "pillage gimle"))
    return state


def marching() -> State:
    """Wolf says how many march from Gimle to Elvagar."""
    state = GAME.position({"wolf": {"figures": {"gimle": ["warrior", "warrior", "leader"]}}})
    for text in ("march gimle", "to elvagar"):
        state.play(0, state.parse(0, text))
    return state


def turn() -> State:
    return GAME.position({"wolf": {"hand": ["troll"], "figures": {"gimle": ["warrior"], "elvagar": ["leader"]}}})


@pytest.mark.parametrize(
    ("state", "text", "meant"),
    [
        (battle(), "play tyrs_crush", ['"card tyrs_crush"']),
        (battle(), "cart tyrs_smash", ['"card tyrs_smash"']),
        (marching(), "send leader", ['"send 0 leader"', '"send 1 leader"']),
        (turn(), "march gimle elvagar 2", ['"march gimle"']),
        (turn(), "pilage gimle", ['"pillage gimle"']),
        (turn(), "play troll", ['"upgrade troll"']),
        (turn(), "invade warior utgard", ['"invade warrior utgard"']),
        (turn(), "invade troll utgrad", ['"invade troll utgard"']),
    ],
)
def test_a_hint_names_what_was_meant(state: State, text: str, meant: list[str]) -> None:
    with pytest.raises(rt.NotationError) as refusal:
        state.parse(0, text)
    sentence = str(refusal.value)
    one_of = "one of " if len(meant) > 1 else ""
    assert sentence == f'"{text}" is not the notation of any action; did you mean {one_of}{", ".join(meant)}?'


def test_a_verb_without_its_object_gets_an_example_that_is_possible() -> None:
    with pytest.raises(rt.NotationError, match=r'"pillage" is used as in "pillage (gimle|elvagar)"'):
        turn().parse(0, "pillage")


def test_a_known_verb_is_never_taken_for_another() -> None:
    for state, text in ((marching(), "send 3"), (marching(), "send warrior"), (turn(), "send warrior")):
        with pytest.raises(rt.NotationError, match='"send" is used as in "send 0 leader"'):
            state.parse(0, text)


def test_a_text_of_no_sense_gets_the_verbs() -> None:
    for text in ("xyzzy", "please"):
        with pytest.raises(rt.NotationError, match=r"actions begin with card, decline, draft"):
            turn().parse(0, text)
    with pytest.raises(rt.NotationError, match="An empty text is no action; try"):
        turn().parse(0, "  ")


def test_a_seat_that_is_not_asked_gets_no_legal_list_of_others() -> None:
    with pytest.raises(rt.NotationError) as refusal:
        battle().parse(1, "play tyrs_crush")
    assert 'one of "draft tyrs_crush", "keep tyrs_crush", "card tyrs_crush"?' in str(refusal.value)
