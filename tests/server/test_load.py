"""`make load` itself: a few tables for a moment, and faults that it must find."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks.load.players import Plan, Players
from benchmarks.load.tables import Client, Table

from .servers import PATIENCE, SOURCES

ROOT = Path(__file__).resolve().parents[2]
SHORT = ("--tables", "3", "--seconds", "2", "--warm-up", "3")


def load(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "benchmarks.load", *options],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": SOURCES},
        timeout=4 * PATIENCE,
    )


def figures(*options: str) -> dict[str, Any]:
    done = load(*SHORT, "--json", *options)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_load_finds_no_fault_and_counts_what_happened() -> None:
    found = figures("--think", "0.02", "--clients", "2", "--profile")
    assert found["faults"] == [] and found["decisions_checked"] > 0
    assert found["tables"] == 3 and found["clients"] == 12
    assert found["updates_per_second"] >= 3.9 * found["decisions_per_second"] > 0
    assert abs(sum(found["profile"].values()) - 1) < 1e-6 and found["profile"]["views"] > 0


def test_bots_and_spectators_of_the_other_game_are_told_everything_too() -> None:
    found = figures("--game", "yggdrasil", "--bots", "2", "--spectators", "1", "--think", "0.02")
    assert found["faults"] == [] and found["clients"] == 9
    assert found["decisions_per_second"] > 0 and found["bots_decisions_per_second"] > 0


def test_an_open_loop_offers_what_is_asked_for_and_two_trees_take_turns() -> None:
    found = figures("--rate", "20", "--against", sys.executable)
    assert set(found) == {"other", "this"} and found["this"]["times_the_other"] > 0
    for tree in found.values():
        assert tree["faults"] == [] and 5 < tree["offered_per_second"] < 50 and tree["decisions_per_second"] > 0


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--tables", "2001"), "There can be 1 to 2000 tables, not 2001."),
        (("--seconds", "601"), "Times are seconds, up to 600"),
        (("--rate", "50001"), "There can be up to 50000 decisions a second"),
        (("--bots", "4"), "up to 3 bots"),
        (("--servers", "2"), "Several servers need one PostgreSQL"),
        (("--workers", "2", "--profile"), "One process can be sampled"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(options: tuple[str, ...], sentence: str) -> None:
    done = load(*options)
    assert done.returncode == 2 and sentence in done.stderr


# The checks themselves


class Line:
    """A socket that nothing goes through."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.closed = False

    def send(self, text: bytes) -> None:
        self.sent.append(json.loads(text))

    def close(self) -> None:
        self.closed = True


def at_a_table(tell: list[dict[str, Any]]) -> tuple[Players, Client]:
    """A lone player who has been told these messages; the others of the table are bots."""
    players = Players(Plan(("",), "blood_rage", 0, 1, 3, 0, (0.0, 0.0), 0.0, 0.0, 0.0, 0.0))
    table = Table("table", ["token", None, None, None], "watch")
    client = Client(players, table, 0, "token", random.Random(1))
    client.socket = Line()  # type: ignore[assignment]
    table.clients.append(client)
    for message in tell:
        client.read(json.dumps(message).encode())
    return players, client


def update(seq: int, **more: Any) -> dict[str, Any]:
    entry = {"seq": seq, "seat": 1, "decision": None, "events": []}
    told = {"type": "update", "seq": seq, "events": [entry], "question": None, "offers": [], "over": False}
    return {**told, **more}


def state(seq: int, **more: Any) -> dict[str, Any]:
    return {**update(seq), "type": "state", "events": [], **more}


@pytest.mark.parametrize(
    ("tell", "faults"),
    [
        ([state(2), update(3), update(4)], 0),
        ([state(2), update(3), update(5)], 1),
        ([state(2), update(3), update(3)], 1),
        ([state(2), update(3) | {"seq": 4}], 1),
    ],
)
def test_a_missing_and_a_doubled_update_are_faults(tell: list[dict[str, Any]], faults: int) -> None:
    async def told() -> int:
        return len(at_a_table(tell)[0].figures.faults)

    assert asyncio.run(told()) == faults


@pytest.mark.parametrize(
    ("stored", "faults"),
    [
        ([(1, 0, "pass")], 0),
        ([], 1),
        ([(1, 0, "rage")], 1),
        ([(1, 0, "pass"), (2, 0, "pass")], 1),
        ([(1, 0, "pass"), (1, 0, "pass")], 1),
    ],
)
def test_an_acknowledged_decision_must_stand_in_the_log_once(stored: list[tuple[int, int, str]], faults: int) -> None:
    async def checked() -> int:
        players, client = at_a_table(
            [
                state(0, question=0, offers=[{"verb": "pass", "rule": "BR-8.6", "args": [[]]}]),
                {"type": "done", "id": 0, "seq": 1},
            ]
        )
        log = [{"seq": seq, "seat": seat, "decision": text} for seq, seat, text in [(0, None, None), *stored]]
        players.ask = lambda *_: {"entries": log}  # type: ignore[method-assign, assignment]
        players.check(client.table)
        return len(players.figures.faults)

    assert asyncio.run(checked()) == faults


def test_a_client_stays_for_the_answer_to_the_last_decision() -> None:
    async def stayed() -> tuple[bool, bool]:
        last = update(1, over=True)
        _, client = at_a_table([state(0, question=0, offers=[{"verb": "pass", "rule": "BR-8.6", "args": [[]]}]), last])
        line: Any = client.socket
        before = line.closed
        client.read(json.dumps({"type": "done", "id": 0, "seq": 1}).encode())
        return before, line.closed

    assert asyncio.run(stayed()) == (False, True)
