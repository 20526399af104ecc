"""The list of what a changed content folder says otherwise."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ragnatafl import ContentError
from ragnatafl.core.content import differences
from ragnatafl.games.blood_rage import content as blood_rage


def changed(tmp_path: Path, old: str, new: str) -> list[str]:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder, text in ((ours, old), (theirs, new)):
        (folder / "deep").mkdir(parents=True)
        (folder / "deep" / "file.toml").write_text(text, "utf-8")
    return differences(ours, theirs)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[a]\nx = 1", "# a comment\na = { x = 1 }", []),
        ("[a]\nx = 1", "[a]\nx = 2", ["deep/file.toml: a.x is 2 (shipped: 1)."]),
        ("x = 1", "x = true", ["deep/file.toml: x is true (shipped: 1)."]),
        ("x = [1, 2]", "x = [2, 1]", ["deep/file.toml: x is [2, 1] (shipped: [1, 2])."]),
        ("x = [[1, 2]]", "x = [[1, 2], [3]]", ["deep/file.toml: x is [[1, 2], [3]] (shipped: [[1, 2]])."]),
        ("x = 'Óð'", "x = 'Od'", ['deep/file.toml: x is "Od" (shipped: "Óð").']),
        ("x = 1\ny = 2", "y = 2", ["deep/file.toml: x is missing (shipped: 1)."]),
        ("x = 1", "x = 1\n[a]\ny = 2", ['deep/file.toml: a is new: {"y": 2}.']),
        ("[a]\nx = 1", "a = 1", ['deep/file.toml: a is 1 (shipped: {"x": 1}).']),
        ("[a]\nx = 1\ny = 2", "[a]\ny = 2\nx = 1", ["deep/file.toml: a has the same keys in another order."]),
    ],
)
def test_a_difference_names_file_key_and_both_values(tmp_path: Path, old: str, new: str, said: list[str]) -> None:
    assert changed(tmp_path, old, new) == said


def test_files_that_came_or_went_are_named(tmp_path: Path) -> None:
    theirs = tmp_path / "content"
    shutil.copytree(blood_rage.FOLDER, theirs)
    assert differences(blood_rage.FOLDER, theirs) == []
    (theirs / "quests.toml").rename(theirs / "tasks.toml")
    assert differences(blood_rage.FOLDER, theirs) == ["quests.toml is missing.", "tasks.toml is new."]


def test_a_changed_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"file\.toml is not valid TOML"):
        changed(tmp_path, "x = 1", "x = ")
