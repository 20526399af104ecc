"""Prints a fingerprint of random games, to compare engines and processes: python -m tests.battery.trajectory NAME SEATS

Run with the package to be tested on the path. It uses nothing of the tests, so that it runs beside a bare copy.
"""

from __future__ import annotations

import hashlib
import json
import sys

import ragnatafl as rt


def fingerprint(name: str, seats: int, games: int) -> dict[str, object]:
    game = rt.game(name)
    digest = hashlib.sha256()
    for seed in range(games):
        state = game.new(seats=seats, seed=seed)
        rng = rt.Rng(seed, 3)
        number = 0
        while not state.over:
            waiting = state.waiting
            seat = waiting[rng.below(len(waiting))]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            digest.update(f"{waiting}{seat}{legal}{state.notation(seat, action)}".encode())
            if number % 17 == 0:
                digest.update(json.dumps(state.to_dict()).encode())
                digest.update(json.dumps(state.view(seat)).encode())
                digest.update(json.dumps(state.resample(seat, rng.clone()).to_dict()).encode())
            state.play(seat, action)
            digest.update(str([(e.name, e.seat, dict(e.data)) for e in state.events(seat)]).encode())
            number += 1
        digest.update(json.dumps(state.to_dict()).encode())
    inside = [game.playout(seats, 1, 30)]
    return {"compiled": rt.COMPILED, "fingerprint": digest.hexdigest(), "playout": [list(pair) for pair in inside]}


if __name__ == "__main__":
    print(json.dumps(fingerprint(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
