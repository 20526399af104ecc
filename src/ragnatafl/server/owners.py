"""Who owns which table. Only its owner loads a table, takes decisions at it and lets its bots play.

Every process that serves is a worker with a row in `workers` and a lease in it, by the database's clock. A worker that
is gone is deposed by deleting its row; its tables are free then. Every transaction of a worker finds its own row or is
rolled back (store.py), so that one who was deposed can store nothing any more: it drops its tables and begins anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import secrets
import socket
import uuid
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, func, literal_column, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .errors import ServerError
from .jobs import Jobs
from .models import tables, workers
from .security import is_id
from .settings import Settings
from .store import MUST_CHANGE, Conflict, Store, first_line, now

CHANNEL = "ragnatafl_workers"
CLOCKS = {
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}
"""The database's own clock in milliseconds: the clocks of two machines may differ."""

PATIENCE = 4
"""How many leases longer a worker of the same machine may be busy or asleep."""

CLAIMS = 3
"""How often a claim is tried that somebody else's, or one's own release, came before."""

logger = logging.getLogger("ragnatafl.owners")


class Elsewhere(ServerError):
    """The table belongs to another worker; whoever wants to play there comes again and is brought to it."""

    def __init__(self) -> None:
        super().__init__("storage", "Another process of the server has this table; come again.")


@dataclass(frozen=True)
class Worker:
    """A process that serves. `unix_socket` is the path where its own machine hands connections over, `address` where
    other machines do, `key` what they prove themselves with."""

    id: str
    server: str
    slot: int
    host: str
    pid: int
    unix_socket: str
    address: str
    key: str
    overdue: int
    """Milliseconds since its lease ran out; below 0 before."""


def this_machine() -> str:
    """A name that only processes have in common which see the same files and the same processes."""
    parts = [socket.gethostname(), str(uuid.getnode())]
    for path in ("/proc/self/ns/pid", "/proc/self/ns/mnt"):
        with suppress(OSError):
            parts.append(os.readlink(path))
    with suppress(OSError), open("/proc/sys/kernel/random/boot_id") as boot:
        parts.append(boot.read())
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def is_dead(worker: Worker) -> bool:
    """Whether a worker of this machine has ended: nobody listens at its socket. One that only sleeps still does."""
    if worker.unix_socket:
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
                asking.setblocking(False)
                asking.connect(worker.unix_socket)
        except ConnectionRefusedError:
            return True
        except FileNotFoundError:
            return not is_running(worker.pid)
        except OSError:
            return False
        return False
    return not is_running(worker.pid)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True


class Owners:
    """This worker's place among the others. `workers` are those that were there when it last looked."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.host = this_machine()
        self.unix_socket = ""
        self.workers: dict[str, Worker] = {}
        self.when_deposed: Callable[[], None] = lambda: None
        self.when_orphaned: Callable[[], None] = lambda: None
        """Called when tables have lost their owner."""
        self._jobs = Jobs()
        self._renewal = asyncio.Event()
        self._news = asyncio.Event()
        self._trouble: set[str] = set()

    @property
    def id(self) -> str:
        """This worker's name; another one after it was deposed."""
        return self.store.owner or ""

    @property
    def clock(self) -> ColumnElement[int]:
        return literal_column(CLOCKS[self.store.engine.dialect.name])

    @property
    def beat(self) -> float:
        """How often the lease is renewed and the others are looked at."""
        return self.settings.lease / 3

    # Coming and going

    async def open(self) -> None:
        """Take a place among the workers; raises ServerError."""
        self.store.when_deposed = self.lose
        try:
            await self.register()
            await self.look()
        except (SQLAlchemyError, OSError) as error:
            raise ServerError("storage", f"The database cannot be written: {first_line(error)}") from error
        self._jobs.begin(self._renew_on())
        self._jobs.begin(self._look_on())
        if self.store.engine.dialect.name == "postgresql":
            self._jobs.begin(self._listen_on())

    async def close(self) -> None:
        """Leave: all tables are free for others at once."""
        await self._jobs.end()
        if self.id:
            with suppress(SQLAlchemyError, OSError, TimeoutError):
                async with asyncio.timeout(self.settings.lease):
                    await self.depose(self.id)
        self.store.owner = ""

    async def register(self) -> None:
        """A row of one's own, under a name that nobody had before."""
        name = secrets.token_hex(8)
        row = {
            "id": name,
            "server": self.settings.server,
            "slot": self.settings.slot,
            "host": self.host,
            "pid": os.getpid(),
            "unix_socket": self.unix_socket,
            "address": self.settings.internal,
            "key": secrets.token_hex(32),
            "started": now(),
        }
        async with self.store.engine.begin() as connection:
            await connection.execute(workers.insert().values(**row, lease=self.clock + self.lease))
            await self.tell(connection, name)
        self.store.owner = name

    @property
    def lease(self) -> int:
        return int(self.settings.lease * 1000)

    async def renew(self) -> bool:
        """Whether this worker still has its place."""
        mine = update(workers).where(workers.c.id == self.id).values(lease=self.clock + self.lease)
        async with self.store.engine.begin() as connection:
            return (await connection.execute(mine)).rowcount == 1

    def lose(self) -> None:
        """This worker was deposed: what it has in memory may no longer be true."""
        if self.store.owner:
            logger.warning("this worker was away too long; its tables are with others now")
            self.store.owner = ""
            self.when_deposed()
            self._renewal.set()

    async def id_again(self) -> str:
        """This worker's name, as soon as it has one again; nothing if that takes too long."""
        for _ in range(int(self.settings.lease * 20)):
            if self.id:
                break
            await asyncio.sleep(0.05)
        return self.id

    async def _renew_on(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self.settings.lease):
                    await self._renewed()
                self._trouble.discard("renew")
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                self.complain("renew", "the lease was not renewed", error)
            await waited(self._renewal, self.beat)

    def complain(self, kind: str, what: str, error: Exception) -> None:
        """Once, until it goes well again: a database may be away for long."""
        if kind not in self._trouble:
            self._trouble.add(kind)
            logger.warning(what, extra={"why": first_line(error)})

    async def _renewed(self) -> None:
        if self.id and not await self.renew():
            self.lose()
        if not self.id:
            await self.register()
            self._news.set()
            self.when_orphaned()

    # Looking at the others

    def look_soon(self) -> None:
        self._news.set()

    async def _look_on(self) -> None:
        while True:
            await waited(self._news, self.beat)
            await self.look_now()

    async def look_now(self) -> None:
        try:
            await self.look()
            self._trouble.discard("look")
        except (SQLAlchemyError, OSError) as error:
            self.complain("look", "the other workers were not found", error)

    async def look(self) -> None:
        """Find the others; depose those that are gone, and see to the tables of those that went."""
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(select(workers, self.overdue))).all()
        found = [worker_of(row) for row in rows]
        there = {one.id: one for one in found if one.id == self.id or not await self.is_gone(one)}
        orphaned = self.workers.keys() - there.keys() - {self.id}
        self.workers = there
        if orphaned:
            self.when_orphaned()

    @property
    def overdue(self) -> ColumnElement[int]:
        return (self.clock - workers.c.lease).label("overdue")

    async def is_gone(self, worker: Worker) -> bool:
        """Whether this worker is no more; if so it is deposed, so that this is true whatever it thinks itself. One of
        this machine is seen to be dead at once, so that one which is only late may be so for longer."""
        near = worker.host == self.host
        if near and is_dead(worker):
            return await self.depose(worker.id)
        patience = PATIENCE * self.lease if near else 0
        return worker.overdue > patience and await self.depose(worker.id, patience)

    async def depose(self, name: str, overdue: int | None = None) -> bool:
        """Take a worker's place away, if its lease ran out so long ago; waits for what it is just storing. Whether it
        has none now."""
        removal = delete(workers).where(workers.c.id == name)
        if overdue is not None:
            removal = removal.where(self.clock - workers.c.lease > overdue)
        async with self.store.engine.begin() as connection:
            await connection.execute(removal)
            left = (await connection.execute(select(workers.c.id).where(workers.c.id == name))).first()
            await self.tell(connection, name)
        return left is None

    async def tell(self, connection: AsyncConnection, name: str) -> None:
        """With the commit all others hear that a worker has come or gone; on SQLite they see it when they next look."""
        if connection.dialect.name == "postgresql":
            await connection.execute(select(func.pg_notify(CHANNEL, name)))

    async def _listen_on(self) -> None:
        while True:
            try:
                async with self.store.engine.connect() as connection:
                    await self._listen(connection)
            except (SQLAlchemyError, OSError) as error:
                self.complain("listen", "the news of other workers cannot be heard", error)
            await asyncio.sleep(self.beat)

    async def _listen(self, connection: AsyncConnection) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(CHANNEL, lambda *_: self.look_soon())
        self.look_soon()
        self._trouble.discard("listen")
        while not driver.is_closed():
            await asyncio.sleep(self.beat)

    # Owning

    async def claim(self, table_id: str) -> None:
        """Make this worker the owner; raises Elsewhere, or ServerError if there is no such table.

        It is written even if it is so already: a release may still be on its way to the database, and is then written
        first; the row is looked at again."""
        for _ in range(CLAIMS):
            owner, worker = await self.owner_of(table_id)
            if worker is not None and worker.id != self.id and not await self.is_gone(worker):
                break
            mine = update(tables).where(tables.c.id == table_id, tables.c.owner.is_not_distinct_from(owner))
            with suppress(Conflict):
                await self.store.write((mine.values(owner=self.id).execution_options(**MUST_CHANGE), {}))
                return
        raise Elsewhere

    async def owner_of(self, table_id: str) -> tuple[str | None, Worker | None]:
        """The owner's name, and the owner if it has a place among the workers.

        A name whose worker has no place never gets one again, so that nobody else's claim can be overlooked."""
        query = select(tables.c.owner, workers, self.overdue).select_from(
            tables.outerjoin(workers, workers.c.id == tables.c.owner)
        )
        row = await self.store.row(query.where(tables.c.id == table_id)) if is_id(table_id) else None
        if row is None:
            raise ServerError("no_table", "There is no table of this name.")
        return row.owner, worker_of(row) if row.id is not None else None

    async def release(self, table_id: str) -> None:
        """Let others have the table; to be called when it is no longer in memory."""
        freed = update(tables).where(tables.c.id == table_id, tables.c.owner == self.id).values(owner=None)
        with suppress(ServerError, Conflict):
            await self.store.write((freed, {}))

    def orphaned(self, unclaimed: bool) -> ColumnElement[bool]:
        """Of tables: that their owner is no more; or, if so wished, that they never had one."""
        lost = tables.c.owner.is_not(None) & tables.c.owner.not_in(select(workers.c.id))
        return or_(lost, tables.c.owner.is_(None)) if unclaimed else lost

    # Who is to own

    async def seat_of(self, table_id: str, hops: int) -> Worker | None:
        """The worker to whom a socket of this table is to be brought; None: it stays here. Raises ServerError."""
        owner, worker = await self.owner_of(table_id)
        if owner == self.id:
            return None
        if worker is not None and not await self.is_gone(worker):
            return worker
        preferred = self.preferred(table_id)
        return None if hops or preferred == self.id else self.workers.get(preferred)

    @property
    def alone(self) -> bool:
        return not self.workers.keys() - {self.id}

    def preferred(self, table_id: str) -> str:
        """The worker that takes a table which nobody has, the same whoever asks: they are spread by their names."""
        names = [self.id, *(one.id for one in self.workers.values() if one.id != self.id and self.can_reach(one))]
        return max(names, key=lambda name: hashlib.sha256(f"{name}/{table_id}".encode()).digest())

    def siblings(self) -> list[Worker]:
        """The other workers of this server."""
        return [one for one in self.workers.values() if one.server == self.settings.server and one.id != self.id]

    def keys_of_this_server(self) -> list[str]:
        return [one.key for one in self.workers.values() if one.server == self.settings.server]

    def can_reach(self, worker: Worker) -> bool:
        return bool((worker.unix_socket and worker.host == self.host) or worker.address)


def worker_of(row: Any) -> Worker:
    return Worker(row.id, row.server, row.slot, row.host, row.pid, row.unix_socket, row.address, row.key, row.overdue)


async def waited(event: asyncio.Event, seconds: float) -> None:
    """Until the event is set, or so long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    event.clear()
