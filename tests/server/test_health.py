"""The server says it when it cannot do its work, says it once, and shows its counts to nobody else."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ragnatafl.core.offers import flat
from ragnatafl.server.logs import HumanLines, Sparing

from .servers import MadeTable, Server, hello, next_of, run

SOON = 60.0

HANGING = """
import asyncio
import ragnatafl.server.store as store
async def hang(self, changes):
    await asyncio.sleep(600)
store.Store._transaction = hang
"""

LOSING = """
import ragnatafl.server.store as store
transaction, lost = store.Store._transaction, []
async def lose_the_answer(self, changes):
    await transaction(self, changes)
    if len(lost) < 2 and any(statement is store.INSERT_DECISION for statement, _ in changes):
        lost.append(1)
        raise OSError("the line was cut")
store.Store._transaction = lose_the_answer
"""


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """The server's process may make no file larger than 0 bytes: to a database that is a full disk."""
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("Only on Linux can a running process be given a full disk.")
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def health(server: Server, status: int) -> Any:
    """What /health says once it has this status."""
    until = time.monotonic() + SOON
    while (answer := server.get("/health")).status_code != status and time.monotonic() < until:
        time.sleep(0.2)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_full_disk_is_no_health_and_is_not_told_a_thousand_times(own_server: Callable[..., Server]) -> None:
    running = own_server("--bot-pace", "0", "--no-limits")
    for _ in range(8):
        running.new_table(seats="rrrr")
    assert health(running, 200)["status"] == "ok"
    with full_disk(running):
        told = health(running, 503)
        assert told["error"] == "storage" and told["message"].endswith(".")
        before, until = len(running.printed), time.monotonic() + 4
        while time.monotonic() < until:
            running.post("/api/tables", {"game": "blood_rage", "seats": [{}, {}]})
        assert len(running.printed) - before <= 30, "".join(running.printed[before:])
    assert health(running, 200)["status"] == "ok"


def test_a_database_that_hangs_is_told_in_time(own_server: Callable[..., Server]) -> None:
    running = own_server(first=HANGING)
    for _ in range(3):
        answer = running.get("/health", timeout=30)
        assert answer.status_code == 503 and "has not answered" in answer.json()["message"]
    running.process.kill()


def test_what_goes_wrong_again_and_again_is_told_a_few_times_and_counted() -> None:
    sparing, form = Sparing(), HumanLines()

    def told(at: float, level: int = logging.WARNING, message: str = "not stored at %s") -> str | None:
        record = logging.LogRecord("ragnatafl", level, "", 0, message, ("t1",), None)
        record.created = at
        return form.format(record).partition(" ")[2] if sparing.filter(record) else None

    assert [told(at) for at in range(8)] == ["not stored at t1"] * 5 + [None] * 3
    assert told(8, message="something else %s") == "something else t1"
    assert [told(9, logging.INFO) for _ in range(20)] == ["not stored at t1"] * 20
    assert told(100) == "not stored at t1 (and 3 times more in the time before)"
    assert told(101) == "not stored at t1"


# What is stored although the answer says that it is not known


def decisions(server: Server, made: MadeTable) -> list[tuple[int, int]]:
    with sqlite3.connect(server.database) as database:
        query = "SELECT seq, seat FROM decisions WHERE table_id = ? ORDER BY seq"
        return database.execute(query, (made.id,)).fetchall()


def test_a_decision_that_was_stored_without_an_answer_is_sent_again_and_taken_once(
    own_server: Callable[..., Server],
) -> None:
    running = own_server(first=LOSING)
    made = running.new_table(seats="hh")

    async def play() -> None:
        async with await made.sit(0) as one, await made.sit(1) as other:
            assert await one.decide(one.legal[0]) == 1
            assert await other.decide(other.legal[0]) == 2
            await one.until(lambda: one.seq == 2)

    run(play())
    assert decisions(running, made) == [(1, 0), (2, 1)]


def test_the_same_message_is_answered_as_if_nothing_had_gone_wrong(own_server: Callable[..., Server]) -> None:
    running = own_server(first=LOSING)
    made = running.new_table(seats="hh")

    async def once(message: str) -> str:
        async with made.raw(max_size=None) as socket:
            await hello(socket, made.tokens[0])
            state = await next_of(socket, "state")
            first = flat(state["offers"])[0]["text"]
            text = message or f'{{"type": "decide", "id": 1, "seat": 0, "question": 0, "decision": "{first}"}}'
            await socket.send(text)
            answer = await next_of(socket, "done", "error")
            assert answer.get("error", "storage") == "storage" and answer.get("seq", 1) == 1
            return text if answer["type"] == "error" else ""

    text = run(once(""))
    assert text, "the first answer tells of the fault"
    while run(once(text)):
        time.sleep(0.2)
    assert decisions(running, made) == [(1, 0)]


# Metrics


def test_the_metrics_are_for_this_machine_alone(own_server: Callable[..., Server]) -> None:
    running = own_server()
    assert "ragnatafl_tables" in running.get("/metrics").text
    for headers in (
        {"x-forwarded-for": "192.0.2.1"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-real-ip": "192.0.2.1"},
        {"forwarded": "for=192.0.2.1"},
        {"via": "1.1 proxy"},
        {"host": "tafl.example.org"},
    ):
        answer = running.get("/metrics", headers=headers)
        assert answer.status_code == 401 and "ragnatafl_tables" not in answer.text, headers
    assert running.get("/metrics", token="any").status_code == 200


def test_the_metrics_are_for_whoever_has_their_token(own_server: Callable[..., Server]) -> None:
    running = own_server("--metrics-token", "of-runes")
    assert running.get("/metrics").status_code == 401
    for token in ("of-rune", "wrong"):
        assert running.get("/metrics", token=token).status_code == 401
    elsewhere = {"host": "tafl:8765", "x-forwarded-for": "192.0.2.1"}
    assert "ragnatafl_tables" in running.get("/metrics", token="of-runes", headers=elsewhere).text
