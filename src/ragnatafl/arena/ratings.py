"""Ratings by OpenSkill (Weng and Lin, the Plackett-Luce model): a skill for each bot, and how sure it is.

A game of a match ranks its seats by their shares of the victory and, among equals, by score. A deal that teams have
played one after the other ranks the teams. Where a bot has several seats its rating moves by the mean of theirs.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from ragnatafl.arena.games import Row
from ragnatafl.core.errors import OptionError

MISSING = "Ratings need openskill, which is not installed: pip install 'ragnatafl[arena]'."

Ranked = list[tuple[int, tuple[float, ...]]]
"""Entries with what they are ranked by, more being better."""


def model() -> Any:
    try:
        return import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise OptionError(MISSING) from None


def ratings(entries: int, deals: Iterable[list[Row]]) -> list[tuple[float, float]]:
    """The mean of each entry's skill and its deviation after these deals, in this order; all begin with 25 and 8.33."""
    rater = model()
    known = [rater.rating() for _ in range(entries)]
    for games in deals:
        for ranked in rankings(games):
            rate(rater, known, ranked)
    return [(rating.mu, rating.sigma) for rating in known]


def rankings(games: list[Row]) -> list[Ranked]:
    """The contests of a deal."""
    if games[0]["won"] is None:
        return [
            [
                (entry, (share, score))
                for entry, share, score in zip(row["seating"], row["shares"], row["scores"], strict=True)
            ]
            for row in games
        ]
    teams: Ranked = [(row["seating"][0], (float(row["won"]),)) for row in games]
    return [teams] if len(teams) > 1 else []


def rate(rater: Any, known: list[Any], ranked: Ranked) -> None:
    worths = sorted({worth for _, worth in ranked}, reverse=True)
    ranks = [worths.index(worth) for _, worth in ranked]
    moved = rater.rate([[known[entry]] for entry, _ in ranked], ranks=ranks)
    for entry in {entry for entry, _ in ranked}:
        own = [team[0] for team, (other, _) in zip(moved, ranked, strict=True) if other == entry]
        known[entry] = rater.rating(
            mu=sum(rating.mu for rating in own) / len(own), sigma=sum(rating.sigma for rating in own) / len(own)
        )
