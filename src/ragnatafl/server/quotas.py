"""How much may be begun: by one visitor in a day, and by all of them before the operator's machine is full.

What is begun goes on whatever its size becomes; only new tables, campaigns and replays are refused.
"""

from __future__ import annotations

from sqlalchemy import Table, func, select

from . import models
from .errors import ServerError
from .limits import Limits
from .measurements import Measurements
from .settings import Settings
from .store import Store

DAY = 24 * 3600.0


class Quotas:
    """Raises ServerError: `today` for who has had his share of today, `full` when there is no room for anybody."""

    def __init__(self, settings: Settings, store: Store, measurements: Measurements) -> None:
        self.settings = settings
        self.store = store
        self.measurements = measurements
        shares = {"tables": settings.tables_a_day, "replays": settings.replays_a_day}
        self.today = Limits(settings.limits, {kind: (most, most / DAY) for kind, most in shares.items()})

    async def table(self, address: str) -> None:
        """Room for a table or a campaign."""
        await self.room("tables", models.tables, self.settings.most_tables, address)

    async def replay(self, address: str) -> None:
        await self.room("replays", models.replays, self.settings.most_replays, address)

    async def room(self, kind: str, held: Table, most: int, address: str) -> None:
        limit = self.settings.most_megabytes
        if limit and self.measurements.size > limit * 1_000_000:
            raise ServerError("full", "This server has no room for anything new; games that are begun go on.")
        if most and await self.count(held) >= most:
            raise ServerError("full", f"This server keeps {most} {kind}, and has as many; come back another day.")
        if not self.today.allow(kind, address):
            raise ServerError("today", f"Too many new {kind} from this address today; come back tomorrow.")

    async def count(self, held: Table) -> int:
        row = await self.store.row(select(func.count()).select_from(held))
        return int(row[0]) if row is not None else 0
