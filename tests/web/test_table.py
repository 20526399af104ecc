"""What a player does at the table beside choosing: keys, undo, hints, rules, the past, languages, replays."""

from __future__ import annotations

import random
from typing import Any

from .browser import PHONE, Server
from .table import asked, click_something, my_turn, new_table, play_beside, sit_at

HUMAN: dict[str, Any] = {"kind": "human"}
BOT = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}


def to_my_first_turn(page: Any, server: Server, seed: int = 6, seats: int = 3) -> None:
    """A table without a draft in Age 1, up to this page's first turn."""
    sit_at(page, server.address, "blood_rage", [HUMAN] + [BOT] * (seats - 1), seed, first_game=True, first=0)
    chance = random.Random(1)
    while my_turn(page) and asked(page) != "turn":
        click_something(page, chance)


def invade(page: Any) -> str:
    """Invade with the first figure and the first province that glow; gives the province."""
    page.locator(".sheets .can[data-target]").first.click()
    place = page.locator(".board .can[data-target]").first
    target = str(place.get_attribute("data-target"))
    place.click()
    return target.removeprefix("place:")


def test_a_whole_turn_by_keyboard_alone(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    page.evaluate("document.activeElement.blur()")
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.sheets .can[data-target^=figure]')"):
            break
    page.keyboard.press("Enter")
    assert page.locator(".picked").count() >= 1
    page.keyboard.press("Escape")
    assert page.locator(".picked").count() == 0, "Escape steps back."
    page.keyboard.press(" ")
    page.locator(".prompt button").first.focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.matches('[data-target]')"), "From the prompt to the pieces."
    page.locator(".board .can[data-target]").first.focus()
    before = page.evaluate("document.activeElement.dataset.target")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.matches('.board .can[data-target]')")
    assert before.startswith("place:")
    lines = page.locator(".entries .line").count()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.querySelectorAll('.entries .line').length > {lines}")
    assert "invades" in " ".join(page.locator(".entries .line").all_inner_texts()[lines:])


def test_number_keys_press_the_buttons_and_a_question_mark_lists_the_keys(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    page.keyboard.press("?")
    assert "Esc" in page.locator("dialog[open]").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    buttons = page.locator(".prompt > .buttons button")
    assert buttons.last.inner_text().startswith("Pass"), "What ends the Age comes last."
    page.keyboard.press(str(buttons.count()))
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('passes')")


def test_undo_takes_back_and_a_hint_does_something(visit: Any, server: Server) -> None:
    page = visit(None)
    friend = visit(None)
    made = new_table(page, server.address, "blood_rage", [HUMAN, HUMAN], seed=3, first_game=True, first=0)
    for seat, who in enumerate((page, friend)):
        who.goto(f"{server.address}/t/{made['table']}#i={made['seats'][seat]['invitation']}")
        who.wait_for_selector(".table[data-asked]")
    page.wait_for_selector(".sheets .can[data-target]")
    invade(page)
    page.locator(".prompt .undo").click()
    page.wait_for_selector(".sheets .can[data-target]")
    assert "takes the last decision back" in friend.locator(".log").inner_text()
    page.locator(".prompt .hint").click()
    page.wait_for_function("() => document.querySelector('.prompt .note').innerText.includes('A bot would choose')")
    page.locator(".prompt .note button", has_text="Do that").click()
    page.wait_for_function("() => document.querySelector('.prompt .asked').innerText.includes('thinking')")
    friend.wait_for_selector(".sheets .can[data-target]")


def test_what_cannot_be_done_says_why_and_opens_its_rule(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    page.locator(".prompt > .buttons button[aria-disabled]").first.click(force=True)
    rule = page.locator(".prompt .note .rule")
    rule.wait_for()
    assert rule.inner_text().startswith("BR-")
    rule.click()
    text = page.locator("dialog[open] .rule-text")
    page.wait_for_function("() => document.querySelector('dialog[open] .rule-text').innerText.length > 40")
    assert text.is_visible() and rule.inner_text() in page.locator("dialog[open]").inner_text()


def test_the_log_leads_back_to_earlier_positions(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    before = page.locator(".board [data-thing], .board [data-target^=piece]").count()
    invade(page)
    while my_turn(page) and asked(page) != "turn":
        click_something(page, random.Random(2))
    page.locator('.entries .line[data-seq="0"]').first.click()
    page.wait_for_selector(".table.past")
    assert page.locator(".can[data-target]").count() == 0, "The past cannot be changed."
    assert page.locator(".board [data-thing], .board [data-target^=piece]").count() <= before
    page.keyboard.press("Escape")
    page.wait_for_selector(".table:not(.past)")
    page.wait_for_selector(".can[data-target]")


def test_the_tab_says_whose_turn_it_is(visit: Any, server: Server) -> None:
    page = visit("/")
    assert page.title() == "Ragnatafl"
    to_my_first_turn(page, server)
    assert page.title() == "Your turn · Blood Rage · Ragnatafl"
    page.go_back()
    page.wait_for_selector(".door")
    assert page.title() == "Ragnatafl"


def test_a_player_goes_on_with_another_device(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on with another device").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.locator(".another input").input_value()
    other = visit(link.removeprefix(server.address), viewport=PHONE)
    other.wait_for_selector(".can[data-target]")
    assert other.locator(".prompt .asked").inner_text() == page.locator(".prompt .asked").inner_text()
    assert "#" not in other.url, "The link does not stay in the address."


def test_a_phone_on_its_side_shows_board_and_question_and_slides_the_sheets_up(visit: Any, server: Server) -> None:
    page = visit(None, viewport={"width": 844, "height": 390}, has_touch=True)
    to_my_first_turn(page, server)
    for part in (".board", ".prompt .asked", ".hand"):
        box = page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["width"] > 0 and box["y"] + min(box["height"], 40) <= 390, part
    reserve = page.locator(".hand .can[data-target='figure:warrior']").bounding_box()
    assert reserve and reserve["y"] + reserve["height"] <= 390, "The reserve stands beside the hand, in view."
    assert not page.locator(".sheets").is_visible()
    page.get_by_role("button", name="Sheets").click()
    page.locator(".sheets .can[data-target]").first.click()
    assert page.locator(".picked").count() >= 1


def test_the_language_changes_at_once_and_the_table_stays(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    page.locator(".sheets .can[data-target]").first.click()
    english = page.locator(".prompt .asked").inner_text()
    glory = page.locator(".board .can[data-target]").count()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] select.language").select_option("pl")
    page.wait_for_function("() => document.documentElement.lang === 'pl'")
    assert page.locator("dialog[open] .row", has_text="Dźwięk").is_visible(), "The open menu changes too."
    page.keyboard.press("Escape")
    page.wait_for_selector(".board .can[data-target]")
    assert page.locator(".prompt .asked").inner_text() != english
    assert asked(page) == "turn" and page.locator(".board .can[data-target]").count() >= glory
    page.reload()
    page.wait_for_selector(".table[data-asked]")
    assert page.evaluate("document.documentElement.lang") == "pl", "The browser remembers."
    assert "ui-" not in page.locator("body").inner_text() and "br-" not in page.locator("body").inner_text()


def test_a_finished_game_is_replayed_shared_and_downloaded(visit: Any, server: Server) -> None:
    page = visit(None)
    made = new_table(page, server.address, "yggdrasil", [{**HUMAN, "claim": True}], seed=3, level="easy")
    link = f"{server.address}/t/{made['table']}#s={made['seats'][0]['token']}"
    play_beside(link, seed=6)
    page.goto(link)
    page.locator("dialog[open]", has_text="The seat is yours alone now").wait_for()
    page.keyboard.press("Escape")
    with page.expect_download() as waiting:
        page.locator('[data-label="Download the record"]').click()
    record = waiting.value.path()
    assert record.read_text(encoding="utf-8").count("\n") > 10

    page.locator('[data-label="Replay"]').click()
    page.wait_for_selector(".replay-bar")
    slider = page.locator(".replay-bar input[type=range]")
    last = int(slider.get_attribute("max"))
    page.wait_for_function("() => document.querySelectorAll('.entries .line').length > 5")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.search.includes('seq=1')")
    page.keyboard.press("End")
    page.wait_for_function(f"() => location.search.includes('seq={last}')")
    page.locator(".entries .line").nth(3).click()
    page.wait_for_function(f"() => !location.search.includes('seq={last}')")

    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Next round").click()
    page.wait_for_function("() => document.querySelector('.line.shown')?.innerText.startsWith('Round 2')")
    assert page.locator(".line.to-come").count() > 0, "The log follows."
    assert page.locator(".line.shown").first.evaluate(
        "one => one.checkVisibility() && one.getBoundingClientRect().top > 0"
    )
    page.get_by_role("button", name="Next Enemy's activation").click()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.line.shown')].some(one => one.innerText.includes('is activated'))"
    )
    curve = page.locator(".course svg").bounding_box()
    page.mouse.click(curve["x"] + curve["width"] / 2, curve["y"] + 10)
    page.wait_for_function(f"() => location.search.includes('seq={round(last / 2)}')")
    page.get_by_label("Seen by").select_option("0")
    page.wait_for_function("() => location.search.endsWith('seat=0')")
    page.get_by_label("Speed").select_option("quick")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.wait_for_function(f"() => Number(new URLSearchParams(location.search).get('seq')) > {round(last / 2) + 2}")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.reload()
    page.wait_for_selector(".line.shown")
    assert page.get_by_label("Seen by").input_value() == "0", "The address tells everything."
    here = int(page.locator(".replay-bar input[type=range]").input_value())
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".table.asked-now")
    assert page.locator(".line").count() > 0, "What was played before stands in the log."
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name=f"Played on from a replay, after decision {here}").click()
    page.wait_for_selector(".line.shown")
    page.get_by_role("button", name="Share a link").click()
    link = page.locator("dialog[open] input").input_value()
    shown = page.locator(".prompt .who").inner_text()

    stranger = visit(None)
    stranger.goto(link)
    stranger.wait_for_selector(".replay-bar")
    stranger.wait_for_function(f"() => document.querySelector('.prompt .who').innerText === {shown!r}")

    stranger.goto(server.address)
    stranger.locator("input[type=file]").set_input_files(str(record), timeout=4000)
    stranger.wait_for_selector(".replay-bar")
    assert int(stranger.locator(".replay-bar input[type=range]").get_attribute("max")) == last


def test_a_look_at_a_place_tells_what_an_invasion_would_cost_and_change(visit: Any, server: Server) -> None:
    page = visit(None)
    to_my_first_turn(page, server)
    page.locator(".sheets .can[data-target='figure:leader']").first.click()
    page.locator(".board .can[data-target^='place:']").first.focus()
    page.wait_for_selector(".br-tip-preview")
    told = page.locator(".br-tip-preview").inner_text()
    assert "free, 6 rage stays" in told
    assert "strength 0 → 3" in told.replace("\u00a0", " ")


def centre(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_figures_march_by_dragging_and_by_pressing_them(visit: Any, server: Server) -> None:
    page = visit(None)
    own = {"rage": 6, "figures": {"utgard": ["leader", "warrior", "warrior"]}}
    position = {"seats": ["wolf", "raven"], "wolf": own, "raven": {"rage": 0}}
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT], 5, position=position)
    page.wait_for_selector(".table[data-asked=turn].asked-now .br-marchable")
    page.mouse.move(*centre(page, "[data-piece='wolf:leader@utgard']"))
    page.mouse.down()
    page.mouse.move(*centre(page, "[data-place=gimle]"), steps=5)
    page.mouse.up()
    page.wait_for_selector("[data-piece='wolf:leader@gimle']")
    page.wait_for_selector(".table[data-asked=turn].asked-now .br-marchable")
    assert page.locator("[data-piece='wolf:warrior@utgard']").count() == 2, "The others stay."
    for warrior in page.locator("[data-piece='wolf:warrior@utgard']").all():
        warrior.click()
    assert page.locator(".br-lifted").count() == 2
    assert "Utgard" in page.locator(".prompt .asked").inner_text()
    page.mouse.click(*centre(page, "[data-place=yggdrasil]"))
    page.wait_for_function("() => document.querySelectorAll('[data-piece=\"wolf:warrior@yggdrasil\"]').length === 2")


def test_who_plays_with_bots_alone_may_ask_to_take_everything_back(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT, BOT], seed=3)
    cards = (
        "() => [...document.querySelectorAll('.scene .can[data-target]')].map(one => one.dataset.target).sort().join()"
    )
    page.wait_for_selector(".scene .can[data-target]")
    first = page.evaluate(cards)
    page.locator(".scene .can[data-target]").first.click()
    page.locator("dialog[open] .buttons button").first.click()
    page.wait_for_selector(".table.asked-now:not(:has(.prompt .tools .undo))")
    assert page.evaluate(cards) not in ("", first)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Free undo").click()
    page.locator("dialog[open] button.main").click()
    page.locator(".prompt .tools .undo").click()
    page.wait_for_function(f"first => ({cards})() === first", arg=first)
    assert "taken back" in page.locator(".log").inner_text()
    page.get_by_role("button", name="Menu").click()
    assert page.locator("dialog[open] .caution", has_text="Free undo").count() == 1


def test_what_a_player_always_declines_is_declined_by_itself_until_he_wants_to_be_asked(
    visit: Any, server: Server
) -> None:
    """The Raven pillages twice beside the Wolf."""
    page = visit(None)
    position = {
        "seats": ["wolf", "raven"],
        "turn": "raven",
        "wolf": {"rage": 3, "figures": {"andlang": ["leader"]}},
        "raven": {"rage": 1, "figures": {"gimle": ["leader"], "utgard": ["warrior", "warrior"]}},
    }
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT], 5, position=position)
    page.wait_for_selector(".table[data-asked=join].asked-now")
    page.get_by_role("button", name="Stay out of battles from now on").click()
    page.wait_for_selector(".table[data-asked=turn].asked-now")
    page.get_by_role("button", name="Pass for this Age").click()
    page.wait_for_function(
        "() => document.querySelectorAll('.log .line').length && !document.querySelector('[data-asked=join]')"
    )
    page.wait_for_function("() => document.querySelector('.log').innerText.split('has pillaged').length > 2")
    page.wait_for_selector(".asked-now")
    page.get_by_role("button", name="Ask me everything again").click()
    assert page.get_by_role("button", name="Ask me everything again").count() == 0
