"""Jobs that run beside everything else, and end when they are told to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

AGAIN = 1.0
"""Seconds after which a task that goes on is cancelled again."""
ATTEMPTS = 10

logger = logging.getLogger("ragnatafl.jobs")


class Jobs:
    """Tasks that somebody must hold while they run."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        await cancelled(self._tasks)


async def cancelled(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks and wait for their end. A library may lose a cancellation that comes just when what it waited
    for is there, so they are cancelled until they end; a task that ends all the same never holds up a server that
    stops."""
    left = set(tasks)
    for _ in range(ATTEMPTS):
        for task in left:
            task.cancel()
        if left:
            _, left = await asyncio.wait(left, timeout=AGAIN)
    for task in left:
        logger.warning("a job did not end", extra={"job": str(task.get_coro())})
