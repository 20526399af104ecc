"""Several people: two browsers that see only their own hands, one device with a curtain, leaving and coming back."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

from ragnatafl.core.record import Record

from .browser import Server
from .table import asked, click_something, deal, my_turn, new_table, play_now, sit_at, take_seats

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "bot": "greedy"}


def frames_of(page: Any) -> list[str]:
    """Everything the page's sockets receive from now on."""
    received: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(text)))
    return received


def hand(page: Any) -> list[str]:
    cards = page.locator(".hand .br-card").evaluate_all(
        "all => all.map((one) => one.dataset.target ?? one.dataset.thing)"
    )
    return [str(card).removeprefix("card:") for card in cards]


def take_card(page: Any, code: str) -> None:
    page.locator(f'.scene [data-target="card:{code}"]').first.click()
    page.locator("dialog[open] .buttons button").first.click()


def pack(page: Any) -> list[str]:
    cards = page.locator('.scene .can[data-target^="card:"]').evaluate_all(
        "all => all.map((one) => one.dataset.target)"
    )
    return [str(card).removeprefix("card:") for card in cards]


def test_two_browsers_see_only_their_own_hands(visit: Any, server: Server) -> None:
    mine = visit("/?new=blood_rage")
    deal(mine, 21)
    seen_by_me = frames_of(mine)
    mine.get_by_role("button", name="3 players").click()
    mine.get_by_role("button", name="Set up the table").click()
    link = mine.locator("dialog.invite input").first.input_value()
    mine.keyboard.press("Escape")

    theirs = visit(None)
    seen_by_them = frames_of(theirs)
    theirs.goto(link)
    for page in (mine, theirs):
        page.wait_for_selector('.scene .can[data-target^="card:"]')
    assert "#" not in theirs.url, "The secret of the link leaves the address bar."
    my_pack, their_pack = pack(mine), pack(theirs)
    only_theirs = [code for code in their_pack if code not in my_pack]
    only_mine = [code for code in my_pack if code not in their_pack]
    assert only_theirs and only_mine
    take_card(theirs, only_theirs[0])
    mine.wait_for_timeout(150)

    for page, frames, secrets in ((mine, seen_by_me, only_theirs), (theirs, seen_by_them, only_mine)):
        assert frames, "The socket was heard."
        shown = page.content()
        for code in secrets:
            assert not any(f'"{code}"' in frame for frame in frames), f"{code} came over the socket"
            assert f"card:{code}" not in shown, f"{code} is on the page"
    take_card(mine, only_mine[0])
    for page in (mine, theirs):
        page.wait_for_function("() => document.querySelectorAll('.hand .br-card').length === 1")
    assert hand(mine) == [only_mine[0]] and hand(theirs) == [only_theirs[0]]
    for frames, seat in ((seen_by_me, 0), (seen_by_them, 1)):
        views = [message["view"] for frame in frames if "view" in (message := json.loads(frame))]
        assert views and all(view["seat"] == seat for view in views)
        others = [other for other in range(3) if other != seat]
        assert all(view["clan_sheets"][other]["hand"] is None for view in views for other in others)


def test_advice_stays_while_others_decide_and_goes_with_its_question(visit: Any, server: Server) -> None:
    made = new_table(visit(None), server.address, "blood_rage", [HUMAN, HUMAN], seed=5)
    mine, theirs = (visit(f"/t/{made['table']}#i={seat['invitation']}") for seat in made["seats"])
    for page in (mine, theirs):
        page.wait_for_selector(".scene .can[data-target]")
    mine.locator(".prompt .hint").click()
    advice = mine.locator(".prompt .note", has_text="A bot would choose")
    advice.wait_for()
    lines = mine.locator(".sheets").inner_text()
    take_card(theirs, pack(theirs)[0])
    mine.wait_for_function("before => document.querySelector('.sheets').innerText !== before", arg=lines)
    assert advice.is_visible()
    advice.get_by_role("button", name="Do that").click()
    advice.wait_for(state="hidden")


def test_spectators_see_no_hand(visit: Any, server: Server) -> None:
    player = visit(None)
    made = sit_at(player, server.address, "blood_rage", [HUMAN, BOT], seed=5)
    watcher = visit(None)
    frames = frames_of(watcher)
    watcher.goto(f"{server.address}/t/{made['table']}#w={made['watch']}")
    watcher.wait_for_selector(".table[data-asked]")
    secrets = pack(player)
    assert secrets
    assert watcher.locator(".hand .br-card").count() == 0 and watcher.locator(".can[data-target]").count() == 0
    assert not any(f'"{code}"' in frame for code in secrets for frame in frames)


def test_one_device_has_a_curtain_between_its_players(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at_curtain(page, server)
    curtain = page.locator(".curtain")
    assert "Wolf" in curtain.inner_text()
    assert not page.locator(".table").is_visible(), "Nothing shows behind the curtain."
    curtain.get_by_role("button").click()
    first = pack(page)
    take_card(page, first[0])
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(".asked-now")
    assert pack(page) == first, "His own move, and a way back, before the next one sits down."
    take_card(page, first[0])
    page.wait_for_selector(".prompt button.main")
    assert "Raven" in page.locator(".prompt .asked").inner_text() and page.locator(".table").is_visible()
    page.locator(".prompt button.main").click()
    page.wait_for_selector(".curtain")
    assert "Raven" in curtain.inner_text()
    assert not page.locator(".table").is_visible()
    curtain.get_by_role("button").click()
    page.wait_for_selector('.scene .can[data-target^="card:"]')
    assert sorted(pack(page)) != sorted(first), "The second player has a pack of his own."
    assert hand(page) == []


def sit_at_curtain(page: Any, server: Server) -> None:
    take_seats(page, server.address, new_table(page, server.address, "blood_rage", [HUMAN, HUMAN, BOT], seed=9))
    page.wait_for_selector(".curtain")


def play_a_draft(page: Any) -> None:
    play_now(page, "blood_rage", seed=12)
    chance = random.Random(4)
    while my_turn(page) and asked(page) == "draft_pick":
        click_something(page, chance)


def test_a_table_survives_the_browser_and_the_server(visit: Any, server: Server) -> None:
    page = visit("/", offline=True)
    play_a_draft(page)
    held, address = sorted(hand(page)), page.url
    assert held

    server.stop(kill=True)
    page.wait_for_selector(".banner:not([hidden])")
    assert "lost" in page.locator(".banner").inner_text()
    server.start()
    page.wait_for_selector(".banner[hidden]", state="attached", timeout=20000)
    assert my_turn(page) and sorted(hand(page)) == held

    page.goto("about:blank")
    page.goto(server.address)
    page.get_by_role("link", name="Resume").first.click()
    page.wait_for_selector(".table[data-asked]")
    assert page.url == address
    assert my_turn(page) and sorted(hand(page)) == held


def test_a_bot_takes_over_and_the_player_comes_back(visit: Any, server: Server) -> None:
    page = visit(None)
    friend = visit(None)
    answer = new_table(page, server.address, "blood_rage", [HUMAN, HUMAN, BOT], seed=31)
    for seat, who in enumerate((page, friend)):
        who.goto(f"{server.address}/t/{answer['table']}#i={answer['seats'][seat]['invitation']}")
        who.wait_for_selector('.scene .can[data-target^="card:"]')
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator("dialog[open] button.main").click()
    page.wait_for_selector('[data-label="Take my seat back"]')
    take_card(friend, pack(friend)[0])
    page.wait_for_function("() => document.querySelectorAll('.hand .br-card').length === 2")
    page.locator('[data-label="Take my seat back"]').click()
    page.wait_for_selector('[data-label="Take my seat back"]', state="detached")
    take_card(friend, pack(friend)[0])
    page.wait_for_selector('.scene .can[data-target^="card:"]')
    assert len(hand(page)) == 2, "The bot picked twice, and the player goes on."


def test_chat_reaches_everybody_and_is_only_text(visit: Any, server: Server) -> None:
    page = visit(None)
    made = sit_at(page, server.address, "blood_rage", [HUMAN, BOT], seed=2)
    watcher = visit(None)
    watcher.goto(f"{server.address}/t/{made['table']}#w={made['watch']}")
    watcher.wait_for_selector(".table[data-asked]")
    page.locator(".chat input").fill("<b>Skål</b>, friends")
    page.locator(".chat button").click()
    for who in (page, watcher):
        who.wait_for_selector(".entries .said")
        assert "<b>Skål</b>, friends" in who.locator(".entries .said").inner_text()
    assert watcher.locator(".chat").count() == 0, "Spectators read, but do not write."


def test_a_guest_is_told_that_the_deal_was_chosen(visit: Any, server: Server) -> None:
    for seed, told in ((5, 1), (None, 0)):
        page = visit(None)
        sit_at(page, server.address, "yggdrasil", [HUMAN], seed)
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open] .row").first.wait_for()
        assert page.get_by_text("chose the deal").count() == told
        assert page.locator("dialog[open] .seal code").count() == 1 - told


def test_a_table_that_cannot_go_on_says_so(visit: Any, server: Server) -> None:
    page = visit("/", offline=True)
    play_a_draft(page)
    table = page.url.rpartition("/")[2]
    server.stop()
    with sqlite3.connect(server.folder / "web.db") as database:
        database.execute("UPDATE decisions SET notation = 'draft no_such_card' WHERE table_id = ?", (table,))
    server.start()
    page.locator(".message h1", has_text="cannot go on").wait_for()
    page.reload()
    page.locator(".message h1", has_text="cannot go on").wait_for()
    page.get_by_role("button", name="End this table for good").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert "draft no_such_card" in Path(saved.value.path()).read_text()
    with sqlite3.connect(server.folder / "web.db") as database:
        database.execute("DELETE FROM decisions WHERE table_id = ?", (table,))
        database.execute("DELETE FROM seats WHERE table_id = ?", (table,))
        database.execute("DELETE FROM tables WHERE id = ?", (table,))
    page.reload()
    page.get_by_text("no longer kept here").wait_for()
    page.get_by_role("link", name="Home").click()
    page.wait_for_selector(".door")


def test_a_replay_of_other_rules_says_so_and_gives_its_record_back(visit: Any, server: Server) -> None:
    page = visit(None, offline=True)
    record = Record.start("blood_rage", 2, 1).dumps().replace("content: ", "content: other")
    with sqlite3.connect(server.folder / "web.db") as database:
        database.execute("INSERT INTO replays VALUES ('otherrules', ?, 1)", (record,))
    page.goto(f"{server.address}/replay/otherrules")
    page.locator(".message h1", has_text="other rules").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert Path(saved.value.path()).read_text() == record
