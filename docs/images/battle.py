"""Films a battle for the README: docs/images/battle.webp.

    python docs/images/battle.py

It needs what `table.py` needs, and Pillow. The battle is the one of the first lesson, at the pace "calm"; what Chromium
draws is kept with its times.
"""

from __future__ import annotations

import base64
import io
import shutil
import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent))
from table import server

FILM = Path(__file__).parent / "battle.webp"
SIZE = {"width": 1280, "height": 760}
WIDTH = 760
QUALITY = 62
SHORTEST = 0.09
"""Seconds: what comes sooner after a picture is left out."""
LAST = 2.5
"""Seconds for the last picture."""
MOST = 12.0
"""Seconds of film."""


class Film:
    """What the browser draws, with its times."""

    def __init__(self, page: Any) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.on("Page.screencastFrame", self.keep)

    def keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        self.cdp.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def stop(self) -> None:
        self.cdp.remove_listener("Page.screencastFrame", self.keep)
        self.cdp.send("Page.stopScreencast")

    def chosen(self) -> list[tuple[float, bytes]]:
        """Not more than one every SHORTEST seconds; the last one always."""
        found: list[tuple[float, bytes]] = []
        for when, data in self.frames:
            if not found or when - found[-1][0] >= SHORTEST:
                found.append((when, data))
        return found

    def write(self, path: Path) -> None:
        shown = [(when, small(data)) for when, data in self.chosen() if when - self.frames[0][0] <= MOST]
        times = [when for when, _ in shown]
        lengths = [1000 * (after - when) for when, after in zip(times, [*times[1:], times[-1] + LAST], strict=True)]
        first, *rest = [picture for _, picture in shown]
        first.save(
            path,
            save_all=True,
            append_images=rest,
            duration=[round(x) for x in lengths],
            loop=0,
            quality=QUALITY,
            method=6,
        )
        print(f"{path.name}: {len(shown)} pictures, {sum(lengths) / 1000:.1f} s, {path.stat().st_size // 1024} KB")


def small(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)


def main() -> None:
    path = next(found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name)))
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport=SIZE, locale="en-GB", color_scheme="dark")
        page.add_init_script('localStorage.setItem("ragnatafl.pace", "calm")')
        page.add_init_script('localStorage.setItem("ragnatafl.name", "")')
        page.goto(f"{address}/learn")
        page.locator("[data-stage=battle]").click()
        page.locator(".coach .do").click()
        page.wait_for_selector(".table[data-asked=battle_card].asked-now .coach .do", timeout=60_000)
        page.wait_for_timeout(1500)
        film = Film(page)
        film.start()
        page.wait_for_timeout(900)
        page.locator(".coach .do").click()
        page.wait_for_timeout(int(1000 * MOST))
        film.stop()
        film.write(FILM)


if __name__ == "__main__":
    main()
