"""Who is asked while his page is closed is told so by a push message: once, sealed, and nothing of the game."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from ragnatafl.cli import main
from ragnatafl.client import join

from .servers import MadeTable, Server, hello, next_of, run

pytest.importorskip("http_ece", reason="Push messages need the extra `push`.")

from ragnatafl.server.errors import ServerError
from ragnatafl.server.push import NoSubscription, Push
from ragnatafl.server.reminders import read
from ragnatafl.server.settings import PushSettings
from ragnatafl.server.subscriptions import Subscription

from .push_service import Browser, PushService, claims_of

CONTACT = "mailto:host@example.org"
SOON = 0.2
"""Seconds after which the server here tells who is away."""
NOBODY = "127.0.0.1:1"
"""Where nobody listens."""


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("keys") / "push.pem"
    with pytest.raises(SystemExit, match="0"):
        main(["push-keys", str(path)])
    return path


@pytest.fixture(scope="module")
def one_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    running = PushService(tmp_path_factory.mktemp("service"))
    yield running
    running.close()


@pytest.fixture
def service(one_service: PushService) -> PushService:
    """A push service that has received nothing yet."""
    one_service.received.clear()
    one_service.status = 201
    return one_service


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, keys: Path, one_service: PushService) -> Iterator[Server]:
    options = ["--push-keys", str(keys), "--push-contact", CONTACT, "--push-after", str(SOON)]
    hosts = ["--push-host", one_service.host, "--push-host", NOBODY]
    database = str(tmp_path_factory.mktemp("pushing") / "tables.db")
    running = Server(database, "--no-limits", *options, *hosts, first=one_service.trusted)
    yield running
    running.stop()


async def subscribe(made: MadeTable, seat: int, subscription: Any, language: str = "en") -> dict[str, Any]:
    """Come to a seat, ask to be told, and leave with a good-bye; the server's answer."""
    async with made.raw(max_size=None) as socket:
        await hello(socket, made.tokens[seat])
        return await asked_for(socket, seat, subscription, language)


async def asked_for(socket: Any, seat: int, subscription: Any, language: str = "en") -> dict[str, Any]:
    await next_of(socket, "state")
    wish = {"type": "subscribe", "id": "s", "seat": seat, "subscription": subscription, "language": language}
    await socket.send(json.dumps(wish))
    return await next_of(socket, "done", "error")


async def draft(made: MadeTable, *seats: int) -> None:
    """Each of these takes the first card that he is offered, and leaves."""
    for seat in seats:
        async with await made.sit(seat) as table:
            await table.asked()
            await table.decide(table.legal[0])


def subscriptions(made: MadeTable) -> int:
    """How many devices are to be told of this table."""
    with sqlite3.connect(made.server.database) as database:
        found = database.execute("SELECT count(*) FROM subscriptions WHERE table_id = ?", [made.id])
        return int(found.fetchone()[0])


def test_who_is_asked_while_away_is_told_once_until_he_comes_back(pushing: Server, service: PushService) -> None:
    made, browser = pushing.new_table(seats="hhh"), Browser(service)

    async def play() -> None:
        answer = await subscribe(made, 1, browser.subscription, "pl")
        assert answer["type"] == "done"
        await draft(made, 0)
        await asyncio.to_thread(service.next, 1)
        await draft(made, 2)
        await asyncio.sleep(4 * SOON)
        assert len(service.received) == 1, "he knows it already"
        await draft(made, 1)
        await asyncio.sleep(4 * SOON)
        assert len(service.received) == 1, "he was there when he was asked again"
        await draft(made, 0)
        await asyncio.to_thread(service.next, 2)

    run(play())
    message = service.received[0]
    assert message.path == urlsplit(browser.endpoint).path
    assert browser.open(message) == {"table": made.id, "title": "Twój ruch", "body": "Blood Rage"}
    assert message.headers["Topic"] == made.id and int(message.headers["TTL"]) > 0
    assert claims_of(message)["aud"] == f"https://{service.host}" and claims_of(message)["sub"] == CONTACT


def test_whoever_is_at_the_seat_is_told_nothing_and_a_lost_socket_counts_as_away(
    pushing: Server, service: PushService
) -> None:
    made, browser = pushing.new_table(seats="hh"), Browser(service)

    async def play() -> None:
        async with made.raw(max_size=None) as socket:
            await hello(socket, made.tokens[1])
            await asked_for(socket, 1, browser.subscription)
            await draft(made, 0)
            await asyncio.sleep(4 * SOON)
            assert service.received == []
            socket.transport.abort()
        await asyncio.to_thread(service.next, 1)

    run(play())


def test_a_device_is_told_no_more_that_does_not_want_it_is_dropped_or_is_gone(
    pushing: Server, service: PushService
) -> None:
    made, browser = pushing.new_table(seats="hh"), Browser(service)

    async def play() -> None:
        await subscribe(made, 1, browser.subscription)
        assert subscriptions(made) == 1
        await subscribe(made, 1, None)
        assert subscriptions(made) == 0
        await subscribe(made, 1, browser.subscription)
        async with await made.sit(1) as first:
            link = f"{pushing.address}/t/{made.id}#i={await first.invite(1)}"
            async with await join(link) as second:
                await second.drop(None)
        assert subscriptions(made) == 0
        await subscribe(made, 0, browser.subscription)
        service.status = 410
        async with await join(second.link) as second:
            await second.asked()
            await second.decide(second.legal[0])
        await asyncio.to_thread(service.next, 1)
        while subscriptions(made):
            await asyncio.sleep(0.02)

    run(play())


def test_a_push_service_that_sends_elsewhere_fails_or_is_silent_disturbs_nobody(
    pushing: Server, service: PushService
) -> None:
    made, browser = pushing.new_table(seats="hhh"), Browser(service)

    async def play() -> None:
        await subscribe(made, 1, browser.subscription)
        service.status = 307
        await draft(made, 0)
        await asyncio.to_thread(service.next, 1)
        assert pushing.has_said("a push message was refused")
        browser.endpoint = f"https://{NOBODY}/send/nobody"
        await subscribe(made, 1, browser.subscription)
        await draft(made, 2)
        assert pushing.has_said("a push message failed")
        await draft(made, 1, 0)

    run(play())
    assert not any("/send/" in line for line in pushing.printed), "an address is a secret"
    assert subscriptions(made) == 1 and len(service.received) == 1


ELSEWHERE = [
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/fcm/send/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://fcm.googleapis.com@example.org/x",
    "https://push.services.mozilla.com.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest",
    "https://fcm.googleapis.com/" + 1000 * "x",
    "https://fcm.googleapis.com:x/",
    "file:///etc/passwd",
    "",
]


def test_only_push_services_are_ever_called(keys: Path, service: PushService) -> None:
    push = Push(PushSettings(str(keys), CONTACT))
    for endpoint in ("https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        push.address_of(endpoint)
    for endpoint in [*ELSEWHERE, Browser(service).endpoint]:
        with pytest.raises(NoSubscription):
            push.address_of(endpoint)
    inside = urlsplit("https://localhost/x")
    assert asyncio.run(push.addresses(inside)) == [], "not even by a known name that points into the own network"
    named = Push(PushSettings(str(keys), CONTACT, ("localhost",)))
    assert asyncio.run(named.addresses(inside)) != []


@pytest.mark.parametrize(
    "given",
    [
        "text",
        {"endpoint": "https://fcm.googleapis.com/x"},
        {"endpoint": "https://example.org/x", "keys": {"p256dh": "BA", "auth": "AA"}},
        {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "BA", "auth": "AA"}},
        {"endpoint": 1, "keys": {"p256dh": 2, "auth": 3}},
    ],
)
def test_what_is_no_subscription_is_refused(keys: Path, given: Any) -> None:
    with pytest.raises(ServerError) as refused:
        read(Push(PushSettings(str(keys), CONTACT)), given)
    assert refused.value.code == "malformed"


def test_keys_of_other_lengths_are_no_keys(service: PushService, keys: Path) -> None:
    browser = Browser(service).subscription
    push = Push(PushSettings(str(keys), CONTACT, (service.host,)))
    good = Subscription(browser["endpoint"], **browser["keys"])
    push.check(good)
    for changed in ({"auth": good.auth[:-2]}, {"p256dh": good.auth}, {"auth": f"{good.auth}!"}):
        with pytest.raises(NoSubscription):
            push.check(Subscription(**{**vars(good), **changed}))


def test_a_server_without_keys_offers_nothing(server: Server) -> None:
    made = server.new_table(seats="hh")

    async def ask() -> None:
        async with made.raw(max_size=None) as socket:
            await hello(socket, made.tokens[1])
            assert (await next_of(socket, "welcome"))["push"] is None
        wish = {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "BA", "auth": "AA"}}
        assert (await subscribe(made, 1, wish))["error"] == "not_now"

    run(ask())


def test_keys_are_kept_secret_and_never_written_over(keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert stat.S_IMODE(keys.stat().st_mode) == 0o600
    before = keys.read_bytes()
    with pytest.raises(SystemExit, match="2"):
        main(["push-keys", str(keys)])
    assert keys.read_bytes() == before and "is there already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [([], "--push-contact"), (["--push-contact", "me"], "--push-contact"), (["--push-keys", "nowhere.pem"], "nowhere")],
)
def test_a_server_does_not_start_with_keys_that_it_cannot_use(
    keys: Path, options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["serve", "--no-open", "--push-keys", str(keys), *options])
    assert said in capsys.readouterr().err
