"""Token buckets: how much one address or one socket may ask in a while. Kept in memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from .errors import ServerError

REMEMBERED = 10_000


class Bucket:
    """Holds at most `size`, refilled by `rate` a second."""

    __slots__ = ("held", "rate", "size", "updated")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.held = size
        self.updated = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        at = time.monotonic()
        self.held = min(self.size, self.held + (at - self.updated) * self.rate)
        self.updated = at
        if self.held < cost:
            return False
        self.held -= cost
        return True


class Limits:
    """A bucket for each address and kind of request; those not seen for long are forgotten first."""

    KINDS: Final = {"request": (300.0, 60.0), "make": (40.0, 0.5), "socket": (60.0, 5.0), "token": (20.0, 0.5)}
    """kind: (at once, a second). `make` is for what is stored, `token` for wrong tokens."""
    SOCKET_MESSAGES = (60.0, 20.0)
    SOCKET_COSTS: Final = {"hint": 5.0, "chat": 4.0, "name": 4.0, "seat": 4.0, "undo": 3.0, "inspect": 1.0, "show": 2.0}

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allow(self, kind: str, address: str) -> bool:
        if not self.enabled:
            return True
        key = (kind, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self.KINDS[kind])
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()

    def wrong_token(self, address: str, sentence: str) -> ServerError:
        """What to say to a wrong token: the sentence, or, to whoever tries many, to wait."""
        if not self.allow("token", address):
            return ServerError("flood", "Too many wrong tokens from this address; wait a little.")
        return ServerError("token", sentence)

    def for_socket(self) -> Bucket | None:
        return Bucket(*self.SOCKET_MESSAGES) if self.enabled else None
