"""Many games between bots, on one core or several, and a summary with confidence intervals.

The same plan gives the same games whatever the number of workers: game n is played with seed + n.
"""

from __future__ import annotations

import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ragnatafl.arena.workers import started
from ragnatafl.bots import Bot, bot, fault, line_up
from ragnatafl.core import registry
from ragnatafl.core.contract import Game, State
from ragnatafl.core.engine import whole_number
from ragnatafl.core.errors import OptionError, RagnataflError
from ragnatafl.core.record import Record
from ragnatafl.core.rng import Rng, derived

MANY = 500
"""So many games are kept at once where their facts are."""
MOST_DECISIONS = 100_000
"""Far above any real game; a game that goes on for longer is stopped with an error."""

Z_95 = 1.959964


@dataclass(frozen=True)
class Plan:
    """What is to be played. With `rotate`, the bots move one seat on from game to game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int = 100
    seed: int = 0
    rotate: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    budget: float | None = None
    records: Path | None = None
    """A folder in which every game is kept."""
    facts: Path | None = None
    """A file for what every game was made of."""

    def seating(self, number: int) -> list[int]:
        """Which of the bots sits on each seat in this game."""
        turn = number % self.seats if self.rotate else 0
        return [(seat - turn) % self.seats for seat in range(self.seats)]


@dataclass(frozen=True)
class Played:
    """One finished game, in the order of the bots of the plan."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    seat_shares: tuple[float, ...]
    decisions: int
    won: bool | None
    rule: str
    row: Mapping[str, Any] | None = None
    """What it was made of, where that is kept."""


def plan(
    game: str,
    seats: int,
    bots: str = "random",
    games: int = 100,
    seed: int = 0,
    rotate: bool = False,
    options: Mapping[str, Any] | None = None,
    budget: float | None = None,
    records: Path | None = None,
    facts: Path | None = None,
) -> Plan:
    """A plan that can be played; raises OptionError if the game, the seats, the options or a bot do not exist."""
    if games < 1:
        raise OptionError(f"The number of games must be at least 1, not {games}.")
    registry.game(game).new(seats=seats, seed=seed, **(options or {}))
    names = tuple(line_up(game, bots, seats))
    if records is not None and facts is not None:
        raise OptionError("Games are kept as records or by their facts, not both at once.")
    if records is not None:
        make_folder(records)
    return Plan(game, seats, names, games, seed, rotate, dict(options or {}), budget, records, facts)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"The folder {folder} cannot be made: {error.strerror}.") from error


def check_writable(path: Path) -> None:
    """Before anything is played; raises OptionError."""
    if not path.parent.is_dir() or path.is_dir():
        raise OptionError(f"{path} cannot be written: its folder is not there, or it is one itself.")


def take_decision(state: State, seat: int, player: Bot, rng: Rng, budget: float | None = None, label: str = "") -> int:
    """What a bot chooses for a seat; a choice without alternative is not asked for. Whatever goes wrong in a bot is one
    sentence that names it, by its label where it has one."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    view = state.view(seat) if player.needs_view else {}
    try:
        chosen = player.choose(view, list(legal), rng, budget)
    except (Exception, SystemExit) as error:
        raise RagnataflError(f'The bot "{label or player.name}" failed: {fault(error)}.') from error
    action = whole_number(chosen)
    if action not in legal:
        raise RagnataflError(f'The bot "{label or player.name}" chose {chosen!r:.60}, which is not a legal action.')
    return action


def play_game(game: Game, players: Sequence[Bot], seed: int, plan: Plan) -> tuple[State, int]:
    """One game to its end; gives the final state and the number of decisions."""
    state = game.new(seats=plan.seats, seed=seed, **plan.options)
    quiet(state)
    names = [f"bot {player.name}" for player in players]
    record = Record.start(game, plan.seats, seed, names, **plan.options) if plan.records is not None else None
    thoughts = [Rng(derived(seed, "bot", seat)) for seat in range(plan.seats)]
    decisions = 0
    while not state.over:
        seat = state.waiting[0]
        thoughts[seat].turn_to(decisions)
        action = take_decision(state, seat, players[seat], thoughts[seat], plan.budget)
        if record is not None:
            record.add(seat, state.notation(seat, action))
        state.play(seat, action)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RagnataflError(f"The game with seed {seed} did not end within {MOST_DECISIONS} decisions.")
    if record is not None and plan.records is not None:
        record.finish(state)
        record.save(plan.records / f"{game.name}-{seed}.tafl")
    return state, decisions


def quiet(state: Any) -> None:
    """Switch the events off, where the state has them, for speed."""
    if hasattr(state, "record_events"):
        state.record_events = False


def play_batch(plan: Plan, first: int, end: int) -> list[Played]:
    """The games first .. end - 1 of a plan."""
    game = registry.game(plan.game)
    bots = [bot(plan.game, name) for name in plan.bots]
    played: list[Played] = []
    for number in range(first, end):
        seating = plan.seating(number)
        state, decisions = play_game(game, [bots[entry] for entry in seating], plan.seed + number, plan)
        played.append(ended(seating, state, decisions))
    return played


def ended(seating: Sequence[int], state: State, decisions: int, row: Mapping[str, Any] | None = None) -> Played:
    """How a game went for the bots that sat there."""
    outcome = state.outcome
    assert outcome is not None
    share = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    by_seat = [share if seat in outcome.winners else 0.0 for seat in range(len(seating))]
    seat_of = [seating.index(entry) for entry in range(len(seating))]
    scores = tuple(outcome.scores[seat] for seat in seat_of) if outcome.scores else ()
    shares = tuple(by_seat[seat] for seat in seat_of)
    return Played(scores, shares, tuple(by_seat), decisions, outcome.won, outcome.rule, row)


def play_all(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> list[Played]:
    """All games of a plan in order; `progress` is told how many more games are done."""
    workers = max(1, min(workers or os.cpu_count() or 1, math.ceil(plan.games / 4)))
    told = progress or (lambda games: None)
    with kept(plan) as keep:
        if workers == 1:
            size = 1 if plan.facts is None else MANY
            return [
                one for first, end in in_batches(plan.games, size) for one in keep(play_some(plan, first, end, told))
            ]
        size = max(1, min(50 if plan.facts is None else MANY, plan.games // (workers * 4)))
        batches: dict[int, list[Played]] = {}
        with started(workers, plan.game) as pool:
            jobs = {pool.submit(play_some, plan, first, end): first for first, end in in_batches(plan.games, size)}
            try:
                for job in as_completed(jobs):
                    batches[jobs[job]] = keep(job.result())
                    told(len(batches[jobs[job]]))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return [game for first in sorted(batches) for game in batches[first]]


def play_some(plan: Plan, first: int, end: int, told: Callable[[int], None] | None = None) -> list[Played]:
    """The games first .. end - 1; side by side where their facts are wanted."""
    if plan.facts is not None:
        from ragnatafl.arena.together import play_together

        return play_together(plan, first, end, told)
    played = play_batch(plan, first, end)
    if told is not None:
        told(len(played))
    return played


@contextmanager
def kept(plan: Plan) -> Iterator[Callable[[list[Played]], list[Played]]]:
    """Takes finished games; what they were made of is written to the plan's file, and no longer held."""
    if plan.facts is None:
        yield lambda games: games
        return
    from ragnatafl.arena.facts import written

    with written(plan.facts) as write:

        def keep(games: list[Played]) -> list[Played]:
            write([one.row for one in games if one.row is not None])
            return [replace(one, row=None) for one in games]

        yield keep


def in_batches(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(first + size, games)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play a plan and sum it up, JSON-ready."""
    began = time.perf_counter()
    played = play_all(plan, workers, progress)
    seconds = time.perf_counter() - began
    return summary(plan, played, seconds)


def summary(plan: Plan, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Scores, lengths and shares of victory; a shared victory counts as a part for each."""
    game = registry.game(plan.game)
    names = game.seat_names(game.new(seats=plan.seats, seed=plan.seed, **plan.options))
    decisions = sum(one.decisions for one in played)
    table: dict[str, Any] = {
        "game": plan.game,
        "rules": str(game.rules_version),
        "content": game.content_hash,
        "compiled": registry.is_compiled(plan.game),
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(played),
        "rotate": plan.rotate,
        "seconds": round(seconds, 3),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else None,
        "games_per_second": round(len(played) / seconds, 2) if seconds else None,
        "length": _spread([one.decisions for one in played]),
    }
    if any(one.won is not None for one in played):
        wins = sum(1 for one in played if one.won)
        table["won"] = {"share": wins / len(played), "interval": interval(wins, len(played))}
        table["ended_by"] = dict(Counter(one.rule or "-" for one in played).most_common())
        return table
    table["bots"] = [
        {
            "bot": name,
            "seat": None if plan.rotate else names[entry],
            "score": _spread([one.scores[entry] for one in played]),
            **_victories([one.shares[entry] for one in played]),
        }
        for entry, name in enumerate(plan.bots)
    ]
    table["by_seat"] = [
        {"seat": names[seat], **_victories([one.seat_shares[seat] for one in played])} for seat in range(plan.seats)
    ]
    return table


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share; honest near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z_95 * Z_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z_95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def _victories(shares: Sequence[float]) -> dict[str, Any]:
    wins = sum(shares)
    return {"win_share": round(wins / len(shares), 4), "interval": interval(wins, len(shares))}


def _spread(values: Sequence[int]) -> dict[str, float]:
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return {"mean": round(mean, 2), "deviation": round(deviation, 2), "min": min(values), "max": max(values)}
