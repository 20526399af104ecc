"""A calm table: what one is about to press does not move, nothing is cut in small windows or moves for ever."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .browser import Server
from .table import asked, click_something, my_turn, sit_at

MOST_SHIFT = 0.1
HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "bot": "greedy"}
WATCH_SHIFTS = """
globalThis.shifted = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    if (!sources.every(({ node }) => node?.closest?.(".yg-peek"))) shifted.push(value);
}).observe({ type: "layout-shift", buffered: true });
"""
"""All shifts, also those just after a press; but for the panel that follows the pointer."""
CUT = """() => {
  const box = document.querySelector(".sheets");
  const bottom = (one) => one.getBoundingClientRect().bottom;
  return {
    low: [...box.querySelectorAll(":scope > ul > li")].filter((one) => bottom(one) > bottom(box) + 2).length,
    log: document.querySelector(".entries").clientHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""
FOR_EVER = "() => document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity).length"


@pytest.mark.parametrize(("game", "bots"), [("blood_rage", 3), ("yggdrasil", 2)])
def test_nothing_moves_under_the_pointer_nor_for_ever(visit: Any, server: Server, game: str, bots: int) -> None:
    page = visit(None, viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    page.add_init_script(WATCH_SHIFTS)
    sit_at(page, server.address, game, [HUMAN, *[BOT] * bots], 5)
    assert my_turn(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheets > ul > li")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.wait_for_timeout(500)
    page.evaluate("() => void shifted.splice(0)")
    chance, seen = random.Random(3), set()
    for _ in range(40):
        if not my_turn(page):
            break
        seen.add(asked(page))
        click_something(page, chance)
        page.wait_for_timeout(100)
    assert len(seen) > 1
    assert page.evaluate("() => shifted.reduce((sum, one) => sum + one, 0)") < MOST_SHIFT
    assert page.evaluate(FOR_EVER) == 0
    for width, height in ((1024, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        found = page.evaluate(CUT)
        assert found["low"] == 0 and found["wide"] <= 0 and found["log"] > 80, (width, height, found)
