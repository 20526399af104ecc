"""ChaCha as its authors describe it, in plain Python, to compare the generator with; nothing of the project is used."""

from __future__ import annotations

import struct
from collections.abc import Sequence

CONSTANTS = struct.unpack("<4I", b"expand 32-byte k")
QUARTERS = [
    *((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)),
    *((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)),
]


def block(key: Sequence[int], counter: int, nonce: int, rounds: int) -> list[int]:
    """Sixteen words for a key of eight, a counter and a nonce of 64 bits."""
    start = [*CONSTANTS, *key, counter % 2**32, counter >> 32, nonce % 2**32, nonce >> 32]
    words = list(start)
    for _ in range(rounds // 2):
        for a, b, c, d in QUARTERS:
            for to, other, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                words[to] = (words[to] + words[other]) % 2**32
                mixed = words[turned] ^ words[to]
                words[turned] = (mixed << by | mixed >> (32 - by)) % 2**32
    return [(word + first) % 2**32 for word, first in zip(words, start, strict=True)]
