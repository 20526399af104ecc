"""Whether the server can do its work, and who may look into it."""

from __future__ import annotations

import asyncio
import hmac

from fastapi import Request
from sqlalchemy import text

from .errors import ServerError
from .measurements import free
from .security import bearer, is_loopback, is_number, is_this_machine
from .store import Store

PROBE_EVERY = 5.0
PATIENCE = 3.0
LEAST_FREE = 16 * 1024 * 1024
"""Bytes that must be free on the disk of the database."""
PROBE = text("UPDATE alembic_version SET version_num = version_num")
"""A change that changes nothing, but must be written like any other."""

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What proxies add to a request."""


class Health:
    """Tries every few seconds, at most, whether something can be written; one that hangs is not tried again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._probe: asyncio.Task[None] | None = None
        self._probed = 0.0

    async def check(self) -> None:
        """Raises ServerError if nothing can be stored now."""
        self.check_room()
        at = asyncio.get_running_loop().time()
        if self._probe is None or (self._probe.done() and at - self._probed > PROBE_EVERY):
            self._probe, self._probed = asyncio.create_task(self.store.write((PROBE, {}))), at
        done, _ = await asyncio.wait({self._probe}, timeout=PATIENCE)
        if not done:
            raise ServerError("storage", f"The database has not answered for {PATIENCE:.0f} seconds.")
        problem = self._probe.exception()
        if problem is not None:
            raise problem if isinstance(problem, ServerError) else ServerError("storage", "Nothing can be stored.")

    def check_room(self) -> None:
        if self.store.file is not None and free(self.store.file.absolute().parent) < LEAST_FREE:
            raise ServerError("storage", "The disk of the database is full.")


def may_read_metrics(request: Request, token: str) -> bool:
    """Whoever has the token, if there is one; else this machine itself. A proxy on this machine speaks for others: it
    is known by what it adds to a request, or by the name it was called by."""
    if token:
        return hmac.compare_digest((bearer(request.headers.get("authorization")) or "").encode(), token.encode())
    name, peer = request.url.hostname or "", request.client.host if request.client else ""
    called = is_number(name) or is_this_machine(name)
    return called and is_number(peer) and is_loopback(peer) and not any(one in request.headers for one in FORWARDED)
