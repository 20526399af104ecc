"""A real server for the tests: its own process, its own database, and short ways to ask it things."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ragnatafl.client import TableClient, join
from ragnatafl.core.protocol import PROTOCOL

from .loaded import CAN_FORK, Loaded

LOADED_SOURCES = SOURCES = str(Path(__file__).resolve().parents[2] / "src")
PATIENCE = 120.0


def started(*arguments: str, first: str = "") -> subprocess.Popen[str] | Loaded:
    """`ragnatafl` with these arguments as a process, with `first` done before it; out of one that has it loaded, where
    that can be."""
    begin = Loaded if CAN_FORK and SOURCES == LOADED_SOURCES else afresh
    return begin(*arguments, first=first)


def afresh(*arguments: str, first: str = "") -> subprocess.Popen[str]:
    program = ["-c", f"{first}\nfrom ragnatafl.cli import main\nmain()"] if first else ["-m", "ragnatafl"]
    environment = {**os.environ, "PYTHONPATH": SOURCES, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, *program, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)


class Server:
    """`ragnatafl serve` as a process, with `first` done before it. Whatever it prints is kept in `printed`."""

    process: subprocess.Popen[str] | Loaded

    def __init__(self, database: str, *options: str, first: str = "") -> None:
        self.database = database
        self.options = options
        self.first = first
        self.printed: list[str] = []
        self.http = httpx.Client(verify=False, timeout=PATIENCE)
        self.start()

    def start(self, port: int = 0) -> None:
        arguments = ["serve", "--port", str(port), "--database", self.database, "--no-open", "--bot-workers", "1"]
        self.process = started(*arguments, *self.options, first=self.first)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed.append(line)
            if "http://" in line:
                self.address = line.split()[3].rstrip("/")
                break
        else:
            raise AssertionError("the server did not start: " + "".join(self.printed))
        self._drain = threading.Thread(target=self._read_on, args=(self.process.stdout,), daemon=True)
        self._drain.start()

    def _read_on(self, stream: Any) -> None:
        for line in stream:
            self.printed.append(line)

    def has_said(self, words: str) -> bool:
        """Whether it prints these words, now or soon: another thread reads what it prints."""
        deadline = time.monotonic() + 10.0
        while not any(words in line for line in self.printed):
            if time.monotonic() > deadline:
                return False
            time.sleep(0.02)
        return True

    def stop(self, how: int = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self._drain.join(PATIENCE)
        return code

    def restart(self) -> None:
        """On the same port, as after a crash or an upgrade."""
        self.start(int(self.address.rpartition(":")[2]))

    # Asking

    def get(self, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token is not None else {}
        return self.http.get(self.address + path, headers={**headers, **more.pop("headers", {})}, **more)

    def post(self, path: str, body: Any = None, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token is not None else {}
        headers |= more.pop("headers", {})
        if body is not None:
            more["json"] = body
        return self.http.post(self.address + path, headers=headers, **more)

    def new_table(
        self, game: str = "blood_rage", seats: str = "hhhh", seed: int | None = 7, **options: Any
    ) -> MadeTable:
        """A table; in `seats` h is a human whose seat the maker takes at once, i one who is invited, g a greedy and r a
        random bot."""
        kinds = {
            "h": {"kind": "human", "claim": True},
            "i": {"kind": "human"},
            "g": {"kind": "bot", "bot": "greedy"},
            "r": {"kind": "bot", "bot": "random"},
        }
        places = [kinds[seat] for seat in seats]
        body = {"game": game, "seats": places, "options": options, **({"seed": seed} if seed is not None else {})}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return MadeTable(self, answer.json())


class MadeTable:
    """What the making of a table was answered with."""

    def __init__(self, server: Server, answer: dict[str, Any]) -> None:
        self.server = server
        self.answer = answer
        self.id: str = answer["table"]
        self.tokens: list[Any] = [seat["token"] for seat in answer["seats"]]
        self.invitations: list[Any] = [seat["invitation"] for seat in answer["seats"]]
        self.watch: str = answer["watch"]
        self.maker: str = answer["maker"]
        self.path = f"/api/tables/{self.id}"

    def link(self, seat: int) -> str:
        key = f"s={self.tokens[seat]}" if self.tokens[seat] else f"i={self.invitations[seat]}"
        return f"{self.server.address}/t/{self.id}#{key}"

    async def sit(self, *seats: int) -> TableClient:
        return await join(self.link(seats[0]), [self.tokens[seat] for seat in seats[1:]])

    async def look_on(self) -> TableClient:
        return await join(f"{self.server.address}/t/{self.id}#w={self.watch}")

    def raw(self, **more: Any) -> connect:
        address = self.server.address.replace("http", "ws")
        return connect(f"{address}/ws/{self.id}", compression=None, **more)


async def hello(socket: ClientConnection, *tokens: Any, since: int | None = None, **more: Any) -> None:
    await socket.send(
        json.dumps({"type": "hello", "protocol": PROTOCOL, "tokens": list(tokens), "since": since, **more})
    )


async def next_of(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] in kinds:
            return message


def run(job: Any) -> Any:
    """A test's coroutine, with a limit."""
    return asyncio.run(asyncio.wait_for(job, 2 * PATIENCE))


async def play_on(table: TableClient, rng: random.Random, until: Callable[[], bool] = lambda: False) -> int:
    """Decide at random whenever this seat is asked, to the end or until something is true; how many decisions."""
    count = 0
    while not until() and await table.asked():
        question = table.question
        await table.decide(rng.choice(table.legal))
        count += 1
        await table.until(lambda asked=question: table.question != asked or table.over)
    return count
