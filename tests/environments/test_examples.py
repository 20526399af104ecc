"""The examples of examples/research run, in short."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run

FOLDER = Path(__file__).parents[2] / "examples" / "research"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Loads an example by its name; one whose libraries are missing is left out."""
    monkeypatch.syspath_prepend(str(FOLDER))
    before = set(sys.modules)

    def load(name: str, *needed: str) -> Any:
        for library in needed:
            pytest.importorskip(library, reason=f"The example {name} needs {library}.")
        return import_module(name)

    yield load
    for name in {path.stem for path in FOLDER.glob("*.py")} - before:
        sys.modules.pop(name, None)


def test_a_bot_match_tells_who_is_better(example: Any) -> None:
    found = example("match", "openskill").main(["--deals", "10"])
    won = {row["bot"]: row["win_share"] for row in found["bots"]}
    assert won["pillager"] > won["random"]


def test_whoever_likes_to_pillage_wins_more_of_a_batch(example: Any) -> None:
    ended, share = example("batch_loop", "numpy").main(["--games", "64", "--steps", "300"])
    assert ended > 64 and share > 0.55


def test_a_dataset_study_finds_that_choices_are_no_accident(example: Any, ragnatafl: Run, tmp_path: Path) -> None:
    study = example("dataset_study", "numpy", "pyarrow")
    path = str(tmp_path / "games.parquet")
    given = ["--game", "blood_rage", "--seats", "2", "--bots", "greedy", "--games", "4", "--workers", "1"]
    assert ragnatafl("dataset", path, *given)[0] == 0
    by_liking, by_chance = study.main([path, "--least", "2"])
    assert by_liking > by_chance + 0.1


def test_openspiel_plays_a_game_and_solves_an_endgame(example: Any) -> None:
    run = example("openspiel_run", "pyspiel", "gymnasium")
    assert sum(run.whole_game(3)) == pytest.approx(1.0)
    before, after = run.solved(run.endgame(), 8)
    assert after < before


def test_ppo_learns_for_a_moment_and_keeps_its_curve(example: Any, tmp_path: Path) -> None:
    ppo = example("ppo", "torch", "sb3_contrib", "matplotlib")
    short = ["--minutes", "0.02", "--games", "2", "--tables", "2", "--steps", "16"]
    learning = ppo.main([*short, "--out", str(tmp_path / "ppo")])
    assert learning.num_timesteps >= 32 and len(learning.curve) >= 2
    assert {path.name for path in tmp_path.iterdir()} == {"ppo.zip", "ppo.csv", "ppo.png"}
