"""The greedy bot of Blood Rage: legal everywhere, from the view alone, clearly better than chance, and its habits."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.arena.simulate import plan, play_all
from ragnatafl.bots import bot
from ragnatafl.core.rng import Rng
from ragnatafl.games.blood_rage.rules.decisions import DECISIONS

GAME = rt.game("blood_rage")
GREEDY = bot("blood_rage", "greedy")


def answer(state: Any, seat: int) -> str:
    """What the bot does here, as notation; it must be legal."""
    legal = state.legal(seat)
    action = GREEDY.choose(state.view(seat), legal, Rng(0))
    assert action in legal
    return str(state.notation(seat, action))


def position(**table: Any) -> Any:
    return GAME.position(table)


def play(state: Any, *moves: str) -> Any:
    """Plays "0: pillage gimle" and so on."""
    for move in moves:
        seat, text = move.split(": ")
        state.play(int(seat), state.parse(int(seat), text))
    return state


# -- everywhere ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_whole_games_legally(seats: int) -> None:
    state = GAME.new(seats=seats, seed=seats)
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, state.parse(seat, answer(state, seat)))
    assert state.outcome is not None and min(state.outcome.scores) > 0


def test_it_answers_every_decision_legally_from_the_view_alone() -> None:
    """Asked in games that are mostly random, so stranger than its own, then only what did not come up, until everything
    was asked; a view may come as any JSON."""
    missing = {row.name for row in DECISIONS.values()}
    games = 0
    while missing or games < 12:
        assert games < 400, f"{missing} never came up"
        state = GAME.new(seats=(2, 3, 4, 4)[games % 4], seed=40 + games)
        rng = Rng(games)
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            action = legal[int(rng.below(len(legal)))]
            if len(legal) > 1 and (games < 12 or DECISIONS[state.step()].name in missing):
                view = state.view(seat)
                before = json.dumps(view, sort_keys=True)
                chosen = GREEDY.choose(view, legal, Rng(1))
                assert chosen in legal
                assert json.dumps(view, sort_keys=True) == before, "the bot changed the view"
                assert GREEDY.choose(json.loads(before), tuple(legal), Rng(1)) == chosen
                missing.discard(view["decision"]["name"])
                if rng.below(4) == 0:
                    action = chosen
            state.play(seat, action)
        games += 1


def test_it_beats_three_random_bots() -> None:
    played = play_all(plan("blood_rage", 4, "greedy,random,random,random", games=12, seed=7, rotate=True))
    assert sum(game.shares[0] for game in played) >= 11
    assert all(game.scores[0] > 60 for game in played)


# -- habits --------------------------------------------------------------------------------------------------------
def test_free_things_come_before_the_last_rage() -> None:
    """BR-8.4: at 0 rage nothing can be done, not even what is free."""
    state = position(
        wolf={"rage": 1, "hand": ["quest_manheim"], "figures": {"elvagar": ["leader"], "angerboda": ["warrior"]}},
        raven={"rage": 0, "figures": {"utgard": ["leader"]}},
        pillaged=["elvagar", "angerboda"],
    )
    assert answer(state, 0) == "quest quest_manheim.1"


def test_an_unopposed_province_is_pillaged() -> None:
    state = position(
        wolf={"rage": 3, "figures": {"gimle": ["leader"]}}, raven={"rage": 3, "figures": {"horgr": ["leader"]}}
    )
    assert answer(state, 0) == "pillage gimle"


def test_it_does_not_attack_where_it_must_lose() -> None:
    state = position(
        wolf={"rage": 2, "figures": {"gimle": ["warrior"]}},
        raven={"hand": ["tyrs_smite", "tyrs_smash"], "figures": {"gimle": ["leader", "warrior", "warrior"]}},
    )
    assert answer(state, 0) != "pillage gimle"


def test_late_in_the_last_age_warriors_go_where_ragnarok_pays() -> None:
    everywhere = ["angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
    state = position(
        age=3,
        doomed=["elvagar"],
        pillaged=everywhere,
        destroyed=[],
        wolf={"rage": 2, "figures": {"gimle": ["leader"]}},
        raven={"rage": 0, "figures": {"yggdrasil": ["leader", "warrior", "warrior"]}},
    )
    assert answer(state, 0) == "invade warrior elvagar"


def test_the_smallest_card_that_surely_wins_is_played() -> None:
    state = position(
        wolf={"hand": ["tyrs_bash", "tyrs_smite"], "figures": {"gimle": ["leader"]}},
        raven={"figures": {"gimle": ["warrior", "warrior", "warrior"]}},
    )
    assert answer(play(state, "0: pillage gimle"), 0) == "card tyrs_bash"


def test_a_lost_battle_is_lost_with_lokis_card() -> None:
    """BR-14.10: losers keep their cards, so the strong one is not risked for nothing."""
    state = position(
        age=2,
        turn="raven",
        wolf={"hand": ["lokis_backstab", "quest_alfheim", "tyrs_smash"], "figures": {"gimle": ["warrior"]}},
        raven={"glory": 9, "hand": ["tyrs_rage", "tyrs_smite"], "figures": {"gimle": ["leader", "warrior", "warrior"]}},
    )
    assert answer(play(state, "1: pillage gimle"), 0) == "card lokis_backstab"


def late_battle(theirs: str) -> Any:
    state = position(
        age=2,
        wolf={"hand": ["tyrs_smash", "heimdalls_eye"], "figures": {"gimle": ["leader"]}},
        raven={"hand": [theirs, "quest_manheim"], "figures": {"gimle": ["leader"]}},
    )
    return play(state, "0: pillage gimle", "0: card tyrs_smash", f"1: card {theirs}")


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [("tyrs_crush", "card heimdalls_eye"), ("tyrs_smite", "decline"), ("lokis_backstab", "decline")],
)
def test_a_late_card_is_added_only_where_it_turns_the_battle(theirs: str, expected: str) -> None:
    """Behind by 1 a +2 wins; behind by 2 it would only tie; ahead it is not needed."""
    assert answer(late_battle(theirs), 0) == expected


def test_it_joins_to_win_and_stays_away_from_certain_death() -> None:
    weak = position(
        turn="raven",
        wolf={"hand": ["tyrs_smite"], "figures": {"andlang": ["leader"]}},
        raven={"figures": {"gimle": ["warrior"]}},
    )
    assert answer(play(weak, "1: pillage gimle"), 0) == "join leader andlang"
    strong = position(
        turn="raven",
        wolf={"hand": [], "figures": {"andlang": ["warrior"]}},
        raven={"hand": ["tyrs_smite", "tyrs_smash"], "figures": {"gimle": ["leader", "warrior", "warrior"]}},
    )
    assert answer(play(strong, "1: pillage gimle"), 0) == "decline"


def test_a_free_slot_is_taken_before_one_in_use() -> None:
    state = position(
        wolf={"hand": ["lokis_blessing"], "upgrades": ["friggas_charm"]}, raven={"figures": {"gimle": ["leader"]}}
    )
    assert answer(play(state, "0: upgrade lokis_blessing"), 0) == "slot clan 2"


def test_a_step_to_the_legendary_level_is_raised_first_in_the_last_age() -> None:
    """BR-21.1: from step 3 to 4 is worth 10 glory at the end."""
    state = position(
        age=3,
        wolf={"hand": ["thors_oath", "quest_alfheim"], "stats": [2, 2, 3], "figures": {"gimle": ["leader"]}},
        raven={"figures": {"gimle": ["warrior"]}},
    )
    state = play(state, "0: pillage gimle", "0: card thors_oath")
    while state.view(0)["decision"]["name"] != "raise_stat":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    assert answer(state, 0) == "raise horns"
