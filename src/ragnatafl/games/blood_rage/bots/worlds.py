"""The worlds that a bot looks at when it looks ahead: of those that fit what its clan has seen, the likelier ones more
often. What the others have picked in the draft of this Age is as likely as they wish for it.

The wishes are those of the network, fitted to the picks of its own games by `python -m tools.wishes`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from librt.vecs import vec

from ragnatafl.core.rng import Rng

from ..rules.notation import CODES

FILE = Path(__file__).with_name("wishes.toml")
WISHES = tomllib.loads(FILE.read_text(encoding="utf-8"))
BY_CARD = {int(clans): vec[float]([float(wishes.get(code, 1.0)) for code in CODES]) for clans, wishes in WISHES.items()}
"""By the number of clans. A card that the file does not know is wished for like the average."""


def likely(state: Any, seat: int, rng: Rng) -> Any:
    return state.resample_by(seat, rng, BY_CARD[state.seats])
