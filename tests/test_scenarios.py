"""The rules as examples: every scenario file, and the proof that no rule id is left without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ragnatafl.core import scenario, scenario_run
from ragnatafl.core.rulebook import Rulebook, load_allow, uncovered

FOLDER = Path(__file__).parent / "scenarios"
GAMES = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
SCENARIOS = scenario.load([FOLDER])


@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: f"{one.game}:{one.id}")
def test_scenario(one: scenario.Scenario) -> None:
    result = scenario_run.run(one)
    assert result.passed, result.message


@pytest.mark.parametrize("game_name", GAMES)
def test_every_rule_id_has_a_scenario_or_a_reason(game_name: str) -> None:
    book = Rulebook.load(game_name)
    allow = load_allow(FOLDER / game_name / scenario.ALLOW_FILE)
    own = [one for one in SCENARIOS if one.game == game_name]
    assert uncovered(book, own, allow) == []
