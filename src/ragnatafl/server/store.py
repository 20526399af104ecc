"""The database. All changes go through one writer, which takes whatever is waiting into one transaction.

Under load many tables decide at once; one commit for all of them costs as much as one for each would. A change is
acknowledged when its transaction is committed, never before, and only if whoever asked for it still has its place
among the workers (owners.py) in that same transaction. With SQLite a whole transaction is carried out in one go by a
thread of its own: a hop to a thread and back for each statement costs more than the statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Executable, Row, bindparam, create_engine, event, select, text
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .appending import Appender
from .errors import ServerError
from .jobs import cancelled
from .models import decisions, workers
from .settings import database_url

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_AT_ONCE = 500
BUSY = 5
"""Seconds that SQLite waits for another program's transaction."""
UNTIL_READY = 60
"""And while another program may be readying the same file."""

Change = tuple[Executable, dict[str, Any]]
MUST_CHANGE = {"ragnatafl_must_change": True}
"""Execution options of a statement that has failed if it changes no row."""


def now() -> int:
    """Milliseconds since 1970, as the database keeps times."""
    return time.time_ns() // 1_000_000


class Conflict(Exception):
    """Somebody else was first: another row has this key already, or the row to be changed is not as it was."""


class Deposed(ServerError):
    """Whoever wants to store this has lost its place among the workers; nothing is stored."""

    def __init__(self) -> None:
        super().__init__("storage", "This process of the server was away and begins anew; try again.")


@dataclass(frozen=True)
class Waiting:
    """Changes that wait to be written, for whom, and who waits for that."""

    changes: Sequence[Change]
    owner: str | None
    done: asyncio.Future[None]


class Store:
    """Reads by `rows` and `row`, writes by `write`; open before use, close at the end."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        try:
            self.engine: AsyncEngine = create_async_engine(self.url, **engine_options(self.url))
        except (ArgumentError, ValueError) as error:
            raise ServerError("storage", f"This is not the address of a database: {first_line(error)}") from None
        self.commits = 0
        self.owner: str | None = None
        """The worker for whom is written; none for a program that is no worker, "" for one that has lost its place."""
        self.when_deposed: Callable[[], None] = lambda: None
        self._waiting: list[Waiting] = []
        self._writing = False
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._file: Engine | None = None
        """The same SQLite file, for the thread that writes."""
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
        if self.is_file:
            self._file = create_engine(self.engine.url.set(drivername="sqlite"))
            self._thread = ThreadPoolExecutor(1, "ragnatafl-writer")
            self._appender = Appender(self._file)
            event.listen(self._file, "connect", set_up_sqlite)

    @property
    def is_file(self) -> bool:
        url = self.engine.url
        return self.engine.dialect.name == "sqlite" and bool(url.database) and not url.query

    async def open(self) -> None:
        """Bring the database to the newest form and start writing."""
        try:
            self.touch()
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except CommandError as error:
            await self.engine.dispose()
            raise ServerError("storage", "The database was made by a newer version of this program.") from error
        except (SQLAlchemyError, sqlite3.Error, OSError, TypeError, ValueError) as error:
            await self.engine.dispose()
            raise ServerError("storage", f"The database cannot be opened: {first_line(error)}") from error
        self._writer = asyncio.create_task(self._write_on())

    def touch(self) -> None:
        """Find out at once whether an SQLite file can be opened: aiosqlite's thread outlives a loop that ends because
        it cannot, and complains aloud."""
        if self.is_file:
            sqlite3.connect(self.engine.url.database or "").close()

    async def close(self) -> None:
        """Write what is still waiting, then let go."""
        if self._writer is not None:
            await self.settle()
            await cancelled([self._writer])
            self._writer = None
        if self._file is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._appender.close)
            self._thread.shutdown()
            self._file.dispose()
        await self.engine.dispose()

    async def settle(self) -> None:
        """Wait until nothing waits to be written."""
        while self._waiting or self._writing:
            self._wake.set()
            await asyncio.sleep(0.005)

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        path = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        return Path(path) if path else None

    @property
    def queued(self) -> int:
        """How many changes wait for the writer."""
        return len(self._waiting)

    # Reading

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise storage_error(error) from error

    async def row(self, query: Executable) -> Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None

    # Writing

    async def write(self, *changes: Change, owner: str | None = None) -> None:
        """All of these changes, or none; returns when they are committed. Raises Conflict or ServerError.

        `owner` is the worker for whom it is, if not the one of now: a table is of the worker that loaded it."""
        await self._written(changes, owner)

    def append(
        self, table: str, seq: int, seat: int, notation: str | None, owner: str | None = None
    ) -> asyncio.Future[None]:
        """One decision; raises Conflict if the table has one of this number already."""
        values = {"table_id": table, "seq": seq, "seat": seat, "notation": notation, "at": now()}
        return self._written([(INSERT_DECISION, values)], owner)

    def _written(self, changes: Sequence[Change], owner: str | None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(changes, self.owner if owner is None else owner, done))
        self._wake.set()
        return done

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._writing = True
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._write_batch([one for one in batch if self._has_place(one)])
            self._writing = False

    def _has_place(self, one: Waiting) -> bool:
        """Whether this is for the worker of now; if not it is refused."""
        if one.owner != self.owner or self.owner == "":
            refuse(one.done, Deposed())
            return False
        return True

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """All in one transaction; if that fails, each in its own, so that one cannot spoil another."""
        try:
            await self._transaction([change for one in batch for change in one.changes])
        except Deposed as error:
            self.when_deposed()  # first of all: nobody is told of an error who will come back by himself
            for one in batch:
                refuse(one.done, error)
            return
        except Exception as error:  # whatever it is, whoever waits must hear of it, and the next one be written
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one] if self._has_place(one) else [])
            else:
                first = isinstance(error, IntegrityError | sqlite3.IntegrityError | Conflict)
                refuse(batch[0].done, Conflict() if first else storage_error(error))
            return
        for one in batch:
            if not one.done.done():
                one.done.set_result(None)

    async def _transaction(self, changes: list[Change]) -> None:
        if not changes:
            return
        if self._file is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write_to_file, changes, self.owner)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(carry_out, changes, self.owner)
        self.commits += 1

    def _write_to_file(self, changes: list[Change], owner: str | None) -> None:
        """In the thread that writes."""
        assert self._file is not None
        if all(statement is INSERT_DECISION for statement, _ in changes):
            if not self._appender.append([values for _, values in changes], owner):
                raise Deposed
        else:
            with self._file.begin() as connection:
                carry_out(connection, changes, owner)


INSERT_DECISION = decisions.insert()
MY_PLACE = select(workers.c.id).where(workers.c.id == bindparam("owner")).with_for_update(read=True, key_share=True)
"""FOR KEY SHARE where the database has it: the deleting of the row waits for it, the renewing of a lease does not."""

STUCK = 5000
"""Milliseconds after which PostgreSQL ends a transaction whose worker says nothing more, and with it its locks."""


def engine_options(url: str) -> dict[str, Any]:
    if not url.startswith("postgresql"):
        return {}
    return {"connect_args": {"server_settings": {"idle_in_transaction_session_timeout": str(STUCK)}}}


def carry_out(connection: Connection, changes: list[Change], owner: str | None) -> None:
    """All of these inside the transaction that the connection is in, if the worker still has its place. Its row is held
    until the commit: who wants to depose it waits, or was first. That comes last, because with SQLite a transaction
    begins with its first change."""
    decided = [values for statement, values in changes if statement is INSERT_DECISION]
    if decided:
        connection.execute(INSERT_DECISION, decided)
    for statement, values in changes:
        if statement is not INSERT_DECISION:
            change(connection, statement, values)
    if owner is not None and connection.execute(MY_PLACE, {"owner": owner}).first() is None:
        raise Deposed


def change(connection: Connection, statement: Executable, values: dict[str, Any]) -> None:
    result = connection.execute(statement, values or None)
    if statement.get_execution_options().get("ragnatafl_must_change") and result.rowcount != 1:
        raise Conflict


def refuse(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def storage_error(error: Exception) -> ServerError:
    return ServerError("storage", f"The database did not answer: {first_line(error)}")


def first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".") + "."


def migrate(connection: Connection) -> None:
    """Alembic's upgrade inside this connection, whole or not at all; servers that start at once take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7249331)"))
    else:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={UNTIL_READY * 1000}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY * 1000}")


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest_version() -> str | None:
    """The form that this program brings a database to."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer, and every commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY * 1000}")
    write_ahead(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def write_ahead(cursor: Any) -> None:
    """While another program readies a new file, SQLite may refuse this without waiting."""
    until = time.monotonic() + UNTIL_READY
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.05)
