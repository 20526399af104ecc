"""The hall keeps as many tables as it was told, and nothing of those it has let go."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

from ragnatafl.server.app import House
from ragnatafl.server.settings import Settings

from .house import run


def test_a_table_that_is_let_go_leaves_memory_without_the_collector(tmp_path: Path) -> None:
    """The server lets the collector of cycles run rarely, so that a cycle would be kept for ever."""
    seen: list[weakref.ref[Any]] = []

    async def fill() -> None:
        house = House(Settings(database=str(tmp_path / "tables.db"), tables_kept=2))
        await house.open()
        places = [{"kind": "human", "name": "", "bot": "greedy", "claim": False}] * 2
        for number in range(5):
            table, _ = await house.hall.make("blood_rage", {}, places, number)
            await house.hall.decide(table, 0, 0, table.course.legal_texts(0)[0])
            seen.append(weakref.ref(table))
            del table
        assert len(house.hall.tables) == 2
        assert [one() is None for one in seen] == [True, True, True, False, False]
        await house.close()

    gc.disable()
    try:
        run(fill())
    finally:
        gc.enable()
