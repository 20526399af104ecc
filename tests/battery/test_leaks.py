"""Memory: what a call took comes back, compiled as well. `tests/soak_memory.py` watches for longer."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tests.battery.tables import TABLES, GameSetup
from tests.leaks import blocks, growth, public_calls

ONE_OF_EACH = [TABLES[2], TABLES[7], TABLES[10]]
SLOW = {"bot allfather": 6, "bot greedy": 12, "position": 40, "playout": 6, "inspect": 12}
TIMES = 60


@pytest.fixture(autouse=True)
def what_was_there_before_is_not_looked_through() -> Iterator[None]:
    """The tests themselves are most of what the collector would walk over, each time the memory is measured."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_no_public_call_leaves_anything_behind(table: GameSetup) -> None:
    grown = {
        name: growth(call, SLOW.get(name, TIMES), blocks, enough=0.5) for name, call in public_calls(table).items()
    }
    assert {name: each for name, each in grown.items() if each >= 0.5} == {}
