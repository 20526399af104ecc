"""`--workers N`: one process that holds the address and looks after N others that serve.

It knows nothing of tables and has no database: who owns what is the workers' own affair (owners.py). It starts them,
starts one again that has ended, tells the others of it at once, and ends them all when it is told to end."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

from ragnatafl.core.errors import OptionError

from .handover import CAN_HAND_OVER
from .logs import set_up
from .settings import Settings

if TYPE_CHECKING:
    from .run import Server

LONGEST_END = 15.0
"""Seconds in which a worker must have ended."""
SOON = 10.0
"""A worker that ends within so many seconds waits before it is started again, longer each time."""
WAITS = (0.0, 0.5, 1.0, 2.0, 5.0, 15.0)

UP, PROBLEM, GO, LOOK = "up", "problem", "go", "look"
"""What a worker and its supervisor tell each other."""

logger = logging.getLogger("ragnatafl.supervisor")

Sockets = tuple[socket.socket, socket.socket | None]


def supervise(
    settings: Settings, listening: socket.socket, internal: socket.socket | None, when_up: Callable[[], None]
) -> None:
    """Serve with several processes until somebody stops it; raises OptionError."""
    if not CAN_HAND_OVER:
        raise OptionError(
            "This system cannot hand open connections to another process, which --workers needs; leave it out."
        )
    Supervisor(settings, (listening, internal), when_up).run()


class Supervisor:
    def __init__(self, settings: Settings, sockets: Sockets, when_up: Callable[[], None]) -> None:
        share = max(1, settings.bot_workers // settings.workers)
        self.seats = [
            Post(replace(settings, slot=slot, bot_workers=share), sockets) for slot in range(settings.workers)
        ]
        self.when_up = when_up
        self.stopped, self.stopping = os.pipe()

    def run(self) -> None:
        with self.stopped_by_signals():
            try:
                self.start_all()
                while not self.is_stopped(self.pause()):
                    self.look_after()
            finally:
                self.end_all()

    @contextmanager
    def stopped_by_signals(self) -> Iterator[None]:
        def stop(*_: Any) -> None:
            os.write(self.stopping, b"\n")

        before = {name: signal.signal(name, stop) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    def is_stopped(self, seconds: float | None) -> bool:
        """Wait until a worker ends or it is time to start one; whether it is rather time to stop."""
        sentinels = [post.process.sentinel for post in self.seats if post.is_running]
        return self.stopped in wait([self.stopped, *sentinels], seconds)

    def pause(self) -> float | None:
        """How long until the next worker is to be started again."""
        due = [post.due - time.monotonic() for post in self.seats if not post.is_running]
        return max(0.0, min(due)) if due else None

    # Beginning

    def start_all(self) -> None:
        """Nobody is let in before all are there, so that the tables are spread over all of them."""
        for post in self.seats:
            post.start()
        for post in self.seats:
            if not self.hears(post):
                return
        for post in self.seats:
            post.tell(GO)
        self.when_up()

    def hears(self, post: Post) -> bool:
        """Wait until a worker is up; False if it is rather time to stop. Raises OptionError if it cannot begin."""
        if self.stopped in wait([self.stopped, post.link]):
            os.write(self.stopping, b"\n")
            return False
        word, sentence = post.heard()
        if word != UP:
            raise OptionError(sentence)
        return True

    # Going on

    def look_after(self) -> None:
        """See who has ended, tell the others, and start it again when it is time."""
        for post in self.seats:
            if post.is_running and not post.process.is_alive():
                post.note_end()
                for other in self.seats:
                    other.tell(LOOK)
            elif not post.is_running and post.due <= time.monotonic():
                post.start()
                post.tell(GO)

    def end_all(self) -> None:
        for post in self.seats:
            post.end()
        deadline = time.monotonic() + LONGEST_END
        for post in self.seats:
            post.wait_for_end(deadline)


class Post:
    """One worker after the other in one place."""

    def __init__(self, settings: Settings, sockets: Sockets) -> None:
        self.settings = settings
        self.sockets = sockets
        self.is_running = False
        self.due = 0.0
        self.began = 0.0
        self.failures = 0
        self.process: Any = None
        self.link: Connection

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.link, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(self.settings, *self.sockets, theirs))
        with left_to_the_supervisor(signal.SIGINT):
            self.process.start()
        theirs.close()
        self.began = time.monotonic()
        self.is_running = True

    def tell(self, word: str) -> None:
        if self.is_running:
            with suppress(OSError):
                self.link.send(word)

    def heard(self) -> tuple[str, str]:
        try:
            word, sentence = self.link.recv()
        except (EOFError, OSError):
            return PROBLEM, "A worker ended before it was up; the lines above say why."
        return word, sentence

    def last_words(self) -> str:
        """Why a worker has ended, if it could still say so."""
        with suppress(EOFError, OSError):
            while self.link.poll():
                word, sentence = self.link.recv()
                if word == PROBLEM:
                    return str(sentence)
        return ""

    def note_end(self) -> None:
        self.process.join()
        why = self.last_words()
        self.link.close()
        self.is_running = False
        self.failures = self.failures + 1 if time.monotonic() - self.began < SOON else 0
        self.due = time.monotonic() + WAITS[min(self.failures, len(WAITS) - 1)]
        more = {"code": self.process.exitcode, **({"why": why} if why else {})}
        logger.warning("a worker has ended and is started again", extra=more)

    def end(self) -> None:
        if self.is_running:
            self.process.terminate()

    def wait_for_end(self, deadline: float) -> None:
        if self.is_running:
            self.process.join(max(0.1, deadline - time.monotonic()))
            if self.process.is_alive():
                self.process.kill()
                self.process.join()


@contextmanager
def left_to_the_supervisor(name: signal.Signals) -> Iterator[None]:
    """A worker that is just beginning does not hear this signal; whoever sends it to all of us means the supervisor."""
    before = signal.signal(name, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(name, before)


# In the worker


def work(settings: Settings, listening: socket.socket, internal: socket.socket | None, link: Connection) -> None:
    """One worker, from its beginning to its end."""
    from .run import make_server

    set_up(settings.log_format)
    try:
        server = make_server(settings, internal)
        server.gate = Gate(server, link).wait
        server.when_up = lambda: None
        server.run([listening])
        problem = "" if server.started else server.problem
    except OptionError as error:
        problem = str(error)
    if problem:
        with suppress(OSError):
            link.send((PROBLEM, problem))


class Gate:
    """What a worker hears from its supervisor. When that is gone, the worker ends, too."""

    def __init__(self, server: Server, link: Connection) -> None:
        self.server = server
        self.link = link
        self.opened = asyncio.Event()

    async def wait(self) -> None:
        """Say that this worker is up, and wait until all are."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self.listen, args=(loop,), daemon=True).start()
        self.link.send((UP, ""))
        while not self.opened.is_set() and not self.server.should_exit:
            await asyncio.sleep(0.02)

    def listen(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            while True:
                word = self.link.recv()
                heard = self.opened.set if word == GO else self.server.services.owners.look_soon
                loop.call_soon_threadsafe(heard)
        except (EOFError, OSError):
            os.kill(os.getpid(), signal.SIGTERM)
        except RuntimeError:  # the loop has ended
            pass
