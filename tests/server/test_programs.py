"""Programs that the host names with `serve --bot`: they play; whatever is wrong with one costs it its seat alone."""

from __future__ import annotations

import random
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.client import TableClient
from ragnatafl.core.errors import OptionError
from ragnatafl.locale.speech import speech
from ragnatafl.server import messages
from ragnatafl.server.programs import HostBot, Programs, host_bots
from ragnatafl.server.settings import Settings

from ..shapes import misfits
from .servers import MadeTable, Server, play_on, run

RAIDER = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_bots' / 'raider.py'}"
ODD = """import json, os, sys, time
for number, line in enumerate(sys.stdin):
    question = json.loads(line)
    if question["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1, "name": "odd"}), flush=True)
    elif number < 3:
        print(json.dumps({"choice": question["legal"][0]}), flush=True)
    elif sys.argv[1] == "crash":
        sys.exit(3)
    elif sys.argv[1] == "cheat":
        print(json.dumps({"choice": "win at once"}), flush=True)
    else:
        os.system("sleep 600")
"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("host")
    (folder / "odd.py").write_text(ODD)
    times = {"crash": 20, "cheat": 20, "hang": 0.2}
    odd = [f"{what}=run:{sys.executable} {folder / 'odd.py'} {what}@{limit}" for what, limit in times.items()]
    bots = [word for one in (f"raider=run:{RAIDER}@20", *odd) for word in ("--bot", one)]
    running = Server(str(folder / "tables.db"), "--bot-pace", "0", "--no-limits", *bots)
    yield running
    running.stop()


def table_with(server: Server, *bots: str) -> MadeTable:
    seats = [{"kind": "human", "claim": True} if not bot else {"kind": "bot", "bot": bot} for bot in bots]
    answer = server.post("/api/tables", {"game": "blood_rage", "seats": seats, "seed": 7})
    assert answer.status_code == 201, answer.text
    return MadeTable(server, answer.json())


def none_runs(server: Server) -> bool:
    """Whether all programs have ended, now or soon: the end of a game is told before that."""
    deadline = time.monotonic() + 20.0
    while "ragnatafl_bot_programs 0.0" not in server.get("/metrics").text.splitlines():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def test_a_program_of_the_host_is_offered_and_plays_a_whole_game(host: Server) -> None:
    offered = {game["name"]: game["bots"] for game in host.get("/api/games").json()}
    assert offered["blood_rage"][:4] == ["raider", "crash", "cheat", "hang"] and offered["blood_rage"][-1] != "hang"
    made = table_with(host, "", "raider")

    async def play() -> None:
        async with await made.sit(0) as table:
            await play_on(table, random.Random(1))
            assert table.over and table.seats[1]["bot"] == "raider" and not table.chats

    run(play())
    assert "bot raider" in host.get(f"{made.path}/record", made.tokens[0]).text
    assert none_runs(host), "It ends with its game."


@pytest.mark.parametrize(("bot", "key"), [("crash", "ended"), ("cheat", "illegal"), ("hang", "late")])
def test_a_program_that_crashes_cheats_or_hangs_loses_its_seat_and_the_game_goes_on(
    host: Server, bot: str, key: str
) -> None:
    made = table_with(host, bot, "random")

    async def watch() -> None:
        async with await made.look_on() as table:
            await table.until(lambda: table.over)
            check(table)
        async with await made.look_on() as later:
            await later.until(lambda: later.chats)
            check(later)

    def check(table: TableClient) -> None:
        (notice,) = table.chats
        assert list(misfits(notice, messages.NoticeMessage)) == []
        assert (notice["from"], notice["key"], notice["args"]["bot"]) == (0, key, bot) and notice["seq"] < table.seq
        assert notice["text"] == speech().say(f"ui-notice-{key}", **notice["args"])
        assert "win at once" not in notice["text"], "What a bot would do is told to nobody."
        assert table.seats[0]["bot"] == "karl" and table.seats[1]["bot"] == "random"

    run(watch())
    assert host.has_said("a bot has lost its seat")


def test_a_program_goes_on_after_a_kill_and_gives_way_where_the_host_names_it_no_more(own_server: Any) -> None:
    running: Server = own_server("--bot-pace", "0", "--bot", f"raider=run:{RAIDER}@20")
    made = table_with(running, "", "raider")

    async def play(until: int) -> str:
        async with await made.sit(0) as table:
            await play_on(table, random.Random(1), lambda: table.seq >= until)
            return f"{table.seats[1]['bot']} {[one['key'] for one in table.chats]}"

    assert run(play(20)) == "raider []"
    running.stop(signal.SIGKILL)
    running.restart()
    assert run(play(40)) == "raider []"
    running.stop(signal.SIGKILL)
    running.options = running.options[:2]
    running.restart()
    assert run(play(60)) == "karl ['gone']"


def test_few_programs_run_at_once_and_one_that_was_ended_for_another_is_started_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ragnatafl.server.programs.MOST", 1)
    state = rt.game("blood_rage").new(seats=4, seed=7)
    programs = Programs(Settings(bot_workers=1, bots=(HostBot("raider", RAIDER, 20.0, ("blood_rage",)),)))

    async def ask(table: str) -> tuple[int, set[int]]:
        legal = state.legal(0)
        action = await programs.choose((table, 0, "raider"), "blood_rage", state.view(0), legal, 1)
        assert action in legal
        return action, {one.process.pid for one in programs.running}

    async def play() -> None:
        first, second, again, same = [await ask(table) for table in ("one", "two", "one", "one")]
        assert len({action for action, _ in (first, second, again, same)}) == 1, "It is asked with the same seed."
        assert [len(running) for _, running in (first, second, again)] == [1, 1, 1]
        assert first[1] != second[1] != again[1] == same[1]

    run(play())
    programs.close()


def test_nobody_but_the_host_names_a_program(host: Server) -> None:
    for bot in (f"run:{RAIDER}", f"raider=run:{RAIDER}", "Raider"):
        seats = [{"kind": "human", "claim": True}, {"kind": "bot", "bot": bot[:40]}]
        answer = host.post("/api/tables", {"game": "blood_rage", "seats": seats})
        assert answer.json()["error"] == "options" and "There is no bot" in answer.json()["message"]


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        ([f"run:{RAIDER}"], "A bot is named as raider=run:"),
        (["raider=node raider.mjs"], "A bot is named as raider=run:"),
        ([f"karl=run:{RAIDER}"], 'There is a bot "karl" already'),
        (["raider=run:/nowhere/at/all"], "cannot be started"),
        ([f"raider=run:{sys.executable} -c pass"], "is no bot"),
        ([f"raider=run:{RAIDER}", f"raider=run:{RAIDER}"], 'Two bots are called "raider"'),
    ],
)
def test_what_cannot_be_a_bot_is_refused_before_the_table_opens(texts: list[str], why: str) -> None:
    with pytest.raises(OptionError, match=why) as refused:
        host_bots(texts)
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value)
