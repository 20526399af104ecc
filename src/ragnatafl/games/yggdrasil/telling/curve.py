"""What a replay of Yggdrasil draws along its way: how far Nidhögg has come, and how near the nearest defeat is."""

from __future__ import annotations

from ..rules.position import Position
from .forecast import endings, last_space


def curve(position: Position) -> dict[str, float]:
    """Both in percent of the whole way."""
    found = endings(position)
    road = found.pop(last_space(position))
    return {"road": gone(road), "danger": max([gone(way) for way in found.values() if way], default=0.0)}


def gone(way: list[int]) -> float:
    """How much of a way to an end lies behind: `way` is what is left, and of how much."""
    left, most = way
    return round(100 * (most - max(left, 0)) / most, 1) if most else 100.0
