"""The rest of what is served: files, texts, games, rules, replays, health, metrics."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from sqlalchemy import make_url

import ragnatafl as rt
from ragnatafl.core import registry
from ragnatafl.core.record import Record
from ragnatafl.server.errors import STATUS, ServerError
from ragnatafl.server.files import COMMENT, Files, listed, web_folders, without_comments
from ragnatafl.server.messages import AnalysisReport
from ragnatafl.server.settings import database_url
from ragnatafl.server.socket_requests import REQUESTS
from tests.playing import random_record
from tests.shapes import misfits

from .servers import Server


def finished_record(game: str, seats: int) -> Record:
    return random_record(game, seats, 11, ["Astrid", "Björn"][:seats], rt.Rng(4))


def test_a_record_is_stepped_through_with_every_seats_eyes(server: Server) -> None:
    record = finished_record("blood_rage", 2)
    answer = server.post("/api/replays", content=record.dumps())
    assert answer.status_code == 201
    path = f"/api/replays/{answer.json()['replay']}"
    told = server.get(path).json()
    assert told["game"] == "blood_rage" and told["seq"] == len(record) and told["result"] == record.result
    assert [seat["name"] for seat in told["seats"]] == ["Astrid", "Björn"]
    long = record.dumps().replace("Astrid", "Astrid " * 1000)
    other = server.get(f"/api/replays/{server.post('/api/replays', content=long).json()['replay']}").json()
    assert other["seats"][0]["name"] == "Astrid Astrid Astrid Ast"
    for seq in (0, 1, 30, len(record)):
        for seat in (0, 1, None):
            where = f"{path}/positions/{seq}" + ("" if seat is None else f"?seat={seat}")
            assert server.get(where).json()["view"] == record.replay(seq).view(seat)
    entries = server.get(f"{path}/log?seat=1").json()["entries"]
    assert [(entry["seat"], entry["decision"]) for entry in entries[1:]] == record.decisions
    assert server.get(f"{path}/positions/{len(record) + 1}").json()["error"] == "no_position"
    assert server.get(f"{path}/log?seat=2").json()["error"] == "seat"


@pytest.mark.parametrize(("game", "lines"), [("blood_rage", ["wolf", "raven"]), ("yggdrasil", ["road", "danger"])])
def test_the_course_of_a_record_tells_its_curve_and_where_its_turns_begin(
    server: Server, game: str, lines: list[str]
) -> None:
    record = finished_record(game, 2)
    path = f"/api/replays/{server.post('/api/replays', content=record.dumps()).json()['replay']}"
    course = server.get(f"{path}/course").json()
    assert [line["name"] for line in course["lines"]] == lines
    assert all(len(line["values"]) == len(record) + 1 for line in course["lines"])
    if game == "blood_rage":
        assert [line["values"][-1] for line in course["lines"]] == list(record.replay().outcome.scores)
        assert [line["seat"] for line in course["lines"]] == [0, 1]
    entries = server.get(f"{path}/log").json()["entries"]
    for kind, begins in {"turn": ("turn_began",), **registry.manifest(game).landmarks}.items():
        expected = [one["seq"] for one in entries if any(event["name"] in begins for event in one["events"])]
        assert course["landmarks"][kind] == expected and expected


def test_a_finished_record_is_analysed_and_an_unfinished_one_is_not(server: Server) -> None:
    record = finished_record("yggdrasil", 2)
    path = f"/api/replays/{server.post('/api/replays', content=record.dumps()).json()['replay']}"
    assert server.get(path).json()["analysis"] is True
    found = server.get(f"{path}/analysis").json()
    assert list(misfits(found, AnalysisReport)) == []
    assert len(found["chances"]) == len(record) + 1 and found["chances"][-1] == [0.0]
    assert found["moments"] and all(record.decisions[one["seq"]][0] == one["seat"] for one in found["moments"])
    assert server.get(f"{path}/analysis").json() == found

    record.decisions.pop()
    path = f"/api/replays/{server.post('/api/replays', content=record.dumps()).json()['replay']}"
    answer = server.get(f"{path}/analysis")
    assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
    assert server.get(path).json()["analysis"] is False


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no record",
        "game: chess\nseats: 2\nnames: a b\nseed: 1\n",
        "\x00\x01",
        "game: blood_rage\nseats: 9\n",
        "game: blood_rage\nseats: 2\nnames: wolf raven\nseed: 1\noption first_game: " + "[" * 100_000,
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(server: Server, text: str) -> None:
    answer = server.post("/api/replays", content=text)
    assert answer.status_code == 400 and answer.json()["error"] == "record" and answer.json()["message"]


def test_a_record_with_a_wrong_decision_or_version_is_refused(server: Server) -> None:
    record = finished_record("blood_rage", 2)
    text = record.dumps()
    wrong = text.replace(record.decisions[5][1], "pass", 1)
    assert "refused" in server.post("/api/replays", content=wrong).json()["message"]
    other = text.replace(f"content: {record.content}", "content: 000000000000")
    assert "000000000000" in server.post("/api/replays", content=other).json()["message"]
    assert server.post("/api/replays", content=b"\xff\xfe").json()["error"] == "record"


def test_games_tell_what_a_form_needs(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/games").json()}
    assert games["blood_rage"]["seat_counts"] == [2, 3, 4] and "wolf" in games["blood_rage"]["seats"]
    assert games["yggdrasil"]["usual_seats"] == 3 and "thor" in games["yggdrasil"]["seats"]
    assert games["blood_rage"]["bots"][:4] == ["thrall", "karl", "jarl", "allfather"]
    for name in games:
        assert server.get(f"/api/games/{name}/catalogue").json() == json.loads(json.dumps(rt.game(name).catalogue()))


def test_rules_can_be_looked_up(server: Server) -> None:
    rule = server.get("/api/rules/blood_rage/br-9.3").json()
    assert rule["id"] == "BR-9.3" and "ship" in rule["text"]
    assert server.get("/api/rules/yggdrasil/YG-13.1").json()["text"]


def test_texts_come_compressed_and_only_once(server: Server) -> None:
    answer = server.get("/texts/en.json", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and answer.json()["lang"] == "en"
    again = server.get("/texts/en.json", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    plain = server.get("/texts/en.json", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == answer.json()


def test_the_texts_of_a_game_are_a_group_of_their_own(server: Server) -> None:
    first = server.get("/texts/pl.json").json()["messages"]
    found = server.get("/texts/pl/blood_rage.json").json()
    assert found["lang"] == "pl" and "br-game" in first
    assert "br-card-tyrs_smash" in found["messages"]
    assert server.get("/texts/pl/nothing.json").json()["error"] == "no_file"
    assert server.get("/texts/xx/blood_rage.json").json()["error"] == "no_language"


def test_a_link_is_drawn_to_be_scanned_and_no_foreign_one(server: Server) -> None:
    link = f"{server.address}/t/abc#i={'x' * 32}"
    drawn = server.post("/api/scan", {"link": link})
    assert drawn.headers["content-type"] == "image/svg+xml" and drawn.text.rstrip().endswith("</svg>")
    assert drawn.text != server.post("/api/scan", {"link": link + "y"}).text
    for other in ("https://elsewhere.example/t/abc", "javascript:alert(1)", "", f"{server.address}.example/"):
        assert server.post("/api/scan", {"link": other}).json()["error"] == "options", other
    assert server.post("/api/scan", {"link": server.address + "/" + "x" * 700}).json()["error"] == "malformed"


def test_files_are_read_again_when_they_change(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    file = tmp_path / "js" / "main.js"
    file.write_text("export const one = 1;\n" * 50)
    files = Files({"web": tmp_path})
    held = files.get("web/js/main.js")
    assert held.kind == "text/javascript" and held.packed is not None
    assert gzip.decompress(held.packed) == held.body == file.read_bytes()
    assert files.get("web/js/main.js") is held
    file.write_text("export const two = 2;")
    assert (
        files.get("web/js/main.js").body == b"export const two = 2;" and files.get("web/js/main.js").etag != held.etag
    )
    file.unlink()
    with pytest.raises(ServerError):
        files.get("web/js/main.js")


def test_pages_of_the_browser_are_one_file(server: Server) -> None:
    pages = [server.get(path) for path in ("/", "/t/abc", "/replay/abc", "/learn", "/campaign/abc")]
    assert {page.status_code for page in pages} == {200} and len({page.text for page in pages}) == 1
    assert pages[0].headers["content-type"].startswith("text/html")


def test_a_program_can_ask_for_the_headers_alone(server: Server) -> None:
    for path in ("/", "/static/web/css/base.css"):
        asked = server.http.head(server.address + path)
        assert asked.status_code == 200 and asked.headers["etag"] and not asked.content


def test_health(server: Server) -> None:
    assert server.get("/health").json()["status"] == "ok"


def test_the_http_part_describes_itself(server: Server) -> None:
    paths = server.get("/openapi.json").json()["paths"]
    assert "/api/tables" in paths and "/api/campaigns/{campaign}/next" in paths


def test_databases_are_named_in_several_ways(tmp_path: Path) -> None:
    assert database_url(str(tmp_path / "a.db")) == f"sqlite+aiosqlite:///{tmp_path}/a.db"
    assert database_url("sqlite:///a.db") == "sqlite+aiosqlite:///a.db"
    for name in ("what?.db", "50%.db", "a#b.db", "ä @ö.db"):
        assert make_url(database_url(str(tmp_path / name))).database == str(tmp_path / name)
    assert database_url("postgresql://me@host/db") == "postgresql+asyncpg://me@host/db"
    with pytest.raises(rt.OptionError, match="mysql"):
        database_url("mysql://me@host/db")


PROTOCOL = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", sorted(STATUS))
def test_the_protocol_names_every_error_code(code: str) -> None:
    codes = PROTOCOL.partition("### Error codes")[2]
    row = next(line for line in codes.splitlines() if f"`{code}`" in line)
    assert str(STATUS[code]) in row


def test_the_protocol_names_every_address_and_message(server: Server) -> None:
    for path in server.get("/openapi.json").json()["paths"]:
        generic = path.replace("{replay}", "{id}").replace("{campaign}", "{id}").replace("{rule}", "{id}")
        assert generic in PROTOCOL, path
    for kind in REQUESTS:
        assert f'"type": "{kind}"' in PROTOCOL, kind


def test_comments_are_not_sent_and_lines_keep_their_numbers() -> None:
    body = b"""// first
const a = "/* no comment */"; // stays
  /** one
   * of three lines */
/** @type {number} */ (a)
/* one */ b(); /* other */
"""
    assert without_comments(body).split(b"\n") == [
        b"",
        b'const a = "/* no comment */"; // stays',
        b"",
        b"",
        b"/** @type {number} */ (a)",
        b"/* one */ b(); /* other */",
        b"",
    ]


def test_no_text_over_several_lines_looks_like_a_comment() -> None:
    """Else it would be left out of what is sent."""
    scripts = [path for folder in web_folders().values() for path in listed(folder).values() if path.suffix == ".js"]
    assert len(scripts) > 50
    for path in scripts:
        body = path.read_bytes().replace(b"|`|", b"")  # in a regular expression it opens nothing
        for found in COMMENT.finditer(body):
            assert without_comments(body[: found.start()]).count(b"`") % 2 == 0, (path, found[0])


def test_a_stage_of_a_lesson_is_a_table_made_from_its_position(server: Server) -> None:
    lessons = server.get("/api/games/yggdrasil/lessons").json()
    stage = lessons["stages"][0]
    seats = [{"kind": "human", "claim": True}, *[{"kind": "bot"}] * (stage["seats"] - 1)]
    made = server.post("/api/tables", {"game": "yggdrasil", "position": stage["position"], "seats": seats})
    assert made.status_code == 201, made.text
    assert lessons["first_game"]["options"]["level"] == "beginner"
    assert server.get("/api/games/chess/lessons").status_code == 404
