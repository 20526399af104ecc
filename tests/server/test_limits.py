"""Whatever strangers send: one clear answer, nothing broken, and the table goes on."""

from __future__ import annotations

import contextlib
import json
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ragnatafl.client import TableError
from ragnatafl.core.protocol import PROTOCOL
from ragnatafl.server import security
from ragnatafl.server.limits import Bucket, Limits
from ragnatafl.server.security import CONTENT_SECURITY_POLICY, is_own_name, is_own_origin, plain

from .servers import Server, hello, next_of, run


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[1, 2]",
        '"hello"',
        "{}",
        '{"type": "launch"}',
        '{"type": ["decide"]}',
        '{"type": "decide", "seat": 0}',
        '{"type": "decide", "seat": 0, "question": 0, "decision": 7}',
        '{"type": "decide", "seat": 0, "question": 0, "decision": "\\u0000"}',
        '{"type": "why", "seat": 0}',
        '{"type": "inspect", "seat": 0, "thing": "no such thing"}',
        '{"type": "seat", "seat": 9, "kind": "bot"}',
        '{"type": "seat", "seat": 0, "kind": "bot", "bot": "no such bot"}',
        '{"type": "name", "seat": 0, "name": {}}',
        '{"type": "chat", "text": null}',
        "[" * 2000,
    ],
)
def test_a_malformed_message_is_answered_with_a_sentence(server: Server, text: str) -> None:
    made = server.new_table(seats="hrrr")

    async def send() -> None:
        async with made.raw() as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "state")
            await socket.send(text)
            answer = await next_of(socket, "error", "refused")
            assert answer.get("message") or answer.get("reason")
        async with await made.sit(0) as table:
            await table.decide(table.legal[0])

    run(send())


def test_an_oversize_message_ends_its_socket_and_no_other(server: Server) -> None:
    made = server.new_table(seats="hhrr")

    async def send() -> None:
        async with await made.sit(1) as other, made.raw() as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "state")
            await socket.send(json.dumps({"type": "chat", "text": "x" * 5000}))
            await socket.wait_closed()
            assert socket.close_code == 1009
            await other.decide(other.legal[0])

    run(send())


def test_the_first_message_must_be_a_hello(server: Server) -> None:
    made = server.new_table(seats="hrrr")
    wrong: list[Any] = [
        {"type": "ping"},
        {"type": "hello", "protocol": PROTOCOL - 1, "tokens": []},
        {"type": "hello", "protocol": PROTOCOL},
        {"type": "hello", "protocol": PROTOCOL, "tokens": ["x"] * 100},
    ]

    async def send(message: Any) -> None:
        async with made.raw() as socket:
            await socket.send(json.dumps(message))
            assert (await next_of(socket, "error"))["error"] == "malformed"
            await socket.wait_closed()
            assert socket.close_code == 4400

    for message in wrong:
        run(send(message))


def test_a_flood_of_messages_ends_the_socket_and_the_table_goes_on(own_server: Any) -> None:
    running = own_server("--bot-pace", "0")
    made = running.new_table(seats="hhrr")

    async def flood() -> None:
        async with await made.sit(1) as other, made.raw() as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "state")
            with contextlib.suppress(ConnectionClosed):
                for _ in range(500):
                    await socket.send('{"type": "ping"}')
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            assert socket.close_code == 4429
            await other.decide(other.legal[0])

    run(flood())
    codes = [running.post("/api/tables", {}).status_code]
    while codes[-1] == 400 and len(codes) < 400:
        codes.append(running.post("/api/tables", {}).status_code)
    assert codes[0] == 400 and codes[-1] == 429
    assert running.get("/health").status_code == 200


def test_a_bucket_lets_through_what_it_holds() -> None:
    bucket = Bucket(3, 0.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    limits = Limits(enabled=True)
    most = int(Limits.KINDS["token"][0])
    assert [limits.allow("token", "a") for _ in range(most + 1)][-2:] == [True, False]
    assert limits.allow("token", "b")
    assert all(Limits(enabled=False).allow("token", "a") for _ in range(100))


@pytest.mark.parametrize(
    ("origin", "host", "mine"),
    [
        (None, "tafl.example.org", True),
        ("http://tafl.example.org", "tafl.example.org", True),
        ("https://other.example.org", "tafl.example.org", True),
        ("https://evil.example.org", "tafl.example.org", False),
        ("http://tafl.example.org.evil.example.org", "tafl.example.org", False),
        ("null", "tafl.example.org", False),
        ("file://tafl.example.org", "tafl.example.org", False),
        ("http://tafl.example.org:81", "tafl.example.org", False),
        ("http://[::1", "tafl.example.org", False),
    ],
)
def test_whose_pages_may_use_the_server(origin: str | None, host: str, mine: bool) -> None:
    assert is_own_origin(origin, host, ["https://other.example.org/"]) is mine


@pytest.mark.parametrize(
    ("host", "listening", "known"),
    [
        (None, "127.0.0.1", True),
        ("127.0.0.1:8765", "127.0.0.1", True),
        ("localhost:8765", "127.0.0.1", True),
        ("LOCALHOST", "127.0.0.1", True),
        ("[::1]:8765", "::1", True),
        ("tafl.example.org", "127.0.0.1", True),
        ("evil.example.org:8765", "127.0.0.1", False),
        ("evil.example.org:8765", "localhost", False),
        ("127.0.0.1.evil.example.org", "::1", False),
        ("[::1", "127.0.0.1", False),
        ("my-computer:8765", "0.0.0.0", True),
        ("My-Computer.local", "::", True),
        ("my-computer.lan:8765", "192.168.0.7", True),
        ("my-computer.lan.", "0.0.0.0", True),
        ("192.168.0.7:8765", "0.0.0.0", True),
        ("localhost:8765", "0.0.0.0", True),
        ("tafl.example.org", "0.0.0.0", True),
        ("my-server.example.net:80", "my-server.example.net", True),
        ("evil.example.org:8765", "0.0.0.0", False),
        ("my-computer.example.org", "0.0.0.0", False),
        ("my-computer", "127.0.0.1", False),
    ],
)
def test_what_the_server_may_be_called(
    host: str | None, listening: str, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page whose name was made to point to this machine is of the same origin as itself; its name gives it away."""
    monkeypatch.setattr(security, "machine_names", security.machine_names.__wrapped__)
    monkeypatch.setattr(socket, "gethostname", lambda: "My-Computer.home.example")
    assert is_own_name(host, listening, ["https://tafl.example.org"]) is known


def test_a_server_of_this_machine_answers_to_no_strangers_name(server: Server) -> None:
    made = server.new_table(seats="hrrr")
    strange = {"host": "evil.example.org:8765", "origin": "http://evil.example.org:8765"}
    for answer in (server.get("/api/games", headers=strange), server.post("/api/tables", {}, headers=strange)):
        assert answer.status_code == 403 and answer.json()["error"] == "origin"
    lines = [f"GET /ws/{made.id} HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *(f"{key}: {value}" for key, value in strange.items())]
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), timeout=60) as raw:
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        assert raw.recv(100).startswith(b"HTTP/1.1 403")


def test_a_page_from_elsewhere_opens_no_socket_and_posts_nothing(server: Server) -> None:
    made = server.new_table(seats="hrrr")

    async def knock(origin: str) -> None:
        async with made.raw(origin=origin) as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "welcome")

    run(knock(server.address))
    for elsewhere in ("https://evil.example.org", "null", "http://[::1"):
        with pytest.raises(InvalidStatus, match="403"):
            run(knock(elsewhere))
    body = {"game": "blood_rage", "seats": [{"kind": "human"}] * 2}
    refused = server.post("/api/tables", body, headers={"origin": "https://evil.example.org"})
    assert refused.status_code == 403 and refused.json()["error"] == "origin"


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in (
        "/",
        "/texts/en.json",
        "/t/x",
        "/learn",
        "/static/none",
        "/api/games",
        "/api/none",
        "/health",
        "/metrics",
    ):
        headers = server.get(path).headers
        assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers


def test_a_part_of_a_page_has_the_headers_that_are_for_parts(server: Server) -> None:
    for path in ("/static/web/js/main.js", "/static/web/css/base.css"):
        headers = server.get(path).headers
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers and "access-control-allow-origin" not in headers
    assert server.get("/worker.js").headers["content-security-policy"] == CONTENT_SECURITY_POLICY  # it runs by itself


def test_names_and_chat_are_plain_short_lines(server: Server) -> None:
    made = server.new_table(seats="hhrr")
    script = "<script>alert(1)</script>\x00\x1b[31m\u202e evil" + "x" * 400

    async def talk() -> None:
        async with await made.sit(0) as one, await made.sit(1) as other:
            await one.send({"type": "name", "seat": 0, "name": script})
            await other.until(lambda: other.seats[0]["name"] != "")
            assert other.seats[0]["name"] == "<script>alert(1)</script"
            await one.say(script)
            await other.until(lambda: other.chats)
            said = other.chats[0]
            assert said["from"] == 0 and len(said["text"]) == 300
            assert said["text"].startswith("<script>alert(1)</script>[31m evilx")
        async with await made.sit(1) as later:
            assert later.seats[0]["name"] == "<script>alert(1)</script" and len(later.chats) == 1

    run(talk())
    assert "text/html" not in server.get(made.path).headers["content-type"]


def test_plain_text_has_no_hidden_characters() -> None:
    assert plain(" a\tb\nc\u200b\u202e\x7f\u3164 ", 24) == "a b c"
    assert plain("Þórr Łódź Борис", 24) == "Þórr Łódź Борис"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("\u0301\u0302", ""),
        (" \u0336\u0336 \u20dd", ""),
        ("\ufe0f\u200d\u2800\U0001d159", ""),
        ("\ud800", ""),
        ("A\u0301\u0327", "\u00c1\u0327"),
        ("Z" + "\u0300" * 40 + "a" + "\u0489" * 40, "Z" + "\u0300" * 3 + "a" + "\u0489" * 3),
        ("e\u0301" * 3, "ééé"),
        ("🐺\ufe0f", "🐺\ufe0f"),
        ("हिन्दी", "हिन्दी"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("?!", "?!"),
    ],
)
def test_a_name_can_be_seen_and_covers_nothing_else(text: str, seen: str) -> None:
    assert plain(text, 24) == seen


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "malformed"),
        ({"game": "chess", "seats": [{}, {}]}, "no_game"),
        ({"game": "blood_rage", "seats": []}, "malformed"),
        ({"game": "blood_rage", "seats": [{}]}, "options"),
        ({"game": "blood_rage", "seats": [{}, {}], "options": {"no": 1}}, "options"),
        ({"game": "blood_rage", "seats": [{}, {}], "options": {"clans": ["wolf", "wolf"]}}, "options"),
        ({"game": "blood_rage", "seats": [{}, {}], "options": {"self": 1}}, "options"),
        ({"game": "blood_rage", "seats": [{}, {}], "options": {"seed": 1}}, "options"),
        ({"game": "blood_rage", "seats": [{"kind": "cat"}, {}]}, "malformed"),
        ({"game": "blood_rage", "seats": [{"kind": "bot", "bot": "none"}, {}]}, "options"),
        ({"game": "blood_rage", "seats": [{}, {}], "seed": -1}, "malformed"),
        ({"game": "blood_rage", "seats": [{}, {}], "more": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server: Server, body: Any, code: str) -> None:
    answer = server.post("/api/tables", body)
    assert answer.status_code in (400, 404) and answer.json()["error"] == code
    assert answer.json()["message"].endswith(".") and "Traceback" not in answer.text


def test_an_error_is_one_sentence_however_long_its_cause(server: Server) -> None:
    for answer in (
        server.post("/api/tables", {"game": "blood_rage", "seats": [{}, {}], "options": {"clans": "x" * 100_000}}),
        server.post("/api/replays", content="x" * 100_000),
    ):
        assert answer.status_code == 400 and len(answer.text) < 1000
    assert server.post("/api/tables", content="null").json()["message"].startswith("The request is malformed: Input")


FEW_SOCKETS = "from ragnatafl.server import sockets; sockets.MOST_AT_A_SEAT, sockets.MOST_SPECTATORS = 3, 5"


def test_nobody_can_crowd_the_others_out(own_server: Any) -> None:
    made = own_server("--no-limits", first=FEW_SOCKETS).new_table(seats="hhrr")

    async def crowd() -> None:
        async with contextlib.AsyncExitStack() as stack:

            async def enter(token: str) -> str:
                one = await stack.enter_async_context(made.raw(max_size=None))
                await hello(one, token)
                answer = await next_of(one, "error", "state")
                if answer["type"] == "error":
                    await one.wait_closed()
                    assert one.close_code == 4429
                return str(answer.get("error", "in"))

            for token, most in ((made.tokens[0], 3), (made.watch, 5)):
                assert [await enter(token) for _ in range(most + 1)] == ["in"] * most + ["flood"]
            async with await made.sit(1) as table:
                await table.decide(table.legal[0])

    run(crowd())


def test_large_bodies_are_refused(server: Server) -> None:
    large = "x" * (256 * 1024 + 1)
    assert server.post("/api/replays", content=large).status_code == 413
    assert server.post("/api/replays", content=(part for part in [large.encode()])).status_code == 413
    assert server.post("/api/tables", content=large).status_code == 413


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/none", 404),
        ("/api/replays/none", 404),
        ("/api/replays/none/positions/0", 404),
        ("/api/campaigns/none", 404),
        ("/api/games/chess/catalogue", 404),
        ("/api/rules/blood_rage/BR-99", 404),
        ("/api/rules/blood_rage/BR-1?lang=xx", 404),
        ("/texts/xx.json", 404),
        ("/static/../server/app.py", 404),
        ("/static/..%2fserver/app.py", 404),
        ("/static/%2e%2e/server/app.py", 404),
        ("/static//etc/passwd", 404),
        ("/static/", 404),
        ("/nothing", 404),
    ],
)
def test_what_is_not_there_is_a_sentence(server: Server, path: str, status: int) -> None:
    answer = server.get(path)
    assert answer.status_code == status
    assert answer.json()["message"].endswith(".") and answer.json()["error"]


def test_positions_that_never_were_are_refused(server: Server) -> None:
    made = server.new_table(seats="hhhh")
    for seq in (-1, 1, 10**30):
        answer = server.get(f"{made.path}/positions/{seq}", made.tokens[0])
        assert answer.status_code in (400, 404) and answer.json()["message"]


def test_a_table_that_is_not_there_closes_the_socket(server: Server) -> None:
    made = server.new_table(seats="hhhh")
    made.id = "none"
    with pytest.raises(TableError, match="no table"):
        run(made.sit(0))
