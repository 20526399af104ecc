"""Processes that play: each holds two half batches, tells what is asked in memory shared with the learner, and carries
out what is chosen there. While one half thinks, the other plays."""

from __future__ import annotations

import multiprocessing
import os
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ragnatafl.core import registry
from ragnatafl.core.batch import Rows, Turn
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.rng import derived

from .practice import Practice

HALVES = 2
NONE = -1
"""Fills up rows of features and of legal actions."""
SPREAD = 200
"""By so many random decisions the first games of the last worker are ahead of the first one's: they end in turns."""
PATIENCE = 60.0
"""Seconds after which a silent partner is looked for."""


@dataclass(frozen=True)
class Room:
    """The size of everything that is shared: workers, games of a half batch, the longest rows, seats."""

    game: str
    workers: int
    games: int
    features: int
    legal: int
    seats: int

    def shapes(self) -> dict[str, tuple[tuple[int, ...], str]]:
        rows = (HALVES, self.workers, self.games)
        return {
            "features": ((*rows, self.features), "<i2"),
            "legal": ((*rows, self.legal), "<i2"),
            "seats": (rows, "<i2"),
            "chosen": (rows, "<i2"),
            "ended": (rows, "|i1"),
            "shares": ((*rows, self.seats), "<f4"),
            "scores": ((*rows, self.seats), "<f4"),
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


def fill(rows: Rows, into: NDArray[Any]) -> None:
    """Rows of different lengths into a table whose rows end with NONE."""
    width = into.shape[1]
    lengths = rows.lengths
    if lengths.max() > width:
        raise RagnataflError(f"A row of {lengths.max()} numbers is longer than the {width} that were made room for.")
    into[...] = NONE
    into[np.arange(width) < lengths[:, None]] = rows.values


class Half:
    """Half of a worker's games: a batch for every kind of table."""

    def __init__(self, room: Room, practice: Practice, seed: int, shared: Shared, half: int, worker: int) -> None:
        self.view = {name: array[half, worker] for name, array in shared.arrays.items() if name != "stop"}
        game: Any = registry.game(room.game)
        place = HALVES * worker + half
        self.batches = [
            (part, game.batch(part.stop - part.start, kind.seats, derived(seed, str(kind), place), **kind.options))
            for kind, part in practice.places(room.games, place)
        ]
        ahead = SPREAD * place // (HALVES * room.workers)
        for part, batch in self.batches:
            for _ in range(ahead):
                batch.step(batch.draw())
            self.tell(part, batch.turn)

    def play(self) -> None:
        for part, batch in self.batches:
            self.tell(part, batch.step(self.view["chosen"][part]))

    def tell(self, part: slice, turn: Turn) -> None:
        view = self.view
        fill(turn.observations, view["features"][part])
        fill(turn.legal, view["legal"][part])
        view["seats"][part] = turn.seats
        view["ended"][part] = turn.ended
        view["shares"][part, : turn.rewards.shape[1]] = turn.rewards
        view["scores"][part, : turn.scores.shape[1]] = turn.scores


def work(
    room: Room, practice: Practice, seed: int, names: dict[str, str], worker: int, go: list[Any], done: list[Any]
) -> None:
    """One process: plays whenever it is told to, until it is told to stop or the learner is gone."""
    parent = os.getppid()
    shared = Shared(room, names)
    halves = []
    for half in range(HALVES):
        halves.append(Half(room, practice, seed, shared, half, worker))
        done[half].release()
    while True:
        for half, games in enumerate(halves):
            while not go[half].acquire(timeout=PATIENCE):
                if os.getppid() != parent:
                    os._exit(0)
            if shared["stop"][0]:
                return
            games.play()
            done[half].release()


class Workers:
    """All processes. `wait(half)` until all of them have played, then read `shared`, write `chosen`, and `go(half)`."""

    def __init__(self, room: Room, practice: Practice, seed: int) -> None:
        self.room = room
        self.shared = Shared(room)
        start = multiprocessing.get_context("spawn")
        self.gates = [[start.Semaphore(0) for _ in range(HALVES)] for _ in range(room.workers)]
        self.played = [start.Semaphore(0) for _ in range(HALVES)]
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

    def wait(self, half: int) -> None:
        for _ in self.processes:
            while not self.played[half].acquire(timeout=PATIENCE):
                if not all(process.is_alive() for process in self.processes):
                    raise RagnataflError("A process that plays has died; what was learned until then is saved.")

    def go(self, half: int) -> None:
        for gates in self.gates:
            gates[half].release()

    def close(self) -> None:
        self.shared["stop"][0] = 1
        for half in range(HALVES):
            self.go(half)
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.kill()
        self.shared.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
