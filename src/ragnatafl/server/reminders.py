"""Who is asked while nobody is at the seat is told so, by a push message to the devices that want it (push.py).

Once, until somebody comes to the seat again; and a little late, so that nobody is told who only loads the page anew. A
message says at which table, and nothing of the game. Whatever becomes of it, the game goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import select

from ragnatafl.core import registry
from ragnatafl.locale import DEFAULT, languages
from ragnatafl.locale.speech import speech

from . import subscriptions
from .errors import ServerError
from .jobs import Jobs
from .limits import PAYER
from .metrics import Metrics
from .settings import PushSettings
from .store import Conflict, Store
from .subscriptions import NoSubscription, Subscription

if TYPE_CHECKING:
    from .push import Push
    from .table import Table

MOST_DUE = 2000
"""Seats that may wait for their message at once; what is more is left out."""
GONE = (404, 410)
"""How a push service says that a subscription has ended."""

logger = logging.getLogger("ragnatafl.reminders")


class Reminders:
    """Without keys (`serve --push-keys`) nobody is told anything."""

    def __init__(self, settings: PushSettings | None, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.after = settings.after if settings is not None else 0.0
        self.push = opened(settings) if settings is not None else None
        self._due: set[tuple[str, int]] = set()
        self._jobs = Jobs()

    @property
    def public_key(self) -> str | None:
        """What a browser needs to be told anything; None where nobody is."""
        return self.push.public_key if self.push is not None else None

    # What devices want

    async def subscribe(self, table: Table, seat: int, device: str, given: object, language: object) -> None:
        """This device of a seat is to be told; raises ServerError."""
        if self.push is None:
            raise ServerError("not_now", "This server sends no push messages (serve --push-keys).")
        wanted = read(self.push, given)
        chosen = language if isinstance(language, str) and language in languages() else DEFAULT
        values = {"endpoint": wanted.endpoint, "p256dh": wanted.p256dh, "auth": wanted.auth, "language": chosen}
        await table.write(*subscriptions.subscribed(table.id, seat, device, **values))

    async def unsubscribe(self, table: Table, seat: int, device: str) -> None:
        await table.write(subscriptions.forgotten(table.id, seat, [device]))

    async def came(self, table: Table, seats: Collection[int]) -> None:
        """Somebody is at these seats: if they are left again, their devices may be told again."""
        if self.push is None or not seats:
            return
        held = subscriptions.held
        which = held.c.table_id == table.id, held.c.seat.in_(sorted(seats)), held.c.told.is_not(None)
        if await self.store.rows(select(held.c.seat).where(*which)):
            await table.write(subscriptions.to_be_told_again(table.id, seats))

    # Telling them

    def look(self, table: Table) -> None:
        """To be called when something has happened at a table, or somebody was lost."""
        if self.push is None or not any(is_left(seat) for seat in table.seats):
            return
        for seat in away(table):
            if (table.id, seat) not in self._due and len(self._due) < MOST_DUE:
                self._due.add((table.id, seat))
                self._jobs.begin(self._tell_later(table, seat))

    async def _tell_later(self, table: Table, seat: int) -> None:
        PAYER.set(None)
        try:
            await asyncio.sleep(self.after)
            if not table.stale and seat in away(table):
                await self._tell(table, seat)
        except (ServerError, Conflict) as error:
            logger.warning("a seat was not told that it is asked", extra={"table": table.id, "why": str(error)})
        finally:
            self._due.discard((table.id, seat))

    async def _tell(self, table: Table, seat: int) -> None:
        held = subscriptions.held
        query = select(held).where(*subscriptions.of_seat(table.id, seat), held.c.told.is_(None))
        for row in await self.store.rows(query):
            outcome = await self._send(table, row)
            self.metrics.reminders.labels(outcome).inc()
            if outcome == "sent":
                await table.write(subscriptions.told(table.id, seat, row.token_hash))
            elif outcome == "gone":
                await table.write(subscriptions.forgotten(table.id, seat, [row.token_hash]))

    async def _send(self, table: Table, row: Any) -> str:
        """What came of it: sent, gone, refused or failed."""
        assert self.push is not None
        try:
            subscription = Subscription(row.endpoint, row.p256dh, row.auth)
            status = await self.push.send(subscription, message(table, row.language), table.id)
        except NoSubscription:
            return "gone"  # it was of a host that is no longer named
        except (OSError, TimeoutError) as error:
            logger.warning("a push message failed", extra={"table": table.id, "why": type(error).__name__})
            return "failed"
        if status in GONE or 200 <= status < 300:
            return "gone" if status in GONE else "sent"
        logger.warning("a push message was refused", extra={"table": table.id, "status": status})
        return "refused"

    async def close(self) -> None:
        await self._jobs.end()


def opened(settings: PushSettings) -> Push:
    """The sender of messages; its libraries are loaded only where there are keys."""
    from .push import Push

    return Push(settings)


def read(push: Push, given: object) -> Subscription:
    """A subscription as browsers write it; raises ServerError."""
    try:
        whole: Any = given
        parts: list[str] = [whole["endpoint"], whole["keys"]["p256dh"], whole["keys"]["auth"]]
        if not all(isinstance(part, str) for part in parts):
            raise TypeError
        found = Subscription(*parts)
        push.check(found)
    except (TypeError, KeyError):
        raise ServerError("malformed", "A subscription has an endpoint and the keys p256dh and auth.") from None
    except NoSubscription as error:
        raise ServerError("malformed", str(error)) from None
    return found


def is_left(seat: Any) -> bool:
    """A person's, with nobody at it."""
    return seat.kind == "human" and not seat.online


def away(table: Table) -> list[int]:
    """The seats that are asked while nobody is at them."""
    return [seat for seat in table.common_part()["waiting"] if is_left(table.seats[seat])]


def message(table: Table, language: str) -> bytes:
    """Which table, which game, and that it is one's turn there."""
    words, game = speech(language), table.history.game
    title = f"{registry.manifest(game.name).prefix}-game"
    body = words.say(title) if words.has(title) else game.title
    return orjson.dumps({"table": table.id, "title": words.say("ui-your-turn"), "body": body})
