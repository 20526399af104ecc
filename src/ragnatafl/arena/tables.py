"""The results of a tournament as files: a folder that can be gone on with after a kill, Parquet for those who study.

tournament.json     what is played; a folder is gone on with only by the same tournament
deals.jsonl         a line for each deal, written when its games are over
games.parquet       a row for each game, written when the tournament ends or is stopped
decisions/          on request, a row for each decision: a Parquet file for each deal
facts/              on request, what each game was made of: likewise
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ragnatafl.arena.games import DECISIONS, FACTS, Deal, Row
from ragnatafl.arena.simulate import check_writable
from ragnatafl.arena.tournament import Match, Tournament
from ragnatafl.core.errors import OptionError

MISSING = "Results are written as Parquet by pyarrow, which is not installed: pip install 'ragnatafl[arena]'."


GROWING = ("deals", "every_deal", "margin")
"""What may be asked for otherwise when a tournament is gone on with: how long it is played."""


def parquet() -> tuple[Any, Any]:
    """pyarrow and its writer; raises OptionError where they are not installed."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise OptionError(MISSING) from None


def as_parquet(rows: Sequence[Row], columns: Any = None) -> bytes:
    """Rows as what a file of them holds."""
    arrow, writer = parquet()
    sink = arrow.BufferOutputStream()
    writer.write_table(arrow.Table.from_pylist(list(rows), columns), sink)
    held: bytes = sink.getvalue().to_pybytes()
    return held


def write_whole(path: Path, content: bytes) -> None:
    """All or nothing: a reader never finds half a file."""
    part = path.with_suffix(f".part{os.getpid()}")
    part.write_bytes(content)
    os.replace(part, path)


@contextmanager
def opened(path: Path, columns: Any) -> Iterator[Any]:
    """Writes groups of rows to a file, which is there when all have been written, and not before."""
    _, parts = parquet()
    check_writable(path)
    part = path.with_name(f"{path.name}.part{os.getpid()}")
    try:
        writer = parts.ParquetWriter(part, columns, compression="zstd")
    except OSError as error:
        raise OptionError(f"{path} cannot be written: {error.strerror or error}.") from None
    try:
        with writer:
            yield writer
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


class Results:
    """The deals that have been played, in memory and, with a folder, in its files. `facts` is a file for what all
    games were made of."""

    def __init__(
        self, plan: Tournament, folder: Path | None, decisions: bool = False, facts: Path | None = None
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.facts = facts
        self.deals: dict[tuple[Match, int], list[Row]] = {}
        self.games = 0
        wanted = {DECISIONS: decisions, FACTS: facts is not None}
        self.kept = tuple(kind for kind, it_is in wanted.items() if it_is)
        self.files = folder
        if decisions and folder is None:
            raise OptionError("Decisions are kept in a folder: name one with --folder.")
        if folder is not None or facts is not None:
            parquet()
        if facts is not None:
            check_writable(facts)
            self.files = folder or self.aside()
        if folder is not None:
            self.open(folder)

    def aside(self) -> Path:
        """Where the facts of deals are until all are there."""
        self.temporary = TemporaryDirectory(prefix="ragnatafl-")
        return Path(self.temporary.name)

    def open(self, folder: Path) -> None:
        """Takes over what an earlier run has left."""
        told = json.loads(json.dumps(self.plan.told()))
        noted = folder / "tournament.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if noted.exists():
                check_same(folder, json.loads(noted.read_text(encoding="utf-8")), told)
            else:
                noted.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            raise OptionError(f"The folder {folder} cannot be used: {error.strerror}.") from None
        except OptionError:
            raise
        except (AttributeError, ValueError):
            raise OptionError(f"{noted} is damaged; name another folder.") from None
        self.take_over(folder / "deals.jsonl")

    def take_over(self, journal: Path) -> None:
        """The deals that are there with all that is to be kept of them; others are played again."""
        for number, line in enumerate(whole_lines(journal), 1):
            try:
                games: list[Row] = json.loads(line)
                if all(self.file_of(kind, games).exists() for kind in self.kept):
                    self.keep(games)
            except (TypeError, ValueError, LookupError):
                raise OptionError(f"Line {number} of {journal} is damaged; name another folder.") from None

    def keep(self, games: list[Row]) -> None:
        place = tuple(games[0]["match"]), games[0]["deal"]
        if place not in self.deals:
            self.games += len(games)
        self.deals[place] = games

    def file_of(self, kind: str, games: list[Row]) -> Path:
        assert self.files is not None
        match = "-".join(str(entry) for entry in games[0]["match"])
        return self.files / kind / f"{match}-deal-{games[0]['deal']}.parquet"

    def add(self, deal: Deal) -> None:
        """A deal that has just been played; its line is written when its files are there."""
        for kind, content in deal.files.items():
            path = self.file_of(kind, deal.games)
            path.parent.mkdir(exist_ok=True)
            write_whole(path, content)
        self.keep(deal.games)
        if self.folder is not None:
            with (self.folder / "deals.jsonl").open("a", encoding="utf-8") as journal:
                journal.write(json.dumps(deal.games, separators=(",", ":")) + "\n")

    def write(self, deals: Sequence[list[Row]]) -> None:
        """What is to be studied of the deals that count."""
        self.write_games([row for games in deals for row in games])
        if self.facts is not None and deals:
            from ragnatafl.arena.facts import joined

            joined(self.facts, [self.file_of(FACTS, games) for games in deals])

    def write_games(self, games: Iterable[Row]) -> None:
        """games.parquet: numbers of entries become their labels."""
        if self.folder is None:
            return
        labels = [entry.label for entry in self.plan.entries]
        rows = [
            {
                "game": self.plan.game,
                "seats": self.plan.seats,
                **row,
                "match": [labels[entry] for entry in row["match"]],
                "seating": [labels[entry] for entry in row["seating"]],
                "seed": str(self.plan.deal_seed(row["deal"])),
            }
            for row in games
        ]
        if rows:
            write_whole(self.folder / "games.parquet", as_parquet(rows))


def whole_lines(path: Path) -> list[str]:
    """The lines of a journal; one that was cut off by a kill is left out, and cut off the file."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return whole.splitlines()


def check_same(folder: Path, noted: dict[str, Any], told: dict[str, Any]) -> None:
    """More deals may be asked for than before, and all of them; what is played must be the same."""
    other = [name for name in told if name not in GROWING and noted.get(name) != told[name]]
    if other:
        raise OptionError(f"{folder} holds another tournament ({', '.join(other)}); name another folder.")
