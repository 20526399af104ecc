"""The page as something that can be installed: its version, and the worker by which a browser keeps it.

What a browser keeps is the page's own files, texts and the facts of the games, never anything of a table. All of it has
one version, a hash of everything that may be kept; each answer that may be kept names it, so that a browser notices an
update at its first request and drops what is old."""

from __future__ import annotations

import asyncio
import hashlib
import time

from starlette.requests import Request
from starlette.responses import Response

import ragnatafl
from ragnatafl import locale
from ragnatafl.core import registry

from .files import LOOK_AGAIN, UNSEEN, Files, Held, Texts, answer, hold

WORKER = "web/worker.js"
VERSION = "x-shell-version"


class Shell:
    def __init__(self, files: Files, texts: Texts) -> None:
        self.files = files
        self.texts = texts
        self._words = (UNSEEN, "")
        self._version = ""
        self._looked = -LOOK_AGAIN

    async def prepare(self) -> None:
        """Read all files before somebody asks, beside the loop."""
        await asyncio.to_thread(self.version)

    def version(self) -> str:
        if time.monotonic() - self._looked >= LOOK_AGAIN:
            self._version = self._hashed()
            self._looked = time.monotonic()
        return self._version

    def _hashed(self) -> str:
        """Of all that a browser may keep: the same on all machines that serve the same."""
        parts = [ragnatafl.__version__, self._texts_hash()]
        parts += [f"{name} {registry.game(name).content_hash}" for name in registry.names()]
        parts += [f"{name} {self.files.get(name).etag}" for name in self.files.names()]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]

    def _texts_hash(self) -> str:
        stamp = self.texts.stamp()
        if self._words[0] != stamp:
            whole = hashlib.sha256(b"".join(path.read_bytes() for path in locale.files()))
            self._words = (stamp, whole.hexdigest())
        return self._words[1]

    def answer(self, request: Request, held: Held) -> Response:
        """Something that may be kept."""
        found = answer(request, held)
        found.headers[VERSION] = self.version()
        return found

    def worker(self, request: Request) -> Response:
        """The worker's script. It names the version, so that a new one is another script, which browsers look for."""
        script = self.files.get(WORKER)
        body = f'self.VERSION = "{self.version()}";\n'.encode() + script.body
        return answer(request, hold(body, script.kind, script.stamp))
