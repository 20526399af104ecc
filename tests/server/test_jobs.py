"""Jobs end when they are told to, whatever becomes of a cancellation on its way."""

from __future__ import annotations

import asyncio
import logging

import pytest

from ragnatafl.server import jobs
from ragnatafl.server.jobs import Jobs


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "AGAIN", 0.01)


async def deaf(times: int) -> None:
    """Loses so many cancellations."""
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            if not times:
                raise
            times -= 1


def test_a_job_that_loses_a_cancellation_is_cancelled_again() -> None:
    async def go() -> None:
        held = Jobs()
        for times in (0, 1, 3):
            held.begin(deaf(times))
        await asyncio.sleep(0)
        await held.end()
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(go())


def test_a_job_that_never_ends_is_named_and_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        held = Jobs()
        held.begin(deaf(jobs.ATTEMPTS))
        await asyncio.sleep(0)
        with caplog.at_level(logging.WARNING):
            await held.end()

    asyncio.run(go())
    assert [record.message for record in caplog.records] == ["a job did not end"]
