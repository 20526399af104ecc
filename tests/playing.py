"""Random play for tests: the positions of a game with what is asked there, and the record of a whole game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ragnatafl import Record
from ragnatafl.core.rng import Rng


def random_moves(state: Any, rng: Rng) -> Iterator[tuple[int, list[int], int]]:
    """The seat asked, its legal actions and the one it will take, until the game is over."""
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        action = legal[int(rng.below(len(legal)))]
        yield seat, legal, action
        state.play(seat, action)


def random_decisions(state: Any, rng: Rng) -> Iterator[tuple[Any, int, list[int]]]:
    """Each position with the seat asked and its legal actions."""
    for seat, legal, _ in random_moves(state, rng):
        yield state, seat, legal


def random_record(game: Any, seats: int, seed: int, players: Sequence[str], rng: Rng, **options: Any) -> Record:
    """A whole game; `game` is a game or its name."""
    record = Record.start(game, seats, seed, players, **options)
    state = record.replay()
    for seat, _, action in random_moves(state, rng):
        record.add(seat, state.notation(seat, action))
    record.finish(state)
    return record
