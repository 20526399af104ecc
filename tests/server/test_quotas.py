"""How much may be begun: by one address in a day, and before the machine is full. What is begun goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.core.record import Record
from ragnatafl.server.app import Services
from ragnatafl.server.errors import ServerError
from ragnatafl.server.settings import Settings

from .servers import Server, run

TABLE = {"game": "blood_rage", "seats": [{}, {}]}
ELSEWHERE = {"x-forwarded-for": "203.0.113.9"}


def made(server: Server, path: str = "/api/tables", body: Any = TABLE, **more: Any) -> tuple[int, str]:
    answer = server.post(path, body, **more)
    return answer.status_code, answer.json().get("error", "")


def test_one_address_begins_so_many_tables_and_replays_a_day(own_server: Callable[..., Server]) -> None:
    running = own_server("--tables-a-day", "3", "--replays-a-day", "2")
    assert [made(running) for _ in range(4)] == [(201, "")] * 3 + [(429, "today")]
    assert made(running, "/api/campaigns", {"seats": 2}) == (429, "today")
    assert made(running, headers=ELSEWHERE) == (201, ""), "another address has a share of its own"
    record = Record.start("blood_rage", 2, 1).dumps()
    answers = [running.post("/api/replays", content=record).status_code for _ in range(3)]
    assert answers == [201, 201, 429]


def test_a_full_house_says_so_and_what_is_begun_goes_on(own_server: Callable[..., Server]) -> None:
    running = own_server("--most-tables", "2", "--most-replays", "1", "--no-limits")
    first = running.new_table(seats="hh")
    assert [made(running), made(running)] == [(201, ""), (507, "full")]
    assert made(running, "/api/campaigns", {"seats": 2}) == (507, "full")
    record = Record.start("blood_rage", 2, 1).dumps()
    assert [running.post("/api/replays", content=record).status_code for _ in range(2)] == [201, 507]

    async def decide() -> int:
        async with await first.sit(0) as table:
            await table.decide(table.legal[0])
            return table.seq

    assert run(decide()) == 1


def test_a_database_that_has_become_too_large_takes_nothing_new(tmp_path: Path) -> None:
    async def ask() -> None:
        services = Services(Settings(database=str(tmp_path / "tables.db"), most_megabytes=1))
        await services.open()
        await services.quotas.table("here")
        await services.measurements.count()
        assert 0 < services.measurements.size < 1_000_000
        services.measurements.size = 1_000_001
        for asked in (services.quotas.table, services.quotas.replay):
            with pytest.raises(ServerError, match="no room"):
                await asked("here")
        await services.close()

    run(ask())
