"""uvicorn's socket with a short way out: a text that is ready goes straight to it, past the layers in between.

An update goes to everybody at a table, so most of what a decision costs is sending. What is left out is a message for
each layer, a task that wakes, and text that is decoded to be encoded again; texts of one turn of the loop go out
together.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WHOLE_TEXT = 0x81
"""How the frame of a whole text begins (RFC 6455, 5.2); a server's frames are not masked."""


def head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)


class Wire(WebSocketsSansIOProtocol):
    """A socket that its application finds in the scope's state as `wire`."""

    scope: Any

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.ready: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self

    def can_take(self) -> bool:
        """Whether a text can go out now: the socket is open, and its client reads what it is sent."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.transport.is_closing()

    def put(self, text: bytes) -> None:
        """Send a text that is UTF-8 already, at the end of this turn of the loop."""
        if not self.ready:
            self.loop.call_soon(self.flush)
        self.ready += (head(len(text)), text)

    def flush(self) -> None:
        if self.ready and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(self.ready))
        self.ready.clear()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()
