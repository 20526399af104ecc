"""Steps a second against the size of a batch: ours with observations and legal actions, and the peers' vector loops.

python -m benchmarks.batches [--peers-python .venv-peers/bin/python] [--sizes 1,16,128,1024] [--seconds 1] [--rounds 3]
                             [--processes 2]

A step is one decision of one game. Ours draws its actions inside (`batch.draw`); `inside` is random play within the
engine, without observations, measured in the same rounds. Each peer is a process of its own; one that cannot be run
stays in the list with the reason. Everything runs on one core and counts the processor's time; but with `--processes`
the largest batch is first played in one process and in so many, on all cores and by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.compare import stay_on_one_core
from benchmarks.measure import rate

import ragnatafl as rt

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"blood_rage": 4, "yggdrasil": 3}
PEERS = {
    "pgx": "Pgx, go_9x9 (JAX on the CPU)",
    "gymnasium": "Gymnasium, CartPole in SyncVectorEnv",
    "open_spiel": "OpenSpiel, hearts in a Python loop",
}

Rates = dict[str, float]


def stepping(game: Any, seats: int, size: int, processes: int = 1) -> Callable[[], float]:
    batch = game.batch(size, seats=seats, seed=1, processes=processes)

    def steps() -> float:
        for _ in range(max(1, 2048 // size)):
            batch.step(batch.draw())
        return float(size * max(1, 2048 // size))

    return steps


def ours(name: str, sizes: list[int], seconds: float) -> Rates:
    game: Any = rt.game(name)
    seats = GAMES[name]
    found = {"inside": rate(lambda: float(game.playout(seats, 1, 20)[0]), seconds)}
    return found | {str(size): rate(stepping(game, seats, size), seconds) for size in sizes}


def shared_out(name: str, size: int, processes: list[int], seconds: float) -> Rates:
    """By the clock, a round for each number of processes."""
    return {
        f"{size} in {number}": rate(stepping(rt.game(name), GAMES[name], size, number), seconds, time.perf_counter)
        for number in processes
    }


def peer(python: str, name: str, sizes: list[int], seconds: float) -> Rates | str:
    """What a peer's process prints; if it cannot be run, why not."""
    command = [python, "-m", f"benchmarks.peers.{name}_batches", json.dumps(sizes), str(seconds)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": ""})
    if told.returncode:
        return (told.stderr.strip().splitlines() or ["?"])[-1]
    return {str(size): value for size, value in json.loads(told.stdout.splitlines()[-1]).items()}


def shown(title: str, found: list[Rates | str]) -> str:
    rounds = [one for one in found if not isinstance(one, str)]
    if not rounds:
        return f"{title}\n  left out: {found[0]}"
    middle = {key: median(one[key] for one in rounds) for key in rounds[0]}
    cells = [f"{key}: {value:,.0f}" for key, value in middle.items()]
    if "inside" in middle:
        shares = [one[max(one, key=lambda key: int(key) if key.isdigit() else 0)] / one["inside"] for one in rounds]
        cells.append(f"the largest is {median(shares):.2f} of inside")
    return f"{title}\n  " + "; ".join(cells)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers-python", default="")
    parser.add_argument("--sizes", default="1,16,128,1024")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    sizes = [int(size) for size in given.sizes.split(",")]
    found: dict[str, list[Rates | str]] = {}
    if given.processes > 1:
        print("By the clock, on all cores, decisions a second:")
        for name in GAMES:
            numbers = [1, given.processes]
            rounds = [shared_out(name, max(sizes), numbers, given.seconds) for _ in range(given.rounds)]
            print(shown(f"Ragnatafl, {name}", list(rounds)), flush=True)
    print(f"{stay_on_one_core()} The engine is {'compiled' if rt.COMPILED else 'interpreted'}. Decisions a second:")
    for _ in range(given.rounds):
        for name in GAMES:
            found.setdefault(f"Ragnatafl, {name}", []).append(ours(name, sizes, given.seconds))
        for name, title in PEERS.items() if given.peers_python else ():
            found.setdefault(title, []).append(peer(given.peers_python, name, sizes, given.seconds))
    for title, rounds in found.items():
        print(shown(title, rounds))


if __name__ == "__main__":
    main()
