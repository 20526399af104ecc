"""Learning itself; needs PyTorch: `make test-learn` installs it, `make test-training` takes the system's."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ragnatafl as rt
from ragnatafl.bots.mind import Mind
from ragnatafl.bots.weights import load
from ragnatafl.core.errors import OptionError, StateError
from ragnatafl.learn.practice import Kind, Practice, practice_of
from ragnatafl.learn.workers import Room

if not os.environ.get("RAGNATAFL_NEED_TORCH"):
    pytest.importorskip("torch", reason="PyTorch is not installed: make test-learn installs it and runs these")

import torch

from ragnatafl.learn.checkpoint import go_on, keep
from ragnatafl.learn.network import Network, Size
from ragnatafl.learn.rollout import Rollout, weigh
from ragnatafl.learn.trainer import Plan, Trainer


def small(name: str) -> Network:
    game: Any = rt.game(name)
    torch.manual_seed(3)
    return Network(Size(game.features.size, game.action_count, 4, width=24, blocks=2, wide=48, values=16))


@pytest.mark.parametrize("name", ["blood_rage", "yggdrasil"])
def test_what_is_kept_thinks_what_the_network_thinks(name: str, tmp_path: Path) -> None:
    game: Any = rt.game(name)
    network = small(name)
    keep(network, {"game": name, "decisions": 5}, tmp_path / "mind")
    mind = Mind(load(tmp_path / "mind.npz").for_game(game))
    again, about = go_on(tmp_path / "mind.pt", name)
    assert about["decisions"] == 5
    state = game.new(seats=2, seed=4)
    row = np.asarray(state.observe(state.waiting[0]))
    with torch.no_grad():
        logits, values = network(torch.from_numpy(row.copy())[None])
        padded = torch.full((1, len(row) + 9), -1, dtype=torch.int16)
        padded[0, : len(row)] = torch.from_numpy(row.copy())
        assert torch.allclose(network(padded)[0], logits, atol=1e-5)
        assert torch.allclose(again(padded)[0], logits, atol=0.02)
        coarse, _ = go_on(tmp_path / "mind.npz", name)
        assert coarse.size == network.size and torch.allclose(coarse(padded)[0], logits, atol=0.1)
    told = mind.think(row)
    assert np.abs(told[0] - logits[0].numpy()).max() < 0.1
    assert np.abs(told[1] - values[0].numpy()).max() < 0.1


def test_a_file_of_another_game_or_of_none_is_refused(tmp_path: Path) -> None:
    keep(small("blood_rage"), {"game": "blood_rage"}, tmp_path / "mind")
    with pytest.raises(StateError, match="has learned blood_rage, not yggdrasil"):
        go_on(tmp_path / "mind.pt", "yggdrasil")
    with pytest.raises(StateError, match="holds no network"):
        go_on(tmp_path / "nothing.pt", "yggdrasil")


def test_a_decision_is_worth_what_its_seat_got_beyond_what_it_expected() -> None:
    """Two seats, one game: with a trace of 1 only the result counts, and what comes after the end does not."""
    room = Room("blood_rage", 1, 1, 4, 4, 2)
    device = torch.device("cpu")
    played, after = Rollout(room, 4, 2, device), Rollout(room, 4, 2, device)
    game = slice(0, 1)
    played.seats[:, game] = torch.tensor([[0], [1], [0], [1]])
    played.values[:, game, 0] = torch.tensor([[0.5], [0.4], [0.7], [0.1]])
    played.ended[2, game] = True
    played.results[2, game] = torch.tensor([[[1.0, 0.0], [0.3, -0.3]]])
    after.seats[0, game] = 0
    after.first[game] = torch.tensor([[[0.6, 0.2], [0.0, 0.0]]])
    weigh(played, after, torch.full((2,), 2), trace=1.0, score=0.5)
    worth = played.worth[:, 0]
    assert worth[0] == pytest.approx(1.0 - 0.5 + 0.5 * 0.3)
    assert worth[1] == pytest.approx(0.0 - 0.4 + 0.5 * -0.3)
    assert worth[2] == pytest.approx(1.0 - 0.7 + 0.5 * 0.3)
    assert worth[3] == pytest.approx(0.2 - 0.1)  # the next game has begun: seat 1 may expect 0.2
    assert played.targets[1, 0, 0].tolist() == pytest.approx([0.0, 1.0])  # as seat 1 counts them
    weigh(played, after, torch.full((2,), 2), trace=0.0, score=0.0)
    assert played.worth[0, 0] == pytest.approx(0.7 - 0.5)  # what the seat expected when it was asked next


@pytest.mark.parametrize(("name", "shifts"), [("blood_rage", 2), ("yggdrasil", 3)])
def test_a_short_course_runs_keeps_and_goes_on(name: str, shifts: int, tmp_path: Path) -> None:
    practice = practice_of(name)
    plan = Plan(name, minutes=0.02, workers=1, games=16, shifts=shifts, steps=8, minibatch=64, width=16, blocks=1)
    trainer = Trainer(plan, practice)
    before = [value.clone() for value in trainer.network.parameters()]
    rollouts = sum(1 for _ in trainer.run())
    assert rollouts >= 1 and trainer.decisions == rollouts * shifts * 16 * 8
    if rollouts > 1:
        assert any((old != new).any() for old, new in zip(before, trainer.network.parameters(), strict=True))
    keep(trainer.network, {"game": name, "decisions": trainer.decisions}, tmp_path / "mind")
    network, _ = go_on(tmp_path / "mind.pt", name)
    assert network.size == trainer.network.size


def test_rivals_decide_on_their_seats_and_nothing_is_learned_from_that() -> None:
    practice = Practice((Kind(4), Kind(2)), margin=60.0)
    plan = Plan("blood_rage", minutes=0.02, workers=1, games=16, steps=8, minibatch=32, width=16, blocks=1, rivals=0.25)
    other = Trainer(plan, practice).network
    trainer = Trainer(plan, practice, others=[other])
    assert trainer.rivals is not None
    with torch.no_grad():
        other.policy.bias.copy_(torch.arange(len(other.policy.bias)) * 10.0)  # likes the highest number
    trainer.rivals.selves.clear()
    trainer.rivals.change()
    for _ in trainer.run():
        break
    played = trainer.played
    seats, learners = played.seats, trainer.rivals.learners
    assert torch.equal(played.own, (learners < 0) | (seats == learners))
    assert (~played.own).any() and played.own[:, learners < 0].all()
    last = (played.legal >= 0).sum(2) - 1
    assert torch.equal(played.slots[~played.own], last[~played.own])
    assert not torch.equal(played.slots[played.own], last[played.own])


def test_a_rival_of_another_size_is_refused() -> None:
    practice = Practice((Kind(4),), margin=60.0)
    plan = Plan("blood_rage", workers=1, games=16, steps=8, width=16, blocks=1, rivals=0.25)
    with pytest.raises(OptionError, match="another size"):
        Trainer(plan, practice, others=[small("blood_rage")])


def test_learning_from_random_beats_random() -> None:
    """The game for two, on two cores: one plays, one learns."""
    torch.set_num_threads(1)
    plan = Plan(
        "blood_rage", minutes=3, workers=1, games=64, steps=32, minibatch=1024, width=32, blocks=1, rate=(2e-3, 1e-3)
    )
    trainer = Trainer(plan, Practice((Kind(2),), margin=60.0))
    before = against_random(trainer.network)
    for _ in trainer.run():
        if trainer.decisions >= 65_000:
            break
    after = against_random(trainer.network)
    assert after > 0.8 and after > before + 0.2, (before, after)


def against_random(network: Network, games: int = 200) -> float:
    """The share of wins of the learner's seat 0 against a random seat 1."""
    game: Any = rt.game("blood_rage")
    batch = game.batch(games, 2, 99)
    won = ended = 0.0
    while ended < games:
        legal = batch.turn.legal
        rows = torch.full((games, 384), -1, dtype=torch.int16)
        for place in range(games):
            row = batch.turn.observations[place]
            rows[place, : len(row)] = torch.from_numpy(row.copy())
        with torch.no_grad():
            logits = network(rows)[0].numpy()
        weights = np.ones(len(legal.values))
        for place in np.flatnonzero(batch.turn.seats == 0):
            part = slice(legal.starts[place], legal.starts[place + 1])
            wanted = logits[place][legal.values[part]]
            weights[part] = wanted == wanted.max()
        turn = batch.step(batch.draw(weights))
        won += turn.rewards[turn.ended][:, 0].sum()
        ended += turn.ended.sum()
    return won / ended
