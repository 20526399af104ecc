"""What a click at a table costs the browser: the same clicks in a headless Chromium, bots' replies shown at once.

    python -m benchmarks.clicks [--game blood_rage] [--clicks 30] [--motion]
    PYTHONPATH=OTHER/src python -m benchmarks.clicks      # the same of another tree

Seconds are the processor's, of the page's own thread (`Performance.getMetrics`), from the press until the next question
stands there. Trees that press the same things in the same order tell the same `pressed`.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.browser import BROWSERS, SET_NAME, SET_PACE, WIDE, Server, launched
from tests.web.table import CHOOSE, PATIENCE, sit_at

COUNTED = ("RecalcStyleCount", "LayoutCount", "RecalcStyleDuration", "LayoutDuration", "ScriptDuration", "TaskDuration")
BOTS = {"blood_rage": 3, "yggdrasil": 2}
ASKED = "() => document.querySelector(\"dialog[open], .table.asked-now, [data-label='Another game']\") !== null"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"


def settle(page: Any) -> None:
    """Wait until the next question stands there and is drawn."""
    page.wait_for_function(ASKED, timeout=PATIENCE)
    page.evaluate(DRAWN)


def metrics(session: Any) -> dict[str, float]:
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return {name: found[name] for name in COUNTED}


def press(page: Any, session: Any, wanted: dict[str, Any]) -> dict[str, float]:
    """One click, and what it cost until the next question."""
    before = metrics(session)
    page.mouse.click(wanted["at"]["x"], wanted["at"]["y"])
    page.wait_for_timeout(5)
    settle(page)
    return {name: value - before[name] for name, value in metrics(session).items()}


def measure(page: Any, clicks: int, seed: int) -> tuple[Counter[str], list[str]]:
    """The costs of so many clicks, or of those until the game is over, and what was pressed."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    chance, costs, pressed = random.Random(seed), Counter[str](), list[str]()
    while len(pressed) < clicks and page.locator("[data-label='Another game']").count() == 0:
        settle(page)
        wanted = page.evaluate(CHOOSE, [chance.random(), chance.random()])
        if wanted and wanted["at"]:
            costs.update(press(page, session, wanted))
            pressed.append(f"{wanted['kind']} {wanted['name']}")
    return costs, pressed


def opened(browser: Any, motion: bool) -> Any:
    settings = {"reduced_motion": "no-preference" if motion else "reduce", "service_workers": "block"}
    context = browser.new_context(viewport=WIDE, locale="en-GB", color_scheme="dark", **settings)
    context.add_init_script(SET_PACE.replace("{pace}", "once") + SET_NAME)
    return context.new_page()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=BOTS, default="blood_rage")
    parser.add_argument("--clicks", type=int, default=30)
    parser.add_argument("--motion", action="store_true", help="let things move")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = launched(playwright, BROWSERS)
            page = opened(browser, asked.motion)
            seats = [{"kind": "human"}, *[{"kind": "bot", "bot": "greedy"}] * BOTS[asked.game]]
            sit_at(page, server.address, asked.game, seats, 7)
            page.keyboard.press("Escape")
            page.wait_for_timeout(1000)
            tell(*measure(page, asked.clicks, seed=1))
            browser.close()
        finally:
            server.stop()


def tell(costs: Counter[str], pressed: list[str]) -> None:
    print(f"{len(pressed)} clicks, pressed {hashlib.sha256(str(pressed).encode()).hexdigest()[:8]}")
    for name in COUNTED:
        unit = f"{costs[name]:.2f} s" if name.endswith("Duration") else f"{costs[name]:.0f}"
        print(f"  {name:20} {unit}")
    print(f"  {1000 * costs['TaskDuration'] / len(pressed):.0f} ms of the processor for each click")


if __name__ == "__main__":
    main()
