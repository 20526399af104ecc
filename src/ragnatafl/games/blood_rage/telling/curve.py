"""What a replay of Blood Rage draws along its way: the glory of each clan."""

from __future__ import annotations

from ..content import CONTENT
from ..rules.position import Position


def curve(position: Position) -> dict[str, float]:
    """By the code of the clan's seat."""
    return {CONTENT.clans[clan.number]: int(clan.glory) for clan in position.clans}
