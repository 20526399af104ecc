"""Who sits where: the seats of a table, and the devices that hold them."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from ragnatafl.bots import best_bot, bot_names

from .messages import PublicSeat
from .security import hash_of

NAME_LENGTH = 12


@dataclass
class Device:
    """A browser or a program that holds a seat: the hashes of its secret and of the invitation it came by. One that was
    dropped is remembered, so that its secret and its invitation are known to be spent."""

    token_hash: str
    invitation_hash: str | None
    joined: int
    dropped: int | None = None

    @property
    def name(self) -> str:
        """How the seat's other devices speak of it; it tells nothing of the secret."""
        return self.token_hash[:NAME_LENGTH]


@dataclass
class Seat:
    """Who sits where. `code` is the game's own name of the seat (a clan, a god)."""

    seat: int
    code: str
    name: str
    kind: str
    bot: str | None
    invitation_hash: str | None
    """Of the one invitation that can be claimed now, if there is one."""
    devices: dict[str, Device] = field(default_factory=dict)
    """By the hashes of their secrets, in the order they joined."""
    online: int = 0
    last_seen: float = field(default_factory=time.monotonic)

    @property
    def holders(self) -> list[Device]:
        return [device for device in self.devices.values() if device.dropped is None]

    @property
    def is_open(self) -> bool:
        """Made for a person who has not come yet. A seat that was claimed never opens again: its last device stays."""
        return not self.holders and self.invitation_hash is not None

    def holder(self, token: object) -> Device | None:
        """The device that holds the seat by this secret."""
        device = self.devices.get(hash_of(token) or "")
        return device if device is not None and device.dropped is None else None

    def public(self) -> PublicSeat:
        return {
            "seat": self.seat,
            "code": self.code,
            "name": self.name,
            "kind": self.kind,
            "bot": self.bot,
            "online": self.kind == "bot" or self.online > 0,
            "devices": len(self.holders),
        }


def opened_by(seats: Iterable[Seat], tokens: Sequence[object]) -> dict[int, str]:
    """The seats that these secrets hold, each with the hash of the one that holds it."""
    held = ((seat.seat, seat.holder(token)) for seat in seats for token in tokens)
    return {number: device.token_hash for number, device in held if device is not None}


def is_alone(seats: Iterable[Seat], own: Collection[int]) -> bool:
    """Whether nobody but the holder of these seats was ever at the table or invited to it."""
    return not any(seat.devices or seat.invitation_hash is not None for seat in seats if seat.seat not in own)


def players_of(seats: list[Seat]) -> list[str]:
    """Who sits where, as a record has it."""
    return [seat.name or (f"bot {seat.bot}" if seat.kind == "bot" else "") for seat in seats]


def substitute(game: str, seats: Iterable[Seat]) -> str:
    """The bot for a seat whose player has left: as good as the best that the table was given, else the best there is.
    Bots on seats that somebody holds do not count: an opponent could have put a weak one on his own."""
    known = bot_names(game)
    given = [seat.bot for seat in seats if seat.kind == "bot" and not seat.holders and seat.bot in known]
    return max(given, key=known.index) if given else best_bot(game)
