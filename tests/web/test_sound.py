"""Sound in a browser: off until the player asks for it, then what happens is heard."""

from __future__ import annotations

from typing import Any

from .table import play_now

COUNT = """
globalThis.heard = 0;
const begin = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { globalThis.heard += 1; return begin.call(this, at); };
"""


def test_a_table_is_silent_until_sound_is_chosen_and_the_choice_is_remembered(visit: Any) -> None:
    page = visit("/")
    page.add_init_script(COUNT)
    page.reload()
    play_now(page, "blood_rage", 5)
    page.wait_for_selector(".can[data-target]")
    assert page.evaluate("heard") == 0
    assert not page.evaluate("performance.getEntriesByType('resource').some(one => one.name.includes('sound.js'))")
    page.get_by_role("button", name="Menu").click()
    field = page.locator("dialog[open]").get_by_label("Sound")
    assert field.input_value() == ""
    field.select_option("quiet")
    page.wait_for_function("() => heard >= 2")  # two knocks: your turn
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".can[data-target]")
    page.wait_for_function("() => heard >= 2")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_label("Sound").select_option("")
    heard = page.evaluate("heard")
    page.keyboard.press("Escape")
    page.locator(".scene .can[data-target]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert page.evaluate("heard") == heard
