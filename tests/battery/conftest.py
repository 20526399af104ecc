from __future__ import annotations

import pytest

from tests.battery.tables import TABLES, GameSetup


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> GameSetup:
    return request.param  # type: ignore[no-any-return]
