"""Drawing anew what a seat cannot know, where little is left to choose."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.rng import Rng

SAVES = json.loads(Path(__file__).with_name("kept_quests.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("save", SAVES, ids=["quests kept by three", "almost everything shown", "one deal in hundreds"])
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
