"""The page kept in the browser: few requests on coming again, a new version at once, a word where nobody answers."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.server import files

from .browser import Server
from .looks import faults
from .table import play_now

MOST_REQUESTS = 3
KEPT = """async () => {
  const names = await caches.keys();
  const found = await (await caches.open(names[0])).keys();
  return { names, paths: found.map(({ url }) => new URL(url).pathname) };
}"""
SETTLED = """async () => {
  await navigator.serviceWorker.ready;
  const [name] = await caches.keys();
  const kept = name ? (await (await caches.open(name)).keys()).length : 0;
  globalThis.unchanged = kept === globalThis.keptBefore ? globalThis.unchanged + 1 : 0;
  globalThis.keptBefore = kept;
  return navigator.serviceWorker.controller !== null && kept > 20 && globalThis.unchanged > 3;
}"""


def asked_so_far(server: Server) -> int:
    """How many requests the server has answered, but for this one."""
    text = urllib.request.urlopen(f"{server.address}/metrics").read().decode()
    counts = re.findall(r"^ragnatafl_request_seconds_count\{(.*?)\} (\S+)$", text, re.MULTILINE)
    return sum(int(float(count)) for labels, count in counts if "/metrics" not in labels)


def settle(page: Any) -> None:
    """Wait until the worker has kept all it was told to."""
    page.wait_for_function(SETTLED, polling=500)


def asked_when_warm(page: Any, server: Server, ready: str) -> int:
    """The requests of a visit for which everything was kept. On a crowded machine the first may come before that."""
    asked = 0
    for _ in range(4):
        settle(page)
        before = asked_so_far(server)
        page.reload()
        page.locator(ready).first.wait_for()
        page.wait_for_timeout(1500)
        asked = asked_so_far(server) - before
        if asked <= MOST_REQUESTS:
            break
    return asked


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()


def test_a_warm_visit_makes_three_requests_at_most_and_keeps_nothing_of_a_table(visit: Any, own_server: Server) -> None:
    server = own_server
    page = visit("/", service_workers="allow", offline=True, to=server)
    page.locator(".door.blood_rage button.main").wait_for()
    home = asked_when_warm(page, server, ".door.blood_rage button.main")
    play_now(page, "blood_rage", seed=1)
    page.wait_for_selector(".can[data-target]")
    table = asked_when_warm(page, server, ".can[data-target]")
    assert 0 < home <= MOST_REQUESTS and 0 < table <= MOST_REQUESTS, (home, table)
    kept = page.evaluate(KEPT)
    assert len(kept["names"]) == 1
    allowed = re.compile(r"/|/static/.*|/texts/.*|/api/games/\w+/(catalogue|lessons)")
    assert [path for path in kept["paths"] if not allowed.fullmatch(path)] == []

    secret = page.evaluate("() => localStorage.getItem('ragnatafl.tables')")
    tokens = [token for one in json.loads(secret) for token in one["tokens"]]
    text = page.evaluate(
        """async () => {
          const cache = await caches.open((await caches.keys())[0]);
          const texts = await Promise.all((await cache.keys()).map(async (one) => (await cache.match(one)).text()));
          return texts.join();
        }"""
    )
    assert tokens and not [token for token in tokens if token in text]

    server.stop()
    page.reload()
    page.locator("h1", has_text="No connection").wait_for()
    assert faults(page) == []
    server.start()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".can[data-target]")

    changed = files.WEB / "js" / "route.js"
    whole = changed.read_bytes()
    old = page.evaluate(KEPT)["names"]
    try:
        changed.write_bytes(whole + b"\nglobalThis.newVersion = true;\n")
        page.wait_for_timeout(2500)
        page.reload()
        page.wait_for_function("() => globalThis.newVersion === true")
        page.wait_for_selector(".can[data-target]")
        page.wait_for_function(
            "async (old) => (await caches.keys()).length === 1 && !old.includes((await caches.keys())[0])",
            arg=old,
            polling=300,
        )
    finally:
        changed.write_bytes(whole)
