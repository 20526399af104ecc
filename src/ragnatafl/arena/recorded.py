"""Bots play a record to its end. It is kept after every decision, so that a game can be gone on with after a crash.

Each decision is taken by a fresh bot with numbers of its own, drawn from the game's seed and the decision's place in
the record: a game that was broken off ends like one that was not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ragnatafl.arena.simulate import MOST_DECISIONS, take_decision
from ragnatafl.bots import bot
from ragnatafl.core.contract import State
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.record import Record
from ragnatafl.core.rng import Rng, derived


def play_on(
    record: Record,
    bots: Sequence[str],
    path: Path,
    progress: Callable[[State], None] | None = None,
    force: bool = False,
) -> State:
    """Play from where the record is to the end; `bots` are named by seat, `progress` is told after each decision."""
    state = record.replay(force=force)
    if not record.decisions and not record.comments:
        note_beginnings(record, state)
    while not state.over:
        if len(record) >= MOST_DECISIONS:
            raise RagnataflError(f"The game of {path} did not end within {MOST_DECISIONS} decisions.")
        seat = state.waiting[0]
        rng = Rng(derived(record.seed, "bot", seat, len(record)))
        action = take_decision(state, seat, bot(record.game_name, bots[seat]), rng)
        record.add(seat, state.notation(seat, action))
        state.play(seat, action)
        note_beginnings(record, state)
        record.save(path)
        if progress is not None:
            progress(state)
    record.finish(state)
    record.save(path)
    return state


def note_beginnings(record: Record, state: State) -> None:
    """Note in the record where an age, a phase or a round begins, so that it can be read."""
    for event in state.events(None):
        if event.name.endswith("_began") and event.seat is None:
            record.comment(", ".join(f"{key} {value}" for key, value in event.data.items()))
