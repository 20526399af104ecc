"""The generator: fair from the first throw of any seed, the same everywhere, and streams that share nothing."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ragnatafl.core.errors import StateError
from ragnatafl.core.rng import Rng, as_rng, given_rng, mixed

SEEDS = 6000


@pytest.mark.parametrize("stream", range(4))
@pytest.mark.parametrize("throw", [0, 1, 2, 6, 11])
def test_the_first_throws_of_small_seeds_are_fair(stream: int, throw: int) -> None:
    """Chi-squared with five degrees of freedom stays below 30 (one in a hundred thousand)."""
    counts: Counter[int] = Counter()
    for seed in range(SEEDS):
        rng = Rng(seed, stream)
        for _ in range(throw):
            rng.below(6)
        counts[int(rng.below(6))] += 1
    expected = SEEDS / 6
    assert sum((counts[face] - expected) ** 2 / expected for face in range(6)) < 30


def test_shuffles_of_neighbouring_seeds_put_every_card_everywhere() -> None:
    first: Counter[int] = Counter()
    for seed in range(SEEDS):
        items = list(range(10))
        Rng(seed).shuffle(items)
        assert sorted(items) == list(range(10))
        first[items[0]] += 1
    assert max(first.values()) < 1.2 * SEEDS / 10
    assert min(first.values()) > 0.8 * SEEDS / 10


def test_the_sequence_is_fixed_for_ever() -> None:
    """Records name seeds: these numbers must never change."""
    rng = Rng(2026, 1)
    assert [int(rng.below(1000)) for _ in range(5)] == [38, 396, 422, 897, 203]


def test_clones_and_words_go_on_alike() -> None:
    rng = Rng(5, 2)
    rng.next()
    copy = rng.clone()
    other = Rng()
    other.set_words(rng.words())
    assert [rng.next() for _ in range(9)] == [copy.next() for _ in range(9)] == [other.next() for _ in range(9)]


def test_large_and_negative_seeds_are_seeds_of_their_own() -> None:
    seeds = [0, 1, -1, 2**32, 2**63, 2**64, 2**64 + 1, 2**120]
    assert len({tuple(Rng(seed).words()) for seed in seeds}) == len(seeds)


def test_what_callers_have_at_hand_is_taken() -> None:
    assert as_rng(3).words() == Rng(3).words()
    rng = Rng(1)
    assert as_rng(rng) is rng
    assert isinstance(as_rng(random.Random(1)), Rng)
    for wrong in ("x", None, True, 1.5):
        with pytest.raises(TypeError):
            as_rng(wrong)


def test_at_the_public_boundary_a_wrong_generator_is_one_sentence() -> None:
    assert given_rng(3).words() == Rng(3).words()
    with pytest.raises(StateError, match="A generator is an Rng"):
        given_rng("x")


def test_mixing_in_halves_is_splitmix64() -> None:
    dice = random.Random(5)
    for value in [0, 1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64 - 1, *(dice.getrandbits(64) for _ in range(500))]:
        z = (value + 0x9E3779B97F4A7C15) % 2**64
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        high, low = mixed(value >> 32, value % 2**32)
        assert high * 2**32 + low == z ^ (z >> 31)
