"""A real server and a real browser. Without Chromium these tests are skipped, unless RAGNATAFL_NEED_CHROMIUM=1."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.loaded import CAN_FORK, Loaded

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WHOLE = ("chromium", "chromium-browser", "google-chrome")
BROWSERS = ("chromium-headless-shell", *WHOLE)
"""The first that is there. The one without windows opens a page in a third of the time, and shows no notices."""
BUSY = ("battery", "bots")
"""Rooms whose tests count all the time; those of servers wait for much of it."""
Size = dict[str, int]
PATIENCE = 120.0
"""Seconds in which a server must have started; a crowded machine takes its time."""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SLIM = {"width": 360, "height": 740}

WATCH_POLICY = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


SET_PACE = """
if (origin !== "null" && !localStorage.getItem("ragnatafl.pace")) localStorage.setItem("ragnatafl.pace", "{pace}");
"""
"""What others do is shown at once, unless a test asks for another pace, so that tests need not wait."""

SET_NAME = """
if (origin !== "null" && localStorage.getItem("ragnatafl.name") === null) localStorage.setItem("ragnatafl.name", "");
"""
"""Who has come by a link has been asked for a name before, unless a test wants to be asked."""

LOOKED_AT: set[Any] = set()
"""Pages that axe has looked at: it tries styles of its own, which the policy rightly refuses, sooner or later."""


def missing(what: str) -> None:
    """No browser, no test; where one is demanded, that is a failure."""
    if os.environ.get("RAGNATAFL_NEED_CHROMIUM") == "1":
        pytest.fail(f"RAGNATAFL_NEED_CHROMIUM=1, but {what}.")
    pytest.skip(f"The browser tests need Chromium: {what}.")


class Server:
    """`ragnatafl serve` in a process of its own; it can be stopped and started again on the same port and file."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.folder = folder
        self.options = options
        self.environment = environment
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | Loaded | None = None

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--no-open", "--no-limits", "--bot-pace", "0"]
        arguments += ["--bot-workers", "1", "--database", str(self.folder / "web.db"), *self.options]
        with (self.folder / "server.log").open("ab") as log:
            if CAN_FORK:
                first = f"import os; os.environ.update({self.environment!r})"
                self.process = Loaded(*arguments, first=first, into=log.fileno())
            else:
                command = [sys.executable, "-m", "ragnatafl", *arguments]
                self.process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **self.environment})
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=2).read()
                return
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        pytest.fail("The server did not start:\n" + (self.folder / "server.log").read_text()[-2000:])

    def stop(self, kill: bool = False) -> None:
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(20)
        self.process = None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that take long come first and the quick ones last, so that all workers of a run end together."""
    items.sort(key=turn)
    first = [item for item in items if turn(item) == 0]
    items[: len(first)] = mixed(first)


def turn(item: pytest.Item) -> int:
    """Servers before browsers: Playwright keeps an event loop running in its process, beside which no other can run."""
    if "browser" in getattr(item, "fixturenames", ()):
        return 1
    return {"server": 0, **dict.fromkeys(BUSY, 0), "tests": 2}.get(item.path.parent.name, 3)


def mixed(items: list[pytest.Item]) -> list[pytest.Item]:
    """Those that mostly wait for servers, and among them, evenly, those that keep a core busy."""
    kinds = [[item for item in items if (item.path.parent.name in BUSY) == busy] for busy in (False, True)]
    places = [(place / len(kind), item) for kind in kinds for place, item in enumerate(kind)]
    return [item for _, item in sorted(places, key=lambda one: one[0])]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    pytest.importorskip("uvicorn", reason="The browser tests need the extra `server`.")
    found = Server(tmp_path_factory.mktemp("web"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("the package playwright is not installed")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Any) -> Iterator[Any]:
    running = launched(playwright, BROWSERS)
    yield running
    running.close()


def launched(playwright: Any, names: Sequence[str], **env: str) -> Any:
    """The first browser of these that is there; with this besides in its environment."""
    path = next((found for name in names if (found := shutil.which(name))), None)
    if path is None:
        missing(f"no {names[0]} is on the PATH")
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS), env={**os.environ, **env})


Open = Callable[..., Any]


@pytest.fixture
def visit(server: Server, browser: Any) -> Iterator[Open]:
    """Open a page of a fresh browser profile: visit("/", viewport=PHONE). Any error on its console fails the test.

    visit(None) gives a page that is still empty, for a test that makes its table first."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def heard(page: Any, said: Any) -> None:
        if said.type == "error" and not (page in LOOKED_AT and "style-src" in said.text):
            complaints.append(f"{page.url}: {said.text}")

    def open_page(
        path: str | None = "/",
        *,
        viewport: dict[str, int] | None = None,
        offline: bool = False,
        pace: str = "once",
        ask_name: bool = False,
        to: Server = server,
        **more: Any,
    ) -> Any:
        settings = {"reduced_motion": "reduce", "locale": "en-GB", "color_scheme": "dark", **more}
        settings.setdefault("service_workers", "block")  # what is kept would hide what is asked for
        context = browser.new_context(viewport=viewport or WIDE, **settings)
        context.add_init_script(WATCH_POLICY)
        context.add_init_script(SET_PACE.replace("{pace}", pace))
        if not ask_name:
            context.add_init_script(SET_NAME)
        context.set_default_timeout(40_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        if not offline:
            page.on("console", lambda said: heard(page, said))
        if path is not None:
            page.goto(to.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(dict.fromkeys(complaints))
