"""The games worth seeing that docs/games tells of, and the levels that people choose from."""

from __future__ import annotations

from pathlib import Path

import pytest

from ragnatafl.core import registry
from ragnatafl.core.record import Record, result_text

GAMES = Path(__file__).resolve().parents[2] / "docs" / "games"
RECORDS = sorted(GAMES.glob("*.tafl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_worth_seeing_still_replays_to_its_result_and_stands_on_the_page(path: Path) -> None:
    record = Record.load(path)
    assert result_text(record.seat_names, record.replay()) == record.result
    page = (GAMES / "README.md").read_text(encoding="utf-8")
    assert f"[{path.name}]({path.name}): {record.result}." in page


def test_the_page_tells_of_every_game_that_has_a_network() -> None:
    assert {Record.load(path).game_name for path in RECORDS} == {one.name for one in registry.manifests() if one.mind}


@pytest.mark.parametrize("game", [one.name for one in registry.manifests() if one.levels])
def test_each_level_that_was_measured_is_stronger_than_the_one_below(game: str) -> None:
    manifest = registry.manifest(game)
    levels = [*manifest.levels, *manifest.ahead]
    ratings = [manifest.strengths[level].rating for level in levels if level in manifest.strengths]
    assert set(manifest.strengths) <= {*levels, *manifest.styles}
    assert ratings == sorted(set(ratings)) and ratings[0] == 1000
