"""Every public call of a game, one by one, for tests that watch whether the memory comes back."""

from __future__ import annotations

import gc
import itertools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import ragnatafl as rt
from ragnatafl.bots import bot, bot_names
from ragnatafl.core import scenario
from ragnatafl.core.contract import State
from ragnatafl.core.rng import Rng
from tests.battery.tables import GameSetup, random_walk

SCENARIOS = Path(__file__).parent / "scenarios"
STATM = Path("/proc/self/statm")
PAGE = 4096
THINGS = {"blood_rage": ("utgard", "fjord_ne"), "yggdrasil": ("midgard", "hel", "risk")}


def blocks() -> int:
    """How many pieces of memory Python's own allocator has given out: exact, but blind for large ones."""
    gc.collect()
    return sys.getallocatedblocks()


def resident() -> int:
    """Bytes of this process that are in memory, as the system counts them."""
    gc.collect()
    return int(STATM.read_text().split()[1]) * PAGE


def growth(call: Callable[[], object], times: int, measure: Callable[[], int], enough: float) -> float:
    """What each call leaves behind. What is kept once (a cache, a page) does not grow again, so the least of a few
    rounds counts; they end with the first that stays below `enough`."""
    repeat(call, times // 2)
    least = float("inf")
    for _ in range(12):
        before = measure()
        repeat(call, times)
        least = min(least, (measure() - before) / times)
        if least < enough:
            break
    return least


def repeat(call: Callable[[], object], times: int) -> None:
    for _ in range(times):
        call()


def positions(table: GameSetup, seed: int, count: int) -> list[State]:
    """Positions spread over a random game."""
    walked = [state.clone() for state, _, _, _ in random_walk(table, seed)]
    return walked[:: max(1, len(walked) // count)]


def arranged(game_name: str) -> list[dict[str, Any]]:
    """Positions of scenarios; not those for which a generator would have to be looked for."""
    found = [one for one in scenario.load([SCENARIOS]) if one.game == game_name and one.position is not None]
    return [dict(one.position or {}) for one in found if "chance" not in (one.position or {})]


def public_calls(table: GameSetup, seed: int = 71, count: int = 12) -> dict[str, Callable[[], object]]:
    """Each call by its name; every time it is made at the next of some positions."""
    states = positions(table, seed, count)
    return {**calls_of_states(table, states), **calls_of_game(table, states), **calls_of_bots(table, states)}


def calls_of_states(table: GameSetup, states: list[State]) -> dict[str, Callable[[], object]]:
    rng = Rng(7)
    asked = [(state, seat, state.legal(seat)) for state in states for seat in state.waiting]
    things = THINGS[table.game_name]

    def each(work: Callable[[State], object]) -> Callable[[], object]:
        turn = itertools.cycle(states)
        return lambda: work(next(turn))

    def question(work: Callable[[State, int, list[int]], object]) -> Callable[[], object]:
        turn = itertools.cycle(asked)
        return lambda: work(*next(turn))

    return {
        "facts of a state": each(lambda state: (state.seats, state.over, state.waiting, state.outcome)),
        "clone": each(lambda state: state.clone()),
        "view": each(lambda state: [state.view(viewer) for viewer in (None, 0)]),
        "views": each(lambda state: state.views([None, *range(state.seats)])),
        "to_dict": each(lambda state: state.to_dict()),
        "resample": each(lambda state: state.resample(rng.below(state.seats), rng)),
        "inspect": each(lambda state: [state.inspect(viewer, thing) for viewer in (None, 0) for thing in things]),
        "legal": question(lambda state, seat, legal: state.clone().legal(seat)),
        "play": question(lambda state, seat, legal: state.clone().play(seat, legal[rng.below(len(legal))])),
        "events": question(lambda state, seat, legal: told(state.clone(), seat, legal[rng.below(len(legal))])),
        "refused": question(lambda state, seat, legal: refused(state, seat, rng.below(table.game.action_count))),
        "notation": question(lambda state, seat, legal: [state.notation(seat, action) for action in legal]),
        "parse": question(lambda state, seat, legal: state.parse(seat, state.notation(seat, legal[-1]))),
        "why_not": question(
            lambda state, seat, legal: [
                state.why_not(seat, text) for text in ("nonsense", state.notation(seat, rng.below(200)))
            ]
        ),
    }


def told(state: State, seat: int, action: int) -> list[list[rt.Event]]:
    state.play(seat, action)
    return [state.events(viewer) for viewer in (None, *range(state.seats))]


def refused(state: State, seat: int, action: int) -> str:
    try:
        state.clone().play(seat, action)
    except rt.IllegalAction as error:
        return str(error)
    return ""


def calls_of_game(table: GameSetup, states: list[State]) -> dict[str, Callable[[], object]]:
    game, rng = table.game, Rng(8)
    saved: Iterator[dict[str, Any]] = itertools.cycle([state.to_dict() for state in states])
    views = itertools.cycle([state.view(seat) for state in states for seat in (None, 0)])
    tables = itertools.cycle(arranged(table.game_name))
    turn = itertools.cycle(states)
    seeds = itertools.cycle(range(20))
    return {
        "new": lambda: table.new(next(seeds)),
        "from_dict": lambda: game.from_dict(next(saved)),
        "imagine": lambda: game.imagine(next(views), rng),
        "position": lambda: game.position(next(tables)),
        "facts": lambda: game.facts(next(turn)),
        "invariants": lambda: game.invariants(next(turn)),
        "seat_names": lambda: game.seat_names(next(turn)),
        "catalogue": lambda: game.catalogue(),
        "playout": lambda: game.playout(table.seats, next(seeds), 1),
    }


def calls_of_bots(table: GameSetup, states: list[State]) -> dict[str, Callable[[], object]]:
    asked = [(state.view(seat), state.legal(seat)) for state in states for seat in state.waiting]
    return {f"bot {name}": thinking(table.game_name, name, asked) for name in bot_names(table.game_name)}


def thinking(game_name: str, name: str, asked: list[tuple[dict[str, Any], list[int]]]) -> Callable[[], object]:
    player, rng, turn = bot(game_name, name), Rng(9), itertools.cycle(asked)

    def choose() -> int:
        view, legal = next(turn)
        return player.choose(view, legal, rng)

    return choose
