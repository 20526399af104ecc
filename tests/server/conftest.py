"""One server for all tests that leave no trace on it; those that stop, flood or break a server start their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .postgres import Cluster
from .servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(
        str(tmp_path_factory.mktemp("server") / "tables.db"), "--bot-pace", "0", "--no-limits", "--leave-after", "0"
    )
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A function that starts a server of the test's own, with its options; `first` is Python to be done before."""
    started: list[Server] = []

    def start(*options: str, database: str | None = None, first: str = "") -> Server:
        started.append(Server(database or str(tmp_path / "tables.db"), *options, first=first))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL of the test's own, that it may stop."""
    made = Cluster()
    yield made
    made.stop()
    made.remove()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """One PostgreSQL for all tests that do not stop it."""
    made = Cluster()
    yield made
    made.stop()
    made.remove()


@pytest.fixture
def cluster(postgresql: Cluster) -> str:
    """The address of a fresh database of PostgreSQL's."""
    return postgresql.new_database()
