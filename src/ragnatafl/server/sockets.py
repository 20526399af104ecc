"""The socket of a table: one for each browser, JSON texts both ways (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, ClassVar

import orjson
from sqlalchemy import select
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ragnatafl.bots import bot, bot_names
from ragnatafl.core.errors import NotationError, OptionError

from . import models
from .errors import ServerError
from .limits import Limits
from .security import LONGEST_CHAT, LONGEST_NAME, is_own_name, is_own_origin, opens, plain
from .store import now
from .table import Refused, Seat, Table
from .wire import Wire

if TYPE_CHECKING:
    from .app import House

PROTOCOL = 1
LONGEST_MESSAGE = 4096
MOST_TOKENS = 16
MOST_UNSENT, MOST_UNSENT_BYTES = 400, 4 * 1024 * 1024
MOST_AT_A_SEAT = 16
MOST_SPECTATORS = 100
HELLO_WITHIN = 10.0
OLD_CHATS = 50

MALFORMED, NO_TOKEN, WRONG_ORIGIN, NO_TABLE, NO_HELLO, FROZEN, FLOOD = 4400, 4401, 4403, 4404, 4408, 4409, 4429
TOO_SLOW, GOING_AWAY = 1013, 1012
"""How a socket is closed."""

CLOSING = {"no_table": NO_TABLE, "token": NO_TOKEN, "frozen": FROZEN, "flood": FLOOD, "malformed": MALFORMED}

logger = logging.getLogger("ragnatafl.sockets")


async def serve_socket(house: House, socket: WebSocket, table_id: str) -> None:
    """A socket from its opening to its end."""
    address = socket.client.host if socket.client else ""
    host, settings = socket.headers.get("host"), house.settings
    if not (
        is_own_name(host, settings.host, settings.origins)
        and is_own_origin(socket.headers.get("origin"), host, settings.origins)
    ):
        house.metrics.errors.labels("origin").inc()
        await socket.close(WRONG_ORIGIN)
        return
    await socket.accept()
    connection = Connection(house, socket, address)
    writer = asyncio.create_task(connection.write())
    try:
        await connection.run(table_id)
    except WebSocketDisconnect:
        pass
    except ServerError as error:
        connection.complain(error)
        connection.close(CLOSING.get(error.code, 1011), error.code)
    except Exception:
        logger.exception("a socket failed", extra={"table": table_id})
        connection.complain(ServerError("internal", "Something went wrong on the server."))
        connection.close(1011, "internal")
    finally:
        connection.leave()
        connection.close(1000, "")
        await asyncio.wait([writer], timeout=5)
        writer.cancel()


class Connection:
    """One browser at a table. It sees with the eyes of the seat on its screen, and only of seats it has tokens for."""

    def __init__(self, house: House, socket: WebSocket, address: str) -> None:
        self.house = house
        self.socket = socket
        self.wire: Wire = socket.scope["state"]["wire"]
        self.address = address
        self.table: Table
        self.seated = False
        self.inside = house.limits.sockets.enter(address)
        """Whether this address may have one more socket."""
        self.mine: list[int] = []
        self.watching = False
        self.viewer: int | None = None
        self.closing: tuple[int, str] | None = None
        self.unsent: list[bytes] = []
        self.unsent_bytes = 0
        self.wake = asyncio.Event()
        self.thinking: asyncio.Task[None] | None = None
        self.bucket = house.limits.for_socket()

    # Sending: to a slow browser messages wait in line, so that it holds nobody up

    def send(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if not self.unsent and self.wire.can_take():
            self.put(message)
        elif len(self.unsent) >= MOST_UNSENT or self.unsent_bytes >= MOST_UNSENT_BYTES:
            self.unsent.clear()
            self.close(TOO_SLOW, "too slow")
        else:
            self.unsent.append(message)
            self.unsent_bytes += len(message)
            self.wake.set()

    def put(self, message: bytes) -> None:
        metrics = self.house.metrics
        metrics.sent += 1
        metrics.sent_bytes += len(message)
        self.wire.put(message)

    def say(self, **message: Any) -> None:
        self.send(orjson.dumps(message))

    def complain(self, error: ServerError, name: str | int | None = None) -> None:
        self.house.metrics.errors.labels(error.code).inc()
        self.say(type="error", id=name, **error.body())

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
                    self.put(self.unsent.pop(0))
                self.unsent_bytes = 0
                if self.closing is not None:
                    if self.socket.application_state is WebSocketState.CONNECTED:
                        await self.socket.close(*self.closing)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = self.closing or (1006, "")

    # Receiving

    async def run(self, table_id: str) -> None:
        if not self.inside or not self.house.limits.allow("socket", self.address):
            raise ServerError("flood", "Too many sockets from this address; wait a little.")
        try:
            hello = await asyncio.wait_for(self.receive(), HELLO_WITHIN)
        except TimeoutError:
            self.close(NO_HELLO, "no hello")
            return
        chats = await self.old_chats(table_id)
        self.table = await self.house.hall.table(table_id)
        self.enter(hello, chats)
        await self.house.hall.hold(self.table)
        while self.closing is None:
            message = await self.receive()
            kind = message.get("type")
            if self.bucket is not None and not self.bucket.take(Limits.SOCKET_COSTS.get(str(kind), 1.0)):
                raise ServerError("flood", "Too many messages; the socket is closed.")
            try:
                if not isinstance(kind, str) or kind not in self.KINDS:
                    raise ServerError("malformed", "There is no message of this type.")
                await self.KINDS[kind](self, message)
            except ServerError as error:
                self.complain(error, self.message_id(message))

    async def receive(self) -> dict[str, Any]:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        self.house.metrics.received += 1
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

    def enter(self, hello: dict[str, Any], chats: list[dict[str, Any]]) -> None:
        """Which seats the tokens open, and what is on the table; done at once, so that no update is missed."""
        if hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
            raise ServerError("malformed", f"The first message must be a hello of protocol {PROTOCOL}.")
        tokens = hello.get("tokens")
        if not isinstance(tokens, list) or len(tokens) > MOST_TOKENS:
            raise ServerError("malformed", f"The tokens of a hello are a list of at most {MOST_TOKENS}.")
        table = self.table
        self.mine = [seat.seat for seat in table.seats if any(opens(token, seat.token_hash) for token in tokens)]
        self.watching = any(opens(token, table.watch_hash) for token in tokens)
        if not self.mine and not self.watching:
            raise self.house.limits.wrong_token(self.address, "These tokens open no seat at this table.")
        self.check_room()
        since = hello.get("since")
        known = since if isinstance(since, int) and 0 <= since <= table.course.seq else -1
        asked = [seat for seat in self.mine if table.course.questions[seat] is not None]
        self.viewer = next(iter(asked or self.mine), None)
        self.say(type="welcome", **self.welcome())
        for chat in chats:
            self.say(**chat)
        self.send(table.state_message(self.viewer, known))
        table.watchers.add(self)
        self.seated = True
        for seat in self.mine:
            table.seats[seat].online += 1
        table.tell_seats()
        self.house.keeper.wake(table)

    def check_room(self) -> None:
        """Who holds one seat cannot crowd the others out."""
        if any(self.table.seats[seat].online >= MOST_AT_A_SEAT for seat in self.mine):
            raise ServerError("flood", f"There are {MOST_AT_A_SEAT} sockets at this seat already.")
        if not self.mine and sum(one.viewer is None for one in self.table.watchers) >= MOST_SPECTATORS:
            raise ServerError("flood", f"There are {MOST_SPECTATORS} spectators at this table already.")

    def welcome(self) -> dict[str, Any]:
        table = self.table
        return {
            "table": table.id,
            "game": table.course.game.name,
            "options": table.course.options,
            "seats": table.public_seats(),
            "you": self.mine,
            "watch": self.watching,
            "campaign": table.campaign,
            "seeded": table.seeded,
            "seq": table.course.seq,
        }

    def leave(self) -> None:
        if self.inside:
            self.inside = False
            self.house.limits.sockets.leave(self.address)
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

    # Messages

    def own_seat(self, message: dict[str, Any]) -> int:
        seat = message.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in self.mine:
            raise ServerError("seat", "This socket has no token for that seat.")
        return seat

    def message_id(self, message: dict[str, Any]) -> str | int | None:
        found = message.get("id")
        return found if isinstance(found, str | int) and len(str(found)) <= 40 else None

    async def decide(self, message: dict[str, Any]) -> None:
        seat, name = self.own_seat(message), self.message_id(message)
        if self.table.seats[seat].kind == "bot":
            raise ServerError("not_now", "A bot plays this seat; take it back first.")
        try:
            seq = await self.house.hall.decide(self.table, seat, message.get("question"), message.get("decision"))
        except Refused as refusal:
            self.say(type="refused", id=name, **refusal.fields)
        else:
            self.say(type="done", id=name, seq=seq)

    async def undo(self, message: dict[str, Any]) -> None:
        seat, name = self.own_seat(message), self.message_id(message)
        try:
            seq = await self.house.hall.undo(self.table, seat)
        except Refused as refusal:
            self.say(type="refused", id=name, **refusal.fields)
        else:
            self.say(type="done", id=name, seq=seq)

    async def why(self, message: dict[str, Any]) -> None:
        seat = self.own_seat(message)
        refusal = self.table.why_not(seat, text_of(message, "decision"))
        self.say(type="why", id=self.message_id(message), refusal=None if refusal is None else refusal.fields)

    async def inspect(self, message: dict[str, Any]) -> None:
        seat = message.get("seat")
        if not (seat is None and self.watching):
            seat = self.own_seat(message)
        try:
            result = self.table.course.state.inspect(seat, text_of(message, "thing"))
        except NotationError as error:
            raise ServerError("malformed", str(error)) from None
        self.say(type="inspect", id=self.message_id(message), result=result)

    async def hint(self, message: dict[str, Any]) -> None:
        seat = self.own_seat(message)
        course = self.table.course
        legal = course.legal_actions(seat)
        if not legal:
            raise ServerError("not_now", "There is nothing to decide for this seat now.")
        if self.thinking is not None and not self.thinking.done():
            raise ServerError("not_now", "A bot is still thinking about the last hint.")
        self.thinking = asyncio.create_task(self.think(seat, list(legal), self.message_id(message)))

    async def think(self, seat: int, legal: list[int], name: str | int | None) -> None:
        """A hint, beside whatever else the client does meanwhile."""
        course = self.table.course
        state, game = course.state, course.game.name
        best = bot_names(game)[-1]
        action = await self.house.thinkers.choose(game, best, state.view(seat), legal, course.seq)
        self.say(type="hint", id=name, decision=state.notation(seat, action))

    async def show(self, message: dict[str, Any]) -> None:
        """Another of one's own seats comes on the screen (hot-seat)."""
        self.viewer = self.own_seat(message)
        self.send(self.table.state_message(self.viewer))

    async def name(self, message: dict[str, Any]) -> None:
        seat = self.table.seats[self.own_seat(message)]
        name = plain(text_of(message, "name"), LONGEST_NAME)
        await self.change_seat(seat, name=name)
        seat.name = name
        self.table.tell_seats()

    async def chat(self, message: dict[str, Any]) -> None:
        if not self.mine:
            raise ServerError("seat", "Spectators read the chat, but do not write in it.")
        seat = self.own_seat(message) if "seat" in message else self.viewer if self.viewer is not None else self.mine[0]
        text = plain(text_of(message, "text"), LONGEST_CHAT)
        if not text:
            return
        row = {"table_id": self.table.id, "seat": seat, "text": text, "at": now()}
        await self.house.store.write((models.chats.insert(), row))
        self.table.tell({"type": "chat", "from": seat, "text": text, "at": row["at"]})

    async def old_chats(self, table_id: str) -> list[dict[str, Any]]:
        held = models.chats
        query = select(held).where(held.c.table_id == table_id).order_by(held.c.id.desc()).limit(OLD_CHATS)
        rows = await self.house.store.rows(query)
        return [{"type": "chat", "from": row.seat, "text": row.text, "at": row.at} for row in reversed(rows)]

    async def hand_over(self, message: dict[str, Any]) -> None:
        """A seat to a bot or back: one's own at any time; another's only to a bot, and when nobody has been there."""
        number = message.get("seat")
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(self.table.seats):
            raise ServerError("malformed", "There is no such seat.")
        seat, kind = self.table.seats[number], message.get("kind")
        if kind not in ("bot", "human") or not self.mine:
            raise ServerError("malformed", "A seat is given to a bot or to a human.")
        if number not in self.mine:
            away = asyncio.get_running_loop().time() - seat.last_seen
            if kind == "human" or seat.kind == "bot" or seat.online or away < self.house.settings.leave_after:
                raise ServerError("seat", "Only who holds that seat can do this, unless its player has left.")
        chosen = None
        if kind == "bot":
            game = self.table.course.game.name
            chosen = message.get("bot", bot_names(game)[-1])
            try:
                bot(game, str(chosen))
            except OptionError as error:
                raise ServerError("options", str(error)) from None
        await self.change_seat(seat, kind=kind, bot=chosen)
        seat.kind, seat.bot = kind, chosen
        self.table.tell_seats()
        self.house.keeper.wake(self.table)

    async def change_seat(self, seat: Seat, **values: Any) -> None:
        held = models.seats
        change = held.update().where(held.c.table_id == self.table.id, held.c.seat == seat.seat).values(**values)
        await self.house.store.write((change, {}))

    async def ping(self, message: dict[str, Any]) -> None:
        self.say(type="pong")

    KINDS: ClassVar[dict[str, Callable[[Connection, dict[str, Any]], Awaitable[None]]]] = {
        "decide": decide,
        "undo": undo,
        "why": why,
        "inspect": inspect,
        "hint": hint,
        "show": show,
        "name": name,
        "chat": chat,
        "seat": hand_over,
        "ping": ping,
    }
    """What a client may send after its hello."""


def text_of(message: dict[str, Any], key: str) -> str:
    found = message.get(key)
    if not isinstance(found, str):
        raise ServerError("malformed", f'The message needs a text "{key}".')
    return found
