"""Hnefatafl at the web table: whole games by clicking, what a move would capture, two people at one device."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.web.browser import PHONE, WIDE, Server
from tests.web.looks import faults
from tests.web.table import ANOTHER_GAME, play_now, play_on, sit_at

pytest.importorskip("hnefatafl", reason="Hnefatafl is not installed: pip install --no-deps -e examples/hnefatafl")

PEOPLE = [{"kind": "human"}, {"kind": "human"}]


def move(page: Any, start: str, end: str) -> None:
    page.locator(f'[data-target="piece:{start}"]').click()
    page.locator(f'[data-target="square:{end}"]').click()


def on(page: Any, square: str) -> Any:
    return page.locator(f'.ht-piece[data-target="piece:{square}"]')


@pytest.mark.parametrize(("scheme", "size"), [("dark", WIDE), ("light", PHONE)], ids=["night", "day-phone"])
def test_a_whole_game_is_played_by_clicking(visit: Any, scheme: str, size: dict[str, int]) -> None:
    page = visit("/", color_scheme=scheme, viewport=size)
    play_now(page, "hnefatafl", seed=1)
    looked: dict[str, list[str]] = {}
    clicks = play_on(page, random.Random(3), lambda name: looked.update({name: faults(page)}))
    looked["end"] = faults(page)
    assert looked.keys() == {"move", "end"} and not any(looked.values()), looked
    assert clicks["piece"] > 6 and clicks["missed"] <= clicks["piece"] // 10, clicks
    assert page.locator(".ht-end h2").inner_text() in ("Attacker wins.", "Defender wins.", "The game is a draw.")
    assert page.locator(f'button[data-label="{ANOTHER_GAME}"]').is_visible()


def test_two_people_at_one_device_move_in_turn_without_a_curtain(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "hnefatafl", PEOPLE, 1)
    move(page, "d1", "d4")
    page.locator(".prompt .asked", has_text="Defender: move a piece.").wait_for()
    assert page.locator(".curtain").count() == 0
    move(page, "f8", "g8")
    page.locator(".prompt .asked", has_text="Attacker: move a piece.").wait_for()
    assert on(page, "d4").count() == on(page, "g8").count() == 1
    assert page.locator(".log .line").all_inner_texts() == [
        "The attacker goes from d1 to d4.",
        "The defender goes from f8 to g8.",
    ]


def test_a_move_shows_beforehand_what_it_captures(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "hnefatafl", PEOPLE, 1)
    for start, end in (("k4", "g4"), ("h6", "h9")):
        move(page, start, end)
        page.locator(f'.ht-piece[data-target="piece:{end}"]').wait_for()
    page.locator('.ht-piece.can[data-target="piece:a4"]').wait_for()
    page.locator('[data-target="piece:a4"]').click()
    page.locator('[data-target="square:e4"]').hover()
    page.locator('.ht-doomed[data-target="piece:f4"]').wait_for()
    page.locator('[data-target="square:e4"]').click()
    page.locator(".log .line", has_text="The defender on f4 is captured.").wait_for()
    assert on(page, "f4").count() == 0


def test_a_piece_that_is_shut_in_says_why_with_its_rule(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "hnefatafl", PEOPLE, 1)
    page.locator('[data-target="piece:f1"].cannot').click(force=True)
    page.locator(".prompt .note", has_text="something stands on e1").wait_for()
    assert page.locator(".prompt .note .rule").inner_text() == "HT-3.2"


@pytest.mark.parametrize(
    ("language", "asked"),
    [("pl", "Napastnik: wykonaj ruch."), ("ru", "Нападающий: сделайте ход."), ("bg", "Нападател: направи ход.")],
)
def test_it_speaks_other_languages(visit: Any, language: str, asked: str) -> None:
    page = visit("/", locale=language)
    play_now(page, "hnefatafl", seed=1)
    page.locator(".prompt .asked", has_text=asked).wait_for()


def test_the_keyboard_alone_can_move(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "hnefatafl", PEOPLE, 1)
    page.locator('[data-target="piece:d1"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.locator('.ht-piece[data-target="piece:d2"]').wait_for()
