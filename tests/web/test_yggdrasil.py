"""What only Yggdrasil's table has: odds before a choice, looks at opponents, the saga's page, the campaign."""

from __future__ import annotations

from typing import Any

from .browser import PHONE, Server
from .table import asked, new_table, sit_at

SEATS = [{"kind": "human", "name": "Ann"}]
MOST_STEPS = 60
COVERED = """() => {
  const panel = document.querySelector(".scene > .yg-panel").getBoundingClientRect();
  const beside = (box) => box.right <= panel.left || box.left >= panel.right;
  const under = (box) => !beside(box) && box.bottom > panel.top + 1 && box.top < panel.bottom - 1;
  const read = [...document.querySelectorAll(".yg-tree :is(.yg-world-name, .yg-token, .yg-offer)")];
  return read.filter((one) => under(one.getBoundingClientRect())).map((one) => one.textContent || one.dataset.target);
}"""
"""What can be read or pressed on the Tree and lies under the panel of a question."""
SIZES = ((390, 844), (667, 375), (844, 390), (1024, 768), (1440, 900), (1920, 1080))
HIDDEN = """() => {
  const seen = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const all = [...document.querySelectorAll(".scene .can, .prompt .asked")];
  return all.filter((one) => !seen(one)).map((one) => one.textContent);
}"""
"""Choices that cannot be pressed without scrolling, and the question where it cannot be seen."""


def assert_the_tree_is_in_view(page: Any) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        assert page.evaluate(COVERED) == [], f"{width}x{height}"
        assert page.evaluate(HIDDEN) == [], f"{width}x{height}"
        tree = page.locator(".yg-level").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
        assert max(tree) >= 240, f"{width}x{height}"


def go_on_until_dice(page: Any) -> None:
    """A solo god looks for a fight: press the first foe that can be fought, else stay where Loki is."""
    for _ in range(MOST_STEPS):
        question = asked(page)
        if question in ("heroes", "dice"):
            return
        foe = page.locator(".yg-token.can[data-target^='foe:']")
        if question == "action" and foe.count():
            foe.first.click()
        elif question == "move" and page.locator(".yg-sector.can[data-target='place:vanaheim']").count():
            page.locator(".yg-sector[data-target='place:vanaheim']").click(position={"x": 60, "y": 60})
        else:
            page.locator(".prompt > .buttons button:not([aria-disabled])").last.click()
        page.wait_for_timeout(150)
    raise AssertionError("no risk came")


def test_each_number_of_dice_tells_its_odds_before_it_is_chosen(visit: Any, server: Server) -> None:
    page = visit(None)
    sheets = "thor vanir_dice=3 elves=1"
    sit_at(
        page, server.address, "yggdrasil", SEATS, 3, saga=5, gods=["thor"], supporting=["tyr", "frigg"], sheets=sheets
    )
    page.locator(".yg-page-opens [data-dismiss]").click()
    go_on_until_dice(page)
    page.wait_for_selector(".yg-odds .unhurt")
    shares = [int(text.split("%")[0]) for text in page.locator(".yg-odds .unhurt").all_inner_texts()]
    assert len(shares) >= 2
    assert shares == sorted(shares)
    assert all(0 <= share <= 100 for share in shares)
    assert_the_tree_is_in_view(page)


def test_a_look_at_an_opponent_tells_where_its_strength_comes_from(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "yggdrasil", SEATS, 3, level="easy")
    page.locator(".yg-token[data-target='foe:fenrir']").hover()
    page.wait_for_selector(".yg-peek:not([hidden])")
    told = page.locator(".yg-peek").inner_text()
    assert "strength 1" in told
    assert "to the Cage" in told


def test_a_campaign_is_begun_by_its_gods_and_its_saga_can_be_read(visit: Any) -> None:
    page = visit("/campaign/new")
    for god in ("thor", "frigg", "odin"):
        page.locator(f".yg-pick.yg-{god}").click()
    page.get_by_role("button", name="Begin a campaign").click()
    page.wait_for_selector(".yg-campaign .sheet")
    assert page.locator(".yg-campaign .sagas li").count() == 6
    assert page.locator(".yg-campaign .sheet.yg-frigg .box.filled").count() == 1  # YG-20.5: rune I of her Vanir dice
    page.get_by_role("button", name="Begin this saga").click()
    page.wait_for_selector(".yg-tree")
    page.locator(".yg-round button").click()
    assert "Frigg's errand" in page.locator("dialog.yg-saga").inner_text()
    page.locator("dialog.yg-saga button.rule").first.click()
    page.wait_for_selector("dialog[open] .rule-text")
    assert "YG-22.1.2" in page.locator("dialog[open]").last.inner_text()


def test_a_world_names_what_the_saga_lets_a_god_do_there(visit: Any, server: Server) -> None:
    page = visit(None)
    sit_at(page, server.address, "yggdrasil", [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}], 5, saga=1)
    page.get_by_role("button", name="Go on").click()
    page.locator(".stage .yg-page-opens").wait_for(state="detached")
    page.locator(".yg-world-name", has_text="Midgard").first.hover(force=True)
    page.wait_for_selector(".yg-peek:not([hidden])")
    assert "Saga 1: Ask for the oath" in page.locator(".yg-peek").inner_text()


def test_the_tree_fits_a_phone(visit: Any, server: Server) -> None:
    page = visit(None, viewport=PHONE)
    sit_at(page, server.address, "yggdrasil", SEATS, 3, level="easy")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    names = page.locator(".yg-world-name")
    assert names.count() == 9
    boxes = [names.nth(k).bounding_box() for k in range(9)]
    assert all(box["height"] >= 11 and 0 <= box["x"] and box["x"] + box["width"] <= PHONE["width"] for box in boxes)


def test_the_wheel_is_whole_on_a_phone_and_its_enemies_can_be_read(visit: Any, server: Server) -> None:
    page = visit(None, viewport=PHONE)
    sit_at(page, server.address, "yggdrasil", SEATS, 3, level="easy")
    fields = page.locator(".yg-field .plate")
    boxes = [fields.nth(k).bounding_box() for k in range(6)]
    assert all(0 <= box["x"] and box["x"] + box["width"] <= PHONE["width"] for box in boxes)
    for where in ("", " .who", " .plate", " .name"):
        page.locator(f".yg-field [data-thing='fenrir']{where}").click()
        assert "to the Cage" in page.locator("dialog[open] .yg-card").inner_text()
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def hold(page: Any, selector: str) -> None:
    """Lay a finger on the middle of this, and lift it when something has opened."""
    box = page.locator(selector).first.bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touches = page.context.new_cdp_session(page)
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_selector("dialog[open]")
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_is_held_reads_and_a_short_press_decides(visit: Any, server: Server) -> None:
    page = visit(None, viewport=PHONE, has_touch=True)
    seats = [*SEATS, {"kind": "human", "name": "Bo"}]
    sit_at(page, server.address, "yggdrasil", seats, 3, gods=["tyr", "frigg"])
    page.wait_for_selector(".asked-now .yg-order [data-target='god:tyr'].can")
    assert page.locator(".yg-round .life").all_inner_texts() == ["8", "8"]
    hold(page, ".yg-order [data-target='god:tyr']")
    assert "his god die" in page.locator("dialog[open]").inner_text()
    page.wait_for_timeout(300)
    page.keyboard.press("Escape")
    assert asked(page) == "turn_order", "Nothing was decided."
    page.locator(".yg-order [data-target='god:tyr']").tap()
    page.wait_for_function("() => document.querySelector('.table').dataset.asked !== 'turn_order'")


def test_everybody_sees_what_is_proposed(visit: Any, server: Server) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bo"}]
    table = new_table(visit(None), server.address, "yggdrasil", seats, seed=3, gods=["thor", "frigg"])
    pages = [visit(f"/t/{table['table']}#i={seat['invitation']}") for seat in table["seats"]]
    for page in pages:
        page.wait_for_selector(".yg-order .who")
    assert_the_tree_is_in_view(pages[0])
    asked_page = next(page for page in pages if page.locator(".yg-order .who.can").count())
    other = pages[1 - pages.index(asked_page)]
    other.locator(".yg-order .propose[data-target='god:frigg']").click()
    for page in pages:
        page.wait_for_selector(".yg-order [data-target='god:frigg'] .yg-proposed")
        assert "proposes Frigg for turn 1." in page.locator(".entries").inner_text()
    assert asked(other) == "turn_order", "A proposal decides nothing."
    for line in ("→ turn nobody 1.1", "→ give elf thor 1.1", "→ give moon thor frigg 1.1"):
        other.locator(".log input").fill(line)
        other.keyboard.press("Enter")
        asked_page.locator(".entries", has_text=line).wait_for()
    asked_page.locator(".yg-order [data-target='god:frigg']").click()
    asked_page.wait_for_function("() => document.querySelector('.table').dataset.asked !== 'turn_order'")
    assert not asked_page.locator(".yg-proposed").count()
