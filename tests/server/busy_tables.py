"""People who play at several tables all the time and note what was acknowledged, and a way in to several servers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, select

from ragnatafl.client import TableClient, TableError
from ragnatafl.server.models import decisions, workers
from ragnatafl.server.store import Store

from .servers import PATIENCE, MadeTable, Server

MOVES = 5
"""So many decisions more, and a table goes on."""


class LoadBalancer:
    """What a load balancer does: one address, behind it whichever server answers."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.rng = random.Random(5)

    async def __aenter__(self) -> LoadBalancer:
        self.listening = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()

    def made(self, made: MadeTable) -> MadeTable:
        """The same table, by this way."""
        other = MadeTable.__new__(MadeTable)
        other.__dict__.update(made.__dict__)
        other.server = self  # type: ignore[assignment]
        return other

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for server in self.rng.sample(list(self.servers), len(self.servers)):
            host, port = server.address.removeprefix("http://").split(":")
            try:
                there = await asyncio.open_connection(host, int(port))
            except OSError:
                continue
            await asyncio.gather(carry(reader, there[1]), carry(there[0], writer))
            return
        writer.close()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


class BusyTables:
    """One person on every seat of every table. `acknowledged` are their decisions, by table and seq."""

    def __init__(self, tables: Sequence[MadeTable]) -> None:
        self.tables = tables
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {made.id: {} for made in tables}
        self.over: set[str] = set()
        self.players: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> BusyTables:
        self.players = [
            asyncio.create_task(self.play(made, seat)) for made in self.tables for seat in range(len(made.tokens))
        ]
        await self.all_go_on()
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self.players:
            player.cancel()
        for result in await asyncio.gather(*self.players, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def play(self, made: MadeTable, seat: int) -> None:
        rng = random.Random(f"{made.id} {seat}")
        async with await made.sit(seat) as table:
            while await table.asked():
                await self.decide(made, seat, table, rng.choice(table.legal))
                await asyncio.sleep(0.01)
        self.over.add(made.id)

    async def decide(self, made: MadeTable, seat: int, table: TableClient, notation: str) -> None:
        """One decision; where the database is away, as often as it takes."""
        question = table.question
        while table.question == question:
            try:
                seq = await table.decide(notation)
            except TableError as error:
                if error.code != "storage":
                    raise
                await asyncio.sleep(0.2)
                continue
            assert self.acknowledged[made.id].setdefault(seq, (seat, notation)) == (seat, notation), (
                "acknowledged twice"
            )
            await table.until(lambda: table.question != question or table.over)

    async def all_go_on(self) -> float:
        """Wait until every table has gone on by some decisions; how many seconds that took."""
        started = time.monotonic()
        before = {table: len(acknowledged) for table, acknowledged in self.acknowledged.items()}
        while late := [
            one
            for one in self.acknowledged
            if len(self.acknowledged[one]) < before[one] + MOVES and one not in self.over
        ]:
            for player in self.players:
                if player.done():
                    player.result()
            assert time.monotonic() < started + PATIENCE, f"{len(late)} tables do not go on"
            await asyncio.sleep(0.01)
        return time.monotonic() - started

    async def check(self, database: str, under_way: int | None = 1) -> int:
        """Every acknowledged decision stands exactly once, in its place; how many there are.

        At most so many of each person were stored whose acknowledgement was cut off."""
        for made in self.tables:
            query = select(decisions).where(decisions.c.table_id == made.id).order_by(decisions.c.seq)
            stored = {row.seq: (row.seat, row.notation) for row in await ask(database, query)}
            acknowledged = self.acknowledged[made.id]
            assert list(stored) == list(range(1, len(stored) + 1))
            assert acknowledged.items() <= stored.items()
            if under_way is not None:
                assert len(stored) - len(acknowledged) <= under_way * len(made.tokens)
        return sum(len(acknowledged) for acknowledged in self.acknowledged.values())


async def ask(database: str, query: Select[Any]) -> Sequence[Any]:
    """What the database itself says."""
    store = Store(database)
    try:
        return await store.rows(query)
    finally:
        await store.engine.dispose()


async def pids(database: str) -> list[int]:
    """The processes that serve on this database."""
    rows = await ask(database, select(workers.c.pid).order_by(workers.c.slot))
    return [row.pid for row in rows if is_there(row.pid)]


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
