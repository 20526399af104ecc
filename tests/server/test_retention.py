"""What is kept for how long: nothing ends where no time was set, and nothing that somebody looks at."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ragnatafl.client import TableError
from ragnatafl.core.offers import flat
from ragnatafl.server import models
from ragnatafl.server.app import Services
from ragnatafl.server.settings import Settings
from ragnatafl.server.store import now
from tests.conftest import Run

from .servers import PATIENCE, Server, hello, next_of, run

DAY = 24 * 3600 * 1000
PLACES = [{"kind": "human", "name": "", "bot": "greedy", "claim": True}] * 2


class Looking:
    """Somebody at a table."""

    viewer = None
    unsent: list[bytes]

    def __init__(self) -> None:
        self.unsent = []

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


async def opened(folder: Path, **settings: Any) -> Services:
    services = Services(Settings(database=str(folder / "tables.db"), **settings))
    await services.open()
    return services


async def table(services: Services, **values: Any) -> str:
    """A table as old and in the state that is asked for."""
    made, *_ = await services.open_tables.make("blood_rage", {}, PLACES, 1)
    held = models.tables
    await services.store.write((held.update().where(held.c.id == made.id).values(**{"touched": now(), **values}), {}))
    chat = {"table_id": made.id, "seat": 0, "text": "Skál", "at": values.get("touched", now())}
    await services.store.write((models.chats.insert(), chat))
    return made.id


async def kept(services: Services, what: Any = models.tables.c.id) -> set[Any]:
    return {row[0] for row in await services.store.rows(select(what))}


def old(days: float) -> int:
    return now() - int(days * DAY)


def test_nothing_ends_where_no_time_was_set(tmp_path: Path) -> None:
    async def sweep() -> None:
        services = await opened(tmp_path)
        names = {await table(services, touched=1), await table(services, touched=1, result="won")}
        assert not any((await services.retention.sweep()).values())
        assert await kept(services) == names
        await services.close()

    run(sweep())


def test_idle_tables_end_after_their_own_times_and_others_stay(tmp_path: Path) -> None:
    async def sweep() -> None:
        services = await opened(tmp_path, keep_finished=10, keep_unfinished=30)
        stays = {
            await table(services, touched=old(9), result="won"),
            await table(services, touched=old(29)),
            await table(services, touched=old(9), closed=True),
        }
        for values in (
            {"touched": old(11), "result": "won"},
            {"touched": old(31)},
            {"touched": old(11), "closed": True},
        ):
            await table(services, **values)
        removed = await services.retention.sweep()
        assert removed["tables"] == 3 and await kept(services) == stays
        assert await kept(services, models.seats.c.table_id) == stays == await kept(services, models.chats.c.table_id)
        assert 'ragnatafl_removed_total{what="tables"} 3.0' in services.metrics.text()
        assert not any((await services.retention.sweep()).values())
        await services.close()

    run(sweep())


def test_a_table_that_somebody_looks_at_stays_and_is_no_longer_old(tmp_path: Path) -> None:
    async def sweep() -> None:
        services = await opened(tmp_path, keep_unfinished=1)
        looked_at, idle = await table(services, touched=old(5)), await table(services, touched=old(5))
        services.open_tables.tables[looked_at].watchers.add(Looking())
        assert (await services.retention.sweep())["tables"] == 1
        assert await kept(services) == {looked_at} and idle not in services.open_tables.tables
        services.open_tables.tables[looked_at].watchers.clear()
        assert (await services.retention.sweep())["tables"] == 0, "it was looked at just now"
        await services.close()

    run(sweep())


def test_a_campaign_ends_with_all_its_tables_and_not_before(tmp_path: Path) -> None:
    async def sweep() -> None:
        services = await opened(tmp_path, keep_finished=1, keep_unfinished=1)
        names = []
        for age in (5.0, 0.5):
            campaign = await services.parts["campaigns"].make(2, ["thor", "odin"], None, 3)
            found = await services.parts["campaigns"].open(campaign["campaign"], campaign["token"], "")
            begun = await services.parts["campaigns"].next_table(found, [dict(place) for place in PLACES])
            names.append((campaign["campaign"], begun["table"]))
            held = models.tables
            await services.store.write((held.update().where(held.c.id == begun["table"]).values(touched=old(age)), {}))
        await services.store.write((models.campaigns.update().values(created=old(9)), {}))
        removed = await services.retention.sweep()
        assert removed["campaigns"] == 1 and removed["tables"] == 0
        assert await kept(services) == {names[1][1]} and await kept(services, models.campaigns.c.id) == {names[1][0]}
        assert await kept(services, models.campaign_records.c.campaign) == {names[1][0]}
        await services.close()

    run(sweep())


def test_chats_and_replays_end_by_themselves(tmp_path: Path) -> None:
    async def sweep() -> None:
        services = await opened(tmp_path, keep_chats=7, keep_replays=7)
        name, fresh = await table(services, touched=old(8)), await table(services)
        for age in range(12):
            row = {"id": f"replay{age}", "record": "", "created": old(age + 0.5)}
            await services.store.write((models.replays.insert(), row))
        removed = await services.retention.sweep()
        assert removed == {"tables": 0, "campaigns": 0, "chats": 1, "replays": 5}
        assert await kept(services) == {name, fresh} and await kept(services, models.chats.c.table_id) == {fresh}
        assert await kept(services, models.replays.c.id) == {f"replay{age}" for age in range(7)}
        await services.close()

    run(sweep())


def test_a_table_that_another_worker_has_is_left_to_him(tmp_path: Path) -> None:
    async def sweep() -> None:
        services = await opened(tmp_path, keep_unfinished=1)
        far = {"server": "s", "slot": 0, "host": "elsewhere", "pid": 1, "unix_socket": "", "address": "", "key": "k"}
        lease = {"lease": now() + DAY, "started": now()}
        await services.store.write((models.workers.insert(), {"id": "other", **far, **lease}))
        elsewhere, orphan = await table(services, touched=old(5), owner="other"), await table(services, touched=old(5))
        await table(services, touched=old(5), owner="gone")
        await table(services, touched=old(5), owner=None)
        services.open_tables.tables.clear()
        assert (await services.retention.sweep())["tables"] == 3
        assert await kept(services) == {elsewhere} and orphan not in await kept(services)
        await services.close()

    run(sweep())


def test_many_old_tables_go_in_small_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ragnatafl.server.retention.BATCH", 4)
    monkeypatch.setattr("ragnatafl.server.retention.PAUSE", 0.0)

    async def sweep() -> None:
        services = await opened(tmp_path, keep_unfinished=1)
        names = [await table(services, touched=old(2)) for _ in range(11)]
        services.open_tables.tables[names[0]].watchers.add(Looking())
        commits = services.store.commits
        assert (await services.retention.sweep())["tables"] == 10
        assert services.store.commits - commits == 1 + 3, "one for the table that is looked at, and three batches"
        await services.close()

    run(sweep())


def test_who_comes_back_to_a_removed_table_is_told_so(own_server: Callable[..., Server]) -> None:
    running = own_server("--keep-unfinished", "1", "--sweep-every", "1")
    made = running.new_table(seats="hh")
    with sqlite3.connect(running.database) as database:
        database.execute("UPDATE tables SET touched = 1")
    deadline = time.monotonic() + PATIENCE
    while running.get(made.path).status_code != 404:
        assert time.monotonic() < deadline, "the table was not removed"
        time.sleep(0.3)
    with pytest.raises(TableError, match="no table"):
        run(made.sit(0))


def test_a_table_that_an_operator_removes_under_play_is_gone_for_those_at_it(
    own_server: Callable[..., Server], ragnatafl: Run
) -> None:
    running = own_server()
    made, other = running.new_table(seats="hh"), running.new_table(seats="hh")

    async def play() -> None:
        async with made.raw() as socket:
            await hello(socket, made.tokens[0])
            state = await next_of(socket, "state")
            await asyncio.to_thread(removed)
            decision = {
                "type": "decide",
                "id": 1,
                "seat": 0,
                "question": 0,
                "decision": flat(state["offers"])[0]["text"],
            }
            await socket.send(json.dumps(decision))
            assert (await next_of(socket, "done", "refused", "error"))["type"] != "done"
            await socket.wait_closed()
            assert socket.close_code == 1012, "it comes back, and is told"
        with pytest.raises(TableError, match="no table"):
            await made.sit(0)
        async with await other.sit(0) as table:
            await table.decide(table.legal[0])

    def removed() -> None:
        assert ragnatafl("tables", "remove", made.id, "--yes", "--database", running.database)[0] == 0

    run(play())


def test_an_operator_lists_shows_ends_and_removes_tables(
    ragnatafl: Run, own_server: Callable[..., Server], tmp_path: Path
) -> None:
    running = own_server()
    one, two = running.new_table(seats="hh"), running.new_table("yggdrasil", "h", gods=["thor"])
    running.stop()
    with sqlite3.connect(running.database) as database:
        database.execute("UPDATE tables SET content = 'other', touched = 1 WHERE id = ?", (one.id,))
    where = ("--database", running.database)

    def listed(*more: str) -> list[dict[str, Any]]:
        code, printed, _ = ragnatafl("tables", "list", "--json", *more, *where)
        assert code == 0
        found: list[dict[str, Any]] = json.loads(printed)
        return found

    assert [(found["id"], found["state"]) for found in listed()] == [(two.id, "open"), (one.id, "frozen")]
    for asked in (("--idle", "3"), ("--state", "frozen")):
        assert [found["id"] for found in listed(*asked)] == [one.id]
    code, printed, _ = ragnatafl("tables", "show", one.id, *where)
    assert code == 0 and json.loads(printed)["frozen"] and "seed" not in printed and "hash" not in printed
    assert one.id in ragnatafl("tables", "list", *where)[1]
    assert ragnatafl("tables", "end", two.id, *where)[2].startswith("This table can go on")
    assert ragnatafl("tables", "end", one.id, *where)[0] == 0
    assert listed("--state", "ended")[0]["id"] == one.id
    assert ragnatafl("tables", "remove", one.id, "--yes", *where)[0] == 0
    assert [found["id"] for found in listed()] == [two.id]
    for arguments, words in (
        (["show", one.id, *where], "no table"),
        (["list", "--state", "lost", *where], "lost"),
        (["list", "--database", str(tmp_path / "none.db")], "no database"),
    ):
        code, _, complained = ragnatafl("tables", *arguments)
        assert code == 2 and words in complained
