"""What runs in a bot's own process: light to load, so that the first thought comes soon."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any

from ragnatafl.bots import bot
from ragnatafl.bots.processes import end_with_parent
from ragnatafl.core import registry
from ragnatafl.core.record import Record
from ragnatafl.core.rng import Rng

if TYPE_CHECKING:
    from ragnatafl.core.contract import View

WORLDS = 12
"""In which a hint is weighed."""


def start_worker() -> None:
    """A worker gives way to the server, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    end_with_parent()


def judge(reference: str, game: str, text: str) -> dict[str, Any]:
    """The analysis of a record, in a worker process."""
    from ragnatafl.bots.analysis import analyse

    if game not in registry.names():
        registry.register(game, reference)
    return analyse(Record.loads(text)).to_dict()


def explain(
    reference: str, game: str, view: View, legal: list[int], chosen: int, seed: int
) -> tuple[float, int, float] | None:
    """Why an action is advised, in a worker process: the chance with it, the next best and the chance with that."""
    from ragnatafl.bots.weighing import Scales  # NumPy is loaded where a network is asked

    if game not in registry.names():
        registry.register(game, reference)
    found = Scales(registry.game(game), WORLDS).reason(view, legal, chosen, Rng(seed))
    return None if found is None else (found.chance, found.next, found.next_chance)


def think(reference: str, game: str, name: str, view: View, legal: list[int], seed: int, budget: float) -> int:
    """One decision, in a worker process. All that a bot gets is here."""
    if game not in registry.names():
        registry.register(game, reference)
    return bot(game, name).choose(view, legal, Rng(seed), budget)
