"""Sitting at a table in the browser: making one with a certain deal, and choosing by real clicks."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

ANOTHER_GAME = "Another game"
CLICK = {"x": 14, "y": 14}
MOST_CLICKS = 2500


def deal(page: Any, seed: int) -> None:
    """Tables made by this page from now on are dealt with this seed."""

    def with_seed(route: Any) -> None:
        body = json.loads(route.request.post_data or "{}")
        body["seed"] = seed
        route.continue_(post_data=json.dumps(body))

    page.route("**/api/tables", with_seed)


def play_now(page: Any, game: str, seed: int) -> None:
    deal(page, seed)
    page.locator(f".door.{game} button.main").click()
    page.wait_for_selector(".table[data-asked]")


def sit_at(page: Any, address: str, game: str, seats: list[dict[str, str]], seed: int, **options: Any) -> dict[str, Any]:
    """Make a table over HTTP, give its human seats to this page's browser, and open it."""
    answer = page.request.post(
        f"{address}/api/tables",
        data={"game": game, "options": options, "seats": seats, "seed": seed},
        headers={"origin": address},
    )
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    tokens = "&".join(f"s={seat['token']}" for seat in made["seats"] if seat["token"])
    page.goto(f"{address}/t/{made['table']}#{tokens}")
    page.wait_for_selector(".table[data-asked]")
    return made


def asked(page: Any) -> str:
    return str(page.locator(".table").get_attribute("data-asked") or "")


def my_turn(page: Any) -> bool:
    """Wait until this page is asked something; False when the game is over."""
    page.wait_for_selector(
        f'.prompt > .buttons button[data-label="{ANOTHER_GAME}"], .prompt > .buttons button:not([aria-disabled]), '
        ".table .can, dialog[open] .buttons button",
        state="attached",
    )
    return page.locator(f'.prompt > .buttons button[data-label="{ANOTHER_GAME}"]').count() == 0


OPEN_CHOICES = """() => {
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return [...dialog.querySelectorAll(".buttons button")].map((_, index) => ["dialog", index]);
  const tale = document.querySelector(".scene [class$='-close'], .scene [data-dismiss]");
  if (tale && !document.querySelector(".scene .can")) return [["tale", 0]];
  const buttons = [...document.querySelectorAll(".prompt > .buttons button")];
  const pieces = [...document.querySelectorAll(".table .can")];
  return [
    ...buttons.map((one, index) => [one, "button", index]),
    ...pieces.map((one, index) => [one, "piece", index]),
  ].filter(([one]) => visible(one) && !one.hasAttribute("aria-disabled")).map(([, kind, index]) => [kind, index]);
}"""

PLACES = {
    "dialog": "dialog[open] .buttons button",
    "tale": ".scene [class$='-close'], .scene [data-dismiss]",
    "button": ".prompt > .buttons button",
    "piece": ".table .can",
}


def click_something(page: Any, chance: random.Random) -> str | None:
    """One real click on something that can be chosen now; gives its kind."""
    choices = page.evaluate(OPEN_CHOICES)
    if not choices:
        return None
    pieces = [one for one in choices if one[0] == "piece"]
    kind, index = chance.choice(pieces if pieces and chance.random() < 0.6 else choices)
    found = page.locator(PLACES[kind]).nth(index)
    target = found.get_attribute("data-target", timeout=1500) if kind == "piece" else None
    card = target is not None and target.startswith("card:")
    found.click(timeout=1500, position=CLICK if card else None)
    return str(kind)


def play_on(page: Any, chance: random.Random, look: Callable[[str], None] = lambda name: None) -> dict[str, int]:
    """Click until the game is over; `look` is called at each new kind of question. Counts clicks by kind."""
    from playwright.sync_api import Error

    clicks = {"dialog": 0, "tale": 0, "button": 0, "piece": 0, "missed": 0}
    seen: set[str] = set()
    while my_turn(page):
        name = asked(page)
        if name and name not in seen:
            seen.add(name)
            look(name)
        try:
            kind = click_something(page, chance)
        except Error:
            kind = "missed"
        if kind is None:
            page.wait_for_timeout(20)
        else:
            clicks[kind] += 1
        assert sum(clicks.values()) < MOST_CLICKS, f"The game does not end: {clicks}"
    return clicks
