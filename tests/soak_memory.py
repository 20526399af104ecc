"""Every public call many thousands of times: what it took of the memory comes back. `make soak` runs it."""

from __future__ import annotations

import pytest

from tests.battery.tables import TABLES, GameSetup
from tests.leaks import STATM, growth, public_calls, resident

TIMES = 20_000
SLOW = {"inspect": 4_000, "position": 8_000, "playout": 4_000, "bot greedy": 2_000, "bot allfather": 1_000}
A_LITTLE = 40
"""Bytes a call; the smallest array that could be left behind takes more."""


@pytest.mark.soak
@pytest.mark.skipif(not STATM.exists(), reason="this system does not tell how much memory a process has")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_process_does_not_grow(table: GameSetup) -> None:
    grown = {
        name: growth(call, SLOW.get(name, TIMES), resident, A_LITTLE) for name, call in public_calls(table).items()
    }
    print("\n".join(f"{table} {name}: {each:.1f} bytes a call" for name, each in grown.items()))
    assert {name: each for name, each in grown.items() if each >= A_LITTLE} == {}
