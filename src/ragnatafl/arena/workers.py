"""Processes that play for another one: they know its game, and end when it does."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor

from ragnatafl.bots import processes
from ragnatafl.core import registry


def started(count: int, game: str) -> ProcessPoolExecutor:
    """So many processes that know a game."""
    return processes.started(count, begin, game, registry.reference(game))


def begin(game: str, reference: str) -> None:
    """Ctrl-C reaches all processes: these end without a word, and leave the telling to their parent."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, processes.leave)
    registry.register(game, reference)
    processes.end_with_parent()
