"""Processes that play: each has its games in several shifts, tells what is asked in memory shared with the learner, and
carries out what is chosen there. While one shift waits for answers, the others play."""

from __future__ import annotations

import gc
import multiprocessing
import os
import time
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ragnatafl.core import registry
from ragnatafl.core.batch import Batch, Turn
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.rng import derived

from .practice import Kind, Practice

NONE = -1
"""Fills up rows of features and of legal actions."""
SPREAD = 200
"""By up to so many random decisions the first games are played on: they end in turns, and no worker is late."""
PATIENCE = 60.0
"""Seconds after which a silent partner is looked for."""


@dataclass(frozen=True)
class Room:
    """The size of everything that is shared: workers, games of a shift, the longest rows, seats, shifts of a worker."""

    game: str
    workers: int
    games: int
    features: int
    legal: int
    seats: int
    shifts: int = 2

    def shapes(self) -> dict[str, tuple[tuple[int, ...], str]]:
        rows = (self.shifts, self.workers, self.games)
        return {
            "features": ((*rows, self.features), "<i2"),
            "legal": ((*rows, self.legal), "<i2"),
            "seats": (rows, "<i2"),
            "chosen": (rows, "<i2"),
            "ended": (rows, "|i1"),
            "shares": ((*rows, self.seats), "<f4"),
            "scores": ((*rows, self.seats), "<f4"),
            "took": ((self.shifts, self.workers), "<f8"),
            "stop": ((1,), "|i1"),
        }


class Shared:
    """The arrays of a room, in shared memory."""

    def __init__(self, room: Room, names: dict[str, str] | None = None) -> None:
        self.own = names is None
        self.memory: dict[str, SharedMemory] = {}
        self.arrays: dict[str, NDArray[Any]] = {}
        for name, (shape, kind) in room.shapes().items():
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            found = SharedMemory(create=True, size=size) if names is None else SharedMemory(names[name])
            self.memory[name] = found
            self.arrays[name] = np.ndarray(shape, kind, found.buf)
            if names is None:
                self.arrays[name][...] = 0

    @property
    def names(self) -> dict[str, str]:
        return {name: memory.name for name, memory in self.memory.items()}

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self.arrays[name]

    def close(self) -> None:
        self.arrays.clear()
        for memory in self.memory.values():
            try:
                memory.close()
            except BufferError:
                pass  # somebody still looks at an array; the memory goes with the process
            if self.own:
                memory.unlink()


class Shift:
    """Some of a worker's games: a batch for every kind of table."""

    def __init__(self, room: Room, practice: Practice, seed: int, shared: Shared, shift: int, worker: int) -> None:
        self.view = {
            name: array[shift, worker] for name, array in shared.arrays.items() if name not in ("stop", "took")
        }
        self.widths = room.features, room.legal
        game: Any = registry.game(room.game)
        place = room.shifts * worker + shift
        self.batches = [
            (part, self.batch(game, kind, part.stop - part.start, derived(seed, str(kind), place)))
            for kind, part in practice.places(room.games, place)
        ]
        for part, batch in self.batches:
            self.tell(part, batch.spread(SPREAD))

    def batch(self, game: Any, kind: Kind, count: int, seed: int) -> Batch:
        return Batch(game, count, kind.seats, seed, None, kind.options, self.widths)

    def play(self) -> None:
        for part, batch in self.batches:
            self.tell(part, batch.step(self.view["chosen"][part]))

    def tell(self, part: slice, turn: Turn) -> None:
        view = self.view
        view["features"][part] = turn.observations.values.reshape(-1, self.widths[0])
        view["legal"][part] = turn.legal.values.reshape(-1, self.widths[1])
        view["seats"][part] = turn.seats
        view["ended"][part] = turn.ended
        view["shares"][part, : turn.rewards.shape[1]] = turn.rewards
        view["scores"][part, : turn.scores.shape[1]] = turn.scores


def work(
    room: Room, practice: Practice, seed: int, names: dict[str, str], worker: int, go: list[Any], done: list[Any]
) -> None:
    """One process: plays whenever it is told to, until it is told to stop or the learner is gone."""
    parent = os.getppid()
    gc.disable()  # games hold each other in no circle; looking for one takes time
    shared = Shared(room, names)
    shifts = []
    for shift in range(room.shifts):
        shifts.append(Shift(room, practice, seed, shared, shift, worker))
        done[shift].release()
    while True:
        for shift, games in enumerate(shifts):
            while not go[shift].acquire(timeout=PATIENCE):
                if os.getppid() != parent:
                    os._exit(0)
            if shared["stop"][0]:
                return
            began = time.perf_counter()
            games.play()
            shared["took"][shift, worker] = time.perf_counter() - began
            done[shift].release()


class Workers:
    """All processes. `wait(shift)` until all have played, then read `shared`, write `chosen`, and `go(shift)`."""

    def __init__(self, room: Room, practice: Practice, seed: int) -> None:
        self.room = room
        self.shared = Shared(room)
        start = multiprocessing.get_context("spawn")
        self.gates = [[start.Semaphore(0) for _ in range(room.shifts)] for _ in range(room.workers)]
        self.played = [start.Semaphore(0) for _ in range(room.shifts)]
        self.processes = [
            start.Process(
                target=work,
                args=(room, practice, seed, self.shared.names, worker, self.gates[worker], self.played),
                daemon=True,
            )
            for worker in range(room.workers)
        ]
        for process in self.processes:
            process.start()

    def wait(self, shift: int) -> None:
        for _ in self.processes:
            while not self.played[shift].acquire(timeout=PATIENCE):
                if not all(process.is_alive() for process in self.processes):
                    raise RagnataflError("A process that plays has died; what was learned until then is saved.")

    def go(self, shift: int) -> None:
        for gates in self.gates:
            gates[shift].release()

    def close(self) -> None:
        self.shared["stop"][0] = 1
        for shift in range(self.room.shifts):
            self.go(shift)
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.kill()
        self.shared.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
