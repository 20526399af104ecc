"""Several processes on one database: every table has one owner, and one that goes or sleeps costs no decision."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from ragnatafl.client import Refused
from ragnatafl.server.models import decisions, tables, workers

from .busy_tables import BusyTables, LoadBalancer, ask, is_there, pids
from .postgres import Cluster
from .servers import PATIENCE, MadeTable, Server, hello, next_of, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="connections cannot be handed over there")

ROUNDS = 2


def at(server: Server, made: MadeTable) -> MadeTable:
    """The same table, asked for at another server."""
    return MadeTable(server, made.answer)


async def kill_workers(running: Server, rounds: int, tables: int = 4) -> list[float]:
    """Kill one of the workers under play, again and again; seconds until every table went on."""
    lost = []
    for number in range(rounds):
        async with BusyTables([running.new_table(seats="hhhh", seed=None) for _ in range(tables)]) as busy:
            victim = random.Random(number).choice(await pids(running.database))
            os.kill(victim, signal.SIGKILL)
            lost.append(await busy.all_go_on())
        await busy.check(running.database)
        await until_there_are(running.database, 2)
    return lost


async def kill_servers(servers: list[Server], rounds: int, tables: int = 4) -> list[float]:
    """Kill one of two servers under play, and start it again, in turn."""
    lost = []
    async with LoadBalancer(servers) as front:
        for number in range(rounds):
            made = [servers[one % 2].new_table(seats="hhhh", seed=None) for one in range(tables)]
            async with BusyTables([front.made(one) for one in made]) as busy:
                victim = servers[number % 2]
                await asyncio.to_thread(victim.stop, signal.SIGKILL)
                lost.append(await busy.all_go_on())
                await asyncio.to_thread(victim.restart)
                await busy.all_go_on()
            await busy.check(victim.database)
    return lost


async def until_there_are(database: str, count: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while len(await pids(database)) != count:
        assert time.monotonic() < deadline, f"there are not {count} workers"
        await asyncio.sleep(0.1)


async def owners(database: str, *made: MadeTable) -> list[str | None]:
    query = select(tables.c.owner).where(tables.c.id.in_([one.id for one in made]))
    return [row.owner for row in await ask(database, query)]


def test_a_table_is_one_whichever_server_one_comes_to(own_server: Any) -> None:
    one, two = own_server("--no-limits"), own_server("--no-limits")
    made = one.new_table(seats="hh")

    async def play() -> None:
        async with await made.sit(0) as here, await at(two, made).sit(1) as there:
            await here.decide(here.legal[0])
            await there.until(lambda: there.seq == 1)
            await there.decide(there.legal[0])
            await here.until(lambda: here.seq == 2)
            assert two.get(made.path).json()["seq"] == one.get(made.path).json()["seq"] == 2

    run(play())


def test_tables_are_spread_over_the_workers_and_all_of_them_answer(own_server: Any) -> None:
    running = own_server("--workers", "2", "--no-limits", "--bot-pace", "0")
    made = [running.new_table(seats="hr", seed=one) for one in range(12)]

    async def play() -> None:
        for table in made:
            async with await table.sit(0) as here, await table.look_on() as spectator:
                await here.decide(here.legal[0])
                await here.until(lambda here=here: here.seq >= 2)  # the bot has played, too
                await spectator.until(lambda here=here, there=spectator: there.seq >= here.seq)
        found = await owners(running.database, *made)
        assert len(set(found)) == 2 and None not in found

    run(play())
    for table in made * 2:  # whichever worker answers
        assert running.get(table.path).json()["seq"] >= 2
        assert len(running.get(f"{table.path}/log", table.tokens[0]).json()["entries"]) >= 3
    text = running.get("/metrics").text
    assert 'ragnatafl_decisions_total{by="human",worker="0"}' in text
    assert 'ragnatafl_decisions_total{by="human",worker="1"}' in text
    assert text.count("# TYPE ragnatafl_decisions_total") == 1


def test_a_looker_at_another_worker_sees_every_decision_and_claims_nothing(own_server: Any) -> None:
    one, two = own_server("--no-limits"), own_server("--no-limits")
    made = one.new_table(seats="hh")

    async def play() -> None:
        async with await made.sit(0, 1) as here:
            before = await owners(one.database, made)
            for seq in range(1, 8):
                await here.show(here.waiting[0])
                await here.decide(here.legal[0])
                assert two.get(made.path).json()["seq"] == seq
                entries = two.get(f"{made.path}/log", made.tokens[0]).json()["entries"]
                assert [entry["seq"] for entry in entries] == list(range(seq + 1))
            await here.send({"type": "name", "seat": 0, "name": "Astrid"})
            await here.until(lambda: here.seats[0]["name"] == "Astrid")
            assert two.get(made.path).json()["seats"][0]["name"] == "Astrid"
            assert await owners(one.database, made) == before != [None]

    run(play())


def test_a_killed_worker_costs_no_decision(own_server: Any) -> None:
    running = own_server("--workers", "2", "--no-limits")
    run(kill_workers(running, ROUNDS))
    assert sum("a worker has ended" in line for line in running.printed) == ROUNDS


def test_a_killed_worker_costs_no_decision_on_postgresql(own_server: Any, cluster: str) -> None:
    run(kill_workers(own_server("--workers", "2", "--no-limits", database=cluster), ROUNDS))


def test_a_killed_server_costs_no_decision_while_another_is_there(own_server: Any, cluster: str) -> None:
    run(kill_servers([own_server("--no-limits", database=cluster) for _ in range(2)], ROUNDS))


def test_bots_go_on_with_another_worker(own_server: Any, cluster: str) -> None:
    """Nobody is at the table who would bring it there."""
    one, two = (own_server("--no-limits", "--bot-pace", "0.05", database=cluster) for _ in range(2))
    made = one.new_table(seats="rrrr")
    while one.get(made.path).json()["seq"] < 3:
        time.sleep(0.05)
    one.stop(signal.SIGKILL)
    seq = two.get(made.path).json()["seq"]
    deadline = time.monotonic() + PATIENCE
    while two.get(made.path).json()["seq"] < seq + 3:
        assert time.monotonic() < deadline, "the bots did not go on"
        time.sleep(0.05)


def test_a_server_that_is_stopped_gives_its_tables_away_at_once(own_server: Any, cluster: str) -> None:
    one, two = (own_server("--no-limits", database=cluster) for _ in range(2))

    async def move() -> None:
        made = await table_of(one, cluster)
        async with made.raw(max_size=None) as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "state")
            [before] = await owners(cluster, made)
            one.process.send_signal(signal.SIGTERM)
            await socket.wait_closed()
            assert socket.close_code == 1012
            gone = await ask(cluster, select(workers).where(workers.c.id == before))
            assert not gone, "the tables are free before the sockets are closed"
        async with await at(two, made).sit(0) as there:
            await there.decide(there.legal[0])

    run(move())
    assert one.process.wait(PATIENCE) == 0, "once told to stop, it is not told again: that would cut it short"


def test_an_owner_that_slept_too_long_can_store_nothing(own_server: Any, cluster: str) -> None:
    one, two = (own_server("--no-limits", database=cluster) for _ in range(2))

    async def sleep() -> None:
        made = await table_of(one, cluster)
        async with await made.sit(0) as here:
            one.process.send_signal(signal.SIGSTOP)
            try:
                question, (mine, other) = here.question, here.legal[:2]
                decision = asyncio.create_task(here.decide(mine))
                there = await seated(at(two, made))
                await there.decide(other)
            finally:
                one.process.send_signal(signal.SIGCONT)
            with pytest.raises(Refused) as refusal:
                await decision
            assert refusal.value.key == "late"
            await here.until(lambda: here.seq == 1)
            assert here.log[1]["decision"] == other and here.question != question
            await here.decide(here.legal[0])
            await there.until(lambda: there.seq == 2)
            await there.close()
        rows = await ask(cluster, select(decisions.c.notation).where(decisions.c.table_id == made.id))
        assert [row.notation for row in rows] == [other, here.log[2]["decision"]]

    run(sleep())
    assert one.has_said("away too long")


async def table_of(server: Server, database: str) -> MadeTable:
    """A table whose owner is the only worker of this server. Seat 0 is asked twice in a row."""
    while True:
        made = server.new_table("yggdrasil", "h")
        async with await made.sit(0):
            query = select(workers.c.pid).join(tables, tables.c.owner == workers.c.id).where(tables.c.id == made.id)
            if [row.pid for row in await ask(database, query)] == [server.process.pid]:
                return made


async def seated(made: MadeTable) -> Any:
    """A client at a table whose owner sleeps, once its lease has run out."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await made.sit(0)
        except Exception:
            assert time.monotonic() < deadline, "the table was not taken from its owner"


ELSEWHERE = "import ragnatafl.server.owners as owners; owners.this_machine = lambda: 'another machine'"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
def machines(cluster: str, own_server: Any) -> list[Server]:
    """Two servers, of which one takes the other for another machine."""
    options = [("--no-limits", "--internal", f"127.0.0.1:{free_port()}") for _ in range(2)]
    return [
        own_server(*options[0], database=cluster),
        own_server(*options[1], database=cluster, first=ELSEWHERE),
    ]


def test_sockets_come_to_the_owner_on_another_machine(machines: list[Server], cluster: str) -> None:
    here, there = machines

    async def play() -> None:
        made = [here.new_table(seats="hh", seed=None) for _ in range(16)]
        people = [(await one.sit(0), await at(there, one).sit(1)) for one in made]
        assert len(set(await owners(cluster, *made))) == 2, "each machine has some"
        for near, far in people:
            await near.decide(near.legal[0])
            await far.decide(far.legal[0])
            await near.until(lambda near=near: near.seq == 2)
            await far.until(lambda far=far: far.seq == 2)
            await far.say("x" * 300)
            await near.until(lambda near=near: near.chats)
        await asyncio.to_thread(there.stop, signal.SIGKILL)
        for near, _ in people:
            await near.until(lambda near=near: near._socket is not None and near.question is not None)
            await near.decide(near.legal[0])
        for table in (one for pair in people for one in pair):
            await table.close()

    run(play())


def test_nobody_gets_in_by_the_internal_address_without_the_key(machines: list[Server]) -> None:
    here, _ = machines
    host, port = here.options[2].split(":")
    request = {"kind": "socket", "hops": 1, "client": ["1.2.3.4", 5], "head": "GET /health HTTP/1.1\r\n\r\n"}
    for proof in (b"", b"0" * 64, "é".encode() * 32):
        with socket.create_connection((host, int(port)), PATIENCE) as connection:
            assert len(connection.recv(100)) == 33
            connection.sendall(proof + b" " + json.dumps(request).encode() + b"\n")
            assert connection.recv(100) == b""
    assert here.has_said("without the key")
    assert here.get("/health").status_code == 200


def test_play_goes_on_when_postgresql_was_restarted(own_server: Any, own_cluster: Cluster) -> None:
    servers = [own_server("--no-limits", database=own_cluster.address) for _ in range(2)]

    async def play() -> None:
        async with LoadBalancer(servers) as front:
            made = [servers[one % 2].new_table(seats="hhh", seed=None) for one in range(4)]
            async with BusyTables([front.made(one) for one in made]) as busy:
                await asyncio.to_thread(own_cluster.stop)
                await asyncio.sleep(1.0)
                await asyncio.to_thread(own_cluster.start)
                await busy.all_go_on()
            await busy.check(own_cluster.address, under_way=None)

    run(play())


def test_workers_end_with_their_supervisor(own_server: Any) -> None:
    running = own_server("--workers", "2")
    found = run(pids(running.database))
    running.stop(signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE
    while any(is_there(pid) for pid in found):
        assert time.monotonic() < deadline, "a worker goes on without its supervisor"
        time.sleep(0.1)


def test_several_workers_stop_cleanly_and_leave_nothing(own_server: Callable[..., Server]) -> None:
    running = own_server("--workers", "3", "--bot-pace", "0")
    running.new_table(seats="rrrr")
    assert running.stop(signal.SIGINT) == 0
    assert run(pids(running.database)) == []
    assert not any("Traceback" in line for line in running.printed), "".join(running.printed)


def test_workers_that_cannot_begin_are_one_sentence(own_server: Callable[..., Server]) -> None:
    with pytest.raises(AssertionError, match="database cannot be opened") as failure:
        own_server("--workers", "2", database="/nowhere/at/all.db")
    assert "Traceback" not in str(failure.value)
