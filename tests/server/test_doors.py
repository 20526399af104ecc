"""No request can name a file of the host: the page's own files are served, and names are looked up, never joined."""

from __future__ import annotations

import http.client
import json
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from ragnatafl.server.errors import ServerError
from ragnatafl.server.files import Files, web_folders

from .servers import Server, hello, next_of, run

TRICKS = (
    "/static///etc/passwd",
    "/static//etc/passwd",
    "/static/%2Fetc/passwd",
    "/static/%2F%2Fetc/passwd",
    "/static/%2F%2F%2Fetc%2Fpasswd",
    "/static/../../../../../../etc/passwd",
    "/static/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/static/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/static/%252e%252e/%252e%252e/etc/passwd",
    "/static/....//....//....//etc/passwd",
    "/static/..;/..;/etc/passwd",
    "/static/..\\..\\..\\etc\\passwd",
    "/static/..%5c..%5c..%5cetc%5cpasswd",
    "/static/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
    "/static/web/js/../../../../../../../etc/passwd",
    "/static/web/js/main.js/../../../../../../../etc/passwd",
    "/static/web/js%00/../../../../../../etc/passwd",
    "/static/web/js/main.js%00",
    "/static/web/js/main.js/",
    "/static/web/js//main.js",
    "/static/./web/js/main.js",
    "/static/web/js",
    "/static/",
    "/static/.",
    "/static/..",
    "/static/../app.py",
    "/static/../server/app.py",
    "/static///proc/self/environ",
    "/static///proc/self/fd/0",
    "/static///proc/self/maps",
    "/static///dev/zero",
    "/static///dev/stdin",
    "/static/file:///etc/passwd",
    "/static/~root/.bashrc",
    "/static/C:/Windows/win.ini",
    "/texts/..%2f..%2f..%2fetc%2fpasswd.json",
    "/texts/../../pyproject.json",
    "/texts///etc/passwd.json",
    "/texts/en%2f..%2fen.json",
    "/texts/%2fetc%2fpasswd%00.json",
    "/api/games/..%2f..%2fetc%2fpasswd/catalogue",
    "/api/games///etc/passwd/catalogue",
    "/api/games/%2fetc%2fpasswd/catalogue",
    "/api/games/os/catalogue",
    "/api/games/ragnatafl.cli:main/catalogue",
    "/api/rules/..%2f..%2f/BR-1.1",
    "/api/rules/blood_rage/..%2f..%2f..%2fetc%2fpasswd",
    "/api/rules/blood_rage/BR-1.1?lang=..%2f..%2f..%2f..%2fetc",
    "/api/rules/blood_rage/BR-1.1?lang=%2fetc%2fpasswd",
    "/api/replays/..%2f..%2fetc%2fpasswd",
    "/api/replays/%2fetc%2fpasswd/log",
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/tables/%2fetc%2fpasswd/record",
    "/api/campaigns/..%2f..%2fetc%2fpasswd",
    "/%2fetc/passwd",
    "//etc/passwd",
    "/../../../etc/passwd",
)


def raw_get(server: Server, path: str) -> tuple[int, bytes]:
    """The path exactly as written: other clients tidy it before they send it."""
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=10)
    try:
        connection.putrequest("GET", path, skip_accept_encoding=True)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read(1 << 20)
    finally:
        connection.close()


@pytest.mark.parametrize("path", TRICKS)
def test_no_trick_reads_a_file_of_the_host(server: Server, path: str) -> None:
    status, body = raw_get(server, path)
    assert 400 <= status < 500, f"{path}: {status} {body[:80]!r}"
    assert b"root:" not in body and b"import " not in body and len(body) < 2000


@pytest.mark.parametrize(
    "name", ["%00", "a%00b", "%ED%A0%80", "%F0%9F%90%BA", "a" * 17, "A1", "a-b", "%27%20OR%201=1", "*"]
)
def test_what_cannot_be_a_name_is_not_there_and_the_database_is_not_asked(server: Server, name: str) -> None:
    for path in ("tables/{}", "tables/{}/log", "tables/{}/record", "replays/{}", "replays/{}/log", "campaigns/{}"):
        status, body = raw_get(server, f"/api/{path.format(name)}")
        assert status == 404 and json.loads(body)["error"].startswith("no_"), body


def test_a_socket_to_what_cannot_be_a_name_is_told_so(server: Server) -> None:
    made = server.new_table(seats="hh")
    for name in ("%00", "a%00b", "%ED%A0%80"):
        made.id = name

        async def knock() -> None:
            async with made.raw() as socket:
                await hello(socket, made.tokens[0])
                assert (await next_of(socket, "error"))["error"] == "no_table"

        run(knock())


HALF = json.loads('"\\ud800"')
"""Half of a pair of surrogates: JSON can write it, UTF-8 cannot."""


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "blood_rage", "seats": [{"name": HALF}, {}]}),
        ("/api/tables", {"game": HALF, "seats": [{}, {}]}),
        ("/api/tables", {"game": "blood_rage", "seats": [{}, {}], "options": {HALF: 1}}),
        ("/api/tables", {"game": "blood_rage", "seats": [{}, {}], "options": {"clans": [HALF, "wolf"]}}),
        ("/api/tables", {"game": "yggdrasil", "seats": [{}, {}], "options": {"saga": 1, "sheets": HALF}}),
        ("/api/tables", {"game": "yggdrasil", "seats": [{}, {}], "options": {"saga": 1, "sheets": f"thor {HALF}"}}),
        ("/api/campaigns", {"gods": [HALF]}),
        ("/api/campaigns", {"seats": 2, "supporting": [HALF]}),
    ],
)
def test_half_a_letter_is_refused_with_a_sentence(server: Server, path: str, body: Any) -> None:
    answer = server.post(path, content=json.dumps(body), headers={"content-type": "application/json"})
    assert answer.status_code == 400 and answer.json()["message"], answer.text


def test_half_a_letter_in_a_record_or_a_message_is_refused_with_a_sentence(server: Server) -> None:
    text = f"game: yggdrasil\nseats: 2\nnames: thor odin\nseed: 1\noption saga: 1\noption sheets: {json.dumps(HALF)}\n"
    assert server.post("/api/replays", content=text).json()["error"] == "record"
    made = server.new_table(seats="hh")

    async def say(message: dict[str, Any]) -> None:
        async with made.raw() as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "state")
            await socket.send(json.dumps(message))
            answer = await next_of(socket, "error", "refused")
            assert answer["type"] == "refused" or answer["error"] == "malformed"

    for message in (
        {"type": "name", "seat": 0, "name": HALF},
        {"type": "chat", "text": HALF},
        {"type": "decide", "id": HALF, "seat": 0, "question": 0, "decision": HALF},
        {"type": "why", "id": 1, "seat": 0, "decision": HALF},
        {"type": HALF},
    ):
        run(say(message))


def test_a_record_that_names_files_as_game_or_option_is_refused(server: Server) -> None:
    for game in ("/etc/passwd", "../../etc/passwd", "os:system", "ragnatafl.cli:main"):
        text = f"game: {game}\nseats: 2\nnames: wolf raven\nseed: 1\n"
        assert server.post("/api/replays", content=text).json()["error"] == "record"
        made = server.post("/api/tables", json={"game": game, "seats": [{"kind": "human"}] * 2})
        assert made.status_code == 404 and made.json()["error"] == "no_game"


def test_every_file_of_the_page_is_served_and_nothing_else_is_listed(server: Server) -> None:
    folders = web_folders()
    names = [
        f"{prefix}/{path.relative_to(folder).as_posix()}"
        for prefix, folder in folders.items()
        for path in folder.rglob("*")
        if path.is_file()
    ]
    assert "web/index.html" in names and "games/blood_rage/web/face.js" in names
    for name in names:
        assert raw_get(server, f"/static/{name}")[0] == 200, name


def test_links_pipes_folders_and_hidden_files_are_not_served(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("secret")
    web = tmp_path / "web"
    (web / "js").mkdir(parents=True)
    (web / "js" / "main.js").write_text("export {};")
    (web / ".hidden").write_text("hidden")
    (web / "link.js").symlink_to(secret)
    (web / "elsewhere").symlink_to(tmp_path)
    os.mkfifo(web / "pipe.js")
    files = Files({"web": web})
    assert files.get("web/js/main.js").body == b"export {};"
    for name in ("link.js", "elsewhere/secret", "pipe.js", ".hidden", "js", "", ".", "../secret", str(secret)):
        with pytest.raises(ServerError):
            files.get(name)
        with pytest.raises(ServerError):
            files.get(f"web/{name}")


def test_a_file_that_becomes_a_link_is_no_longer_served(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    web = tmp_path / "web"
    web.mkdir()
    (web / "main.js").write_text("export {};")
    files = Files({"web": web})
    (web / "main.js").unlink()
    (web / "main.js").symlink_to(tmp_path / "secret")
    with pytest.raises(ServerError):
        files.get("web/main.js")
