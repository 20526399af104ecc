"""All sagas won by bots on the command line, with a kill in the middle (YG-20.1)."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ragnatafl
from ragnatafl.core.record import Record
from ragnatafl.games.yggdrasil.campaign.campaign import Campaign
from ragnatafl.games.yggdrasil.sagas.content import SAGAS

pytestmark = [
    pytest.mark.skipif(not ragnatafl.COMPILED, reason="a whole campaign takes minutes with the interpreted engine"),
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here"),
]
COMMAND = [sys.executable, "-m", "ragnatafl", "campaign"]
KILL_AFTER = 60
"""Decisions of a game, before the process that plays it is killed."""
MOST_GAMES = 60


def campaign(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=300, check=False)


def play_and_kill(file: Path, record: Path) -> None:
    """Begin a game, and kill the process without warning when the record has grown long enough."""
    process = subprocess.Popen([*COMMAND, "next", str(file), "--bots", "greedy", "--spend"], stdout=subprocess.DEVNULL)
    try:
        while process.poll() is None:
            if record.exists() and len(Record.load(record)) >= KILL_AFTER:
                break
            time.sleep(0.01)
    finally:
        process.kill()
        process.wait()


def test_bots_win_all_six_sagas_through_a_kill_in_the_middle(tmp_path: Path) -> None:
    file = tmp_path / "ragnarok.campaign"
    assert campaign("new", str(file), "--gods", "thor,freyia,odin,tyr", "--seed", "7").returncode == 0
    killed = False
    found = Campaign.load(file)
    while found.next_saga is not None and len(found.games) < MOST_GAMES:
        if found.next_saga == 4 and not killed:
            record = found.record_path(found.next_game())
            play_and_kill(file, record)
            killed = True
            assert Campaign.load(file).under_way is not None
            begun = len(Record.load(record))
            assert begun >= KILL_AFTER
            done = campaign("next", str(file), "--spend")
            assert f"Going on after {begun} decisions." in done.stdout
        else:
            done = campaign("next", str(file), "--bots", "greedy", "--spend")
        assert done.returncode == 0
        found = Campaign.load(file)
    assert found.next_saga is None
    done = campaign("next", str(file), "--bots", "greedy", "--spend")
    assert (done.returncode, "The campaign is won" in done.stderr) == (2, True)
    assert [game.saga for game in found.games if game.result == "won"] == [saga.number for saga in SAGAS.sagas]
    assert killed
    assert any(game.bought for game in found.games)
