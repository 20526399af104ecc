"""A batch in several processes is the batch it would be in one, and its processes leave nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.bots import bot

np = pytest.importorskip("numpy")

COUNT = 7
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("blood_rage", 4, {}),
    ("blood_rage", 2, {"first_game": True, "widths": (400, 120)}),
    ("yggdrasil", 3, {"level": "hard"}),
    ("yggdrasil", 2, {"saga": 2}),
]


@contextmanager
def both(name: str, seats: int, given: dict[str, Any], processes: int = 3) -> Iterator[tuple[Any, Any]]:
    game: Any = rt.game(name)
    with (
        game.batch(COUNT, seats, 4, **given) as one,
        game.batch(COUNT, seats, 4, processes=processes, **given) as other,
    ):
        yield one, other


def same(one: Any, other: Any) -> None:
    for name in ("seats", "ended", "rewards", "scores", "lengths"):
        assert getattr(one, name).tolist() == getattr(other, name).tolist(), name
    for name in ("observations", "legal"):
        assert getattr(one, name).values.tolist() == getattr(other, name).values.tolist(), name
        assert getattr(one, name).starts.tolist() == getattr(other, name).starts.tolist(), name


def ids_of(batch: Any) -> list[int]:
    return [helper.process.pid for helper in batch._games.helpers]


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def gone_soon(processes: list[int]) -> bool:
    until = time.monotonic() + 20
    while any(map(is_there, processes)) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(map(is_there, processes))


@pytest.mark.parametrize(("name", "seats", "given"), KINDS)
def test_the_games_are_the_same(name: str, seats: int, given: dict[str, Any]) -> None:
    with both(name, seats, given) as (one, other):
        same(one.turn, other.turn)
        same(one.spread(90), other.spread(90))
        for _ in range(40):
            actions = one.draw()
            assert other.draw().tolist() == actions.tolist()
            same(one.step(actions), other.step(actions))
        weights = np.random.default_rng(1).random(len(one.turn.legal.values))
        assert one.draw(weights).tolist() == other.draw(weights).tolist()
        for place in range(COUNT):
            assert one.state(place) == other.state(place)
            assert one.seed_at(place) == other.seed_at(place)
        same(one.playouts(), other.playouts())
        same(one.step(one.draw()), other.step(other.draw()))


def test_bots_play_the_same_games_in_processes() -> None:
    with both("blood_rage", 3, {"bots": {1: bot("blood_rage", "greedy"), 2: bot("blood_rage", "random")}}) as (
        one,
        other,
    ):
        for _ in range(25):
            same(one.step(one.draw()), other.step(other.draw()))


def test_what_has_no_room_in_the_memory_comes_through_the_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ragnatafl.core.shared_games.ROOM", 16)
    with both("blood_rage", 4, {}) as (one, other):
        for _ in range(3):
            same(one.step(one.draw()), other.step(other.draw()))


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    with both("blood_rage", 4, {}) as (one, other):
        actions = one.draw().copy()
        actions[-1] = 0
        for batch in (one, other):
            with pytest.raises(rt.IllegalAction, match="Action 0 is not legal in game 6 of the batch"):
                batch.step(actions)
        same(one.step(one.draw()), other.step(other.draw()))


@pytest.mark.parametrize("wrong", [0, -1, COUNT + 1])
def test_a_number_of_processes_that_cannot_be_is_refused(wrong: int) -> None:
    game: Any = rt.game("blood_rage")
    with pytest.raises(rt.OptionError, match=f"A batch of 7 games has 1 to 7 processes, not {wrong}"):
        game.batch(COUNT, 4, 1, processes=wrong)


def test_bots_that_no_process_can_take_over_are_refused() -> None:
    game: Any = rt.game("blood_rage")
    local = SimpleNamespace(choose=lambda view, legal, rng, budget: legal[0])
    with pytest.raises(rt.OptionError, match="Processes cannot take over these bots or options"):
        game.batch(COUNT, 2, 1, bots={1: local}, processes=2)


class Odd:
    def choose(self, view: Any, legal: list[int], rng: Any, budget: float | None = None) -> int:
        return -1


def played_on(batch: Any) -> None:
    for _ in range(3):
        batch.step(batch.draw())


def test_a_bot_that_fails_in_a_process_is_named_and_the_batch_goes_no_further() -> None:
    game: Any = rt.game("blood_rage")
    with game.batch(COUNT, 2, 1, bots={1: Odd()}, processes=2) as batch:
        with pytest.raises(rt.RagnataflError, match=r'^The bot "Odd" chose -1, which is not a legal action\.$'):
            played_on(batch)
        with pytest.raises(rt.OptionError, match="The batch cannot go on"):
            batch.step(batch.draw())


def test_an_error_in_a_process_is_told_and_the_batch_goes_on() -> None:
    with both("blood_rage", 4, {}) as (_, batch):
        with pytest.raises(rt.OptionError, match="have the numbers 0 to 6, not 7"):
            batch.state(COUNT)
        with pytest.raises(AttributeError):
            batch._games.ask_all("no_such_thing")
        assert batch.seed_at(6) > 0


def test_processes_end_with_the_batch() -> None:
    with both("yggdrasil", 1, {}) as (_, batch):
        processes = ids_of(batch)
        assert all(map(is_there, processes))
    assert gone_soon(processes)
    with pytest.raises(rt.RagnataflError):
        batch.step(batch.draw())
    batch.close()


def test_a_process_that_dies_is_told_of() -> None:
    with both("yggdrasil", 1, {}) as (_, batch):
        os.kill(ids_of(batch)[1], signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(rt.RagnataflError, match="begin a new batch"):
                batch.step(batch.draw())


def test_a_script_needs_no_guard_and_its_processes_end_when_it_is_killed() -> None:
    text = (
        "import os, sys, time, ragnatafl as rt\n"
        "batch = rt.game('yggdrasil').batch(4, 1, 1, processes=2)\n"
        "batch.step(batch.draw())\n"
        "print(*[helper.process.pid for helper in batch._games.helpers], flush=True)\n"
        "time.sleep(60)"
    )
    script = subprocess.Popen([sys.executable, "-c", text], stdout=subprocess.PIPE, text=True)
    assert script.stdout is not None
    processes = [int(each) for each in script.stdout.readline().split()]
    assert len(processes) == 2 and all(map(is_there, processes))
    script.kill()
    script.communicate()
    assert gone_soon(processes)
