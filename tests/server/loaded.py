"""Servers out of a process that has the program loaded already: to load it takes most of the time of a start.

Each is a process of its own all the same, that runs the command line from its beginning. Those that test the loading
itself are started afresh."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.reduction import DupFd
from typing import Any, TextIO

from ragnatafl import __main__ as program

CAN_FORK = sys.platform == "linux"
READY = multiprocessing.get_context("forkserver" if CAN_FORK else "spawn")
READY.set_forkserver_preload([f"{__package__}.everything"])


class Loaded:
    """What `subprocess.Popen` would be for `ragnatafl` with these arguments, as far as servers need it; `first` is
    Python to be done before. What it prints is read from `stdout`, unless it goes into an open file."""

    stdout: TextIO

    def __init__(self, *arguments: str, first: str = "", into: int | None = None) -> None:
        if into is None:
            reading, writing = os.pipe()
            self.stdout = open(reading, encoding="utf-8")
        else:
            writing = os.dup(into)
        self._process = READY.Process(target=begin, args=(DupFd(writing), list(arguments), first))
        self._process.start()
        os.close(writing)
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, patience: float) -> int:
        self._process.join(patience)
        assert self._process.exitcode is not None, "the server has not ended"
        return self._process.exitcode

    def send_signal(self, what: int) -> None:
        os.kill(self.pid, what)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def begin(output: Any, arguments: list[str], first: str) -> None:
    """In the new process: what `python -m ragnatafl` does, with its output led into a pipe."""
    pipe = output.detach()
    for place in (1, 2):
        os.dup2(pipe, place)
    os.close(pipe)
    sys.stdout = open(1, "w", encoding="utf-8", buffering=1, closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1, closefd=False)
    sys.argv = ["ragnatafl", *arguments]
    sys.modules["__main__"] = program
    exec(first, {})
    program.main(arguments)
