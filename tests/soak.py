"""Long random play: 20,000 games over all player counts, every position checked. `make soak` runs it."""

from __future__ import annotations

import pytest

from tests.battery.tables import TABLES, random_walk

GAMES = 20_000
CHUNK = 250


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_random_games_never_break_an_invariant(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        table = TABLES[seed % len(TABLES)]
        for number, (state, _, legal, rng) in enumerate(random_walk(table, seed)):
            assert legal == sorted(set(legal)) and legal, f"{table}, seed {seed}, decision {number}"
            assert table.game.invariants(state) == [], f"{table}, seed {seed}, decision {number}"
            if number % 40 == 0:
                viewer = rng.below(table.seats)
                other = state.resample(viewer, rng.clone())
                assert other.view(viewer) == state.view(viewer), f"{table}, seed {seed}, decision {number}"
        assert state.over
