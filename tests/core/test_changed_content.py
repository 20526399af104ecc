"""`--content FOLDER`: games are played with other numbers, and nothing of the package is touched."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.core import registry
from tests.conftest import Run

SIMULATE = ("simulate", "--game", "blood_rage", "--seats", "2", "--bots", "greedy", "--games", "8", "--json")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(registry.folder("blood_rage") / "content", tmp_path / "content")


def started(*arguments: str) -> tuple[int, str, str]:
    """In a process of its own: a game reads its content once."""
    done = subprocess.run([sys.executable, "-m", "ragnatafl", *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def summed_up(*arguments: str) -> dict[str, Any]:
    code, printed, complaint = started(*SIMULATE, *arguments)
    assert code == 0, complaint
    found: dict[str, Any] = json.loads(printed)
    return found


def test_a_changed_card_is_played_in_all_processes_and_has_a_hash_of_its_own(copy: Path) -> None:
    cards = copy / "battle.toml"
    text = cards.read_text("utf-8")
    assert "strength = 6" in text
    cards.write_text(text.replace("strength = 6", "strength = 1"), "utf-8")
    shipped, changed = summed_up("--workers", "1"), summed_up("--workers", "2", "--content", str(copy))
    assert shipped["content"] == registry.game("blood_rage").content_hash != changed["content"]
    assert [bot["score"] for bot in shipped["bots"]] != [bot["score"] for bot in changed["bots"]]


def test_what_is_no_content_is_refused_in_one_sentence(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (copy / "board.toml").write_text("[provinces", "utf-8")
    for folder, said in (
        (tmp_path / "nowhere", "nowhere is not a folder."),
        (tmp_path / "empty", "empty is no copy of a game's content folder: files are missing."),
        (copy, "board.toml is not valid TOML"),
    ):
        code, printed, complaint = started(*SIMULATE, f"--content={folder}")
        assert (code, printed) == (2, "") and said in complaint and "Traceback" not in complaint


def test_the_numbers_of_another_game_are_not_silently_left_out(copy: Path) -> None:
    for command in (("simulate", "--games", "1"), ("arena", "random", "greedy"), ("dataset", "x"), ("play",)):
        option = () if command == ("play",) else ("--game",)
        code, printed, complaint = started(*command, *option, "yggdrasil", "--content", str(copy))
        assert (code, printed) == (2, ""), complaint
        assert complaint.strip() == f"{copy} is content of blood_rage, and what is played is yggdrasil."


def test_a_record_of_changed_content_is_stepped_through_with_it(copy: Path, tmp_path: Path) -> None:
    cards = (copy / "battle.toml").read_text("utf-8").replace("strength = 6", "strength = 1")
    (copy / "battle.toml").write_text(cards, "utf-8")
    game = ("--seats", "2", "--games", "1", "--bots", "random", "--records", str(tmp_path))
    assert started("simulate", *game, "--content", str(copy))[0] == 0
    record = str(tmp_path / "blood_rage-0.tafl")
    assert started("replay", record)[0] == 2
    code, _, complaint = started("replay", record, "--content", str(copy))
    assert code == 0, complaint
    question = tmp_path / "question.toml"
    question.write_text('game = "blood_rage"\nnew = { seats = 2, seed = 5 }\n', "utf-8")
    code, _, complaint = started("ask", str(question), "--content", str(copy))
    assert code == 0, complaint


def test_content_that_comes_too_late_is_not_silently_left_out(ragnatafl: Run, copy: Path) -> None:
    code, printed, complaint = ragnatafl(*SIMULATE, "--content", str(copy))
    assert (code, printed) == (2, "") and "Content is read when the program starts" in complaint
