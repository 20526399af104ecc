"""How a seat changes hands: invitations, claims, and devices that are dropped.

An invitation is good for one claim. Who claims brings a secret of his own and holds the seat by it from then on; the
invitation is spent, and whoever made it can no longer open the seat. The secret of a device can be spent in the same
way: whoever was sent one takes the seat from its sender. Only hashes are kept of either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Update

from . import models, subscriptions
from .errors import ServerError
from .seats import Device, Seat
from .security import LONGEST_TOKEN, hash_of, new_token, token_hash
from .store import MUST_CHANGE, Change, Conflict, now
from .table import Table

DROPPED = "This device has been dropped from its seat by another one."
MOST_DEVICES = 8
SHORTEST_SECRET = 22
"""Letters of a secret that a client makes: 16 random bytes in base64."""


@dataclass
class Keys:
    """The secrets of a new table, told once to whoever makes it: for each seat a token, if he takes it himself, or an
    invitation; one for spectators; and his own, by which he invites to seats that are still open."""

    tokens: list[str | None]
    invitations: list[str | None]
    watch: str
    maker: str

    @classmethod
    def cut(cls, seat_requests: Sequence[Mapping[str, Any]]) -> Keys:
        people = [one["kind"] == "human" for one in seat_requests]
        own = [bool(one["claim"]) for one in seat_requests]
        tokens = [new_token() if human and mine else None for human, mine in zip(people, own, strict=True)]
        invitations = [new_token() if human and not mine else None for human, mine in zip(people, own, strict=True)]
        return cls(tokens, invitations, new_token(), new_token())


def devices_of(token: str | None) -> dict[str, Device]:
    """The devices of a seat that its table's maker takes at once by this token."""
    return {} if token is None else {token_hash(token): Device(token_hash(token), None, now())}


async def claim(table: Table, invitation: object, secret: object) -> int:
    """The seat that this invitation gives to this secret; said again by the same two, it is answered the same. Raises
    ServerError `used` if somebody else came first, `token` if there was never such an invitation."""
    asked, device = hash_of(invitation), proper_secret(secret, invitation)
    async with table.lock:
        table.check_fresh()
        for seat in table.seats:
            if is_repeated(seat, asked, device):
                return seat.seat
            if asked is not None and (seat.invitation_hash == asked or seat.holder(invitation) is not None):
                await take(table, seat, asked, device)
                return seat.seat
    if any(asked in (one.invitation_hash, one.token_hash) for seat in table.seats for one in seat.devices.values()):
        raise ServerError("used", "This invitation has been used.")
    raise ServerError("token", "This invitation opens no seat at this table; a newer one may have replaced it.")


def proper_secret(secret: object, invitation: object) -> str:
    """The hash of a secret that a client made; it must not be one that others know."""
    found = hash_of(secret)
    if found is None or len(str(secret)) < SHORTEST_SECRET or secret == invitation:
        sentence = f"A claim needs a secret of the client's own, {SHORTEST_SECRET} to {LONGEST_TOKEN} letters."
        raise ServerError("malformed", sentence)
    return found


def is_repeated(seat: Seat, asked: str | None, device: str) -> bool:
    """Whether this device holds the seat already, by this invitation or by an earlier one."""
    held = seat.devices.get(device)
    return held is not None and held.dropped is None and asked in (held.invitation_hash, seat.invitation_hash)


async def take(table: Table, seat: Seat, asked: str, device: str) -> None:
    """Spend the invitation, or another device's secret, for this device: both are stored, or neither is."""
    if device in seat.devices:
        raise ServerError("malformed", "This secret was dropped from the seat; a claim needs a new one.")
    joined, sender = Device(device, asked, now()), seat.devices.get(asked)
    spent = (
        [replaced(table, seat, None)]
        if sender is None
        else [
            dropping(table, seat, {asked}, joined.joined, MUST_CHANGE),
            subscriptions.forgotten(table.id, seat.seat, {asked}),
        ]
    )
    await stored(table, *spent, device_row(table.id, seat.seat, joined))
    if sender is None:
        seat.invitation_hash = None
    else:
        sender.dropped = joined.joined
    seat.devices[device] = joined
    table.tell_seats()


async def invite(table: Table, seat: Seat) -> str:
    """A new invitation for a seat; an older one that nobody has claimed is void."""
    async with table.lock:
        table.check_fresh()
        if len(seat.holders) >= MOST_DEVICES:
            raise ServerError("not_now", f"{MOST_DEVICES} devices hold this seat already; drop one first.")
        invitation = new_token()
        await stored(table, replaced(table, seat, token_hash(invitation)))
        seat.invitation_hash = token_hash(invitation)
        return invitation


async def drop(table: Table, seat: Seat, own_hash: str, name: str | None) -> None:
    """Take the seat from another device, or from all others. The one that asks always stays, so that nobody can look
    into a seat and leave it without a trace. An invitation that one of them may have is void."""
    async with table.lock:
        table.check_fresh()
        if own_hash not in {device.token_hash for device in seat.holders}:
            raise ServerError("dropped", DROPPED)
        gone = {
            device.token_hash
            for device in seat.holders
            if device.token_hash != own_hash and name in (None, device.name)
        }
        if not gone and name is not None:
            raise ServerError("not_now", "No other device of this name holds the seat.")
        at = now()
        told_no_more = subscriptions.forgotten(table.id, seat.seat, gone)
        await stored(table, replaced(table, seat, None), dropping(table, seat, gone, at), told_no_more)
        seat.invitation_hash = None
        for one in gone:
            seat.devices[one].dropped = at
        table.tell_seats()


# Storing


async def stored(table: Table, *changes: Change) -> None:
    """All of this, or nothing; whenever that is in doubt, the table is loaded anew."""
    try:
        await asyncio.shield(table.write(*changes))
    except Conflict:
        table.mark_stale()
        raise ServerError("used", "This invitation has been used.") from None
    except (ServerError, asyncio.CancelledError):
        table.mark_stale()
        raise


def replaced(table: Table, seat: Seat, invitation: str | None) -> Change:
    """Another invitation (or none) in the place of the one known here; fails if somebody was faster."""
    held = models.seats
    same = (held.c.table_id == table.id, held.c.seat == seat.seat, held.c.invitation_hash == seat.invitation_hash)
    change: Update = held.update().where(*same).values(invitation_hash=invitation)
    return change.execution_options(**MUST_CHANGE), {}


def dropping(table: Table, seat: Seat, gone: Collection[str], at: int, how: Mapping[str, Any] | None = None) -> Change:
    held = models.devices
    same = (held.c.table_id == table.id, held.c.seat == seat.seat, held.c.token_hash.in_(sorted(gone)))
    change: Update = held.update().where(*same, held.c.dropped.is_(None)).values(dropped=at)
    return change.execution_options(**(how or {})), {}


def device_row(table_id: str, seat: int, device: Device) -> Change:
    values: dict[str, Any] = {
        "table_id": table_id,
        "seat": seat,
        "token_hash": device.token_hash,
        "invitation_hash": device.invitation_hash,
        "joined": device.joined,
        "dropped": device.dropped,
    }
    return models.devices.insert(), values
