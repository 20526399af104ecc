"""The stage: what happens is shown one thing at a time, and log, sheets and question never run ahead of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.servers import Server
from tests.web.browser import PHONE
from tests.web.table import sit_at

HUMAN, BOT = {"kind": "human"}, {"kind": "bot", "bot": "greedy"}
MOST_STEPS = 60

BATTLE = {
    "seats": ["wolf", "raven"],
    "wolf": {"hand": ["tyrs_bash"], "figures": {"gimle": ["leader", "warrior"]}},
    "raven": {"hand": ["tyrs_smash"], "figures": {"gimle": ["warrior"]}},
}
END_OF_AGE = {
    "phase": "discard",
    "doomed": ["elvagar", "angerboda", "muspelheim"],
    "seats": ["wolf", "raven"],
    "wolf": {"hand": ["tyrs_bash"], "quests": ["quest_alfheim"], "figures": {"elvagar": ["leader", "warrior"]}},
    "raven": {"figures": {"elvagar": ["warrior"], "gimle": ["warrior"]}},
}
ENEMY = {
    "gods": ["odin", "thor"],
    "active": "odin",
    "phase": "move",
    "wheel": {"hel": ["odin"]},
    "thor": {"laid": "hel"},
}

LOOK = """() => {
  const panel = document.querySelector(".stage > *");
  const lines = [...document.querySelectorAll(".entries ul > li")].map((one) => one.querySelector(".line").textContent);
  return {
    panel: panel?.className ?? "",
    text: panel?.textContent ?? "",
    lines,
    glory: [...document.querySelectorAll(".br-glory b")].map((one) => Number(one.textContent)),
    life: [...document.querySelectorAll(".yg-sheet")].map((one) => one.querySelectorAll(".yg-life .on").length),
    phase: document.querySelector(".br-here")?.textContent ?? "",
    fallen: document.querySelectorAll(".br-destroyed").length,
    glowing: document.querySelectorAll(".table .can").length,
  };
}"""


def table(visit: Any, server: Server, game: str, position: dict[str, Any], pace: str, **more: Any) -> Any:
    """A page at a table that begins with a position; its human seat is the first."""
    page = visit(None, pace=pace, **more)
    sit_at(page, server.address, game, [HUMAN, BOT], 5, position=position)
    page.wait_for_selector(".table .can, .prompt .buttons button")
    return page


def press(page: Any, label: str) -> None:
    page.locator(f'.prompt .buttons button[data-label^="{label}"]').click()


def press_last(page: Any) -> None:
    """What ends the matter stands last."""
    page.locator(".prompt .buttons button").last.click()


def playing(page: Any) -> bool:
    return bool(page.locator(".prompt .tools .next").count())


def steps(page: Any) -> list[dict[str, Any]]:
    """What stands on the page at each step of the stage, pressed on with Space until somebody is asked."""
    page.wait_for_selector(".prompt .tools .next")
    found = []
    while playing(page) and len(found) < MOST_STEPS:
        found.append(page.evaluate(LOOK))
        page.keyboard.press("Space")
        page.wait_for_timeout(30)
    assert len(found) < MOST_STEPS
    return found


def first(shown: list[dict[str, Any]], line: str) -> int:
    """At which step a line first stands in the log."""
    return next(at for at, one in enumerate(shown) if any(line in text for text in one["lines"]))


def test_a_battle_is_told_in_order_and_neither_log_nor_glory_run_ahead(visit: Any, server: Server) -> None:
    page = table(visit, server, "blood_rage", BATTLE, "step")
    before = page.evaluate(LOOK)["glory"]
    press(page, "Pillage")
    shown = steps(page)
    order = [first(shown, line) for line in ("Wolf reveals", "Wolf: strength", "Wolf wins", "Raven loses", "gains")]
    assert order == sorted(set(order)), order
    for at, one in enumerate(shown):
        assert one["glowing"] == 0
        assert ("br-decided" in one["panel"]) == (order[2] <= at < len(shown) and "br-battle" in one["panel"])
        if at < order[4]:
            assert one["glory"] == before
    assert "br-battle-scene" in shown[order[0]]["panel"]
    page.wait_for_selector(".prompt .tools .next", state="detached")
    assert page.evaluate(LOOK)["glory"] != before


def test_a_battle_is_opened_again_from_its_line(visit: Any, server: Server) -> None:
    page = table(visit, server, "blood_rage", BATTLE, "once")
    press(page, "Pillage")
    line = page.locator(".entries ul > li", has_text="Wolf wins the battle")
    line.wait_for()
    page.evaluate('localStorage.setItem("ragnatafl.pace", "step")')
    line.locator(".again").click()
    page.locator(".stage .br-battle-scene").wait_for()
    assert not page.locator(".stage .br-decided").count()
    steps(page)
    page.wait_for_selector(".table .can, .prompt .buttons button")
    assert line.count() == 1


def test_the_end_of_an_age_is_shown_phase_by_phase(visit: Any, server: Server) -> None:
    page = table(visit, server, "blood_rage", END_OF_AGE, "step")
    press_last(page)
    shown = steps(page)
    panels = [one["panel"] for one in shown]
    kinds = ["br-quest", "br-heading-ragnarok", "br-toll", "br-valhalla-opens", "br-summary"]
    order = [next(at for at, one in enumerate(panels) if kind in one) for kind in kinds]
    assert order == sorted(order)
    quest, ragnarok, toll, valhalla, ledger = (shown[at] for at in order)
    assert "Not fulfilled" in quest["text"] and "Gimle" in quest["text"]
    assert (quest["phase"], ragnarok["phase"], valhalla["phase"]) == ("Quest", "Ragnarök", "Release Valhalla")
    assert quest["fallen"] + 1 == ragnarok["fallen"]
    assert not any("Ragnarök destroys" in line for line in quest["lines"])
    assert ragnarok["glory"] == quest["glory"] and toll["glory"] != ragnarok["glory"]
    assert not any("Age 2" in line for line in valhalla["lines"]) and "Age I" in ledger["text"]
    page.wait_for_selector(".scene .br-draft .can")


def test_an_enemys_turn_is_shown_step_by_step(visit: Any, server: Server) -> None:
    page = table(visit, server, "yggdrasil", ENEMY, "step")
    press_last(page)
    shown = steps(page)
    turned = first(shown, "turns over Hel")
    called, moved, hurt = (first(shown, line) for line in ("Hel is activated", "Hel goes to", "loses 1 Life"))
    assert turned < called < moved < hurt
    assert "yg-enemy-turn" in shown[turned]["panel"] and "active" not in shown[turned]["panel"].split()
    assert "active" in shown[called]["panel"].split()
    assert shown[moved]["life"] == shown[turned]["life"] != shown[hurt]["life"]
    assert all(one["glowing"] == 0 for one in shown)


@pytest.mark.parametrize("pace", ["once", "quick", "calm"])
def test_each_pace_comes_to_the_question_by_itself(visit: Any, server: Server, pace: str) -> None:
    page = table(visit, server, "yggdrasil", ENEMY, pace)
    press_last(page)
    if pace == "once":
        page.wait_for_function("() => document.querySelector('.entries').textContent.includes('Hel is activated')")
        assert not playing(page)
    else:
        page.locator(".stage .yg-enemy-turn.active").wait_for()
    page.wait_for_selector(".table .can, .prompt .buttons button", timeout=60_000)
    assert not page.locator(".stage > *").count()


def test_a_held_key_skips_to_ones_own_turn(visit: Any, server: Server) -> None:
    page = table(visit, server, "yggdrasil", ENEMY, "step")
    press_last(page)
    page.wait_for_selector(".prompt .tools .next")
    for _ in range(2):
        page.keyboard.down("Space")
    page.keyboard.up("Space")
    page.wait_for_selector(".table .can, .prompt .buttons button")
    assert not playing(page)
    assert any("Hel is activated" in line for line in page.evaluate(LOOK)["lines"])


def test_the_pace_is_chosen_in_the_menu_and_remembered(visit: Any, server: Server) -> None:
    page = table(visit, server, "yggdrasil", ENEMY, "once")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("What others do is shown").select_option("quick")
    assert page.evaluate('localStorage.getItem("ragnatafl.pace")') == "quick"
    page.get_by_label("What others do is shown").select_option("calm")
    assert page.evaluate('localStorage.getItem("ragnatafl.pace")') is None


def test_the_recap_shows_the_same_scenes_again_and_leads_back(visit: Any, server: Server) -> None:
    page = table(visit, server, "yggdrasil", ENEMY, "once")
    press_last(page)
    page.locator(".entries li", has_text="Hel is activated").first.wait_for()
    page.wait_for_selector(".table .can, .prompt .buttons button")
    page.evaluate('localStorage.setItem("ragnatafl.pace", "step")')
    lines = page.evaluate(LOOK)["lines"]
    page.keyboard.press("r")
    page.locator(".stage .yg-enemy-turn").first.wait_for()
    assert any("yg-enemy-turn active" in one["panel"] for one in steps(page))
    page.wait_for_selector(".table .can, .prompt .buttons button")
    assert page.evaluate(LOOK)["lines"] == lines


def test_on_a_phone_a_line_tells_what_happened_and_the_recap_is_a_list(visit: Any, server: Server) -> None:
    page = table(visit, server, "yggdrasil", ENEMY, "once", viewport=PHONE)
    press_last(page)
    page.wait_for_selector(".prompt .tools .recap")
    assert page.locator(".prompt .caption").is_visible()
    page.locator(".prompt .tools .recap").click()
    assert "Hel is activated" in page.locator("dialog[open] .recap-list").inner_text()


def test_who_comes_back_is_offered_the_recap(visit: Any, server: Server) -> None:
    page = table(visit, server, "yggdrasil", ENEMY, "calm")
    press_last(page)
    page.locator(".stage .yg-enemy-turn").first.wait_for()
    page.reload()
    page.wait_for_selector(".table[data-asked]")
    page.locator(".log .recap.fresh").wait_for()
    assert not playing(page)


def test_a_saga_opens_with_its_first_page(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "yggdrasil", [HUMAN, BOT], 5, saga=1)
    opened = page.locator(".stage .yg-page-opens")
    opened.wait_for()
    assert "Frigg's errand" in opened.inner_text()
    opened.get_by_role("button", name="Go on").click()
    opened.wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".table .can")


def test_a_defeat_says_what_brought_it(visit: Any, server: Server) -> None:
    page = table(visit, server, "yggdrasil", {**ENEMY, "enemies": {"hel": "asgard"}}, "step")
    press_last(page)
    press(page, "Do nothing")
    shown = steps(page)
    end = shown[first(shown, "nowhere left to climb")]
    assert "yg-end" in end["panel"] and "lost" in end["panel"].split()
    page.locator(".scene .yg-end.lost").wait_for()
    assert "nowhere left to climb" in page.locator(".scene .yg-end").inner_text()
