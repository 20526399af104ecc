"""Processes that play for another one: they know its game, and end when it does."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from threading import Thread

from ragnatafl.core import registry

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""How the libraries that multiply matrices are told to leave the other cores to the other processes."""


def started(count: int, game: str) -> ProcessPoolExecutor:
    """So many processes that know a game, each with one thread, if nobody has said otherwise."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, begin, (game, registry.reference(game)))


def begin(game: str, reference: str) -> None:
    """Ctrl-C reaches all processes: these end without a word, and leave the telling to their parent."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    registry.register(game, reference)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that was killed cannot say so: without this, its processes would wait for it for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
