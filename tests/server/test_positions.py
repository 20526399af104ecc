"""Positions at the table: set up from a text, kept like any table, and told only where nothing of them is secret."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import ragnatafl as rt
from ragnatafl.core import position_text
from ragnatafl.core.record import Record
from tests.server.servers import MadeTable, Server, play_on, run
from tests.server.test_backup import done

GAME = rt.game("blood_rage")
TEXT = position_text.dumps(
    GAME,
    GAME.position(
        {
            "age": 3,
            "seats": ["wolf", "raven"],
            "wolf": {"glory": 17, "hand": ["troll"]},
            "raven": {"hand": ["valkyrie"]},
        }
    ),
)


def asked(seats: str, **more: Any) -> dict[str, Any]:
    kinds = {"h": "human", "i": "human", "b": "bot"}
    places = [{"kind": kinds[seat], "bot": "random", "claim": seat == "h"} for seat in seats]
    return {"game": "blood_rage", "seats": places, **more}


def set_up(server: Server, seats: str) -> MadeTable:
    return MadeTable(server, server.post("/api/tables", asked(seats, position=TEXT)).json())


def test_a_table_begins_with_a_position_and_survives_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server("--bot-pace", "0", "--no-limits")
    made = set_up(server, "hb")
    summary = server.get(f"/api/tables/{made.id}").json()
    assert summary["seeded"] is True
    assert summary["options"] == {"position": True}
    assert summary["commitment"] is None

    async def some() -> None:
        table = await made.sit(0)
        await play_on(table, random.Random(1), lambda: table.seq >= 5)
        await table.close()

    run(some())
    before = server.get(f"/api/tables/{made.id}/positions/5", made.tokens[0]).json()
    server.stop()
    server.restart()
    assert server.get(f"/api/tables/{made.id}/positions/5", made.tokens[0]).json() == before

    async def rest() -> None:
        table = await made.sit(0)
        await play_on(table, random.Random(2))
        await table.close()

    run(rest())
    record = Record.loads(server.get(f"/api/tables/{made.id}/record", made.tokens[0]).text)
    assert record.replay().over
    assert GAME.facts(record.replay(0))["wolf"]["glory"] == 17
    replay = server.post("/api/replays", content=record.dumps()).json()["replay"]
    first = server.get(f"/api/replays/{replay}/position", params={"seq": 0}).text
    assert first == TEXT
    assert server.get(f"/api/tables/{made.id}/position?seq=0", made.tokens[0]).text == TEXT


def test_a_table_begun_from_a_position_is_taken_back_to_it_and_backed_up_with_it(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = own_server("--no-limits")
    made = set_up(server, "hi")

    async def there_and_back() -> dict[str, Any]:
        async with await made.sit(0) as table:
            begun = deepcopy(table.view)
            await table.decide(next(text for text in table.legal if text.startswith("invade")))
            assert table.undoable and table.view != begun
            await table.undo()
            await table.until(lambda: table.seq == 2 and table.question is not None)
            assert table.view == begun and not table.undoable
            await table.decide("upgrade troll")
            return deepcopy(table.view)

    seen = run(there_and_back())
    copy, other = str(tmp_path / "copy.db"), str(tmp_path / "other.db")
    for arguments in (("backup", copy, "--database", server.database), ("restore", copy, "--database", other)):
        done(*arguments)
    server.stop()
    restored = own_server("--no-limits", database=other)
    there = MadeTable(restored, made.answer)

    async def go_on() -> None:
        async with await there.sit(0) as table:
            assert table.view == seen and table.seq == 3

    run(go_on())
    assert restored.get(f"/api/tables/{there.id}/positions/0", there.tokens[0]).json()["view"]["age"] == 3


def test_a_position_is_told_to_one_who_plays_a_chosen_deal_alone_and_to_nobody_else(server: Server) -> None:
    alone, friends, invited = (set_up(server, seats) for seats in ("hb", "hh", "hi"))
    drawn = MadeTable(server, server.post("/api/tables", asked("hb")).json())
    path = "/api/tables/{}/position"
    told = server.get(path.format(alone.id), alone.tokens[0])
    assert told.status_code == 200
    assert position_text.loads(told.text)[0] is GAME
    assert server.get(path.format(alone.id), alone.watch).status_code == 409
    assert server.get(path.format(alone.id)).status_code in (401, 403)
    for made in (friends, invited, drawn):
        refused = server.get(path.format(made.id), made.tokens[0])
        assert refused.status_code == 409
        assert "troll" not in refused.text


def test_a_position_is_tried_without_a_table_being_made(server: Server) -> None:
    given = {"game": "blood_rage", "text": TEXT}
    begun = server.post("/api/positions", given).json()
    assert begun["text"] == TEXT and begun["seat"] == 0 and begun["waiting"] == [0]
    assert position_text.written(begun["table"]) in TEXT
    assert any(group["verb"] == "invade" for group in begun["offers"])
    table = {"game": "blood_rage", "table": begun["table"]}
    assert server.post("/api/positions", table).json() == begun, "The table says what the text says."

    steps = [{"seat": 0, "decision": "invade warrior utgard"}]
    after = server.post("/api/positions", {**table, "steps": steps}).json()
    assert after["seq"] == 1 and after["seat"] == 1, "Whoever is asked looks at it."
    assert after["events"][1]["decision"] == "invade warrior utgard"
    own = server.post("/api/positions", {**table, "steps": steps, "seat": 0}).json()
    state = GAME.position(begun["table"])
    state.play(0, state.parse(0, "invade warrior utgard"))
    assert own["view"] == state.view(0) and own["offers"] == []
    assert position_text.dumps(GAME, state) == after["text"]


def test_what_a_decision_would_change_and_why_it_cannot_be_is_told_of_a_position(server: Server) -> None:
    given = {"game": "blood_rage", "text": TEXT, "seat": 0}
    change = server.post("/api/positions/inspect", {**given, "about": "after upgrade troll"}).json()["result"]
    assert change == GAME.position(position_text.loads(TEXT)[1]).inspect(0, "after upgrade troll")
    assert server.post("/api/positions/inspect", {**given, "about": "nothing"}).json()["error"] == "malformed"
    refusal = server.post("/api/positions/why", {**given, "about": "pillage utgard"}).json()["refusal"]
    assert refusal["rule"].startswith("BR-")
    assert server.post("/api/positions/why", {**given, "about": "upgrade troll"}).json() == {"refusal": None}


def test_what_cannot_be_tried_is_refused_with_a_sentence_and_a_key_for_other_languages(server: Server) -> None:
    for given, key in (
        ({"table": {"age": 9}}, "reading_number"),
        ({"text": "age = = 2"}, "reading_toml"),
        ({"table": {}, "steps": [{"seat": 0, "decision": "fly away"}]}, None),
        ({"table": {"wolf": {"hand": [["deep"]]}}}, "reading_wrong"),
    ):
        answer = server.post("/api/positions", {"game": "blood_rage", **given})
        assert answer.status_code == 400 and answer.json()["error"] == "options", answer.text
        assert len(answer.json()["message"]) > 10
        assert answer.json()["args"].get("refusal", {}).get("key") == key
    assert server.post("/api/positions", {"game": "chess"}).json()["error"] == "no_game"


def test_a_text_that_is_no_position_is_refused_with_a_sentence(server: Server) -> None:
    for text in (
        "age = = 2",
        'game = "yggdrasil"',
        "[wolf]\nglory = -1",
        TEXT.replace('phase = "action"', 'phase = "nap"'),
        TEXT.replace("[exactly]", '[exactly]\nsteps = [["march_send", 255, 255, 255]]'),
    ):
        answer = server.post("/api/tables", asked("hh", position=text))
        assert answer.status_code == 400
        assert answer.json()["error"] == "options"
    assert server.post("/api/tables", asked("hhh", position=TEXT)).status_code == 400
    assert server.post("/api/tables", asked("hh", position=TEXT, options={"first": 1})).status_code == 400


def test_a_server_for_strangers_takes_no_positions_unless_it_is_told_to(own_server: Callable[..., Server]) -> None:
    """Not as a text, not as an option, and not in a record that is brought."""
    private = own_server("--no-limits")
    record = Record.start(GAME, 2, 0, ["", ""], position=position_text.loads(TEXT)[1]).dumps()
    assert private.post("/api/replays", content=record).status_code == 201
    public = own_server("--no-limits", "--origin", "https://tafl.example.org")
    table = position_text.loads(TEXT)[1]
    for answer in (
        public.post("/api/tables", asked("hh", position=TEXT)),
        public.post("/api/tables", asked("hh", options={"position": table})),
        public.post("/api/replays", content=record),
        public.post("/api/positions", {"game": "blood_rage", "table": table}),
    ):
        assert answer.status_code == 400 and "takes no positions" in answer.json()["message"]
    told = own_server("--no-limits", "--origin", "https://tafl.example.org", "--positions")
    assert told.post("/api/tables", asked("hh", position=TEXT)).status_code == 201
