"""Playing a tournament: deals go to processes, results come back, and a match ends when it is clear.

Whatever the number of processes, here or on a cluster, the same tournament gives the same results: a match counts its
deals in order, up to the first at which all its bots' verdicts are clear; what was played beyond is left out.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from ragnatafl.arena.cluster import ClusterPool
from ragnatafl.arena.games import Deal, Row, deal_of
from ragnatafl.arena.tables import Results
from ragnatafl.arena.tournament import Match, Tournament, matches
from ragnatafl.arena.verdict import OPEN, verdict
from ragnatafl.arena.workers import started
from ragnatafl.core.errors import RagnataflError

Told = Callable[[Match, int, int], None]
"""Told which match is under way, how many of its deals are counted and how many games have been played in all."""
MOST_DEATHS = 3
"""So often in a row a process may die before a deal comes back."""


def victories(plan: Tournament, games: list[Row], entry: int) -> float:
    """A bot's share of the victories of a deal; a team's is 1 or 0."""
    if plan.together:
        return float(any(row["won"] for row in games if row["seating"][0] == entry))
    shares = [share for row in games for share, who in zip(row["shares"], row["seating"], strict=True) if who == entry]
    return math.fsum(shares) / len(games)


def fair(plan: Tournament, match: Match, deal: int, games: list[Row], entry: int) -> float:
    """The share that a bot would have if all were alike."""
    if plan.together:
        return sum(victories(plan, games, one) for one in match) / len(match)
    return plan.line_up(match, deal).count(entry) / plan.seats


class Counted:
    """The deals of a match in order, as far as they count."""

    def __init__(self, plan: Tournament, match: Match) -> None:
        self.plan = plan
        self.match = match
        self.deals: list[list[Row]] = []
        self.differences: dict[int, list[float]] = {entry: [] for entry in match}
        self.verdicts = {entry: OPEN for entry in match}

    @property
    def done(self) -> bool:
        clear = len(self.match) > 1 and OPEN not in self.verdicts.values()
        return (clear and not self.plan.every_deal) or len(self.deals) >= self.plan.deals

    def take(self, results: Results) -> None:
        """Counts what has come back, deal after deal."""
        while not self.done and (self.match, len(self.deals)) in results.deals:
            deal, games = len(self.deals), results.deals[self.match, len(self.deals)]
            self.deals.append(games)
            for entry, values in self.differences.items():
                values.append(victories(self.plan, games, entry) - fair(self.plan, self.match, deal, games, entry))
                self.verdicts[entry] = verdict(values, self.plan.margin)


def play(
    plan: Tournament,
    results: Results,
    played: list[Counted],
    workers: int = 1,
    told: Told | None = None,
    cluster: str = "",
) -> list[int]:
    """All matches; gives the rungs of a ladder. `played` grows meanwhile: it holds what counts when this is stopped."""
    coming = matches(plan)
    with Cluster(plan, results, workers, cluster) if cluster else Crew(plan, results, workers) as crew:
        try:
            match = next(coming)
            while True:
                played.append(Counted(plan, match))
                for _ in crew.deals_of(played[-1]):
                    if told is not None:
                        told(match, len(played[-1].deals), results.games)
                match = coming.send(played[-1].verdicts[match[0]])
        except StopIteration as end:
            rungs: list[int] = end.value
            return rungs


class Crew:
    """The processes that play; with one, this very process does."""

    def __init__(self, plan: Tournament, results: Results, workers: int) -> None:
        self.plan = plan
        self.results = results
        self.workers = workers or os.cpu_count() or 1
        self.alone = self.workers == 1
        self.pool: ProcessPoolExecutor | None = None
        self.deaths = 0

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def players(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = started(self.workers, self.plan.game)
        return self.pool

    def deals_of(self, counted: Counted) -> Iterator[None]:
        """Plays until the match is done; stops to let the caller look after each deal."""
        counted.take(self.results)
        yield
        while not counted.done:
            if self.alone:
                deal = len(counted.deals)
                self.results.add(deal_of(self.plan, counted.match, deal, self.results.kept))
                counted.take(self.results)
                yield
            else:
                yield from self.side_by_side(counted)

    def side_by_side(self, counted: Counted) -> Iterator[None]:
        """Until the match is done or a process has died: then the deals that it took along are played again."""
        running: set[Future[Deal]] = set()
        coming = self.missing(counted)
        try:
            while not counted.done:
                for deal in coming:
                    running.add(self.send(counted.match, deal))
                    if len(running) >= 2 * self.workers:
                        break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for job in done:
                    self.results.add(job.result())
                    self.deaths = 0
                counted.take(self.results)
                yield
        except BrokenProcessPool:
            self.bury()
        finally:
            for job in running:
                job.cancel()

    def missing(self, counted: Counted) -> Iterator[int]:
        for deal in range(self.plan.deals):
            if (counted.match, deal) not in self.results.deals:
                yield deal

    def send(self, match: Match, deal: int) -> Future[Deal]:
        return self.players().submit(deal_of, self.plan, match, deal, self.results.kept)

    def bury(self) -> None:
        self.stop()
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise RagnataflError("The processes that play die again and again; the results so far are kept.")


class Cluster(Crew):
    """Processes of a Ray cluster, at most so many; which of them die, and are replaced, it knows best."""

    def __init__(self, plan: Tournament, results: Results, workers: int, address: str) -> None:
        super().__init__(plan, results, workers)
        self.far = ClusterPool(address, plan, workers)
        self.workers = self.far.processes
        self.alone = False

    def send(self, match: Match, deal: int) -> Future[Deal]:
        return self.far.submit(self.plan, match, deal, self.results.kept)

    def stop(self) -> None:
        self.far.shutdown()
