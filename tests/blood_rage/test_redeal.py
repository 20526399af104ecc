"""Drawing anew what a seat cannot know, where little is left to choose."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.rng import Rng
from ragnatafl.games.blood_rage.bots.worlds import BY_CARD, likely

SAVES = json.loads(Path(__file__).with_name("kept_quests.json").read_text(encoding="utf-8"))


NAMES = ["quests kept by three", "almost everything shown", "one deal in hundreds", "one in thousands", "hardly any"]


@pytest.mark.parametrize("save", SAVES, ids=NAMES)
def test_a_deal_is_found_where_clans_kept_cards_and_committed_many_quests(save: dict[str, Any]) -> None:
    """Third Ages of hard-fought games: a quest that cannot have been kept must not be looked for in vain."""
    game = rt.game("blood_rage")
    state: Any = game.from_dict({**save, "content": game.content_hash})
    for seat in range(4):
        view = state.view(seat)
        for seed in range(2):
            other = state.resample(seat, Rng(seed))
            assert other.view(seat) == view
            assert game.imagine(view, Rng(seed)).view(seat) == view
            assert not game.invariants(other)
            world = likely(state, seat, Rng(seed))
            assert world.view(seat) == view
            assert not game.invariants(world)


def test_picks_are_drawn_by_how_much_they_are_wished_for() -> None:
    """Of the seven cards that the first seat has passed on one was picked by the next: as often as its share in the
    wishes, while `resample` draws all alike."""
    state: Any = rt.game("blood_rage").new(seats=3, seed=4)
    for _ in range(2):
        for seat in range(3):
            state.play(seat, state.legal(seat)[0])
    passed = sorted(state.deck[1:8])
    wishes = [BY_CARD[3][card] for card in passed]
    found = {card: 0 for card in passed}
    plain = dict(found)
    rng, draws = Rng(1), 3000
    for _ in range(draws):
        found[likely(state, 0, rng).deck[1]] += 1
        plain[state.resample(0, rng).deck[1]] += 1
    for card, wish in zip(passed, wishes, strict=True):
        share = wish / sum(wishes)
        assert abs(found[card] / draws - share) < 5 * (share / draws) ** 0.5
        assert abs(plain[card] / draws - 1 / 7) < 0.04


def test_a_likely_world_follows_from_the_view_and_the_generator_alone() -> None:
    game: Any = rt.game("blood_rage")
    state = game.new(seats=4, seed=9)
    rng = Rng(5)
    for _ in range(60):
        seat = state.waiting[0]
        state.play(seat, any_of(state.legal(seat), rng))
    for seat in range(4):
        view = state.view(seat)
        imagined, other = game.imagine(view, Rng(1)), game.imagine(view, Rng(2))
        assert likely(imagined, seat, Rng(7)).to_dict() == likely(other, seat, Rng(7)).to_dict()


def any_of(actions: list[int], rng: Rng) -> int:
    return actions[rng.below(len(actions))]
