"""What both ends of a table's socket agree on (docs/protocol.md). The browser gets it together with its texts."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

PROTOCOL = 2


class Closing(IntEnum):
    """Why the server closes a socket."""

    INTERNAL = 1011
    COME_AGAIN = 1012
    TOO_SLOW = 1013
    MALFORMED = 4400
    NO_TOKEN = 4401
    WRONG_ORIGIN = 4403
    NO_TABLE = 4404
    NO_HELLO = 4408
    FROZEN = 4409
    FLOOD = 4429


FINAL = (Closing.MALFORMED, Closing.NO_TOKEN, Closing.WRONG_ORIGIN, Closing.NO_TABLE, Closing.FROZEN)
"""After these coming back is of no use."""


def protocol_facts() -> dict[str, Any]:
    """What the browser must know of it."""
    return {"version": PROTOCOL, "final": [int(code) for code in FINAL]}
