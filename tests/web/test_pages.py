"""The pages around the table: their weight, small screens, themes, a new table's options, and the small logic."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .browser import PHONE, SLIM, Server
from .table import asked, click_something, my_turn, play_now

FIRST_VISIT = 250 * 1000


@pytest.mark.parametrize("game", ["blood_rage", "yggdrasil"])
def test_a_first_visit_transfers_less_than_250_kb(visit: Any, server: Server, game: str) -> None:
    page = visit("/learn")
    page.goto("about:blank")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": False})
    network.send("Network.clearBrowserCache")
    sizes: list[int] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(server.address)
    page.locator(f".door.{game} button.main").wait_for()
    page.wait_for_timeout(200)
    home = sum(sizes)
    play_now(page, game, seed=1)
    page.wait_for_selector(".can[data-target]")
    assert len(sizes) > 10
    assert home < sum(sizes) < FIRST_VISIT, (home, sum(sizes))


def test_a_door_asks_for_the_level_and_remembers_it(visit: Any) -> None:
    page = visit("/")
    wanted: list[dict[str, Any]] = []
    page.on("request", lambda one: wanted.append(one.post_data_json) if one.method == "POST" else None)
    level = page.locator(".door.yggdrasil").get_by_label("Level")
    assert level.input_value() == "beginner"
    level.select_option("hard")
    page.reload()
    assert level.input_value() == "hard"
    level.select_option("beginner")
    play_now(page, "yggdrasil", seed=1)
    assert wanted[0]["options"] == {"level": "beginner"}
    assert page.locator(".door.blood_rage > .door-choice > select").count() == 0


@pytest.mark.parametrize("size", [PHONE, SLIM], ids=["390", "360"])
def test_nothing_is_wider_than_a_phone(visit: Any, size: dict[str, int]) -> None:
    page = visit("/", viewport=size, has_touch=True)
    wider = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wider) <= 0, "home"
    for path in ("/learn", "/?new=yggdrasil", "/?new=blood_rage"):
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        page.wait_for_selector("h1")
        assert page.evaluate(wider) <= 0, path
    page.get_by_role("link", name="Ragnatafl").click()
    play_now(page, "blood_rage", seed=2)
    chance, seen = random.Random(3), set()
    while my_turn(page) and len(seen) < 2:
        seen.add(asked(page))
        assert page.evaluate(wider) <= 0, seen
        prompt = page.locator(".prompt .asked").bounding_box()
        assert prompt and 0 <= prompt["y"] < size["height"], "The question is always on the screen."
        click_something(page, chance)
    page.get_by_role("button", name="Log", exact=True).click()
    assert page.locator(".entries").is_visible()
    assert page.evaluate(wider) <= 0


def test_night_and_day_are_remembered(visit: Any) -> None:
    page = visit("/")
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    night = page.evaluate(ground)
    page.get_by_role("button", name="Day colours").click()
    day = page.evaluate(ground)
    assert night != day
    page.reload()
    page.wait_for_selector(".door")
    assert page.evaluate(ground) == day


def test_who_has_not_chosen_gets_the_colours_of_the_system(visit: Any) -> None:
    page = visit("/")
    page.wait_for_selector(".door")
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    night = page.evaluate(ground)
    changed = f"before => ({ground})() !== before"
    page.emulate_media(color_scheme="light")
    page.wait_for_function(changed, arg=night)
    day = page.evaluate(ground)
    assert page.get_by_role("button", name="Night colours").is_visible(), "The switch offers the other one."
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(changed, arg=day)
    assert page.evaluate(ground) == night
    assert visit("/", color_scheme="light").evaluate(ground) == day


@pytest.mark.parametrize("path", ["/t/nothing", "/replay/nothing", "/nothing/at/all"])
def test_a_wrong_address_says_so_in_the_chosen_language_and_leads_home(visit: Any, path: str) -> None:
    page = visit(path, offline=True)
    english = page.locator(".message h1").inner_text()
    page.locator("select.language").select_option("ru")
    page.wait_for_function(
        "before => (document.querySelector('.message h1')?.textContent ?? before) !== before", arg=english
    )
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    page.get_by_role("link", name="Главная").click()
    page.wait_for_selector(".door")


def test_a_table_is_forgotten_only_after_a_question(visit: Any, server: Server) -> None:
    page = visit("/")
    play_now(page, "blood_rage", seed=1)
    page.goto(server.address)
    forget = page.get_by_role("button", name="Forget this table")
    forget.click()
    page.get_by_role("button", name="Cancel").click()
    page.reload()
    page.get_by_role("link", name="Resume").wait_for()
    forget.click()
    page.locator("dialog[open] button.main").click()
    page.wait_for_function("() => !document.querySelector('.saved')")
    page.reload()
    page.wait_for_selector(".door")
    assert page.locator(".saved").count() == 0


def test_a_new_table_is_made_as_it_was_asked_for(visit: Any, server: Server) -> None:
    page = visit("/?new=yggdrasil")
    asked_for: list[Any] = []
    page.on("request", lambda request: request.method == "POST" and asked_for.append(request.post_data_json))
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Who sits on seat 2").select_option("device")
    page.get_by_label("God of seat 1").select_option("thor")
    page.get_by_label("God of seat 2").select_option("odin")
    page.get_by_label("Name of seat 2").fill("Gunnar")
    page.get_by_label("Level").select_option('"hard"')
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_selector(".curtain, .table[data-asked]")
    wanted = asked_for[0]
    assert wanted["game"] == "yggdrasil" and wanted["options"] == {"level": "hard", "gods": ["thor", "odin"]}
    assert [seat["kind"] for seat in wanted["seats"]] == ["human", "human"]
    assert wanted["seats"][1]["name"] == "Gunnar"


def test_an_unknown_table_says_so(visit: Any) -> None:
    page = visit("/t/nosuchtable", offline=True)
    page.wait_for_function("() => document.body.innerText.includes('There is no such table.')")
    assert page.get_by_role("link", name="Home").is_visible()


PATCHES = """async () => {
  const { patched } = await import("/static/web/js/patch.js");
  const old = { a: { b: [1, 2, { c: 3 }] }, d: 4, e: [5] };
  const now = patched(old, [[["a", "b", 2, "c"], 7], [["d"]], [["f"], { g: 1 }], [["e"], []]]);
  return [old, now, old.a !== now.a, patched(old, []) === old, patched(old, [[[], { new: 1 }]])];
}"""


def test_a_patch_makes_a_new_view_and_leaves_the_old_one(visit: Any) -> None:
    page = visit("/")
    old, now, copied, same, whole = page.evaluate(PATCHES)
    assert old == {"a": {"b": [1, 2, {"c": 3}]}, "d": 4, "e": [5]}
    assert now == {"a": {"b": [1, 2, {"c": 7}]}, "e": [], "f": {"g": 1}}
    assert copied and same and whole == {"new": 1}


TEXTS = """async () => {
  const { use, t, has, name } = await import("/static/web/js/i18n.js");
  use({ lang: "pl", messages: {
    "-clan": "klan",
    plain: "Tak",
    named: { value: "Utgard", attrs: { in: "w Utgardzie" } },
    where: ["Bitwa ", { v: "place", f: "in" }, "!"],
    count: [{ s: { v: "n" }, d: 3,
      o: [["0", "zero"], ["one", "jeden"], ["few", [{ v: "n" }, " kilka"]], ["other", "wiele"]] }],
    term: ["To ", { t: "-clan" }, ", ", { m: "plain" }],
    flag: [{ s: { v: "yes" }, o: [["true", "prawda"], ["false", "fałsz"]], d: 1 }],
  } });
  return [t("plain"), t("where", { place: name("named") }), t("where", { place: "X" }), t("count", { n: 0 }),
    t("count", { n: 1 }), t("count", { n: 3 }), t("count", { n: 5 }), t("term"), t("flag", { yes: true }),
    t("missing"), has("named.in"), has("named.of"), String(name("named"))];
}"""


def test_texts_resolve_forms_plurals_and_references(visit: Any) -> None:
    page = visit("/")
    assert page.evaluate(TEXTS) == [
        "Tak",
        "Bitwa w Utgardzie!",
        "Bitwa X!",
        "zero",
        "jeden",
        "3 kilka",
        "wiele",
        "To klan, Tak",
        "prawda",
        "missing",
        True,
        False,
        "Utgard",
    ]


MARKDOWN = """async () => {
  const { elements } = await import("/static/web/js/markdown.js");
  const text = "**Mode.** One `G`\\nline.\\n\\n- first\\n  more\\n- *second*\\n\\n| a | b |\\n|---|---|\\n| 1 | <i> |";
  return elements(text, (piece) => piece).map((one) => one.outerHTML);
}"""


def test_rules_show_their_lists_and_tables(visit: Any) -> None:
    page = visit("/")
    assert page.evaluate(MARKDOWN) == [
        "<p><b>Mode.</b> One G\nline.</p>",
        "<ul><li>first more</li><li>second</li></ul>",
        "<table><thead><tr><th>a</th><th>b</th></tr></thead>"
        "<tbody><tr><td>1</td><td>&lt;i&gt;</td></tr></tbody></table>",
    ]
