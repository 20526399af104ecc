"""A table as the database has it: its row, its seats and its decisions, before they are played again.

A table keeps the rules and the content it began with. Where the server has others the table is frozen: it is not
played on, and nothing of it is computed anew. Its record needs no rules, so it can still be read.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ragnatafl.core import registry
from ragnatafl.core.errors import RagnataflError, RecordError
from ragnatafl.core.record import UNFINISHED, Record

from . import models
from .errors import ServerError
from .history import GameHistory, HistoryError, Row, decisions, standing
from .origins import note
from .seats import Device, Seat, players_of
from .security import is_id
from .store import Store


@dataclass
class Stored:
    """`row` is the table's own; `seats` are those that were there when it was read."""

    row: Any
    seats: list[Seat]
    rows: list[Row]
    ended: list[int]
    """The seats whose holders have ended a table that is frozen."""
    gap: bool
    """Whether decisions are missing."""

    @property
    def watch_hash(self) -> str:
        return str(self.row.watch_hash)

    @property
    def over(self) -> bool:
        """Whether nothing is secret any more: the game was finished, or the table will never go on."""
        return self.row.result is not None or bool(self.row.closed)

    @property
    def humans(self) -> list[int]:
        """The seats whose people can end the table; nobody waits for those who never came."""
        return [seat.seat for seat in self.seats if seat.kind == "human" and not seat.is_open]

    async def history(self, known: GameHistory | None = None) -> GameHistory:
        """The game played again, or a known history of it played on; raises the ServerError of a frozen table if that
        cannot be."""
        why = self.why_frozen()
        if why is not None:
            raise self.frozen(why)
        try:
            history = GameHistory(registry.game(self.row.game), len(self.seats), int(self.row.seed), self.options())
            if known is not None and known.rows == self.rows[: known.seq]:
                history = known
            codes = [seat.code for seat in self.seats]
            if history.codes != codes:
                raise HistoryError(f"The table has the seats {', '.join(codes)}, the game sets up others.")
            await history.carry_out_all(self.rows[history.seq :])
        except (RagnataflError, ValueError, TypeError) as error:
            raise self.frozen(f"This table cannot be gone on with: {str(error).rstrip('.')}.") from error
        return history

    def options(self) -> dict[str, Any]:
        return dict(json.loads(self.row.options))

    def why_frozen(self) -> str | None:
        if self.row.closed:
            return "This table was frozen, and those who held its seats have ended it."
        if self.gap:
            return "The stored decisions of this table have a gap; it cannot be gone on with."
        begun = f"rules {self.row.rules} and content {self.row.content} of {self.row.game}"
        if self.row.game not in registry.names():
            return f"This table was begun with {begun}; this server has no such game, so it cannot go on."
        game = registry.game(self.row.game)
        if (self.row.rules, self.row.content) == (str(game.rules_version), game.content_hash):
            return None
        ours = f"rules {game.rules_version} and content {game.content_hash}"
        return f"This table was begun with {begun}; this server has {ours}, so it cannot go on."

    def frozen(self, why: str) -> ServerError:
        """What is said of the table; `record` tells whether its record can be read, `ended` who has asked for that."""
        return ServerError("frozen", why, record=self.over, ended=self.ended, seats=self.humans)

    def record(self) -> Record:
        """The record from the decisions as they are stored, played or not; raises ServerError."""
        row = self.row
        try:
            record = Record(
                row.game,
                len(self.seats),
                int(row.seed),
                self.options(),
                [seat.code for seat in self.seats],
                players_of(self.seats),
                decisions(standing(self.rows)),
                rules=row.rules,
                content=row.content,
                result=row.result or UNFINISHED,
            )
            if not row.seeded:
                record.commit()
            note(record, row.origin, bool(row.free_undo))
            return record
        except (RecordError, ValueError, TypeError, IndexError):
            raise ServerError("record", "The stored table is damaged; it gives no record.") from None


def versions() -> list[tuple[str, str, str]]:
    """The games as this server plays them: name, rules and content."""
    games = [registry.game(name) for name in registry.names()]
    return [(game.name, str(game.rules_version), game.content_hash) for game in games]


STATES = ("open", "finished", "frozen", "ended")


def state_of(row: Any, finished: bool) -> str:
    """Frozen are unfinished tables of other rules or content; ended, those of them that will never go on."""
    ours = (row.game, row.rules, row.content) in versions()
    return "finished" if finished else "ended" if row.closed else "open" if ours else "frozen"


async def read(store: Store, table_id: str) -> Stored:
    """Raises ServerError if there is no such table."""
    tables, seats, held = models.tables, models.seats, models.decisions
    row = await store.row(select(tables).where(tables.c.id == table_id)) if is_id(table_id) else None
    if row is None:
        raise ServerError("no_table", "There is no table of this name.")
    places = await store.rows(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    query = select(held.c.seq, held.c.seat, held.c.notation).where(held.c.table_id == table_id).order_by(held.c.seq)
    rows = await store.rows(query)
    held_by = await devices(store, table_id)
    return Stored(
        row,
        [
            Seat(one.seat, one.code, one.name, one.kind, one.bot, one.invitation_hash, held_by[one.seat])
            for one in places
        ],
        [Row(one.seat, one.notation) for one in rows],
        [one.seat for one in places if one.ended],
        [one.seq for one in rows] != list(range(1, len(rows) + 1)),
    )


async def devices(store: Store, table_id: str) -> dict[int, dict[str, Device]]:
    """Who holds each seat, and who did before."""
    held = models.devices
    found: dict[int, dict[str, Device]] = defaultdict(dict)
    for row in await store.rows(select(held).where(held.c.table_id == table_id).order_by(held.c.joined)):
        found[row.seat][row.token_hash] = Device(row.token_hash, row.invitation_hash, row.joined, row.dropped)
    return found


async def end(store: Store, table_id: str, seat: int) -> Stored:
    """The holder of a seat ends a frozen table; when all have, it is closed for good, and its record can be read.

    Until then it might go on, should the server get its old rules back, so that its secrets are kept."""
    seats = models.seats
    change = seats.update().where(seats.c.table_id == table_id, seats.c.seat == seat).values(ended=True)
    await store.write((change, {}))
    found = await read(store, table_id)
    if set(found.humans) <= set(found.ended):
        await close(store, table_id)
        found = await read(store, table_id)
    return found


async def close(store: Store, table_id: str) -> None:
    tables = models.tables
    await store.write((tables.update().where(tables.c.id == table_id).values(closed=True), {}))
