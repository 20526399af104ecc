"""That it is one's turn is told to who looks elsewhere or has closed the page; and only to who has asked for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ragnatafl.cli import main

from .browser import WHOLE, Server, launched
from .looks import faults
from .table import new_table

pytest.importorskip("http_ece", reason="Push messages need the extra `push`.")

from tests.server.push_service import Browser, PushService

HUMAN = {"kind": "human"}
PATIENCE = 400
"""Tenths of a second in which something must have come, on a crowded machine."""
LOOK_AWAY = """
Object.defineProperty(document, "hidden", { get: () => Boolean(globalThis.away) });
const asked = Notification.requestPermission.bind(Notification);
globalThis.permissionsAsked = 0;
Notification.requestPermission = () => (globalThis.permissionsAsked++, asked());
"""
"""A page can be told that it is hidden; it counts how often the browser was asked."""
SUBSCRIBE = """
PushManager.prototype.subscribe = async (wish) => ({ toJSON: () => (globalThis.wish = wish, SUBSCRIPTION) });
"""
"""The browser of the tests has no push service of its own; everything else of it is real."""
NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
FORGET = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).forEach((one) => one.close())"
PRESS = """async () => {
  const opened = new Promise((resolve) => (self.clients.openWindow = resolve));
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return opened;
}"""


@pytest.fixture(scope="module")
def browser(playwright: Any) -> Iterator[Any]:
    """One that shows notices."""
    running = launched(playwright, WHOLE)
    yield running
    running.close()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    running = PushService(tmp_path_factory.mktemp("service"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pushing")
    keys = str(folder / "push.pem")
    with pytest.raises(SystemExit, match="0"):
        main(["push-keys", keys])
    options = ["--push-keys", keys, "--push-contact", "mailto:host@example.org", "--push-host", service.host]
    found = Server(folder, *options, "--push-after", "0.2", SSL_CERT_FILE=str(service.certificate))
    found.start()
    yield found
    found.stop()


def take_a_card(page: Any) -> None:
    page.locator(".scene .can[data-target]").first.click()
    page.locator("dialog[open] .buttons button").first.click()
    page.wait_for_selector("dialog[open]", state="detached")


def my_turn(page: Any) -> None:
    page.wait_for_selector(".scene .can[data-target]")


def notices(page: Any) -> Any:
    """The one notice that there is, now or soon."""
    for _ in range(PATIENCE):
        found = page.evaluate(NOTICES)
        if found:
            return found
        page.wait_for_timeout(100)
    return []


def deliver(page: Any, address: str, message: Any) -> None:
    """The push service gives the browser a message."""
    tools = page.context.new_cdp_session(page)
    known: list[Any] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda found: known.extend(found["registrations"]))
    tools.send("ServiceWorker.enable")
    for _ in range(PATIENCE):
        if known:
            break
        page.wait_for_timeout(100)
    facts = {"origin": address, "registrationId": known[0]["registrationId"], "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", facts)


def test_a_turn_is_told_to_who_looks_elsewhere_or_has_closed_the_page_if_he_wants_it(
    visit: Any, pushing: Server, service: PushService
) -> None:
    address, browser = pushing.address, Browser(service)
    mine = visit("/", service_workers="allow", to=pushing, permissions=["notifications"])
    mine.context.add_init_script(LOOK_AWAY)
    mine.context.add_init_script(SUBSCRIBE.replace("SUBSCRIPTION", json.dumps(browser.subscription)))
    theirs = visit(None, to=pushing)
    made = new_table(mine, address, "blood_rage", [HUMAN, HUMAN], 4)
    for page, seat in ((mine, 0), (theirs, 1)):
        page.goto(f"{address}/t/{made['table']}#i={made['seats'][seat]['invitation']}")
        my_turn(page)

    take_a_card(mine)
    mine.evaluate("() => (globalThis.away = true)")
    take_a_card(theirs)
    my_turn(mine)
    assert mine.evaluate("() => permissionsAsked") == 0
    assert mine.evaluate(NOTICES) == [], "nobody has asked for notices"

    mine.evaluate("() => (globalThis.away = false)")
    mine.get_by_role("button", name="Menu").click()
    wish = mine.get_by_label("Tell me when it is my turn, even when this page is closed")
    assert not wish.is_checked()
    wish.check()
    mine.wait_for_function("() => globalThis.wish?.userVisibleOnly")
    assert mine.evaluate("() => permissionsAsked") == 1
    assert faults(mine) == []
    mine.keyboard.press("Escape")

    path, name = f"/t/{made['table']}", f"turn-{made['table']}"
    notice = {"title": "Your turn", "body": "Blood Rage", "tag": name, "data": {"path": path}}
    take_a_card(mine)
    mine.evaluate("() => (globalThis.away = true)")
    my_turn(theirs)
    take_a_card(theirs)
    assert notices(mine) == [notice]
    mine.evaluate(FORGET)

    take_a_card(mine)
    mine.goto(address)
    my_turn(theirs)
    take_a_card(theirs)
    message = browser.open(service.next(1))
    assert mine.evaluate(NOTICES) == []
    deliver(mine, address, message)
    assert notices(mine) == [notice]
    assert mine.context.service_workers[0].evaluate(PRESS) == path
    assert len(service.received) == 1
