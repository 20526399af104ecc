"""Sockets that arrive at one worker and belong to another.

Any worker may accept a connection; whoever plays at a table must come to its owner. On one machine the connection
itself is handed over, through a Unix socket that only this user can open: the owner has it then as if it had accepted
it. To another machine a tunnel is laid, and every byte is carried through it. Every socket of a table ends at its
owner, so that an owner tells everybody at its table of a change without any other process.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import re
import secrets
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson

from .connections import LimitedHttp
from .errors import ServerError
from .jobs import Jobs
from .owners import Worker

if TYPE_CHECKING:
    from .app import Services

CAN_HAND_OVER = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")
MOST_HOPS = 3
LONGEST_MESSAGE = 256 * 1024
ANSWERED_WITHIN = 3.0
"""Seconds in which the other worker must be ready for a connection, or has answered a question."""
TABLE = re.compile(rb"/ws/([a-z0-9]{1,16})(?:\?|$)")

logger = logging.getLogger("ragnatafl.handover")


class HandedHttp(LimitedHttp):
    """A connection. When it becomes the socket of a table, the owner of the table gets it."""

    services: Services
    hops = 0
    """How many workers have handed it on already."""

    def handle_websocket_upgrade(self) -> None:
        found = TABLE.search(self.url)
        owners = self.services.owners
        if found is None or owners.alone or found[1].decode() in self.services.open_tables.tables:
            super().handle_websocket_upgrade()
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self.find_owner(found[1].decode()))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def find_owner(self, table_id: str) -> None:
        """Bring the connection to the owner. Where that cannot be it stays: this worker then takes the table, or sends
        the client away to come again."""
        handed = False
        try:
            owner = await self.services.owners.seat_of(table_id, self.hops) if self.hops < MOST_HOPS else None
            if owner is not None and not self.transport.is_closing():
                handed = await self.services.handover.hand_over(self, owner)
        except ServerError:
            pass  # who opens the table says it
        except (OSError, TimeoutError) as error:
            logger.warning(
                "a socket was not handed over", extra={"table": table_id, "why": str(error) or type(error).__name__}
            )
        if not handed and not self.transport.is_closing():
            super().handle_websocket_upgrade()
            self.transport.resume_reading()

    def request(self) -> dict[str, Any]:
        """What the owner must know to go on as if the request had come to it."""
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%s: %s" % header for header in self.scope["headers"]]
        head = b"\r\n".join([*lines, b"", b""]).decode("latin-1")
        return {"kind": "socket", "hops": self.hops + 1, "client": self.client, "head": head}


class ConnectionHandover:
    """Where other workers hand connections in, and how this one hands its own over."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.make_protocol: Callable[[], HandedHttp]
        self._folder: Path | None = None
        self._listening: socket.socket | None = None
        self._jobs = Jobs()
        self._tunnels: set[asyncio.Transport] = set()
        self._far: asyncio.Server | None = None

    # Opening and closing

    def bind(self) -> str:
        """The path of the Unix socket, in a folder that only this user can enter; nothing where there are none."""
        if not CAN_HAND_OVER:
            return ""
        self._folder = Path(tempfile.mkdtemp(prefix="ragnatafl-"))
        path = str(self._folder / "handover")
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._listening.bind(path)
        except OSError:  # such a path may be too long
            self.unbind()
            return ""
        self._listening.listen(1024)
        self._listening.setblocking(False)
        return path

    async def serve(self, make_protocol: Callable[[], HandedHttp], internal: socket.socket | None) -> None:
        """Take what is handed in; `internal` is where other machines come."""
        self.make_protocol = make_protocol
        if self._listening is not None:
            self._jobs.begin(self._accept_on(self._listening))
        if internal is not None:
            loop = asyncio.get_running_loop()
            self._far = await loop.create_server(lambda: FarEnd(self), sock=internal)

    async def close(self) -> None:
        if self._far is not None:
            self._far.close()
        for tunnel in list(self._tunnels):
            tunnel.close()
        await self._jobs.end()
        self.unbind()

    def unbind(self) -> None:
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        if self._folder is not None:
            (self._folder / "handover").unlink(missing_ok=True)
            self._folder.rmdir()
            self._folder = None

    # Taking

    async def _accept_on(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            connection, _ = await loop.sock_accept(listening)
            self._jobs.begin(self._take(connection))

    async def _take(self, connection: socket.socket) -> None:
        """Whoever comes is told that somebody is there, says what he wants, and may have a connection with him."""
        loop = asyncio.get_running_loop()
        files: list[int] = []
        try:
            with connection:
                async with asyncio.timeout(ANSWERED_WITHIN):
                    await loop.sock_sendall(connection, b"\n")
                    message = await received(connection, files)
                    if message.get("kind") == "metrics":
                        await loop.sock_sendall(connection, self.services.metrics.text().encode())
            if message.get("kind") == "socket" and files:
                await self._go_on(message, socket.socket(fileno=files.pop()))
        except (OSError, ValueError, KeyError, TimeoutError):
            logger.debug("nothing was handed in", exc_info=True)
        finally:
            for file in files:
                os.close(file)

    async def _go_on(self, message: dict[str, Any], connection: socket.socket) -> None:
        """With a connection from another worker, as if it had just come."""
        connection.setblocking(False)
        arrival = Arrival(self.make_protocol(), message)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: arrival, connection)
        arrival.go_on()

    # Giving

    async def hand_over(self, protocol: HandedHttp, owner: Worker) -> bool:
        """Whether the owner has the connection now."""
        if owner.host == self.services.owners.host and owner.unix_socket:
            return await self._give(protocol, owner.unix_socket)
        return bool(owner.address) and await self._lay_tunnel(protocol, owner)

    async def _give(self, protocol: HandedHttp, path: str) -> bool:
        message = orjson.dumps(protocol.request()) + b"\n"
        with await called(path) as connection:
            held = os.dup(protocol.transport.get_extra_info("socket").fileno())
            try:
                sent = socket.send_fds(connection, [message], [held])
                await asyncio.get_running_loop().sock_sendall(connection, message[sent:])
            finally:
                os.close(held)
        protocol.transport.abort()  # ends this worker's part only: the other one has the connection
        return True

    async def _lay_tunnel(self, protocol: HandedHttp, owner: Worker) -> bool:
        loop = asyncio.get_running_loop()
        host, _, port = owner.address.rpartition(":")
        request = orjson.dumps(protocol.request())
        async with asyncio.timeout(ANSWERED_WITHIN):
            transport, near = await loop.create_connection(
                lambda: NearEnd(owner.key, request), host.strip("[]"), int(port)
            )
            await near.ready
        self._join(protocol, near, transport)
        return True

    def _join(self, protocol: HandedHttp, near: NearEnd, transport: asyncio.Transport) -> None:
        """From now on whatever comes on one side goes out on the other."""
        self._tunnels.add(transport)
        client = protocol.transport
        protocol.connections.discard(protocol)
        near.other = client
        client.set_protocol(Tunnel(transport, protocol.connection_lost))
        near.when_lost = lambda _: self._tunnels.discard(transport)
        near.pass_on()
        client.resume_reading()

    async def metrics_of(self, worker: Worker) -> str:
        """The counts of another worker of this machine; nothing if it does not answer."""
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                with await called(worker.unix_socket) as connection:
                    loop = asyncio.get_running_loop()
                    await loop.sock_sendall(connection, b'{"kind": "metrics"}\n')
                    parts = []
                    while part := await loop.sock_recv(connection, 65536):
                        parts.append(part)
        except (OSError, TimeoutError):
            return ""
        return b"".join(parts).decode()


async def called(path: str) -> socket.socket:
    """A connection to another worker's Unix socket, once that worker answers: one that sleeps accepts it, too."""
    loop = asyncio.get_running_loop()
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.setblocking(False)
    try:
        async with asyncio.timeout(ANSWERED_WITHIN):
            await loop.sock_connect(connection, path)
            if await loop.sock_recv(connection, 1) != b"\n":
                raise ConnectionError("the other worker has closed its Unix socket")
    except BaseException:
        connection.close()
        raise
    return connection


async def received(connection: socket.socket, files: list[int]) -> dict[str, Any]:
    """One line of JSON, and the open files that came with it."""
    loop = asyncio.get_running_loop()
    line = b""
    while not line.endswith(b"\n"):
        await readable(loop, connection)
        data, found, _, _ = socket.recv_fds(connection, 65536, 1)
        files += found
        line += data
        if not data or len(line) > LONGEST_MESSAGE:
            raise ValueError("no whole message")
    return dict(orjson.loads(line))


async def readable(loop: asyncio.AbstractEventLoop, connection: socket.socket) -> None:
    ready: asyncio.Future[None] = loop.create_future()
    loop.add_reader(connection, set_ready, ready)
    try:
        await ready
    finally:
        loop.remove_reader(connection)


def set_ready(ready: asyncio.Future[None]) -> None:
    if not ready.done():
        ready.set_result(None)


# Tunnels


class TunnelTransport:
    """A connection through a tunnel, that tells of the client at its other end."""

    def __init__(self, transport: Any, client: tuple[str, int] | None) -> None:
        self._transport = transport
        self._client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        if name == "peername":
            return self._client
        found = self._transport.get_extra_info(name, default)
        return TunnelSocket(found, self._client) if name == "socket" and found is not None else found


class TunnelSocket:
    """The socket of a tunnel; its peer is the client at the other end."""

    def __init__(self, held: Any, client: tuple[str, int] | None) -> None:
        self._held = held
        self._client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._held, name)

    def getpeername(self) -> Any:
        return self._client if self._client is not None else ""


class Arrival(asyncio.Protocol):
    """A connection that another worker has accepted, with the client's address as that one saw it."""

    def __init__(self, protocol: HandedHttp, request: dict[str, Any]) -> None:
        self.protocol = protocol
        self.request = request
        protocol.hops = int(request["hops"])

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        client = self.request["client"]
        peer = (str(client[0]), int(client[1])) if client else None
        seen: Any = TunnelTransport(transport, peer)
        seen.set_protocol(self.protocol)
        self.protocol.connection_made(seen)

    def go_on(self) -> None:
        self.protocol.data_received(self.request["head"].encode("latin-1"))


class Tunnel(asyncio.Protocol):
    """One end of a tunnel: what is read here is written there, and no faster than it is taken."""

    def __init__(self, other: Any, when_lost: Callable[[Exception | None], None]) -> None:
        self.other = other
        self.when_lost = when_lost

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def pause_writing(self) -> None:
        self.other.pause_reading()

    def resume_writing(self) -> None:
        self.other.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self.other.close()
        self.when_lost(error)


class NearEnd(Tunnel):
    """The tunnel's end towards the owner's machine. It proves that it knows the owner's key, which is in the database,
    and hands the request in; only then bytes of the client follow."""

    def __init__(self, key: str, request: bytes) -> None:
        super().__init__(None, lambda _: None)
        self.key = key
        self.request = request
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.early = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.write(data)
            return
        self.early += data
        question, found, self.early = self.early.partition(b"\n")
        if found and not self.ready.done():
            self.transport.write(proof(self.key, question, self.request) + b" " + self.request + b"\n")  # type: ignore[attr-defined]
            self.ready.set_result(None)
        elif not found:
            self.early = question

    def pass_on(self) -> None:
        """What the owner has said before the client could hear it."""
        if self.early:
            self.other.write(self.early)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("the other machine has closed the tunnel"))
        if self.other is not None:
            super().connection_lost(error)


def proof(key: str, question: bytes, request: bytes) -> bytes:
    return hmac.new(key.encode(), question + b" " + request, hashlib.sha256).hexdigest().encode()


class FarEnd(asyncio.Protocol):
    """The tunnel's end at the owner's machine: asks for a proof, then goes on as with any connection."""

    def __init__(self, handover: ConnectionHandover) -> None:
        self.handover = handover
        self.question = secrets.token_hex(16).encode()
        self.line = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        transport.write(self.question + b"\n")  # type: ignore[attr-defined]
        self.timer = asyncio.get_running_loop().call_later(ANSWERED_WITHIN, transport.close)

    def data_received(self, data: bytes) -> None:
        self.line += data
        if len(self.line) > LONGEST_MESSAGE:
            self.transport.close()
            return
        line, found, _ = self.line.partition(b"\n")
        if found:
            self.timer.cancel()
            self.go_on(*line.partition(b" ")[::2])

    def go_on(self, claimed_proof: bytes, request: bytes) -> None:
        keys = self.handover.services.owners.keys_of_this_server()
        if not any(hmac.compare_digest(claimed_proof, proof(key, self.question, request)) for key in keys):
            logger.warning("somebody without the key has come to the internal address")
            self.transport.close()
            return
        arrival = Arrival(self.handover.make_protocol(), orjson.loads(request))
        arrival.connection_made(self.transport)
        arrival.go_on()

    def connection_lost(self, error: Exception | None) -> None:
        self.timer.cancel()
