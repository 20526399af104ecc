"""`ragnatafl ask`: what happens in a position, and by which rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import ragnatafl as rt
from ragnatafl.core import position_text
from tests.conftest import Run


@pytest.fixture
def position() -> str:
    """A position of Blood Rage in which the wolf may choose a turn."""
    game = rt.game("blood_rage")
    state = game.new(seats=2, seed=3)
    rng = rt.Rng(1)
    while "pass" not in [state.notation(0, action) for action in state.legal(0)]:
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[int(rng.below(len(state.legal(seat))))])
    return position_text.dumps(game, state)


def asked(ragnatafl: Run, tmp_path: Path, text: str, *arguments: str) -> tuple[int, str, str]:
    file = tmp_path / "question.toml"
    file.write_text(text, encoding="utf-8")
    return ragnatafl("ask", str(file), *arguments)


def test_the_steps_are_played_and_told_with_their_rules(ragnatafl: Run, tmp_path: Path, position: str) -> None:
    code, told, _ = asked(ragnatafl, tmp_path, f'steps = ["wolf: pass"]\n{position}')
    lines = told.splitlines()
    assert code == 0
    assert lines[:2] == ["Wolf: pass", "  Wolf passes.  BR-8.6"]
    assert lines[-1].startswith("Raven may: ")


def test_a_refused_step_tells_why_and_the_next_is_tried(ragnatafl: Run, tmp_path: Path, position: str) -> None:
    code, told, _ = asked(ragnatafl, tmp_path, f'steps = ["raven: pass", "wolf: pass"]\n{position}')
    assert code == 0
    refused, played = told.index("Raven: pass"), told.index("Wolf: pass")
    assert "BR-" in told[refused:played] and "may: " in told[played:]


def test_it_is_told_in_the_language_asked_for(ragnatafl: Run, tmp_path: Path, position: str) -> None:
    _, told, _ = asked(ragnatafl, tmp_path, f'steps = ["wolf: pass"]\n{position}', "--language", "pl")
    assert " może: " in told and " may: " not in told


def test_a_game_may_be_dealt_in_place_of_a_position(ragnatafl: Run, tmp_path: Path) -> None:
    code, told, _ = asked(ragnatafl, tmp_path, 'game = "yggdrasil"\nnew = { seats = 1, seed = 2 }')
    assert code == 0 and " may: " in told


def test_what_is_no_question_is_one_sentence(ragnatafl: Run, tmp_path: Path) -> None:
    for text in (
        "steps = []",
        'game = "chess"',
        'game = "blood_rage"\nsteps = "pass"',
        'game = "blood_rage"\nnew = { seats = 9 }',
        'game = "blood_rage"\nage = 2\nnew = { seats = 2 }',
        'game = "blood_rage"\nnew = { seats = 2 }\nsteps = ["pass"]',
        'game = "blood_rage"\nnew = { seats = 2 }\nsteps = ["odin: pass"]',
        "game = ",
    ):
        code, _, complaint = asked(ragnatafl, tmp_path, text)
        assert code == 2 and complaint.count("\n") == 1 and "Traceback" not in complaint, text
