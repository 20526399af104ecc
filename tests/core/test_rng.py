"""The generator: fair from the first throw of any seed, the same everywhere, and streams that share nothing."""

from __future__ import annotations

import hashlib
import random
import struct
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ragnatafl as rt
from ragnatafl.core.errors import StateError
from ragnatafl.core.rng import ROUNDS, SAVED_WORDS, QuickRng, Rng, as_rng, block_of, derived, given_rng
from tests.core import chacha

SEEDS = 6000
OF_RFC_8439 = """
e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"""
EIGHT_ROUNDS_OF_NOTHING = """
3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e
984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"""


def evenness(counts: Counter[Any], kinds: int) -> float:
    """Chi-squared, as a multiple of what fair throws give on average."""
    expected = counts.total() / kinds
    misses = sum((count - expected) ** 2 / expected for count in counts.values())
    return (misses + (kinds - len(counts)) * expected) / (kinds - 1)


def test_the_reference_is_chacha_as_published() -> None:
    """RFC 8439, section 2.3.2; its nonce of 96 bits reaches into our counter."""
    key = struct.unpack("<8I", bytes(range(32)))
    found = chacha.block(key, 1 | 0x09000000 << 32, 0x4A000000, 20)
    assert found == [int(word, 16) for word in OF_RFC_8439.split()]


def test_a_block_is_chacha_with_eight_rounds() -> None:
    """The published key stream for a key, a nonce and a counter of nothing but zeros."""
    nothing = vec[i64]([0] * 8)
    words = struct.pack("<16I", *[int(word) for word in block_of(nothing, 0, 0)])
    assert words.hex() == "".join(EIGHT_ROUNDS_OF_NOTHING.split())


def test_blocks_are_those_of_the_reference() -> None:
    dice = random.Random(5)
    for _ in range(200):
        key = [dice.getrandbits(32) for _ in range(8)]
        stream, number = dice.getrandbits(63), dice.getrandbits(dice.choice([4, 32, 63]))
        expected = chacha.block(key, number, stream, ROUNDS)
        assert [int(word) for word in block_of(vec[i64](key), stream, number)] == expected


@pytest.mark.parametrize("seed", [0, 7, -3, 2**31, 2**255 + 19])
def test_a_seed_becomes_a_key_by_sha_256_and_its_streams_go_on_block_by_block(seed: int) -> None:
    key = struct.unpack("<8I", hashlib.sha256(b"ragnatafl deal 2\0" + str(seed).encode()).digest())
    for stream in (0, 1, 2**40 + 5):
        rng = Rng(seed, stream)
        expected = [word for number in range(3) for word in chacha.block(key, number, stream, ROUNDS)]
        assert [int(rng.next()) for _ in range(48)] == expected


@pytest.mark.parametrize("stream", range(4))
@pytest.mark.parametrize("throw", [0, 1, 2, 6, 11, 16])
def test_the_first_throws_of_small_seeds_are_fair(stream: int, throw: int) -> None:
    counts: Counter[int] = Counter()
    for seed in range(SEEDS):
        rng = Rng(seed, stream)
        for _ in range(throw):
            rng.below(6)
        counts[int(rng.below(6))] += 1
    assert evenness(counts, 6) < 6


def test_no_number_below_a_large_bound_is_favoured() -> None:
    """Three quarters of 2**31: by a plain remainder or product every third number would come twice as often."""
    rng = Rng(4)
    bound = 3 << 29
    thirds = Counter(int(rng.below(bound)) % 3 for _ in range(30_000))
    halves = Counter(int(rng.below(bound)) * 12 // bound for _ in range(30_000))
    assert evenness(thirds, 3) < 8
    assert evenness(halves, 12) < 4


def test_words_that_would_favour_a_number_are_thrown_away() -> None:
    """2**30 + 1 numbers share 2**32 words: three for each, and a quarter of all is left over."""
    rng = Rng(9)
    for _ in range(4000):
        assert 0 <= rng.below(2**30 + 1) <= 2**30
    assert 5000 < rng.words()[9] < 5700


def test_shuffles_of_neighbouring_seeds_put_every_card_everywhere() -> None:
    first: Counter[int] = Counter()
    for seed in range(SEEDS):
        items = list(range(10))
        Rng(seed).shuffle(items)
        assert sorted(items) == list(range(10))
        first[items[0]] += 1
    assert evenness(first, 10) < 4


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_order_of_a_few_cards_comes_up_alike(count: int) -> None:
    rng = Rng(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(200 * len(list(permutations(range(count))))):
        items = vec[i64](range(count))
        rng.shuffle_vec(items)
        orders[tuple(int(item) for item in items)] += 1
    assert len(orders) == len(list(permutations(range(count))))
    assert evenness(orders, len(orders)) < (12 if count == 2 else 2.5)


def test_a_large_deck_is_shuffled_whole() -> None:
    items = vec[i64](range(3000))
    Rng(3).shuffle_vec(items)
    assert sorted(int(item) for item in items) == list(range(3000))
    kept = sum(int(item) == place for place, item in enumerate(items))
    assert kept < 10


def test_the_sequence_is_fixed_for_ever() -> None:
    """Records name seeds: these numbers must never change."""
    rng = Rng(2026, 1)
    assert [int(rng.below(1000)) for _ in range(5)] == [900, 959, 171, 139, 60]
    cards = vec[i64](range(8))
    rng.shuffle_vec(cards)
    assert [int(card) for card in cards] == [7, 6, 1, 3, 0, 5, 2, 4]
    assert derived(2026, "bot", 1, 2) % 10**9 == 697988344


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_clones_and_words_go_on_alike(drawn: int) -> None:
    rng = Rng(5, 2)
    for _ in range(drawn):
        rng.next()
    rng.open(3)
    copy = rng.clone()
    other = Rng()
    other.set_words(rng.words())
    assert len(rng.words()) == SAVED_WORDS
    assert [rng.next() for _ in range(40)] == [copy.next() for _ in range(40)] == [other.next() for _ in range(40)]
    assert rng.open(3).words() == copy.open(3).words() == other.open(3).words()


def test_a_copy_is_not_disturbed_by_what_the_other_draws() -> None:
    rng = Rng(6)
    rng.next()
    copy = rng.clone()
    expected = [int(Rng(6).next()), int(copy.clone().next())]
    for _ in range(100):
        rng.next()
    assert [int(Rng(6).next()), int(copy.next())] == expected


def test_streams_keys_and_opened_streams_share_nothing() -> None:
    rng = Rng(1)
    turned = Rng(1)
    turned.turn_to(5)
    found = [rng.open(5), rng.open(5), rng.open(6), rng.fork(), rng.fork(), turned, Rng(1), Rng(2), Rng(1, 2**40)]
    assert turned.next() == Rng(1, 5).next()
    words = [int(one.next()) for one in found for _ in range(20)]
    assert len(set(words)) == len(words)


def test_a_fork_tells_nothing_of_the_key_it_was_drawn_from() -> None:
    rng = Rng(1)
    expected = [int(Rng(1).next())]
    fork = rng.fork()
    assert fork.words()[0] == expected[0], "its key is drawn, as any word of the stream"
    assert not set(fork.words()[:8]) & set(rng.words()[:8])


def test_large_and_negative_seeds_are_seeds_of_their_own() -> None:
    seeds = [0, 1, -1, 2**32, 2**63, 2**64, 2**64 + 1, 2**120, 2**256]
    assert len({tuple(Rng(seed).words()) for seed in seeds}) == len(seeds)


def test_derived_seeds_differ_by_every_part_of_their_purpose() -> None:
    found = {
        derived(*parts) for parts in [(1, "a"), (2, "a"), (1, "b"), (1, "a", 1), (1, "a", 2), (1, "a1"), (11, "a")]
    }
    assert len(found) == 7
    assert min(found) > 2**200


class OfNumpy:
    """What a numpy Generator offers of all that is needed here."""

    def integers(self, low: int, high: int) -> int:
        return low

    def bytes(self, length: int) -> bytes:
        return b"\1" * length


class Number:
    """A whole number that is no int, as numpy's are."""

    def __index__(self) -> int:
        return 3


def test_what_callers_have_at_hand_is_taken() -> None:
    assert as_rng(3).words() == as_rng(Number()).words() == Rng(3).words()
    rng = Rng(1)
    assert as_rng(rng) is rng
    assert as_rng(random.Random(1)).words() == Rng(random.Random(1).getrandbits(256)).words()
    assert as_rng(OfNumpy()).words() == Rng(int.from_bytes(b"\1" * 32, "little")).words()
    for wrong in ("x", None, True, 1.5):
        with pytest.raises(TypeError):
            as_rng(wrong)


@pytest.mark.parametrize("name", ["blood_rage", "yggdrasil"])
def test_seats_and_seeds_may_be_whole_numbers_of_any_kind(name: str) -> None:
    game = rt.game(name)
    odd: Any = Number()
    assert game.new(seats=odd, seed=odd).to_dict() == game.new(seats=3, seed=3).to_dict()
    for wrong in (3.0, "3", True, None):
        with pytest.raises(rt.OptionError):
            game.new(seats=3, seed=wrong)  # type: ignore[arg-type]


def test_at_the_public_boundary_a_wrong_generator_is_one_sentence() -> None:
    assert given_rng(3).words() == Rng(3).words()
    with pytest.raises(StateError, match="A generator is an Rng"):
        given_rng("x")


def test_the_quick_generator_of_playouts_is_fair_enough_for_them() -> None:
    quick = QuickRng(Rng(8))
    counts = Counter(int(quick.below(6)) for _ in range(30_000))
    assert evenness(counts, 6) < 6
