"""The greedy bot for Yggdrasil: legal in every decision, blind to what is hidden, and far better than chance."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ragnatafl
from ragnatafl.arena.simulate import plan, play_all
from ragnatafl.bots import bot, bot_names
from ragnatafl.core import registry
from ragnatafl.core.rng import Rng
from ragnatafl.games.yggdrasil.bots import greedy
from ragnatafl.games.yggdrasil.rules import actions
from ragnatafl.games.yggdrasil.rules.decisions import DECISIONS
from ragnatafl.games.yggdrasil.rules.tables import Enemy, World
from ragnatafl.games.yggdrasil.sagas.content import SAGAS
from tests.bots import choices
from tests.playing import random_decisions

GAME = registry.game("yggdrasil")
EVERY_COUNT = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
EVERY_LEVEL = pytest.mark.parametrize("level", ["easy", "hard"])


def basic_decisions(seats: int, level: str, seed: int) -> Iterator[tuple[Any, int, list[int]]]:
    """Positions of a random game, each with the seat asked: random play asks more kinds of questions than good play."""
    return random_decisions(GAME.new(seats=seats, seed=seed, level=level), Rng(seed))


def answer(view: Any, legal: list[int], seed: int = 0) -> int:
    return bot("yggdrasil", "greedy").choose(view, legal, Rng(seed))


def test_the_bot_is_registered() -> None:
    assert "greedy" in bot_names("yggdrasil")


def test_the_engine_is_asked_through_functions_and_its_stack_is_left_alone() -> None:
    for path in Path(greedy.__file__).parent.glob("*.py"):
        found = re.search(r"\.(stack|depth|push|arg)\b|(?<![.])\b(Step|OUT|push_\w+)\b", path.read_text("utf-8"))
        assert found is None, f"{path.name}: {found}"


@EVERY_COUNT
@EVERY_LEVEL
def test_a_whole_game_is_played_with_legal_answers(seats: int, level: str) -> None:
    """`play_all` refuses an answer that is not legal; the game must come to an end."""
    (game,) = play_all(plan("yggdrasil", seats, "greedy", games=1, seed=5, options={"level": level}))
    assert game.won is not None


def test_an_expert_game_is_played_with_legal_answers() -> None:
    (game,) = play_all(plan("yggdrasil", 2, "greedy", games=1, seed=5, options={"level": "expert"}))
    assert game.won is not None


@EVERY_COUNT
def test_every_question_of_random_games_gets_a_legal_answer(seats: int) -> None:
    player = bot("yggdrasil", "greedy")
    for seed in range(2):
        for state, seat, legal in basic_decisions(seats, "hard", seed):
            if len(legal) > 1:
                assert player.choose(state.view(seat), legal, Rng(0)) in legal


@pytest.mark.parametrize("saga", range(1, len(SAGAS.sagas) + 1))
def test_a_saga_is_played_with_legal_answers(saga: int) -> None:
    (game,) = play_all(plan("yggdrasil", 3, "greedy", games=1, seed=5, options={"saga": saga}))
    assert game.won is not None


def test_random_games_ask_nearly_every_question() -> None:
    """Else the test above would say little."""
    asked = set()
    for seats in (1, 2, 3, 4, 5):
        for seed in range(12):
            for state, _, _ in basic_decisions(seats, "hard", seed):
                asked.add(state.view(None)["decision"]["name"])
    assert len(asked) >= 24
    assert asked <= {row.name for row in DECISIONS.values()}


@EVERY_COUNT
def test_the_same_view_gets_the_same_answer_from_any_bot_and_generator(seats: int) -> None:
    for number, (state, seat, legal) in enumerate(basic_decisions(seats, "hard", 7)):
        if number % 3 == 0 and len(legal) > 1:
            view = state.view(seat)
            assert answer(view, legal, 1) == answer(view, legal, 2)


def test_what_is_hidden_makes_no_difference() -> None:
    """Two states that look the same get the same answer."""
    for number, (state, seat, legal) in enumerate(basic_decisions(3, "hard", 11)):
        if number % 3 == 0 and len(legal) > 1:
            other = state.resample(seat, Rng(number))
            assert answer(state.view(seat), legal) == answer(other.view(seat), other.legal(seat))


def test_an_unknown_question_is_answered_by_looking_one_step_ahead() -> None:
    """A decision that the bot has no rule for must not stop it."""
    for number, (state, seat, legal) in enumerate(basic_decisions(3, "hard", 2)):
        if number % 4 == 0 and len(legal) > 1:
            view = state.view(seat)
            view["decision"] = {**view["decision"], "name": "something_new"}
            assert answer(view, legal) in legal


def test_an_exchange_comes_to_an_end() -> None:
    """Gifts are made only while the team gains by them (YG-27.2)."""
    player = bot("yggdrasil", "greedy")
    exchanges = 0
    for seed in range(200):
        for state, _, _ in basic_decisions(4, "easy", seed):
            if state.view(None)["decision"]["name"] != "exchange":
                continue
            exchanges += 1
            other = state.clone()
            for gifts in range(60):
                seat = other.waiting[0] if other.waiting else -1
                if seat < 0 or other.view(seat)["decision"]["name"] != "exchange":
                    break
                assert gifts < 50
                other.play(seat, player.choose(other.view(seat), other.legal(seat), Rng(0)))
            break
        if exchanges == 3:
            return
    pytest.fail("no exchange came up")


def test_an_enemy_that_wins_with_the_next_card_is_fought() -> None:
    """Surtur on the top level, a Surtur card on the Wheel and the next player's card known: he must go now."""
    player = bot("yggdrasil", "greedy")
    state: Any = GAME.new(seats=3, seed=1, level="easy")
    while state.view(None)["decision"]["name"] != "move":
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[0])
    active = state.waiting[0]
    following = int(state.order[state.turns])
    state.enemy[Enemy.SURTUR] = World.ALFHEIM
    state.world[active] = World.ALFHEIM
    laid = state.players[following].laid
    deck = state.players[following].deck
    card = Enemy.SURTUR * 7 + int(state.god[following])
    for place in range(len(deck)):
        if deck[place] == card:
            deck[place] = laid
    state.players[following].laid = card
    state.players[following].laid_known = 1
    third = next(seat for seat in range(3) if seat not in (active, following))
    other = Enemy.SURTUR * 7 + int(state.god[third])
    if state.wheel[Enemy.SURTUR * 3] < 0:
        hidden = state.players[third]
        hidden.deck, hidden.known = hidden.deck[:0], hidden.known[:0]
        hidden.laid = -1
        state.wheel[Enemy.SURTUR * 3] = other
    assert player.choose(state.view(active), state.legal(active), Rng(0)) == actions.DONE
    state.play(active, actions.DONE)
    assert state.notation(active, player.choose(state.view(active), state.legal(active), Rng(0))) == "fight surtur"


def test_greedy_wins_where_chance_loses() -> None:
    """Random play practically never wins; greedy play wins about two easy games in three (YG-18.2)."""
    greedy = play_all(plan("yggdrasil", 3, "greedy", games=10, seed=100))
    random = play_all(plan("yggdrasil", 3, "random", games=30, seed=100))
    assert sum(1 for game in random if game.won) <= 3
    assert sum(1 for game in greedy if game.won) >= 4


@pytest.mark.parametrize(("seats", "level"), [(1, "easy"), (2, "hard"), (4, "hard")])
def test_the_interpreted_bot_chooses_as_the_compiled_one(seats: int, level: str, tmp_path: Path) -> None:
    if not ragnatafl.COMPILED:
        pytest.skip("the bot is not compiled here, so there is nothing to compare")
    sources = Path(ragnatafl.__file__).parent
    shutil.copytree(sources, tmp_path / "ragnatafl", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, choices.__file__, str(seats), level, "1"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    there = json.loads(done.stdout)
    assert there["compiled"] is False
    assert there["games"] == choices.choices(seats, level, 1)["games"]
