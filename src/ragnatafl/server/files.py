"""The browser's files and the texts: read once, compressed once, sent with an ETag; read again when they change."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
import stat
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import orjson
from starlette.requests import Request
from starlette.responses import Response

from ragnatafl import locale
from ragnatafl.core import registry

from .errors import ServerError

WEB = Path(__file__).resolve().parent.parent / "web"
PAGE = "web/index.html"
LOOK_AGAIN = 2.0
"""How often the text files are looked at for changes, in seconds."""

UNSEEN = (0, 0)

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class Held:
    """Something to send: as it is, compressed if that makes it smaller, and its mark."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    stamp: tuple[int, int]


COMMENT = re.compile(rb"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
"""One that has its lines to itself."""


def without_comments(body: bytes) -> bytes:
    """The lines of comments left empty, so that all others keep their numbers."""
    return COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), body)


def hold(body: bytes, kind: str, stamp: tuple[int, int]) -> Held:
    if kind in ("text/javascript", "text/css"):
        body = without_comments(body)
    packed = gzip.compress(body, 9, mtime=0) if len(body) > 200 and not kind.startswith("font/") else None
    if packed is not None and len(packed) > 0.9 * len(body):
        packed = None
    return Held(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', stamp)


def answer(request: Request, held: Held) -> Response:
    """The whole thing, or "not modified" for a browser that has it."""
    headers = {"etag": held.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if held.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if held.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(held.packed, headers={**headers, "content-encoding": "gzip"}, media_type=held.kind)
    return Response(held.body, headers=headers, media_type=held.kind)


class Files:
    """The page's own files as `web/...` and those of each game as `games/<game>/web/...`. The names are listed once,
    at the start, and a request only looks up in that list: no path is ever made from what a request says."""

    def __init__(self, folders: Mapping[str, Path] | None = None) -> None:
        self._paths = {
            f"{prefix}/{name}": path
            for prefix, folder in (folders or web_folders()).items()
            for name, path in listed(folder).items()
        }
        self._held: dict[str, Held] = {}

    def names(self) -> list[str]:
        return list(self._paths)

    def get(self, name: str) -> Held:
        path = self._paths.get(name)
        if path is None:
            raise ServerError("no_file", "There is no such file.")
        held = self._held.get(name)
        try:
            found = path.lstat()
            stamp = (found.st_mtime_ns, found.st_size)
            if not stat.S_ISREG(found.st_mode):
                raise ServerError("no_file", "There is no such file.")
            if held is None or held.stamp != stamp:
                kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                held = self._held[name] = hold(path.read_bytes(), kind, stamp)
        except OSError:
            raise ServerError("no_file", "There is no such file.") from None
        return held


def web_folders() -> dict[str, Path]:
    own = {f"games/{name}/web": registry.folder(name) / "web" for name in registry.names()}
    return {"web": WEB, **{prefix: folder for prefix, folder in own.items() if folder.is_dir()}}


def listed(folder: Path) -> dict[str, Path]:
    """The regular files inside a folder by their names relative to it; no links, nothing hidden."""
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if stat.S_ISREG(path.lstat().st_mode)
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
        and path.resolve().is_relative_to(folder.resolve())
    }


class Texts:
    """The Fluent texts of each language, compiled to JSON."""

    def __init__(self) -> None:
        self._held: dict[tuple[str, str], Held] = {}
        self._looked = 0.0
        self._stamp = UNSEEN

    def get(self, lang: str, group: str = locale.FIRST) -> Held:
        stamp = self.stamp()
        if lang not in locale.languages():
            raise ServerError("no_language", f"There is no such language; there is: {', '.join(locale.languages())}.")
        if group not in locale.groups():
            raise ServerError("no_file", "There are no such texts.")
        held = self._held.get((lang, group))
        if held is None or held.stamp != stamp:
            body = orjson.dumps(locale.group_texts(lang, group))
            held = self._held[lang, group] = hold(body, "application/json", stamp)
        return held

    def stamp(self) -> tuple[int, int]:
        """When the newest text file was changed, and how many there are."""
        if time.monotonic() - self._looked > LOOK_AGAIN:
            self._looked = time.monotonic()
            times = [path.stat().st_mtime_ns for path in locale.files()]
            newest = (max(times, default=0), len(times))
            if newest != self._stamp and self._stamp != UNSEEN:
                for cached in (locale.languages, locale.messages, locale.bundle, locale.groups, locale.group_texts):
                    cached.cache_clear()
            self._stamp = newest
        return self._stamp

    async def prepare(self) -> None:
        """Compile all languages before somebody asks, beside the loop."""
        for lang in locale.languages():
            for group in locale.groups():
                await asyncio.to_thread(self.get, lang, group)

    def languages(self) -> tuple[str, ...]:
        self.stamp()
        return locale.languages()
