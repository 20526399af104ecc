"""How long things are kept: idle tables and campaigns, chats and replays end after the times that the operator has set.

Nothing ends by itself where no time was set. A table that somebody looks at is touched again and again, so that whoever
sweeps, in this process or another, sees that it is not idle.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Select, select

from . import models
from .errors import ServerError
from .metrics import Metrics
from .settings import Settings
from .store import Conflict, Store, now

if TYPE_CHECKING:
    from .open_tables import OpenTables
    from .replays import Replays

BATCH = 50
PAUSE = 0.2
"""Seconds between two batches, so that players notice nothing of them."""
DAY = 24 * 3600 * 1000

logger = logging.getLogger("ragnatafl.retention")


class Retention:
    """A sweep is short where little has become old; the next one goes on where it was cut off."""

    def __init__(
        self, settings: Settings, store: Store, open_tables: OpenTables, replays: Replays, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.open_tables = open_tables
        self.replays = replays
        self.metrics = metrics

    async def run(self) -> None:
        """Runs for ever."""
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.sweep()
            except (ServerError, Conflict) as error:
                logger.warning("the sweep was cut off", extra={"why": str(error)})

    async def sweep(self) -> dict[str, int]:
        """Remove what has become too old; gives how many of each."""
        await self.touch()
        removed = {
            "tables": await self.sweep_tables(),
            "campaigns": await self.sweep_campaigns(),
            "chats": await self.sweep_chats(),
            "replays": await self.sweep_replays(),
        }
        for what, count in removed.items():
            self.metrics.removed.labels(what).inc(count)
        if any(removed.values()):
            logger.info("removed what was too old", extra=removed)
        return removed

    async def touch(self) -> None:
        """Tables that somebody looks at are not idle, however long he only looks."""
        for table in list(self.open_tables.tables.values()):
            if table.watchers:
                await self.open_tables.hold(table)

    # What is old

    async def sweep_tables(self) -> int:
        """Idle tables, finished and unfinished ones by their own times; those of a campaign end with it."""
        held, count = models.tables, 0
        done = held.c.result.is_not(None) | held.c.closed
        for days, kind in ((self.settings.keep_finished, done), (self.settings.keep_unfinished, ~done)):
            if days:
                old = held.c.touched < before(days)
                count += await self.remove_tables(kind, old, held.c.campaign.is_(None), self.free())
        return count

    def free(self) -> ColumnElement[bool]:
        """Of tables: that no other worker has them in memory; he sweeps them himself."""
        owners = self.open_tables.owners
        return owners.orphaned(unclaimed=True) | (models.tables.c.owner == owners.id)

    async def remove_tables(self, *which: ColumnElement[bool]) -> int:
        held, count, passed = models.tables, 0, ""
        while True:
            query = select(held.c.id).where(*which, held.c.id > passed).order_by(held.c.id).limit(BATCH)
            found = [row.id for row in await self.store.rows(query)]
            if not found:
                return count
            passed = found[-1]
            free = [table_id for table_id in found if self.open_tables.forget(table_id)]
            if free:
                await self.store.write((held.delete().where(held.c.id.in_(free), *which), {}))
                count += len(free)
            await asyncio.sleep(PAUSE)

    async def sweep_campaigns(self) -> int:
        """A campaign is idle when nobody has come to any of its tables; it ends with all of them."""
        days, held, tables = self.settings.keep_unfinished, models.campaigns, models.tables
        if not days:
            return 0
        fresh = select(tables.c.id).where(tables.c.campaign == held.c.id, tables.c.touched >= before(days))
        query = select(held.c.id).where(held.c.created < before(days), ~fresh.exists())
        count = 0
        for name in await self.names(query):
            if await self.remove_campaign(name):
                count += 1
            await asyncio.sleep(PAUSE)
        return count

    async def remove_campaign(self, name: str) -> bool:
        held, tables = models.campaigns, models.tables
        own = select(tables.c.id).where(tables.c.campaign == name)
        elsewhere = await self.names(own.where(~self.free()))
        if elsewhere or not all([self.open_tables.forget(table_id) for table_id in await self.names(own)]):
            return False
        changes = [held.delete().where(held.c.id == name), tables.delete().where(tables.c.campaign == name)]
        await self.store.write(*((change, {}) for change in changes))
        return True

    async def sweep_chats(self) -> int:
        held, days = models.chats, self.settings.keep_chats
        return await self.sweep_rows(held.c.id, held.c.at < before(days)) if days else 0

    async def sweep_replays(self) -> int:
        held, days = models.replays, self.settings.keep_replays
        count = await self.sweep_rows(held.c.id, held.c.created < before(days)) if days else 0
        if count:
            self.replays.clear()
        return count

    async def sweep_rows(self, key: Any, old: ColumnElement[bool]) -> int:
        count = 0
        while found := await self.names(select(key).where(old).limit(10 * BATCH)):
            await self.store.write((key.table.delete().where(key.in_(found)), {}))
            count += len(found)
            await asyncio.sleep(PAUSE)
        return count

    async def names(self, query: Select[Any]) -> Sequence[Any]:
        return [row[0] for row in await self.store.rows(query)]


def before(days: float) -> int:
    """The moment so many days ago, as the database keeps times."""
    return now() - int(days * DAY)
