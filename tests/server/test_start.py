"""Starting the server: where it listens, and every way it cannot start ends in one sentence."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import text

from ragnatafl.core.errors import OptionError
from ragnatafl.server import run
from ragnatafl.server.errors import ServerError
from ragnatafl.server.store import Store
from tests.conftest import Run


def test_the_usual_port_gives_way_to_a_free_one_and_a_named_port_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setattr(run, "DEFAULT_PORT", port)
        with run.open_socket("127.0.0.1", None) as found:
            assert found.getsockname()[1] != port
        with pytest.raises(OptionError, match=f"port {port}"):
            run.open_socket("127.0.0.1", port)
    with run.open_socket("127.0.0.1", 0) as first, pytest.raises(OptionError, match="in use"):
        run.open_socket("127.0.0.1", first.getsockname()[1])
    with pytest.raises(OptionError, match="cannot listen"):
        run.open_socket("127.0.0.1", 99999)
    with pytest.raises(OptionError, match="cannot listen"):
        run.open_socket("no.such.host.invalid", 0)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:5/"),
        ("::1", "http://[::1]:5/"),
        ("tafl.example.org", "http://tafl.example.org:5/"),
    ],
)
def test_the_address_is_the_one_it_listens_on(host: str, address: str) -> None:
    assert run.address_of(host, 5) == address


@pytest.mark.parametrize("host", ["", "0.0.0.0"])
def test_on_all_addresses_the_one_told_answers(host: str) -> None:
    with run.open_socket(host, 0) as listening:
        address = urlsplit(run.address_of(host, listening.getsockname()[1]))
        assert address.hostname not in run.EVERYWHERE
        with socket.create_connection((address.hostname, address.port), timeout=5):
            pass


def test_without_a_network_the_address_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("no way there")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert run.address_of("0.0.0.0", 5) == "http://127.0.0.1:5/"
    assert run.address_of("::", 5) == "http://[::1]:5/"


def test_what_cannot_be_served_is_one_sentence(ragnatafl: Run, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("This is no database. " * 100)
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    for arguments, words in (
        (["--database", str(newer)], "newer version"),
        (["--database", "postgresql://me:secret@127.0.0.1/db?nonsense=1"], "nonsense"),
        (["--origin", "tafl.example.org"], "origin"),
        (["--port", "-1"], "0-65535"),
        (["--database", str(text)], "not a database"),
        (["--database", str(tmp_path / "none" / "tables.db")], "unable to open"),
        (["--database", "mysql://me@host/db"], "not known"),
        (["--database", "postgresql://[broken"], "database"),
        (["--log-format", "xml"], "xml"),
    ):
        code, printed, complained = ragnatafl("serve", "--no-open", "--port", "0", *arguments)
        assert code == 2 and words in complained and "Traceback" not in complained, complained
        assert complained.strip().endswith(".") and "..." not in complained.replace("://...", "")
        assert "http://" not in printed and "secret" not in complained


def test_a_database_that_cannot_be_opened_leaves_no_complaining_thread(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ragnatafl", "serve", "--no-open", "--port", "0"]
    for _ in range(3):
        ended = subprocess.run(
            [*command, "--database", str(tmp_path / "none" / "tables.db")], capture_output=True, text=True, timeout=60
        )
        assert ended.returncode == 2
        assert ended.stderr == "The database cannot be opened: unable to open database file.\n"


@pytest.mark.parametrize("command", [["-m", "ragnatafl"], [str(Path(sys.executable).with_name("ragnatafl"))]])
def test_ctrl_c_while_it_is_being_loaded_ends_it_without_a_traceback(tmp_path: Path, command: list[str]) -> None:
    """Python names each module it has loaded; a signal is sent after so many of them."""
    whole = [sys.executable, "-X", "importtime", *command, "serve", "--no-open", "--port", "0"]
    for count in (5, 60, 200, 500):
        running = subprocess.Popen(
            [*whole, "--database", str(tmp_path / "tables.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whatever the tests were started with
        )
        assert running.stderr is not None
        while not running.stderr.readline().rstrip().endswith("ragnatafl.core.errors"):
            pass
        for _ in range(count):
            running.stderr.readline()
        running.send_signal(signal.SIGINT)
        complained = running.communicate(timeout=120)[1]
        assert "Traceback" not in complained and running.returncode in (-signal.SIGINT, 0, 130), (count, complained)


def test_a_data_folder_that_cannot_be_made_is_one_sentence(
    ragnatafl: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("ragnatafl.server.settings.user_data_path", lambda *_, **__: (tmp_path / "file" / "x").mkdir())
    code, _, complained = ragnatafl("serve", "--no-open", "--port", "0")
    assert code == 2 and "--database" in complained


def test_servers_that_start_at_once_on_a_new_database_take_turns(tmp_path: Path) -> None:
    """And a database that is readied only half is as it was before."""

    async def open_all() -> None:
        stores = [Store(str(tmp_path / "tables.db")) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            assert await store.rows(text("SELECT * FROM decisions")) == []
            await store.close()

    asyncio.run(open_all())


def test_a_start_that_is_cut_off_leaves_no_half_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"

    def cut_off(*_: object, **__: object) -> None:
        raise OSError("the power is gone")

    async def begin() -> None:
        store = Store(str(file))
        await store.open()
        await store.close()

    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", cut_off)
        with pytest.raises(ServerError, match="power"):
            asyncio.run(begin())
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == []
    asyncio.run(begin())
