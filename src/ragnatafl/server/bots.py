"""Bots at the tables. They think in processes of their own, know a view and what is legal, and never block the loop."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any

from ragnatafl.bots import has_network, processes, usual_bot
from ragnatafl.bots.program import Lost
from ragnatafl.core import registry
from ragnatafl.core.rng import Rng, derived

from .errors import ServerError
from .jobs import cancelled
from .metrics import Metrics
from .programs import Programs, check_here, lose_seat
from .seats import Seat
from .settings import Settings
from .table import Refused, Table
from .thinking import explain, start_worker, think

if TYPE_CHECKING:
    from ragnatafl.core.contract import View

ATTEMPTS = 3
GRACE = 10.0
"""How much longer than its budget a bot may take before its process is ended."""

logger = logging.getLogger("ragnatafl.bots")


class BotPool:
    """The worker processes. One that dies or hangs is replaced, and its decision asked again."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.replaced = 0
        self.waiting = 0
        """Decisions that are being thought about, or wait for a process that is free."""
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = processes.started(self.settings.bot_workers, start_worker)
        return self._pool

    async def choose(self, game: str, name: str, view: View, legal: list[int], seed: int) -> int:
        """An action from `legal`; if the bot fails again and again, one drawn by the seed."""
        if len(legal) == 1:
            return legal[0]
        self.waiting += 1
        try:
            return await self._thought(game, name, view, legal, seed)
        finally:
            self.waiting -= 1

    async def _thought(self, game: str, name: str, view: View, legal: list[int], seed: int) -> int:
        loop = asyncio.get_running_loop()
        budget = self.settings.bot_budget
        for _ in range(ATTEMPTS):
            pool = self.pool()
            started = time.perf_counter()
            thought = loop.run_in_executor(pool, think, registry.reference(game), game, name, view, legal, seed, budget)
            thought.add_done_callback(retrieve_failure)
            try:
                action = await asyncio.wait_for(asyncio.shield(thought), budget + GRACE)
            except (BrokenProcessPool, TimeoutError) as error:
                logger.warning("a bot's process was replaced", extra={"bot": name, "why": type(error).__name__})
                self.replace(pool)
            except asyncio.CancelledError:
                raise
            except Exception:
                logger.exception("a bot failed", extra={"bot": name, "game": game})
                break
            else:
                self.metrics.thought.observe(time.perf_counter() - started)
                if action in legal:
                    return action
                logger.error("a bot chose what is not legal", extra={"bot": name, "game": game})
                break
        return legal[int(Rng(seed).below(len(legal)))]

    async def reason(
        self, game: str, view: View, legal: list[int], chosen: int, seed: int
    ) -> tuple[float, int, float] | None:
        """Why this action is advised (`thinking.explain`); None where nothing can be said, or not in time."""
        if len(legal) == 1 or not has_network(game):
            return None
        loop, reference = asyncio.get_running_loop(), registry.reference(game)
        thought = loop.run_in_executor(self.pool(), explain, reference, game, view, legal, chosen, seed)
        thought.add_done_callback(retrieve_failure)
        try:
            return await asyncio.wait_for(asyncio.shield(thought), self.settings.bot_budget + GRACE)
        except Exception as error:
            logger.warning("a hint has no reason", extra={"game": game, "why": type(error).__name__})
            return None

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """End these processes; whoever waits for them asks the next ones."""
        if self._pool is broken:
            self._pool = None
            self.replaced += 1
            end(broken)

    def close(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None


def retrieve_failure(thought: asyncio.Future[Any]) -> None:
    """A thought that nobody waits for any more may fail without a word. It is never cancelled: a pool that breaks
    cannot bear cancelled work."""
    if not thought.cancelled():
        thought.exception()


def end(pool: ProcessPoolExecutor) -> None:
    """A worker may be in the middle of a thought, so it is not asked but ended, even one that was stopped."""
    processes: list[Any] = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()


class BotRunner:
    """Sees to it that every bot that owes a decision takes it."""

    def __init__(self, settings: Settings, bot_pool: BotPool, programs: Programs, metrics: Metrics) -> None:
        self.settings = settings
        self.bot_pool = bot_pool
        self.programs = programs
        self.metrics = metrics
        self.closed = False
        self._tasks: dict[tuple[Table, int], asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """To be called whenever a table's position or seats have changed."""
        if table.over:
            self.programs.leave(table.id)
        for seat in table.seats:
            if self.closed or not self.owes(table, seat.seat):
                continue
            key = (table, seat.seat)
            if key not in self._tasks:
                task = asyncio.create_task(self._play(table, seat.seat))
                self._tasks[key] = task
                task.add_done_callback(partial(self._forget, key))

    def owes(self, table: Table, seat: int) -> bool:
        """Whether a bot is to answer for this seat now: what is asked of the team is left to a person."""
        asked = table.seats[seat].kind == "bot" and table.history.questions[seat] is not None
        return asked and table.answers_for(seat) == seat

    def _forget(self, key: tuple[Table, int], _: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)

    def is_busy(self, table: Table) -> bool:
        return any(busy is table for busy, _ in self._tasks)

    async def close(self) -> None:
        """A bot that has just decided wakes no other any more, which would think on when the server has ended."""
        self.closed = True
        await cancelled(self._tasks.values())
        self.bot_pool.close()
        self.programs.close()

    def _pause(self, table: Table) -> float:
        """Where people sit, a pause follows only their own decisions, which they may take back meanwhile: how fast bots
        are shown is each page's own matter."""
        last = table.history.entries[-1].seat
        people = [seat.seat for seat in table.seats if seat.kind != "bot"]
        return self.settings.bot_pace if not people or last is None or last in people else 0.0

    async def _play(self, table: Table, number: int) -> None:
        """Decide for this seat as long as it is a bot's and is asked."""
        seat = table.seats[number]
        history = table.history
        while self.owes(table, number) and not table.stale:
            question = history.questions[number]
            await asyncio.sleep(self._pause(table))
            if history.questions[number] != question or seat.kind != "bot":
                continue
            state, name = history.state, seat.bot
            try:
                action = await self._chosen(table, seat)
                if seat.kind != "bot":
                    return
                await table.decide(number, question, state.notation(number, action))
                self.metrics.by_bot.inc()
            except Lost as lost:
                await self._replace(table, seat, name, lost)
            except Refused:
                await asyncio.sleep(0.01)
            except ServerError as error:
                logger.warning("a bot's decision was not stored", extra={"table": table.id, "why": error.message})
                await asyncio.sleep(1.0)
            else:
                self.wake(table)

    async def _chosen(self, table: Table, seat: Seat) -> int:
        """What the bot on this seat decides now; raises Lost if it has lost the seat."""
        history, number = table.history, seat.seat
        game, name = history.game.name, seat.bot or usual_bot(history.game.name)
        seed = derived(history.seed, "bot", number, history.seq)
        view, legal = history.state.view(number), history.legal_actions(number)
        check_here(self.programs, game, name)
        if self.programs.plays(name, game):
            return await self.programs.choose((table.id, number, name), game, view, legal, seed)
        return await self.bot_pool.choose(game, name, view, legal, seed)

    async def _replace(self, table: Table, seat: Seat, name: str | None, lost: Lost) -> None:
        """Another bot goes on, unless somebody has taken the seat meanwhile."""
        if seat.kind == "bot" and seat.bot == name and not table.stale:
            try:
                await lose_seat(table, seat, lost)
            except ServerError as error:
                logger.warning("a lost seat was not stored", extra={"table": table.id, "why": error.message})
                await asyncio.sleep(1.0)
