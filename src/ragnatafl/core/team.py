"""Who answers what a team is asked: a person, where one sits at the table with bots."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .contract import Game


def answers_for(game: Game, verbs: Collection[str], seat: int, legal: Sequence[int], people: Collection[int]) -> int:
    """The seat that answers in place of this one: when a bot is asked for the team, the next person after it; else
    the seat itself. `verbs` are those by which a seat decides for all."""
    if not verbs or seat in people or not people or not legal or game.action(legal[0]).verb not in verbs:
        return seat
    return min(people, key=lambda person: (person < seat, person))
