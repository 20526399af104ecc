"""Matches: games side by side, whose networks are asked all at once, go as they would one by one."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import ragnatafl as rt
from ragnatafl.bots.mind import Mind, MindBot, mind_of
from ragnatafl.bots.questions import Answers, Asked, Question, answered, answers_to, best, written
from ragnatafl.bots.search import Search, SearchBot
from ragnatafl.core.batch import Rows
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import Rng
from ragnatafl.learn.crew import Crew, Standing, play
from ragnatafl.learn.desks import Desk, joined, made
from ragnatafl.learn.evaluate import Match, line_up, looking, play_some, told
from ragnatafl.learn.match import wanted
from ragnatafl.learn.practice import practice_of
from ragnatafl.learn.side_by_side import at_once, play_side_by_side

FEW = Search(seconds=float("inf"), positions=200)


def choices(name: str, seats: int, every: int) -> Iterator[tuple[Any, int, list[int]]]:
    """Positions of a game, each with a seat that has a choice there: not only with the first that is waiting."""
    game = rt.game(name)
    bot = MindBot(game)
    state: Any = game.new(seats=seats, seed=4)
    for number in range(240):
        if state.over:
            return
        if number % every == 0:
            seat = state.waiting[-1]
            if len(state.legal(seat)) > 1:
                yield state, seat, state.legal(seat)
        seat = state.waiting[0]
        state.play(seat, bot.choose(state.view(seat), state.legal(seat), Rng(number)))


@pytest.mark.parametrize(("name", "seats"), [("blood_rage", 4), ("yggdrasil", 3)])
def test_searches_that_are_answered_together_choose_as_each_does_alone(name: str, seats: int) -> None:
    game = rt.game(name)
    bot = SearchBot(game, search=FEW)
    asked = [(state.view(seat), seat, legal) for state, seat, legal in choices(name, seats, 40)]
    alone = [bot.choose(view, legal, Rng(place)) for place, (view, _, legal) in enumerate(asked)]
    thoughts = {place: bot.thinking(view, legal, Rng(place)) for place, (view, _, legal) in enumerate(asked)}
    questions = {place: next(thought) for place, thought in thoughts.items()}
    found: dict[int, int] = {}
    while questions:
        sheet = written(list(questions.values()))
        answers = list(answers_to(sheet, list(questions.values()), *bot.mind.answer(sheet)))
        for place, each in zip(list(questions), answers, strict=True):
            try:
                questions[place] = thoughts[place].send(each)
            except StopIteration as done:
                found[place] = done.value
                del questions[place]
    assert len(alone) >= 4
    assert [found[place] for place in range(len(asked))] == alone


def test_a_question_tells_what_the_seat_observes_and_may_do() -> None:
    for state, seat, legal in choices("blood_rage", 4, 7):
        asked = written([Question([state], seat, legal), Question([state])])
        first = state.waiting[0]
        assert asked.seats.tolist() == [seat, first]
        assert asked.features[0].tolist() == list(state.observe(seat))
        assert asked.features[1].tolist() == list(state.observe(first))
        assert asked.legal[0].tolist() == legal
        assert asked.legal[1].tolist() == state.legal(first)


def test_the_best_of_each_row_is_the_first_of_those_liked_most() -> None:
    legal = Rows(np.array([5, 6, 7, 8, 9, 4], np.int16), np.array([0, 1, 4, 6]))
    liked = np.array([-3.0, 1.0, 2.0, 2.0, 2.0, 1.0], np.float32)
    assert best(legal, liked) == [5, 7, 9]


def test_a_thought_is_told_about_its_own_positions() -> None:
    """The network's numbers come back to the question that they answer."""
    (state, seat, legal), *_ = choices("blood_rage", 4, 3)
    mind = mind_of("blood_rage")

    def thinking() -> Any:
        answers: Answers = yield Question([state], seat, legal)
        return answers

    answers: Answers = answered(thinking(), mind)
    logits, values = mind.think(state.observe(seat))
    assert np.allclose(answers.liked, logits[legal], atol=1e-4)
    assert np.allclose(answers.values[0], values.reshape(-1), atol=1e-4)
    assert answers.actions == [legal[int(answers.liked.argmax())]]


def match(player: str, against: str = "mind", games: int = 2) -> Match:
    return Match("blood_rage", None, against, 4, games=games, seed=31, player=player)


@pytest.mark.parametrize(("player", "against"), [("search:100", "greedy"), ("mind", "mind:2")])
def test_games_side_by_side_go_as_they_do_one_by_one(player: str, against: str) -> None:
    asked = match(player, against, games=2)
    plan, players = line_up(asked)
    found = {table.number: told(table.played()) for table in play_side_by_side(plan, players, range(2), 2)}
    assert [found[number] for number in range(2)] == play_some(asked, 0, 2)


def test_games_that_are_not_over_when_the_time_is_up_are_left() -> None:
    plan, players = line_up(match("mind", games=5))
    questions: list[int] = []

    def counted(mind: Mind, asked: Asked) -> Any:
        questions.append(len(asked))
        return at_once(mind, asked)

    assert not list(play_side_by_side(plan, players, range(5), 5, counted, until=time.monotonic()))
    assert sum(questions) == 5  # each had begun


def test_what_lies_on_desks_is_joined_and_its_answers_are_found_there() -> None:
    start = multiprocessing.get_context("spawn")
    asked = [written([Question([state], seat, legal)]) for state, seat, legal in choices("blood_rage", 4, 30)][:3]
    desks = [Desk(made(start, 4, 10)) for _ in asked]
    laid = [desk.lay(each) for desk, each in zip(desks, asked, strict=True)]
    whole = joined([desk.asked(size) for desk, size in zip(desks, laid, strict=True)])
    for place, each in enumerate(asked):
        assert whole.features[place].tolist() == each.features[0].tolist()
        assert whole.legal[place].tolist() == each.legal[0].tolist()
    liked, values = np.arange(laid[0].actions, dtype=np.float32), np.ones((1, 2, 5), np.float32)
    desks[0].answer(liked, values)
    back = desks[0].answers(laid[0], 10)
    assert np.array_equal(back[0], liked) and np.array_equal(back[1], values.reshape(1, 10))


def test_a_standing_tells_of_games_that_are_not_over() -> None:
    rows = [(1.0, 200.0, 100.0), (0.0, 80.0, 100.0)]
    assert "0.500" in str(Standing(2, rows)) and "not over" not in str(Standing(2, rows))
    assert "in 2 games, 2 not over (with them 0.250 to 0.750)" in str(Standing(4, rows))
    assert "in 0 games, 4 not over (with them 0.000 to 1.000)" in str(Standing(4))


def test_a_search_by_the_clock_is_not_played_side_by_side() -> None:
    with pytest.raises(OptionError, match="search:4000"):
        play(match("search:1.5s"), Crew(), print)


@pytest.mark.parametrize(("text", "kinds"), [("first", 1), ("all", 50), ("seats=4 level=expert", 1), ("*saga=5*", 5)])
def test_a_match_is_played_at_the_kinds_of_table_that_a_text_fits(text: str, kinds: int) -> None:
    found = wanted(practice_of("yggdrasil"), text)
    assert len(found) == kinds
    assert text != "first" or str(found[0]) == "seats=4 level=hard"


def test_a_kind_of_table_that_there_is_not_is_named() -> None:
    with pytest.raises(OptionError, match=r'No kind of table fits "level=mad"\. There is: seats=1 level=easy; '):
        wanted(practice_of("yggdrasil"), "level=mad")


@pytest.mark.parametrize("how", ["soon", "-3", "0", "nan"])
def test_a_search_that_cannot_be_held_to_anything_is_refused(how: str) -> None:
    with pytest.raises(OptionError, match=f'not to "{how}"'):
        looking(how)


@pytest.mark.parametrize("how", ["soon", "-3", "nan"])
def test_a_temperature_that_is_none_is_refused(how: str) -> None:
    with pytest.raises(OptionError, match=f'not "{how}"'):
        line_up(match(f"mind:{how}"))


def test_a_search_is_held_to_positions_or_to_seconds() -> None:
    assert looking("4000").positions == 4000
    assert looking("1.5s").seconds == 1.5
    assert looking("").seconds == 1.0
