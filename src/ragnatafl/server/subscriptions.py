"""Which browsers want to be told when their seat is asked: one for each device that holds a seat, until it is dropped,
wants it no longer, or its push service knows it no more. All of them end with the table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement

from . import models
from .store import Change, now

held = models.subscriptions


@dataclass(frozen=True)
class Subscription:
    """Where a browser is told something, and what seals it for that browser: its public key and its secret."""

    endpoint: str
    p256dh: str
    auth: str


class NoSubscription(ValueError):
    """What a browser has given is no subscription that this server can use."""


def of_seat(table_id: str, seat: int) -> tuple[ColumnElement[bool], ...]:
    return held.c.table_id == table_id, held.c.seat == seat


def forgotten(table_id: str, seat: int, devices: Collection[str]) -> Change:
    """These devices, called by the hashes of their secrets, are told no more."""
    return held.delete().where(*of_seat(table_id, seat), held.c.token_hash.in_(sorted(devices))), {}


def subscribed(table_id: str, seat: int, device: str, **values: Any) -> list[Change]:
    """This device is to be told, in the place of what it wanted before."""
    row = {"table_id": table_id, "seat": seat, "token_hash": device, "made": now(), "told": None, **values}
    return [forgotten(table_id, seat, [device]), (held.insert(), row)]


def told(table_id: str, seat: int, device: str) -> Change:
    mine = held.c.token_hash == device
    return held.update().where(*of_seat(table_id, seat), mine).values(told=now()), {}


def to_be_told_again(table_id: str, seats: Collection[int]) -> Change:
    """Somebody has come to these seats."""
    return held.update().where(held.c.table_id == table_id, held.c.seat.in_(sorted(seats))).values(told=None), {}
