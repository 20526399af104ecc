"""The application: everything a running server has, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from sqlalchemy import text
from starlette.responses import Response

import ragnatafl

from . import api_games, api_tables, campaigns, replays
from .answers import Answer, Guard, house_of, install
from .bots import BotKeeper, Thinkers
from .campaigns import Campaigns
from .errors import ServerError
from .files import Files, Texts, answer
from .hall import Hall
from .limits import Limits
from .metrics import MEDIA_TYPE, Metrics
from .pulse import Pulse
from .quotas import Quotas
from .replays import Replays
from .retention import Retention
from .settings import Settings
from .sockets import GOING_AWAY, serve_socket
from .store import Store
from .table import Watcher

PAGES = ("/", "/t/{table}", "/replay/{replay}", "/campaign/{campaign}", "/learn")
"""Addresses of the browser's own; it finds out by the path what to show."""


class House:
    """What the parts of a server know of each other."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.files = Files()
        self.texts = Texts()
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings, self.metrics)
        self.keeper = BotKeeper(settings, self.thinkers, self.metrics)
        self.hall = Hall(settings, self.store, self.keeper, self.metrics)
        self.replays = Replays(self.store)
        self.campaigns = Campaigns(self.store, self.hall, self.limits)
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self.pulse = Pulse(self.store, self.metrics)
        self.quotas = Quotas(settings, self.store, self.pulse)
        self.retention = Retention(settings, self.store, self.hall, self.replays, self.metrics)
        self.measure()

    def measure(self) -> None:
        """What is asked when somebody looks at the metrics."""
        tell = self.metrics.gauge
        tell("tables", "Tables in memory.", lambda: len(self.hall.tables))
        tell("sockets", "Open sockets.", lambda: len(self.watchers()))
        tell(
            "unsent_messages",
            "Messages that wait for slow sockets.",
            lambda: sum(len(w.unsent) for w in self.watchers()),
        )
        tell("writer_queue", "Changes that wait to be stored.", lambda: self.store.queued)
        tell("commits", "Transactions committed.", lambda: self.store.commits)
        tell("bots_waiting", "Decisions that bots think about or wait for.", lambda: self.thinkers.waiting)
        tell("bot_processes_replaced", "Bot processes that died.", lambda: self.thinkers.replaced)

    def watchers(self) -> list[Watcher]:
        return [watcher for table in self.hall.tables.values() for watcher in table.watchers]

    async def open(self) -> None:
        """Ready the database and begin; done once, by whoever comes first."""
        if self.ready:
            return
        await self.store.open()
        jobs = (self.hall.resume(), self.texts.prepare())
        for job in (*jobs, self.pulse.beat(), self.pulse.look(), self.retention.run()):
            self._tasks.append(asyncio.create_task(job))
        self.ready = True

    async def close(self) -> None:
        """Stop taking, end the bots, say good-bye, write what is left."""
        if not self.ready:
            return
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.close()
        await self.hall.close()
        self.say_goodbye()
        await self.store.close()

    def say_goodbye(self) -> None:
        for watcher in self.watchers():
            watcher.close(GOING_AWAY, "the server stops")


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await app.state.house.open()
        yield
        await app.state.house.close()

    app = FastAPI(
        title="Ragnatafl",
        version=ragnatafl.__version__,
        description="Two Norse board games at one table. The socket is described in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    house = app.state.house = House(settings)
    app.add_middleware(Guard, house=house)
    install(app)
    for part in (api_games, api_tables, replays, campaigns):
        app.include_router(part.router)

    async def page(request: Request) -> Response:
        return answer(request, house.files.get("index.html"))

    for path in PAGES:
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)

    @app.api_route("/static/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def static(path: str, request: Request) -> Response:
        return answer(request, house.files.get(path))

    @app.get("/texts/{lang}.json", tags=["texts"])
    async def texts(lang: str, request: Request) -> Response:
        """Everything a player reads, in one language."""
        return answer(request, house.texts.get(lang))

    @app.get("/health", tags=["server"])
    async def health() -> Answer:
        """Whether the server is up and its database answers."""
        try:
            await house.store.row(text("SELECT 1"))
        except ServerError as error:
            return Answer(error.body(), status_code=503)
        return Answer({"status": "ok", "version": ragnatafl.__version__, "compiled": ragnatafl.COMPILED})

    @app.get("/metrics", tags=["server"])
    async def metrics(request: Request) -> Response:
        """Counts and times in Prometheus' text form."""
        return Response(house_of(request).metrics.text(), media_type=MEDIA_TYPE)

    @app.websocket("/ws/{table}")
    async def socket(socket: WebSocket, table: str) -> None:
        await serve_socket(house, socket, table)

    return app
