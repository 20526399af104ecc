"""A backup is made while people play, and everything acknowledged before it began is there when it is restored."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from sqlalchemy import create_engine

from ragnatafl.server.store import migrations
from tests.conftest import Run

from .servers import PATIENCE, MadeTable, Server, run, started
from .test_crash import decide_until_cut

Acknowledged = dict[int, tuple[int, str]]


def command(*arguments: str) -> tuple[int, str]:
    """The exit code, and all that was printed."""
    process = started(*arguments)
    assert process.stdout is not None
    told = process.stdout.read()
    return process.wait(PATIENCE), told


def done(*arguments: str) -> str:
    code, told = command(*arguments)
    assert code == 0, told
    return told


def backed_up_under_play(running: Server, file: Path) -> tuple[MadeTable, Acknowledged, dict[str, Any]]:
    """A backup while four people play; what they were told before it began."""
    made = running.new_table(seats="hhhh")
    campaign = running.post("/api/campaigns", {"gods": ["thor", "odin"], "seed": 3}).json()
    running.post(f"/api/campaigns/{campaign['campaign']}/next", {"seats": [{}, {}]}, campaign["token"])
    told: Acknowledged = {}
    before: Acknowledged = {}

    async def play_and_copy() -> None:
        async with await made.sit(0) as table:
            await table.say("Вперёд")
            await table.until(lambda: bool(table.chats))
        players = [asyncio.create_task(decide_until_cut(made, seat, told, 0.2)) for seat in range(4)]
        while len(told) < 20:
            await asyncio.sleep(0.002)
        before.update(told)
        await asyncio.to_thread(done, "backup", str(file), "--database", running.database)
        assert len(told) > len(before), "nobody had to wait for the backup"
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)

    run(play_and_copy())
    return made, before, campaign


def check(restored: Server, made: MadeTable, before: Acknowledged, campaign: dict[str, Any]) -> None:
    """The game is as it was and goes on; so do the chat and the campaign."""
    there = MadeTable(restored, made.answer)

    async def go_on() -> None:
        async with await there.sit(*range(4)) as table:
            assert table.seq >= max(before) and [chat["text"] for chat in table.chats] == ["Вперёд"]
            await table.say("Further")
            await table.until(lambda: len(table.chats) == 2)
        async with await there.sit(table.waiting[0]) as asked:
            await asked.decide(asked.legal[0])
            assert asked.seq > table.seq

    run(go_on())
    for seat in range(4):
        log = restored.get(f"{there.path}/log", there.tokens[seat]).json()["entries"]
        own = {entry["seq"]: (seat, entry["decision"]) for entry in log if entry["seat"] == seat}
        assert {seq: one for seq, one in before.items() if one[0] == seat}.items() <= own.items()
    found = restored.get(f"/api/campaigns/{campaign['campaign']}", campaign["token"]).json()
    assert found["under_way"] and restored.get(f"/api/tables/{found['under_way']}").json()["seq"] == 0


def test_a_backup_under_play_is_whole_and_restored_goes_on(
    own_server: Callable[..., Server], tmp_path: Path, cluster: str
) -> None:
    """From SQLite, to SQLite and to PostgreSQL, and back again."""
    file, other = tmp_path / "copy.db", tmp_path / "other.db"
    running = own_server("--no-limits")
    made, before, campaign = backed_up_under_play(running, file)
    running.stop()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds every hand"
    assert [path.name for path in tmp_path.glob("*copy.db*")] == ["copy.db"]
    assert "rows of" in done("restore", str(file), "--database", str(other))
    restored = own_server("--no-limits", database=str(other))
    check(restored, made, before, campaign)
    restored.stop()
    done("restore", str(file), "--database", cluster)
    restored = own_server("--no-limits", database=cluster)
    check(restored, made, before, campaign)
    made, before, campaign = backed_up_under_play(restored, tmp_path / "from-postgresql.db")
    restored.stop()
    done("restore", str(tmp_path / "from-postgresql.db"), "--database", str(tmp_path / "last.db"))
    check(own_server("--no-limits", database=str(tmp_path / "last.db")), made, before, campaign)
    code, told = command("restore", str(file), "--database", cluster)
    assert code == 2 and "not empty" in told
    assert done("restore", str(file), "--database", cluster, "--force")


def test_a_database_that_holds_something_is_only_emptied_by_force(
    ragnatafl: Run, own_server: Callable[..., Server], tmp_path: Path
) -> None:
    running = own_server()
    first = running.new_table(seats="hh").id
    file = tmp_path / "copy.db"
    assert ragnatafl("backup", str(file), "--database", running.database)[0] == 0
    second = running.new_table(seats="hh").id
    running.stop()

    def tables() -> set[str]:
        with sqlite3.connect(running.database) as database:
            return {name for (name,) in database.execute("SELECT id FROM tables")}

    code, _, complained = ragnatafl("restore", str(file), "--database", running.database)
    assert code == 2 and "not empty" in complained and tables() == {first, second}
    assert ragnatafl("restore", str(file), "--database", running.database, "--force")[0] == 0
    assert tables() == {first}


def test_an_older_backup_is_brought_to_the_newest_form_and_stays_as_it_is(ragnatafl: Run, tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    with create_engine(f"sqlite:///{old}").begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0001")
    with sqlite3.connect(old) as database:
        database.execute("INSERT INTO tables VALUES ('a', 'g', 'r', 'c', '1', '{}', 'w', NULL, NULL, 1, 2)")
    kept = old.read_bytes()
    assert ragnatafl("restore", str(old), "--database", str(new))[0] == 0
    with sqlite3.connect(new) as database:
        assert database.execute("SELECT id, seeded, closed FROM tables").fetchall() == [("a", 0, 0)]
    assert old.read_bytes() == kept


def made_empty(folder: Path) -> Path:
    """A database as a server leaves it that nobody has used."""
    from ragnatafl.server.store import Store

    async def open_and_close() -> None:
        store = Store(str(folder / "empty.db"))
        await store.open()
        await store.close()

    run(open_and_close())
    return folder / "empty.db"


def test_what_cannot_be_backed_up_or_restored_is_one_sentence(ragnatafl: Run, tmp_path: Path) -> None:
    empty = str(made_empty(tmp_path))
    text, there = tmp_path / "notes.txt", tmp_path / "there.db"
    text.write_text("This is no database. " * 100)
    foreign, newer = tmp_path / "foreign.db", tmp_path / "newer.db"
    with sqlite3.connect(foreign) as database:
        database.execute("CREATE TABLE tables (id TEXT)")
    assert ragnatafl("backup", str(newer), "--database", empty)[0] == 0
    with sqlite3.connect(newer) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    there.write_text("mine")
    fresh = str(tmp_path / "fresh.db")
    for arguments, words in (
        (["backup", fresh, "--database", str(tmp_path / "none.db")], "There is no database"),
        (["backup", fresh, "--database", str(text)], "not a database"),
        (["backup", fresh, "--database", str(foreign)], "nothing of this program"),
        (["backup", fresh, "--database", str(newer)], "9999"),
        (["backup", str(there), "--database", empty], "--force"),
        (["backup", str(tmp_path / "no" / "folder.db"), "--database", empty], "No such file"),
        (["backup", fresh, "--database", "postgresql://tafl@127.0.0.1:9/none"], "not made"),
        (["restore", str(tmp_path / "none.db"), "--database", fresh], "There is no backup"),
        (["restore", str(text), "--database", fresh], "is not a backup"),
        (["restore", str(foreign), "--database", fresh], "is not a backup"),
        (["restore", str(newer), "--database", fresh], "newer version"),
    ):
        code, printed, complained = ragnatafl(*arguments)
        assert code == 2 and words in complained and not printed, (arguments, complained)
        assert complained.strip().endswith(".") and complained.count("\n") == 1, complained
    assert not Path(fresh).exists() and there.read_text() == "mine"


@pytest.mark.parametrize("name", ["backup", "restore"])
def test_the_commands_explain_themselves(name: str) -> None:
    told = done(name, "--help")
    assert "--database" in told and "--force" in told
