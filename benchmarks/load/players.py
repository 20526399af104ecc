"""One process of clients: it makes tables, sits down at them, plays, measures, and checks the logs."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections import deque
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ragnatafl.bots import partners

from .tables import Client, Figures, Table
from .wire import connect

SEATS = 4
PATIENCE = 60.0


@dataclass(frozen=True)
class Plan:
    """What one process is to do. Times of the clock are those of `time.monotonic`, which all processes share."""

    servers: tuple[str, ...]
    """Their hosts and ports."""
    game: str
    first: int
    tables: int
    bots: int
    spectators: int
    think: tuple[float, float]
    rate: float
    """Decisions offered each second; 0: each client decides when it has thought."""
    begins: float
    measures: float
    ends: float


class Players:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.figures = Figures()
        self.tables: list[Table] = []
        self.playing: list[Table | None] = [None] * plan.tables
        self.overdue: list[deque[float]] = [deque() for _ in range(plan.tables)]
        """By place: when decisions were due that nobody could take yet (open loop)."""
        self.closing = False
        self.stopped = False
        self.rng = random.Random(plan.first)
        self.claims = True
        """Whether the servers know that seats are claimed."""
        self.asking = ThreadPoolExecutor(1)
        self.lines: dict[str, http.client.HTTPConnection] = {}
        self.empty: dict[Table, asyncio.Event] = {}
        self.loop = asyncio.get_running_loop()

    # Sitting down

    async def keep_playing(self, number: int) -> None:
        """One table after the other, until told to stop."""
        await asyncio.sleep(self.plan.begins - time.monotonic() + self.delay(number))
        while not self.stopped:
            try:
                table = await self.sit_down(number)
            except (OSError, http.client.HTTPException, KeyError, ValueError) as error:
                self.figures.faults.append(f"a table was not made: {error!r}")
                return
            await self.empty[table].wait()
            self.figures.tables += 1

    def delay(self, number: int) -> float:
        """Tables begin one after another over half of the time to warm up."""
        return (self.plan.measures - self.plan.begins) / 2 * number / self.plan.tables

    async def sit_down(self, place: int) -> Table:
        number = self.plan.first + place
        table: Table = await self.in_turn(self.make_table, self.server(number))
        table.overdue = self.overdue[place]
        self.tables.append(table)
        self.playing[place] = table
        self.empty[table] = asyncio.Event()
        people = [(seat, token) for seat, token in enumerate(table.tokens) if token is not None]
        for seat, token in [*people, *[(None, table.watch)] * self.plan.spectators]:
            client = Client(self, table, seat, token, random.Random(self.rng.random()))
            where = self.server(number + len(table.clients) + 1)
            table.clients.append(client)
            await connect(f"ws://{where}/ws/{table.id}", client)
        return table

    def seated(self, table: Table) -> None:
        """Somebody sees the table for the first time; with the last of them the game begins."""
        table.complete = all(client.last >= 0 for client in table.clients) and len(table.clients) == self.people
        for client in table.clients:
            if table.complete and client.ready:
                self.asked(client)

    @property
    def people(self) -> int:
        return SEATS - self.plan.bots + self.plan.spectators

    def server(self, number: int) -> str:
        return self.plan.servers[number % len(self.plan.servers)]

    def make_table(self, server: str) -> Table:
        """With a token for each human seat: asked for, or, by an older server, given to whoever makes a table."""
        human = {"kind": "human", **({"claim": True} if self.claims else {})}
        quickest = partners(self.plan.game)[0]
        seats = [human] * (SEATS - self.plan.bots) + [{"kind": "bot", "bot": quickest}] * self.plan.bots
        try:
            made = self.ask(server, "/api/tables", body={"game": self.plan.game, "seats": seats})
        except ValueError:
            if not self.claims:
                raise
            self.claims = False
            return self.make_table(server)
        return Table(made["table"], [seat.get("token") for seat in made["seats"]], made["watch"])

    def left(self, table: Table) -> None:
        if table.left == len(table.clients):
            self.empty[table].set()

    # Deciding

    def asked(self, client: Client) -> None:
        """A client is asked: it thinks and answers, or waits until a decision is due."""
        if self.stopped or not client.table.complete:
            return
        if self.plan.rate:
            if client.table.overdue:
                client.decide(client.table.overdue.popleft())
        elif not self.plan.think[1]:
            client.decide(time.monotonic())
        elif not client.thinking:
            client.thinking = True
            due = time.monotonic() + client.rng.uniform(*self.plan.think)
            self.loop.call_later(due - time.monotonic(), self.thought, client, due)

    def thought(self, client: Client, due: float) -> None:
        client.thinking = False
        if client.ready and not (self.stopped or client.gone):
            client.decide(due)

    async def offer(self) -> None:
        """Open loop: decisions are due by chance, so many a second, whether or not the last ones are answered."""
        due = self.plan.begins + (self.plan.measures - self.plan.begins) / 2
        while due < self.plan.ends:
            if due > time.monotonic():
                await asyncio.sleep(due - time.monotonic())
            self.offer_one(due)
            due += self.rng.expovariate(self.plan.rate)

    def offer_one(self, due: float) -> None:
        """To a table by chance; if it is not ready for one, the decision is late from now on."""
        place = self.rng.randrange(self.plan.tables)
        table = self.playing[place]
        client = table.ready() if table is not None and table.complete and not self.overdue[place] else None
        if client is not None:
            client.decide(due)
        else:
            self.overdue[place].append(due)
        if due >= self.plan.measures:
            self.figures.offered += 1

    def arrived(self, table: Table, seq: int, seat: int | None, size: int) -> None:
        """An update has come to one of a table's clients; with the last of them its decision is complete."""
        if not table.complete:
            return
        measuring = self.plan.measures <= time.monotonic() < self.plan.ends
        if seat is not None and seq not in table.began:
            table.began[seq] = table.due_of(seat) or 0.0
        table.arrived[seq] = table.arrived.get(seq, 0) + 1
        if measuring:
            self.figures.updates += 1
            self.figures.bytes += size
        if table.arrived[seq] == len(table.clients):
            began = table.began.pop(seq, 0.0)
            del table.arrived[seq]
            if measuring and began:
                self.figures.decisions += 1
                self.figures.times.append(time.monotonic() - began)
            elif measuring:
                self.figures.by_bots += 1

    # From beginning to end

    async def run(self) -> Figures:
        jobs = [asyncio.create_task(self.keep_playing(number)) for number in range(self.plan.tables)]
        if self.plan.rate:
            jobs.append(asyncio.create_task(self.offer()))
        await asyncio.sleep(self.plan.measures - time.monotonic())
        used = time.process_time()
        await asyncio.sleep(self.plan.ends - time.monotonic())
        self.figures.processor = time.process_time() - used
        self.stopped = True
        self.figures.overdue = sum(len(late) for late in self.overdue)
        await self.settle()
        await asyncio.wait(jobs, timeout=PATIENCE)
        for table in self.tables:
            await self.in_turn(self.check, table)
        return self.figures

    async def settle(self) -> None:
        """Wait for the answers that are under way, then leave."""
        until = time.monotonic() + PATIENCE
        while not all(table.settled for table in self.tables) and time.monotonic() < until:
            await asyncio.sleep(0.1)
        self.closing = True
        for table in self.tables:
            for client in table.clients:
                if not client.gone:
                    client.socket.close()

    # What stands in the database

    def check(self, table: Table) -> None:
        """Every acknowledged decision stands in the log once, and nobody missed the last updates. What somebody decided
        for the team in a bot's place is the bot's there."""
        bots = [seat for seat, token in enumerate(table.tokens) if token is None]
        for client in table.clients:
            log = self.ask(self.server(0), f"/api/tables/{table.id}/log", client.token)["entries"]
            own = {entry["seq"]: entry["decision"] for entry in log if entry["seat"] == client.seat is not None}
            own |= {
                entry["seq"]: client.acknowledged[entry["seq"]]
                for entry in log
                if entry["seat"] in bots and entry["seq"] in client.acknowledged
            }
            lost = {seq for seq, text in client.acknowledged.items() if own.get(seq) != text}
            if lost or len(own) != len(client.acknowledged) or len({entry["seq"] for entry in log}) != len(log):
                client.fault(f"lost {lost}, {len(own)} for {len(client.acknowledged)} acknowledged")
            if client.last < log[-1]["seq"] and not self.plan.bots:
                client.fault(f"the last update was {client.last}, the log ends with {log[-1]['seq']}")
            self.figures.checked += len(client.acknowledged)

    def ask(self, server: str, path: str, token: str | None = None, body: Any = None) -> Any:
        line = self.lines.setdefault(server, http.client.HTTPConnection(server, timeout=PATIENCE))
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        request = ("GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers)
        try:
            answer = answer_on(line, request)
        except (http.client.RemoteDisconnected, ConnectionError):  # the server closes a line that is quiet for long
            line.close()
            answer = answer_on(line, request)
        found = json.loads(answer.read())
        if answer.status >= 400:
            raise ValueError(f"{path}: {answer.status} {found}")
        return found

    async def in_turn(self, job: Any, *given: Any) -> Any:
        """In a thread, one after the other, so that the sockets need not wait."""
        return await self.loop.run_in_executor(self.asking, job, *given)


def answer_on(line: http.client.HTTPConnection, request: tuple[Any, ...]) -> http.client.HTTPResponse:
    line.request(*request)
    return line.getresponse()


def play(plan: Plan) -> Figures:
    """The whole of it, in a process of its own."""

    async def whole() -> Figures:
        return await Players(plan).run()

    allow_many_sockets()
    return run(whole())


def allow_many_sockets() -> None:
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(job: Coroutine[Any, Any, Figures]) -> Figures:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(job)
    return uvloop.run(job)
