"""Runs ours and the peers in alternating rounds on one core, and prints them side by side.

python -m benchmarks.compare --peers-python .venv-peers/bin/python [--rounds 5] [--seconds 1] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
MEASURES = ("driven", "inside", "clones")


@dataclass
class Peer:
    beside: str
    """The game of ours that it is measured beside."""
    module: str
    name: str
    game: str
    lines: list[dict[str, Any]] = field(default_factory=list)
    ours: list[dict[str, Any]] = field(default_factory=list)
    """The lines of ours measured just before each of this peer's."""
    error: str = ""


def all_peers() -> list[Peer]:
    """Those of one game of ours stand together."""
    return [
        Peer("blood_rage", "catanatron_peer", "catanatron", "catan"),
        Peer("blood_rage", "open_spiel_peer", "OpenSpiel", "hearts"),
        Peer("blood_rage", "open_spiel_peer", "OpenSpiel", "gin_rummy"),
        Peer("blood_rage", "open_spiel_peer", "OpenSpiel", "hanabi"),
        Peer("blood_rage", "rlcard_peer", "RLCard", "uno"),
        Peer("blood_rage", "rlcard_peer", "RLCard", "doudizhu"),
        Peer("yggdrasil", "open_spiel_peer", "OpenSpiel", "hanabi"),
    ]


def our_games(peers: Sequence[Peer]) -> list[str]:
    return list(dict.fromkeys(peer.beside for peer in peers))


class Unmeasured(Exception):
    """A measurement that did not happen; its text says why."""


def stay_on_one_core() -> str:
    """Binds this process, and so its children, to one core; a sentence that says whether it could."""
    if not hasattr(os, "sched_setaffinity"):
        return "This system cannot bind a process to one core, so the system chose the cores."
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"Everything ran on one core (number {core})."


def measure(python: str, module: str, game: str, seconds: float, seed: int) -> dict[str, Any]:
    """One line of JSON from a fresh process."""
    command = [python, "-m", f"benchmarks.{module}", game, "--seconds", str(seconds), "--seed", str(seed)]
    environment = os.environ | {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    except OSError as error:
        raise Unmeasured(str(error)) from error
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or [f"exit status {done.returncode}"]
        raise Unmeasured(last[0])
    line: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return line


def run_rounds(peers: Sequence[Peer], given: argparse.Namespace, console: Console) -> dict[str, list[dict[str, Any]]]:
    """Ours, peer, ours, next peer, ...: whatever slows the machine for a while slows both sides. Gives ours by game."""
    all_ours: dict[str, list[dict[str, Any]]] = {game: [] for game in our_games(peers)}
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=given.rounds * len(peers))
        for number in range(given.rounds):
            for peer in peers:
                progress.update(task, description=f"round {number + 1}: {peer.beside} and {peer.name}, {peer.game}")
                if not peer.error:
                    ours = measure(sys.executable, "ours", peer.beside, given.seconds, given.seed + number)
                    all_ours[peer.beside].append(ours)
                    try:
                        theirs = measure(
                            given.peers_python, f"peers.{peer.module}", peer.game, given.seconds, given.seed + number
                        )
                    except Unmeasured as error:
                        peer.error = str(error)
                    else:
                        peer.ours.append(ours)
                        peer.lines.append(theirs)
                progress.advance(task)
    return all_ours


def middle(lines: Sequence[dict[str, Any]], key: str) -> float:
    return float(median(line[key] for line in lines))


def ratio(peer: Peer, key: str) -> float:
    """How many times ours does what the peer does: the median over the rounds, each with its own pair."""
    return float(median(ours[key] / theirs[key] for ours, theirs in zip(peer.ours, peer.lines, strict=True)))


def spread(lines: Sequence[dict[str, Any]], key: str) -> float:
    values = [float(line[key]) for line in lines]
    return (max(values) - min(values)) / 2 / median(values)


def short(value: float) -> str:
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            scaled = value / size
            return f"{scaled:.3g}{letter}" if scaled < 999.5 else f"{scaled:.0f}{letter}"
    return f"{value:.3g}"


def times(value: float) -> str:
    return f"{value:.0f}x" if value >= 99.5 else f"{value:.2g}x"


def cells(lines: Sequence[dict[str, Any]], of_ours: Callable[[str], str]) -> list[str]:
    first = lines[0]
    row = [
        f"{first['engine']} {first['version']}\n{first['game']}, {first['players']} players",
        f"{middle(lines, 'decisions_per_game'):.0f}",
        f"{middle(lines, 'legal_per_decision'):.1f}",
    ]
    for key in MEASURES:
        row += [f"{short(middle(lines, key))} ±{spread(lines, key):.0%}", of_ours(key)]
    each = 1e6 / middle(lines, "clones")
    row[-2] += f"\n{each:.0f} µs each" if each >= 99.5 else f"\n{each:.2g} µs each"
    return row


def table_of(all_ours: dict[str, list[dict[str, Any]]], peers: Sequence[Peer], caption: str) -> Table:
    table = Table(title="Random play, medians", caption=caption, caption_justify="left")
    table.add_column("engine, game")
    table.add_column("decisions\nper game", justify="right")
    table.add_column("legal per\ndecision", justify="right")
    for heading in ("decisions/s\nfrom Python", "decisions/s\ninside", "clones/s"):
        table.add_column(heading, justify="right")
        table.add_column("ours is", justify="right")
    for game, ours in all_ours.items():
        table.add_row(*cells(ours, lambda key: ""), style="bold")
        for peer in peers:
            if peer.beside == game and peer.error:
                table.add_row(f"{peer.name}\n{peer.game}", "not measured")
            elif peer.beside == game:
                table.add_row(*cells(peer.lines, lambda key, peer=peer: times(ratio(peer, key))))  # type: ignore[misc]
        table.add_section()
    return table


def results(
    all_ours: dict[str, list[dict[str, Any]]], peers: Sequence[Peer], given: argparse.Namespace, core: str
) -> dict[str, Any]:
    return {
        "machine": {"processor": processor(), "system": platform.system(), "python": platform.python_version()},
        "core": core,
        "rounds": given.rounds,
        "seconds": given.seconds,
        "ours": {game: medians(lines) for game, lines in all_ours.items()},
        "peers": [
            {
                "beside": peer.beside,
                "engine": peer.name,
                "game": peer.game,
                "error": peer.error or None,
                "medians": medians(peer.lines),
                "ours_is": {key: ratio(peer, key) for key in MEASURES} if peer.lines else None,
                "rounds": [{"ours": o, "peer": p} for o, p in zip(peer.ours, peer.lines, strict=True)],
            }
            for peer in peers
        ],
    }


def medians(lines: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    if not lines:
        return None
    return lines[0] | {key: middle(lines, key) for key, value in lines[0].items() if isinstance(value, float)}


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Ours and the peers, side by side.")
    parser.add_argument("--peers-python", default=".venv-peers/bin/python", help="the Python that has the peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each thing is measured in each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="measure only the pairs whose names contain this")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to this file")
    given = parser.parse_args()
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    return given


def main() -> int:
    given = arguments()
    console = Console(width=None if sys.stdout.isatty() else 160)
    wanted = (given.only or "").lower()
    peers = [peer for peer in all_peers() if wanted in f"{peer.beside} {peer.name} {peer.game}".lower()]
    if not peers:
        print(f'No game of ours and no peer has "{given.only}" in its name.', file=sys.stderr)
        return 2
    core = stay_on_one_core()
    try:
        all_ours = run_rounds(peers, given, Console(stderr=True))
    except Unmeasured as error:
        print(f"Ragnatafl itself could not be measured: {error}", file=sys.stderr)
        return 1
    caption = (
        f"{core} {given.rounds} rounds of {given.seconds:g} s, alternating; {processor()}, "
        f"Python {platform.python_version()}. ± is half the range of the rounds."
    )
    console.print(table_of(all_ours, peers, caption))
    for peer in peers:
        if peer.error:
            console.print(
                f"Not measured: {peer.name}, {peer.game}, beside {peer.beside}: {peer.error}",
                highlight=False,
                markup=False,
            )
    if given.json:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(json.dumps(results(all_ours, peers, given, core), indent=2) + "\n")
        console.print(f"Written: {given.json}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
