"""What threatens and what would come, at the table: a deadly activation is unmistakable, quests show how they stand, a
choice tells what it changes, and a press on what cannot be done gives the reason for what was tried."""

from __future__ import annotations

from typing import Any

from .browser import PHONE, Server
from .table import sit_at, take_seats

HUMAN, BOT = {"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}
BRINK = """
gods = ["thor", "odin"]
nameless = 7
island = 2
nidhogg = 6
[thor]
world = "alfheim"
[odin]
life = 1
[enemies]
hel = "asgard"
[wheel]
hel = ["thor"]
nidhogg = ["thor"]
"""
SHIELD = """
seats = ["wolf", "raven"]
turn = "wolf"
destroyed = ["elvagar"]
pillaged = ["muspelheim"]
doomed = ["andlang", "utgard", "horgr"]
[wolf]
hand = ["quest_alfheim.1", "quest_manheim.1"]
quests = ["quest_jotunheim.1"]
[wolf.figures]
muspelheim = ["warrior", "leader"]
andlang = ["warrior"]
[raven.figures]
andlang = ["leader"]
"""


def sit_in(page: Any, server: Server, game: str, position: str) -> None:
    """A person and a bot in this position."""
    answer = page.request.post(
        f"{server.address}/api/tables",
        data={"game": game, "seats": [HUMAN, BOT], "position": position},
        headers={"origin": server.address},
    )
    assert answer.status == 201, answer.text()
    take_seats(page, server.address, answer.json())
    page.wait_for_selector(".table[data-asked]")


def press(page: Any, place: str) -> str:
    """Press a place as a hand would, and read what is said to it."""
    box = page.locator(f"[data-place='{place}']").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.35)
    page.wait_for_timeout(400)
    return str(page.locator(".prompt .note").inner_text())


def test_an_activation_that_ends_the_game_is_unmistakable(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_in(page, server, "yggdrasil", BRINK)
    hel, surtur, nidhogg = (
        page.locator(f".yg-field:has([data-thing='{enemy}'])") for enemy in ("hel", "surtur", "nidhogg")
    )
    assert hel.locator(".yg-rune.end").count() == 1
    assert surtur.locator(".yg-rune").count() == 0
    assert nidhogg.locator(".yg-rune.hope").count() == 1 and nidhogg.locator(".yg-rune.end").count() == 0
    warned = page.locator(".prompt .yg-warning.end").inner_text()
    assert "Hel may be the next card (Odin)" in warned and "the game would be lost" in warned
    assert page.locator(".track .yg-chance.dire[data-end='D2']").is_visible()
    assert page.locator(".track .yg-chance[data-end='won'] b").inner_text() == "6/7"


def test_a_look_at_an_enemy_of_the_wheel_tells_what_he_would_do_and_how_he_ends_the_game(
    visit: Any, server: Server
) -> None:
    page = visit(None)
    sit_in(page, server, "yggdrasil", BRINK)
    page.locator(".yg-field [data-thing='surtur'] .who").hover()
    page.wait_for_selector(".yg-peek:not([hidden])")
    told = page.locator(".yg-peek").inner_text()
    assert "Activated now, in the turn of Odin: Surtur goes to" in told and "2 Fire Giants join Surtur" in told
    assert "with fewer than two Fire Giants left" in told
    assert page.locator(".yg-sector.struck").count() == 1


def test_the_ends_are_in_sight_on_a_phone_and_explain_themselves(visit: Any, server: Server) -> None:
    page = visit(None, viewport=PHONE)
    sit_in(page, server, "yggdrasil", BRINK)
    chips = page.locator(".board .yg-chance")
    boxes = [chips.nth(k).bounding_box() for k in range(chips.count())]
    assert len(boxes) >= 9
    assert all(0 <= box["x"] and box["x"] + box["width"] <= PHONE["width"] for box in boxes)
    page.locator(".board button.yg-ends").click()
    told = page.locator("dialog[open]").inner_text()
    assert "Hel is on the top level" in told and "1 more step of Nidhögg reaches the Tree" in told


def test_a_choice_that_is_looked_at_tells_what_it_changes(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_in(page, server, "blood_rage", SHIELD)
    page.locator(".sheets [data-target='figure:ship']").click()
    page.locator(".prompt > .buttons button", has_text="South-west").hover()
    page.wait_for_selector(".outlook:not([hidden])")
    told = page.locator(".outlook").inner_text()
    assert "Andlang" in told and "→" in told


def test_quests_show_how_they_stand_and_the_doomed_province_what_it_would_pay(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_in(page, server, "blood_rage", SHIELD)
    states = {
        card.get_attribute("data-thing"): card.locator(".br-quest-state").inner_text()
        for card in page.locator(".br-hand .br-tracked").all()
    }
    assert states == {
        "quest_alfheim.1": "contested",
        "quest_manheim.1": "not yet",
        "quest_jotunheim.1": "would be fulfilled now",
    }
    page.locator(".br-hand [data-thing='quest_jotunheim.1']").hover()
    page.wait_for_selector(".br-threads .br-thread.br-whole", state="attached")
    page.locator(".br-hand [data-thing='quest_alfheim.1']").click()
    assert "Contested in Andlang by Raven" in page.locator("dialog[open] .br-quest-told").inner_text()
    page.keyboard.press("Escape")
    gains = page.locator(".br-track .br-doom-gain").all_inner_texts()
    assert ["".join(gain.split()) for gain in gains] == ["W+2", "R+2"]


def test_a_refusal_is_about_what_was_tried_and_goes_when_the_player_goes_on(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_in(page, server, "blood_rage", SHIELD)
    assert "BR-13.1" in press(page, "yggdrasil")
    page.locator(".sheets [data-target='figure:warrior']").click()
    assert page.locator(".prompt .note").inner_text() == ""
    assert "Yggdrasil cannot be invaded" in press(page, "yggdrasil")
    assert "Elvagar is destroyed" in press(page, "elvagar")
    assert page.locator(".sheets [data-target='figure:warrior'].picked").count(), "What was picked stays picked."
    page.keyboard.press("Escape")
    assert page.locator(".prompt .note").inner_text() == ""


def test_with_two_gods_a_card_of_the_supporting_god_can_be_any_that_nobody_has_seen(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "yggdrasil", [HUMAN, BOT], 5)
    page.wait_for_selector(".yg-order .who")
    counts = page.eval_on_selector_all(
        ".yg-order .who", "all => all.map(one => one.querySelectorAll('.can-be .yg-mini').length)"
    )
    assert counts == [6, 6]


def test_the_band_tells_how_many_moves_this_game_takes(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "yggdrasil", [HUMAN, BOT, BOT], 5, level="easy")
    assert page.locator(".yg-round .level").inner_text() == "Easy: 7 moves"
