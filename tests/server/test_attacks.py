"""One visitor cannot stop the others: whoever floods, dawdles or does not read is let go, and the table goes on.

All on loopback, where 127.0.0.2 and so on are strangers' addresses, and all bounded in number and time.
"""

from __future__ import annotations

import base64
import contextlib
import json
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ragnatafl import Rng
from ragnatafl.core.errors import OptionError
from ragnatafl.core.protocol import PROTOCOL
from ragnatafl.server import connections
from ragnatafl.server.connections import MOST_FROM_ONE, ConnectionLimits, room_for
from ragnatafl.server.limits import Bucket, ConcurrencyLimit, Limits, visitor
from tests.playing import random_record

from .servers import PATIENCE, MadeTable, Server, hello, next_of, run

MEGABYTE = 1 << 20
EMPTY_TEXT, EMPTY_CONTINUATION = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
PING = b"\x89\xfd\0\0\0\0" + b"p" * 125
FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))"
IMPATIENT = """
from ragnatafl.server import connections, run
connections.REQUEST_WITHIN = connections.READ_WITHIN = 1.0
run.SWEEP_EVERY = 0.2
"""


def call(server: Server, address: str = "127.0.0.2", **options: int) -> socket.socket:
    """A connection from one of this machine's addresses."""
    raw = socket.socket()
    for name, value in options.items():
        raw.setsockopt(socket.SOL_SOCKET, getattr(socket, name), value)
    raw.settimeout(PATIENCE)
    raw.bind((address, 0))
    raw.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
    return raw


def frame(text: str) -> bytes:
    """A text in one frame, masked with nothing."""
    data = text.encode()
    return (
        b"\x81" + (bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)) + bytes(4) + data
    )


def sit(server: Server, made: MadeTable, **options: int) -> socket.socket:
    """A socket at seat 0 without any library, which reads no more than it must."""
    raw = call(server, **options)
    key = base64.b64encode(b"k" * 16).decode()
    lines = [f"GET /ws/{made.id} HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]
    raw.sendall("\r\n".join(lines).encode())
    assert raw.recv(12).startswith(b"HTTP/1.1 101")
    raw.sendall(frame(json.dumps({"type": "hello", "protocol": PROTOCOL, "tokens": [made.tokens[0]], "since": None})))
    return raw


def pour(raw: socket.socket, block: bytes, most: int) -> bool:
    """Send the same again and again; whether the other side has made an end of it."""
    sent = 0
    try:
        while sent < most:
            sent += raw.send(block)
    except OSError:
        return True
    return is_over(raw)


def is_over(raw: socket.socket, within: float = 8.0) -> bool:
    """Whether the other side hangs up, even on somebody who reads nothing."""
    poll = select.poll()
    poll.register(raw, select.POLLRDHUP)
    return bool(poll.poll(within * 1000))


def rest(raw: socket.socket) -> bytes:
    """Everything until the end."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := raw.recv(65536):
            found += piece
    return found


def memory(server: Server) -> int:
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) * 1024


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with its limits for all attacks that it survives."""
    running = Server(str(tmp_path_factory.mktemp("attacked") / "tables.db"), "--bot-pace", "0")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits one second where others wait thirty."""
    running = Server(str(tmp_path_factory.mktemp("impatient") / "tables.db"), "--no-limits", first=IMPATIENT)
    yield running
    running.stop()


# Frames


def test_a_message_of_empty_frames_ends_its_socket(limited: Server) -> None:
    made = limited.new_table(seats="hhrr")
    with sit(limited, made) as raw:
        raw.sendall(EMPTY_TEXT)
        assert pour(raw, EMPTY_CONTINUATION * 10_000, 6 * MEGABYTE)
    assert limited.get(made.path).status_code == 200


def test_pings_whose_answers_nobody_reads_take_no_memory(limited: Server) -> None:
    made = limited.new_table(seats="hhrr")
    before = memory(limited)
    with sit(limited, made, SO_RCVBUF=4096) as raw:
        assert pour(raw, PING * 500, 40 * MEGABYTE)
    assert memory(limited) - before < 20 * MEGABYTE


def test_a_socket_takes_the_frames_that_people_send(limited: Server) -> None:
    """A message in a few pieces, a ping between them, and its pong."""
    made = limited.new_table(seats="hhrr")

    async def talk() -> None:
        async with made.raw() as one:
            await hello(one, made.tokens[0])
            await next_of(one, "state")
            await one.send(part for part in ['{"type"', ": ", '"ping"', "}"])
            await (await one.ping())
            await next_of(one, "pong")

    run(talk())


# Heads


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\n", b"x-more: yes\r\n"),
        (b"GET / HTTP/1.1\r\nx-long: ", b"long"),
        (b"GET /", b"long"),
        (b"", b"\r\n"),
    ],
)
def test_an_endless_head_is_refused(limited: Server, start: bytes, more: bytes) -> None:
    with call(limited) as raw:
        raw.sendall(start)
        assert pour(raw, more * 1000, 8 * MEGABYTE)


@pytest.mark.parametrize("line", ["x: y\r\n" * 80, f"x: {'y' * 20_000}\r\n"])
def test_a_head_that_is_too_long_is_told_so(limited: Server, line: str) -> None:
    with call(limited) as raw:
        raw.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n{line}\r\n".encode())
        answer = rest(raw)
    assert answer.startswith(b"HTTP/1.1 431 ") and json.loads(answer.partition(b"\r\n\r\n")[2])["error"] == "too_large"


def test_a_browsers_head_is_not_too_long(limited: Server) -> None:
    headers = {f"x-header-{number}": "y" * 200 for number in range(40)}
    assert limited.get("/api/games", headers=headers).status_code == 200


def test_a_long_body_is_no_long_head(limited: Server) -> None:
    for _ in range(2):
        answer = limited.post("/api/replays", content="x" * 200_000)
        assert answer.status_code == 400 and answer.json()["error"] == "record"


def test_thousands_of_requests_in_one_packet_are_refused(limited: Server) -> None:
    with call(limited) as raw:
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2000)
        assert rest(raw).count(b"HTTP/1.1 200") < 20


# Time


@pytest.mark.parametrize(
    "half",
    [
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nhalf",
        b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5;half",
    ],
)
def test_half_a_request_is_ended(impatient: Server, half: bytes) -> None:
    with call(impatient) as raw:
        raw.sendall(half)
        assert rest(raw).startswith(b"HTTP/1.1 408 ")


def test_a_connection_that_says_nothing_is_ended(impatient: Server) -> None:
    with call(impatient) as raw:
        assert rest(raw) == b""


def test_a_connection_that_says_almost_nothing_between_two_requests_is_ended(impatient: Server) -> None:
    with call(impatient) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert raw.recv(12) == b"HTTP/1.1 200"
        raw.sendall(b"\r\n")
        assert is_over(raw)


def test_whoever_does_not_read_an_answer_is_let_go(impatient: Server) -> None:
    with call(impatient, SO_RCVBUF=4096) as raw:
        raw.sendall(b"GET /texts/en/yggdrasil.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 40)
        assert is_over(raw)


def test_whoever_reads_too_slowly_is_told_so_when_he_reads_again(server: Server) -> None:
    made = server.new_table(seats="hhrr")
    shows, before = 5000, received(server)
    with sit(server, made, SO_RCVBUF=4096) as raw:
        sending = threading.Thread(
            target=pour, args=(raw, frame('{"type": "show", "seat": 0}'), 33 * shows), daemon=True
        )
        sending.start()
        taken = [-1.0, 0.0]
        while taken[-1] < 400 or taken[-1] > taken[-2]:
            time.sleep(1)
            taken.append(received(server) - before)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MEGABYTE)
        assert b"too slow" in rest(raw)[-100:]


def received(server: Server) -> float:
    """How many messages the server has taken from all sockets."""
    lines = server.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("ragnatafl_messages_in_total "))


def test_whoever_does_not_read_his_socket_is_let_go_and_the_table_goes_on(impatient: Server) -> None:
    made = impatient.new_table(seats="hhrr")
    with sit(impatient, made, SO_RCVBUF=4096) as raw:
        for _ in range(200):
            raw.sendall(frame('{"type": "show", "seat": 0}'))
        assert is_over(raw)

    async def play() -> None:
        async with await made.sit(1) as table:
            await table.decide(table.legal[0])

    run(play())


# Numbers


def test_many_half_requests_leave_the_server_reachable(own_server: Callable[..., Server]) -> None:
    running = own_server(first=FEW_FILES)
    with contextlib.ExitStack() as stack:
        for number in range(1100):
            raw = stack.enter_context(call(running, f"127.0.0.{2 + number % 3}"))
            with contextlib.suppress(OSError):
                raw.sendall(b"GET / HTTP/1.1\r\n")
        assert running.get("/api/games").status_code == 200


def test_one_address_takes_no_more_than_its_share(limited: Server) -> None:
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(call(limited, "127.0.0.7")) for _ in range(MOST_FROM_ONE)]
        answer = rest(stack.enter_context(call(limited, "127.0.0.7")))
        assert answer.startswith(b"HTTP/1.1 503 ") and b"from this address" in answer
        assert not is_over(stack.enter_context(call(limited, "127.0.0.8")), 0.5)
        held[0].close()
        assert any(not is_over(stack.enter_context(call(limited, "127.0.0.7")), 0.5) for _ in range(20))


def test_proxies_are_held_to_the_sum_alone() -> None:
    limits = ConnectionLimits(12, proxies=["10.0.0.0/24"])
    assert not any(limits.enter("10.0.0.7") for _ in range(9))
    assert [limits.enter("192.0.2.1") == "" for _ in range(4)] == [True, True, True, False]
    assert "this server" in limits.enter("192.0.2.2")
    limits.leave("10.0.0.7")
    assert limits.enter("10.0.0.8") == "" and (limits.open, limits.refused) == (12, 2)


def test_visitors_behind_a_proxy_are_counted_one_by_one(own_server: Callable[..., Server]) -> None:
    running = own_server(first="import ragnatafl.server.limits as l; l.Limits.MOST_SOCKETS = 2")
    made = running.new_table(seats="hhrr")

    async def come(stack: contextlib.AsyncExitStack, address: str) -> str:
        one = await stack.enter_async_context(made.raw(additional_headers={"X-Forwarded-For": address}))
        with contextlib.suppress(Exception):
            await hello(one, made.tokens[0])
        return str((await next_of(one, "error", "state")).get("error", "in"))

    async def crowd() -> list[str]:
        async with contextlib.AsyncExitStack() as stack:
            names = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::3", "192.0.2.1"]
            return [await come(stack, name) for name in names]

    assert run(crowd()) == ["in", "in", "flood", "in", "in"]
    assert run(crowd()) == ["in", "in", "flood", "in", "in"]


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_ipv6_network_is_one_visitor(address: str, who: str) -> None:
    assert visitor(address) == who


def test_buckets_and_concurrency_limits_count_visitors() -> None:
    limits, most = Limits(enabled=True), int(Limits.KINDS["token"][0])
    allowed = [limits.allow("token", f"2001:db8::{number:x}") for number in range(most + 1)]
    assert allowed == [True] * most + [False] and limits.allow("token", "2001:db8:0:1::1")
    limit = ConcurrencyLimit(1)
    assert limit.enter("2001:db8::1") and not limit.enter("2001:db8::2") and limit.enter("2001:db8:0:1::")
    limit.leave("2001:db8::2")
    assert limit.enter("2001:db8::3")
    dear = Bucket(10, 0.0)
    assert dear.take(100) and not dear.take()


# What a visitor has loaded


def test_whoever_has_old_games_loaded_pays_for_their_decisions(own_server: Callable[..., Server]) -> None:
    """And pays nothing for what is still there, nor do others for him."""
    running = own_server(first="from ragnatafl.server.limits import Limits; Limits.KINDS['load'] = (210.0, 0.0)")
    tables = [running.new_table(seats="hh") for _ in range(8)]

    async def play(made: MadeTable) -> None:
        async with await made.sit(0) as table:
            await table.decide(table.legal[0])

    for made in tables:
        run(play(made))
    assert {running.get(made.path).status_code for made in tables} == {200}
    running.stop()
    running.restart()
    from_one = [running.get(made.path).status_code for made in tables]
    assert from_one == [200] * 4 + [429] * 4
    assert [running.get(made.path).status_code for made in tables[:4]] == [200] * 4
    elsewhere = {"x-forwarded-for": "192.0.2.7"}
    assert [running.get(made.path, headers=elsewhere).status_code for made in tables[4:]] == [200] * 4

    async def come(made: MadeTable, address: str) -> str:
        async with made.raw(additional_headers={"x-forwarded-for": address}, max_size=None) as socket:
            await hello(socket, made.tokens[0])
            return str((await next_of(socket, "error", "state")).get("error", "in"))

    running.stop()
    running.restart()
    assert [run(come(made, "192.0.2.8")) for made in tables[:5]] == ["in"] * 4 + ["flood"]


def test_records_that_are_brought_are_paid_for_too(own_server: Callable[..., Server]) -> None:
    running = own_server(first="from ragnatafl.server.limits import Limits; Limits.KINDS['load'] = (1000.0, 0.0)")
    text = random_record("blood_rage", 2, 11, ["Ann", "Bo"], Rng(4)).dumps()
    codes = [running.post("/api/replays", content=text).status_code for _ in range(12)]
    assert codes == sorted(codes) and codes[0] == 201 and codes[-1] == 429


# Numbers that must fit


def test_a_number_of_connections_that_does_not_fit_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Files:
        RLIMIT_NOFILE, RLIM_INFINITY = 7, -1
        held = (256, 1024)

        def getrlimit(self, _: int) -> tuple[int, int]:
            return self.held

        def setrlimit(self, _: int, wanted: tuple[int, int]) -> None:
            self.held = wanted

    files = Files()
    monkeypatch.setattr(connections, "resource", files)
    assert room_for(500) == 500 and files.held == (600, 1024)
    assert room_for(None) == 924 and files.held == (1024, 1024)
    with pytest.raises(OptionError, match=r"5000 connections need 5100 open files.* may have 1024; .*\.$"):
        room_for(5000)
    files.held = (50, 50)
    with pytest.raises(OptionError, match="1 connections need"):
        room_for(None)
    files.held = (50, -1)
    assert room_for(None) == connections.MOST_CONNECTIONS
