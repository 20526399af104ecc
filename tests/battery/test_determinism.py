"""The same seed and decisions give the same game: in another process, compiled or interpreted."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from tests.battery import trajectory
from tests.battery.tables import OWN_GAMES, TABLES

GAMES = 6
SOURCES = Path(rt.__file__).parent
GAME_SEATS = sorted({(table.game_name, table.seats) for table in TABLES})
COMPILED = [(name, seats) for name, seats in GAME_SEATS if name in OWN_GAMES]


def elsewhere(name: str, seats: int, sources: Path, hash_seed: str) -> dict[str, Any]:
    """The fingerprint as another process finds it, with its own hash seed."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(sources), os.environ.get("PYTHONPATH", "")]),
        "PYTHONHASHSEED": hash_seed,
        "PYTHONSAFEPATH": "1",
    }
    command = [sys.executable, trajectory.__file__, name, str(seats), str(GAMES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(("name", "seats"), GAME_SEATS)
def test_another_process_plays_the_same_games(name: str, seats: int) -> None:
    here = trajectory.fingerprint(name, seats, GAMES)
    assert elsewhere(name, seats, SOURCES.parent, "4711") == here


@pytest.mark.parametrize(("name", "seats"), COMPILED)
def test_the_interpreted_engine_plays_the_same_games_as_the_compiled(name: str, seats: int, tmp_path: Path) -> None:
    if not rt.COMPILED:
        assert os.environ.get("RAGNATAFL_COMPILED") != "1", "the engine was to be compiled and is not"
        pytest.skip("the engine is not compiled here, so there is nothing to compare")
    shutil.copytree(SOURCES, tmp_path / "ragnatafl", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    here = trajectory.fingerprint(name, seats, GAMES)
    there = elsewhere(name, seats, tmp_path, "0")
    assert here["compiled"] is True
    assert there["compiled"] is False
    assert there["fingerprint"] == here["fingerprint"]
    assert there["playout"] == here["playout"]
