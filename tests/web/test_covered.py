"""What is drawn or told lies over nothing that is read: bands, logs, sheets, words beside pictures, in windows where
room is scarce."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ragnatafl.core.rng import Rng
from tests.playing import random_record

from .browser import PHONE, Server
from .table import sit_at

HUMAN, BOT = {"kind": "human"}, {"kind": "bot", "bot": "greedy"}
LOW = {"width": 1280, "height": 720}
SIDE = {"width": 844, "height": 390}
FOUR = {
    "seats": ["wolf", "raven", "serpent", "bear"],
    "wolf": {"hand": ["tyrs_bash", "tyrs_smash"], "figures": {"yggdrasil": ["leader", "warrior"]}},
    "raven": {"hand": ["tyrs_smash"], "figures": {"yggdrasil": ["warrior"]}},
    "serpent": {"hand": ["tyrs_bash"], "figures": {"yggdrasil": ["leader"]}},
    "bear": {"hand": ["tyrs_smash"], "figures": {"yggdrasil": ["warrior", "warrior"]}},
}
END_OF_AGE = {
    "phase": "discard",
    "doomed": ["elvagar", "angerboda", "muspelheim"],
    "seats": ["wolf", "raven"],
    "wolf": {"hand": ["tyrs_bash"]},
}

MEET = """([one, other]) => {
  const [a, b] = [one, other].map((found) => document.querySelector(found).getBoundingClientRect());
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}"""
OUT_OF = """([inner, outer]) => {
  const box = document.querySelector(outer).getBoundingClientRect();
  const inside = (one) => one.left >= box.left - 1 && one.right <= box.right + 1 && one.bottom <= box.bottom + 1;
  const all = [...document.querySelectorAll(inner)].filter((one) => one.checkVisibility());
  return all.filter((one) => !inside(one.getBoundingClientRect())).map((one) => one.textContent || one.tagName);
}"""
DIFFERENCE = """async (pictures) => {
  const points = async (bytes) => {
    const drawn = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext("2d");
    canvas.drawImage(drawn, 0, 0);
    return canvas.getImageData(0, 0, drawn.width, drawn.height).data;
  };
  const [one, other] = await Promise.all(pictures.map(points));
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0);
}"""
"""How far two pictures differ at most, of 255; letters at the edges of layers a little, in any case."""
CONTRASTS = """(found) => {
  const panel = document.querySelector(found);
  const numbers = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const linear = (part) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = (rgb) => rgb.map(linear).reduce((sum, part, k) => sum + part * [0.2126, 0.7152, 0.0722][k], 0.05);
  const words = light(numbers(getComputedStyle(panel.querySelector("h2")).color));
  const grounds = getComputedStyle(panel).backgroundImage.match(/rgb\\([^)]*\\)/g).map((one) => light(numbers(one)));
  return grounds.map((ground) => Math.max(words, ground) / Math.min(words, ground));
}"""


def test_the_sea_is_not_drawn_over_the_top_band(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT, BOT, BOT], 5, position=FOUR)
    page.wait_for_selector(".prompt > .buttons button")
    page.wait_for_timeout(300)
    band = page.locator(".br-track")
    shown = band.screenshot()
    page.evaluate("() => { document.querySelector('.br-ground').style.visibility = 'hidden'; }")
    assert page.evaluate(DIFFERENCE, [list(shown), list(band.screenshot())]) < 40


@pytest.mark.parametrize("size", [LOW, {"width": 1440, "height": 900}, PHONE], ids=["low", "wide", "phone"])
def test_a_battle_of_four_covers_neither_the_log_nor_a_clan(visit: Any, server: Server, size: dict[str, int]) -> None:
    page = visit(None, viewport=size)
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT, BOT, BOT], 5, position=FOUR)
    page.locator('.prompt > .buttons button[data-label^="Pillage"]').click()
    page.wait_for_selector(".br-sides-4")
    page.wait_for_timeout(300)
    assert page.evaluate(OUT_OF, [".br-sides-4 .br-side", ".br-battle-scene"]) == []
    assert size == PHONE or not page.evaluate(MEET, [".br-battle-scene", ".log"])


def test_cards_of_a_draft_keep_their_pictures_in_a_low_window(visit: Any, server: Server) -> None:
    page = visit(None, viewport=LOW)
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT, BOT, BOT], 11)
    page.wait_for_selector(".br-pack .br-card.can")
    art = page.eval_on_selector_all(".br-pack .br-card-art", "all => all.map((one) => one.clientHeight)")
    assert len(art) == 8 and min(art) >= 40


def test_ragnarok_is_legible_by_day(visit: Any, server: Server) -> None:
    page = visit(None, pace="step", color_scheme="light")
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT], 5, position=END_OF_AGE)
    page.locator(".prompt > .buttons button").last.click()
    page.wait_for_selector(".prompt .tools .next")
    for _ in range(40):
        if page.locator(".stage .br-heading-ragnarok").count():
            break
        page.keyboard.press("Space")
        page.wait_for_timeout(60)
    assert min(page.evaluate(CONTRASTS, ".stage .br-heading-ragnarok")) >= 4.5


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1366, 768)])
def test_five_gods_are_in_view_at_once(visit: Any, server: Server, size: tuple[int, int]) -> None:
    page = visit(None, viewport=dict(zip(("width", "height"), size, strict=True)))
    sit_at(page, server.address, "yggdrasil", [HUMAN, BOT, BOT, BOT, BOT], 7, level="hard")
    page.wait_for_selector(".yg-order .who.can")
    page.wait_for_timeout(300)
    assert page.locator(".yg-sheet").count() == page.locator(".yg-order .who").count() == 5
    assert page.evaluate(OUT_OF, [".yg-sheet", ".sheets"]) == []
    assert page.evaluate(OUT_OF, [".yg-order .who", ".yg-panel:has(.yg-order)"]) == []


def test_a_card_in_the_almanac_lies_over_none_of_its_words(visit: Any) -> None:
    page = visit("/almanac/blood_rage?see=card.thors_hammer")
    page.wait_for_selector(".almanac-large .br-card")
    for size in (LOW, SIDE, PHONE):
        page.set_viewport_size(size)
        page.wait_for_timeout(200)
        assert not page.evaluate(MEET, [".almanac-large .br-card", ".almanac-says"])


def test_the_bar_of_a_replay_is_whole_in_low_windows(visit: Any, tmp_path: Path) -> None:
    record = tmp_path / "game.tafl"
    record.write_text(random_record("blood_rage", 4, 5, list("abcd"), Rng(3)).dumps(), encoding="utf-8")
    page = visit("/", viewport=LOW)
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".replay-bar")
    page.wait_for_timeout(300)
    assert page.evaluate(OUT_OF, [".replay-bar :is(button, .button, select)", ".prompt"]) == []
    page.set_viewport_size(SIDE)
    page.wait_for_timeout(300)
    assert page.locator(".prompt").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
