"""Processes in which bots think: each computes on one core, and ends with whoever has started it."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from threading import Thread
from typing import Any

from .program import end_all

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""How the libraries that multiply matrices are told to leave the other cores to the other processes."""


def started(count: int, begin: Callable[..., None], *given: Any) -> ProcessPoolExecutor:
    """So many, which begin with this; each with one thread, if nobody has said otherwise."""
    one_thread_each()
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin, given)


def one_thread_each() -> None:
    """For processes that are started from now on, if nobody has said otherwise."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")


def end_with_parent() -> None:
    """A parent that was killed cannot say so: without this, its processes would wait for it for ever."""
    Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        leave()


def leave(*signal: object) -> None:
    """Ends this process without a word, and the programs that it has started."""
    end_all()
    os._exit(1)
