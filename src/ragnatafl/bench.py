"""How fast the engine is here: inside it, driven from Python, and copying positions. Medians of several rounds."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable
from typing import Any

from ragnatafl.arena.simulate import quiet
from ragnatafl.core import registry
from ragnatafl.core.contract import Game, State
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import QuickRng, Rng


def measure(
    game_name: str,
    seats: int,
    seconds: float = 0.5,
    rounds: int = 5,
    progress: Callable[[str], None] | None = None,
) -> dict[str, Any]:
    """All measurements, JSON-ready. Each round lasts about `seconds`."""
    if rounds < 1 or seconds <= 0:
        raise OptionError("A measurement needs at least one round and some time.")
    game = registry.game(game_name)
    game.new(seats=seats, seed=0)
    told = progress or (lambda what: None)
    told("playout")
    inside = _rates(lambda games: _playout(game, seats, games), seconds, rounds)
    told("driven")
    driven = _rates(lambda games: _driven(game, seats, games), seconds, rounds)
    told("clones")
    positions = middle_positions(game, seats)
    clones = _rates(lambda laps: _clones(positions, laps), seconds, rounds)
    return {
        "game": game_name,
        "seats": seats,
        "compiled": registry.is_compiled(game_name),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "playout_decisions_per_second": round(inside[0]),
        "playout_games_per_second": round(inside[1], 1),
        "driven_decisions_per_second": round(driven[0]),
        "driven_games_per_second": round(driven[1], 1),
        "clones_per_second": round(clones[0]),
        "rounds": rounds,
        "seconds_per_round": seconds,
    }


def _rates(work: Callable[[int], int], seconds: float, rounds: int) -> tuple[float, float]:
    """(units per second, laps per second): `work(laps)` says how many units it did. Medians."""
    laps = 1
    while True:
        began = time.perf_counter()
        work(laps)
        took = time.perf_counter() - began
        if took > seconds / 4:
            break
        laps *= 2
    laps = max(1, round(laps * seconds / took))
    units: list[float] = []
    per_lap: list[float] = []
    for _ in range(rounds):
        began = time.perf_counter()
        done = work(laps)
        took = time.perf_counter() - began
        units.append(done / took)
        per_lap.append(laps / took)
    return statistics.median(units), statistics.median(per_lap)


def _playout(game: Game, seats: int, games: int) -> int:
    return game.playout(seats, 1, games)[0]


def _driven(game: Game, seats: int, games: int) -> int:
    """Random games through the public interface alone, events off."""
    rng = QuickRng(Rng(1))
    decisions = 0
    for seed in range(games):
        state = game.new(seats=seats, seed=seed)
        quiet(state)
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.below(len(legal)))])
            decisions += 1
    return decisions


def middle_positions(game: Game, seats: int, games: int = 16) -> list[State]:
    """One position from the middle of each of some random games."""
    positions = []
    for seed in range(games):
        rng = Rng(seed)
        length = _random_play(game, seats, seed, rng.clone(), None)[1]
        positions.append(_random_play(game, seats, seed, rng, length // 2)[0])
    return positions


def _random_play(game: Game, seats: int, seed: int, rng: Rng, upto: int | None) -> tuple[State, int]:
    state = game.new(seats=seats, seed=seed)
    quiet(state)
    played = 0
    while not state.over and played != upto:
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.below(len(legal)))])
        played += 1
    return state, played


def _clones(positions: list[State], laps: int) -> int:
    for _ in range(laps):
        for state in positions:
            state.clone()
    return laps * len(positions)
