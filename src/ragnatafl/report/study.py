"""What a file of facts (arena/facts.py) shows: shares of victory with intervals, amounts, picks and counts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from ragnatafl.arena.facts import FACT
from ragnatafl.arena.simulate import interval
from ragnatafl.arena.tables import parquet
from ragnatafl.core.errors import OptionError
from ragnatafl.core.ledger import ALL

COLUMNS = ("game", "content", "options", "seats", "bots", "scores", "shares", "won", "decisions")
AT_ONCE = 1000
"""The facts of so many games are read at a time: as text they take far more room than as numbers."""


@dataclass(frozen=True)
class Share:
    """How often a thing was there, and who won then."""

    what: str
    units: int
    """Games, or places at the table, where it was there."""
    share: float
    low: float
    high: float
    amount: float
    """How much of it on average, where it was there."""


@dataclass(frozen=True)
class Amount:
    """How much of a thing there was, by the time, for a winner and for another."""

    what: str
    winners: dict[int, float]
    others: dict[int, float]

    @property
    def most(self) -> float:
        return max(sum(self.winners.values()), sum(self.others.values()))


@dataclass(frozen=True)
class Rate:
    """How often a thing was chosen where it could be, by the time."""

    what: str
    by_time: dict[int, float]
    whole: float
    offered: int


@dataclass(frozen=True)
class Count:
    """In how many games a thing was so, by the time."""

    what: str
    by_time: dict[int, int]

    @property
    def whole(self) -> int:
        return sum(self.by_time.values())


class Study:
    """What files tell. All games are of one kind, by the same numbers; they may differ in seats, bots and options."""

    def __init__(self, *paths: Path) -> None:
        self.paths = paths
        self.table = parquet()[0].concat_tables([read(path) for path in paths])
        self.games: int = self.table.num_rows
        names = self.different("game")
        if len(names) != 1 or not self.games:
            raise OptionError(f"A report is of games of one kind, not of {', '.join(names) or 'none'}.")
        if len(self.different("content")) != 1:
            raise OptionError("These games were played with different content: make a report of each.")
        self.game = names[0]
        self.together = self.table.column("won").null_count == 0

    def different(self, column: str) -> list[str]:
        return sorted(self.table.column(column).unique().to_pylist())

    def line_ups(self) -> list[str]:
        """Which bots played."""
        return sorted({", ".join(dict.fromkeys(bots)) for bots in self.table.column("bots").to_pylist()})

    def options(self) -> list[str]:
        found = [json.loads(text) for text in self.different("options")]
        return [", ".join(f"{name}={value}" for name, value in one.items()) for one in found if one]

    def seat_counts(self) -> list[int]:
        return sorted({len(seats) for seats in self.table.column("seats").to_pylist()})

    @cached_property
    def decisions(self) -> float:
        return float(compute().mean(self.table.column("decisions")).as_py())

    @cached_property
    def units(self) -> dict[bool, tuple[int, float]]:
        """For facts of all (True) and of seats (False): how many there are, and the sum of their shares."""
        shares = self.table.column("shares").to_pylist()
        whole = [share for one in shares for share in one]
        return {True: (self.games, sum(one[0] for one in shares)), False: (len(whole), sum(whole))}

    @cached_property
    def winners(self) -> dict[bool, int]:
        """How many of them have won, alone or with others."""
        shares = self.table.column("shares").to_pylist()
        return {True: sum(1 for one in shares if one[0] > 0), False: sum(1 for one in shares for x in one if x > 0)}

    @cached_property
    def facts(self) -> Any:
        """A row for each fact: its game, its parts, and the share of the victory that its seat had."""
        arrow, parts = parquet()
        found, games = [], 0
        for path in self.paths:
            for batch in parts.ParquetFile(path).iter_batches(AT_ONCE, columns=["shares", "facts"]):
                found.append(laid_out(batch.column("facts"), batch.column("shares"), games))
                games += batch.num_rows
        return arrow.concat_tables(found).unify_dictionaries()

    def about(self, subject: str) -> Any:
        """The facts of one subject, as plain text again."""
        pc = compute()
        found = self.facts.filter(pc.equal(self.facts.column("subject"), subject))
        return found.set_column(found.schema.get_field_index("what"), "what", found.column("what").cast("string"))

    def of_all(self, rows: Any) -> bool:
        return bool(rows.num_rows and rows.column("seat")[0].as_py() == ALL)

    # -- what the sections tell ------------------------------------------
    def seats(self) -> list[Share]:
        """Shares of victory by seat."""
        units: dict[str, list[float]] = {}
        for names, shares in zip(
            self.table.column("seats").to_pylist(), self.table.column("shares").to_pylist(), strict=True
        ):
            for name, share in zip(names, shares, strict=True):
                units.setdefault(name, []).append(share)
        return [told(name, len(shares), sum(shares), len(shares)) for name, shares in units.items()]

    def shares(self, subject: str) -> list[Share]:
        rows = self.about(subject).group_by(["what", "game", "seat"]).aggregate([("amount", "sum"), ("share", "max")])
        found = rows.group_by(["what"]).aggregate([("game", "count"), ("share_max", "sum"), ("amount_sum", "sum")])
        shares = [
            told(row["what"], row["game_count"], row["share_max_sum"], row["amount_sum_sum"])
            for row in found.to_pylist()
        ]
        return sorted(shares, key=lambda one: -one.share)

    def expected(self, subject: str) -> float:
        """The share of victories that a thing without any meaning would have."""
        units, won = self.units[self.of_all(self.about(subject))]
        return won / units

    def amounts(self, subject: str) -> list[Amount]:
        rows = self.about(subject)
        for_all = self.of_all(rows)
        won = self.winners[for_all]
        lost = self.units[for_all][0] - won
        rows = rows.append_column("won", compute().greater(rows.column("share"), 0))
        found: dict[str, Amount] = {}
        for row in rows.group_by(["what", "when", "won"]).aggregate([("amount", "sum")]).to_pylist():
            amount = found.setdefault(row["what"], Amount(row["what"], {}, {}))
            side, units = (amount.winners, won) if row["won"] else (amount.others, lost)
            side[row["when"]] = row["amount_sum"] / max(1, units)
        return sorted(found.values(), key=lambda one: -one.most)

    def picks(self, subject: str, of: str) -> list[Rate]:
        taken, offered = self.sums(subject), self.sums(of)
        found = []
        for what, by_time in offered.items():
            chosen = taken.get(what, {})
            whole = sum(by_time.values())
            rates = {time: chosen.get(time, 0) / number for time, number in sorted(by_time.items())}
            found.append(Rate(what, rates, sum(chosen.values()) / whole, whole))
        return sorted(found, key=lambda one: (-one.by_time.get(1, 0.0), -one.whole))

    def counts(self, subject: str) -> list[Count]:
        found = [Count(what, dict(sorted(by_time.items()))) for what, by_time in self.sums(subject).items()]
        return sorted(found, key=lambda one: -one.whole)

    def sums(self, subject: str) -> dict[str, dict[int, int]]:
        found: dict[str, dict[int, int]] = {}
        for row in self.about(subject).group_by(["what", "when"]).aggregate([("amount", "sum")]).to_pylist():
            found.setdefault(row["what"], {})[row["when"]] = row["amount_sum"]
        return found


def laid_out(lists: Any, shares: Any, games: int) -> Any:
    """The facts of some games, which are counted on from `games`."""
    arrow, pc = parquet()[0], compute()
    game = pc.list_parent_indices(lists)
    parts = dict(zip(FACT, lists.flatten().flatten(), strict=True))
    place = pc.max_element_wise(parts["seat"].cast(arrow.int64()), 0)
    starts = pc.subtract(shares.offsets, shares.offsets[0]).take(game).cast(arrow.int64())
    parts["share"] = shares.flatten().take(pc.add(starts, place))
    for name in ("subject", "what"):
        parts[name] = parts[name].dictionary_encode()
    return arrow.table({"game": pc.add(game, games).cast(arrow.int32()), **parts})


def compute() -> Any:
    return import_module("pyarrow.compute")


def read(path: Path) -> Any:
    """The columns of a file of facts; raises OptionError for any other file."""
    arrow, parts = parquet()
    if not path.exists():
        raise OptionError(f"There is no file {path}.")
    try:
        parts.ParquetFile(path).schema_arrow.field("facts")
        return parts.read_table(path, columns=list(COLUMNS)).select(COLUMNS)
    except (OSError, KeyError, arrow.ArrowInvalid):
        raise OptionError(f"{path} holds no facts of games; `simulate --facts FILE` writes such a file.") from None


def told(what: str, units: int, won: float, amount: float) -> Share:
    low, high = interval(won, units)
    return Share(what, units, won / units, low, high, amount / units)


def times(found: Iterable[Count] | Iterable[Rate]) -> Sequence[int]:
    """All times that any of them tells of."""
    return sorted({time for one in found for time in one.by_time})
