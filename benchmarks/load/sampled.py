"""A server that samples itself: `python sampled.py FILE serve ...` writes the shares of its processor time to FILE.

Every few milliseconds of processor time a signal asks what the main thread is doing; what the thread itself has used
since the last time is put down to the innermost function known here, the rest to other threads. Compiled functions and
C code count for whoever called them. It stands alone, so that another tree's server can be sampled too.
"""

from __future__ import annotations

import atexit
import json
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType

EVERY = 0.002
STARTING = "starting"
"""What is done before the loop runs; it is not counted."""

SUBJECTS = {
    ("table.py", "publish"): "views",
    ("table.py", "views_now"): "views",
    ("table.py", "differences"): "differences",
    ("table.py", "shared"): "serialising",
    ("table.py", "message"): "serialising",
    ("patches.py", ""): "differences",
    ("history.py", "events_as_json"): "events",
    ("history.py", "offers"): "offers",
    ("history.py", "try_decision"): "parsing and playing",
    ("history.py", "decide"): "parsing and playing",
    ("history.py", "_ask"): "legal decisions",
    ("store.py", ""): "storing",
    ("undo.py", ""): "undo",
    ("sockets.py", "receive"): "receiving",
    ("sockets.py", "write"): "sending",
    ("sockets.py", "send"): "sending",
    ("wire.py", ""): "sending",
    ("websockets_sansio_impl.py", "data_received"): "receiving",
    ("websockets_sansio_impl.py", "receive"): "receiving",
    ("connections.py", "data_received"): "receiving",
    ("open_tables.py", "decide"): "the rest of a decision",
    ("table.py", "decide"): "the rest of a decision",
    ("open_tables.py", "make"): "making tables",
    ("open_tables.py", "table"): "loading tables",
    ("runners.py", "run"): "the loop and everything else",
}
"""What a function is busy with, in this tree and in earlier ones; a file alone stands for all of its functions."""


class Sampler:
    def __init__(self) -> None:
        self.used: Counter[str] = Counter()
        self.thread, self.process = time.thread_time(), time.process_time()

    def sample(self, _: int, frame: FrameType | None) -> None:
        thread, process = time.thread_time(), time.process_time()
        busy_with = subject(frame)
        if busy_with != STARTING:
            self.used[busy_with] += thread - self.thread
            self.used["other threads"] += max(0.0, process - self.process - (thread - self.thread))
        self.thread, self.process = thread, process

    def write(self, path: str) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        whole = sum(self.used.values()) or 1.0
        Path(path).write_text(json.dumps({what: used / whole for what, used in self.used.most_common()}))


def subject(frame: FrameType | None) -> str:
    while frame is not None:
        file, name = frame.f_code.co_filename.rpartition("/")[2], frame.f_code.co_name
        found = SUBJECTS.get((file, name)) or SUBJECTS.get((file, ""))
        if found is not None:
            return found
        frame = frame.f_back
    return STARTING


def main() -> None:
    path = sys.argv.pop(1)
    sampler = Sampler()
    atexit.register(sampler.write, path)
    signal.signal(signal.SIGPROF, sampler.sample)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    sys.path.pop(0)  # this file's own folder

    from ragnatafl.cli import main as serve

    serve()


if __name__ == "__main__":
    main()
