"""Thousands of decisions that may be taken back, at every kind of table: none showed anything. `make soak` runs it."""

from __future__ import annotations

import pytest

import ragnatafl as rt
from tests.battery.tables import GameSetup, random_walk
from tests.sampling import played, showed_something

WORLDS = 60
GAMES = 12
LEVELS = (
    {"level": "easy"},
    {"level": "hard"},
    {"level": "expert"},
    *({"saga": n, "sheets": "usual"} for n in range(1, 7)),
)
SOAKED = [
    *(GameSetup("blood_rage", seats, {"first_game": first}) for seats in (2, 3, 4) for first in (False, True)),
    *(GameSetup("yggdrasil", seats, options, secrets=False) for options in LEVELS for seats in range(1, 6)),
]


@pytest.mark.soak
@pytest.mark.parametrize("table", SOAKED, ids=str)
def test_what_may_be_taken_back_showed_nothing(table: GameSetup) -> None:
    viewers: list[int | None] = [None, *range(table.seats)] if table.secrets else [None]
    allowed = forbidden = 0
    for seed in range(GAMES):
        for state, seat, legal, rng in random_walk(table, seed):
            action = legal[rng.clone().below(len(legal))]
            after = played(state, seat, action)
            if after.shown != state.shown or after.over:
                forbidden += 1
                continue
            allowed += 1
            found = showed_something(state, seat, action, viewers, WORLDS, rt.Rng(seed * 10_000 + allowed))
            assert found is None, f"seed {seed}: {state.notation(seat, action)}, {found}"
    print(f"{table}: {allowed} may be taken back, {forbidden} not")
    assert allowed > forbidden / 4
