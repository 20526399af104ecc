"""How the server answers over HTTP: JSON by orjson, errors in one form, headers on everything, bodies held small."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import ServerError
from .files import PAGE
from .security import bearer, headers_of, is_own_name, is_own_origin

if TYPE_CHECKING:
    from .app import Services

LONGEST_BODY = 256 * 1024
UNNAMED = ("/health", "/metrics")
"""What is asked by other machines of the operator, which call the server as they like; it gives nothing away."""

logger = logging.getLogger("ragnatafl.http")


class Answer(Response):
    """JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def error_answer(error: ServerError) -> Answer:
    return Answer(error.body(), status_code=error.status, headers={"cache-control": "no-store"})


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def token_of(request: Request) -> str | None:
    return bearer(request.headers.get("authorization"))


def install(app: FastAPI) -> None:
    """Every error in the form {"error": code, "message": sentence, "args": {}}."""

    @app.exception_handler(ServerError)
    async def refused(request: Request, error: ServerError) -> Answer:
        services_of(request).metrics.errors.labels(error.code).inc()
        return error_answer(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Answer:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        what = f"{where}: {first['msg']}" if where else first["msg"]
        return await refused(request, ServerError("malformed", f"The request is malformed: {what}."))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
            page = services_of(request).files.get(PAGE)  # a person at a wrong address is told so by our own page
            return Response(page.body, status_code=404, media_type=page.kind)
        code = {404: "no_file", 405: "malformed", 413: "too_large"}.get(error.status_code, "malformed")
        body = ServerError(code, "There is nothing here." if code == "no_file" else f"{error.detail}.").body()
        return Answer(body, status_code=error.status_code, headers=error.headers)

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Answer:
        return error_answer(ServerError("internal", "Something went wrong on the server."))


class Guard:
    """Around everything: limits of size and number, whose pages may post, and the security headers."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for name, value in headers_of(scope["path"], headers.get("content-type", "")).items():
                    headers.setdefault(name.decode(), value.decode())
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                message["headers"] = headers.raw
            await send(message)

        request, under_way = Request(scope), self.services.limits.requests
        address = address_of(request)
        if not under_way.enter(address):
            problem = ServerError("flood", "Too many requests from this address at once; wait a little.")
            await self.refuse(problem, scope, receive, send_with_headers)
            return
        self.services.limits.bill(address)
        try:
            found = self.problem(request)
            if found is not None:
                await self.refuse(found, scope, receive, send_with_headers)
                return
            await self.app(scope, limited(receive), send_with_headers)
        finally:
            under_way.leave(address)
            route = getattr(scope.get("route"), "path", "none")
            took = time.perf_counter() - began
            self.services.metrics.requests.labels(route, f"{status // 100}xx").observe(took)

    async def refuse(self, problem: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
        self.services.metrics.errors.labels(problem.code).inc()
        await error_answer(problem)(scope, receive, send)

    def problem(self, request: Request) -> ServerError | None:
        address = address_of(request)
        if not self.services.limits.allow("request", address):
            return ServerError("flood", "Too many requests from this address; wait a little.")
        host, settings = request.headers.get("host"), self.services.settings
        named = request.url.path not in UNNAMED
        if named and not is_own_name(host, settings.host, settings.origins):
            return ServerError("origin", "This server is not called so; --origin names other addresses it has.")
        if request.method in ("GET", "HEAD"):
            return None
        if not is_own_origin(request.headers.get("origin"), host, settings.origins):
            return ServerError("origin", "Pages from elsewhere may not use this server.")
        length = request.headers.get("content-length", "")
        if length.isdigit() and int(length) > LONGEST_BODY:
            return ServerError("too_large", "The request is larger than 256 KB.")
        if request.method == "POST" and not self.services.limits.allow("make", address):
            return ServerError("flood", "Too many new things from this address; wait a little.")
        return None


def limited(receive: Receive) -> Receive:
    """A body that grows beyond its limit is cut off, whatever its length was said to be."""
    total = 0

    async def counted() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > LONGEST_BODY:
            raise HTTPException(413, "The request is larger than 256 KB")
        return message

    return counted
