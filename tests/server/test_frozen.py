"""A table keeps the rules and the content it began with, and damaged content stops the server at its start."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.client import TableError
from ragnatafl.core import registry
from ragnatafl.core.record import Record

from .servers import MadeTable, Server, run

SOURCES = Path(__file__).resolve().parents[2]


def copied(folder: Path) -> Path:
    """The sources of the program and its rules, to be changed."""
    shutil.copytree(SOURCES / "src", folder / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    shutil.copytree(SOURCES / "docs" / "rules", folder / "docs" / "rules")
    return folder / "src" / "ragnatafl"


def decide_once(made: MadeTable, seat: int = 0) -> str:
    async def sit() -> str:
        async with await made.sit(seat) as table:
            decision: str = table.legal[0]
            await table.decide(decision)
            return decision

    decided: str = run(sit())
    return decided


def as_of_other_rules(running: Server, **values: str) -> None:
    """The server is stopped and started again, with tables that say they were begun with something else."""
    running.stop()
    changes = ", ".join(f"{name} = '{value}'" for name, value in values.items())
    with sqlite3.connect(running.database) as database:
        database.execute(f"UPDATE tables SET {changes}")
    running.restart()


@pytest.mark.parametrize("other", [{"rules": "0.0"}, {"content": "abc"}], ids=["rules", "content"])
def test_a_table_of_other_rules_or_content_is_frozen_and_never_played_on(
    own_server: Any, other: dict[str, str]
) -> None:
    running = own_server("--no-limits")
    made = running.new_table(seats="hh")
    decide_once(made)
    as_of_other_rules(running, **other)
    answer = running.get(made.path)
    told = answer.json()
    assert answer.status_code == 409 and told["error"] == "frozen"
    game = registry.game("blood_rage")
    words = (*other.values(), str(game.rules_version), game.content_hash)
    assert all(word in told["message"] for word in words) and told["message"].endswith(".")
    assert told["args"] == {"record": False, "ended": [], "seats": [0, 1]}
    with pytest.raises(TableError, match="cannot go on"):
        run(made.sit(0))
    assert running.get("/health").status_code == 200


def test_a_frozen_table_goes_on_when_its_rules_are_back(own_server: Any) -> None:
    running = own_server("--no-limits")
    made = running.new_table(seats="hh")
    decided = decide_once(made)
    right = registry.game("blood_rage").content_hash
    as_of_other_rules(running, content="abc")
    assert running.post(f"{made.path}/end", token=made.tokens[0]).json()["record"] is False
    assert running.get(f"{made.path}/record", made.tokens[0]).json()["error"] == "not_over"
    as_of_other_rules(running, content=right)
    entries = running.get(f"{made.path}/log", made.tokens[0]).json()["entries"]
    assert [entry["decision"] for entry in entries] == [None, decided]
    assert running.post(f"{made.path}/end", token=made.tokens[1]).json()["error"] == "not_now"
    decide_once(made, 1)


def test_the_record_of_a_frozen_table_is_told_when_all_who_hold_seats_have_ended_it(own_server: Any) -> None:
    running = own_server("--no-limits")
    made = running.new_table(seats="hhr")
    decisions = [decide_once(made, 0), decide_once(made, 1)]
    right = registry.game("blood_rage").content_hash
    as_of_other_rules(running, content="abc")
    record = f"{made.path}/record"
    for token, error in ((None, "token"), (made.tokens[0], "not_over"), (made.watch, "not_over")):
        assert running.get(record, token).json()["error"] == error
    for token, error in ((None, "token"), (made.watch, "seat")):
        assert running.post(f"{made.path}/end", token=token).json()["error"] == error
    assert running.post(f"{made.path}/end", token=made.tokens[0]).json() == {
        "record": False,
        "ended": [0],
        "seats": [0, 1],
    }
    assert running.get(record, made.tokens[0]).json()["error"] == "not_over"
    assert running.post(f"{made.path}/end", token=made.tokens[1]).json()["record"] is True
    found = Record.loads(running.get(record, made.tokens[0]).text)
    assert found.content == "abc" and found.seed == 7 and found.result == "*"
    assert set(decisions) <= {text for _, text in found.decisions}
    assert running.get(record).json()["error"] == "token"
    as_of_other_rules(running, content=right)
    assert running.get(made.path).json()["error"] == "frozen", "its secrets are known now, so it never goes on"
    assert Record.loads(running.get(record, made.tokens[1]).text).replay().waiting


def test_the_record_of_a_finished_game_stays_readable_under_other_rules(own_server: Any) -> None:
    running = own_server("--no-limits", "--bot-pace", "0")
    made = running.new_table("yggdrasil", "r", gods=["thor"])
    while not running.get(made.path).json()["over"]:
        pass
    before = running.get(f"{made.path}/record", made.watch).text
    as_of_other_rules(running, rules="0.0")
    assert running.get(made.path).json()["args"]["record"] is True
    after = running.get(f"{made.path}/record", made.watch).text
    assert after.replace("rules: 0.0", f"rules: {registry.game('yggdrasil').rules_version}") == before


def test_nobody_waits_for_who_never_came_to_end_a_frozen_table(own_server: Any) -> None:
    running = own_server("--no-limits")
    made = running.new_table(seats="hi")
    as_of_other_rules(running, content="abc")
    told = running.post(f"{made.path}/end", token=made.tokens[0]).json()
    assert told == {"record": True, "ended": [0], "seats": [0]}


def test_a_campaign_tells_that_its_game_is_frozen_and_begins_it_anew_when_that_is_ended(own_server: Any) -> None:
    running = own_server("--no-limits")
    campaign = running.post("/api/campaigns", {"gods": ["thor", "odin"], "seed": 3}).json()
    path, token = f"/api/campaigns/{campaign['campaign']}", campaign["token"]
    made = MadeTable(running, running.post(f"{path}/next", {"seats": [{"claim": True}, {"kind": "bot"}]}, token).json())
    right = registry.game("yggdrasil").content_hash
    as_of_other_rules(running, content="abc")
    told = running.get(path, token).json()
    assert told["under_way"] == made.id and "content abc" in told["frozen"]
    assert running.post(f"{path}/next", {"seats": [{}, {}]}, token).json()["error"] == "not_now"
    assert running.post(f"{made.path}/end", token=made.tokens[0]).json()["record"] is True
    told = running.get(path, token).json()
    assert told["under_way"] is None and told["frozen"] is None and told["games"] == []
    as_of_other_rules(running, content=right)
    again = running.post(f"{path}/next", {"seats": [{}, {}]}, token)
    assert again.status_code == 201 and again.json()["table"] != made.id
    assert running.get(path, token).json()["under_way"] == again.json()["table"]


def test_a_replay_of_other_rules_is_not_shown_and_its_record_stays_readable(own_server: Any) -> None:
    running = own_server("--no-limits")
    text = Record.start("blood_rage", 2, 1).dumps()
    path = f"/api/replays/{running.post('/api/replays', content=text).json()['replay']}"
    assert running.get(f"{path}/record").text == text
    other = text.replace("content: ", "content: other")
    running.stop()
    with sqlite3.connect(running.database) as database:
        database.execute("UPDATE replays SET record = ?", (other,))
    running.restart()
    for question in ("", "/log", "/positions/0"):
        answer = running.get(path + question)
        assert answer.status_code == 409 and answer.json()["error"] == "old_record"
    assert "content other" in answer.json()["message"]
    assert running.get(f"{path}/record").text == other
    assert running.get("/api/replays/none/record").status_code == 404


DAMAGES = {
    "games/blood_rage/content/battle.toml": ("The content of blood_rage", "battle.toml"),
    "games/yggdrasil/content/gods.toml": ("The content of yggdrasil", "gods.toml"),
    "locale/pl/interface.ftl": ("The texts in the language pl", "interface.ftl"),
}


def test_damaged_content_and_texts_stop_the_server_at_its_start(tmp_path: Path) -> None:
    package = copied(tmp_path)
    for name, words in DAMAGES.items():
        whole = (package / name).read_text("utf-8")
        (package / name).write_text(whole + "\nthis is [ broken\n", "utf-8")
        ended = served(tmp_path)
        (package / name).write_text(whole, "utf-8")
        assert ended.returncode == 2 and "http://" not in ended.stdout, name
        assert all(word in ended.stderr for word in words), ended.stderr
        assert "Traceback" not in ended.stderr and ended.stderr.count("\n") == 1 and ended.stderr.endswith(".\n")


def served(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ragnatafl", "serve", "--no-open", "--port", "0", "--database", str(folder / "d")]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)


def test_changed_numbers_freeze_the_tables_that_were_begun_with_others(
    own_server: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole way: a table, another number in a content file, and a server that has it."""
    running = own_server("--no-limits")
    made = running.new_table(seats="hh")
    decide_once(made)
    running.stop()
    package = copied(tmp_path)
    file = package / "games" / "blood_rage" / "content" / "quests.toml"
    text = file.read_text("utf-8")
    changed = text.replace("3 = 11 }", "3 = 15 }", 1)
    assert changed != text
    file.write_text(changed, "utf-8")
    monkeypatch.setattr("tests.server.servers.SOURCES", str(tmp_path / "src"))
    running.restart()
    assert running.get(made.path).json()["error"] == "frozen"
    assert running.new_table(seats="hh").id != made.id, "new tables are begun with the new numbers"
