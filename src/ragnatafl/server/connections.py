"""What one connection may cost: uvicorn's own protocols with limits on what they leave open.

A visitor who sends half a request, endless headers, empty frames, or pings whose answers he never reads is let go, and
nobody else notices. Times are looked after by one sweep every few seconds, so that an ordinary request pays for no
timer. Numbers are those of one process.
"""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import socket
import struct
from asyncio import BaseTransport, Transport
from collections.abc import Iterable, Sequence
from typing import Any, cast

import orjson
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from ragnatafl.core.errors import OptionError
from ragnatafl.core.protocol import Closing

from .limits import Bucket, ConcurrencyLimit
from .wire import Wire

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_CONNECTIONS = 10_000
"""In all, if nothing else is wished and so many fit."""
MOST_FROM_ONE = 256
"""From one address, an IPv6 network of 64 bits counting as one; never more than a quarter of all."""
SPARE_FILES = 100
"""File descriptors for the database, the bots and everything else that is no connection."""

LONGEST_HEAD = 16 * 1024
MOST_HEADERS = 64
MOST_PIPELINED = 16
REQUEST_WITHIN = 30.0
"""Seconds from the beginning of a connection or a request to its last byte."""
READ_WITHIN = 30.0
"""Seconds in which a client must have read something of what waits for it."""
SWEEP_EVERY = 2.0

MOST_FRAGMENTS = 16
CONTROL_FRAMES = (30.0, 2.0)
ALL_FRAMES = (1000.0, 100.0)
"""Frames on one socket: at once, and a second. Far more than the messages that a socket may send, whose limit is told
before the socket is closed; these end it at once."""

logger = logging.getLogger("ragnatafl.connections")


class ConnectionLimits:
    """Who is connected: so many in all, so many from one visitor. Proxies bring many visitors over one address, so
    only the sum counts for them; their visitors are counted where the address is known (Guard, sockets)."""

    def __init__(self, most: int, limits: bool = True, proxies: Iterable[str] = ()) -> None:
        self.most = most
        self.limits = limits
        self.open = 0
        self.refused = 0
        self._from_one = ConcurrencyLimit(min(MOST_FROM_ONE, max(1, most // 4)) if limits else None)
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]

    def enter(self, address: str) -> str:
        """Let somebody in; if that cannot be, a sentence."""
        if self.open >= self.most:
            self.refused += 1
            return "There are too many connections to this server; come again a little later."
        if not self.is_proxy(address) and not self._from_one.enter(address):
            self.refused += 1
            return "There are too many connections from this address."
        self.open += 1
        return ""

    def leave(self, address: str) -> None:
        self.open -= 1
        if not self.is_proxy(address):
            self._from_one.leave(address)

    def is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


class Config(uvicorn.Config):
    """uvicorn's settings, and the limits that all connections come under."""

    def __init__(self, app: Any, connection_limits: ConnectionLimits, proxies: Sequence[str] = (), **more: Any) -> None:
        more = {"http": LimitedHttp, "ws": LimitedSocket, **more}
        super().__init__(app, proxy_headers=bool(proxies), forwarded_allow_ips=list(proxies), **more)
        self.connection_limits = connection_limits


def sweep(connections: Iterable[Any], now: float) -> None:
    """Let go of what takes too long."""
    for connection in list(connections):
        if isinstance(connection, LimitedHttp | LimitedSocket):
            try:
                connection.look(now)
            except Exception:  # whatever is wrong with one connection, the server goes on
                logger.exception("a connection could not be looked after")


class Unread:
    """Whether a client reads what waits for it."""

    __slots__ = ("since", "size")

    def __init__(self, now: float) -> None:
        self.size = 0
        self.since = now

    def is_stuck(self, transport: Transport, now: float) -> bool:
        size = transport.get_write_buffer_size()
        if size == 0 or size < self.size:
            self.since = now
        self.size = size
        return now - self.since > READ_WITHIN


def cut(transport: Transport) -> None:
    """Drop a connection together with what the system still holds for a client that does not read."""
    with contextlib.suppress(OSError):
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class TooMuch(Exception):
    """Raised inside uvicorn's parser, so that it stops at once."""


class LimitedHttp(HttpToolsProtocol):
    """A connection over HTTP; whoever does something of his own with sockets overrides `handle_websocket_upgrade`."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.address = ""
        self.inside = False
        self.begun: float | None = self.loop.time()
        """When the request that is being read began; None while there is none."""
        self.head: int | None = 0
        """How many bytes of its head have come so far; None once the head is whole."""
        self.ended = False
        """Whether a request has ended in the bytes that have just come."""
        self.size = 0
        """How long its address and headers are."""
        self.refusal = (400, "This is no request over HTTP.")
        self.unread = Unread(self.loop.time())

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        problem = self.config.connection_limits.enter(self.address)
        self.inside = not problem
        if problem:
            self.refuse(503, problem)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """This connection counts no longer: it has ended, or something else has taken it over."""
        if self.inside:
            self.inside = False
            self.config.connection_limits.leave(self.address)

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.begun is None:
            self.begun = self.loop.time()
        self.ended = False
        super().data_received(data)
        if self.head is not None and not self.ended:
            self.head += len(data)
            if self.head > LONGEST_HEAD:
                self.refuse(431, TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.begun = self.loop.time()
        self.head = self.size = 0

    def on_url(self, url: bytes) -> None:
        self.grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.grow(len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            self.stop(431, TOO_LONG)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.head = None
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            self.stop(429, "Too many requests at once on one connection.")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.begun = None
        self.head = 0
        self.ended = True

    def grow(self, size: int) -> None:
        self.size += size
        if self.size > LONGEST_HEAD:
            self.stop(431, TOO_LONG)

    def stop(self, status: int, sentence: str) -> None:
        self.refusal = (status, sentence)
        raise TooMuch(sentence)

    # Ending

    def send_400_response(self, msg: str) -> None:
        self.refuse(*self.refusal)

    def refuse(self, status: int, sentence: str) -> None:
        """An answer of our own to what never becomes a whole request, and the end of the connection."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = orjson.dumps({"error": CODES[status], "message": sentence, "args": {}})
            fields = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[status] + fields + body)
        self.transport.close()

    def look(self, now: float) -> None:
        """Called by the sweep."""
        if self.unread.is_stuck(self.transport, now):
            cut(self.transport)
        elif self.begun is not None and now - self.begun > REQUEST_WITHIN:
            if self.head == 0:
                self.transport.close()
            else:
                self.refuse(408, f"A request must be whole within {REQUEST_WITHIN:.0f} seconds.")

    def resume_writing(self) -> None:
        self.unread.since = self.loop.time()
        super().resume_writing()


TOO_LONG = f"The head of a request has at most {MOST_HEADERS} headers and {LONGEST_HEAD} bytes."
CODES = {400: "malformed", 408: "malformed", 429: "flood", 431: "too_large", 503: "flood"}


class Frames(ServerProtocol):
    """The frames of one socket. A frame too many ends it before the next one is looked at: thousands of empty ones fit
    into one packet."""

    def __init__(self, limits: bool, **more: Any) -> None:
        super().__init__(**more)
        self.fragments = 0
        self.control = Bucket(*CONTROL_FRAMES)
        self.every = Bucket(*ALL_FRAMES) if limits else None

    def recv_frame(self, frame: Frame) -> None:
        if self.is_too_much(frame):
            self.fail(Closing.FLOOD, "too many frames")
            self.parser_exc = ProtocolError("too many frames")
        else:
            super().recv_frame(frame)

    def is_too_much(self, frame: Frame) -> bool:
        if frame.opcode in (Opcode.PING, Opcode.PONG):
            return not self.control.take()
        self.fragments = self.fragments + 1 if frame.opcode is Opcode.CONT else 0
        return self.fragments > MOST_FRAGMENTS or (self.every is not None and not self.every.take())


class LimitedSocket(Wire):
    """A connection that has become a socket."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Frames(self.config.connection_limits.limits, max_size=self.config.ws_max_size, logger=self.logger)
        self.address = ""
        self.inside = False
        self.unread = Unread(self.loop.time())

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.inside = not self.config.connection_limits.enter(self.address)
        if not self.inside:
            cast(Transport, transport).abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.inside:
            self.inside = False
            self.config.connection_limits.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """Whoever breaks the rules before the socket is open gets no closing frame either."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            self.transport.abort()

    def look(self, now: float) -> None:
        """Called by the sweep."""
        if self.unread.is_stuck(self.transport, now):
            cut(self.transport)

    def resume_writing(self) -> None:
        self.unread.since = self.loop.time()
        super().resume_writing()


def room_for(wish: int | None) -> int:
    """How many connections fit under this process's limit of open files; raises OptionError if the wish does not."""
    wanted = wish or MOST_CONNECTIONS
    files = raise_file_limit(wanted + SPARE_FILES)
    fit = min(wanted, files - SPARE_FILES)
    if fit < (wish or 1):
        raise OptionError(
            f"{wish or 1} connections need {(wish or 1) + SPARE_FILES} open files, and this process may have {files}; "
            f"raise that limit (ulimit -n) or ask for fewer (--connections)."
        )
    return fit


def raise_file_limit(need: int) -> int:
    """How many files this process may have open, after that was raised as far as is needed and allowed."""
    if resource is None:
        return need
    soft, hard = (
        need if limit == resource.RLIM_INFINITY else limit for limit in resource.getrlimit(resource.RLIMIT_NOFILE)
    )
    if soft < min(need, hard):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(need, hard), resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        except (OSError, ValueError):
            return soft
    return max(soft, min(need, hard))
