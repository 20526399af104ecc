"""docs/guides/add-a-card.md holds: what it says is done to a copy of the project, and all is well there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
GUIDE = (PROJECT / "docs" / "guides" / "add-a-card.md").read_text("utf-8")
LAW = "docs/rules/blood-rage.md"
OURS = "src/ragnatafl/games/blood_rage"
MOST_FILES = 8


def blocks(kind: str) -> list[str]:
    """The examples of the guide that are marked so."""
    found = re.findall(rf"^   ```{kind}\n(.*?)^   ```$", GUIDE, re.DOTALL | re.MULTILINE)
    return ["\n".join(line[3:] for line in block.splitlines()) + "\n" for block in found]


def below(text: str, pattern: str, more: str) -> str:
    """More lines below the last line that matches."""
    last = [*re.finditer(pattern, text, re.MULTILINE)][-1]
    return text[: last.end()] + "\n" + more.rstrip("\n") + text[last.end() :]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what the steps touch and the tests need; without the compiled engine, which is of other content."""
    for part in ("src", "docs/rules", "tests"):
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "web", "server")
        shutil.copytree(PROJECT / part, tmp_path / part, ignore=None if part == "docs/rules" else left_out)
    shutil.copytree(PROJECT / "src" / "ragnatafl" / "server", tmp_path / "src" / "ragnatafl" / "server")
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)
    return tmp_path


def steps(project: Path) -> set[str]:
    """Do what the guide says by hand; the files that were changed."""
    row, rule = blocks("markdown")
    numbers, scenario = blocks("toml")
    law = project / LAW
    text = below(law.read_text("utf-8"), r"^\| `tyrs_crush` .*\|$", row)
    place = text.index("- **BR-C.tyrs_bash**")
    law.write_text(text[:place] + rule + text[place:], "utf-8")
    added = {f"{OURS}/content/battle.toml": numbers, "tests/scenarios/blood_rage/cards.toml": scenario}
    for language in ("en", "pl", "ru", "bg"):
        [added[f"{OURS}/locale/{language}/texts.ftl"]] = blocks(f"ftl {language}")
    for name, more in added.items():
        with (project / name).open("a", encoding="utf-8") as file:
            file.write("\n" + more)
    return {LAW, *added}


def run(project: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{project / 'src'}{os.pathsep}{project}", "RAGNATAFL_COMPILED": ""}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_plain_card_takes_a_few_files_and_turns_no_test_red(project: Path) -> None:
    assert len(steps(project)) <= MOST_FILES
    before = {path.name: path.read_bytes() for path in (project / "tests" / "golden").iterdir()}
    assert "deals.json written" in run(project, "tests.battery.golden", "blood_rage")
    after = {path.name: path.read_bytes() for path in (project / "tests" / "golden").iterdir()}
    changed = {name for name, text in after.items() if text != before[name]}
    assert changed and all(name == "deals.json" or name.startswith("blood_rage") for name in changed)
    told = run(project, "ragnatafl", "check", "tests/scenarios/blood_rage/cards.toml")
    assert "tyrs_fury" not in told
    tests = ("core/test_rulebook.py", "core/test_deals.py", "blood_rage/test_content.py", "locale/test_rules.py")
    more = ("locale/test_translated_rules.py", "locale/test_terms.py", "battery/test_golden.py")
    paths = [f"tests/{name}" for name in (*tests, *more)]
    run(project, "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", "not yggdrasil", *paths)
