"""What a tournament has shown, JSON-ready: shares of victory with intervals, ratings, verdicts, rungs of a ladder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ragnatafl.arena.games import Row
from ragnatafl.arena.ratings import ratings
from ragnatafl.arena.run import Counted, victories
from ragnatafl.arena.tournament import Tournament
from ragnatafl.arena.verdict import Z_95, interval, mean


def standing(plan: Tournament, played: Sequence[Counted], rungs: Sequence[int] = ()) -> dict[str, Any]:
    """All tables; the best rating stands first."""
    deals = deals_of(played)
    rated = ratings(len(plan.entries), deals)
    bots = [bot_row(plan, played, entry, *rated[entry]) for entry in range(len(plan.entries))]
    return {
        **plan.told(),
        "games": sum(len(games) for games in deals),
        "fair_share": None if plan.together else round(1 / plan.seats, 4),
        "bots": sorted(bots, key=lambda row: -row["rating"]),
        "matches": [match_row(plan, counted) for counted in played],
        "ladder": [plan.entries[entry].label for entry in rungs],
        "ended_by": dict(Counter(row["rule"] or "-" for games in deals for row in games).most_common()),
    }


def bot_row(plan: Tournament, played: Sequence[Counted], entry: int, mu: float, sigma: float) -> dict[str, Any]:
    shares = [one for counted in played if entry in counted.match for one in seat_shares(plan, counted, entry)]
    rows = [row for counted in played for games in counted.deals for row in games if entry in row["seating"]]
    scores = [score for row in rows for score, who in zip(row["scores"], row["seating"], strict=True) if who == entry]
    seconds = sum(
        spent for row in rows for spent, who in zip(row["thought"], row["seating"], strict=True) if who == entry
    )
    return {
        "bot": plan.entries[entry].label,
        "games": len(rows),
        "win_share": round(mean(shares), 4) if shares else None,
        "interval": [round(bound, 4) for bound in interval(shares)] if shares else None,
        "rating": round(mu, 2),
        "rating_interval": [round(mu - Z_95 * sigma, 2), round(mu + Z_95 * sigma, 2)],
        "score": round(mean(scores), 2) if scores else None,
        "lost": Counter(
            sentence
            for row in rows
            for sentence, who in zip(row["lost"], row["seating"], strict=True)
            if who == entry and sentence
        ),
        "seconds_a_game": round(seconds / len(rows), 4) if rows else None,
    }


def seat_shares(plan: Tournament, counted: Counted, entry: int) -> list[float]:
    """For each deal the share of one of the bot's seats, so that it is comparable whatever the number of its seats."""
    found: list[float] = []
    for deal, games in enumerate(counted.deals):
        seats = 1 if plan.together else plan.line_up(counted.match, deal).count(entry)
        if seats:
            found.append(victories(plan, games, entry) / seats)
    return found


def match_row(plan: Tournament, counted: Counted) -> dict[str, Any]:
    return {
        "bots": [plan.entries[entry].label for entry in counted.match],
        "deals": len(counted.deals),
        "games": sum(len(games) for games in counted.deals),
        "difference": [round(mean(counted.differences[entry]), 4) for entry in counted.match if counted.deals],
        "verdict": [counted.verdicts[entry] for entry in counted.match],
    }


def deals_of(played: Sequence[Counted]) -> list[list[Row]]:
    """All deals that count, in order."""
    return [games for counted in played for games in counted.deals]
