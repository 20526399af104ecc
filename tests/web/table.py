"""Sitting at a table in the browser: making one with a certain deal, and choosing by real clicks."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ragnatafl.client import join
from tests.server import servers

ANOTHER_GAME = "Another game"
MOST_CLICKS = 2500
PATIENCE = 60_000
"""How long (ms) the bots may take between two questions of a player, on a busy machine."""


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


def new_table(
    page: Any, address: str, game: str, seats: list[dict[str, Any]], seed: int | None, **options: Any
) -> dict[str, Any]:
    """Make a table over HTTP, with invitations to all its human seats."""
    answer = page.request.post(
        f"{address}/api/tables",
        data={"game": game, "options": options, "seats": seats, "seed": seed},
        headers={"origin": address},
    )
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def take_seats(page: Any, address: str, made: dict[str, Any]) -> None:
    """Give all human seats of a table to this page's browser, and open it."""
    invitations = "&".join(f"i={seat['invitation']}" for seat in made["seats"] if seat["invitation"])
    page.goto(f"{address}/t/{made['table']}#{invitations}")


def sit_at(
    page: Any, address: str, game: str, seats: list[dict[str, Any]], seed: int | None, **options: Any
) -> dict[str, Any]:
    """Make a table, and play all its human seats in this page."""
    made = new_table(page, address, game, seats, seed, **options)
    take_seats(page, address, made)
    page.wait_for_selector(".table[data-asked]")
    return made


def asked(page: Any) -> str:
    return str(page.locator(".table").get_attribute("data-asked") or "")


def my_turn(page: Any) -> bool:
    """Wait until this page is asked something; False when the game is over."""
    page.wait_for_selector(
        f'.prompt > .buttons button[data-label="{ANOTHER_GAME}"], .prompt > .buttons button:not([aria-disabled]), '
        ".table .can[data-target], dialog[open] .buttons button",
        state="attached",
        timeout=PATIENCE,
    )
    return page.locator(f'.prompt > .buttons button[data-label="{ANOTHER_GAME}"]').count() == 0


CHOOSE = """([first, second]) => {
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const free = (one) => !one.hasAttribute("aria-disabled") && !one.closest("[inert]");
  const pick = (list) => list[Math.floor(second * list.length)];
  const reach = (element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.12, 0.88]) {
      for (const along of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const [x, y] = [box.left + box.width * along, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || hit.closest("[data-target], button") === element)) return { x, y };
      }
    }
    return null;
  };
  const found = (kind, element) => ({ kind, name: element.dataset.target ?? element.innerText, at: reach(element) });
  const dialog = all("dialog[open] .buttons button");
  if (dialog.length) return found("dialog", pick(dialog));
  const tale = all(".scene [class$='-close'], .stage [data-dismiss]");
  if (tale.length && !all(".scene .can[data-target]").some(free)) return found("tale", tale[0]);
  const buttons = all(".prompt > .buttons button").filter(free);
  const pieces = all(".table .can[data-target]").filter(free);
  if (!buttons.length && !pieces.length) return null;
  const piece = pieces.length && (first < 0.75 || !buttons.length);
  const wanted = piece ? found("piece", pick(pieces)) : found("button", pick(buttons));
  return wanted.at === null && tale.length ? found("tale", tale[0]) : wanted;
}"""


def click_something(page: Any, chance: random.Random) -> str | None:
    """One real click on something that can be chosen now; gives its kind, "missed" if other things lie over it."""
    found = page.evaluate(CHOOSE, [chance.random(), chance.random()])
    if found is None:
        page.wait_for_timeout(20)
        return None
    if found["at"] is None:
        page.wait_for_timeout(200)  # a tale that lies over it for a while passes by itself
        return "missed"
    page.mouse.click(found["at"]["x"], found["at"]["y"])
    return str(found["kind"])


def play_on(page: Any, chance: random.Random, look: Callable[[str], None] = lambda name: None) -> dict[str, int]:
    """Click until the game is over; `look` is called at each new kind of question. Counts clicks by kind."""
    clicks = {"dialog": 0, "tale": 0, "button": 0, "piece": 0, "missed": 0}
    seen: set[str] = set()
    while my_turn(page):
        name = asked(page)
        if name and name not in seen:
            seen.add(name)
            look(name)
        kind = click_something(page, chance)
        if kind is not None:
            clicks[kind] += 1
        assert sum(clicks.values()) < MOST_CLICKS, f"The game does not end: {clicks}"
        assert clicks["missed"] < MOST_CLICKS // 10, f"Other things lie over what can be chosen: {clicks}"
    return clicks


def play_beside(link: str, seed: int) -> None:
    """Play a seat to the end of its game without a page, for tests of what comes after a game."""

    async def play() -> None:
        async with await join(link) as table:
            await servers.play_on(table, random.Random(seed))

    with ThreadPoolExecutor(1) as beside:  # Playwright has the event loop of this thread
        beside.submit(asyncio.run, play()).result(PATIENCE / 500)
