"""What a network has learned: kept small, read back, moved to a game that has changed; and the bot that plays by it."""

from __future__ import annotations

import fnmatch
import math
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ragnatafl as rt
from ragnatafl.bots.mind import Mind, MindBot
from ragnatafl.bots.search import MOST_COPIES, SURE_AFTER, Search, SearchBot, Tally
from ragnatafl.bots.weights import Weights, load, moved, save
from ragnatafl.core import registry
from ragnatafl.core.actions import action_names
from ragnatafl.core.errors import ContentError
from ragnatafl.core.features import features_of
from ragnatafl.core.rng import Rng

GAMES = {"blood_rage": 4, "yggdrasil": 3}


def random_weights(name: str, width: int = 16) -> Weights:
    """A network that has learned nothing."""
    game = rt.game(name)
    dice = np.random.default_rng(7)
    features, actions = features_of(game).names, action_names(game)
    shapes: dict[str, tuple[int, ...]] = {
        "rows": (len(features), width),
        "norm.weight": (width,),
        "norm.bias": (width,),
    }
    for block in range(2):
        shapes |= {
            f"blocks.{block}.norm.weight": (width,),
            f"blocks.{block}.norm.bias": (width,),
            f"blocks.{block}.up.weight": (2 * width, width),
            f"blocks.{block}.up.bias": (2 * width,),
            f"blocks.{block}.down.weight": (width, 2 * width),
            f"blocks.{block}.down.bias": (width,),
        }
    for part, outputs, inputs in (("policy", len(actions), width), ("hidden", 8, width), ("value", 8, 8)):
        shapes |= {f"{part}.weight": (outputs, inputs), f"{part}.bias": (outputs,)}
    arrays = {key: dice.normal(size=shape).astype(np.float32) for key, shape in shapes.items()}
    return Weights(arrays, {"game": name}, features, actions)


@pytest.fixture(scope="module", params=sorted(GAMES))
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path, Weights]:
    weights = random_weights(request.param)
    path = tmp_path_factory.mktemp("weights") / "mind.npz"
    save(weights, path)
    return request.param, path, weights


def test_kept_weights_are_read_back_to_within_half_a_step_of_their_row(kept: tuple[str, Path, Weights]) -> None:
    _, path, weights = kept
    found = load(path)
    assert found.about["game"] == weights.about["game"]
    assert (found.features, found.actions) == (list(weights.features), list(weights.actions))
    assert set(found.arrays) == set(weights.arrays)
    for name, array in weights.arrays.items():
        step = np.abs(array).max(-1, keepdims=True) / 127
        assert np.all(np.abs(found.arrays[name] - array) <= 0.51 * step), name


def test_weights_follow_names_when_a_game_gains_loses_and_moves_features(kept: tuple[str, Path, Weights]) -> None:
    _, _, weights = kept
    rows = weights.arrays["rows"]
    wanted = [weights.features[3], "something new", *weights.features[:2]]
    found = moved(rows, weights.features, wanted)
    assert np.array_equal(found, np.stack([rows[3], np.zeros_like(rows[0]), rows[0], rows[1]]))


def test_weights_of_an_older_game_play_todays(kept: tuple[str, Path, Weights]) -> None:
    name, _, weights = kept
    game = rt.game(name)
    older = Weights(
        {**weights.arrays, "rows": np.delete(weights.arrays["rows"], 5, 0)},
        weights.about,
        [feature for place, feature in enumerate(weights.features) if place != 5],
        weights.actions,
    )
    today = older.for_game(game)
    assert list(today.features) == features_of(game).names
    assert not today.arrays["rows"][5].any()
    assert np.array_equal(today.arrays["rows"][6:], weights.arrays["rows"][6:])


@pytest.mark.parametrize("content", [b"", b"no zip", None])
def test_a_file_without_weights_is_refused_in_one_sentence(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "mind.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ContentError, match=r"holds no weights of a network.*\.$"):
        load(path)


def test_a_mind_plays_whole_games_and_its_choice_follows_from_the_view_alone(kept: tuple[str, Path, Weights]) -> None:
    name, path, _ = kept
    game = rt.game(name)
    bot = MindBot(game, path)
    state: Any = game.new(seats=GAMES[name], seed=3)
    rng = Rng(1)
    asked = 0
    while not state.over and asked < 60:
        seat = state.waiting[0]
        legal = state.legal(seat)
        action = bot.choose(state.view(seat), legal, rng)
        assert action in legal
        if asked % 10 == 0:
            other = state.resample(seat, Rng(asked))
            assert bot.choose(other.view(seat), legal, Rng(asked + 1)) == action
        state.play(seat, action)
        asked += 1
    assert asked > 20


def test_a_mind_thinks_of_all_actions_and_of_every_seat(kept: tuple[str, Path, Weights]) -> None:
    name, path, _ = kept
    game: Any = rt.game(name)
    mind = Mind(load(path).for_game(game))
    state = game.new(seats=GAMES[name], seed=1)
    logits, values = mind.think(state.observe(state.waiting[0]))
    assert logits.shape == (game.action_count,)
    assert values.shape[0] == 2
    assert np.isfinite(logits).all() and np.isfinite(values).all()


def at_a_choice(name: str) -> tuple[dict[str, Any], list[int]]:
    """The view of a seat that has at least three choices, and these."""
    state: Any = rt.game(name).new(seats=GAMES[name], seed=1)
    seat = state.waiting[0]
    while len(state.legal(seat)) < 3:
        state.play(seat, state.legal(seat)[0])
        seat = state.waiting[0]
    return state.view(seat), state.legal(seat)


def test_a_warm_mind_varies_and_a_cold_one_does_not(kept: tuple[str, Path, Weights]) -> None:
    name, path, _ = kept
    game = rt.game(name)
    view, legal = at_a_choice(name)
    cold, warm = MindBot(game, path), MindBot(game, path, temperature=50.0)
    assert len({cold.choose(view, legal, Rng(seed)) for seed in range(8)}) == 1
    assert len({warm.choose(view, legal, Rng(seed)) for seed in range(40)}) > 1


def test_a_bot_that_looks_ahead_sees_no_more_than_its_view_and_changes_nothing(kept: tuple[str, Path, Weights]) -> None:
    name, path, _ = kept
    game = rt.game(name)
    bot = SearchBot(game, path, Search(worlds=2, rounds=1, turns=1, settled=1, longest=6))
    state: Any = game.new(seats=GAMES[name], seed=3)
    for number in range(12):
        seat = state.waiting[0]
        legal = state.legal(seat)
        before = state.to_dict()
        action = bot.choose(state.view(seat), legal, Rng(number), budget=0.0)
        assert action in legal
        assert state.to_dict() == before
        other = state.resample(seat, Rng(number))
        assert bot.choose(other.view(seat), legal, Rng(number), budget=0.0) == action
        state.play(seat, action)


def test_a_bot_that_counts_positions_chooses_alike_however_slow_the_machine_is(kept: tuple[str, Path, Weights]) -> None:
    name, path, _ = kept
    game = rt.game(name)
    view, legal = at_a_choice(name)
    asked: list[int] = []
    for pause in (0.0, 0.002):
        bot = SearchBot(game, path, Search(seconds=math.inf, positions=300, least=0.0, sure=math.inf))
        answer, seen = bot.mind.answer, 0

        def counted(rows: Any, answer: Any = answer, pause: float = pause) -> Any:
            nonlocal seen
            seen += len(rows)
            time.sleep(pause)
            return answer(rows)

        bot.mind = SimpleNamespace(answer=counted, margin=60.0)  # type: ignore[assignment]
        asked.append(bot.choose(view, legal, Rng(7)))
        assert 301 <= seen < 301 + MOST_COPIES  # one more to see which actions promise something
    assert asked[0] == asked[1]


def test_an_action_that_clearly_leads_ends_the_search() -> None:
    found = Tally({1: 0.0, 2: 0.0})
    for world in range(SURE_AFTER):
        assert not found.leads(1, [1, 2], 4.0)  # too few worlds
        found.add(1, 0.5 + world % 2)
        found.add(2, 0.1 + world % 2)
    assert found.leads(1, [1, 2], 4.0)
    assert not found.leads(2, [1, 2], 4.0)


def test_the_end_of_a_game_is_worth_its_result_and_not_what_the_network_says(kept: tuple[str, Path, Weights]) -> None:
    name, path, _ = kept
    game = rt.game(name)
    bot = SearchBot(game, path)
    state: Any = game.new(seats=2, seed=1)
    rng = Rng(4)
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[int(rng.below(len(state.legal(seat))))])
    shares, scores = state.outcome.shares, state.outcome.scores
    if name == "yggdrasil":
        assert [bot.result(state, seat) for seat in (0, 1)] == [0.0, 0.0]  # random gods lose
    else:
        lead = np.tanh((scores[0] - scores[1]) / 60.0)
        assert bot.result(state, 0) == pytest.approx(shares[0] + 0.3 * lead)
        assert bot.result(state, 1) == pytest.approx(shares[1] - 0.3 * lead)


def test_a_liking_tips_the_scales_for_the_actions_that_are_liked(kept: tuple[str, Path, Weights]) -> None:
    name, path, _ = kept
    game = rt.game(name)
    view, legal = at_a_choice(name)
    for action in legal:
        fond = MindBot(game, path, liking={str(game.action(action)): 1000.0})
        assert fond.choose(view, legal, Rng(1)) == action
    none = MindBot(game, path, liking={"no such action": 1000.0})
    assert none.choose(view, legal, Rng(1)) == MindBot(game, path).choose(view, legal, Rng(1))


def test_every_liking_of_a_style_is_for_actions_that_exist() -> None:
    for name in GAMES:
        names = action_names(rt.game(name))
        for style in registry.manifest(name).styles.values():
            assert all(fnmatch.filter(names, pattern) for pattern in style), style
