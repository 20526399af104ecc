"""The web table under load: many tables of four socket clients that play at random, on loopback, for a bounded time.

    python -m benchmarks.load                                     # 200 tables, each client thinks 0.3 to 1 s
    python -m benchmarks.load --think 0 --tables 32               # as fast as it goes

A server of its own is started with a database in a scratch folder. A decision's time is counted from the moment its
client sends it to the moment the last of the four clients has the update. At the end every acknowledged decision must
stand in the log exactly once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
MOST_TABLES = 2000
CLOCK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass
class Figures:
    """What is counted while the measurement lasts."""

    measuring: bool = False
    decisions: int = 0
    updates: int = 0
    update_bytes: int = 0
    times: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    tables: int = 0


@dataclass
class Seated:
    """One table as its clients know it."""

    id: str
    tokens: list[str]
    sent: list[float] = field(default_factory=lambda: [0.0] * SEATS)
    began: dict[int, float] = field(default_factory=dict)
    arrived: dict[int, int] = field(default_factory=dict)
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)


class Load:
    def __init__(self, address: str, think: tuple[float, float]) -> None:
        self.address = address
        self.think = think
        self.figures = Figures()
        self.stopping = asyncio.Event()
        self.tables: list[Seated] = []

    async def make_table(self) -> Seated:
        seats = [{"kind": "human"}] * SEATS
        made = await asyncio.to_thread(ask, self.address + "/api/tables", None, {"game": "blood_rage", "seats": seats})
        table = Seated(made["table"], [seat["token"] for seat in made["seats"]])
        self.tables.append(table)
        return table

    async def keep_playing(self, number: int) -> None:
        """One table after the other, until told to stop."""
        while not self.stopping.is_set():
            table = await self.make_table()
            await asyncio.gather(*(self.play(table, seat, random.Random(4 * number + seat)) for seat in range(SEATS)))
            self.figures.tables += 1

    async def play(self, table: Seated, seat: int, rng: random.Random) -> None:
        address = self.address.replace("http", "ws")
        try:
            async with connect(f"{address}/ws/{table.id}", compression=None, max_size=None) as socket:
                hello = {"type": "hello", "protocol": 1, "tokens": [table.tokens[seat]], "since": None}
                await socket.send(orjson.dumps(hello), text=True)
                await self.answer(table, seat, rng, socket)
        except Exception as error:
            self.figures.faults.append(f"table {table.id}, seat {seat}: {error!r}")

    async def answer(self, table: Seated, seat: int, rng: random.Random, socket: ClientConnection) -> None:
        asked: int | None = None
        waiting: asyncio.Task[None] | None = None
        sent: dict[int, str] = {}
        stop = asyncio.create_task(self.stopping.wait())
        stop.add_done_callback(lambda _: asyncio.ensure_future(finish()))

        async def finish() -> None:
            if waiting is not None:
                waiting.cancel()
            await asyncio.sleep(1.0)  # answers under way still come
            await socket.close()

        async for text in socket:
            message: dict[str, Any] = orjson.loads(text)
            kind = message["type"]
            if kind == "done":
                table.acknowledged[message["seq"]] = (seat, sent.pop(message["id"]))
            elif kind in ("refused", "error"):
                self.figures.faults.append(f"table {table.id}, seat {seat}: {message}")
            elif kind in ("state", "update"):
                if kind == "update" and message["events"]:
                    self.count(table, message, len(text))
                if message["over"]:
                    break
                if message["question"] is not None and message["question"] != asked and not self.stopping.is_set():
                    asked = message["question"]
                    sent[asked] = rng.choice(message["legal"])
                    waiting = asyncio.create_task(self.decide(table, seat, rng, socket, asked, sent[asked]))
        stop.cancel()

    async def decide(
        self, table: Seated, seat: int, rng: random.Random, socket: ClientConnection, question: int, decision: str
    ) -> None:
        if self.think[1]:
            await asyncio.sleep(rng.uniform(*self.think))
        table.sent[seat] = time.perf_counter()
        message = {"type": "decide", "id": question, "seat": seat, "question": question, "decision": decision}
        await socket.send(orjson.dumps(message), text=True)

    def count(self, table: Seated, message: dict[str, Any], size: int) -> None:
        """An update has come to one of the four; with the last of them its decision is complete."""
        entry = message["events"][0]
        seq = entry["seq"]
        began = table.began.setdefault(seq, table.sent[entry["seat"]])
        table.arrived[seq] = table.arrived.get(seq, 0) + 1
        if self.figures.measuring:
            self.figures.updates += 1
            self.figures.update_bytes += size
        if table.arrived[seq] == SEATS:
            del table.began[seq], table.arrived[seq]
            if self.figures.measuring:
                self.figures.decisions += 1
                self.figures.times.append(time.perf_counter() - began)

    def check(self) -> int:
        """Compare what was acknowledged with what stands in the logs; gives how many decisions were compared."""
        compared = 0
        for table in self.tables:
            for seat, token in enumerate(table.tokens):
                log = ask(f"{self.address}/api/tables/{table.id}/log", token)["entries"]
                own = {entry["seq"]: entry["decision"] for entry in log if entry["seat"] == seat}
                told = {seq: text for seq, (who, text) in table.acknowledged.items() if who == seat}
                lost = {seq for seq, text in told.items() if own.get(seq) != text}
                if lost or len(own) > len(told) + 1:  # one may have been under way at the end
                    self.figures.faults.append(
                        f"table {table.id}, seat {seat}: lost {lost}, {len(own)} for {len(told)}"
                    )
                compared += len(told)
        return compared


def ask(address: str, token: str | None = None, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=60) as answer:
        return json.load(answer)


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / CLOCK


def stolen_time() -> float:
    """Seconds of processor time that went to other machines on the same host, over all cores; 0 where nobody tells."""
    try:
        fields = Path("/proc/stat").read_text().splitlines()[0].split()
    except OSError:
        return 0.0
    return int(fields[8]) / CLOCK


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def measure(address: str, pid: int, asked: argparse.Namespace) -> dict[str, Any]:
    load = Load(address, (0.3, 1.0) if asked.think is None else (asked.think, asked.think))
    players = []
    progress(f"Sitting down at {asked.tables} tables, and {asked.warm_up:g} s to warm up")
    for number in range(asked.tables):
        players.append(asyncio.create_task(load.keep_playing(number)))
        await asyncio.sleep(asked.warm_up / 2 / asked.tables)
    await asyncio.sleep(asked.warm_up / 2)
    progress(f"Measuring for {asked.seconds:g} s")
    load.figures.measuring = True
    began, server, own, stolen = time.perf_counter(), processor_time(pid), time.process_time(), stolen_time()
    await asyncio.sleep(asked.seconds)
    load.figures.measuring = False
    took = time.perf_counter() - began
    server, own = processor_time(pid) - server, time.process_time() - own
    stolen = stolen_time() - stolen
    progress("Looking up every acknowledged decision")
    load.stopping.set()
    await asyncio.wait(players, timeout=30)
    figures = load.figures
    compared = await asyncio.to_thread(load.check)
    times = sorted(figures.times) or [0.0]
    return {
        "tables": asked.tables,
        "clients": asked.tables * SEATS,
        "seconds": round(took, 1),
        "decisions_per_second": round(figures.decisions / took, 1),
        "updates_per_second": round(figures.updates / took, 1),
        "p50_ms": round(1000 * statistics.median(times), 1),
        "p99_ms": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "most_ms": round(1000 * times[-1], 1),
        "bytes_per_update": round(figures.update_bytes / max(1, figures.updates)),
        "server_cpu_share": round(server / took, 2),
        "clients_cpu_share": round(own / took, 2),
        "stolen_cpu_share": round(stolen / took, 2),
        "decisions_checked": compared,
        "faults": figures.faults,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Put the web table under load.")
    parser.add_argument("--tables", type=int, default=200, help="how many tables of four clients play at once")
    parser.add_argument("--think", type=float, help="seconds before each decision; 0.3 to 1 if not given")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure")
    parser.add_argument("--warm-up", type=float, default=20.0, help="seconds to sit down and begin, not measured")
    parser.add_argument("--database", default="", help="another database than a scratch SQLite file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    if not 1 <= asked.tables <= MOST_TABLES:
        parser.error(f"There can be 1 to {MOST_TABLES} tables, not {asked.tables}.")
    if not 0 < asked.seconds <= 600 or not 0 <= asked.warm_up <= 600 or not 0 <= (asked.think or 0) <= 600:
        parser.error("Times are seconds, up to 600; there must be some to measure.")
    with tempfile.TemporaryDirectory(prefix="ragnatafl-load-") as folder:
        database = asked.database or str(Path(folder) / "tables.db")
        command = [sys.executable, "-m", "ragnatafl", "serve", "--port", "0", "--no-open", "--no-limits"]
        server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3].rstrip("/")
            compiled = ask(address + "/health")["compiled"]
            found = {"compiled": compiled, **run(measure(address, server.pid, asked))}
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):22} {value if name != 'faults' else len(value)}")
        for fault in found["faults"][:10]:
            print(fault)
    if found["faults"]:
        sys.exit(1)


def run(job: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(job)
    return uvloop.run(job)


if __name__ == "__main__":
    main()
