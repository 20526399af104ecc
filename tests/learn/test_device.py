"""Networks that are asked through PyTorch: they answer, and matches go, as with NumPy."""

from __future__ import annotations

import os
import time

import numpy as np
import pytest

from ragnatafl.bots.mind import mind_of
from ragnatafl.bots.questions import Question, written
from ragnatafl.core.errors import OptionError
from ragnatafl.learn.crew import Crew, play
from ragnatafl.learn.desks import joined
from ragnatafl.learn.evaluate import play_some

from .test_match import choices, match

if "RAGNATAFL_NEED_TORCH" not in os.environ:
    pytest.importorskip("torch", reason="PyTorch is not installed: make test-learn installs it and runs these")

import torch

from ragnatafl.learn.device import DeviceMind


@pytest.mark.parametrize(("name", "seats"), [("blood_rage", 4), ("yggdrasil", 3)])
def test_pytorch_answers_as_numpy_does(name: str, seats: int) -> None:
    mind = mind_of(name)
    asked = joined([written([Question([state], seat, legal)]) for state, seat, legal in choices(name, seats, 6)])
    liked, values = mind.answer(asked)
    found = DeviceMind(mind.weights, "cpu").answer(asked)
    assert len(asked) >= 10
    assert np.allclose(found[0], liked, atol=1e-3)
    assert np.allclose(found[1], values.reshape(len(asked), -1), atol=1e-4)


def test_a_match_on_a_device_goes_as_it_does_with_numpy() -> None:
    """Two processes, whose questions are answered together. Rounding may turn one game at a choice between equals."""
    asked = match("search:100")
    found = play(asked, Crew("cpu", processes=2, width=1), print)
    assert found.at_work == 0
    assert len(found.rows) == 2
    assert set(found.rows) & set(play_some(asked, 0, 2))


def test_a_match_on_a_device_ends_when_its_time_is_up() -> None:
    began = time.monotonic()
    found = play(match("search:4000", games=8), Crew("cpu", width=4, minutes=0.05), print)
    assert time.monotonic() - began < 60
    assert found.at_work == 0
    assert "8 not over" in str(found)


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_a_gpu_that_is_not_there_is_told_in_one_sentence() -> None:
    with pytest.raises(OptionError, match=r"There is no GPU here"):
        play(match("mind"), Crew("cuda"), print)
