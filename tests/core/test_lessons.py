"""Lessons: whoever follows the coach comes to the end of every stage, and wins the first game together."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.bots import best_bot, bot
from ragnatafl.core import lessons, position_text, registry
from ragnatafl.core.contract import Event
from ragnatafl.core.errors import ContentError
from ragnatafl.core.lessons import LessonStage, advice, has_lessons, lessons_of, reaches

PUPIL = 0
TAUGHT = [manifest for manifest in registry.manifests() if has_lessons(manifest.name)]
STAGES = [(one.name, stage) for one in TAUGHT for stage in lessons_of(one.name).stages]
EVERY_STAGE = pytest.mark.parametrize(("game", "stage"), STAGES, ids=[f"{game}-{stage.id}" for game, stage in STAGES])


def begun(game: str, stage: LessonStage) -> Any:
    found, table = position_text.loads(stage.position, game)
    return found.position(table)


def asked(state: Any) -> tuple[str, list[str]]:
    return state.view(PUPIL)["decision"]["name"], [state.notation(PUPIL, one) for one in state.legal(PUPIL)]


def follow(game: str, stage: LessonStage) -> tuple[set[str], bool]:
    """Do what the coach says, and what a bot would do where it leaves that open; what was said, and the end."""
    state, player = begun(game, stage), bot(game, best_bot(game))
    said: set[str] = set()
    past: list[Event] = []
    for turn in range(60):
        if any(reaches(stage.done, event) for event in past):
            return said, True
        seat = PUPIL if PUPIL in state.waiting else state.waiting[0]
        action = player.choose(state.view(seat), state.legal(seat), rt.Rng(turn))
        if seat == PUPIL:
            found = advice(stage, *asked(state), past)
            assert found is not None, f"The coach has no word for {asked(state)}."
            said.add(found[0].say)
            action = state.parse(PUPIL, found[1]) if found[1] else action
        state.play(seat, action)
        past += state.events(PUPIL)
    return said, False


@EVERY_STAGE
def test_a_stage_is_learnt_by_following_the_coach(game: str, stage: LessonStage) -> None:
    said, learnt = follow(game, stage)
    assert learnt
    assert said == {step.say for step in stage.steps}, "What is never said teaches nothing."


@EVERY_STAGE
def test_a_stage_begins_with_a_question_to_the_pupil_and_nothing_is_learnt_yet(game: str, stage: LessonStage) -> None:
    state = begun(game, stage)
    assert PUPIL in state.waiting and state.seats == stage.seats
    assert advice(stage, *asked(state), []) is not None


@EVERY_STAGE
def test_whatever_a_pupil_does_the_coach_names_only_what_can_be_done(game: str, stage: LessonStage) -> None:
    for seed in range(5):
        state, chance = begun(game, stage), random.Random(seed)
        past: list[Event] = []
        for _ in range(12):
            if PUPIL in state.waiting and (found := advice(stage, *asked(state), past)) and found[1]:
                assert state.why_not(PUPIL, found[1]) is None
            if state.over:
                break
            seat = chance.choice(state.waiting)
            state.play(seat, chance.choice(state.legal(seat)))
            past += state.events(PUPIL)


@pytest.mark.parametrize("manifest", TAUGHT, ids=lambda one: one.name)
def test_a_first_game_speaks_of_its_beginning_and_both_its_ends(manifest: Any) -> None:
    whole = lessons_of(manifest.name).first_game
    state = rt.game(manifest.name).new(whole.seats, whole.seed, **whole.options)
    assert bot(manifest.name, whole.bot) and whole.bot not in manifest.unfit
    questions = {remark.asked for remark in whole.remarks}
    assert state.view(PUPIL)["decision"]["name"] in questions or PUPIL not in state.waiting
    assert [remark.over for remark in whole.remarks if remark.over] == ["won", "lost"]
    assert len({remark.say for remark in whole.remarks}) == len(whole.remarks)


def first_game(game: str, errs: float, seed: int) -> tuple[Any, set[str], set[str]]:
    """The first game by the hints, with some decisions at random; what was asked of the pupil, and what happened."""
    whole = lessons_of(game).first_game
    state: Any = rt.game(game).new(whole.seats, whole.seed, **whole.options)
    hints, others, chance = bot(game, best_bot(game)), bot(game, whole.bot), random.Random(seed)
    questions, events = set(), set()
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        if seat == PUPIL:
            questions.add(state.view(PUPIL)["decision"]["name"])
        wrong = seat == PUPIL and chance.random() < errs
        player = hints if seat == PUPIL else others
        state.play(seat, chance.choice(legal) if wrong else player.choose(state.view(seat), legal, rt.Rng(1)))
        events |= {event.name for event in state.events(PUPIL)}
    return state, questions, events


def test_a_first_game_against_others_is_won_by_the_hints() -> None:
    assert PUPIL in first_game("blood_rage", 0.0, 0)[0].outcome.winners


def test_the_first_game_that_is_won_together_is_won_by_the_hints_with_room_to_spare() -> None:
    state, questions, events = first_game("yggdrasil", 0.0, 0)
    assert state.outcome.won
    whole = lessons_of("yggdrasil").first_game
    heard = [one.say for one in whole.remarks if one.asked in questions or (one.event and one.event.event in events)]
    assert len(heard) >= 15, heard
    assert sum(first_game("yggdrasil", 0.2, seed)[0].outcome.won for seed in range(10)) >= 7


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        (
            "[[stages]]\nid = 'a'\nsteps = []\ndone = { event = 'b' }\n[stages.position]\nsize = 3\n",
            "position cannot be",
        ),
        ("[[stages]]\nname = 'a'\n", "stages.1.name is not a known key"),
        ("[first_game]\nseats = 2\nseed = 1\nbot = 'random'\nremarks = [{ say = 'a' }]\n", "must tell when it is said"),
    ],
)
def test_a_lesson_that_cannot_be_read_is_one_sentence(
    written: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / lessons.FILE).write_text(written, encoding="utf-8")
    monkeypatch.setattr(lessons.registry, "folder", lambda _: tmp_path)
    with pytest.raises(ContentError, match=complaint):
        lessons_of.__wrapped__("blood_rage")
