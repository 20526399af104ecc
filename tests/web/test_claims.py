"""Invitations in the browser: a friend takes a seat, nobody else does; a second device; and dropping one."""

from __future__ import annotations

from typing import Any

import pytest

from .browser import PHONE, Server
from .looks import faults
from .table import deal

CARD = '.scene .can[data-target^="card:"]'


def invited(visit: Any, seed: int = 21, **more: Any) -> tuple[Any, str]:
    """A maker's page with a table for a friend and bots, and the friend's link."""
    page = visit("/?new=blood_rage", **more)
    deal(page, seed)
    page.locator(".go-row button.main").click()
    link = page.locator("dialog.invite .seat-entry input")
    link.wait_for()
    return page, str(link.input_value())


def open_link(visit: Any, server: Server, link: str, **more: Any) -> Any:
    return visit(link.removeprefix(server.address), **more)


def menu(page: Any, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).click()


def device_link(page: Any) -> str:
    """A link for one more device, made in the dialog of devices."""
    menu(page, "Go on with another device")
    page.get_by_role("button", name="Make a link").click()
    link = page.locator(".another input")
    link.wait_for()
    return str(link.input_value())


def test_a_friend_takes_the_seat_and_the_link_is_spent(visit: Any, server: Server) -> None:
    maker, link = invited(visit)
    entry = maker.locator(".seat-entry", has_text="Raven")
    assert "nobody has come yet" in entry.inner_text()
    friend = open_link(visit, server, link)
    friend.wait_for_selector(CARD)
    assert "#" not in friend.url and link.partition("#i=")[2] not in friend.evaluate("() => history.state ?? ''")
    maker.wait_for_selector(".seat-entry input", state="detached")
    assert "held by 1 device" in entry.inner_text()
    friend.locator(CARD).first.click()
    friend.locator("dialog[open] .buttons button").first.click()
    friend.wait_for_function("() => document.querySelectorAll('.hand .br-card').length === 1")

    stranger = open_link(visit, server, link)
    stranger.locator(".message h1", has_text="This invitation has been used").wait_for()
    assert "link for another device" in stranger.locator(".message").inner_text()
    assert faults(stranger) == []
    stranger.goto(server.address)
    assert stranger.locator(".saved").count() == 0, "It leaves nothing among the tables."

    friend.goto(server.address + "/learn")
    friend.goto(link)
    friend.wait_for_selector(".hand .br-card")
    assert friend.locator("dialog[open]").count() == 0, "Who took the seat comes back by the same link."


def test_the_maker_who_opens_the_link_is_asked_first_and_told_when_it_is_spent(visit: Any, server: Server) -> None:
    maker, link = invited(visit)
    for press, holders in (("Cancel", 0), ("Take the seat", 1)):
        maker.goto(server.address)
        maker.goto(link)
        dialog = maker.locator("dialog[open]", has_text="Take this seat too?")
        dialog.get_by_role("button", name=press).click()
        maker.wait_for_selector(".curtain" if holders else CARD)
        seats = maker.request.get(maker.url.replace("/t/", "/api/tables/")).json()["seats"]
        assert [seat["devices"] for seat in seats[:2]] == [1, holders]

    other, link = invited(visit)
    friend = open_link(visit, server, link)
    friend.wait_for_selector(CARD)
    other.goto(server.address)
    other.goto(link)
    other.get_by_role("button", name="Take the seat").click()
    other.locator("dialog[open] h2", has_text="This invitation has been used").wait_for()


def test_a_lost_answer_is_asked_for_again_after_a_reload(visit: Any, server: Server) -> None:
    """The browser has made its claim and never heard of it: the same secret opens the seat the next time."""
    _, link = invited(visit)
    friend = visit("/", offline=True)
    friend.add_init_script(
        "if (!sessionStorage.deaf) { const Real = WebSocket; window.WebSocket = class extends Real {"
        " addEventListener(kind, act) { if (kind !== 'message') super.addEventListener(kind, act); } }; }"
    )
    friend.goto(link)
    friend.wait_for_function(
        "async () => { const told = await fetch(location.pathname.replace('/t/', '/api/tables/'));"
        " return (await told.json()).seats[1].devices === 1; }"
    )
    assert friend.locator(".table").count() == 0, "It heard nothing."
    friend.evaluate("() => sessionStorage.setItem('deaf', 'no longer')")
    friend.reload()
    friend.wait_for_selector(CARD)


def test_a_link_that_is_no_invitation_makes_the_seat_its_openers_alone(visit: Any, server: Server) -> None:
    page = visit(None)
    seats = [{"kind": "human", "claim": True}, {"kind": "bot", "bot": "random"}]
    body = {"game": "blood_rage", "seats": seats}
    made = page.request.post(f"{server.address}/api/tables", data=body, headers={"origin": server.address}).json()
    token = made["seats"][0]["token"]
    page.goto(f"{server.address}/t/{made['table']}#s={token}")
    page.locator("dialog[open] h2", has_text="yours alone").wait_for()
    answer = page.request.get(
        f"{server.address}/api/tables/{made['table']}/log", headers={"authorization": f"Bearer {token}"}
    )
    assert answer.status == 401, "Whoever sent the link is out."
    page.reload()
    page.wait_for_selector(CARD)
    assert page.locator("dialog[open]").count() == 0


def test_a_second_device_is_seen_by_all_and_can_be_dropped(visit: Any, server: Server) -> None:
    maker, link = invited(visit)
    friend = open_link(visit, server, link)
    friend.wait_for_selector(CARD)
    maker.keyboard.press("Escape")
    phone = open_link(visit, server, device_link(friend), viewport=PHONE, has_touch=True)
    phone.wait_for_selector(CARD)
    for page in (maker, friend, phone):
        mark = page.locator(".br-clan-raven .devices-mark")
        mark.wait_for(state="attached")
        assert mark.get_attribute("aria-label") == "held by 2 devices"
    menu(maker, "Who sits where")
    assert "held by 2 devices" in maker.locator(".seat-entry", has_text="Raven").inner_text()
    assert faults(maker) == []

    assert friend.locator(".holders li").count() == 2 and faults(friend) == []
    friend.locator(".holders li", has_text="Another device").get_by_role("button", name="Drop").click()
    phone.locator(".message h1", has_text="no longer holds the seat").wait_for()
    maker.wait_for_selector(".devices-mark", state="detached")
    assert friend.locator(".holders li").count() == 1
    phone.reload()
    phone.locator(".message h1").wait_for()


@pytest.mark.parametrize(
    ("language", "told"),
    [("pl-PL", "zostało już wykorzystane"), ("ru-RU", "уже использовано"), ("bg-BG", "вече е използвана")],
)
def test_a_used_invitation_says_so_in_the_visitors_language(
    visit: Any, server: Server, language: str, told: str
) -> None:
    _, link = invited(visit)
    open_link(visit, server, link).wait_for_selector(CARD)
    late = open_link(visit, server, link, locale=language, viewport=PHONE)
    late.locator(".message h1", has_text=told).wait_for()


def test_the_maker_makes_a_new_link_and_the_old_one_is_void(visit: Any, server: Server) -> None:
    maker, link = invited(visit)
    maker.get_by_role("button", name="New link").click()
    maker.wait_for_function("old => document.querySelector('.seat-entry input').value !== old", arg=link)
    renewed = maker.locator(".seat-entry input").input_value()
    late = open_link(visit, server, link)
    late.locator(".message").wait_for()
    open_link(visit, server, renewed).wait_for_selector(CARD)
    maker.reload()
    menu(maker, "Who sits where")
    assert maker.locator(".seat-entry input").count() == 0
