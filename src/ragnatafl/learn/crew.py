"""A match played by processes that hold many games side by side, while this one answers for the networks, through
PyTorch: what all of them ask is asked at once. It says every now and then how it stands: nothing is lost if it breaks
off."""

from __future__ import annotations

import gc
import math
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any

from ragnatafl.arena.together import Table
from ragnatafl.arena.workers import begin
from ragnatafl.bots import Bot
from ragnatafl.bots.mind import Mind
from ragnatafl.bots.processes import one_thread_each
from ragnatafl.bots.questions import Answering, Asked
from ragnatafl.bots.search import MOST_COPIES, SearchBot
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError, RagnataflError

from .desks import Desk, Laid, joined, made
from .evaluate import Match, Result, Row, line_up, summary, told
from .practice import MISSING
from .side_by_side import SHIFTS, Ask, Reply, play_side_by_side

PAUSE = 20.0
"""Seconds between two words about how it stands."""
PATIENCE = 20.0
"""Seconds after the end of the time that a process has to stop by itself."""


@dataclass(frozen=True)
class Crew:
    device: str = "cpu"
    processes: int = 1
    width: int = 24
    """Games that each process holds side by side."""
    minutes: float = math.inf
    """After which what is over counts."""

    @property
    def positions(self) -> int:
        """That one shift asks for at most."""
        return math.ceil(self.width / SHIFTS) * MOST_COPIES


@dataclass
class Standing:
    """How a match stands."""

    games: int
    rows: list[Row] = field(default_factory=list)
    positions: int = 0
    """For which networks were asked."""
    questions: int = 0
    seconds: float = 0.0
    thinking: float = 0.0
    """Seconds that the networks took."""
    at_work: int = 0
    """Processes that have not said that they are done."""

    def __str__(self) -> str:
        return f"{self.result()} in {len(self.rows)} games{self.unfinished()}; {self.pace()}"

    def result(self) -> Result:
        return summary(self.rows) if self.rows else Result(0.0, 0.0, 1.0, 0.0, 0.0)

    def unfinished(self) -> str:
        """With them the share lies between that where all are lost and that where all are won."""
        left = self.games - len(self.rows)
        if not left:
            return ""
        won = sum(share for share, _, _ in self.rows)
        return f", {left} not over (with them {won / self.games:.3f} to {(won + left) / self.games:.3f})"

    def pace(self) -> str:
        return (
            f"{self.seconds:.0f} s, networks {self.thinking:.0f} s, {self.positions:,} positions in {self.questions:,} "
            f"questions, {self.at_work} processes at work"
        )


def play(match: Match, crew: Crew, word: Callable[[Standing], None]) -> Standing:
    """Every process takes the next game when it has room: all are begun in the order of their numbers."""
    minds = minds_of(checked(line_up(match)[1]))
    one_thread_each()
    try:
        from .device import DeviceMind  # PyTorch is loaded where it is asked
    except ImportError:
        raise OptionError(MISSING) from None

    until = time.monotonic() + 60 * crew.minutes
    answering = [DeviceMind(mind.weights, crew.device) for mind in minds]
    hall = Hall(match, crew, answering, max(map(values_of, minds), default=0), until)
    hall.listen(word)
    hall.close()
    if hall.standing.at_work and not hall.standing.rows:
        raise RagnataflError("The processes that played have died before a game was over.")
    return hall.standing


def checked(players: Sequence[Bot]) -> Sequence[Bot]:
    for player in players:
        if isinstance(player, SearchBot) and math.isinf(player.search.positions):
            raise OptionError("Games side by side share their time: hold a search to positions, as in search:4000.")
    return players


def minds_of(players: Sequence[Any]) -> list[Mind]:
    """Their networks, each once."""
    return list(dict.fromkeys(player.mind for player in players if hasattr(player, "mind")))


def values_of(mind: Mind) -> int:
    """How many values it has for a position."""
    return len(mind.arrays["value.bias"])


@dataclass(frozen=True)
class Call:
    """Something lies on a desk, for one of the networks."""

    desk: int
    mind: int
    laid: Laid


class Worker:
    """A process that plays, seen from here."""

    def __init__(self, start: Any, hall: Hall, width: int) -> None:
        memory = [made(start, hall.crew.positions, width) for _ in range(SHIFTS * max(1, len(hall.minds)))]
        self.desks = [Desk(part) for part in memory]
        self.pipe, there = start.Pipe()
        given = (hall.match, hall.crew, registry.reference(hall.match.game), hall.until, hall.number, there, memory)
        self.process = start.Process(target=work, args=given, daemon=True)
        self.process.start()
        there.close()

    def answer(self, question: Call, liked: Any, values: Any) -> None:
        self.desks[question.desk].answer(liked, values)
        try:
            self.pipe.send(question.desk)
        except OSError:
            pass  # it has ended in the meantime


class Hall:
    """Where the processes lay their questions, and are answered."""

    def __init__(self, match: Match, crew: Crew, minds: Sequence[Answering], width: int, until: float) -> None:
        self.match = match
        self.crew = crew
        self.minds = minds
        self.until = until
        self.began = time.monotonic()
        self.standing = Standing(match.games, at_work=crew.processes)
        start = multiprocessing.get_context("spawn")
        self.number = start.Value("q", 0)
        """Of the game that is begun next; held here, because it is gone when nobody holds it."""
        self.workers = [Worker(start, self, width) for _ in range(crew.processes)]

    def listen(self, word: Callable[[Standing], None]) -> None:
        """Until all have done their part, or are gone; those that hang are not waited for."""
        heard, last = {worker.pipe: worker for worker in self.workers}, self.began
        while heard and time.monotonic() < self.until + PATIENCE:
            asked: list[tuple[Worker, Call]] = []
            for pipe in wait(list(heard), timeout=1.0):
                if not self.hear(heard[pipe], asked):
                    del heard[pipe]
            self.answer(asked)
            self.standing.seconds = time.monotonic() - self.began
            if time.monotonic() >= last + PAUSE:
                last = time.monotonic()
                word(self.standing)

    def hear(self, worker: Worker, asked: list[tuple[Worker, Call]]) -> bool:
        """All that a process has to say: questions, games that are over (rows), or that it is done (None): then there
        will be no more, and this gives False."""
        try:
            while True:
                said = worker.pipe.recv()
                if said is None:
                    self.standing.at_work -= 1
                    return False
                if isinstance(said, Call):
                    asked.append((worker, said))
                else:
                    self.standing.rows.append(said)
                if not worker.pipe.poll():
                    return True
        except (EOFError, OSError):
            return False

    def answer(self, asked: Sequence[tuple[Worker, Call]]) -> None:
        """One question to each network."""
        began = time.monotonic()
        for number, mind in enumerate(self.minds):
            together = [(worker, question) for worker, question in asked if question.mind == number]
            if together:
                self.answer_together(mind, together)
        self.standing.thinking += time.monotonic() - began

    def answer_together(self, mind: Answering, asked: Sequence[tuple[Worker, Call]]) -> None:
        whole = joined([worker.desks[question.desk].asked(question.laid) for worker, question in asked])
        liked, values = mind.answer(whole)
        self.standing.positions += len(whole)
        self.standing.questions += 1
        row = place = 0
        for worker, question in asked:
            rows, places = row + question.laid.positions, place + question.laid.actions
            worker.answer(question, liked[place:places], values[row:rows])
            row, place = rows, places

    def close(self) -> None:
        for worker in self.workers:
            worker.process.kill()  # its last word has been heard


class Asking:
    """A process's way to the networks: over its desks."""

    def __init__(self, minds: Sequence[Mind], pipe: Connection, memory: Sequence[Any]) -> None:
        self.minds = {mind: number for number, mind in enumerate(minds)}
        self.pipe = pipe
        self.desks = [Desk(part) for part in memory]
        self.free = list(range(len(memory)))
        self.answered: set[int] = set()

    def __call__(self, mind: Mind, asked: Asked) -> Reply:
        number = self.free.pop()
        laid = self.desks[number].lay(asked)
        self.pipe.send(Call(number, self.minds[mind], laid))
        return lambda: self.answers(number, laid, values_of(mind))

    def answers(self, number: int, laid: Laid, width: int) -> tuple[Any, Any]:
        while number not in self.answered:
            self.answered.add(self.pipe.recv())
        self.answered.remove(number)
        self.free.append(number)
        return self.desks[number].answers(laid, width)


def work(
    match: Match, crew: Crew, reference: str, until: float, number: Any, pipe: Connection, memory: Sequence[Any]
) -> None:
    """One process that plays."""
    begin(match.game, reference)
    gc.disable()  # games hold each other in no circle; looking for one takes time
    plan, players = line_up(match)
    ask: Ask = Asking(minds_of(players), pipe, memory)
    table: Table
    for table in play_side_by_side(plan, players, taken(number, match.games), crew.width, ask, until):
        pipe.send(told(table.played()))
    pipe.send(None)


def taken(number: Any, games: int) -> Iterator[int]:
    """The numbers of games that nobody else has begun."""
    while True:
        with number.get_lock():
            found = int(number.value)
            number.value = found + 1
        if found >= games:
            return
        yield found
