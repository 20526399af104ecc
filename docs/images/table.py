"""Takes the pictures of docs/screenshots.md, each on a desk and on a phone: home, draft, action, battle, ragnarok, end,
tree, enemy, risk, forecast, lesson, almanac, card, replay, setup, campaign.

    python docs/images/table.py [name ...]

It needs the extras `server` and `dev` (Playwright) and a Chromium on the PATH. It starts a server of its own with a
fresh database, sits down at tables with a fixed deal, plays what the bot's hint says, and writes WebP files beside
itself. With names it writes only those pictures. It takes two minutes or so.
"""

from __future__ import annotations

import base64
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError, sync_playwright

import ragnatafl as rt
from ragnatafl.bots import factory
from ragnatafl.core.record import Record

HERE = Path(__file__).parent
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
QUALITY = 76
HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "bot": "greedy"}
OVER = '.prompt > .buttons button[data-label="Another game"]'
BRINK = """
gods = ["thor", "odin", "frigg"]
round = 9
nidhogg = 6
nameless = 7
giants = 5
heroes = 2
island = 2
devastated = ["asgard", "midgard"]
jotuns = ["thrym"]
[thor]
world = "alfheim"
life = 4
[odin]
world = "vanaheim"
life = 1
[frigg]
world = "midgard"
life = 5
[enemies]
hel = "asgard"
surtur = "nidavellir"
loki = "midgard"
[wheel]
hel = ["thor"]
jormungand = ["odin"]
loki = ["frigg"]
nidhogg = ["odin"]
"""
"""Hel in Asgard, too few Nameless, a god with one Life, and Nidhögg one step before the Tree."""
WAITS = f"{OVER}, .prompt .hint:not([hidden]):not([disabled])"


@contextmanager
def server() -> Iterator[str]:
    """`ragnatafl serve` on a free port, with a database that is thrown away."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, "-m", "ragnatafl", "serve", "--port", str(port), "--no-open", "--no-limits"]
        command += ["--bot-pace", "0", "--bot-workers", "1", "--database", f"{folder}/pictures.db"]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2).read()
                    break
                except (urllib.error.URLError, OSError):
                    time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(timeout=20)


class Camera:
    def __init__(self, page: Any, wanted: list[str]) -> None:
        self.page = page
        self.wanted = wanted
        self.cdp = page.context.new_cdp_session(page)

    def take(self, name: str, pose: Callable[[Any], None] = lambda page: None) -> None:
        """Both sizes; `pose` arranges the page before each."""
        if self.wanted and name not in self.wanted:
            return
        for kind, size in (("phone", PHONE), ("desk", DESK)):
            self.page.set_viewport_size(size)
            self.page.wait_for_timeout(400)
            pose(self.page)
            self.page.wait_for_timeout(500)
            shot = self.cdp.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            path = HERE / f"{name}-{kind}.webp"
            path.write_bytes(base64.b64decode(shot["data"]))
            print(f"{path.name}: {path.stat().st_size // 1024} KB")


def sit(page: Any, address: str, game: str, seats: list[dict[str, str]], seed: int, **options: Any) -> None:
    sit_down(page, address, {"game": game, "options": options, "seats": seats, "seed": seed})


def sit_down(page: Any, address: str, body: dict[str, Any]) -> None:
    made = page.request.post(f"{address}/api/tables", data=body, headers={"origin": address}).json()
    invitations = "&".join(f"i={seat['invitation']}" for seat in made["seats"] if seat["invitation"])
    page.goto(f"{address}/t/{made['table']}#{invitations}")
    page.wait_for_selector(".table[data-asked]")


def questions(page: Any) -> Iterator[str]:
    """Every question put to this seat, by name; between two of them the hint is taken."""
    while True:
        page.wait_for_selector(WAITS, timeout=90_000)
        if page.locator(OVER).count():
            return
        name = str(page.locator(".table").get_attribute("data-asked") or "")
        yield name
        tale = page.locator(".scene [class$='-close'], .stage [data-dismiss]")
        if tale.count() and tale.first.is_visible():
            tale.first.click()
        page.keyboard.press("h")
        try:
            page.locator(".prompt .note button").last.click(timeout=4000)
            page.wait_for_selector(".prompt .note button", state="detached", timeout=4000)
        except TimeoutError:
            page.keyboard.press("Escape")


def age(page: Any) -> int:
    found = page.locator(".entries .heading").all_inner_texts()
    return sum(1 for line in found if line.startswith("Age "))


def look_at_an_invasion(page: Any) -> None:
    """A figure picked, and the pointer over a place it may go to."""
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    if page.viewport_size == PHONE:
        return
    page.locator(".sheets .can[data-target='figure:warrior'], .sheets .can[data-target^='figure:']").first.click()
    places = page.locator(".board .can[data-target^='place:']")
    own = page.locator(".board .can[data-target^='place:'][aria-label*='Wolf']")
    (own if own.count() else places).first.hover(force=True)
    page.wait_for_selector(".br-tip-preview")


def blood_rage(page: Any, address: str, camera: Camera) -> None:
    sit(page, address, "blood_rage", [HUMAN, BOT, BOT, BOT], seed=11)
    taken: set[str] = set()
    drafts = turns = 0
    for name in questions(page):
        drafts += name == "draft_pick"
        if "draft" not in taken and drafts == 4:
            camera.take("draft")
            taken.add("draft")
        turns += name == "turn" and age(page) == 2
        figures = page.locator(".sheets .can[data-target^='figure:']").count()
        if "action" not in taken and name == "turn" and turns >= 3 and figures:
            camera.take("action", look_at_an_invasion)
            page.keyboard.press("Escape")
            page.mouse.move(1, 1)
            taken.add("action")
        if "battle" not in taken and name == "battle_card" and age(page) >= 2:
            camera.take("battle")
            taken.add("battle")
    camera.take("end")


def yggdrasil(page: Any, address: str, camera: Camera) -> None:
    sit(page, address, "yggdrasil", [HUMAN, BOT, BOT], seed=5, level="hard")
    taken: set[str] = set()
    count = 0
    for name in questions(page):
        count += 1
        if "tree" not in taken and name in ("action", "move") and count > 40:
            camera.take("tree")
            taken.add("tree")
        if "risk" not in taken and name == "dice" and count > 20:
            camera.take("risk")
            taken.add("risk")
        if len(taken) == 2:
            return


def look_at_hel(page: Any) -> None:
    """The pointer over the Enemy who can end the game."""
    if page.viewport_size != PHONE:
        page.locator(".yg-field [data-thing='hel'] .who").hover()
        page.wait_for_selector(".yg-peek:not([hidden])")


def brink(page: Any, address: str, camera: Camera) -> None:
    sit_down(page, address, {"game": "yggdrasil", "seats": [HUMAN, BOT, BOT], "position": BRINK})
    camera.take("forecast", look_at_hel)


def almanac(page: Any, address: str, camera: Camera) -> None:
    """The cards of a kind, and one of them with its examples."""
    page.goto(f"{address}/almanac/blood_rage?see=group.battle")
    page.wait_for_selector(".almanac-tiles")
    camera.take("almanac")
    page.goto(f"{address}/almanac/blood_rage?see=card.thors_hammer")
    page.get_by_text("Examples", exact=True).click()
    page.get_by_role("link", name="Show me").first.wait_for()
    camera.take("card")


END_OF_AGE = {
    "phase": "discard",
    "doomed": ["elvagar", "angerboda", "muspelheim"],
    "seats": ["wolf", "raven", "serpent"],
    "wolf": {"glory": 7, "hand": ["tyrs_bash"], "figures": {"elvagar": ["leader", "warrior"], "gimle": ["warrior"]}},
    "raven": {"glory": 11, "figures": {"elvagar": ["warrior"], "gimle": ["leader"]}},
    "serpent": {"glory": 4, "figures": {"horgr": ["leader"], "utgard": ["warrior", "warrior"]}},
}
ENEMY = {
    "gods": ["odin", "thor", "freyia"],
    "active": "odin",
    "phase": "move",
    "wheel": {"hel": ["odin"]},
    "thor": {"laid": "hel"},
}


def on_stage(
    page: Any, address: str, camera: Camera, game: str, position: dict[str, Any], name: str, seen: str
) -> None:
    """A moment of the stage: what ends the turn is pressed, then Space until this can be seen."""
    sit(page, address, game, [HUMAN, BOT, BOT], seed=5, position=position)
    page.evaluate('localStorage.setItem("ragnatafl.pace", "step")')
    page.wait_for_selector(WAITS)
    page.locator(".prompt > .buttons button").last.click()
    page.wait_for_selector(".prompt .tools .next")
    while not page.locator(seen).count():
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    camera.take(name)
    page.evaluate('localStorage.setItem("ragnatafl.pace", "once")')


def lesson(page: Any, address: str, camera: Camera) -> None:
    page.goto(f"{address}/learn")
    page.locator("[data-stage=battle]").click()
    page.wait_for_selector(".coach .do")
    page.locator(".coach .do").click()
    page.wait_for_selector(".table[data-asked=battle_card].asked-now .coach .do")
    camera.take("lesson")


def greedy_record() -> str:
    """A whole game of bots."""
    game, chance = rt.game("blood_rage"), rt.Rng(1)
    state = game.new(seats=4, seed=5)
    record = Record.start(game, 4, 5)
    bot = factory("blood_rage", "greedy")(game)
    while not state.over:
        seat = state.waiting[0]
        action = bot.choose(state.view(seat), state.legal(seat), chance)
        record.add(seat, state.notation(seat, action))
        state.play(seat, action)
    record.finish(state)
    return record.dumps()


def replay(page: Any, address: str, camera: Camera) -> None:
    headers = {"origin": address, "content-type": "text/plain"}
    name = page.request.post(f"{address}/api/replays", data=greedy_record(), headers=headers).json()["replay"]
    page.goto(f"{address}/replay/{name}?seq=250&seat=0")
    page.wait_for_selector(".line.shown")
    camera.take("replay")


def setup(page: Any, address: str, camera: Camera) -> None:
    page.goto(f"{address}/setup/yggdrasil")
    page.get_by_role("button", name="The position as text").click()
    page.locator("dialog[open] textarea").fill(BRINK)
    page.get_by_role("button", name="Set it up").click()
    page.wait_for_selector("dialog[open]", state="detached")
    page.locator(".setup-panel summary", has_text="Odin").click()
    camera.take("setup")


def campaign(page: Any, address: str, camera: Camera) -> None:
    page.goto(f"{address}/campaign/new")
    for god in ("thor", "freyia", "odin"):
        page.locator(f".yg-pick.yg-{god}").click()
    page.get_by_role("button", name="Begin a campaign").click()
    page.get_by_role("button", name="Begin this saga").wait_for()
    camera.take("campaign")


def main() -> None:
    wanted = sys.argv[1:]
    path = next(found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name)))
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        settings = {"reduced_motion": "reduce", "locale": "en-GB", "color_scheme": "dark"}
        page = browser.new_page(viewport=DESK, **settings)
        page.add_init_script('localStorage.getItem("ragnatafl.pace") ?? localStorage.setItem("ragnatafl.pace", "once")')
        page.add_init_script('localStorage.getItem("ragnatafl.name") ?? localStorage.setItem("ragnatafl.name", "")')
        camera = Camera(page, wanted)
        page.goto(address)
        page.wait_for_selector(".door")
        camera.take("home")
        if not wanted or {"draft", "action", "battle", "end"} & set(wanted):
            blood_rage(page, address, camera)
        if not wanted or "ragnarok" in wanted:
            on_stage(page, address, camera, "blood_rage", END_OF_AGE, "ragnarok", ".stage .br-heading-ragnarok")
        if not wanted or "enemy" in wanted:
            on_stage(page, address, camera, "yggdrasil", ENEMY, "enemy", ".stage .yg-enemy-turn .hurt")
        if not wanted or {"tree", "risk"} & set(wanted):
            yggdrasil(page, address, camera)
        if not wanted or "forecast" in wanted:
            brink(page, address, camera)
        if not wanted or "lesson" in wanted:
            lesson(page, address, camera)
        if not wanted or {"almanac", "card"} & set(wanted):
            almanac(page, address, camera)
        if not wanted or "replay" in wanted:
            replay(page, address, camera)
        if not wanted or "setup" in wanted:
            setup(page, address, camera)
        if not wanted or "campaign" in wanted:
            campaign(page, address, camera)
        browser.close()


if __name__ == "__main__":
    main()
