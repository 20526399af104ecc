"""The deal of a table: drawn, long, told to nobody before the end, and provable afterwards; or called chosen."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

import ragnatafl as rt
from ragnatafl.core.record import Record
from ragnatafl.core.rng import derived
from ragnatafl.server.thinking import think

from .servers import MadeTable, Server, hello, next_of, play_on, run
from .test_campaign import play_next


def seed_of(server: Server, table: str) -> int:
    """As the database has it."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        return int(database.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()[0])


def forms(seed: int) -> list[str]:
    """Every way in which a seed might slip out."""
    return [str(seed), f"{seed:x}", f"{seed:X}"]


def test_a_drawn_deal_is_secret_to_the_end_and_the_record_proves_it(server: Server) -> None:
    made = server.new_table(seats="hr", seed=None)
    seed = seed_of(server, made.id)
    assert seed > 2**200
    summary = server.get(made.path).json()
    assert summary["seeded"] is False
    noted = summary["commitment"]
    heard: list[str] = [json.dumps(summary)]

    async def listen() -> None:
        async with made.raw(max_size=None) as socket:
            await hello(socket, made.tokens[0])
            welcome = await next_of(socket, "welcome")
            assert welcome["commitment"] == noted
            state = await next_of(socket, "state")
            await socket.send(json.dumps({"type": "hint", "id": 1, "seat": 0}))
            heard.extend(json.dumps(one) for one in (welcome, state, await next_of(socket, "hint")))

    async def play() -> None:
        async with await made.sit(0) as table:
            await play_on(table, random.Random(3))

    run(listen())
    early = server.get(f"{made.path}/record", made.tokens[0])
    heard += [early.text, server.get(f"{made.path}/log", made.tokens[0]).text, server.get("/metrics").text]
    run(play())
    heard += server.printed
    assert not [text for text in heard if any(form in text for form in forms(seed))]
    record = Record.loads(server.get(f"{made.path}/record", made.tokens[0]).text)
    assert (record.seed, record.commitment) == (seed, noted)
    assert record.verify(noted).over


def test_the_same_deal_is_dealt_again_to_who_sat_there_when_it_is_over_and_the_record_says_so(server: Server) -> None:
    made = server.new_table("yggdrasil", seats="h", seed=None)
    wanted = {"game": "yggdrasil", "seats": [{"kind": "human", "claim": True}], "deal_of": made.id}
    assert server.post("/api/tables", wanted, made.tokens[0]).json()["error"] == "not_over"

    async def play(table: MadeTable) -> None:
        async with await table.sit(0) as seat:
            await play_on(seat, random.Random(3))

    run(play(made))
    assert server.post("/api/tables", wanted).json()["error"] == "token"
    again = MadeTable(server, server.post("/api/tables", wanted, made.tokens[0]).json())
    assert seed_of(server, again.id) == seed_of(server, made.id) > 2**200
    assert server.get(again.path).json()["seeded"] is True
    run(play(again))
    first, second = (Record.loads(server.get(f"{one.path}/record", one.tokens[0]).text) for one in (made, again))
    assert "\ndeal: chosen\n" in second.dumps() and first.decisions == second.decisions


def test_a_chosen_deal_has_no_seal_that_could_be_guessed_and_says_so_in_its_record(server: Server) -> None:
    made = server.new_table("yggdrasil", seats="h", seed=11)
    summary = server.get(made.path).json()
    assert (summary["seeded"], summary["commitment"]) == (True, None)

    async def play() -> None:
        async with await made.sit(0) as table:
            await play_on(table, random.Random(3))

    run(play())
    text = server.get(f"{made.path}/record", made.tokens[0]).text
    assert "\nseed: 11\ndeal: chosen\n" in text
    assert "commitment" not in text


def begun(server: Server, **more: Any) -> tuple[dict[str, Any], str]:
    answer = server.post("/api/campaigns", {"gods": ["thor", "freyia", "odin"], **more}).json()
    return answer, f"/api/campaigns/{answer['campaign']}"


def test_each_game_of_a_campaign_has_a_drawn_deal_of_its_own(server: Server) -> None:
    found, path = begun(server)
    assert found["seeded"] is False
    made = [play_next(server, path, found["token"]) for _ in range(2)]
    seeds = [seed_of(server, one.id) for one in made]
    assert min(seeds) > 2**200 and seeds[0] != seeds[1]
    for one in made:
        summary = server.get(one.path).json()
        assert summary["seeded"] is False
        record = Record.loads(server.get(f"{one.path}/record", one.tokens[0]).text)
        assert record.verify(summary["commitment"]).over
    assert not any(form in server.get(path, found["token"]).text for seed in seeds for form in forms(seed))


def test_a_campaign_with_a_chosen_seed_says_so_and_so_do_its_tables(server: Server) -> None:
    found, path = begun(server, seed=7)
    assert found["seeded"] is True
    made = MadeTable(server, server.post(f"{path}/next", {"seats": [{"kind": "human"}] * 3}, found["token"]).json())
    summary = server.get(made.path).json()
    assert (summary["seeded"], summary["commitment"]) == (True, None)
    assert seed_of(server, made.id) == derived(7, "campaign game", 1)


class Curious:
    """A bot that looks into the generator it is given."""

    name = "curious"
    needs_view = True
    seen: list[int] = []  # noqa: RUF012

    def choose(self, view: Any, legal: Any, rng: rt.Rng, budget: float | None = None) -> int:
        self.seen += rng.words()
        return int(legal[0])


def test_nothing_that_a_bot_gets_leads_to_the_deal(monkeypatch: Any) -> None:
    """Its key has no word of the deal's, and is another one for each seat and decision."""
    monkeypatch.setattr("ragnatafl.server.thinking.bot", lambda game, name: Curious())
    keys = []
    for seat in range(2):
        for decision in range(3):
            seed = derived(99, "bot", seat, decision)
            think("", "blood_rage", "curious", {}, [1, 2], seed, 1.0)
            keys.append(tuple(Curious.seen[-11:-3]))
    assert len(set(keys)) == len(keys) == 6
    words = {word for key in keys for word in key}
    assert len(words) == 48
    assert not words & set(rt.Rng(99).words()[:8])
