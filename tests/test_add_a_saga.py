"""docs/guides/add-a-saga.md holds: what it says is done to a copy of the project; the new saga is told and played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
GUIDE = (PROJECT / "docs" / "guides" / "add-a-saga.md").read_text("utf-8")
LAW = "docs/rules/yggdrasil.md"
OURS = "src/ragnatafl/games/yggdrasil"
NUMBER = 7
MOST_FILES = 7


def blocks(kind: str) -> list[str]:
    """The examples of the guide that are marked so."""
    found = re.findall(rf"^   ```{kind}\n(.*?)^   ```$", GUIDE, re.DOTALL | re.MULTILINE)
    return ["\n".join(line[3:] for line in block.splitlines()) + "\n" for block in found]


def steps(project: Path) -> set[str]:
    """Do what the guide says by hand; the files that were changed or made."""
    [law] = blocks("markdown")
    saga, scenarios = blocks("toml")
    text = (project / LAW).read_text("utf-8")
    place = text.index("---\n\n## 23.")
    (project / LAW).write_text(text[:place] + law + "\n" + text[place:], "utf-8")
    made = {
        f"{OURS}/content/sagas/saga_{NUMBER}.toml": saga,
        f"tests/scenarios/yggdrasil/saga_{NUMBER}.toml": scenarios,
    }
    for name, text in made.items():
        (project / name).write_text(text, "utf-8")
    words = {f"{OURS}/locale/{language}/sagas.ftl": blocks(f"ftl {language}") for language in ("en", "pl", "ru", "bg")}
    for name, [more] in words.items():
        with (project / name).open("a", encoding="utf-8") as file:
            file.write("\n" + more)
    return {LAW, *made, *words}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the saga in it; a compiled engine comes along: it reads its content when it starts."""
    copy = tmp_path_factory.mktemp("project")
    for part in ("src", "docs", "tests"):
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(PROJECT / part, copy / part, ignore=left_out)
    shutil.copy(PROJECT / "pyproject.toml", copy)
    assert len(steps(copy)) == MOST_FILES
    return copy


def run(project: Path, *command: str, given: str | None = None) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{project / 'src'}{os.pathsep}{project}", "RAGNATAFL_COMPILED": ""}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=project,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def simulate(project: Path, bots: str, games: int) -> dict[str, float]:
    options = ("-o", f"saga={NUMBER}", "-o", "sheets=usual", "--seed", "1", "--workers", "1", "--json")
    told = run(
        project, "ragnatafl", "simulate", "-g", "yggdrasil", "-n", "3", "--bots", bots, "--games", str(games), *options
    )
    found: dict[str, float] = json.loads(told)["ended_by"]
    return found


def test_the_content_is_sound_and_the_rules_are_shown(project: Path) -> None:
    told = run(project, "ragnatafl", "content", "check", f"{OURS}/content", "--game", "yggdrasil")
    assert "The content is sound" in told
    told = run(project, "ragnatafl", "check", "tests/scenarios/yggdrasil")
    assert f"YG-22.{NUMBER}" not in told


def test_no_other_test_of_words_and_rules_goes_red(project: Path) -> None:
    files: Sequence[str] = ("core/test_rulebook.py", "yggdrasil/test_saga_content.py", "bots/test_yggdrasil_sagas.py")
    words = ("test_languages.py", "test_saga_entries.py", "test_rules.py", "test_translated_rules.py", "test_terms.py")
    paths = [f"tests/{name}" for name in (*files, *(f"locale/{name}" for name in words))]
    run(project, "pytest", "-q", "-x", "-p", "no:cacheprovider", *paths)


TOLD = {
    "en": ("Hymir's kettle", "The giant's hall", "The way home", "Kettle: 1.", "The kettle sinks"),
    "pl": ("Kocioł Hymira", "Dwór olbrzyma", "Droga do domu", "Kocioł: 1.", "Kocioł tonie"),
    "ru": ("Котёл Хюмира", "Двор великана", "Дорога домой", "Котёл: 1.", "Котёл тонет"),
    "bg": ("Котелът на Химир", "Дворът на великана", "Пътят към дома", "Котел: 1.", "Котелът потъва"),
}


@pytest.mark.parametrize("language", TOLD)
def test_it_is_played_in_the_terminal_to_its_end_and_told(project: Path, language: str) -> None:
    """Whoever always takes the first answer loses the kettle on page 2; pages and events are told on the way."""
    options = ("-n", "1", "--seed", "2", "-o", f"saga={NUMBER}", "--language", language)
    told = run(project, "ragnatafl", "play", "yggdrasil", *options, given="1\n" * 3000)
    assert [words for words in TOLD[language] if words not in told] == []
    assert "(D12)" in told


def test_the_bot_reaches_its_goal_and_chance_does_not(project: Path) -> None:
    bot = simulate(project, "greedy", 12)
    assert bot.get("YG-19.1", 0) >= 4
    assert simulate(project, "random", 12).get("YG-19.1", 0) == 0


def test_it_is_in_the_list_of_a_new_table_and_of_the_campaign(project: Path) -> None:
    program = """
from ragnatafl.games.yggdrasil.game import GAME
print(next(option for option in GAME.options if option.name == "saga").choices[-1])
print(GAME.catalogue()["sagas"][-1]["title"])
"""
    environment = {**os.environ, "PYTHONPATH": str(project / "src")}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [str(NUMBER), "Hymir's kettle"]
