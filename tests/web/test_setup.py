"""Setting up a position: by its pieces, its fields and its text; trying it, sharing it and playing on from it."""

from __future__ import annotations

from typing import Any

from tests.server.servers import Server

from .browser import PHONE
from .looks import faults

PIECE = ".board [data-piece='{}']"


def press(page: Any, brush: str, place: str) -> None:
    page.get_by_label("A press").select_option(label=brush)
    page.locator(f".board [data-place='{place}']").click()


def field(page: Any, group: str, label: str) -> Any:
    found = page.locator(".setup-panel details", has=page.locator("summary", has_text=group))
    if not found.evaluate("one => one.open"):
        found.locator("summary").click()
    return found.get_by_label(label)


def test_a_position_is_arranged_by_its_pieces_tried_shared_and_played_on(visit: Any, server: Server) -> None:
    page = visit("/setup/blood_rage")
    page.wait_for_selector(".setup-panel summary")
    press(page, "Wolf: leader", "utgard")
    page.wait_for_selector(PIECE.format("wolf:leader@utgard"))
    page.get_by_label("A press").select_option(label="moves a piece")
    page.locator(PIECE.format("wolf:leader@utgard")).click()
    page.locator(".board [data-place='gimle']").click()
    page.wait_for_selector(PIECE.format("wolf:leader@gimle"))
    assert page.locator(PIECE.format("wolf:leader@utgard")).count() == 0

    field(page, "Wolf", "Glory").fill("21")
    field(page, "Wolf", "Glory").press("Tab")
    page.wait_for_function("() => document.querySelector('.sheets').innerText.includes('21')")
    field(page, "Wolf", "Add: Cards in hand").select_option(label="Troll")
    page.wait_for_selector(".hand [data-thing='troll']")
    assert faults(page) == []

    page.get_by_role("button", name="Try out").click()
    page.wait_for_selector(".table.asked-now")
    page.locator(".sheets .can[data-target='figure:warrior']").first.click()
    page.locator(".board .can[data-target='place:utgard']").click()
    page.wait_for_selector(PIECE.format("wolf:warrior@utgard"))
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('Utgard')")
    page.wait_for_function("() => document.querySelector('.prompt .who').innerText.includes('Raven')")

    page.get_by_role("button", name="Share a link").click()
    link = page.locator("dialog[open] input").input_value()
    page.keyboard.press("Escape")
    stranger = visit(None)
    stranger.goto(link)
    stranger.wait_for_selector(PIECE.format("wolf:warrior@utgard"))
    assert "Raven" in stranger.locator(".prompt .who").inner_text()

    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => !document.querySelector('.board [data-piece=\"wolf:warrior@utgard\"]')")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".table.asked-now[data-asked='turn']:not(.setting-up)")
    assert "21" in page.locator(".sheets").inner_text()


def test_what_cannot_be_is_told_and_a_text_is_read(visit: Any) -> None:
    page = visit("/setup/yggdrasil", offline=True, viewport=PHONE, color_scheme="light")  # refusals are on the console
    page.wait_for_selector(".setup-panel summary")
    page.locator(".board [data-target='god:thor']").click()
    page.locator(".board [data-target='place:alfheim']").click(position={"x": 30, "y": 20})
    page.wait_for_function("() => document.querySelector('.sheets').textContent.includes('Alfheim')")
    field(page, "Enemies", "Hel").select_option(label="Cage")
    page.locator(".prompt .note", has_text="This position cannot be: Hel cannot be here: Cage.").wait_for()
    assert field(page, "Enemies", "Hel").locator("option:checked").inner_text() == "Niflheim", "It stays as it was."
    field(page, "Enemy Wheel", "Add: Loki").select_option(label="Thor")
    page.locator("[aria-label='Loki'] li", has_text="Thor").wait_for()
    field(page, "Odin", "Add: Enemy cards, from the top").select_option(label="Hel (Thor)")
    page.locator("[aria-label='Enemy cards, from the top'] li", has_text="Hel (Thor)").wait_for()
    field(page, "Saga", "Saga").select_option(label="The Murder of Baldr")
    field(page, "Saga", "Oaths").fill("3")
    field(page, "Saga", "Oaths").press("Tab")
    page.wait_for_function("() => document.querySelector('.setup-panel').textContent.includes('Baldr')")
    assert faults(page) == []

    page.get_by_role("button", name="The position as text").click()
    text = page.locator("dialog[open] textarea")
    for line in ('world = "alfheim"', 'loki = ["thor"]', 'deck = ["hel/thor", ', "oaths = 3"):
        assert line in text.input_value()
    text.fill('game = "yggdrasil"\nround = = 2')
    page.get_by_role("button", name="Set it up").click()
    page.locator("dialog[open] .note", has_text="cannot be").wait_for()
    text.fill('gods = ["odin", "thor", "tyr"]\nround = 7')
    page.get_by_role("button", name="Set it up").click()
    page.wait_for_function("() => document.querySelector('.track').textContent.includes('7')")

    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] select.language").select_option("pl")
    page.keyboard.press("Escape")
    field(page, "Wrogowie", "Hel").select_option(label="Klatka")
    page.locator(".prompt .note", has_text="Hel nie może być tutaj: Klatka.").wait_for()
