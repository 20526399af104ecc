"""The tables that this worker has open: made, found, loaded from the database and let go again."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import select, tuple_

from ragnatafl.bots import usual_bot
from ragnatafl.core import registry
from ragnatafl.core.begin import POSITION, try_out
from ragnatafl.core.deal import drawn_seed
from ragnatafl.core.errors import OptionError, ScenarioError
from ragnatafl.core.protocol import Closing

from . import models, stored
from .bots import BotRunner
from .claims import Keys, device_row, devices_of
from .errors import ServerError
from .history import GameHistory
from .jobs import Jobs
from .limits import LOADING, PAYER, pay_for_loading
from .metrics import Metrics
from .origins import Beginning
from .owners import Elsewhere, Owners
from .seats import Seat
from .security import LONGEST_NAME, hash_of, new_id, plain, token_hash
from .settings import Settings
from .store import Change, Deposed, Store, now
from .table import Refused, Table

RESUMED_WITHIN = 24 * 3600 * 1000
"""After a restart bots go on at tables that were touched in this time; at others when somebody comes."""

TOUCHED_EVERY = 600 * 1000
"""How often the database is told that somebody has come; milliseconds, like all times there."""

logger = logging.getLogger("ragnatafl.open_tables")


def decision_rows(table: Table) -> list[Change]:
    """What has been played before the table was made."""
    rows = enumerate(table.history.rows, 1)
    values = (
        {"table_id": table.id, "seq": n, "seat": row.seat, "notation": row.notation, "at": now()} for n, row in rows
    )
    return [(models.decisions.insert(), one) for one in values]


class OpenTables:
    """Tables in memory are a cache of the database, the least recently used first to go."""

    def __init__(
        self, settings: Settings, store: Store, owners: Owners, bot_runner: BotRunner, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.owners = owners
        owners.when_deposed = self.drop_all
        owners.when_orphaned = self.adopt
        self.bot_runner = bot_runner
        self.metrics = metrics
        self.when_played: Callable[[Table], None] = lambda _: None
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[None]] = {}
        self._jobs = Jobs()
        self._looked_at: OrderedDict[str, Table] = OrderedDict()
        """Tables that were read for somebody who only looked, whoever owns them."""
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Making

    async def make(
        self,
        game_name: str,
        options: Mapping[str, Any],
        seat_requests: Sequence[Mapping[str, Any]],
        seed: int | None,
        campaign: str | None = None,
        also: Callable[[str], list[Change]] | None = None,
        drawn: bool = False,
        beginning: Beginning | None = None,
        free_undo: bool = False,
    ) -> tuple[Table, Keys]:
        """A new table, and the secrets to it; raises ServerError.

        `also` gives what is to be stored together with it; `drawn` says that the seed given was not chosen by anybody;
        `beginning` what has been played already.
        """
        if game_name not in registry.names():
            raise ServerError("no_game", f"There is no game of this name; there is: {', '.join(registry.names())}.")
        game = registry.game(game_name)
        chosen = seed if seed is not None else drawn_seed()
        try:
            if beginning is None or not beginning.ours:
                self.settings.check_positions(options)
            history = GameHistory(game, len(seat_requests), chosen, options)
            if POSITION in options:
                try_out(history.state)
            bots = [(one["bot"] or usual_bot(game_name)) if one["kind"] == "bot" else None for one in seat_requests]
            for name in bots:
                if name is not None:
                    self.bot_runner.programs.check(game_name, name, people=None in bots)
        except (OptionError, ScenarioError) as error:
            raise ServerError("options", str(error)) from None
        await history.carry_out_all(beginning.rows if beginning is not None else ())
        keys = Keys.cut(seat_requests)
        seats = [
            Seat(
                number,
                history.codes[number],
                plain(one["name"], LONGEST_NAME),
                one["kind"],
                bots[number],
                hash_of(keys.invitations[number]),
                devices_of(keys.tokens[number]),
            )
            for number, one in enumerate(seat_requests)
        ]
        table = Table(new_id(), history, seats, token_hash(keys.watch), self.store)
        table.maker_hash = token_hash(keys.maker)
        table.campaign = campaign
        table.seeded = (seed is not None and not drawn) or POSITION in options
        table.free_undo = free_undo
        if free_undo:
            table.check_free_undo()
        table.origin = beginning.origin if beginning is not None else None
        more = [*(also(table.id) if also is not None else []), *decision_rows(table)]
        try:
            kept = await self._store(table, history, more)
        except Deposed:
            table.owner = await self.owners.id_again()
            kept = await self._store(table, history, more)
        logger.info("table made", extra={"table": table.id, "game": game_name, "seats": len(seats)})
        if kept:
            await self._open_table(table)
        return table, keys

    async def _store(self, table: Table, history: GameHistory, more: list[Change]) -> bool:
        """A new table; whether it is for this worker."""
        kept = self.owners.preferred(table.id) == table.owner or all(seat.kind == "bot" for seat in table.seats)
        rows = self._rows_of(table, history, table.owner if kept else None)
        await self.store.write(*rows, *more, owner=table.owner)
        return kept

    def _rows_of(self, table: Table, history: GameHistory, owner: str | None) -> list[Change]:
        row = {
            "id": table.id,
            "game": history.game.name,
            "rules": str(history.game.rules_version),
            "content": history.game.content_hash,
            "seed": str(history.seed),
            "options": json.dumps(history.options),
            "watch_hash": table.watch_hash,
            "campaign": table.campaign,
            "result": None,
            "created": now(),
            "touched": now(),
            "seeded": table.seeded,
            "maker_hash": table.maker_hash,
            "owner": owner,
            "origin": table.origin,
            "free_undo": table.free_undo,
        }
        seats = [
            {
                "table_id": table.id,
                "seat": seat.seat,
                "code": seat.code,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "invitation_hash": seat.invitation_hash,
            }
            for seat in table.seats
        ]
        devices = [device_row(table.id, seat.seat, device) for seat in table.seats for device in seat.holders]
        return [(models.tables.insert(), row), *((models.seats.insert(), seat) for seat in seats), *devices]

    # Finding

    async def table(self, table_id: str) -> Table:
        """The table of this name, to play at; raises ServerError if there is none, if it cannot be gone on with, or if
        another worker has it."""
        while True:
            found = self.tables.get(table_id)
            if found is not None and not found.stale:
                self.tables.move_to_end(table_id)
                return found
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(loading)

    async def _load(self, table_id: str) -> None:
        """Only an owner reads the decisions to go on with them: whoever had the table can add none after the claim."""
        pay_for_loading(LOADING)
        mine = self.owners.id
        await self.owners.claim(table_id)
        table = await self._read(table_id)
        if self.owners.id != mine:
            raise Elsewhere
        table.owner = mine
        if table.over and not table.noted:  # the server was stopped just before it could be
            await table.finished()
        await self._open_table(table)

    async def look(self, table_id: str) -> Table:
        """The table of this name, to look at only: as it is here or, if it is not, as it is stored, whoever owns it."""
        found = self.tables.get(table_id)
        if found is not None and not found.stale:
            return found
        if table_id not in self._looked_at:
            pay_for_loading(LOADING)
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            table = self._looked_at[table_id] = await self._read(table_id)
        while len(self._looked_at) > self.settings.tables_kept:
            self._looked_at.popitem(last=False)
        return table

    async def _read(self, table_id: str) -> Table:
        """As the database has it now. What was played again for somebody who looked is not played again."""
        found = await stored.read(self.store, table_id)
        known = self._looked_at.pop(table_id, None)
        pay_for_loading(len(found.rows) - (known.history.seq if known is not None else 0))
        try:
            history = await found.history(known.history if known is not None else None)
        except ServerError as error:
            logger.warning("table frozen", extra={"table": table_id, "why": error.message})
            raise
        table = Table(table_id, history, found.seats, found.watch_hash, self.store)
        table.campaign = found.row.campaign
        table.seeded = bool(found.row.seeded)
        table.maker_hash = found.row.maker_hash
        table.origin = found.row.origin
        table.free_undo = bool(found.row.free_undo)
        table.noted = found.row.result is not None
        return table

    async def frozen(self, table_id: str) -> stored.Stored | None:
        """The table as it is stored, if it is frozen; None if it can be played."""
        try:
            await self.look(table_id)
        except ServerError as error:
            if error.code != "frozen":
                raise
            return await stored.read(self.store, table_id)
        return None

    async def hold(self, table: Table) -> None:
        """Somebody sits down: the table is gone on with after a restart."""
        if now() - table.touched > TOUCHED_EVERY:
            table.touched = now()
            held = models.tables
            await table.write((held.update().where(held.c.id == table.id).values(touched=table.touched), {}))

    def forget(self, table_id: str) -> bool:
        """Let a table go that is to be removed; False if somebody is at it, or just comes."""
        table = self.tables.get(table_id)
        if table_id in self._loading or (table is not None and not self.is_idle(table)):
            return False
        self.tables.pop(table_id, None)
        return True

    def is_idle(self, table: Table) -> bool:
        return (
            not table.watchers and not table.coming and not table.lock.locked() and not self.bot_runner.is_busy(table)
        )

    async def let_go(self, keep: Table) -> None:
        """Forget tables that nobody looks at, beyond the number to be kept; others may own them then."""
        for table_id, table in list(self.tables.items()):
            if len(self.tables) <= self.settings.tables_kept:
                return
            if table is not keep and self.is_idle(table) and self.tables.pop(table_id, None) is not None:
                await self.owners.release(table_id)

    def drop_all(self) -> None:
        """Others own these tables now."""
        self.leave_all("the table is elsewhere")
        self.tables.clear()

    def leave_all(self, reason: str) -> None:
        for table in self.tables.values():
            table.leave(Closing.COME_AGAIN, reason)

    def adopt(self) -> None:
        """Let the bots go on at tables that have lost their owner."""

        async def go_on() -> None:
            while True:
                try:
                    await self.resume(unclaimed=False)
                except ServerError:
                    await asyncio.sleep(1.0)
                else:
                    return

        self._jobs.begin(go_on())

    async def resume(self, unclaimed: bool = True) -> None:
        """Let the bots go on at tables that nobody owns, as far as they are for this worker: after a restart, and when
        another worker is gone."""
        held, seats = models.tables, models.seats
        query = (
            select(held.c.id)
            .where(tuple_(held.c.game, held.c.rules, held.c.content).in_(stored.versions()))
            .join(seats, seats.c.table_id == held.c.id)
            .where(held.c.result.is_(None), held.c.touched > now() - RESUMED_WITHIN, seats.c.kind == "bot")
            .where(self.owners.orphaned(unclaimed))
            .distinct()
        )
        for row in await self.store.rows(query):
            if self.owners.preferred(row.id) != self.owners.id:
                continue
            try:
                await self.table(row.id)
            except Elsewhere:
                pass
            except ServerError as error:
                logger.error("a table was not resumed", extra={"table": row.id, "why": error.message})
            except Exception:
                logger.exception("a table was not resumed", extra={"table": row.id})

    # Acting

    async def decide(self, table: Table, seat: int, question: object, text: object) -> int:
        started = time.perf_counter()
        try:
            seq = await table.decide(seat, question, text)
        except Refused as refusal:
            self.metrics.refusals.labels(refusal.fields["key"] or refusal.fields["rule"] or "refused").inc()
            raise
        self.metrics.by_human.inc()
        self.metrics.stored.observe(time.perf_counter() - started)
        self.bot_runner.wake(table)
        return seq

    async def undo(self, table: Table, seat: int) -> int:
        seq = await table.undo(seat)
        self.bot_runner.wake(table)
        return seq

    def renew(self, table: Table) -> None:
        """Load a table anew as soon as the database answers again."""

        async def load() -> None:
            PAYER.set(None)
            while await self._is_away(table):
                await asyncio.sleep(1.0)
            table.leave(Closing.COME_AGAIN, "the table was loaded anew")

        self._jobs.begin(load())

    async def _is_away(self, table: Table) -> bool:
        """Whether the database does not answer when the table is to be loaded anew."""
        try:
            await self.table(table.id)
        except ServerError as error:
            if error.code == "storage" and not isinstance(error, Elsewhere):
                return True
            if self.tables.get(table.id) is table:
                del self.tables[table.id]
        return False

    async def _open_table(self, table: Table) -> None:
        """Put a table among those that are open. It holds nothing that holds it, so that it is gone when it is let go:
        cycles are collected rarely."""
        table.when_stale = self.renew
        table.when_played = self.when_played
        self.tables[table.id] = table
        self.bot_runner.wake(table)
        await self.let_go(table)

    async def close(self) -> None:
        await self._jobs.end()
