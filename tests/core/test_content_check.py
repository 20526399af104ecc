"""`content check`: a changed content folder is sound and its changes are listed, or one sentence names the fault."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ragnatafl.games.blood_rage import content as blood_rage
from ragnatafl.games.yggdrasil import content as yggdrasil
from tests.conftest import Run

FOLDERS = {"blood_rage": blood_rage.FOLDER, "yggdrasil": yggdrasil.FOLDER}


@pytest.fixture
def copies(tmp_path: Path) -> dict[str, Path]:
    return {game: shutil.copytree(folder, tmp_path / game) for game, folder in FOLDERS.items()}


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize("game", FOLDERS)
def test_a_faithful_copy_has_no_difference(ragnatafl: Run, copies: dict[str, Path], game: str) -> None:
    code, printed, complaint = ragnatafl("content", "check", str(copies[game]), "--game", game)
    assert (code, printed, complaint) == (0, "The content is sound; no differences.\n", "")


def test_every_change_is_listed_with_both_values(ragnatafl: Run, copies: dict[str, Path]) -> None:
    change(copies["yggdrasil"] / "experience.toml", "defeat = 3", "defeat = 4")
    change(copies["yggdrasil"] / "sagas" / "saga_1.toml", "The Murder of Baldr", "Baldr's Death")
    code, printed, _ = ragnatafl("content", "check", str(copies["yggdrasil"]), "--game", "yggdrasil")
    assert code == 0
    assert printed.splitlines() == [
        "experience.toml: points.defeat is 4 (shipped: 3).",
        'sagas/saga_1.toml: title is "Baldr\'s Death" (shipped: "The Murder of Baldr").',
        "The content is sound; 2 differences.",
    ]


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "said"),
    [
        ("yggdrasil", "experience.toml", "defeat = 3", "defeat = 'three'", "experience.toml: points.defeat must be"),
        ("yggdrasil", "experience.toml", "[points]", "[point", "experience.toml is not valid TOML"),
        ("yggdrasil", "sagas/saga_1.toml", "saga = 1", "saga = 9", "saga_1.toml: saga must be 1"),
        ("blood_rage", "battle.toml", "strength =", "strenght =", "battle.toml: cards.odins_smite.strenght is"),
    ],
)
def test_a_fault_is_one_sentence_with_file_and_key(
    ragnatafl: Run, copies: dict[str, Path], game: str, file: str, old: str, new: str, said: str
) -> None:
    change(copies[game] / file, old, new)
    code, printed, complaint = ragnatafl("content", "check", str(copies[game]), "--game", game)
    assert (code, printed) == (1, "")
    assert complaint.startswith(said)
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("game", FOLDERS)
def test_a_missing_file_is_named(ragnatafl: Run, copies: dict[str, Path], game: str) -> None:
    for file in sorted(path for path in copies[game].rglob("*.toml") if path.name != "saga_6.toml"):
        text = file.read_text("utf-8")
        file.unlink()
        code, _, complaint = ragnatafl("content", "check", str(copies[game]), "--game", game)
        assert (code, complaint.count("\n")) == (1, 1)
        file.write_text(text, "utf-8")


def test_what_cannot_be_checked_is_said(ragnatafl: Run, tmp_path: Path) -> None:
    for arguments in ((str(tmp_path / "none"),), (str(tmp_path), "--game", "toy")):
        code, _, complaint = ragnatafl("content", "check", *arguments)
        assert (code, complaint.count("\n")) == (2, 1)
