"""Thirty workers and thirty servers killed under play, on PostgreSQL: `make soak`; -s shows how long it took."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .test_owners import kill_servers, kill_workers

ROUNDS = 30


@pytest.mark.soak
def test_thirty_killed_workers_cost_no_decision(own_server: Any, cluster: str) -> None:
    running = own_server("--workers", "2", "--no-limits", database=cluster)
    tell("workers", asyncio.run(kill_workers(running, ROUNDS)))


@pytest.mark.soak
def test_thirty_killed_servers_cost_no_decision(own_server: Any, cluster: str) -> None:
    servers = [own_server("--no-limits", database=cluster) for _ in range(2)]
    tell("servers", asyncio.run(kill_servers(servers, ROUNDS)))


def tell(what: str, lost: list[float]) -> None:
    """Seconds from a kill until every table had gone on by five decisions."""
    lost.sort()
    print(
        f"{len(lost)} {what} killed; every table went on after {lost[len(lost) // 2]:.1f} s, at worst {lost[-1]:.1f} s"
    )
