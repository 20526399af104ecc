# mypyc: compile
"""The generator: xorshift128 on four 32-bit words, the same on every machine, compiled or not.

Marsaglia's xorshift128 passes through 2**128 - 1 states. All words stay below 2**32, so that
64-bit arithmetic never overflows and the compiled and the interpreted generator agree.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .errors import StateError

M32: Final = 0xFFFFFFFF
GOLDEN_HIGH: Final = 0x9E3779B9
GOLDEN_LOW: Final = 0x7F4A7C15


def product(high: i64, low: i64, other_high: i64, other_low: i64) -> tuple[i64, i64]:
    """The last 64 bits of a product, in halves of 32 bits. The other's halves are taken 16 bits at a time, so that
    nothing here overflows."""
    below: i64 = low * (other_low & 0xFFFF)
    above: i64 = low * (other_low >> 16)
    below += (above & 0xFFFF) << 16
    crossed: i64 = high * (other_low & 0xFFFF) + ((high * (other_low >> 16) & 0xFFFF) << 16)
    crossed += low * (other_high & 0xFFFF) + ((low * (other_high >> 16) & 0xFFFF) << 16)
    return (crossed + (above >> 16) + (below >> 32)) & M32, below & M32


def mixed(high: i64, low: i64) -> tuple[i64, i64]:
    """Spreads every bit of a number over 64 bits (splitmix64), so that neighbouring seeds share nothing. In halves."""
    low += GOLDEN_LOW
    high = (high + GOLDEN_HIGH + (low >> 32)) & M32
    low &= M32
    low ^= ((high << 2) & M32) | (low >> 30)
    high ^= high >> 30
    high, low = product(high, low, 0xBF58476D, 0x1CE4E5B9)
    low ^= ((high << 5) & M32) | (low >> 27)
    high ^= high >> 27
    high, low = product(high, low, 0x94D049BB, 0x133111EB)
    low ^= ((high << 1) & M32) | (low >> 31)
    return high ^ (high >> 31), low


@final
class Rng:
    """`Rng(seed)`; `Rng(seed, stream)` gives an unrelated sequence for the same seed."""

    x: i64
    y: i64
    z: i64
    w: i64

    def __init__(self, seed: int = 0, stream: int = 0, source: Rng | None = None) -> None:
        if source is not None:
            self.x = source.x
            self.y = source.y
            self.z = source.z
            self.w = source.w
            return
        rest = (seed >> 64) * 4 + stream
        high, low = mixed((rest >> 32) & M32, rest & M32)
        high, low = mixed(high ^ ((seed >> 32) & M32), low ^ (seed & M32))
        self.x = low
        self.y = high
        low += GOLDEN_LOW
        high, low = mixed((high + GOLDEN_HIGH + (low >> 32)) & M32, low & M32)
        self.z = low
        self.w = high
        if self.x == 0 and self.y == 0 and self.z == 0 and self.w == 0:
            self.w = 1

    def next(self) -> i64:
        """A number in 0 .. 2**32 - 1."""
        t: i64 = self.x ^ ((self.x << 11) & M32)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w: i64 = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return w

    def below(self, n: i64) -> i64:
        """A number in 0 .. n - 1 (n below 2**31)."""
        return (self.next() * n) >> 32

    def shuffle_vec(self, items: vec[i64]) -> None:
        """Fisher-Yates, in place."""
        i: i64 = i64(len(items)) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place, for callers outside the engines."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]

    def clone(self) -> Rng:
        return Rng(0, 0, self)

    def words(self) -> list[int]:
        return [self.x, self.y, self.z, self.w]

    def set_words(self, words: list[int]) -> None:
        self.x = words[0]
        self.y = words[1]
        self.z = words[2]
        self.w = words[3]


def given_rng(source: object) -> Rng:
    """`as_rng` for the public boundary: whatever is wrong is one clear sentence of ours."""
    try:
        return as_rng(source)
    except TypeError as error:
        raise StateError(str(error)) from None


def as_rng(source: object) -> Rng:
    """An Rng from what callers have at hand: an Rng, a whole number, or a random.Random."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, bool):
        raise TypeError("A generator is an Rng, a whole number or a random.Random, not a bool.")
    if isinstance(source, int):
        return Rng(source)
    bits = getattr(source, "getrandbits", None)
    if bits is None:
        raise TypeError(f"A generator is an Rng, a whole number or a random.Random, not {type(source).__name__}.")
    seed: int = bits(120)
    return Rng(seed)
