"""Tournaments on a Ray cluster of two nodes: what comes of them is what comes of processes here, and none is lost.

Ray is not installed by `make test` (`make test-cluster` does).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.arena.run import Counted, play
from ragnatafl.arena.standing import deals_of
from ragnatafl.arena.tables import Results
from ragnatafl.arena.tournament import Tournament
from ragnatafl.core.errors import OptionError, RagnataflError

from .test_arena import HIGH, LOW, PLAYERS, told, toy

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
if not os.environ.get("RAGNATAFL_NEED_RAY"):
    pytest.importorskip("ray", reason="Ray is not installed: make test-cluster installs it and runs these")
parquet = pytest.importorskip("pyarrow.parquet", reason="The arena needs pyarrow: pip install 'ragnatafl[arena]'.")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of two nodes with a processor each, on this machine. (Ray takes 127.0.0.1 for another address.)"""
    from ray.cluster_utils import Cluster

    small = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "node_ip_address": "127.0.0.2"}
    nodes: Any = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
    nodes.add_node(**small)
    yield nodes.address
    nodes.shutdown()


def files(plan: Tournament, folder: Path, **how: Any) -> tuple[list[dict[str, Any]], list[dict[str, Any]], bytes]:
    """The games, the decisions and the facts of a tournament, without the time they took."""
    results, counted = Results(plan, folder, True, folder.with_suffix(".parquet")), list[Counted]()
    play(plan, results, counted, **how)
    results.write(deals_of(counted))
    tables = [parquet.read_table(folder / name).to_pylist() for name in ("games.parquet", "decisions")]
    games, decisions = [[{**row, "thought": 0, "seconds": 0} for row in rows] for rows in tables]
    return games, decisions, folder.with_suffix(".parquet").read_bytes()


def test_a_cluster_gives_the_same_files_as_processes_here(cluster: str, tmp_path: Path) -> None:
    plan = toy("greedy", "random", "other=random", seats=2, game="blood_rage", deals=4, every_deal=True)
    found = files(plan, tmp_path / "far", workers=0, cluster=cluster)
    assert found == files(plan, tmp_path / "near", workers=2)
    assert len(found[0]) == 3 * 4 * 2


def test_a_killed_process_of_a_cluster_loses_nothing(cluster: str, tmp_path: Path) -> None:
    dying = toy(f"high={PLAYERS}:Dying+mark={tmp_path / 'mark'}", LOW, seats=2, deals=10, every_deal=True)
    counted: list[Counted] = []
    play(dying, Results(dying, None), counted, 0, cluster=cluster)
    assert (tmp_path / "mark").exists()
    here: list[Counted] = []
    same = toy(HIGH, LOW, seats=2, deals=10, every_deal=True)
    play(same, Results(same, None), here)
    assert told(counted) == told(here)


def test_what_goes_wrong_on_a_cluster_is_one_sentence(cluster: str) -> None:
    bad = toy(f"bad={PLAYERS}:Failing", LOW)
    with pytest.raises(RagnataflError, match=r'^The bot "bad" failed: KeyError: .what a bot forgot.\.$'):
        play(bad, Results(bad, None), [], 0, cluster=cluster)
    with pytest.raises(OptionError, match=r"^No Ray cluster can be reached at 127\.0\.0\.1:9 \(.*ray start --head\.$"):
        play(bad, Results(bad, None), [], 0, cluster="127.0.0.1:9")
    with pytest.raises(OptionError, match=r'or an address as 10\.0\.0\.5:6379, not "nowhere"\.$'):
        play(bad, Results(bad, None), [], 0, cluster="nowhere")
