"""What Blood Rage shows to learners: the draft as it is remembered, and the clans in order of play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.bots import bot
from ragnatafl.core.features import features_of
from ragnatafl.games.blood_rage.rules.end_of_age import is_fulfilled
from ragnatafl.games.blood_rage.rules.tables import TYPE, Phase, Type
from ragnatafl.games.blood_rage.telling.features import FULFILLED
from tests.playing import random_moves

GAME: Any = rt.game("blood_rage")


def cards(values: list[str]) -> Counter[str]:
    """Cards by name: the second copy of one is written with a number behind it."""
    return Counter(value.partition(" ")[0] for value in values)


def remembered_rounds(view: Any, seat: int, rounds: int) -> dict[str, Counter[str]]:
    """From the memory of this Age's draft: what was passed on in each finished round and has not been seen since."""
    seats = view["seats"]
    each = 2 if seats == 2 else 1
    found = {}
    for number in range(rounds):
        start = (seat - number) % seats * 8
        end = 8 if number + seats > rounds - (view["phase"] != "gods_gifts") else (number + seats) * each
        found[f"passed on in round {number + 1}"] = Counter(
            view["memory"][view["age"] - 1][start + (number + 1) * each : start + end]
        )
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_passed_on_in_the_draft_is_remembered_by_rounds(seats: int) -> None:
    checked = 0
    state = GAME.new(seats, 5)
    for seat, _, _ in random_moves(state, rt.Rng(5)):
        view = state.view(seat)
        told = features_of(GAME).told(state.observe(seat))
        if view["draft"] is not None:
            rounds = view["draft"]["round"] - 1
            assert cards(told.get("pack", [])) == Counter(view["draft"]["pack"] or view["draft"]["passing"])
        else:
            rounds = 3 if seats == 2 else 6
        for name, passed in remembered_rounds(view, seat, rounds).items():
            assert cards(told.get(name, [])) == passed
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clans_are_told_in_order_of_play_from_the_observer_on(seats: int) -> None:
    state = GAME.new(seats, 6)
    for seat, _, _ in random_moves(state, rt.Rng(6)):
        told = features_of(GAME).told(state.observe(seat))
        for turn, name in enumerate(("own", "second", "third", "fourth")[:seats]):
            sheet = state.view(None)["clan_sheets"][(seat + turn) % seats]
            tens, ones = told[f"{name}: glory tens"], told[f"{name}: glory ones"]
            assert int(tens[0] + ones[0]) == sheet["glory"]
            assert told[f"{name}: leader"] == [sheet["leader"]]
            assert told[f"{name}: hand"] == [str(min(sheet["hand_count"], 12))]


def test_what_lies_in_the_hands_of_others_is_counted_and_not_told() -> None:
    for state in (GAME.new(3, seed) for seed in range(5)):
        for seat, _, _ in random_moves(state, rt.Rng(7)):
            told = features_of(GAME).told(state.observe(seat))
            assert cards(told.get("hand", [])) == Counter(state.view(seat)["clan_sheets"][seat]["hand"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quest_is_observed_as_fulfilled_where_the_rules_would_judge_so(seats: int) -> None:
    """An observation finds it by comparing bits (BR-17.2 to BR-17.4)."""
    judged: Counter[bool] = Counter()
    for seed in range(4):
        state, player = GAME.new(seats, seed), bot("blood_rage", "greedy")
        while not state.over:
            for seat in range(seats if state.phase == Phase.ACTION else 0):
                clan, seen = state.clans[seat], set(state.observe(seat))
                for card in {*clan.hand, *clan.quests}:
                    if TYPE[card] == Type.QUEST:
                        right = is_fulfilled(state, seat, card)
                        assert (FULFILLED + card in seen) == right
                        judged[right] += 1
            seat = state.waiting[0]
            state.play(seat, player.choose(state.view(seat), state.legal(seat), rt.Rng(1)))
    assert min(judged[True], judged[False]) > 100, judged
