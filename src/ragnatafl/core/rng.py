# mypyc: compile
"""The generator: ChaCha, the same on every machine, compiled or not. Its numbers do not give away the others.

A seed becomes a key of 256 bits. A key has a stream for each subject (a deck, the dice), and streams share nothing.
All words stay below 2**32, so that 64-bit arithmetic never overflows and compiled and interpreted generators agree.
"""

from __future__ import annotations

import hashlib
import operator
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from .errors import StateError

M16: Final = 0xFFFF
M32: Final = 0xFFFFFFFF
ROUNDS: Final = 8
KEY_WORDS: Final = 8
SAVED_WORDS: Final = 11
NAME: Final = hashlib.sha256(b"ragnatafl deal 2\0")
NO_WORDS: Final[vec[i64]] = vec[i64]()
FITTING: Final = "A generator is an Rng, a whole number, a random.Random or a numpy Generator"


def derived(seed: int, *purpose: int | str) -> int:
    """A seed of 256 bits for another purpose. No way leads from it back to `seed` or to that of another purpose."""
    text = "\0".join(["ragnatafl derived 2", str(seed), *[str(part) for part in purpose]])
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "little")


def key_of(seed: int) -> vec[i64]:
    """The words of a seed's key: SHA-256 of a name that nothing else is hashed with, and the seed in decimals."""
    named = NAME.copy()
    named.update(str(seed).encode())
    digest = named.digest()
    key = vec[i64](capacity=KEY_WORDS)
    for k in range(0, 4 * KEY_WORDS, 4):
        key = append(key, digest[k] | digest[k + 1] << 8 | digest[k + 2] << 16 | digest[k + 3] << 24)
    return key


def block_of(key: vec[i64], stream: i64, number: i64) -> vec[i64]:
    """Sixteen words of a stream: ChaCha, the stream as its nonce. Rows are a, b, c and d; a round stirs the four
    columns, then the lower rows are turned so that the next round stirs the diagonals, or turned back."""
    a0: i64 = 0x61707865
    a1: i64 = 0x3320646E
    a2: i64 = 0x79622D32
    a3: i64 = 0x6B206574
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = number & M32, number >> 32, stream & M32, stream >> 32
    done: i64 = 0
    while done < ROUNDS:
        a0, a1, a2, a3 = (a0 + b0) & M32, (a1 + b1) & M32, (a2 + b2) & M32, (a3 + b3) & M32
        d0, d1, d2, d3 = d0 ^ a0, d1 ^ a1, d2 ^ a2, d3 ^ a3
        d0, d1 = ((d0 << 16) | (d0 >> 16)) & M32, ((d1 << 16) | (d1 >> 16)) & M32
        d2, d3 = ((d2 << 16) | (d2 >> 16)) & M32, ((d3 << 16) | (d3 >> 16)) & M32
        c0, c1, c2, c3 = (c0 + d0) & M32, (c1 + d1) & M32, (c2 + d2) & M32, (c3 + d3) & M32
        b0, b1, b2, b3 = b0 ^ c0, b1 ^ c1, b2 ^ c2, b3 ^ c3
        b0, b1 = ((b0 << 12) | (b0 >> 20)) & M32, ((b1 << 12) | (b1 >> 20)) & M32
        b2, b3 = ((b2 << 12) | (b2 >> 20)) & M32, ((b3 << 12) | (b3 >> 20)) & M32
        a0, a1, a2, a3 = (a0 + b0) & M32, (a1 + b1) & M32, (a2 + b2) & M32, (a3 + b3) & M32
        d0, d1, d2, d3 = d0 ^ a0, d1 ^ a1, d2 ^ a2, d3 ^ a3
        d0, d1 = ((d0 << 8) | (d0 >> 24)) & M32, ((d1 << 8) | (d1 >> 24)) & M32
        d2, d3 = ((d2 << 8) | (d2 >> 24)) & M32, ((d3 << 8) | (d3 >> 24)) & M32
        c0, c1, c2, c3 = (c0 + d0) & M32, (c1 + d1) & M32, (c2 + d2) & M32, (c3 + d3) & M32
        b0, b1, b2, b3 = b0 ^ c0, b1 ^ c1, b2 ^ c2, b3 ^ c3
        b0, b1 = ((b0 << 7) | (b0 >> 25)) & M32, ((b1 << 7) | (b1 >> 25)) & M32
        b2, b3 = ((b2 << 7) | (b2 >> 25)) & M32, ((b3 << 7) | (b3 >> 25)) & M32
        if done & 1 == 0:
            b0, b1, b2, b3 = b1, b2, b3, b0
            d0, d1, d2, d3 = d3, d0, d1, d2
        else:
            b0, b1, b2, b3 = b3, b0, b1, b2
            d0, d1, d2, d3 = d1, d2, d3, d0
        c0, c1, c2, c3 = c2, c3, c0, c1
        done += 1
    a0, a1, a2, a3 = a0 + 0x61707865, a1 + 0x3320646E, a2 + 0x79622D32, a3 + 0x6B206574
    b0, b1, b2, b3 = (b0 + key[0]) & M32, (b1 + key[1]) & M32, (b2 + key[2]) & M32, (b3 + key[3]) & M32
    c0, c1, c2, c3 = (c0 + key[4]) & M32, (c1 + key[5]) & M32, (c2 + key[6]) & M32, (c3 + key[7]) & M32
    d0, d1, d2, d3 = d0 + (number & M32), d1 + (number >> 32), d2 + (stream & M32), d3 + (stream >> 32)
    a0, a1, a2, a3 = a0 & M32, a1 & M32, a2 & M32, a3 & M32
    d0, d1, d2, d3 = d0 & M32, d1 & M32, d2 & M32, d3 & M32
    return vec[i64]([a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3])


def placed(items: vec[i64], last: i64, half: i64) -> i64:
    """Fills the last open place with the item that half a word picks; returns the one before it. A half that would
    favour some items picks none."""
    product = half * (last + 1)
    if product & M16 <= last and product & M16 < (M16 + 1) % (last + 1):
        return last
    item = items[last]
    items[last] = items[product >> 16]
    items[product >> 16] = item
    return last - 1


@final
class Rng:
    """`Rng(seed)`; `Rng(seed, stream)` gives an unrelated sequence for the same seed. Key and block are never changed,
    only replaced, so that copies share them."""

    key: vec[i64]
    stream: i64
    drawn: i64  # how many words of the stream
    opened: i64  # how many streams for what happens again and again
    block: vec[i64]

    def __init__(self, seed: int = 0, stream: i64 = 0, source: Rng | None = None) -> None:
        if source is not None:
            self.key = source.key
            self.stream = source.stream
            self.drawn = source.drawn
            self.opened = source.opened
            self.block = source.block
            return
        self.key = key_of(seed)
        self.stream = stream
        self.drawn = 0
        self.opened = 0
        self.block = NO_WORDS

    def next(self) -> i64:
        """A number in 0 .. 2**32 - 1."""
        place = self.drawn & 15
        if place == 0:
            self.block = block_of(self.key, self.stream, self.drawn >> 4)
        self.drawn += 1
        return self.block[place]

    def below(self, n: i64) -> i64:
        """A number in 0 .. n - 1 (n below 2**31). The few words that would favour some numbers are thrown away."""
        product = self.next() * n
        if product & M32 < n:
            uneven = (M32 + 1) % n
            while product & M32 < uneven:
                product = self.next() * n
        return product >> 32

    def shuffle_vec(self, items: vec[i64]) -> None:
        """Fisher-Yates, in place (fewer than 2**16 items). A word serves two places."""
        last: i64 = i64(len(items)) - 1
        while last > 0:
            word = self.next()
            last = placed(items, last, word >> 16)
            last = placed(items, last, word & M16)

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place, for callers outside the engines."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]

    # -- other generators ------------------------------------------------
    def clone(self) -> Rng:
        return Rng(0, 0, self)

    def turn_to(self, stream: i64) -> None:
        """Goes on with the beginning of another stream of the same key."""
        self.stream = stream
        self.drawn = 0

    def open(self, subject: i64) -> Rng:
        """A stream that nobody has read, for a subject (below 256) that comes again and again."""
        self.opened += 1
        fresh = Rng(0, 0, self)
        fresh.turn_to(subject | (self.opened << 8))
        return fresh

    def fork(self) -> Rng:
        """A generator with a key of its own, drawn from this one."""
        key = vec[i64](capacity=KEY_WORDS)
        for _ in range(i64(KEY_WORDS)):
            key = append(key, self.next())
        fresh = Rng(0, 0, self)
        fresh.key = key
        fresh.opened = 0
        fresh.turn_to(0)
        return fresh

    # -- saving ----------------------------------------------------------
    def words(self) -> list[int]:
        """The generator as numbers below 2**32."""
        return [*[int(word) for word in self.key], int(self.stream), int(self.drawn), int(self.opened)]

    def set_words(self, words: list[int]) -> None:
        self.key = vec[i64](words[:KEY_WORDS])
        self.stream, self.drawn, self.opened = words[KEY_WORDS:]
        self.block = block_of(self.key, self.stream, self.drawn >> 4)


@final
class QuickRng:
    """Marsaglia's xorshift128, for the choices of random playouts alone. Never for a deal: a few of its numbers give
    away all the others."""

    x: i64
    y: i64
    z: i64
    w: i64

    def __init__(self, source: Rng) -> None:
        self.x = source.next()
        self.y = source.next()
        self.z = source.next()
        self.w = source.next() | 1

    def below(self, n: i64) -> i64:
        """A number in 0 .. n - 1, a little uneven."""
        t: i64 = self.x ^ ((self.x << 11) & M32)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w: i64 = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return (w * n) >> 32


def given_rng(source: object) -> Rng:
    """`as_rng` for the public boundary: whatever is wrong is one clear sentence of ours."""
    try:
        return as_rng(source)
    except TypeError as error:
        raise StateError(str(error)) from None


def as_rng(source: object) -> Rng:
    """An Rng from what callers have at hand: an Rng, a whole number, a random.Random or a generator of numpy."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, bool):
        raise TypeError(f"{FITTING}, not a bool.")
    if hasattr(source, "__index__"):
        return Rng(operator.index(source))
    if hasattr(source, "getrandbits"):
        return Rng(source.getrandbits(256))
    if hasattr(source, "integers") and hasattr(source, "bytes"):
        return Rng(int.from_bytes(source.bytes(32), "little"))
    raise TypeError(f"{FITTING}, not {type(source).__name__}.")
