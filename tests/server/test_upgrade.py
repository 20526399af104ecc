"""A database of an older version goes on with this one: its tables, the links that were given out, what was said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command

import ragnatafl as rt
from ragnatafl.server.history import GameHistory
from ragnatafl.server.security import token_hash
from ragnatafl.server.store import migrations

from .servers import MadeTable, hello, next_of, run

TABLE, OWN, GUEST, WATCH = "oldtable2345", "own" * 8, "guest" * 5, "watch" * 5


def first_database(path: Path) -> str:
    """One table for two people and a bot, as the first version stored it."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        metadata = sa.MetaData()
        metadata.reflect(connection)
        game = rt.game("blood_rage")
        history = GameHistory(game, 3, 7, {})
        row = {"id": TABLE, "game": "blood_rage", "rules": str(game.rules_version), "content": game.content_hash}
        row |= {"seed": str(history.seed), "options": "{}", "watch_hash": token_hash(WATCH), "created": 5, "touched": 5}
        connection.execute(metadata.tables["tables"].insert(), row)
        for seat, (code, token) in enumerate(zip(history.codes, (OWN, GUEST, None), strict=True)):
            who = {"kind": "human"} if token else {"kind": "bot", "bot": "random"}
            values = {"table_id": TABLE, "seat": seat, "code": code, "name": "", "bot": None, **who}
            values["token_hash"] = token_hash(token) if token else None
            connection.execute(metadata.tables["seats"].insert(), values)
    engine.dispose()
    return str(path)


def test_links_from_before_hold_their_seats_and_no_others(tmp_path: Path, own_server: Any) -> None:
    running = own_server(database=first_database(tmp_path / "old.db"))
    seats = [{"token": token, "invitation": None} for token in (OWN, GUEST, None)]
    made = MadeTable(running, {"table": TABLE, "seats": seats, "watch": WATCH, "maker": ""})

    async def sit() -> None:
        for seat in (0, 1):
            async with await made.sit(seat) as table:
                assert table.you == [seat] and table.legal
                assert [one["devices"] for one in table.seats] == [1, 1, 0]
        async with made.raw() as socket:
            await hello(socket, OWN, "")
            welcome = await next_of(socket, "welcome")
            assert welcome["seeded"] is False and welcome["maker"] is False

    run(sit())
    assert running.get(f"{made.path}/log", GUEST).json()["seat"] == 1


def test_what_was_said_before_it_had_a_place_is_placed_by_its_time(tmp_path: Path) -> None:
    """Migration 0007: behind the last decision of its own table that was stored by then."""
    engine = sa.create_engine(f"sqlite:///{first_database(tmp_path / 'old.db')}")
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        metadata = sa.MetaData()
        metadata.reflect(connection)
        tables, decisions, chats = (metadata.tables[name] for name in ("tables", "decisions", "chats"))
        other = {**connection.execute(tables.select()).mappings().one(), "id": "othertable23"}
        connection.execute(tables.insert(), other)
        for table, moments in ((TABLE, (100, 200, 200, 300)), ("othertable23", (50, 60, 70))):
            for seq, at in enumerate(moments, 1):
                row = {"table_id": table, "seq": seq, "seat": 0, "notation": "pass", "at": at}
                connection.execute(decisions.insert(), row)
        for at in (99, 100, 199, 200, 1000):
            connection.execute(chats.insert(), {"table_id": TABLE, "seat": 0, "text": str(at), "at": at})
        command.upgrade(config, "0007")
        placed = {text: seq for text, seq in connection.execute(sa.text("SELECT text, seq FROM chats"))}
    engine.dispose()
    assert placed == {"99": 0, "100": 1, "199": 1, "200": 3, "1000": 4}
