"""The socket of a table: one for each browser, JSON texts both ways (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import select
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ragnatafl.core.protocol import PROTOCOL, Closing

from . import claims, models
from .errors import ServerError
from .limits import Limits
from .messages import ChatMessage, Claimed, FromServer, NoticeMessage, Problem, Welcome
from .notices import said
from .owners import Elsewhere
from .seats import Seat, opened_by
from .security import hash_of, is_id, is_own_name, is_own_origin, opens
from .socket_requests import REQUESTS, message_id
from .store import Deposed
from .table import Table
from .wire import Wire

if TYPE_CHECKING:
    from .app import Services

LONGEST_MESSAGE = 4096
MOST_TOKENS = 16
MOST_CLAIMS = 8
MOST_UNSENT, MOST_UNSENT_BYTES = 400, 4 * 1024 * 1024
MOST_AT_A_SEAT = 16
MOST_SPECTATORS = 100
HELLO_WITHIN = 10.0
OLD_CHATS = 50

CLOSING = {
    "no_table": Closing.NO_TABLE,
    "token": Closing.NO_TOKEN,
    "used": Closing.NO_TOKEN,
    "dropped": Closing.NO_TOKEN,
    "frozen": Closing.FROZEN,
    "flood": Closing.FLOOD,
    "malformed": Closing.MALFORMED,
}
"""How a socket is closed after an error that ends it."""

logger = logging.getLogger("ragnatafl.sockets")


async def serve_socket(services: Services, socket: WebSocket, table_id: str) -> None:
    """A socket from its opening to its end."""
    address = socket.client.host if socket.client else ""
    host, settings = socket.headers.get("host"), services.settings
    if not (
        is_own_name(host, settings.host, settings.origins)
        and is_own_origin(socket.headers.get("origin"), host, settings.origins)
    ):
        services.metrics.errors.labels("origin").inc()
        await socket.close(Closing.WRONG_ORIGIN)
        return
    await socket.accept()
    connection = Connection(services, socket, address)
    writer = asyncio.create_task(connection.write())
    try:
        await connection.run(table_id)
    except WebSocketDisconnect:
        pass
    except (Elsewhere, Deposed):
        connection.close(Closing.COME_AGAIN, "the table is elsewhere")
    except ServerError as error:
        connection.complain(error)
        connection.close(CLOSING.get(error.code, Closing.INTERNAL), error.code)
    except Exception:
        logger.exception("a socket failed", extra={"table": table_id})
        connection.complain(ServerError("internal", "Something went wrong on the server."))
        connection.close(Closing.INTERNAL, "internal")
    finally:
        connection.leave()
        connection.close(1000, "")
        await asyncio.wait([writer], timeout=5)
        writer.cancel()


class Connection:
    """One browser at a table. It sees what the seat on its screen sees, and only seats that it holds."""

    def __init__(self, services: Services, socket: WebSocket, address: str) -> None:
        self.services = services
        self.socket = socket
        self.wire: Wire = socket.scope["state"]["wire"]
        self.address = address
        self.table: Table
        self.seated = False
        self.inside = services.limits.sockets.enter(address)
        """Whether this address may have one more socket."""
        self.held: dict[int, str] = {}
        """Its seats, each with the hash of the secret by which it holds it."""
        self.mine: list[int] = []
        self.watching = False
        self.made_it = False
        self.viewer: int | None = None
        self.closing: tuple[int, str] | None = None
        self.unsent: list[bytes] = []
        self.unsent_bytes = 0
        self.wake = asyncio.Event()
        self.thinking: asyncio.Task[None] | None = None
        self.bucket = services.limits.for_socket()

    # Sending: to a slow browser messages wait in line, so that it holds nobody up

    def send(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if not self.unsent and self.wire.can_take():
            self.put(message)
        elif len(self.unsent) >= MOST_UNSENT or self.unsent_bytes >= MOST_UNSENT_BYTES:
            self.unsent.clear()
            self.close(Closing.TOO_SLOW, "too slow")
        else:
            self.unsent.append(message)
            self.unsent_bytes += len(message)
            self.wake.set()

    def put(self, message: bytes) -> None:
        metrics = self.services.metrics
        metrics.sent += 1
        metrics.sent_bytes += len(message)
        self.wire.put(message)

    def say(self, message: FromServer) -> None:
        self.send(orjson.dumps(message))

    def complain(self, error: ServerError, name: str | int | None = None) -> None:
        self.services.metrics.errors.labels(error.code).inc()
        self.say({"type": "error", "id": name, **error.body()})

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
            self.wake.set()

    async def write(self) -> None:
        """Send what had to wait, and close in the end."""
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                while self.unsent:
                    await self.wire.writable.wait()
                    if not self.wire.can_take():
                        raise WebSocketDisconnect(1006)
                    if self.unsent:  # it is emptied for a browser that is too slow
                        message = self.unsent.pop(0)
                        self.unsent_bytes -= len(message)
                        self.put(message)
                        self.wire.flush()
                if self.closing is not None:
                    if self.socket.application_state is WebSocketState.CONNECTED:
                        await self.socket.close(*self.closing)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = self.closing or (1006, "")

    # Receiving

    async def run(self, table_id: str) -> None:
        if not self.inside or not self.services.limits.allow("socket", self.address):
            raise ServerError("flood", "Too many sockets from this address; wait a little.")
        self.services.limits.bill(self.address)
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self.receive()
        except TimeoutError:
            self.close(Closing.NO_HELLO, "no hello")
            return
        check_hello(hello)
        chats = await self.old_chats(table_id)
        self.table = await self.services.open_tables.table(table_id)
        with self.table.somebody_comes():
            claimed = await self.claim(hello)
            if self.services.open_tables.tables.get(table_id) is not self.table:  # another worker has it now
                raise Elsewhere
            self.enter(hello, claimed, chats)
        await self.services.open_tables.hold(self.table)
        await self.services.reminders.came(self.table, self.mine)
        while self.closing is None:
            message = await self.receive()
            kind = message.get("type")
            if self.bucket is not None and not self.bucket.take(Limits.SOCKET_COSTS.get(str(kind), 1.0)):
                raise ServerError("flood", "Too many messages; the socket is closed.")
            try:
                if not isinstance(kind, str) or kind not in REQUESTS:
                    raise ServerError("malformed", "There is no message of this type.")
                await REQUESTS[kind](self, message)
            except ServerError as error:
                self.complain(error, message_id(message))

    async def receive(self) -> dict[str, Any]:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        self.services.metrics.received += 1
        text = message.get("text")
        if text is None or len(text) > LONGEST_MESSAGE:
            raise ServerError("malformed", "A message is a JSON text of at most 4096 bytes.")
        try:
            found = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise ServerError("malformed", "A message is a JSON object; this is no JSON.") from None
        if not isinstance(found, dict):
            raise ServerError("malformed", "A message is a JSON object.")
        return found

    async def claim(self, hello: dict[str, Any]) -> list[Claimed | Problem]:
        """Claim what the hello asks for, one after the other; what came of each."""
        answers: list[Claimed | Problem] = []
        for asked in hello["claims"]:
            invitation, secret = (asked.get("invitation"), asked.get("secret")) if isinstance(asked, dict) else (0, 0)
            try:
                seat = self.table.seats[await claims.claim(self.table, invitation, secret)]
                answers.append({"seat": seat.seat, "held": hash_of(invitation) in seat.devices})
                hello["tokens"].append(secret)
                self.turn_out(seat)
            except ServerError as error:
                if error.code in ("used", "token"):
                    error = self.services.limits.wrong_token(self.address, error.message, error.code)
                if error.code not in ("used", "token"):
                    raise error from None
                answers.append(error.body())
        return answers

    def enter(
        self, hello: dict[str, Any], claimed: list[Claimed | Problem], chats: list[ChatMessage | NoticeMessage]
    ) -> None:
        """Which seats the tokens open, and what is on the table; done at once, so that no update is missed."""
        table, tokens = self.table, hello["tokens"]
        self.held = opened_by(table.seats, tokens)
        self.mine = list(self.held)
        self.watching = any(opens(token, table.watch_hash) for token in tokens)
        self.made_it = any(opens(token, table.maker_hash) for token in tokens)
        if not self.mine and not self.watching:
            raise self.stranger(tokens, claimed)
        self.check_room()
        since = hello.get("since")
        known = since if isinstance(since, int) and 0 <= since <= table.history.seq else -1
        asked = [seat for seat in self.mine if table.history.questions[seat] is not None]
        self.viewer = next(iter(asked or self.mine), None)
        self.say(self.welcome(claimed))
        for chat in chats:
            self.say(chat)
        self.send(table.state_message(self.viewer, known))
        table.watchers.add(self)
        self.seated = True
        for seat in self.mine:
            table.seats[seat].online += 1
        table.tell_seats()
        self.services.bot_runner.wake(table)

    def stranger(self, tokens: list[Any], claimed: list[Claimed | Problem]) -> ServerError:
        """Why these tokens open nothing: a claim came too late, another device dropped this one, or they are wrong."""
        for answer in claimed:
            if "error" in answer:
                return ServerError(answer["error"], answer["message"])
        shown = {hash_of(token) for token in tokens}
        if any(shown & seat.devices.keys() for seat in self.table.seats):
            return ServerError("dropped", claims.DROPPED)
        return self.services.limits.wrong_token(self.address, "These tokens open no seat at this table.")

    def check_room(self) -> None:
        """Who holds one seat cannot crowd the others out."""
        if any(self.table.seats[seat].online >= MOST_AT_A_SEAT for seat in self.mine):
            raise ServerError("flood", f"There are {MOST_AT_A_SEAT} sockets at this seat already.")
        if not self.mine and sum(one.viewer is None for one in self.table.watchers) >= MOST_SPECTATORS:
            raise ServerError("flood", f"There are {MOST_SPECTATORS} spectators at this table already.")

    def welcome(self, claimed: list[Claimed | Problem]) -> Welcome:
        return {
            "type": "welcome",
            **self.table.facts(),
            "you": self.mine,
            "watch": self.watching,
            "maker": self.made_it,
            "claims": claimed,
            "push": self.services.reminders.public_key if self.mine else None,
        }

    def leave(self) -> None:
        if self.inside:
            self.inside = False
            self.services.limits.sockets.leave(self.address)
        if self.thinking is not None:
            self.thinking.cancel()
        if not self.seated:
            return
        self.seated = False
        self.table.watchers.discard(self)
        for number in self.mine:
            seat = self.table.seats[number]
            seat.online -= 1
            seat.last_seen = asyncio.get_running_loop().time()
        self.table.tell_seats()
        if self.wire.conn.close_rcvd is None:  # it ended without a good-bye, and its browser may have missed something
            self.services.reminders.look(self.table)

    async def old_chats(self, table_id: str) -> list[ChatMessage | NoticeMessage]:
        if not is_id(table_id):
            return []
        held = models.chats
        query = select(held).where(held.c.table_id == table_id).order_by(held.c.id.desc()).limit(OLD_CHATS)
        rows = await self.services.store.rows(query)
        return [said(row.seat, row.text, row.at, row.seq, row.key) for row in reversed(rows)]

    def turn_out(self, seat: Seat) -> None:
        """End the sockets of devices that no longer hold the seat."""
        holders = {device.token_hash for device in seat.holders}
        for one in list(self.table.watchers):
            if isinstance(one, Connection) and one.held.get(seat.seat) not in {None, *holders}:
                one.lose()

    def lose(self) -> None:
        """A seat of this socket was taken from it. If it has something else here, it comes back and finds that."""
        if len(self.mine) > 1 or self.watching:
            self.close(Closing.COME_AGAIN, "dropped from a seat")
        else:
            self.complain(ServerError("dropped", claims.DROPPED))
            self.close(Closing.NO_TOKEN, "dropped")


def check_hello(hello: dict[str, Any]) -> None:
    if hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
        raise ServerError("malformed", f"The first message must be a hello of protocol {PROTOCOL}.")
    hello.setdefault("claims", [])
    for key, most in (("tokens", MOST_TOKENS), ("claims", MOST_CLAIMS)):
        if not isinstance(hello.get(key), list) or len(hello[key]) > most:
            raise ServerError("malformed", f"The {key} of a hello are a list of at most {most}.")
