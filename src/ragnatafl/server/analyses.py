"""Analyses of finished games, as public as their replays. Each takes seconds: they are made one after the other in a
process of their own, which ends when there are no more, and kept for whoever asks again."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from typing import cast

from fastapi import APIRouter, Request

from ragnatafl.bots import has_network, processes
from ragnatafl.core import registry
from ragnatafl.core.record import Record

from .answers import Answer, services_of
from .bots import end, retrieve_failure
from .errors import ServerError
from .jobs import cancelled
from .limits import pay_for_loading
from .messages import AnalysisReport
from .thinking import judge, start_worker

router = APIRouter(prefix="/api/replays", tags=["replays"])

KEPT = 64
MOST_WAITING = 8
PATIENCE = 300.0
COST = 5
"""Decisions that could be loaded for the price of judging one."""

logger = logging.getLogger("ragnatafl.analyses")


class Analyses:
    """Those that were asked for lately, and those that are being made."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, asyncio.Task[AnalysisReport]] = OrderedDict()
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Semaphore(1)

    async def get(self, name: str, record: Record) -> AnalysisReport:
        """The analysis of a replay; raises ServerError where it cannot be had."""
        task = self._made.get(name)
        if task is None:
            if self.waiting >= MOST_WAITING:
                raise ServerError("flood", "Many games are being analysed; wait a little.")
            pay_for_loading(COST * len(record))
            task = self._made[name] = asyncio.create_task(self._make(record))
            task.add_done_callback(retrieve_failure)
        self._made.move_to_end(name)
        self._forget()
        try:
            return await asyncio.shield(task)
        except ServerError:
            self._made.pop(name, None)
            raise

    @property
    def waiting(self) -> int:
        return sum(not task.done() for task in self._made.values())

    def _forget(self) -> None:
        for name in [name for name, task in self._made.items() if task.done()][: max(0, len(self._made) - KEPT)]:
            del self._made[name]

    async def _make(self, record: Record) -> AnalysisReport:
        async with self._turn:
            try:
                return await asyncio.wait_for(asyncio.shield(self._judged(record)), PATIENCE)
            except Exception as error:
                logger.warning("an analysis failed", extra={"game": record.game_name, "why": type(error).__name__})
                self.end_process()
                raise ServerError("internal", "The game could not be analysed.") from None
            finally:
                if self.waiting <= 1:
                    self.end_process()

    def _judged(self, record: Record) -> asyncio.Future[AnalysisReport]:
        if self._pool is None:
            self._pool = processes.started(1, start_worker)
        loop, reference = asyncio.get_running_loop(), registry.reference(record.game_name)
        thought = loop.run_in_executor(self._pool, judge, reference, record.game_name, record.dumps())
        thought.add_done_callback(retrieve_failure)
        return cast("asyncio.Future[AnalysisReport]", thought)

    def end_process(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None

    async def close(self) -> None:
        self.end_process()
        await cancelled(self._made.values())


@router.get("/{replay}/analysis")
async def analysis(replay: str, request: Request) -> Answer:
    """The chances along a finished game, how well each seat decided, and its turning points."""
    services = services_of(request)
    record, history = await services.replays.get(replay)
    if not history.state.over:
        raise ServerError("not_over", "A game can be analysed when it is over.")
    if not has_network(record.game_name):
        raise ServerError("not_now", "There is no network that could judge this game.")
    return Answer(await services.analyses.get(replay, record))
