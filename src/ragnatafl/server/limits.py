"""How much one address or one socket may ask in a while, and how many may be in at once. Kept in memory."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from contextvars import ContextVar
from functools import lru_cache
from typing import Final

from .errors import ServerError

REMEMBERED = 10_000
LONGEST_ADDRESS = 64
LOADING = 50
"""To find and set up an old game costs about as much as to carry out so many decisions."""


@lru_cache(maxsize=REMEMBERED)
def visitor(address: str) -> str:
    """Whom an address stands for: an IPv6 network of 64 bits belongs to one visitor, who can take any address in it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """Holds at most `size`, refilled by `rate` a second."""

    __slots__ = ("held", "rate", "size", "updated")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.held = size
        self.updated = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take so much if it is there; of what costs more than a full bucket holds, all of it."""
        at = time.monotonic()
        self.held = min(self.size, self.held + (at - self.updated) * self.rate)
        self.updated = at
        if self.held < min(cost, self.size):
            return False
        self.held -= cost
        return True


class ConcurrencyLimit:
    """How many are in at once, by visitor; None lets any number in."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        who = visitor(address)
        if self.most is not None and self.held[who] >= self.most:
            return False
        self.held[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = visitor(address)
        self.held[who] -= 1
        if not self.held[who]:
            del self.held[who]


class Limits:
    """A bucket for each visitor and kind of request; those not seen for long are forgotten first."""

    KINDS: Final = {
        "request": (300.0, 60.0),
        "make": (40.0, 0.5),
        "socket": (60.0, 5.0),
        "token": (20.0, 0.5),
        "load": (10_000.0, 200.0),
    }
    """kind: (at once, a second). `make` is for what is stored, `token` for wrong tokens, `load` for the decisions that
    are carried out again when a table or a record comes from the database."""
    SOCKET_MESSAGES = (60.0, 20.0)
    SOCKET_COSTS: Final = {
        "hint": 5.0,
        "chat": 4.0,
        "name": 4.0,
        "seat": 4.0,
        "invite": 4.0,
        "drop": 4.0,
        "subscribe": 4.0,
        "undo": 3.0,
        "free_undo": 4.0,
        "inspect": 1.0,
        "show": 2.0,
    }
    MOST_SOCKETS, MOST_REQUESTS = 200, 100
    """How many sockets, and how many requests under way, one visitor may have at once."""

    def __init__(self, enabled: bool, kinds: Mapping[str, tuple[float, float]] = KINDS) -> None:
        self.enabled = enabled
        self.kinds = kinds
        self.sockets = ConcurrencyLimit(self.MOST_SOCKETS if enabled else None)
        self.requests = ConcurrencyLimit(self.MOST_REQUESTS if enabled else None)
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allow(self, kind: str, address: str, cost: float = 1.0) -> bool:
        if not self.enabled:
            return True
        key = (kind, visitor(address))
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self.kinds[kind])
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(cost)

    def bill(self, address: str) -> None:
        """What this request or socket has loaded from here on is paid from this address's allowance."""
        PAYER.set((self, address))

    def wrong_token(self, address: str, sentence: str, code: str = "token") -> ServerError:
        """What to say to a wrong token or a spent invitation: the sentence, or, to whoever tries many, to wait."""
        if not self.allow("token", address):
            return ServerError("flood", "Too many wrong tokens from this address; wait a little.")
        return ServerError(code, sentence)

    def for_socket(self) -> Bucket | None:
        return Bucket(*self.SOCKET_MESSAGES) if self.enabled else None


PAYER: ContextVar[tuple[Limits, str] | None] = ContextVar("payer", default=None)
"""Who pays for what is loaded; nobody where the server itself wants it."""


def pay_for_loading(decisions: int) -> None:
    """Before so many decisions are carried out again; raises ServerError if whoever pays has had his share."""
    payer = PAYER.get()
    if payer is not None and not payer[0].allow("load", payer[1], decisions):
        raise ServerError("flood", "Too many old games were opened from this address; wait a little.")
