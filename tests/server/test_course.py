"""The course of a game holds little: a table may stand in memory for a long time."""

from __future__ import annotations

import random
import tracemalloc

import pytest

from ragnatafl.core import registry
from ragnatafl.server.course import Course


def played(game: str, seed: int) -> Course:
    """A whole game at random."""
    course, rng = Course(registry.game(game), 4, seed, {}), random.Random(seed)
    while not course.state.over:
        seat = course.state.waiting[0]
        course.decide(seat, *course.tried(seat, rng.choice(course.legal_texts(seat))))
    return course


@pytest.mark.parametrize("game", ["blood_rage", "yggdrasil"])
def test_a_decision_leaves_less_than_a_kilobyte_behind(game: str) -> None:
    played(game, 1)
    tracemalloc.start()
    try:
        kept = [played(game, seed) for seed in (2, 3)]
        taken = tracemalloc.get_traced_memory()[0] / sum(course.seq for course in kept)
    finally:
        tracemalloc.stop()
    assert taken < 1024
