"""Who knows a deal: a seed that was drawn is secret until the game is over, and can be proved afterwards.

When a game begins, the hash of its whole set-up with the drawn seed is published: the commitment. The finished record
tells the seed, so that anybody can see that the deal was not changed meanwhile. A seed that somebody chose is short
enough to be guessed from its hash, and known to whoever chose it: such a deal is called chosen, and has no commitment.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Any

BITS = 256


def drawn_seed() -> int:
    """A seed that nobody knows or can guess."""
    return secrets.randbits(BITS)


def commitment(game: str, rules: str, content: str, seats: int, options: Mapping[str, Any], seed: int) -> str:
    """The hash that fixes a set-up without telling its seed, in hexadecimal."""
    setup = [game, rules, content, seats, dict(options), str(seed)]
    text = json.dumps(setup, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(b"ragnatafl commitment 1\0" + text.encode()).hexdigest()
