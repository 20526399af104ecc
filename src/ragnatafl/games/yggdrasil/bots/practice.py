"""What a network practises in Yggdrasil: every level and every saga, with one to five gods."""

from __future__ import annotations

from itertools import product

from ragnatafl.learn.practice import Kind, Practice

from ..content import CONTENT
from ..sagas.content import SAGAS
from ..telling.features import MOST_SPACE

SEATS = sorted(CONTENT.players)
LEVELS = [Kind(seats, {"level": level}) for level, seats in product(CONTENT.tracks, SEATS)]
STORIES = [
    Kind(seats, {"saga": saga, "sheets": "usual"}) for saga, seats in product(range(1, len(SAGAS.sagas) + 1), SEATS)
]
FAR = 12.0
"""No way of Nidhögg is longer."""

PRACTICE = Practice(
    kinds=(*LEVELS, *STORIES),
    team=True,
    shown=next(place for place, kind in enumerate(LEVELS) if kind.seats == 4 and kind.options["level"] == "hard"),
    progress={f"nidhogg={space}": min(space / FAR, 1.0) for space in range(MOST_SPACE + 1)},
)
