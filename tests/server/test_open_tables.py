"""As many tables stay open as the settings say, and nothing is left of those that were let go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

from ragnatafl.server.app import Services
from ragnatafl.server.settings import Settings
from tests.playing import legal_texts

from .servers import run


def test_a_table_that_is_let_go_leaves_memory_without_the_collector(tmp_path: Path) -> None:
    """The server lets the collector of cycles run rarely, so that a cycle would be kept for ever."""
    seen: list[weakref.ref[Any]] = []

    async def fill() -> None:
        services = Services(Settings(database=str(tmp_path / "tables.db"), tables_kept=2))
        await services.open()
        places = [{"kind": "human", "name": "", "bot": "greedy", "claim": False}] * 2
        for number in range(5):
            table, _ = await services.open_tables.make("blood_rage", {}, places, number)
            await services.open_tables.decide(table, 0, 0, legal_texts(table.history.state, 0)[0])
            seen.append(weakref.ref(table))
            del table
        assert len(services.open_tables.tables) == 2
        assert [one() is None for one in seen] == [True, True, True, False, False]
        await services.close()

    gc.disable()
    try:
        run(fill())
    finally:
        gc.enable()


def test_whoever_comes_to_a_table_that_is_just_let_go_finds_it(tmp_path: Path) -> None:
    """Its release is written before the claim, which had still seen it owned."""

    async def come_and_go() -> None:
        services = Services(Settings(database=str(tmp_path / "tables.db"), tables_kept=1))
        await services.open()
        places = [{"kind": "human", "name": "", "bot": "greedy", "claim": False}] * 2
        names = [(await services.open_tables.make("blood_rage", {}, places, number))[0].id for number in range(4)]
        for _ in range(5):
            found = await asyncio.gather(*(services.open_tables.table(name) for name in names))
            assert [table.id for table in found] == names
        await services.close()

    run(come_and_go())


def test_a_table_is_not_let_go_while_somebody_sits_down(tmp_path: Path) -> None:
    async def sit() -> None:
        services = Services(Settings(database=str(tmp_path / "tables.db"), tables_kept=1))
        await services.open()
        places = [{"kind": "human", "name": "", "bot": "greedy", "claim": False}] * 2
        table, _ = await services.open_tables.make("blood_rage", {}, places, 1)
        with table.somebody_comes():
            await services.open_tables.make("blood_rage", {}, places, 2)
            assert services.open_tables.tables.get(table.id) is table
        await services.open_tables.make("blood_rage", {}, places, 3)
        assert table.id not in services.open_tables.tables
        await services.close()

    run(sit())
