"""uvicorn's socket with a short way out: a text that is ready goes straight to it, past the layers in between.

An update goes to everybody at a table, so most of what a decision costs is sending. The framing stays with the
library; what is left out is a message for each layer, a task that wakes, and text that is decoded to be encoded again.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State


class Wire(WebSocketsSansIOProtocol):
    """A socket that its application finds in the scope's state as `wire`."""

    scope: Any

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self

    def can_take(self) -> bool:
        """Whether a text can go out at once: the socket is open, and its client reads what it is sent."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.transport.is_closing()

    def put(self, text: bytes) -> None:
        """Send a text that is UTF-8 already."""
        self.conn.send_text(text)
        self.transport.writelines(self.conn.data_to_send())
