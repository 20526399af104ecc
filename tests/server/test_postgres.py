"""The same server on PostgreSQL, for real: a cluster of the test's own, started where the program is installed."""

from __future__ import annotations

import asyncio
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .house import PATIENCE, Made, Server, play_on, run
from .test_crash import decide_until_cut


def programs() -> Path | None:
    """The folder of PostgreSQL's own programs."""
    places = [Path(found).resolve().parent for name in ("postgres", "initdb") if (found := shutil.which(name))]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "postgres").exists() and (place / "initdb").exists()), None)


def unprivileged() -> dict[str, Any]:
    """PostgreSQL does not run as root: who runs it instead."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    return {}


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a fresh database."""
    place = programs()
    if place is None:
        if os.environ.get("RAGNATAFL_NEED_POSTGRES") == "1":
            pytest.fail("PostgreSQL is not installed, and RAGNATAFL_NEED_POSTGRES asks for it.")
        pytest.skip("PostgreSQL is not installed (on Debian: apt install postgresql).")
    who = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="ragnatafl-postgres-"))
    if who:
        os.chown(folder, who["user"], who["group"])
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    try:
        data = str(folder / "data")
        made = subprocess.run(
            [place / "initdb", "-D", data, "-U", "tafl", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
            capture_output=True,
            text=True,
            cwd=folder,
            **who,
        )
        assert made.returncode == 0, made.stderr
        options = ["-p", str(port), "-k", str(folder), "-h", "127.0.0.1", "-F"]
        with (folder / "log").open("w") as log:
            running = subprocess.Popen(
                [place / "postgres", "-D", data, *options], stdout=log, stderr=log, cwd=folder, **who
            )
        try:
            wait_for(port, running, folder / "log")
            yield f"postgresql://tafl@127.0.0.1:{port}/postgres"
        finally:
            running.send_signal(signal.SIGINT)
            running.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port: int, running: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert running.poll() is None, log.read_text()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            if "ready to accept connections" in log.read_text():
                return
    raise AssertionError("PostgreSQL did not start: " + log.read_text())


def test_games_campaigns_and_crashes_on_postgresql(cluster: str, own_server: Callable[..., Server]) -> None:
    running = own_server("--bot-pace", "0", "--no-limits", database=cluster)
    made = running.new_table("yggdrasil", "hr")

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


def check_acknowledged(running: Server, made: Made, told: dict[int, tuple[int, str]]) -> None:
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
