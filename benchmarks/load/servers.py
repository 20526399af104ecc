"""The servers that are measured: started from this tree or another, watched, and stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

CLOCK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
SAMPLED = Path(__file__).with_name("sampled.py")


@dataclass
class Server:
    """A server that runs, by its host and port."""

    process: subprocess.Popen[str]
    at: str

    def ask(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://{self.at}{path}", timeout=60) as answer:
            return orjson.loads(answer.read())


@contextmanager
def serving(python: str, count: int, options: list[str], profile: str = "") -> Iterator[list[Server]]:
    """So many servers; with a file for the profile the first of them is sampled."""
    servers: list[Server] = []
    try:
        for number in range(count):
            servers.append(start(python, options, profile if number == 0 else ""))
        yield servers
    finally:
        for server in servers:
            server.process.send_signal(signal.SIGTERM)
        for server in servers:
            server.process.wait(60)


def start(python: str, options: list[str], profile: str) -> Server:
    """Another tree's server runs from where that tree is installed, not from the sources of this one."""
    how = [str(SAMPLED), profile] if profile else ["-m", "ragnatafl"]
    environment = dict(os.environ)
    if python != sys.executable:
        environment.pop("PYTHONPATH", None)
    command = [python, *how, "serve", "--port", "0", "--no-open", "--no-limits", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return Server(process, line.split("http://")[1].split()[0].rstrip("/"))
    raise SystemExit("The server did not start; the lines above say why.")


def processor_time(servers: list[Server]) -> float:
    """Seconds of processor time that the servers and their processes have used; 0 where the system does not tell."""
    children: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        pid = int(path.parent.name)
        children.setdefault(int(fields[1]), []).append(pid)
        used[pid] = (int(fields[11]) + int(fields[12])) / CLOCK
    family = [server.process.pid for server in servers]
    for pid in family:
        family.extend(children.get(pid, []))
    return sum(used.get(pid, 0.0) for pid in family)


def memory(servers: list[Server]) -> float:
    """Megabytes that the servers themselves hold; 0 where the system does not tell."""
    total = 0
    for server in servers:
        try:
            lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0
        total += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return total / 1024


def machine_time() -> tuple[float, float]:
    """Seconds of all cores that were used by anybody here, and that went to other machines on the same host."""
    try:
        fields = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    except OSError:
        return 0.0, 0.0
    idle, stolen = fields[3] + fields[4], fields[7]
    return (sum(fields[:8]) - idle - stolen) / CLOCK, stolen / CLOCK
