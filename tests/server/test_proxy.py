"""The server behind a real nginx with the shipped configuration: page, socket, limits, and what stays inside."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from .servers import PATIENCE, MadeTable, Server, hello, next_of, run

CONFIGURATION = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"
NAME = "tafl.example.org"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Proxy:
    """nginx on a port of its own, with a certificate made for it."""

    def __init__(self, folder: Path, behind: str) -> None:
        self.folder = folder
        self.port, plain = free_port(), free_port()
        self.address = f"https://127.0.0.1:{self.port}"
        request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
        files = ["-keyout", str(folder / "tafl.key"), "-out", str(folder / "tafl.pem")]
        subprocess.run([*request, *files], check=True, capture_output=True)
        site = CONFIGURATION.read_text("utf-8")
        for old, new in (
            ("127.0.0.1:8765", behind),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("/etc/ssl/", f"{folder}/"),
        ):
            assert old in site, old
            site = site.replace(old, new)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
        user = "user root;\n" if os.getuid() == 0 else ""
        head = f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{ }}\n"
        (folder / "nginx.conf").write_text(f"{head}http {{\naccess_log off;\n{paths}{site}}}\n", "utf-8")
        self.process = subprocess.Popen(["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)])
        self.http = httpx.Client(verify=False, timeout=PATIENCE, headers={"host": NAME})
        self.wait()

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None and time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.1)

    def stop(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)


@pytest.fixture
def behind(own_server: Callable[..., Server], tmp_path: Path) -> Iterator[tuple[Server, Proxy]]:
    if shutil.which("nginx") is None or shutil.which("openssl") is None:
        pytest.skip("nginx and openssl are not installed.")
    running = own_server("--origin", f"https://{NAME}")
    (tmp_path / "proxy").mkdir()
    proxy = Proxy(tmp_path / "proxy", running.address.removeprefix("http://"))
    yield running, proxy
    proxy.stop()


def test_a_game_is_played_through_the_proxy(behind: tuple[Server, Proxy]) -> None:
    running, proxy = behind
    page = proxy.http.get(f"{proxy.address}/")
    assert page.status_code == 200 and "Ragnatafl" in page.text
    assert page.headers["strict-transport-security"] and page.headers["content-security-policy"]
    body = {"game": "blood_rage", "seats": [{"claim": True}, {}]}
    answer = proxy.http.post(f"{proxy.address}/api/tables", json=body, headers={"origin": f"https://{NAME}"})
    assert answer.status_code == 201, answer.text
    made = MadeTable(running, answer.json())

    async def sit() -> dict[str, Any]:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        address = f"wss://{NAME}:{proxy.port}/ws/{made.id}"
        options = {"host": "127.0.0.1", "port": proxy.port, "ssl": trusting, "compression": None}
        async with connect(address, origin=f"https://{NAME}", **options) as socket:  # type: ignore[arg-type]
            await hello(socket, made.tokens[0])
            return await next_of(socket, "state")

    assert run(sit())["offers"]
    elsewhere = proxy.http.post(f"{proxy.address}/api/tables", json=body, headers={"origin": "https://evil.example"})
    assert elsewhere.status_code == 403


def test_what_is_for_the_operator_stays_inside(behind: tuple[Server, Proxy]) -> None:
    running, proxy = behind
    for path in ("/metrics", "/health"):
        assert running.get(path).status_code == 200
        assert proxy.http.get(f"{proxy.address}{path}").status_code == 404


def test_the_limits_count_visitors_and_believe_only_the_proxy(behind: tuple[Server, Proxy]) -> None:
    """Whatever a visitor writes into X-Forwarded-For, the proxy says who he is."""
    running, proxy = behind
    pretended = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(80)]
    codes = [proxy.http.post(f"{proxy.address}/api/tables", json={}, headers=one).status_code for one in pretended]
    assert codes[0] == 400 and codes[-1] == 429
    other = running.post("/api/tables", {}, headers={"x-forwarded-for": "203.0.113.9"})
    assert other.status_code == 400, "another visitor is not held to what the first has used up"
