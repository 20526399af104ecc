"""The analysis of a finished game in the browser, and why a hint is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ragnatafl.core.rng import Rng
from tests.playing import random_record

from .browser import PHONE, Server
from .looks import faults
from .table import sit_at


def test_a_turning_point_is_looked_at_and_tried_again(visit: Any, tmp_path: Path) -> None:
    record = tmp_path / "game.tafl"
    record.write_text(random_record("yggdrasil", 2, 5, ["Astrid", "Bo"], Rng(3)).dumps(), encoding="utf-8")
    page = visit("/")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("link", name="Analysis").click()
    moments = page.locator(".moments ol button")
    moments.first.wait_for(timeout=120_000)
    assert page.locator(".moments .course-line").count() == 1, "A team has one chance."
    moments.first.click()
    page.locator(".moment-told .better").wait_for()
    told = page.locator(".moment-told").inner_text()
    assert "Played: " in told and "Better: " in told
    assert f"seq={moments.first.get_attribute('data-seq')}" in page.url
    assert faults(page) == []
    address = page.url

    page.get_by_role("button", name="Try this decision again").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".table.asked-now")

    phone = visit(None, color_scheme="light", viewport=PHONE)
    phone.goto(address)
    phone.locator(".moment-told .better").wait_for()
    phone.locator(".accuracy summary").click()
    assert "Astrid" in phone.locator(".accuracy").inner_text()
    assert faults(phone) == []


def test_a_hint_says_the_chances_and_what_it_changes(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "yggdrasil", [{"kind": "human"}], seed=3, level="easy")
    page.locator(".prompt .hint").click()
    page.locator(".prompt .note .reason").wait_for()
    assert "Chance to win" in page.locator(".prompt .note .reason").inner_text()
