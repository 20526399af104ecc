"""The history of a game holds little: a table may stand in memory for a long time."""

from __future__ import annotations

import random
import tracemalloc

import pytest

from ragnatafl.core import registry
from ragnatafl.server.history import GameHistory
from tests.playing import legal_texts


def played(game: str, seed: int) -> GameHistory:
    """A whole game at random."""
    history, rng = GameHistory(registry.game(game), 4, seed, {}), random.Random(seed)
    while not history.state.over:
        seat = history.state.waiting[0]
        history.decide(seat, *history.try_decision(seat, rng.choice(legal_texts(history.state, seat))))
    return history


@pytest.mark.parametrize("game", ["blood_rage", "yggdrasil"])
def test_a_decision_leaves_less_than_a_kilobyte_behind(game: str) -> None:
    played(game, 1)
    tracemalloc.start()
    try:
        kept = [played(game, seed) for seed in (2, 3)]
        taken = tracemalloc.get_traced_memory()[0] / sum(history.seq for history in kept)
    finally:
        tracemalloc.stop()
    assert taken < 1024
