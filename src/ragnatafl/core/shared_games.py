"""The games of a batch, shared out among processes: each plays the games of neighbouring places.

What is asked comes back through memory that both have, the rest through a pipe. The processes are started by a command
of their own, so that a script needs no `if __name__ == "__main__"`; they end when nobody is left at the other end.
"""

from __future__ import annotations

import mmap
import pickle
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any
from weakref import finalize

import numpy as np

from . import registry
from .batch import dealer
from .errors import OptionError, RagnataflError
from .games import Ended, Games, Told

ROOM = 2048
"""Bytes for what is told of a game, on average; where that is not enough, the pipe takes it."""
ACTION = 2
"""Bytes of an action."""


@dataclass(frozen=True)
class Part:
    """What a process must know to play its games."""

    game: str
    reference: str
    count: int
    before: int
    """How many places of the batch come before its own."""
    seats: int
    seed: int
    bots: Mapping[int, Any]
    widths: tuple[int, int] | None
    options: Mapping[str, Any]

    @property
    def size(self) -> int:
        """Of the memory."""
        return self.count * ROOM


class Helper:
    """A process, seen from here."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.pipe, there = Pipe()
        with tempfile.TemporaryFile() as file:
            file.truncate(part.size)
            self.memory = mmap.mmap(file.fileno(), part.size)
            handles = (there.fileno(), file.fileno())
            command = [sys.executable, "-m", __name__, *map(str, handles), str(part.size)]
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=handles)
        there.close()
        self.end = finalize(self, ended, self.pipe, self.process)

    def ask(self, name: str, *given: Any) -> None:
        try:
            self.pipe.send((name, given))
        except OSError:
            raise died() from None

    def answer(self) -> Any:
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            raise died() from None
        return found

    def read(self, sizes: Sequence[int]) -> list[memoryview]:
        """What lies in the memory, one thing after the other."""
        found, start = [], 0
        for size in sizes:
            found.append(memoryview(self.memory)[start : start + size])
            start += size
        return found


def ended(pipe: Connection, process: subprocess.Popen[bytes]) -> None:
    pipe.close()
    process.kill()
    process.wait()


def died() -> RagnataflError:
    return RagnataflError("A process of this batch has died, and its games with it: begin a new batch.")


class SharedGames:
    """Does what `Games` does, with the games of all processes in the order of their places."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.helpers = [Helper(part) for part in parts]
        self.busy = False
        try:
            for helper in self.helpers:
                try:
                    helper.ask("begin", helper.part)
                except (pickle.PicklingError, AttributeError, TypeError) as error:
                    raise OptionError(f"Processes cannot take over these bots or options: {error}.") from None
            self.answers = self.all_answers()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        for helper in self.helpers:
            helper.end()

    # -- asking ----------------------------------------------------------
    def ask_all(self, name: str, *given: Any) -> None:
        """All at once; then all answers are waited for."""
        self.begin_asking()
        for helper in self.helpers:
            helper.ask(name, *given)
        self.answers = self.all_answers()

    def begin_asking(self) -> None:
        if self.busy:
            raise RagnataflError(
                "A call of this batch was interrupted, and what it had begun is lost: begin a new batch."
            )
        self.busy = True

    def all_answers(self) -> list[Any]:
        """Also where one of them is an error, so that the next answers are those to the next question."""
        found = [helper.answer() for helper in self.helpers]
        self.busy = False
        for answer in found:
            if isinstance(answer, Exception):
                raise answer
        return found

    def ask_one(self, name: str, place: int) -> Any:
        helper = next(each for each in reversed(self.helpers) if each.part.before <= place)
        self.begin_asking()
        helper.ask(name, place - helper.part.before)
        found = helper.answer()
        self.busy = False
        if isinstance(found, Exception):
            raise found
        return found

    # -- what games do ---------------------------------------------------
    def step(self, actions: bytes) -> None:
        for helper in self.helpers:
            first, size = ACTION * helper.part.before, ACTION * helper.part.count
            helper.memory[:size] = actions[first : first + size]
        self.ask_all("step")

    def play_out(self) -> None:
        self.ask_all("play_out")

    def spread(self, most: int) -> None:
        self.ask_all("spread", most)

    def state(self, place: int) -> Any:
        return self.ask_one("state", place)

    def seed_at(self, place: int) -> int:
        return int(self.ask_one("seed_at", place))

    def told(self) -> tuple[Told, Ended]:
        parts = [
            helper.read(answer) if isinstance(answer[0], int) else answer
            for helper, answer in zip(self.helpers, self.answers, strict=True)
        ]
        seats, features, feature_starts, legal, legal_starts, counts, places, lengths, scores, shares = zip(
            *parts, strict=True
        )
        before = [helper.part.before for helper in self.helpers]
        told = (
            b"".join(seats),
            b"".join(features),
            joined_starts(feature_starts),
            b"".join(legal),
            joined_starts(legal_starts),
            b"".join(counts),
        )
        return told, (moved(places, before), b"".join(lengths), b"".join(scores), b"".join(shares))


def moved(parts: Sequence[Any], by: Sequence[int]) -> bytes:
    """Numbers, those of each part raised by so much."""
    return b"".join([(np.frombuffer(part, "<i8") + more).tobytes() for part, more in zip(parts, by, strict=True)])


def joined_starts(parts: Sequence[Any]) -> bytes:
    """Beginnings of rows that follow each other: those of a part begin where the rows before it end."""
    ends = np.cumsum([0, *[np.frombuffer(part, "<i8")[-1] for part in parts]])
    return moved([part[:-8] for part in parts], [int(end) for end in ends[:-1]]) + ends[-1:].astype("<i8").tobytes()


# -- in the process ------------------------------------------------------------------------------------------------
class Player:
    """Plays a part of a batch for another process."""

    def __init__(self, pipe: Connection, memory: mmap.mmap) -> None:
        self.pipe = pipe
        self.memory = memory
        self.count = 0
        self.games: Games | None = None

    def serve(self) -> None:
        """Until nobody asks any more."""
        while True:
            try:
                name, given = self.pipe.recv()
            except (EOFError, OSError):
                return
            except Exception as error:
                self.say(OptionError(f"A process cannot take over these bots or options: {error}."))
                continue
            try:
                answer = getattr(self, name)(*given)
            except Exception as error:
                answer = error
            self.say(answer)

    def say(self, answer: Any) -> None:
        try:
            self.pipe.send(answer)
        except (pickle.PicklingError, AttributeError, TypeError):
            self.pipe.send(RagnataflError(f"{type(answer).__name__} in a process of the batch: {answer}"))

    def begin(self, part: Part) -> Any:
        registry.register(part.game, part.reference)
        deal = dealer(registry.game(part.game), part.seats, part.options)
        self.count = part.count
        self.games = Games(part.count, part.seed, deal, part.bots, part.widths, part.before)
        return self.told()

    def step(self) -> Any:
        self.played.step(self.memory[: ACTION * self.count])
        return self.told()

    def play_out(self) -> Any:
        self.played.play_out()
        return self.told()

    def spread(self, most: int) -> Any:
        self.played.spread(most)
        return self.told()

    def state(self, place: int) -> Any:
        return self.played.state(place)

    def seed_at(self, place: int) -> int:
        return self.played.seed_at(place)

    @property
    def played(self) -> Games:
        assert self.games is not None, "begin comes first"
        return self.games

    def told(self) -> Any:
        """How long each thing is that lies in the memory now; the things themselves where it has no room for them."""
        told, ends = self.played.told()
        parts = (*told, *ends)
        sizes = [len(part) for part in parts]
        if sum(sizes) > len(self.memory):
            return parts
        start = 0
        for part, size in zip(parts, sizes, strict=True):
            self.memory[start : start + size] = part
            start += size
        return sizes


def main(pipe: int, memory: int, size: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who has started this; it ends with him
    Player(Connection(pipe), mmap.mmap(memory, size)).serve()


if __name__ == "__main__":
    main(*[int(given) for given in sys.argv[1:4]])
