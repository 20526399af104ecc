"""A dataset holds each choice as it was seen, and reads back in the libraries that people learn with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ragnatafl.arena.simulate import Plan, plan
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError
from tests.conftest import Run

np = pytest.importorskip("numpy", reason="Datasets need NumPy: pip install 'ragnatafl[rl]'.")
parquet = pytest.importorskip("pyarrow.parquet", reason="Datasets need pyarrow: pip install 'ragnatafl[arena]'.")

from ragnatafl.arena.dataset import Decisions, read, write  # noqa: E402

GAMES = ("blood_rage", "yggdrasil")


def plan_of(game: str) -> Plan:
    return plan(game, 2, games=3, seed=8)


@pytest.fixture(scope="module", params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path: Path = tmp_path_factory.mktemp("dataset") / f"{request.param}.parquet"
    assert write(plan_of(request.param), path) == parquet.read_metadata(path).num_rows
    return path


def test_playing_the_choices_again_sees_the_same_and_ends_the_same(file: Path) -> None:
    game, rows = registry.game(file.stem), parquet.read_table(file).to_pylist()
    assert [int(row["seed"]) for row in rows] == sorted(int(row["seed"]) for row in rows)
    for seed in {row["seed"] for row in rows}:
        replay(game.new(seats=2, seed=int(seed)), [row for row in rows if row["seed"] == seed])


def replay(state: Any, rows: list[dict[str, Any]]) -> None:
    kept, number = {row["number"]: row for row in rows}, 0
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        assert (len(legal) > 1) == (number in kept)
        if number in kept:
            row = kept[number]
            assert (row["seat"], row["legal"], row["observation"]) == (seat, legal, list(state.observe(seat)))
        state.play(seat, kept[number]["action"] if number in kept else legal[0])
        number += 1
    for row in rows:
        ending = row["score"], row["share"], row["decisions"]
        assert ending == (state.outcome.scores[row["seat"]], state.outcome.shares[row["seat"]], number)


def test_arrays_hold_what_the_rows_do(file: Path) -> None:
    found: Decisions = read(file)
    rows = parquet.read_table(file).to_pylist()
    assert len(found) == len(rows) == len(found.observations) == len(found.legal)
    assert found.observations[7].tolist() == rows[7]["observation"] and found.legal[7].tolist() == rows[7]["legal"]
    assert found.actions.tolist() == [row["action"] for row in rows]
    game: Any = registry.game(file.stem)
    assert found.about["features"] == game.features.names and found.about["features_version"] == game.features.version
    assert found.about["actions"][int(found.actions[0])] == str(game.action(int(found.actions[0])))


def test_polars_reads_it(file: Path) -> None:
    polars = pytest.importorskip("polars", reason="Polars is not installed.")
    table = polars.read_parquet(file)
    assert table.height == len(read(file))
    among = table.select(polars.col("legal").list.contains(polars.col("action")).all())
    assert among.item() is True


def test_pytorch_reads_it(file: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: make test-learn.")
    found = read(file)
    layer = torch.nn.EmbeddingBag(len(found.about["features"]), 4, mode="sum", include_last_offset=True)
    seen = layer(torch.tensor(found.observations.values).int(), torch.tensor(found.observations.starts).int())
    whole = layer.weight[torch.tensor(found.observations[3]).long()].sum(0)
    assert seen.shape == (len(found), 4) and torch.allclose(seen[3], whole, atol=1e-4)


def test_the_command_writes_the_same_with_two_processes(ragnatafl: Run, tmp_path: Path) -> None:
    given = ["--game", "blood_rage", "--seats", "2", "--bots", "random", "--games", "51", "--seed", "8"]
    tables = []
    for workers in ("1", "2"):
        path = tmp_path / f"{workers}.parquet"
        code, said, complaint = ragnatafl("dataset", str(path), *given, "--workers", workers)
        assert code == 0 and "decisions of 51 games" in said, complaint
        tables.append(parquet.read_table(path))
    assert tables[0].equals(tables[1])


def test_another_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    path.write_text("no table", encoding="utf-8")
    with pytest.raises(OptionError, match="holds no decisions"):
        read(path)
