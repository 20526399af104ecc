"""The log names the rule behind a sentence, a click opens it, and a reload tells the same past."""

from __future__ import annotations

from typing import Any

from .browser import Server
from .test_table import invade, to_my_first_turn


def test_a_rule_in_the_log_opens_by_click_and_by_keys(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    page.locator(".prompt > .buttons button").last.click()
    line = page.locator(".entries li", has_text="passes").first
    line.wait_for()
    rule = line.locator(".rule")
    assert rule.inner_text() == "BR-8.6"
    rule.click()
    page.wait_for_function("() => document.querySelector('dialog[open] .rule-text')?.innerText.includes('rage')")
    assert "BR-8.6" in page.locator("dialog[open]").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator(".entries [tabindex='0']").count() == 0, "The log is one tab stop."
    page.keyboard.press("l")
    for _ in range(100):
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.innerText.includes('passes')"):
            break
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.innerText") == "BR-8.6"
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] .rule-text")


def test_after_a_reload_the_log_and_what_was_said_between_its_lines_are_the_same(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    for text in ("before", "after"):
        page.locator(".chat input").fill(text)
        page.locator(".chat button").click()
        page.wait_for_selector(f".said:has-text('{text}')")
        if text == "before":
            invade(page)
            page.wait_for_selector(".said ~ .turn .line:has-text('invades')")
            page.wait_for_selector(".table.asked-now")
    told = page.locator(".turns > li").all_inner_texts()
    assert next(at for at, line in enumerate(told) if "before" in line) < len(told) - 1
    page.reload()
    page.wait_for_selector(".said:has-text('after')")
    assert page.locator(".turns > li").all_inner_texts() == told
