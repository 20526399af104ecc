"""A socket of a client, as lean as it can be: the clients must not take the cores that the server is measured on."""

from __future__ import annotations

import asyncio
from typing import Protocol, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
"""First bytes of whole frames; a server of ours sends no others."""


class Reader(Protocol):
    """Whoever uses a socket."""

    socket: Socket

    def opened(self) -> None: ...

    def read(self, text: bytes) -> None: ...

    def closed(self, why: str) -> None: ...


class Socket(asyncio.Protocol):
    """The opening is left to websockets; frames that come are cut here, since that is most of the work."""

    def __init__(self, address: str, reader: Reader) -> None:
        self.reader = reader
        self.handshake: ClientProtocol | None = ClientProtocol(parse_uri(address), max_size=None)
        self.rest = b""
        self.why = "the server hung up"
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert self.handshake is not None
        self.transport = cast(asyncio.Transport, transport)
        self.reader.socket = self
        self.handshake.send_request(self.handshake.connect())
        self.transport.write(b"".join(self.handshake.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self.handshake is not None:
            self.shake_hands(self.handshake, data)
            return
        data = self.rest + data if self.rest else data
        at, end = 0, len(data)
        while end - at >= 2:
            size, head = data[at + 1], at + 2
            if size == 126:
                size, head = int.from_bytes(data[head : head + 2]), head + 2
            elif size == 127:
                size, head = int.from_bytes(data[head : head + 8]), head + 8
            if head + size > end:
                break
            self.frame(data[at], data[head : head + size])
            at = head + size
        self.rest = data[at:]

    def shake_hands(self, handshake: ClientProtocol, data: bytes) -> None:
        """The server says nothing after its answer before it is greeted, so nothing of it is lost here."""
        handshake.receive_data(data)
        if handshake.events_received():
            self.handshake = None
            if handshake.handshake_exc is None:
                self.reader.opened()
            else:
                self.why = str(handshake.handshake_exc)
                self.transport.close()

    def frame(self, first: int, payload: bytes) -> None:
        if first == TEXT:
            self.reader.read(payload)
        elif first == PING:
            self.transport.write(Frame(Opcode.PONG, payload).serialize(mask=True))
        else:
            code, reason = int.from_bytes(payload[:2]), payload[2:].decode(errors="replace")
            self.why = f"closed with {code} {reason}" if first == CLOSE else f"a frame began with {first:#x}"
            self.transport.close()

    def send(self, text: bytes) -> None:
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=True))

    def close(self) -> None:
        self.transport.write(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))

    def connection_lost(self, problem: Exception | None) -> None:
        self.reader.closed(repr(problem) if problem is not None else self.why)


async def connect(address: str, reader: Reader) -> None:
    parts = parse_uri(address)
    await asyncio.get_running_loop().create_connection(lambda: Socket(address, reader), parts.host, parts.port)
