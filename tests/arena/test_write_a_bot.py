"""docs/guides/write-a-bot.md: its bots play as they stand there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ragnatafl import bots
from ragnatafl.core.contract import Game
from tests.conftest import Run

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"


@pytest.fixture
def mybots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The module of the guide, in the working folder."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
    assert len(blocks) == 2
    (tmp_path / "mybots.py").write_text("\n\n".join(reversed(blocks)))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_the_bots_of_the_guide_play_in_the_arena(mybots: Path, ragnatafl: Run) -> None:
    pytest.importorskip("openskill", reason="The arena needs openskill: pip install 'ragnatafl[arena]'.")
    arguments = ("--game", "blood_rage", "--seats", "2", "--deals", "1", "--workers", "1", "--json")
    code, printed, complaint = ragnatafl("arena", "few=mybots:Dreamer+worlds=1@0.5", "mybots:Raider", *arguments)
    assert code == 0, complaint
    assert {row["bot"]: row["games"] for row in json.loads(printed)["bots"]} == {"few": 2, "mybots:Raider": 2}


def test_a_package_brings_bots_by_entry_points(mybots: Path, ragnatafl: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = SimpleNamespace(name="blood_rage.raider", value="mybots:Raider")
    monkeypatch.setattr(bots.metadata, "entry_points", lambda group: [entry] if group == bots.GROUP else [])
    bots._installed.cache_clear()
    try:
        assert bots.bot_names("blood_rage")[:3] == ["random", "raider", "greedy"]
        assert "raider" not in bots.bot_names("yggdrasil")
        made: Any = bots.bot("blood_rage", "raider")
        assert (made.name, made.needs_view) == ("raider", True) and isinstance(made.game, Game)
        arguments = ("--game", "blood_rage", "--seats", "2", "--games", "1", "--workers", "1", "--json")
        assert ragnatafl("simulate", "--bots", "raider,random", *arguments)[0] == 0
    finally:
        bots._installed.cache_clear()
