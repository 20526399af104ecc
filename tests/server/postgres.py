"""PostgreSQL for the tests: a cluster of their own, started where the program is installed."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from .servers import PATIENCE


def programs() -> Path | None:
    """The folder of PostgreSQL's own programs."""
    places = [Path(found).resolve().parent for name in ("postgres", "initdb") if (found := shutil.which(name))]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "postgres").exists() and (place / "initdb").exists()), None)


def unprivileged() -> dict[str, Any]:
    """PostgreSQL does not run as root: who runs it instead."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    return {}


class Cluster:
    """A fresh database that can be stopped and started again."""

    def __init__(self) -> None:
        place = programs()
        if place is None:
            if os.environ.get("RAGNATAFL_NEED_POSTGRES") == "1":
                pytest.fail("PostgreSQL is not installed, and RAGNATAFL_NEED_POSTGRES asks for it.")
            pytest.skip("PostgreSQL is not installed (on Debian: apt install postgresql).")
        self.place = place
        self.who = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="ragnatafl-postgres-"))
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.made = 0
        self.address = f"postgresql://tafl@127.0.0.1:{self.port}/postgres"
        try:
            self.make()
            self.start()
        except BaseException:
            self.remove()
            raise

    def make(self) -> None:
        options = ["-U", "tafl", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"]
        made = subprocess.run(
            [self.place / "initdb", "-D", str(self.folder / "data"), *options],
            capture_output=True,
            text=True,
            cwd=self.folder,
            **self.who,
        )
        assert made.returncode == 0, made.stderr

    def start(self) -> None:
        options = ["-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1", "-F"]
        with (self.folder / "log").open("w") as log:
            self.process = subprocess.Popen(
                [self.place / "postgres", "-D", str(self.folder / "data"), *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self.who,
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        log = self.folder / "log"
        while time.monotonic() < end:
            assert self.process.poll() is None, log.read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.1)
            else:
                if "ready to accept connections" in log.read_text():
                    return
        raise AssertionError("PostgreSQL did not start: " + log.read_text())

    def new_database(self) -> str:
        """The address of one more database."""
        self.made += 1

        async def create() -> None:
            connection = await asyncpg.connect(self.address)
            await connection.execute(f"CREATE DATABASE tafl{self.made}")
            await connection.close()

        asyncio.run(create())
        return f"{self.address.rpartition('/')[0]}/tafl{self.made}"

    def stop(self) -> None:
        """At once, with everybody's connections cut."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
