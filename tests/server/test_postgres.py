"""The same server on PostgreSQL, for real (postgres.py)."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
from collections.abc import Callable

import pytest

from .servers import MadeTable, Server, play_on, run
from .test_crash import decide_until_cut


def test_games_campaigns_and_crashes_on_postgresql(cluster: str, own_server: Callable[..., Server]) -> None:
    running = own_server("--bot-pace", "0", "--no-limits", database=cluster)
    made = running.new_table("yggdrasil", "hg")

    async def play() -> None:
        async with await made.sit(0) as table:
            await table.send({"type": "name", "seat": 0, "name": "Þórr"})
            await table.say("Вперёд")
            await table.until(lambda: table.chats and table.seats[0]["name"])
            await play_on(table, random.Random(1))

    run(play())
    record = running.get(f"{made.path}/record", made.tokens[0]).text
    assert "Þórr" in record

    campaign = running.post("/api/campaigns", {"seats": 2, "seed": 3}).json()
    path, token = f"/api/campaigns/{campaign['campaign']}", campaign["token"]
    begun = running.post(f"{path}/next", {"seats": [{}, {}]}, token)
    assert begun.status_code == 201

    other = running.new_table(seats="hhhh")
    told: dict[int, tuple[int, str]] = {}

    async def play_and_kill() -> None:
        async with await other.sit(0) as table:
            await table.decide(table.legal[0])
            await table.undo()
        players = [asyncio.create_task(decide_until_cut(other, seat, told)) for seat in range(4)]
        while len(told) < 25:
            await asyncio.sleep(0.002)
        running.stop(signal.SIGKILL)
        await asyncio.gather(*players)

    run(play_and_kill())
    running.restart()
    assert running.get(f"{made.path}/record", made.tokens[0]).text == record
    assert running.get(path, token).json()["under_way"] == begun.json()["table"]
    check_acknowledged(running, other, told)


def check_acknowledged(running: Server, made: MadeTable, told: dict[int, tuple[int, str]]) -> None:
    for seat in range(4):
        log = running.get(f"{made.path}/log", made.tokens[seat]).json()["entries"]
        own = {entry["seq"]: (seat, entry["decision"]) for entry in log if entry["seat"] == seat}
        assert {seq: one for seq, one in told.items() if one[0] == seat}.items() <= own.items()
    assert max(told) <= running.get(made.path).json()["seq"] <= max(told) + 4


def test_a_database_that_is_not_there_is_one_sentence(own_server: Callable[..., Server]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(AssertionError, match="database cannot be opened") as failure:
        own_server(database=f"postgresql://tafl@127.0.0.1:{port}/none")
    assert "Traceback" not in str(failure.value)
