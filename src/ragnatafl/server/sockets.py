"""The socket of a table: one for each browser, JSON texts both ways (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, ClassVar

import orjson
from sqlalchemy import select
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ragnatafl.bots import best_bot, bot
from ragnatafl.core.begin import public_options
from ragnatafl.core.errors import NotationError, OptionError
from ragnatafl.core.rng import derived

from . import claims, models
from .errors import ServerError
from .limits import Limits
from .open_tables import GOING_AWAY
from .owners import Elsewhere
from .seats import Seat, opened_by, substitute
from .security import LONGEST_CHAT, LONGEST_NAME, hash_of, is_id, is_own_name, is_own_origin, opens, plain
from .store import Deposed, now
from .table import Refused, Table
from .wire import Wire

if TYPE_CHECKING:
    from .app import Services

PROTOCOL = 1
LONGEST_MESSAGE = 4096
MOST_TOKENS = 16
MOST_CLAIMS = 8
MOST_UNSENT, MOST_UNSENT_BYTES = 400, 4 * 1024 * 1024
MOST_AT_A_SEAT = 16
MOST_SPECTATORS = 100
HELLO_WITHIN = 10.0
OLD_CHATS = 50

MALFORMED, NO_TOKEN, WRONG_ORIGIN, NO_TABLE, NO_HELLO, FROZEN, FLOOD = 4400, 4401, 4403, 4404, 4408, 4409, 4429
TOO_SLOW = 1013
"""How a socket is closed."""

CLOSING = {
    "no_table": NO_TABLE,
    "token": NO_TOKEN,
    "used": NO_TOKEN,
    "dropped": NO_TOKEN,
    "frozen": FROZEN,
    "flood": FLOOD,
    "malformed": MALFORMED,
}

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
        await socket.close(WRONG_ORIGIN)
        return
    await socket.accept()
    connection = Connection(services, socket, address)
    writer = asyncio.create_task(connection.write())
    try:
        await connection.run(table_id)
    except WebSocketDisconnect:
        pass
    except (Elsewhere, Deposed):
        connection.close(GOING_AWAY, "the table is elsewhere")
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
            self.close(TOO_SLOW, "too slow")
        else:
            self.unsent.append(message)
            self.unsent_bytes += len(message)
            self.wake.set()

    def put(self, message: bytes) -> None:
        metrics = self.services.metrics
        metrics.sent += 1
        metrics.sent_bytes += len(message)
        self.wire.put(message)

    def say(self, **message: Any) -> None:
        self.send(orjson.dumps(message))

    def complain(self, error: ServerError, name: str | int | None = None) -> None:
        self.services.metrics.errors.labels(error.code).inc()
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
            self.close(NO_HELLO, "no hello")
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

    async def claim(self, hello: dict[str, Any]) -> list[dict[str, Any]]:
        """Claim what the hello asks for, one after the other; what came of each."""
        answers: list[dict[str, Any]] = []
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

    def enter(self, hello: dict[str, Any], claimed: list[dict[str, Any]], chats: list[dict[str, Any]]) -> None:
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
        self.say(type="welcome", **self.welcome(), claims=claimed)
        for chat in chats:
            self.say(**chat)
        self.send(table.state_message(self.viewer, known))
        table.watchers.add(self)
        self.seated = True
        for seat in self.mine:
            table.seats[seat].online += 1
        table.tell_seats()
        self.services.bot_runner.wake(table)

    def stranger(self, tokens: list[Any], claimed: list[dict[str, Any]]) -> ServerError:
        """Why these tokens open nothing: a claim came too late, another device dropped this one, or they are wrong."""
        if claimed:
            return ServerError(claimed[0]["error"], claimed[0]["message"])
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

    def welcome(self) -> dict[str, Any]:
        table = self.table
        return {
            "table": table.id,
            "game": table.history.game.name,
            "options": public_options(table.history.options),
            "seats": table.public_seats(),
            "you": self.mine,
            "watch": self.watching,
            "maker": self.made_it,
            "campaign": table.campaign,
            "seeded": table.seeded,
            "commitment": table.commitment,
            "seq": table.history.seq,
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

    # Messages

    def own_seat(self, message: dict[str, Any]) -> int:
        seat = message.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in self.mine:
            raise ServerError("seat", "This socket has no token for that seat.")
        return seat

    def any_seat(self, message: dict[str, Any]) -> Seat:
        number = message.get("seat")
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(self.table.seats):
            raise ServerError("malformed", "There is no such seat.")
        return self.table.seats[number]

    def message_id(self, message: dict[str, Any]) -> str | int | None:
        found = message.get("id")
        return found if isinstance(found, str | int) and len(str(found)) <= 40 else None

    async def decide(self, message: dict[str, Any]) -> None:
        seat, name = self.own_seat(message), self.message_id(message)
        if self.table.seats[seat].kind == "bot":
            raise ServerError("not_now", "A bot plays this seat; take it back first.")
        try:
            seq = await self.services.open_tables.decide(
                self.table, seat, message.get("question"), message.get("decision")
            )
        except Refused as refusal:
            self.say(type="refused", id=name, **refusal.fields)
        else:
            self.say(type="done", id=name, seq=seq)

    async def undo(self, message: dict[str, Any]) -> None:
        seat, name = self.own_seat(message), self.message_id(message)
        try:
            seq = await self.services.open_tables.undo(self.table, seat)
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
            result = self.table.history.state.inspect(seat, text_of(message, "thing"))
        except NotationError as error:
            raise ServerError("malformed", str(error)) from None
        self.say(type="inspect", id=self.message_id(message), result=result)

    async def hint(self, message: dict[str, Any]) -> None:
        seat = self.own_seat(message)
        history = self.table.history
        legal = history.legal_actions(seat)
        if not legal:
            raise ServerError("not_now", "There is nothing to decide for this seat now.")
        if self.thinking is not None and not self.thinking.done():
            raise ServerError("not_now", "A bot is still thinking about the last hint.")
        self.thinking = asyncio.create_task(self.think(seat, list(legal), self.message_id(message)))

    async def think(self, seat: int, legal: list[int], name: str | int | None) -> None:
        """A hint, beside whatever else the client does meanwhile."""
        history = self.table.history
        state, game = history.state, history.game.name
        best = best_bot(game)
        seed = derived(history.seed, "hint", seat, history.seq)
        action = await self.services.bot_pool.choose(game, best, state.view(seat), legal, seed)
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
        row = {"table_id": self.table.id, "seat": seat, "text": text, "at": now(), "seq": self.table.history.seq}
        await self.table.write((models.chats.insert(), row))
        self.table.tell({"type": "chat", "from": seat, "text": text, "at": row["at"], "seq": row["seq"]})

    async def old_chats(self, table_id: str) -> list[dict[str, Any]]:
        if not is_id(table_id):
            return []
        held = models.chats
        query = select(held).where(held.c.table_id == table_id).order_by(held.c.id.desc()).limit(OLD_CHATS)
        rows = await self.services.store.rows(query)
        said = reversed(rows)
        return [{"type": "chat", "from": row.seat, "text": row.text, "at": row.at, "seq": row.seq} for row in said]

    async def hand_over(self, message: dict[str, Any]) -> None:
        """A seat to a bot or back: one's own at any time; another's only to a bot, and when nobody has been there."""
        seat, kind = self.any_seat(message), message.get("kind")
        if kind not in ("bot", "human") or not (self.mine or self.made_it):
            raise ServerError("malformed", "A seat is given to a bot or to a human.")
        if seat.seat not in self.mine and (kind == "human" or not self.may_replace(seat)):
            raise ServerError("seat", "Only who holds that seat can do this, unless its player has left.")
        chosen = self.bot_for(seat, message.get("bot")) if kind == "bot" else None
        await self.change_seat(seat, kind=kind, bot=chosen)
        seat.kind, seat.bot = kind, chosen
        self.table.tell_seats()
        self.services.bot_runner.wake(self.table)

    def may_replace(self, seat: Seat) -> bool:
        """Whether a bot may be put on another's seat: its player has left, or never came and the table's maker asks."""
        if seat.kind == "bot" or seat.online:
            return False
        away = asyncio.get_running_loop().time() - seat.last_seen
        return (self.made_it and seat.is_open) or (bool(self.mine) and away >= self.services.settings.leave_after)

    def bot_for(self, seat: Seat, wanted: object) -> str:
        """One chooses the bot for one's own seat; nobody chooses a weak one for an opponent."""
        game = self.table.history.game.name
        if seat.seat not in self.mine:
            return substitute(game, self.table.seats)
        chosen = str(wanted) if wanted is not None else best_bot(game)
        try:
            bot(game, chosen)
        except OptionError as error:
            raise ServerError("options", str(error)) from None
        return chosen

    async def invite(self, message: dict[str, Any]) -> None:
        """A new link: to one's own seat for another device, or from the table's maker to a seat that is still open."""
        seat = self.any_seat(message)
        if seat.seat not in self.mine and not (self.made_it and seat.is_open):
            raise ServerError("seat", "Only who holds that seat can invite to it.")
        invitation = await claims.invite(self.table, seat)
        self.say(type="invitation", id=self.message_id(message), seat=seat.seat, invitation=invitation)

    async def devices(self, message: dict[str, Any]) -> None:
        seat = self.table.seats[self.own_seat(message)]
        found = [
            {"device": one.name, "joined": one.joined, "here": one.token_hash == self.held[seat.seat]}
            for one in seat.holders
        ]
        self.say(type="devices", id=self.message_id(message), seat=seat.seat, devices=found)

    async def drop(self, message: dict[str, Any]) -> None:
        """Take one's seat from another device, or from all others; their sockets end at once."""
        seat, name = self.table.seats[self.own_seat(message)], message.get("device")
        if name is not None and not isinstance(name, str):
            raise ServerError("malformed", "A device is called by the name that the list of devices gives it.")
        await claims.drop(self.table, seat, self.held[seat.seat], name)
        self.turn_out(seat)
        await self.devices(message)

    def turn_out(self, seat: Seat) -> None:
        """End the sockets of devices that no longer hold the seat."""
        holders = {device.token_hash for device in seat.holders}
        for one in list(self.table.watchers):
            if isinstance(one, Connection) and one.held.get(seat.seat) not in {None, *holders}:
                one.lose()

    def lose(self) -> None:
        """A seat of this socket was taken from it. If it has something else here, it comes back and finds that."""
        if len(self.mine) > 1 or self.watching:
            self.close(GOING_AWAY, "dropped from a seat")
        else:
            self.complain(ServerError("dropped", claims.DROPPED))
            self.close(NO_TOKEN, "dropped")

    async def change_seat(self, seat: Seat, **values: Any) -> None:
        held = models.seats
        change = held.update().where(held.c.table_id == self.table.id, held.c.seat == seat.seat).values(**values)
        await self.table.write((change, {}))

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
        "invite": invite,
        "devices": devices,
        "drop": drop,
        "ping": ping,
    }
    """What a client may send after its hello."""


def check_hello(hello: dict[str, Any]) -> None:
    if hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
        raise ServerError("malformed", f"The first message must be a hello of protocol {PROTOCOL}.")
    hello.setdefault("claims", [])
    for key, most in (("tokens", MOST_TOKENS), ("claims", MOST_CLAIMS)):
        if not isinstance(hello.get(key), list) or len(hello[key]) > most:
            raise ServerError("malformed", f"The {key} of a hello are a list of at most {most}.")


def text_of(message: dict[str, Any], key: str) -> str:
    found = message.get(key)
    if not isinstance(found, str):
        raise ServerError("malformed", f'The message needs a text "{key}".')
    return found
