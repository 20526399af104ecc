"""What is acknowledged is stored: killing the server at any moment loses no decision and doubles none."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ragnatafl.core.offers import flat

from .servers import PATIENCE, MadeTable, hello, next_of, run


async def decide_until_cut(
    made: MadeTable, seat: int, acknowledged: dict[int, tuple[int, str]], pause: float = 0.0
) -> None:
    """Decide as fast as the server answers (or after a pause); note what it acknowledged, until the socket breaks."""
    rng = random.Random(seat)
    sent: dict[str, str] = {}
    try:
        async with made.raw(max_size=None) as socket:
            await hello(socket, made.tokens[seat])
            asked = None
            while True:
                message = await next_of(socket, "state", "update", "done", "refused")
                if message["type"] == "done":
                    acknowledged[message["seq"]] = (seat, sent[message["id"]])
                elif message["type"] == "refused":
                    raise AssertionError(message)
                elif message["question"] is not None and message["question"] != asked:
                    asked = message["question"]
                    name = f"q{asked}"
                    sent[name] = rng.choice(flat(message["offers"]))["text"]
                    decision = {"type": "decide", "id": name, "seat": seat, "question": asked, "decision": sent[name]}
                    await asyncio.sleep(pause)
                    await socket.send(json.dumps(decision))
    except (ConnectionClosed, OSError):
        pass


@pytest.mark.parametrize("after", [5, 60])
def test_a_killed_server_has_every_acknowledged_decision_and_goes_on(own_server: Any, after: int) -> None:
    running = own_server("--no-limits")
    tables = [running.new_table(seats="hhhh", seed=seed) for seed in range(3)]
    acknowledged: list[dict[int, tuple[int, str]]] = [{} for _ in tables]

    async def play_and_kill() -> None:
        players = [
            asyncio.create_task(decide_until_cut(made, seat, told))
            for made, told in zip(tables, acknowledged, strict=True)
            for seat in range(4)
        ]
        while sum(map(len, acknowledged)) < after:
            await asyncio.sleep(0.002)
        running.stop(signal.SIGKILL)
        await asyncio.gather(*players)

    run(play_and_kill())
    with sqlite3.connect(running.database) as database:
        for made, told in zip(tables, acknowledged, strict=True):
            query = "SELECT seq, seat, notation FROM decisions WHERE table_id = ? ORDER BY seq"
            stored = {seq: (seat, notation) for seq, seat, notation in database.execute(query, (made.id,))}
            assert list(stored) == list(range(1, len(stored) + 1))
            assert told.items() <= stored.items()
            assert len(stored) - len(told) <= 4, "at most one decision of each client was under way"

    running.restart()

    async def go_on() -> None:
        for made, told in zip(tables, acknowledged, strict=True):
            async with await made.sit(0) as table:
                assert table.seq >= max(told, default=0)
                own = {entry["seq"]: entry["decision"] for entry in table.log if entry["seat"] == 0}
                assert all(own[seq] == text for seq, (seat, text) in told.items() if seat == 0)
                async with await made.sit(table.waiting[0]) as asked:
                    await asked.decide(asked.legal[0])

    run(go_on())


def test_clients_come_back_by_themselves_after_a_restart(own_server: Any) -> None:
    running = own_server("--no-limits")
    made = running.new_table(seats="hh")

    async def stay() -> None:
        async with await made.sit(0) as table:
            await table.decide(table.legal[0])
            await asyncio.to_thread(running.stop)
            await asyncio.to_thread(running.restart)
            await table.until(lambda: table._socket is not None and table.question is not None)
            await table.decide(table.legal[0])
            assert [entry["seq"] for entry in table.log] == [0, 1, 2]

    run(stay())


def test_a_clean_stop_says_good_bye_on_the_sockets(own_server: Any) -> None:
    running = own_server("--bot-pace", "0")
    made = running.new_table(seats="hrrr")

    async def wait() -> int | None:
        async with made.raw() as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "state")
            stopping = asyncio.create_task(asyncio.to_thread(running.stop))
            await socket.wait_closed()
            assert await stopping == 0
            return socket.close_code

    assert run(wait()) == 1012
    assert not any("Traceback" in line for line in running.printed), "".join(running.printed)


def test_bots_go_on_when_the_database_answers_again(own_server: Any) -> None:
    """Nobody is at the table who could wake them."""
    running = own_server("--bot-pace", "0.02", "--no-limits")
    made = running.new_table(seats="rrrr")

    def stored() -> int:
        return int(running.get(made.path).json()["seq"])

    with contextlib.closing(sqlite3.connect(running.database, timeout=60, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        while not any("locked" in line for line in running.printed):
            time.sleep(0.1)
        database.execute("ROLLBACK")
        seq = int(database.execute("SELECT count(*) FROM decisions").fetchone()[0])
    deadline = time.monotonic() + PATIENCE
    while stored() <= seq + 3:
        assert time.monotonic() < deadline, "the bots did not go on"
        time.sleep(0.1)


def test_a_damaged_table_is_frozen_and_keeps_no_other_from_going_on(own_server: Any) -> None:
    running = own_server("--bot-pace", "0.02")
    tables = [running.new_table(seats="hr") for _ in range(6)]
    running.stop(signal.SIGKILL)
    damages = ["options = '[1]'", "options = 'no json'", "options = '{\"seats\": 3}'", "seed = 'x'", "game = 'chess'"]
    with sqlite3.connect(running.database) as database:
        database.execute("DELETE FROM decisions")
        for made, damage in zip(tables, damages, strict=False):
            database.execute(f"UPDATE tables SET {damage}, id = '0' || substr(id, 2) WHERE id = ?", (made.id,))
            database.execute("UPDATE seats SET table_id = '0' || substr(table_id, 2) WHERE table_id = ?", (made.id,))
    running.restart()
    for made in tables[:-1]:
        answer = running.get(f"/api/tables/0{made.id[1:]}")
        assert answer.status_code == 409 and answer.json()["error"] == "frozen" and answer.json()["message"]
    deadline = time.monotonic() + PATIENCE
    with contextlib.closing(sqlite3.connect(running.database)) as database:  # not asked by HTTP, which would load it
        while not database.execute("SELECT count(*) FROM decisions").fetchone()[0]:
            assert time.monotonic() < deadline, "the sound table was not resumed"
            time.sleep(0.1)
    assert not any("Traceback" in line for line in running.printed)


def test_a_killed_server_leaves_no_worker_behind(own_server: Any) -> None:
    running = own_server("--bot-pace", "0")
    made = running.new_table(seats="gg")
    while running.get(made.path).json()["seq"] < 4:
        time.sleep(0.1)
    listed = Path(f"/proc/{running.process.pid}/task/{running.process.pid}/children")
    if not listed.exists():
        pytest.skip("this system does not list the children of a process")
    workers = [Path(f"/proc/{pid}/cmdline") for pid in listed.read_text().split()]
    assert workers
    running.stop(signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE
    while any(worker.exists() and worker.read_bytes() for worker in workers):
        assert time.monotonic() < deadline, "a worker goes on without its server"
        time.sleep(0.1)


def test_an_impatient_stop_is_as_clean_as_a_patient_one(own_server: Any) -> None:
    running = own_server("--bot-pace", "0")
    made = running.new_table(seats="hrrr")

    async def stay() -> None:
        async with made.raw() as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "state")
            running.process.send_signal(signal.SIGINT)
            await asyncio.sleep(0.02)
            assert await asyncio.to_thread(running.stop, signal.SIGINT) == 0
            await socket.wait_closed()
            assert socket.close_code == 1012

    run(stay())
    assert not any("Traceback" in line for line in running.printed), "".join(running.printed)
