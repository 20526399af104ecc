"""Starting the server: the address, the browser, and a clean end."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from ragnatafl.core.errors import OptionError

from .app import Services, make_app
from .connections import SWEEP_EVERY, Config, ConnectionLimits, room_for, sweep
from .errors import ServerError
from .handover import HandedHttp
from .logs import set_up
from .settings import Settings
from .sockets import LONGEST_MESSAGE
from .supervisor import supervise

DEFAULT_PORT = 8765
BACKLOG = 2048
MOST_IN_THE_SYSTEM = 256 * 1024
"""Bytes that the system keeps for a client that reads slowly; what is more waits here, where it is noticed."""


class Server(uvicorn.Server):
    """Says good-bye on the sockets before uvicorn waits for them to close. `gate` is passed before anybody is let in,
    `internal` is where other machines come."""

    services: Services
    problem = "The server could not be started; the lines above say why."
    when_up: Callable[[], None]
    gate: Callable[[], Awaitable[None]] | None = None
    internal: socket.socket | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal that stops the server has done its work then; it is not raised again."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.services.open()
        except ServerError as error:
            self.problem = error.message
            self.should_exit = True
            return
        if self.gate is not None:
            await self.gate()
            await self.services.owners.look_now()
        await super().startup(sockets)
        if self.started:
            self.services.begin()
            await self.services.handover.serve(self.make_protocol, self.internal)
            self.when_up()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % round(10 * SWEEP_EVERY) == 0:
            sweep(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def make_protocol(self) -> HandedHttp:
        made: Any = self.config.http_protocol_class
        protocol: HandedHttp = made(self.config, self.server_state, self.lifespan.state)
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """However impatiently the server is stopped, what is waiting is written and the bots' processes are ended."""
        await self.services.leave()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)
        await self.services.close()


def open_socket(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for; on the usual port, or any free one, if none was."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: Exception | None = None
    for wanted in (port,) if port is not None else (DEFAULT_PORT, 0):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_IN_THE_SYSTEM)
        try:
            listening.bind((host, wanted))
            listening.listen(BACKLOG)
        except (OSError, OverflowError) as error:
            listening.close()
            problem = error
        else:
            return listening
    reason = str(getattr(problem, "strerror", problem)).rstrip(".")
    raise OptionError(f"The server cannot listen on {host}{'' if port is None else f', port {port}'}: {reason}.")


EVERYWHERE = {"": "192.0.2.1", "0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
"""Hosts that mean all addresses of this machine, each with one that belongs to nobody."""


def address_of(host: str, port: int) -> str:
    """Where to find a server that listens there: on all addresses, by the one that others can reach too."""
    shown = network_address(EVERYWHERE[host]) if host in EVERYWHERE else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def network_address(elsewhere: str) -> str:
    """This machine's address towards the rest of the world; a datagram socket finds it without sending anything."""
    six = ":" in elsewhere
    with socket.socket(socket.AF_INET6 if six else socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((elsewhere, 9))
            return str(asking.getsockname()[0])
        except OSError:
            return "::1" if six else "127.0.0.1"


def collect_rarely() -> None:
    """The collector of cycles stops everything while it walks over all tables; there are few cycles here, and memory is
    freed without it. With Python's own thresholds 200 busy tables waited up to a second for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def serve(settings: Settings, port: int | None, open_browser: bool, tell: Callable[[str], None]) -> None:
    """Serve until somebody stops it; `tell` gets the address once it answers."""
    set_up(settings.log_format)
    listening = open_socket(settings.host, port)
    internal = open_internal(settings.internal) if settings.internal else None
    address = address_of(settings.host, listening.getsockname()[1])

    def when_up() -> None:
        tell(address)
        if open_browser and can_show():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if settings.workers > 1:
        supervise(settings, listening, internal, when_up)
        return
    server = make_server(settings, internal)
    server.when_up = when_up
    server.run([listening])
    if not server.started:
        raise OptionError(server.problem)


def make_server(settings: Settings, internal: socket.socket | None) -> Server:
    """One worker, ready to run; raises OptionError."""
    try:
        app = make_app(settings)
    except ServerError as error:
        raise OptionError(error.message) from None
    services: Services = app.state.services
    connection_limits = ConnectionLimits(room_for(settings.connections), settings.limits, settings.proxies)
    config = Config(
        app,
        connection_limits,
        settings.proxies,
        lifespan="off",
        log_config=None,
        access_log=False,
        http=type("Http", (HandedHttp,), {"services": services}),
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        server_header=False,
        date_header=False,
    )
    collect_rarely()
    server = Server(config)
    server.services = services
    server.internal = internal
    connections = server.server_state.connections
    services.metrics.gauge("connections", "Open connections.", lambda: len(connections))
    return server


def open_internal(place: str) -> socket.socket:
    """A socket for other machines at HOST:PORT; raises OptionError."""
    host, _, port = place.rpartition(":")
    if not host or not port.isdigit():
        raise OptionError(f'An internal address looks like 10.0.0.5:9765, not "{place}".')
    return open_socket(host.strip("[]"), int(port))


def can_show() -> bool:
    """Whether there is a screen that a browser could open on."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
