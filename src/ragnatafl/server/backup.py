"""Backup and restore: all rows of a database as they were at one moment, in an SQLite file of the same form.

It is one way for both databases and needs no other program, so that what was PostgreSQL can be restored to SQLite, and
the other way round. A server may run meanwhile: it neither waits nor is waited for.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ragnatafl.core.errors import OptionError

from .errors import ServerError
from .models import metadata
from .store import Store, first_line, migrate, newest_version

BATCH = 1000
PASSING = ("workers",)
"""Tables that tell of processes which run just now."""

KEPT = [table for table in metadata.sorted_tables if table.name not in PASSING]
Tell = Callable[[str, int, int], None]
"""Hears of the progress: a table's name, rows done, rows in all."""


async def backup(database: str, file: Path, force: bool, tell: Tell) -> int:
    """Write the backup, whole or not at all; gives the number of rows. Raises OptionError."""
    if file.exists() and not force:
        raise OptionError(f"{file} is there already; --force writes over it.")
    with complaints("The backup was not made"):
        source = existing(database)
        try:
            async with snapshot(source.engine) as reading:
                await check_version(reading)
                with written_whole(file) as part:
                    return await into_file(reading, part, tell)
        finally:
            await source.engine.dispose()


async def restore(file: Path, database: str, force: bool, tell: Tell) -> int:
    """Fill a database with a backup, in one transaction; gives the number of rows. Raises OptionError."""
    if not file.is_file():
        raise OptionError(f"There is no backup {file}.")
    with complaints(f"{file} was not restored"), tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        shutil.copyfile(
            file, copied
        )  # so that an older one can be brought to the newest form, and itself stays as it is
        check_is_backup(copied, file)
        source, target = Store(str(copied)), Store(database)
        try:
            async with source.engine.begin() as old:
                await old.run_sync(migrate)
            target.touch()
            async with snapshot(source.engine) as reading, target.engine.begin() as writing:
                await writing.run_sync(migrate)
                await make_empty(writing, force)
                count = await copy(reading, writing, tell)
                await number_on(writing)
            return count
        finally:
            await source.engine.dispose()
            await target.engine.dispose()


# The steps


def existing(database: str) -> Store:
    """A database that is there: SQLite would make an empty one."""
    store = Store(database)
    if store.file is not None and not store.file.is_file():
        raise OptionError(f"There is no database {store.file}.")
    return store


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection whose reads are all of one moment."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


async def check_version(connection: AsyncConnection) -> None:
    if not await connection.run_sync(lambda one: inspect(one).has_table("alembic_version")):
        raise OptionError("The database holds nothing of this program.")
    found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    if found != newest_version():
        raise OptionError(
            f"The database has the form {found}, this program {newest_version()}; "
            "make the backup with the version that the server has."
        )


def check_is_backup(copied: Path, file: Path) -> None:
    try:
        database = sqlite3.connect(copied)
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        database.close()
    except sqlite3.DatabaseError:
        names = set()
    if not {"alembic_version", "tables", "decisions"} <= names:
        raise OptionError(f"{file} is not a backup of this program.")


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """A scratch file beside it, for its owner's eyes only, which takes the name at the end."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.absolute().parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        part.replace(file)
    finally:
        for left in (part, Path(f"{part}-wal"), Path(f"{part}-shm"), Path(f"{part}-journal")):
            left.unlink(missing_ok=True)


async def into_file(reading: AsyncConnection, part: Path, tell: Tell) -> int:
    target = Store(str(part))
    try:
        async with target.engine.begin() as writing:
            await writing.run_sync(migrate)
            count = await copy(reading, writing, tell)
        async with target.engine.connect() as writing:
            await writing.exec_driver_sql("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    finally:
        await target.engine.dispose()
    return count


async def copy(reading: AsyncConnection, writing: AsyncConnection, tell: Tell) -> int:
    """All rows, in the order in which they refer to each other."""
    count = 0
    for table in KEPT:
        total = (await reading.execute(select(func.count()).select_from(table))).scalar_one()
        tell(table.name, 0, total)
        done = 0
        result = await reading.stream(select(table))
        async for rows in result.mappings().partitions(BATCH):
            await writing.execute(table.insert(), [dict(row) for row in rows])
            done += len(rows)
            tell(table.name, done, total)
        count += done
    return count


async def make_empty(writing: AsyncConnection, force: bool) -> None:
    for table in KEPT:
        if not force and (await writing.execute(select(table).limit(1))).first() is not None:
            raise OptionError("The database is not empty; --force removes all that it holds first.")
    for table in reversed(KEPT):
        await writing.execute(table.delete())


async def number_on(writing: AsyncConnection) -> None:
    """PostgreSQL numbers new rows by a counter of its own, which knows nothing of rows that came with numbers."""
    if writing.dialect.name != "postgresql":
        return
    for table in KEPT:
        column = table.autoincrement_column
        if column is not None:
            counter = func.pg_get_serial_sequence(table.name, column.name)
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            await writing.execute(select(func.setval(counter, last, False)))


@contextmanager
def complaints(what: str) -> Iterator[None]:
    """Whatever goes wrong is one sentence."""
    try:
        yield
    except CommandError:
        raise OptionError(f"{what}: the database was made by a newer version of this program.") from None
    except ServerError as error:
        raise OptionError(error.message) from None
    except (SQLAlchemyError, sqlite3.Error, OSError, TypeError, ValueError) as error:
        if isinstance(error, OptionError):
            raise
        raise OptionError(f"{what}: {first_line(error)}") from None
