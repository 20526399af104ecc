"""A table as its clients know it, and the clients themselves."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson

from ragnatafl.core.offers import flat
from ragnatafl.core.protocol import PROTOCOL

from .wire import Socket

if TYPE_CHECKING:
    from .players import Players


@dataclass
class Figures:
    """What one process of clients has counted. Decisions, updates and times are those of the measured stretch."""

    decisions: int = 0
    by_bots: int = 0
    updates: int = 0
    bytes: int = 0
    late: int = 0
    offered: int = 0
    overdue: int = 0
    tables: int = 0
    checked: int = 0
    processor: float = 0.0
    times: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class Table:
    """One game, from its making to its end or the end of the measurement."""

    def __init__(self, table_id: str, tokens: list[str | None], watch: str) -> None:
        self.id = table_id
        self.tokens = tokens
        """By seat; None is a bot's."""
        self.watch = watch
        self.clients: list[Client] = []
        self.began: dict[int, float] = {}
        self.arrived: dict[int, int] = {}
        self.overdue: deque[float] = deque()
        """Decisions of its place that were due while nobody was asked (open loop)."""
        self.complete = False
        """Whether everybody has sat down; nobody decides before."""
        self.left = 0
        self.over = False

    def ready(self) -> Client | None:
        """Somebody who is asked and has not answered yet."""
        return next((client for client in self.clients if client.ready), None)

    def due_of(self, seat: int) -> float | None:
        """When the decision this seat has just taken was due; None for a bot."""
        return next((client.due for client in self.clients if client.seat == seat), None)

    @property
    def settled(self) -> bool:
        """Whether all answers have come, and all updates that they speak of."""
        stored = max((max(client.acknowledged, default=0) for client in self.clients), default=0)
        return all(not client.sent and (client.gone or client.last >= stored) for client in self.clients)


class Client:
    """A player or a spectator (`seat` None). Every message is read whole, every update checked for a gap."""

    def __init__(self, players: Players, table: Table, seat: int | None, token: str, rng: random.Random) -> None:
        self.players = players
        self.table = table
        self.seat = seat
        self.token = token
        self.rng = rng
        self.socket: Socket
        self.last = -1
        self.question: int | None = None
        self.legal: list[str] = []
        self.answered: int | None = None
        self.due = 0.0
        self.thinking = False
        self.over = False
        self.gone = False
        self.sent: dict[int, str] = {}
        self.acknowledged: dict[int, str] = {}

    @property
    def ready(self) -> bool:
        return self.question is not None and self.question != self.answered

    # The socket

    def opened(self) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "tokens": [self.token], "since": None}
        self.socket.send(orjson.dumps(hello))

    def closed(self, why: str) -> None:
        if not (self.gone or self.table.over or self.players.closing):
            self.fault(f"left alone: {why}")
        self.gone = True
        self.table.left += 1
        self.players.left(self.table)

    def read(self, text: bytes) -> None:
        message: dict[str, Any] = orjson.loads(text)
        kind = message["type"]
        if kind == "update":
            self.follow(message, len(text))
        elif kind == "state":
            self.last = message["seq"]
            self.look(message)
            self.players.seated(self.table)
        elif kind == "done":
            self.acknowledged[message["seq"]] = self.sent.pop(message["id"])
            self.leave_if_over()
        elif kind == "refused" and message["key"] == "late":
            self.players.figures.late += 1
            self.sent.pop(message["id"])
            self.leave_if_over()
        elif kind in ("refused", "error"):
            self.fault(str(message))

    def follow(self, message: dict[str, Any], size: int) -> None:
        for entry in message["events"]:
            if entry["seq"] != self.last + 1:
                self.fault(f"the update after {self.last} was {entry['seq']}")
            self.last = entry["seq"]
            self.players.arrived(self.table, self.last, entry["seat"], size)
        if message["seq"] != self.last:
            self.fault(f"told of {message['seq']} after {self.last}")
        self.look(message)

    def look(self, message: dict[str, Any]) -> None:
        """What is asked now."""
        self.question, self.legal = message["question"], [one["text"] for one in flat(message["offers"])]
        if message["over"]:
            self.over = self.table.over = True
            self.leave_if_over()
        elif self.ready:
            self.players.asked(self)

    def leave_if_over(self) -> None:
        """The answer to the last decision comes after the update that ends the game."""
        if self.over and not self.sent:
            self.socket.close()

    def decide(self, due: float) -> None:
        """Answer what is asked, by chance. The decision counts as sent when it was due, however late this is."""
        assert self.question is not None
        name, decision = self.question, self.rng.choice(self.legal)
        self.due, self.answered, self.sent[name] = due, name, decision
        message = {"type": "decide", "id": name, "seat": self.seat, "question": name, "decision": decision}
        self.socket.send(orjson.dumps(message))

    def fault(self, what: str) -> None:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        self.players.figures.faults.append(f"table {self.table.id}, {who}: {what}")
