"""Random play for tests: the positions of a game with what is asked there, and the record of a whole game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ragnatafl import Record
from ragnatafl.core.registry import game
from ragnatafl.core.rng import Rng
from ragnatafl.core.scenario import Scenario


def random_moves(state: Any, rng: Rng) -> Iterator[tuple[int, list[int], int]]:
    """The seat asked, its legal actions and the one it will take, until the game is over."""
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        action = legal[int(rng.below(len(legal)))]
        yield seat, legal, action
        state.play(seat, action)


def legal_texts(state: Any, seat: int) -> list[str]:
    """What this seat may do, as it is written."""
    return [offer.text for offer in state.offers(seat)]


def random_decisions(state: Any, rng: Rng) -> Iterator[tuple[Any, int, list[int]]]:
    """Each position with the seat asked and its legal actions."""
    for seat, legal, _ in random_moves(state, rng):
        yield state, seat, legal


def along(scenario: Scenario) -> Iterator[tuple[Any, int]]:
    """Every position of a scenario with a seat that is asked there, as long as decisions are all that it takes."""
    played = game(scenario.game)
    state = (
        played.position(scenario.position) if scenario.position else played.new(**{"seed": 0, **(scenario.new or {})})
    )
    for step in (*scenario.steps, ""):
        yield from ((state, seat) for seat in state.waiting)
        if isinstance(step, str) and step:
            name, _, text = step.partition(":")
            seat = played.seat_names(state).index(name.strip())
            state.play(seat, state.parse(seat, text.strip()))
        elif "random_until" in step:
            return


def plays_on_soundly(game: Any, state: Any, seed: int, decisions: int = 40) -> None:
    """A set-up position is sound, described and imagined without a loss, and stays sound while it is played."""
    assert game.invariants(state) == []
    assert game.facts(game.position(game.describe(state))) == game.facts(state)
    for seat in (None, *range(state.seats)):
        assert game.invariants(state.resample(seat, seed)) == []
        assert game.invariants(game.imagine(state.view(seat), seed)) == []
    for _ in zip(range(decisions), random_moves(state, Rng(seed)), strict=False):
        assert game.invariants(state) == []


def random_record(game: Any, seats: int, seed: int, players: Sequence[str], rng: Rng, **options: Any) -> Record:
    """A whole game; `game` is a game or its name."""
    record = Record.start(game, seats, seed, players, **options)
    state = record.replay()
    for seat, _, action in random_moves(state, rng):
        record.add(seat, state.notation(seat, action))
    record.finish(state)
    return record
