"""How long a person waits from a fresh clone to the first page: `make first-page`, or

    python benchmarks/first_page.py [--ref COMMIT] [--rounds N] [--beside]

Each round clones this repository into a new folder, runs `make play` there and asks for the page until it comes. It
prints the seconds on the clock and of the processor, from `make` to the page. Package caches stay as they are: the
first round may fill them. With --beside it goes on until the engine is compiled, and starts a second time. Linux only,
since the processor's time of everything that was started is read from /proc.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 1800.0
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    asked = argparse.ArgumentParser(description="From a fresh clone to the first page.")
    asked.add_argument("--ref", default="HEAD", help="the commit to clone")
    asked.add_argument("--rounds", type=int, default=1)
    asked.add_argument("--beside", action="store_true", help="wait for the engine, and start again")
    given = asked.parse_args()
    found = [one_round(given.ref, given.beside) for _ in range(given.rounds)]
    if len(found) > 1:
        wall, processor = (statistics.median(column) for column in zip(*found, strict=True))
        print(f"median: {wall:.1f} s, processor {processor:.1f} s")


def one_round(ref: str, beside: bool) -> tuple[float, float]:
    with tempfile.TemporaryDirectory(prefix="first-page-") as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(clone)], check=True)
        subprocess.run(["git", "-C", str(clone), "checkout", "--quiet", "--detach", commit(ref)], check=True)
        wall, processor, _ = first_page(clone, beside)
        print(f"first page: {wall:.1f} s, processor {processor:.1f} s", flush=True)
        if beside:
            again, _, compiled = first_page(clone, False)
            print(f"second start: {again:.1f} s, the engine {'compiled' if compiled else 'interpreted'}", flush=True)
    return wall, processor


def commit(ref: str) -> str:
    command = ["git", "-C", str(ROOT), "rev-parse", ref]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def first_page(clone: Path, wait_for_engine: bool) -> tuple[float, float, bool]:
    """(seconds, seconds of the processor, whether compiled) from `make play` until the page is answered."""
    port = free_port()
    began = time.monotonic()
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PYTHONPATH"))}
    command = ["make", "play", f"ARGS=--no-open --port {port} --database {clone.parent / 'tables.sqlite'}"]
    make = subprocess.Popen(command, cwd=clone, env=environment, start_new_session=True)
    try:
        ask(f"http://127.0.0.1:{port}/", make)
        wall, processor = time.monotonic() - began, processor_time(make.pid)
        compiled = b'"compiled":true' in ask(f"http://127.0.0.1:{port}/health", make).replace(b" ", b"")
        if wait_for_engine:
            wait_for(clone / "build" / "engine" / "key", make)
            print(f"engine compiled beside it: {time.monotonic() - began:.1f} s after the start", flush=True)
    finally:
        os.killpg(make.pid, signal.SIGINT)
        make.wait(60)
    return wall, processor, compiled


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def ask(address: str, make: subprocess.Popen[bytes]) -> bytes:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and make.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                return bytes(answer.read())
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise SystemExit("The page did not come.")


def wait_for(path: Path, make: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not path.exists():
        if time.monotonic() > deadline or make.poll() is not None:
            raise SystemExit("The engine was not compiled.")
        time.sleep(0.5)


def processor_time(root: int) -> float:
    """Of a process and all that it started, as far as they live or were waited for."""
    children: dict[int, list[int]] = {}
    spent: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it ended while we looked
        children.setdefault(int(fields[1]), []).append(int(path.parent.name))
        spent[int(path.parent.name)] = sum(int(field) for field in fields[11:15])
    seen = [root]
    for process in seen:
        seen.extend(children.get(process, ()))
    return sum(spent.get(process, 0) for process in seen) / TICKS


if __name__ == "__main__":
    main()
