"""Learning in the browser: every stage by following the coach, and the coach of a first game."""

from __future__ import annotations

from typing import Any

import pytest

from ragnatafl.core.lessons import lessons_of

from .browser import PHONE
from .looks import faults

WORDS = "() => document.querySelector('.coach:not([hidden])')?.innerText ?? ''"
NEXT, TITLE = ".coach .next", ".coach h3"


def coach_says(page: Any, words: str) -> None:
    page.wait_for_function(f"(words) => ({WORDS})().includes(words)", arg=words)


def follow(page: Any) -> None:
    """Press what the coach advises, or what the hint says where it leaves the choice open, until it is learnt."""
    for _ in range(30):
        page.wait_for_selector(f".asked-now .coach:not([hidden]), {NEXT}")
        if page.locator(NEXT).count():
            return
        if page.locator(".coach .do").count():
            page.locator(".coach .do").click()
        else:
            page.locator(".prompt .hint").click()
            page.locator(".prompt .note button:not(.rule)").click()
    raise AssertionError(page.evaluate(WORDS))


@pytest.mark.parametrize(("game", "size"), [("blood_rage", None), ("yggdrasil", PHONE)])
def test_a_whole_lesson_is_learnt_by_following_the_coach(visit: Any, game: str, size: dict[str, int] | None) -> None:
    page = visit("/learn", **({"viewport": size, "has_touch": True} if size else {}))
    stages = lessons_of(game).stages
    assert not faults(page)
    page.locator(f".lesson.{game} button.main").click()
    for number, _ in enumerate(stages, 1):
        coach_says(page, f"Lesson {number} of {len(stages) + 1}")
        follow(page)
        if number == 2:
            assert not faults(page)
        page.locator(NEXT).click()
    page.wait_for_selector(".coach:not([hidden]) .ok")
    assert page.locator(TITLE).count() == 0, "Now a whole game."
    page.goto(page.url.split("/t/")[0] + "/learn")
    done = page.locator(f".lesson.{game} .learnt")
    done.first.wait_for()
    assert done.count() == len(stages)
    assert page.evaluate("JSON.parse(localStorage.getItem('ragnatafl.tables')).length") == 1, (
        "Stages are left for good."
    )
    page.goto(page.url.removesuffix("learn"))
    page.locator(".saved").first.wait_for()
    assert page.locator(".saved").count() == 1, "Of all these tables only the first game is one to come back to."


def test_who_goes_another_way_is_told_so_and_may_begin_again(visit: Any) -> None:
    page = visit("/learn")
    page.locator("[data-stage=battle]").click()
    coach_says(page, "Pillage Gimle")
    page.get_by_role("button", name="Pass for this Age").click()
    coach_says(page, "That leads elsewhere")
    page.locator(".coach .again").click()
    coach_says(page, "Pillage Gimle")
    page.locator(".prompt .hint").click()
    assert "Pillage Gimle" in page.locator(".prompt .note").inner_text(), "The hint says what the coach says."
    page.locator(".coach .skip").click()
    coach_says(page, "Marching")


def test_the_coach_of_a_first_game_speaks_once_agrees_with_the_hint_and_can_be_sent_away(visit: Any) -> None:
    page = visit("/learn")
    page.locator(".lesson.blood_rage [data-stage=first_game]").click()
    coach_says(page, "most glory")
    hint = page.locator(".prompt .note button:not(.rule)")
    hint.wait_for()
    hint.click()
    coach_says(page, "Red cards")
    page.reload()
    page.wait_for_selector(".scene .can[data-target]")
    page.wait_for_function(f"() => !({WORDS})().includes('most glory')")
    page.get_by_role("button", name="No more advice").click()
    assert page.locator(".coach").count() == 0
    page.reload()
    page.wait_for_selector(".scene .can[data-target]")
    assert page.locator(".coach").count() == 0


def test_the_stage_waits_until_a_new_thing_is_read(visit: Any) -> None:
    """At a calm pace: Thor's partners turn up cards; what happens first is spoken of while it is shown."""
    page = visit("/learn", pace="quick")
    page.locator(".lesson.yggdrasil [data-stage=first_game]").click()
    coach_says(page, "speak for the gods")
    for _ in range(40):
        if page.locator(".table.playing .coach:not([hidden]) .ok").count():
            break
        if page.locator(".asked-now").count():
            page.locator(".prompt .hint").click()
            page.locator(".prompt .note button:not(.rule)").first.click()
        page.wait_for_timeout(250)
    page.wait_for_selector(".table.playing .coach:not([hidden]) .ok")
    said, told = page.evaluate(WORDS), page.locator(".log .line").count()
    page.wait_for_timeout(1500)
    assert page.evaluate(WORDS) == said and page.locator(".log .line").count() == told, "It waits."
    page.locator(".coach .ok").click()
    page.wait_for_function(f"(said) => ({WORDS})() !== said", arg=said)
