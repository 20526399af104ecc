"""Starting the server: where it listens, and every way it cannot start ends in one sentence."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ragnatafl.core.errors import OptionError
from ragnatafl.server import run
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
    with pytest.raises(OptionError, match="cannot listen"):
        run.open_socket("127.0.0.1", 99999)
    with pytest.raises(OptionError, match="cannot listen"):
        run.open_socket("no.such.host.invalid", 0)


@pytest.mark.parametrize(("host", "address"), [("0.0.0.0", "http://127.0.0.1:5/"), ("::", "http://[::1]:5/")])
def test_the_address_is_one_that_can_be_opened(host: str, address: str) -> None:
    assert run.address_of(host, 5) == address


def test_what_cannot_be_served_is_one_sentence(ragnatafl: Run, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("This is no database. " * 100)
    for arguments, words in (
        (["--database", str(text)], "not a database"),
        (["--database", str(tmp_path / "none" / "tables.db")], "unable to open"),
        (["--database", "mysql://me@host/db"], "not known"),
        (["--database", "postgresql://[broken"], "database"),
        (["--log-format", "xml"], "xml"),
    ):
        code, printed, complained = ragnatafl("serve", "--no-open", "--port", "0", *arguments)
        assert code == 2 and words in complained and "Traceback" not in complained, complained
        assert complained.strip().endswith(".") and "http://" not in printed
