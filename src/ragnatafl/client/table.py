"""A seat at a table over the network. A lost connection is taken up again where it broke off."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ragnatafl.core.offers import flat
from ragnatafl.core.protocol import FINAL, PROTOCOL

PATIENCE = (0.0, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""How long to wait before each attempt to come back, in seconds; the last one is for all later attempts."""
FIRST_ATTEMPTS, ATTEMPTS = 5, 30
"""How often to try before a table was ever reached, and to come back to it."""
STORING_AGAIN = 6
"""How often a decision is sent again that the database did not answer for."""


class TableError(Exception):
    """The server cannot or will not; `code` is its error code."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Refused(Exception):
    """A decision that was not taken: why, and which rule says so."""

    def __init__(self, fields: dict[str, Any]) -> None:
        super().__init__(f"{fields['reason']} ({fields['rule']})" if fields["rule"] else fields["reason"])
        self.reason: str = fields["reason"]
        self.rule: str = fields["rule"]
        self.key: str = fields["key"]
        self.args_named: dict[str, Any] = fields["args"]


async def join(link: str, tokens: Sequence[str] = ()) -> TableClient:
    """Sit down by a link, with more tokens for more seats: http://host/t/TABLE#i=INVITATION claims a seat, #s=TOKEN
    comes back to one (the client's `link` is of this kind), #w=TOKEN watches."""
    parts = urlsplit(link)
    place, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in ("http", "https") or not table:
        raise TableError("malformed", "A link to a table looks like http://host/t/TABLE#i=INVITATION.")
    fragment = parse_qs(parts.fragment)
    found = [*fragment.get("s", []), *fragment.get("w", []), *tokens]
    scheme = "wss" if parts.scheme == "https" else "ws"
    client = TableClient(f"{scheme}://{parts.netloc}{place}/ws/{table}", found, fragment.get("i", []))
    await client.connect()
    return client


class TableClient:
    """What the seat on the screen sees now: `view`, `offers`, `waiting` and so on are always of the last update."""

    def __init__(self, address: str, tokens: Sequence[str], invitations: Sequence[str] = ()) -> None:
        self.address = address
        self.tokens = list(tokens)
        self.claims = [{"invitation": one, "secret": secrets.token_urlsafe(24)} for one in invitations]
        """What is still to be claimed; said again with the same secret until the server has answered."""
        self.game = ""
        self.options: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.you: list[int] = []
        self.seat: int | None = None
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.offers: list[dict[str, Any]] = []
        """What this seat may do: verb, args, cost, rule, and the text that decides for it."""
        self.question: int | None = None
        self.waiting: list[int] = []
        self.over = False
        self.outcome: dict[str, Any] | None = None
        self.undoable = False
        self.log: list[dict[str, Any]] = []
        """Every line of the log so far."""
        self.chats: list[dict[str, Any]] = []
        self.bytes_received = 0
        self._socket: ClientConnection | None = None
        self._seated = False
        """Whether the table has let this connection in; if not, the next attempt waits longer."""
        self._reader: asyncio.Task[None] | None = None
        self._numbers = itertools.count(1)
        self._asked: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Condition()
        self._failure: TableError | None = None
        self._first: asyncio.Future[None] | None = None

    async def __aenter__(self) -> TableClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def link(self) -> str:
        """The link by which this client comes back to its seats; whoever has it has them."""
        place = self.address.replace("ws", "http", 1).replace("/ws/", "/t/")
        return f"{place}#{'&'.join(f's={token}' for token in self.tokens)}"

    @property
    def legal(self) -> list[str]:
        """The texts of the offers."""
        return [offer["text"] for offer in self.offers]

    async def connect(self) -> None:
        """Open the socket and wait for the first view; raises TableError if the table does not let us in."""
        self._first = asyncio.get_running_loop().create_future()
        self._reader = asyncio.create_task(self._keep_up())
        await self._first

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        await self._fail(TableError("connection", "This client has left the table."))

    # Waiting

    async def asked(self) -> bool:
        """Wait until this seat is asked something (True) or the game is over (False)."""
        await self.until(lambda: self.over or self.question is not None)
        return not self.over

    async def until(self, condition: Any) -> None:
        """Wait until something is true of this client; raises TableError if the connection is lost for good."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._failure is not None or condition())
        if self._failure is not None:
            raise self._failure

    # Acting and asking

    async def decide(self, notation: str) -> int:
        """Answer the question that is asked; gives the seq. Raises Refused. Safe to repeat after a lost connection."""
        return int((await self._ask("decide", question=self.question, decision=notation))["seq"])

    async def undo(self) -> int:
        return int((await self._ask("undo"))["seq"])

    async def why_not(self, notation: str) -> dict[str, Any] | None:
        """None if this is possible now, else reason, rule, key and args."""
        refusal: dict[str, Any] | None = (await self._ask("why", decision=notation))["refusal"]
        return refusal

    async def inspect(self, thing: str) -> Any:
        return (await self._ask("inspect", thing=thing))["result"]

    async def hint(self) -> str:
        return str((await self._ask("hint"))["decision"])

    async def show(self, seat: int) -> None:
        """Look from another of one's own seats."""
        await self.send({"type": "show", "seat": seat})
        await self.until(lambda: self.seat == seat)

    async def invite(self, seat: int | None = None) -> str:
        """A new invitation to one's own seat, for another device; for the table's maker, also to a seat still open."""
        return str((await self._ask("invite", **({} if seat is None else {"seat": seat})))["invitation"])

    async def devices(self) -> list[dict[str, Any]]:
        """What holds this seat, in the order it joined: device, joined, here."""
        found: list[dict[str, Any]] = (await self._ask("devices"))["devices"]
        return found

    async def drop(self, device: str | None = None) -> list[dict[str, Any]]:
        """Take this seat from another device, or from all others; gives who is left."""
        found: list[dict[str, Any]] = (await self._ask("drop", device=device))["devices"]
        return found

    async def say(self, text: str) -> None:
        await self.send({"type": "chat", "text": text})

    async def send(self, message: dict[str, Any]) -> None:
        """Any message of the protocol."""
        if self._failure is not None:
            raise self._failure
        if self._socket is None:
            raise TableError("connection", "There is no connection to the table.")
        await self._socket.send(json.dumps(message))

    async def _ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a question with an id and wait for its answer; asked again if the connection breaks meanwhile, and a
        decision also if the database did not answer: it may be stored, and cannot be taken twice."""
        name = f"c{next(self._numbers)}"
        message = {"type": kind, "id": name, "seat": self.seat, **fields}
        waits = list(PATIENCE[1 : STORING_AGAIN + 1]) if kind == "decide" else []
        while True:
            await self.until(lambda: self._socket is not None)
            socket = self._socket
            answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            self._asked[name] = answer
            try:
                await self.send(message)
                found = await answer
            except ConnectionClosed:
                if self._socket is socket:
                    self._socket = None
                continue
            except TableError as error:
                if error.code != "storage" or not waits:
                    raise
                await asyncio.sleep(waits.pop(0))
                continue
            finally:
                self._asked.pop(name, None)
            if found["type"] == "refused":
                raise Refused(found)
            return found

    # Keeping up

    async def _keep_up(self) -> None:
        attempt = 0
        while True:
            try:
                await self._one_connection()
            except TableError as error:
                await self._fail(error)
                return
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code < 500:
                    await self._fail(TableError("origin", f"The server refused the socket: {error}."))
                    return
                lost: Exception = error
            else:
                lost = ConnectionClosed(None, None)
            attempt = 0 if self._seated else attempt
            self._lose(lost)
            if attempt >= (ATTEMPTS if self.game else FIRST_ATTEMPTS):
                what = "The connection to the table is lost" if self.game else f"No table answers at {self.address}"
                await self._fail(TableError("connection", f"{what}: {lost}."))
                return
            await asyncio.sleep(PATIENCE[min(attempt, len(PATIENCE) - 1)])
            attempt += 1

    def _lose(self, error: Exception) -> None:
        self._socket = None
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(error if isinstance(error, ConnectionClosed) else ConnectionClosed(None, None))

    async def _fail(self, error: TableError) -> None:
        self._failure = error
        self._lose(error)
        if self._first is not None and not self._first.done():
            self._first.set_exception(error)
        async with self._changed:
            self._changed.notify_all()

    async def _one_connection(self) -> None:
        self._seated = False
        async with connect(self.address, max_size=None, compression=None) as socket:
            since = self.seq if self.seq >= 0 else None
            hello = {
                "type": "hello",
                "protocol": PROTOCOL,
                "tokens": self.tokens,
                "claims": self.claims,
                "since": since,
            }
            await socket.send(json.dumps(hello))
            complaint: TableError | None = None
            try:
                async for text in socket:
                    self.bytes_received += len(text)
                    message = json.loads(text)
                    if message["type"] == "error":
                        complaint = TableError(message["error"], message["message"])
                    await self._take(message, socket)
            except ConnectionClosed:
                pass
            if socket.close_code in FINAL:
                raise complaint or TableError("closed", f"The server closed the socket ({socket.close_code}).")

    async def _take(self, message: dict[str, Any], socket: ClientConnection) -> None:
        kind = message["type"]
        if kind in ("state", "update"):
            self._see(message)
            self._socket = socket
            self._seated = True
            if self._first is not None and not self._first.done():
                self._first.set_result(None)
        elif kind == "welcome":
            self.game, self.options = message["game"], message["options"]
            self.seats, self.you = message["seats"], message["you"]
            self._claimed(message["claims"])
        elif kind == "seats":
            self.seats = message["seats"]
        elif kind in ("chat", "notice"):
            self.chats.append(message)
        elif message.get("id") in self._asked:
            answer = self._asked[message["id"]]
            if not answer.done():
                if kind == "error":
                    answer.set_exception(TableError(message["error"], message["message"]))
                else:
                    answer.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    def _claimed(self, answers: list[dict[str, Any]]) -> None:
        """The secrets of what was claimed are tokens from now on; raises TableError if something was not."""
        for claim, answer in zip(self.claims, answers, strict=True):
            if "error" in answer:
                raise TableError(answer["error"], answer["message"])
            self.tokens.append(claim["secret"])
        self.claims = []

    def _see(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.view = message["view"]
        else:
            self.view = applied(self.view, message["patch"])
        self.log += [entry for entry in message["events"] if not self.log or entry["seq"] > self.log[-1]["seq"]]
        self.seat, self.seq = message["seat"], message["seq"]
        self.offers = flat(message["offers"])
        self.question, self.waiting = message["question"], message["waiting"]
        self.over, self.outcome, self.undoable = message["over"], message["outcome"], message["undo"]


def applied(view: Any, patch: list[list[Any]]) -> Any:
    """The view that a patch leads to: [[path, value], ...], where [path] alone takes something away."""
    for path, *value in patch:
        if not path:
            view = value[0]
            continue
        target = view
        for key in path[:-1]:
            target = target[key]
        if value:
            target[path[-1]] = value[0]
        else:
            del target[path[-1]]
    return view
