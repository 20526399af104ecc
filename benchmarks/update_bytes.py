"""How large the updates of the web table are: random games, every seat looking on, what each is sent after a decision.

    python benchmarks/update_bytes.py [--games 20]
    PYTHONPATH=OTHER/src python benchmarks/update_bytes.py      # the same of another tree, however old

A message is made of the parts that the server makes it of; what it adds around them is counted as the frame.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from typing import Any

import orjson

import ragnatafl as rt
from ragnatafl.server.patches import Differences

TABLES = {"blood_rage": {}, "yggdrasil": {"level": "hard"}}
SEATS = 4
FRAME = {"type": "update", "seq": 100, "seat": 0, "waiting": [0], "over": False, "outcome": None, "undo": False}


def answers(state: Any, seat: int) -> Any:
    """What answers the question, as this tree tells it: the offers in groups, or the texts of all legal actions."""
    if not hasattr(state, "offers"):
        return [state.notation(seat, action) for action in state.legal(seat)]
    from ragnatafl.core.offers import grouped

    return grouped(state.offers(seat))


def play(name: str, seed: int, sizes: Counter[str], seconds: Counter[str]) -> None:
    """A random game; adds up the bytes of its updates by part, and how long its answers took."""
    state, rng, seats = rt.game(name).new(SEATS, seed, **TABLES[name]), random.Random(seed), range(SEATS)
    known = [state.view(seat) for seat in seats]
    while not state.over:
        actor = rng.choice(state.waiting)
        state.play(actor, rng.choice(state.legal(actor)))
        views, differences = [state.view(seat) for seat in seats], Differences()
        for seat in seats:
            began = time.perf_counter()
            told = answers(state, seat)
            if told:
                seconds["answers"] += time.perf_counter() - began
                sizes["questions"] += 1
            line = {"seq": 100, "seat": actor, "decision": None, "events": state.events(seat)}
            parts = {"patch": differences.between(known[seat], views[seat]), "answers": told, "events": [line]}
            for part, value in parts.items():
                sizes[part] += len(orjson.dumps(value))
            sizes["frame"] += len(orjson.dumps(FRAME))
            sizes["updates"] += 1
        known = views


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    for name in TABLES:
        sizes, seconds = Counter[str](), Counter[str]()
        for seed in range(games):
            play(name, seed, sizes, seconds)
        parts = {part: sizes[part] / sizes["updates"] for part in ("patch", "answers", "events", "frame")}
        told = ", ".join(f"{part} {size:.0f}" for part, size in parts.items())
        each = 1e6 * seconds["answers"] / sizes["questions"]
        print(f"{name}: {sum(parts.values()):.0f} bytes an update ({told}); {each:.1f} us to list the answers")


if __name__ == "__main__":
    main()
