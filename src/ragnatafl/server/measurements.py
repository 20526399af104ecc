"""What is measured from time to time: how late the loop is, how large the database, and how many tables it has."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections import Counter
from pathlib import Path

from sqlalchemy import func, select, text

from . import models
from .errors import ServerError
from .metrics import Metrics
from .store import Store
from .stored import STATES, state_of

LAG_EVERY = 0.25
DATABASE_EVERY = 60.0

logger = logging.getLogger("ragnatafl.measurements")


class Measurements:
    """Two jobs that run for ever beside everything else."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.size = 0
        """Bytes of the database."""
        metrics.gauge("database_bytes", "How large the database is.", lambda: self.size)
        if store.file is not None:
            folder = store.file.absolute().parent
            metrics.gauge("disk_free_bytes", "What is free where the database is.", lambda: free(folder))

    async def measure_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.metrics.lag.observe(max(0.0, loop.time() - due))

    async def measure_database(self) -> None:
        while True:
            try:
                await self.count()
            except ServerError as error:
                logger.warning("the database was not measured", extra={"why": error.message})
            await asyncio.sleep(DATABASE_EVERY)

    async def count(self) -> None:
        self.size = await size_of(self.store)
        for state, count in (await states_of(self.store)).items():
            self.metrics.kept.labels(state).set(count)


async def states_of(store: Store) -> dict[str, int]:
    """How many tables there are in each state."""
    held = models.tables
    kinds = (held.c.game, held.c.rules, held.c.content, held.c.closed, held.c.result.is_not(None).label("finished"))
    found = Counter(dict.fromkeys(STATES, 0))
    for row in await store.rows(select(*kinds, func.count().label("many")).group_by(*kinds)):
        found[state_of(row, row.finished)] += row.many
    return found


async def size_of(store: Store) -> int:
    if store.file is None:
        row = await store.row(text("SELECT pg_database_size(current_database())"))
        return int(row[0]) if row is not None else 0
    return sum(path.stat().st_size for path in (store.file, Path(f"{store.file}-wal")) if path.exists())


def free(folder: Path) -> float:
    try:
        return float(shutil.disk_usage(folder).free)
    except OSError:
        return 0.0
