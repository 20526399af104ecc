"""What /metrics tells, how several processes tell it together, and that board and alarms ask for what exists."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from ragnatafl.server.measurements import states_of
from ragnatafl.server.metrics import Metrics, merged
from ragnatafl.server.store import Store
from ragnatafl.server.stored import STATES

from .servers import PATIENCE, Server, run

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}


def scraped(server: Server) -> dict[str, Metric]:
    answer = server.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {family.name: family for family in text_string_to_metric_families(answer.text)}


def value(family: Metric, suffix: str = "", **labels: str) -> float:
    return sum(
        sample.value
        for sample in family.samples
        if sample.name == family.name + suffix and labels.items() <= sample.labels.items()
    )


def test_decisions_requests_and_tables_are_counted(server: Server) -> None:
    before = scraped(server)
    made = server.new_table(seats="hh")

    async def decide() -> int:
        async with await made.sit(0) as table:
            await table.decide(table.legal[0])
            there = await asyncio.to_thread(scraped, server)
            return int(value(there["ragnatafl_sockets"]))

    assert run(decide()) >= 1
    assert server.get("/api/tables/none").status_code == 404
    after = scraped(server)

    def grown(name: str, suffix: str, **labels: str) -> float:
        return value(after[name], suffix, **labels) - value(before[name], suffix, **labels)

    assert grown("ragnatafl_decisions", "_total", by="human") == 1
    assert grown("ragnatafl_decision_seconds", "_count") == 1
    assert grown("ragnatafl_errors", "_total", code="no_table") == 1
    assert grown("ragnatafl_request_seconds", "_count", route="/api/tables", status="2xx") == 1
    assert grown("ragnatafl_request_seconds", "_count", route="/api/tables/{table}", status="4xx") == 1
    assert value(after["ragnatafl_tables"]) >= 1 and value(after["ragnatafl_connections"]) >= 1
    assert value(after["ragnatafl_disk_free_bytes"]) > 0


def test_every_name_is_the_houses_own_or_the_librarys(server: Server) -> None:
    assert {name.partition("_")[0] for name in scraped(server)} == {"ragnatafl", "process"}


def test_the_loop_and_the_database_are_measured_by_themselves(server: Server) -> None:
    server.new_table(seats="hh")
    deadline = time.monotonic() + PATIENCE
    while True:
        found = scraped(server)
        if value(found["ragnatafl_loop_lag_seconds"], "_count") and value(found["ragnatafl_database_bytes"]):
            break
        assert time.monotonic() < deadline, "nothing was measured"
        time.sleep(0.2)
    assert {sample.labels["state"] for sample in found["ragnatafl_kept_tables"].samples} == set(STATES)


def test_tables_are_told_apart_by_their_state(own_server: Any) -> None:
    running = own_server("--no-limits")
    made = [running.new_table(seats="hh").id for _ in range(5)]
    running.stop()
    changes = ("result = 'won'", "result = 'won', content = 'other'", "rules = 'other'", "closed = true")
    with sqlite3.connect(running.database) as database:
        for table, change in zip(made, changes, strict=False):
            database.execute(f"UPDATE tables SET {change} WHERE id = ?", (table,))

    async def counted() -> dict[str, int]:
        store = Store(running.database)
        try:
            return await states_of(store)
        finally:
            await store.engine.dispose()

    assert run(counted()) == {"open": 1, "finished": 2, "frozen": 1, "ended": 1}


def test_several_processes_are_one_text(server: Server) -> None:
    one, two = Metrics(), Metrics()
    for metrics, count in ((one, 2), (two, 5)):
        metrics.decisions.labels("human").inc(count)
        metrics.stored.observe(0.02)
        metrics.gauge("tables", "Tables in memory.", lambda count=count: count)
    text = merged({"0": one.text(), "1": two.text()})
    families = list(text_string_to_metric_families(text))
    assert len({family.name for family in families}) == len(families), "each family is told once"
    found = {family.name: family for family in families}
    decided = found["ragnatafl_decisions"]
    assert decided.type == "counter" and value(decided, "_total") == 7
    assert value(decided, "_total", worker="1", by="human") == 5
    assert value(found["ragnatafl_tables"], worker="0") == 2
    assert value(found["ragnatafl_decision_seconds"], "_bucket", le="0.025", worker="0") == 1
    whole = {family.name for family in text_string_to_metric_families(one.text())}
    assert set(found) == whole


def test_the_board_and_the_alarms_ask_for_metrics_that_exist(server: Server) -> None:
    known = {
        name + suffix
        for name, family in scraped(server).items()
        for suffix in SUFFIXES[family.type if family.type in SUFFIXES else "gauge"]
    }
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    alarms = (DEPLOY / "alerts.yaml").read_text("utf-8")
    for text in (asked, " ".join(line for line in alarms.splitlines() if "expr:" in line)):
        names = set(re.findall(r"\b(?:ragnatafl|process)_\w+", text))
        assert len(names) > 3 and names <= known, names - known
    own = {name for name in known if name.startswith("ragnatafl_") and not name.endswith(("_sum", "_count"))}
    assert own <= set(re.findall(r"\bragnatafl_\w+", asked)), "the board shows everything that is measured"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
