"""The database. All changes go through one writer, which takes whatever is waiting into one transaction.

Under load many tables decide at once; one commit for all of them costs as much as one for each would. A change is
acknowledged when its transaction is committed, never before.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Executable, Row, event, text
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .errors import ServerError
from .models import decisions
from .settings import database_url

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_AT_ONCE = 500

Change = tuple[Executable, dict[str, Any]]
MUST_CHANGE = {"ragnatafl_must_change": True}
"""Execution options of a statement that has failed if it changes no row."""


def now() -> int:
    """Milliseconds since 1970, as the database keeps times."""
    return time.time_ns() // 1_000_000


class Conflict(Exception):
    """Somebody else was first: another row has this key already, or the row to be changed is not as it was."""


class Store:
    """Reads by `rows` and `row`, writes by `write`; open before use, close at the end."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        try:
            self.engine: AsyncEngine = create_async_engine(self.url)
        except (ArgumentError, ValueError) as error:
            raise ServerError("storage", f"This is not the address of a database: {first_line(error)}") from None
        self.commits = 0
        self._waiting: list[tuple[Sequence[Change], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

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
        url = self.engine.url
        if self.engine.dialect.name == "sqlite" and url.database and not url.query:
            sqlite3.connect(url.database).close()

    async def close(self) -> None:
        """Write what is still waiting, then let go."""
        if self._writer is not None:
            while self._waiting:
                self._wake.set()
                await asyncio.sleep(0.005)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None
        await self.engine.dispose()

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

    async def write(self, *changes: Change) -> None:
        """All of these changes, or none; returns when they are committed. Raises Conflict or ServerError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((changes, done))
        self._wake.set()
        await done

    async def append(self, table: str, seq: int, seat: int, notation: str | None) -> None:
        """One decision; raises Conflict if the table has one of this number already."""
        values = {"table_id": table, "seq": seq, "seat": seat, "notation": notation, "at": now()}
        await self.write((INSERT_DECISION, values))

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[tuple[Sequence[Change], asyncio.Future[None]]]) -> None:
        """All in one transaction; if that fails, each in its own, so that one cannot spoil another."""
        try:
            await self._transaction([change for changes, _ in batch for change in changes])
        except Exception as error:  # whatever it is, whoever waits must hear of it, and the next one be written
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
            else:
                first = isinstance(error, IntegrityError | Conflict)
                refuse(batch[0][1], Conflict() if first else storage_error(error))
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _transaction(self, changes: list[Change]) -> None:
        async with self.engine.begin() as connection:
            decided = [values for statement, values in changes if statement is INSERT_DECISION]
            if decided:
                await connection.execute(INSERT_DECISION, decided)
            for statement, values in changes:
                if statement is not INSERT_DECISION:
                    await change(connection, statement, values)
        self.commits += 1


INSERT_DECISION = decisions.insert()


async def change(connection: AsyncConnection, statement: Executable, values: dict[str, Any]) -> None:
    result = await connection.execute(statement, values or None)
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
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


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
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
