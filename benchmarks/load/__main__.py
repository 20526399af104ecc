"""`make load`: what is asked for, round after round, and the figures."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

from .players import SEATS, Plan, play
from .servers import Server, machine_time, memory, processor_time, serving
from .tables import Figures

MOST = {"tables": 2000, "clients": 16, "workers": 64, "servers": 8, "spectators": 50, "rounds": 20}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.load", description="Put the web table under load.")
    add = parser.add_argument
    add("--tables", type=int, default=200, help="how many tables play at once")
    add("--think", type=float, help="seconds before each decision; 0.3 to 1 if not given")
    add("--rate", type=float, default=0.0, help="decisions offered each second, whether or not earlier ones are done")
    add("--game", default="blood_rage", choices=("blood_rage", "yggdrasil"), help="which game")
    add("--bots", type=int, default=0, help="how many of the four seats are bots")
    add("--spectators", type=int, default=0, help="how many look on at each table")
    add("--clients", type=int, default=1, help="processes that the clients run in")
    add("--workers", type=int, default=0, help="the server's --workers")
    add("--servers", type=int, default=1, help="servers on one database, which must be PostgreSQL")
    add("--database", default="", help="another database than a scratch SQLite file")
    add("--seconds", type=float, default=30.0, help="how long to measure")
    add("--warm-up", type=float, default=20.0, help="seconds to sit down and begin, not measured")
    add("--against", default="", metavar="PYTHON", help="the Python of another tree, whose server is measured in turns")
    add("--rounds", type=int, default=1, help="how often to measure; the figures are medians")
    add("--profile", action="store_true", help="sample the server and say where its time goes")
    add("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    if problem := what_is_wrong(asked):
        parser.error(problem)
    return asked


def what_is_wrong(asked: argparse.Namespace) -> str:
    """A sentence if that cannot be measured; all is bounded in count and time."""
    for name, most in MOST.items():
        least = 0 if name in ("workers", "spectators") else 1
        if not least <= getattr(asked, name) <= most:
            return f"There can be {least} to {most} {name}, not {getattr(asked, name)}."
    if not 0 < asked.seconds <= 600 or not 0 <= asked.warm_up <= 600 or not 0 <= (asked.think or 0) <= 600:
        return "Times are seconds, up to 600; there must be some to measure."
    if not 0 <= asked.rate <= 50_000 or not 0 <= asked.bots < SEATS:
        return f"There can be up to 50000 decisions a second and up to {SEATS - 1} bots."
    if asked.servers > 1 and not asked.database.startswith("postgres"):
        return "Several servers need one PostgreSQL: --database postgresql://..."
    if asked.profile and asked.workers > 1:
        return "One process can be sampled, not several: leave out --workers or --profile."
    return ""


def measure(python: str, asked: argparse.Namespace) -> dict[str, Any]:
    """One round with the server of this Python. Another tree's is always one process."""
    own = python == sys.executable
    with tempfile.TemporaryDirectory(prefix="ragnatafl-load-") as folder:
        profile = str(Path(folder) / "profile.json") if asked.profile else ""
        options = ["--database", asked.database or str(Path(folder) / "tables.db")]
        options += ["--workers", str(asked.workers)] if asked.workers and own else []
        with serving(python, asked.servers if own else 1, options, profile) as servers:
            compiled = servers[0].ask("/health")["compiled"]
            found = {"compiled": compiled, **watched(servers, asked)}
        return {**found, "profile": json.loads(Path(profile).read_text())} if profile else found


def watched(servers: list[Server], asked: argparse.Namespace) -> dict[str, Any]:
    """Clients that play in processes of their own, and the servers' processor time meanwhile."""
    with processes(min(asked.clients, asked.tables)) as pool:
        plans = shares(servers, asked)
        playing = [pool.submit(play, plan) for plan in plans]
        wait_until(plans[0].measures, f"Sitting down at {asked.tables} tables, and {asked.warm_up:g} s to warm up")
        used, (busy, stolen) = processor_time(servers), machine_time()
        wait_until(plans[0].ends, f"Measuring for {asked.seconds:g} s")
        used, held = processor_time(servers) - used, memory(servers)
        busy, stolen = (now - before for now, before in zip(machine_time(), (busy, stolen), strict=True))
        progress("Looking up every acknowledged decision")
        figures = together([one.result() for one in playing])
    return report(figures, asked, {"used": used, "busy": busy, "stolen": stolen, "held": held})


def processes(count: int) -> ProcessPoolExecutor:
    """Processes for the clients that have started; the clock runs from then on."""
    spawn = multiprocessing.get_context("spawn")
    started = spawn.Barrier(count + 1)
    pool = ProcessPoolExecutor(count, spawn, started.wait)
    for _ in range(count):
        pool.submit(time.monotonic)
    started.wait()
    return pool


def shares(servers: list[Server], asked: argparse.Namespace) -> list[Plan]:
    """The tables spread over the processes of the clients."""
    count = min(asked.clients, asked.tables)
    begins = time.monotonic()
    measures = begins + asked.warm_up
    firsts = [asked.tables * number // count for number in range(count + 1)]
    return [
        Plan(
            servers=tuple(server.at for server in servers),
            game=asked.game,
            first=first,
            tables=following - first,
            bots=asked.bots,
            spectators=asked.spectators,
            think=(0.3, 1.0) if asked.think is None else (asked.think, asked.think),
            rate=asked.rate * (following - first) / asked.tables,
            begins=begins,
            measures=measures,
            ends=measures + asked.seconds,
        )
        for first, following in pairwise(firsts)
    ]


def together(parts: list[Figures]) -> Figures:
    whole = Figures()
    for part in parts:
        for name, value in vars(part).items():
            setattr(whole, name, getattr(whole, name) + value)
    return whole


def report(figures: Figures, asked: argparse.Namespace, machine: dict[str, float]) -> dict[str, Any]:
    """The figures under the names that are printed."""
    times = sorted(figures.times) or [0.0]
    seconds, decided = asked.seconds, max(1, figures.decisions + figures.by_bots)
    offered = {"offered_per_second": round(figures.offered / seconds, 1), "not_begun_at_the_end": figures.overdue}
    return {
        "tables": asked.tables,
        "clients": asked.tables * (SEATS - asked.bots + asked.spectators),
        "seconds": seconds,
        **(offered if asked.rate else {}),
        "decisions_per_second": round(figures.decisions / seconds, 1),
        **({"bots_decisions_per_second": round(figures.by_bots / seconds, 1)} if asked.bots else {}),
        "updates_per_second": round(figures.updates / seconds, 1),
        "p50_ms": round(1000 * statistics.median(times), 1),
        "p99_ms": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "most_ms": round(1000 * times[-1], 1),
        "bytes_per_update": round(figures.bytes / max(1, figures.updates)),
        "server_ms_per_decision": round(1000 * machine["used"] / decided, 3),
        "clients_ms_per_decision": round(1000 * figures.processor / decided, 3),
        "server_cores": round(machine["used"] / seconds, 2),
        "clients_cores": round(figures.processor / seconds, 2),
        "machine_cores": round(machine["busy"] / seconds, 2),
        "stolen_cores": round(machine["stolen"] / seconds, 2),
        "server_megabytes": round(machine["held"]),
        "late": figures.late,
        "decisions_checked": figures.checked,
        "faults": figures.faults,
    }


def wait_until(moment: float, doing: str) -> None:
    progress(doing)
    time.sleep(max(0.0, moment - time.monotonic()))


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def medians(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Numbers as the median of the rounds; faults of all rounds."""
    found = dict(rounds[-1])
    for name, value in found.items():
        if isinstance(value, int | float) and not isinstance(value, bool):
            found[name] = round(statistics.median(one[name] for one in rounds), 3)
    return {**found, "faults": [fault for one in rounds for fault in one["faults"]]}


def in_turns(asked: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """Round after round, the other tree first where there is one."""
    trees = {**({"other": asked.against} if asked.against else {}), "this": sys.executable}
    rounds: dict[str, list[dict[str, Any]]] = {tree: [] for tree in trees}
    for number in range(asked.rounds):
        for tree, python in trees.items():
            progress(f"Round {number + 1} of {asked.rounds}, {tree} tree" if len(trees) > 1 else "Starting a server")
            rounds[tree].append(measure(python, asked))
    found = {tree: medians(some) for tree, some in rounds.items()}
    if asked.against:
        speeds = [[one["decisions_per_second"] for one in some] for some in rounds.values()]
        ratios = [new / old for old, new in zip(*speeds, strict=True) if old]
        found["this"]["times_the_other"] = round(statistics.median(ratios or [0.0]), 2)
    return found


def show(found: dict[str, dict[str, Any]]) -> None:
    """A line for each figure, a column for each tree."""
    names = [name for name in found["this"] if name not in ("faults", "profile")]
    for name in names:
        print(f"{name.replace('_', ' '):26}" + "".join(f"{one.get(name, '')!s:>12}" for one in found.values()))
    for tree, one in found.items():
        for subject, share in one.get("profile", {}).items():
            print(f"{tree} tree: {share:6.1%} {subject}")
        print(f"{tree} tree: {len(one['faults'])} faults")
        for fault in one["faults"][:10]:
            print(fault)


def main() -> None:
    asked = arguments()
    found = in_turns(asked)
    if asked.json:
        print(json.dumps(found if asked.against else found["this"], indent=2))
    else:
        show(found)
    if any(one["faults"] for one in found.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
