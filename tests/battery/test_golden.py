"""Golden playthroughs: a change of behaviour shows as a readable difference."""

from __future__ import annotations

import pytest

from tests.battery.golden import path, playthrough
from tests.battery.tables import OWN_GAMES, GameSetup


def test_the_golden_playthrough_is_as_it_was(table: GameSetup) -> None:
    if table.game_name not in OWN_GAMES and not path(table).is_file():
        pytest.skip(f"{table.game_name} is installed without its tests")
    expected = path(table).read_text("utf-8")
    assert playthrough(table).splitlines() == expected.splitlines(), "if meant: python -m tests.battery.golden"
