"""The application: everything a running server has, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from starlette.responses import Response

import ragnatafl
from ragnatafl.core import registry

from . import analyses, api_almanac, api_games, api_positions, api_tables, playing_on, replays, scanning
from .analyses import Analyses
from .answers import Answer, Guard, install, services_of
from .bots import BotPool, BotRunner
from .errors import ServerError
from .files import PAGE, Files, Texts
from .handover import ConnectionHandover
from .health import Health, may_read_metrics
from .jobs import Jobs
from .limits import Limits
from .measurements import Measurements
from .metrics import MEDIA_TYPE, Metrics, merged
from .open_tables import OpenTables
from .owners import Owners
from .parts import parts
from .programs import Programs
from .quotas import Quotas
from .reminders import Reminders
from .replays import Replays
from .retention import Retention
from .settings import Settings
from .shell import Shell
from .sockets import serve_socket
from .store import Store
from .table import Watcher

PAGES = (
    *("/", "/t/{table}", "/replay/{replay}", "/analysis/{replay}", "/learn"),
    *("/almanac", "/almanac/{game}", "/setup", "/setup/{game}"),
)
"""Addresses of the browser's own; it finds out by the path what to show."""


class Services:
    """What the parts of a server know of each other."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.files = Files()
        self.texts = Texts()
        self.shell = Shell(self.files, self.texts)
        self.store = Store(settings.database)
        self.bot_pool = BotPool(settings, self.metrics)
        self.programs = Programs(settings)
        self.bot_runner = BotRunner(settings, self.bot_pool, self.programs, self.metrics)
        self.health = Health(self.store)
        self.owners = Owners(self.store, settings)
        self.reminders = Reminders(settings.push, self.store, self.metrics)
        self.open_tables = OpenTables(settings, self.store, self.owners, self.bot_runner, self.metrics)
        self.open_tables.when_played = self.reminders.look
        self.handover = ConnectionHandover(self)
        self.replays = Replays(self.store, settings)
        self.analyses = Analyses()
        self.ready = False
        self.jobs = Jobs()
        self.measurements = Measurements(self.store, self.metrics)
        self.quotas = Quotas(settings, self.store, self.measurements)
        self.retention = Retention(settings, self.store, self.open_tables, self.replays, self.metrics)
        self.parts = {part.name: part.make(self) for part in parts()}
        self.measure()

    def measure(self) -> None:
        """What is asked when somebody looks at the metrics."""
        tell = self.metrics.gauge
        tell("tables", "Tables in memory.", lambda: len(self.open_tables.tables))
        tell("sockets", "Open sockets.", lambda: len(self.watchers()))
        tell(
            "unsent_messages",
            "Messages that wait for slow sockets.",
            lambda: sum(len(w.unsent) for w in self.watchers()),
        )
        tell("writer_queue", "Changes that wait to be stored.", lambda: self.store.queued)
        tell("commits", "Transactions committed.", lambda: self.store.commits)
        tell("bots_waiting", "Decisions that bots think about or wait for.", lambda: self.bot_pool.waiting)
        tell("bot_processes_replaced", "Bot processes that died.", lambda: self.bot_pool.replaced)
        tell("bot_programs", "Programs of the host that run.", lambda: len(self.programs.running))

    def watchers(self) -> list[Watcher]:
        return [watcher for table in self.open_tables.tables.values() for watcher in table.watchers]

    async def open(self) -> None:
        """Ready the database and take a place among the workers."""
        await self.store.open()
        self.owners.unix_socket = self.handover.bind()
        await self.owners.open()
        self.ready = True

    def begin(self) -> None:
        """What goes on beside the requests; the bots first of all."""
        jobs = (self.open_tables.resume(), self.texts.prepare(), self.shell.prepare())
        for job in (*jobs, self.measurements.measure_lag(), self.measurements.measure_database(), self.retention.run()):
            self.jobs.begin(job)

    async def all_metrics(self) -> str:
        """Those of all workers of this server; where there is one, its own."""
        if self.settings.workers == 1:
            return self.metrics.text()
        siblings = self.owners.siblings()
        texts = await asyncio.gather(*(self.handover.metrics_of(one) for one in siblings))
        told = {str(one.slot): text for one, text in zip(siblings, texts, strict=True) if text}
        return merged({str(self.settings.slot): self.metrics.text(), **told})

    async def leave(self) -> None:
        """End the bots, write what is left, and give the tables back; only then say good-bye, so that whoever comes
        again finds them free."""
        if not self.ready:
            return
        self.ready = False
        await self.jobs.end()
        await self.reminders.close()
        await self.bot_runner.close()
        await self.analyses.close()
        await self.open_tables.close()
        await self.store.settle()
        await self.owners.close()
        self.open_tables.leave_all("the server stops")
        await self.handover.close()

    async def close(self) -> None:
        await self.leave()
        await self.store.close()


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await app.state.services.open()
        app.state.services.begin()
        yield
        await app.state.services.close()

    app = FastAPI(
        title="Ragnatafl",
        version=ragnatafl.__version__,
        description="Two Norse board games at one table. The socket is described in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    services = app.state.services = Services(settings)
    app.add_middleware(Guard, services=services)
    install(app)
    for router in (
        api_games.router,
        api_almanac.router,
        api_tables.router,
        api_positions.router,
        replays.router,
        analyses.router,
        playing_on.router,
        scanning.router,
        *(part.router for part in parts()),
    ):
        app.include_router(router)

    async def page(request: Request) -> Response:
        return services.shell.answer(request, services.files.get(PAGE))

    own = [f"/{name}/{{thing}}" for manifest in registry.manifests() for name in manifest.pages]
    for path in (*PAGES, *own):
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)

    @app.get("/worker.js", include_in_schema=False)
    async def worker(request: Request) -> Response:
        return services.shell.worker(request)

    @app.api_route("/static/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def static(path: str, request: Request) -> Response:
        return services.shell.answer(request, services.files.get(path))

    @app.get("/texts/{lang}.json", tags=["texts"])
    async def texts(lang: str, request: Request) -> Response:
        """What a player reads before he sits down, in one language, and what the page must know of the games."""
        return services.shell.answer(request, services.texts.get(lang))

    @app.get("/texts/{lang}/{group}.json", tags=["texts"])
    async def group_of_texts(lang: str, group: str, request: Request) -> Response:
        """The other texts of a game, or of a part of the page."""
        return services.shell.answer(request, services.texts.get(lang, group))

    @app.get("/health", tags=["server"])
    async def health() -> Answer:
        """Whether the server is up and what is decided can be stored."""
        try:
            await services.health.check()
        except ServerError as error:
            return Answer(error.body(), status_code=503)
        return Answer({"status": "ok", "version": ragnatafl.__version__, "compiled": ragnatafl.COMPILED})

    @app.get("/metrics", tags=["server"])
    async def metrics(request: Request) -> Response:
        """Counts and times of all workers of this server, in Prometheus' text form."""
        if not may_read_metrics(request, services.settings.metrics_token):
            raise ServerError(
                "token", "The metrics are told to this machine itself, or to who has the --metrics-token."
            )
        return Response(await services_of(request).all_metrics(), media_type=MEDIA_TYPE)

    @app.websocket("/ws/{table}")
    async def socket(socket: WebSocket, table: str) -> None:
        await serve_socket(services, socket, table)

    return app
