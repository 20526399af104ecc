"""Bots at the tables: they finish games, are replaced when they die, and take a leaver's seat until he comes back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.client import TableError
from ragnatafl.server.bots import BotPool, BotRunner
from ragnatafl.server.metrics import Metrics
from ragnatafl.server.programs import Programs
from ragnatafl.server.settings import Settings

from .servers import Server, play_on, run


def test_a_game_against_bots_is_played_to_its_end(server: Server) -> None:
    made = server.new_table("yggdrasil", "hgg")

    async def play() -> None:
        async with await made.sit(0) as table:
            await play_on(table, random.Random(1))
            assert table.over and table.outcome is not None

    run(play())


def test_no_bot_plays_a_game_that_is_won_together_at_random_with_people(server: Server) -> None:
    bots = {game["name"]: game["bots"] for game in server.get("/api/games").json()}
    assert bots["yggdrasil"] == ["thrall", "karl", "jarl", "allfather"]
    assert bots["blood_rage"] == [*bots["yggdrasil"], "reaver", "quester", "trickster"]
    seats = [{"kind": "human", "claim": True}, {"kind": "bot", "bot": "random"}]
    answer = server.post("/api/tables", {"game": "yggdrasil", "seats": seats})
    known = "greedy, thrall, karl, jarl, allfather"
    refusal = f'The bot "random" does not play Yggdrasil Chronicles with people; there is: {known}.'
    assert (answer.json()["error"], answer.json()["message"]) == ("options", refusal)
    made = server.new_table("yggdrasil", "h")

    async def hand_over() -> None:
        async with await made.sit(0) as table:
            with pytest.raises(TableError, match=r"does not play Yggdrasil Chronicles with people; there is: greedy"):
                await table._ask("seat", kind="bot", bot="random")

    run(hand_over())
    assert server.new_table("yggdrasil", "r").id, "Bots among themselves may."


def test_a_worker_that_dies_is_replaced_and_the_bot_still_answers() -> None:
    async def think() -> None:
        bot_pool = BotPool(Settings(bot_workers=1), Metrics())
        state = rt.game("blood_rage").new(seats=4, seed=7)
        ask = ("blood_rage", "greedy", state.view(0), state.legal(0), 1)
        try:
            first = await bot_pool.choose(*ask)
            for pid in list(bot_pool.pool()._processes):
                os.kill(pid, signal.SIGKILL)
            assert await bot_pool.choose(*ask) == first
            assert bot_pool.replaced == 1
        finally:
            bot_pool.close()

    run(think())


def test_a_bot_that_hangs_is_ended_and_its_decision_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ragnatafl.server.bots.GRACE", 0.2)
    monkeypatch.setattr("ragnatafl.server.bots.ATTEMPTS", 1)

    async def think() -> None:
        bot_pool = BotPool(Settings(bot_workers=1, bot_budget=0.0), Metrics())
        try:
            await asyncio.get_running_loop().run_in_executor(bot_pool.pool(), os.getpid)
            (pid,) = bot_pool.pool()._processes
            os.kill(pid, signal.SIGSTOP)
            state = rt.game("blood_rage").new(seats=4, seed=7)
            legal = state.legal(0)
            assert await bot_pool.choose("blood_rage", "random", {}, legal, 1) in legal
            assert bot_pool.replaced == 1
            with contextlib.suppress(ProcessLookupError):  # it may be gone already
                os.kill(pid, signal.SIGCONT)
        finally:
            bot_pool.close()

    run(think())


def test_a_player_gives_the_seat_to_a_bot_and_comes_back(server: Server) -> None:
    made = server.new_table(seats="hh")

    async def leave() -> None:
        async with await made.sit(0) as one, await made.sit(1) as other:
            await one.send({"type": "seat", "seat": 0, "kind": "bot", "bot": "random"})
            await other.until(lambda: other.seats[0]["kind"] == "bot")
            await other.until(lambda: 0 not in other.waiting)
            with pytest.raises(TableError) as error:
                await one._ask("decide", question=one.question, decision="pass")
            assert error.value.code == "not_now"
            await one.send({"type": "seat", "seat": 0, "kind": "human"})
            await other.until(lambda: other.seats[0]["kind"] == "human")
            while one.question is None:
                await other.decide(other.legal[0])
                await asyncio.sleep(0.05)
            seq = one.seq
            await asyncio.sleep(0.2)
            assert one.seq == seq, "nobody but the player decides for a human seat"
            await one.decide(one.legal[0])

    run(leave())


def test_others_may_put_a_bot_on_a_seat_only_when_its_player_has_left(server: Server, own_server: Any) -> None:
    made = server.new_table(seats="hh")

    async def replace() -> None:
        async with await made.sit(1) as other:
            async with await made.sit(0) as one:
                await other.until(lambda: other.seats[0]["online"])
                await other.send({"type": "seat", "seat": 0, "kind": "bot"})
                await other.inspect("gimle")
                assert other.seats[0]["kind"] == "human"
                assert one.seats[1]["online"]
            await other.until(lambda: not other.seats[0]["online"])
            await other.send({"type": "seat", "seat": 0, "kind": "bot"})
            await other.until(lambda: other.seats[0]["kind"] == "bot")
        async with await made.sit(0) as back:
            await back.send({"type": "seat", "seat": 0, "kind": "human"})
            await back.until(lambda: back.seats[0]["kind"] == "human")

    run(replace())
    patient = own_server("--leave-after", "3600")
    made = patient.new_table(seats="hh")

    async def too_soon() -> None:
        async with await made.sit(1) as other:
            with pytest.raises(TableError) as error:
                await other._ask("seat", seat=0, kind="bot")
            assert error.value.code == "seat"

    run(too_soon())


@pytest.mark.parametrize(
    ("kinds", "last", "waits"),
    [
        (("human", "bot"), 0, True),
        (("human", "bot"), 1, False),
        (("human", "bot"), None, True),
        (("bot", "bot"), 1, True),
    ],
)
def test_a_bot_waits_after_a_persons_decision_and_where_nobody_sits(
    kinds: tuple[str, ...], last: int | None, waits: bool
) -> None:
    settings = Settings(bot_pace=0.5)
    runner = BotRunner(settings, BotPool(settings, Metrics()), Programs(settings), Metrics())
    seats = [SimpleNamespace(seat=number, kind=kind) for number, kind in enumerate(kinds)]
    table: Any = SimpleNamespace(seats=seats, history=SimpleNamespace(entries=[SimpleNamespace(seat=last)]))
    assert runner._pause(table) == (0.5 if waits else 0.0)


def test_bots_go_on_after_a_restart_without_anybody_there(tmp_path: Path, own_server: Any) -> None:
    running = own_server("--bot-pace", "0.02")
    made = running.new_table(seats="rrrr")
    assert running.stop() == 0
    running.restart()

    async def wait() -> int:
        while True:
            found: dict[str, Any] = running.get(made.path).json()
            if found["seq"] > 20:
                return int(found["seq"])
            await asyncio.sleep(0.1)

    assert run(wait()) > 20
