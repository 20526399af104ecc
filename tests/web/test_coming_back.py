"""Coming back: what the home page tells, who joins is asked for a name, what was said meanwhile is counted."""

from __future__ import annotations

from typing import Any

from .browser import PHONE, Server
from .looks import faults
from .table import new_table, play_now

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "bot": "greedy"}


def test_a_door_seats_as_many_as_were_chosen_and_the_shelf_tells_how_far_they_are(visit: Any, server: Server) -> None:
    page = visit("/")
    wanted: list[dict[str, Any]] = []
    page.on("request", lambda one: wanted.append(one.post_data_json) if one.method == "POST" else None)
    door = page.locator(".door.blood_rage")
    door.get_by_text("Players and seat").click()
    door.get_by_label("Who sits where?").select_option("2")
    door.get_by_label("Whom you play").select_option("raven")
    play_now(page, "blood_rage", seed=1)
    assert len(wanted[0]["seats"]) == 2 and wanted[0]["options"]["clans"][0] == "raven"
    assert page.locator(".br-sheet:not(.br-own) .br-player").inner_text() == "bot"
    page.goto(f"{server.address}/campaign/new")
    page.get_by_role("button", name="Begin a campaign").click()
    page.get_by_role("button", name="Begin this saga").click()
    page.wait_for_selector(".table[data-asked]")
    page.goto(server.address)
    page.wait_for_selector(".saved")
    rows = page.locator(".saved").all_inner_texts()
    assert len(rows) == 3
    assert any("Blood Rage" in row and "Raven" in row and "Age 1" in row for row in rows)
    assert any("The Murder of Baldr, round 1" in row for row in rows)
    assert any("campaign" in row and "0 of" in row for row in rows)
    assert faults(page) == []
    page.locator(".saved", has_text="0 of").get_by_role("link").click()
    page.get_by_role("link", name="Go on with the game under way").wait_for()


def test_a_friend_is_asked_for_a_name_and_finds_what_was_said_counted(visit: Any, server: Server) -> None:
    mine = visit(None, ask_name=True)
    made = new_table(mine, server.address, "blood_rage", [HUMAN, HUMAN, BOT], 4)
    links = [f"{server.address}/t/{made['table']}#i={seat['invitation']}" for seat in made["seats"][:2]]
    mine.goto(links[0])
    mine.locator(".naming").get_by_role("button", name="No name").click()
    theirs = visit(None, viewport=PHONE, has_touch=True, ask_name=True)
    theirs.goto(links[1])
    theirs.locator(".naming input").fill("Gunnhild")
    assert faults(theirs) == []
    theirs.get_by_role("button", name="That is my name").click()
    mine.locator(".br-player", has_text="Gunnhild").wait_for()
    assert theirs.locator(".naming").count() == 0
    mine.locator(".chat input").fill("Hail!")
    mine.keyboard.press("Enter")
    theirs.locator(".drawers .unread", has_text="1").wait_for()
    assert "1 unread message" in theirs.title()
    theirs.get_by_role("button", name="Log", exact=False).click()
    theirs.wait_for_function("() => !document.querySelector('.drawers .unread') && !document.title.includes('unread')")
    theirs.reload()
    theirs.wait_for_selector(".table[data-asked]")
    assert theirs.locator(".drawers .unread, .naming").count() == 0
    theirs.get_by_role("button", name="Menu").click()
    theirs.get_by_role("button", name="Go on with another device").click()
    theirs.get_by_role("button", name="Make a link").click()
    theirs.get_by_role("button", name="Picture to scan").click()
    picture = theirs.locator(".scan-picture")
    picture.wait_for()
    assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 100
    assert faults(theirs) == []
