"""Memory: what a call took comes back, compiled as well. `tests/soak_memory.py` watches for longer."""

from __future__ import annotations

import pytest

from tests.battery.tables import TABLES, GameSetup
from tests.leaks import blocks, growth, public_calls

ONE_OF_EACH = [TABLES[2], TABLES[7], TABLES[10]]
SLOW = {"bot greedy": 12, "position": 40, "playout": 6, "inspect": 12}
TIMES = 60


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_no_public_call_leaves_anything_behind(table: GameSetup) -> None:
    grown = {
        name: growth(call, SLOW.get(name, TIMES), blocks, enough=0.5) for name, call in public_calls(table).items()
    }
    assert {name: each for name, each in grown.items() if each >= 0.5} == {}
