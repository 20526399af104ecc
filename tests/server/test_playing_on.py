"""Playing on from a replay: the same deal and the same decisions, then somebody else's."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import ragnatafl as rt
from ragnatafl.core.record import Record
from tests.playing import random_record

from .servers import MadeTable, Server, play_on, run

SEQ = 30


def brought(server: Server, record: Record) -> str:
    return f"/api/replays/{server.post('/api/replays', content=record.dumps()).json()['replay']}"


def finished() -> Record:
    return random_record("blood_rage", 2, 11, ["Astrid", "Björn"], rt.Rng(4))


def made_from(server: Server, path: str, **asked: Any) -> MadeTable:
    answer = server.post(f"{path}/tables", {"seq": SEQ, "seat": 1, "bot": "random", **asked})
    assert answer.status_code == 201, answer.text
    return MadeTable(server, answer.json())


def test_a_table_goes_on_from_the_position_and_its_record_says_so(own_server: Callable[..., Server]) -> None:
    server = own_server("--bot-pace", "0", "--no-limits")
    record = finished()
    path = brought(server, record)
    made = made_from(server, path, name="Gunnar")
    assert [seat["kind"] for seat in made.answer["seats"]] == ["bot", "human"]
    assert server.get(f"{made.path}/positions/{SEQ}", made.tokens[1]).json()["view"] == record.replay(SEQ).view(1)
    server.stop()
    server.restart()
    facts = server.get(made.path).json()
    assert facts["origin"] == {"replay": path.rpartition("/")[2], "seq": SEQ}
    assert facts["seeded"] is True and facts["commitment"] is None, "Whoever plays on may know every card."

    async def to_the_end() -> None:
        async with await made.sit(1) as table:
            await play_on(table, random.Random(3))

    run(to_the_end())
    played = Record.loads(server.get(f"{made.path}/record", made.tokens[1]).text)
    assert played.decisions[:SEQ] == record.decisions[:SEQ] and played.replay().over
    assert played.extra["from"] == f"replay {path.rpartition('/')[2]}, after decision {SEQ}"
    assert played.players == ["bot random", "Gunnar"]


def test_the_seat_sees_no_more_than_it_would_have(server: Server) -> None:
    record = finished()
    made = made_from(server, brought(server, record))
    told = server.get(f"{made.path}/log", made.tokens[1]).json()["entries"]
    assert all(line["decision"] is None for line in told if line["seat"] == 0)
    assert server.get(f"{made.path}/positions/{SEQ}?seat=0", made.tokens[1]).json()["error"] == "seat"
    assert server.get(f"{made.path}/record", made.tokens[1]).json()["error"] == "not_over"


def test_where_nothing_can_be_played_on_nothing_is_made(server: Server) -> None:
    record = finished()
    path = brought(server, record)
    for asked, error in (
        ({"seq": len(record)}, "not_now"),
        ({"seq": len(record) + 1}, "no_position"),
        ({"seat": 2}, "seat"),
        ({"bot": "nobody"}, "options"),
    ):
        answer = server.post(f"{path}/tables", {"seq": SEQ, "seat": 1, **asked})
        assert answer.json()["error"] == error
    assert server.post("/api/replays/nothing/tables", {"seq": 0, "seat": 0}).json()["error"] == "no_replay"


def test_an_example_of_the_rules_is_played_on_where_no_positions_are_taken(own_server: Callable[..., Server]) -> None:
    server = own_server("--no-limits", "--origin", "https://tafl.example.org")
    example = server.get("/api/almanac/blood_rage/examples?thing=troll").json()[0]["replay"]
    origin = {"origin": "https://tafl.example.org"}
    answer = server.post(f"/api/replays/{example}/tables", {"seq": 0, "seat": 0}, headers=origin)
    assert answer.status_code == 201, answer.text
