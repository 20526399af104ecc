"""Long random play: 20,000 games of each game over all its tables, every position checked. `make soak` runs it."""

from __future__ import annotations

import pytest

from tests.battery.tables import TABLES, GameSetup, random_walk

GAMES = 20_000
CHUNK = 250
LEVELS = ({"level": "easy"}, {"level": "hard"}, *({"saga": number} for number in range(1, 7)))
SOAKED = {
    "blood_rage": [table for table in TABLES if table.game_name == "blood_rage"],
    "yggdrasil": [GameSetup("yggdrasil", seats, options) for options in LEVELS for seats in range(1, 6)],
}


@pytest.mark.soak
@pytest.mark.parametrize("game_name", SOAKED)
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_random_games_never_break_an_invariant(game_name: str, chunk: int) -> None:
    tables = SOAKED[game_name]
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        table = tables[seed % len(tables)]
        state = table.new(seed)
        for number, (walked, _, legal, rng) in enumerate(random_walk(table, seed)):
            state = walked
            where = f"{table}, seed {seed}, decision {number}"
            assert legal == sorted(set(legal)), where
            assert legal, where
            assert table.game.invariants(state) == [], where
            if number % 40 == 0:
                viewer = rng.below(table.seats)
                other = state.resample(viewer, rng.clone())
                assert other.view(viewer) == state.view(viewer), where
        assert state.over
