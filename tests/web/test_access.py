"""Every page and dialog around the games looked at by axe, by night and by day. The games' own screens are looked at
while whole games are played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ragnatafl.core.rng import Rng
from tests.playing import random_record

from .browser import PHONE, WIDE
from .looks import faults
from .table import play_now

THEMES = pytest.mark.parametrize(("scheme", "size"), [("dark", WIDE), ("light", PHONE)], ids=["night", "day-phone"])


@THEMES
@pytest.mark.parametrize("path", ["/", "/learn", "/?new=blood_rage", "/?new=yggdrasil", "/campaign/new", "/t/nothing"])
def test_pages(visit: Any, path: str, scheme: str, size: dict[str, int]) -> None:
    page = visit(path, color_scheme=scheme, viewport=size, offline=True)
    page.wait_for_selector("h1")
    assert faults(page) == []


@THEMES
def test_a_campaign(visit: Any, scheme: str, size: dict[str, int]) -> None:
    page = visit("/campaign/new", color_scheme=scheme, viewport=size)
    page.get_by_role("button", name="Begin a campaign").click()
    page.get_by_role("button", name="Begin this saga").wait_for()
    assert faults(page) == []


@THEMES
def test_a_replay(visit: Any, tmp_path: Path, scheme: str, size: dict[str, int]) -> None:
    record = tmp_path / "game.tafl"
    record.write_text(random_record("blood_rage", 2, 5, ["Astrid", "Bo"], Rng(3)).dumps(), encoding="utf-8")
    page = visit("/", color_scheme=scheme, viewport=size)
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".replay-bar")
    page.keyboard.press("End")
    page.locator(".br-chart").wait_for()
    assert faults(page) == []


@THEMES
def test_the_dialogs_of_a_table(visit: Any, scheme: str, size: dict[str, int]) -> None:
    page = visit("/", color_scheme=scheme, viewport=size)
    play_now(page, "blood_rage", seed=3)
    page.get_by_role("button", name="Menu").click()
    looked = {"Menu": faults(page)}
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    for name in ("Who sits where", "Go on with another device", "Let a bot play for me", "Keys"):
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open]").get_by_role("button", name=name).click()
        page.locator("dialog[open] h2", has_text=name).wait_for()
        looked[name] = faults(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    assert not any(looked.values()), looked


@THEMES
def test_the_curtain(visit: Any, scheme: str, size: dict[str, int]) -> None:
    page = visit("/?new=blood_rage", color_scheme=scheme, viewport=size)
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Who sits on seat 2").select_option("device")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_selector(".curtain")
    assert faults(page) == []
