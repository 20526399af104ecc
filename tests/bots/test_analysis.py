"""The analysis of a finished game, by the networks that are shipped."""

from __future__ import annotations

import json
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ragnatafl as rt
from ragnatafl.bots import bot
from ragnatafl.bots.analysis import LEAST, Analysis, analyse
from ragnatafl.bots.weighing import Scales
from ragnatafl.core.errors import OptionError, RecordError
from ragnatafl.core.record import Record
from ragnatafl.locale import languages
from ragnatafl.terminal.analyse_command import Told
from tests.conftest import Run

TABLES: dict[str, dict[str, Any]] = {
    "blood_rage": {"seats": 2, "seed": 5},
    "yggdrasil": {"seats": 2, "seed": 7, "level": "expert"},
}
GAMES = sorted(TABLES)


@cache
def played(name: str, *bots: str) -> Record:
    """A whole game between two bots."""
    record = Record.start(name, **TABLES[name])
    state, rng = record.replay(0), rt.Rng(3)
    state.record_events = False
    while not state.over:
        seat = state.waiting[0]
        action = bot(name, bots[seat]).choose(state.view(seat), state.legal(seat), rng)
        record.add(seat, state.notation(seat, action))
        state.play(seat, action)
    record.finish(state)
    return record


@cache
def analysed(name: str) -> Analysis:
    return analyse(played(name, "jarl", "greedy"))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_has_the_chances_of_all_and_the_last_is_how_it_ended(name: str) -> None:
    found, record = analysed(name), played(name, "jarl", "greedy")
    outcome = record.replay().outcome
    assert len(found.chances) == len(record) + 1
    assert outcome is not None and found.chances[-1] == list(outcome.shares)[: len(found.chances[-1])]
    for row in found.chances:
        assert all(0 <= chance <= 1 for chance in row)
        assert len(row) == 1 if found.team else sum(row) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("name", GAMES)
def test_who_plays_as_the_network_likes_best_is_always_accurate_and_makes_no_mistakes(name: str) -> None:
    found = analysed(name)
    other = found.accuracy[1]
    assert found.accuracy[0] == 1.0
    assert other is not None and 0 < other < 1
    assert {moment.seat for moment in found.moments} == {1}


@pytest.mark.parametrize("name", GAMES)
def test_a_turning_point_names_what_was_played_and_a_better_legal_action(name: str) -> None:
    found, record = analysed(name), played(name, "jarl", "greedy")
    assert [moment.seq for moment in found.moments] == sorted({moment.seq for moment in found.moments})
    for moment in found.moments:
        state = record.replay(moment.seq)
        assert (moment.seat, moment.played.text) == record.decisions[moment.seq]
        assert state.why_not(moment.seat, moment.better.text) is None
        assert moment.cost >= LEAST
        assert moment.better.liked > moment.played.liked
        assert "exact" in moment.better.changes


def test_as_many_turning_points_are_told_as_asked_for_and_of_the_seat_asked_for() -> None:
    record = played("yggdrasil", "jarl", "greedy")
    assert len(analyse(record, moments=1).moments) == 1
    assert analyse(record, seat=0).moments == []


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    record = Record.start("blood_rage", **TABLES["blood_rage"])
    with pytest.raises(RecordError, match="finished game"):
        analyse(record)


def test_a_game_without_a_network_says_so() -> None:
    with pytest.raises(OptionError, match="no network"):
        analyse(Record.start("toy", 2, 1))


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_weighed_by_what_the_seat_knows_and_nothing_else(name: str) -> None:
    scales, record = Scales(rt.game(name), worlds=2), played(name, "jarl", "greedy")
    state = record.replay(40)
    seat = state.waiting[0]
    actions = state.legal(seat)[:2]
    world = state.resample(seat, rt.Rng(8))
    assert scales.weigh(world, seat, actions, rt.Rng(1)) == scales.weigh(state, seat, actions, rt.Rng(1))


def test_a_reason_compares_what_is_advised_with_the_next_best() -> None:
    state = played("blood_rage", "jarl", "greedy").replay(30)
    seat = state.waiting[0]
    view, legal = state.view(seat), state.legal(seat)
    advised = bot("blood_rage", "jarl").choose(view, legal, rt.Rng(1))
    reason = Scales(rt.game("blood_rage"), worlds=4).reason(view, legal, advised, rt.Rng(1))
    assert len(legal) > 1 and reason is not None
    assert reason.next in legal and reason.next != advised
    assert 0 <= reason.chance <= 1 and 0 <= reason.next_chance <= 1
    assert Scales(rt.game("blood_rage")).reason(view, [advised], advised, rt.Rng(1)) is None


@pytest.mark.parametrize("name", GAMES)
def test_the_terminal_tells_the_curve_and_what_would_have_been_better_in_every_language(name: str) -> None:
    told = {language: terminal(name, language) for language in languages()}
    assert len(set(told.values())) == len(told)
    assert all(words in told["en"] for words in ("Accuracy", "Played: ", "Better: ", "→", "█"))
    assert not [text for text in told.values() if "ui-" in text or "…" in text]


def terminal(name: str, language: str) -> str:
    console = Console(file=StringIO(), width=100)
    Told(played(name, "jarl", "greedy"), analysed(name), console, language).show()
    return console.file.getvalue()  # type: ignore[attr-defined]


def test_json_is_the_whole_analysis(ragnatafl: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.tafl"
    played("yggdrasil", "jarl", "greedy").save(path)
    code, printed, _ = ragnatafl("analyse", str(path), "--json")
    assert code == 0
    assert json.loads(printed) == json.loads(json.dumps(analysed("yggdrasil").to_dict()))
