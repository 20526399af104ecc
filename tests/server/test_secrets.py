"""Only seat links open seats, and a socket carries only what its seats may see."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from typing import Any, cast

import pytest
from alembic import command
from sqlalchemy import create_engine

import ragnatafl as rt
from ragnatafl.client import TableError
from ragnatafl.core.contract import State
from ragnatafl.server.history import GameHistory
from ragnatafl.server.seats import Seat
from ragnatafl.server.store import Store, migrations
from ragnatafl.server.table import Table
from tests.playing import legal_texts

from .servers import MadeTable, Server, hello, next_of, play_on, run

SECRET_KEYS = ("hand", "quests", "kept", "buried", "choice")


def hidden_of(view: dict[str, Any], seat: int) -> list[Any]:
    return [view["clan_sheets"][seat][key] for key in SECRET_KEYS]


async def play_a_while(made: MadeTable, decisions: int) -> None:
    clients = [await made.sit(seat) for seat in range(4)]
    done = lambda: clients[0].seq >= decisions  # noqa: E731
    players = [asyncio.create_task(play_on(client, random.Random(seat), done)) for seat, client in enumerate(clients)]
    await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for client in clients:
        await client.close()


def test_no_way_leads_to_another_hand_before_the_end(server: Server) -> None:
    made = server.new_table()
    run(play_a_while(made, 40))
    seq = server.get(made.path).json()["seq"]

    for seat, token in [*enumerate(made.tokens), (None, made.watch)]:
        for then in range(0, seq + 1, 7):
            view = server.get(f"{made.path}/positions/{then}", token).json()["view"]
            assert view["seat"] == seat
            for other in range(4):
                if other != seat:
                    assert hidden_of(view, other) == [None] * len(SECRET_KEYS)
        for entry in server.get(f"{made.path}/log", token).json()["entries"]:
            assert entry["decision"] is None or entry["seat"] == seat
        for other in range(4):
            if other != seat:
                for path in ("positions/3", "log"):
                    answer = server.get(f"{made.path}/{path}?seat={other}", token)
                    assert answer.status_code == 403 and answer.json()["error"] == "seat"
        assert server.get(f"{made.path}/record", token).status_code == 409
    assert "seed" not in server.get(made.path).json()


def test_a_spectator_sees_no_hand_and_decides_nothing(server: Server) -> None:
    made = server.new_table()

    async def look() -> None:
        async with await made.look_on() as table:
            assert table.you == [] and table.seat is None and table.legal == [] and table.question is None
            for seat in range(4):
                assert hidden_of(table.view, seat) == [None] * len(SECRET_KEYS)
            for kind in ("decide", "undo", "why", "hint", "show"):
                with pytest.raises(TableError) as error:
                    await table._ask(kind, seat=0, question=0, decision="pass")
                assert error.value.code == "seat"
            with pytest.raises(TableError):
                await table._ask("chat", text="hello")

    run(look())


def test_a_forged_old_or_foreign_token_opens_nothing(server: Server) -> None:
    made, other = server.new_table(), server.new_table()
    almost = made.tokens[0][:-1] + ("_" if made.tokens[0][-1] != "_" else "-")
    for token in ("forged", almost, made.tokens[0].swapcase(), other.tokens[0], "", None, 7, ["x"]):

        async def knock(token: Any = token) -> None:
            async with made.raw() as socket:
                await hello(socket, token)
                assert (await next_of(socket, "error", "welcome", "state"))["error"] == "token"
                await socket.wait_closed()
                assert socket.close_code == 4401

        run(knock())
        if isinstance(token, str) and token:
            for path in ("positions/0", "log", "record"):
                assert server.get(f"{made.path}/{path}", token).status_code == 401
    assert server.get(f"{made.path}/log").status_code == 401


def test_another_seats_action_is_refused(server: Server) -> None:
    made = server.new_table()

    async def act() -> None:
        async with await made.sit(1) as table:
            legal = table.legal[0]
            for seat in (0, 2, -1, 4, None, True, "1"):
                with pytest.raises(TableError) as error:
                    await table._ask("decide", seat=seat, question=0, decision=legal)
                assert error.value.code == "seat"
            await table.send({"type": "name", "seat": 0, "name": "thief"})
            await table.send({"type": "seat", "seat": 0, "kind": "human"})
            await table.decide(legal)
            assert table.seats[0]["name"] == "" and table.seats[0]["kind"] == "human"

    run(act())


def test_one_device_may_hold_several_seats_and_shows_one_at_a_time(server: Server) -> None:
    made = server.new_table(seats="hhrr")

    async def share() -> None:
        async with await made.sit(0, 1) as table:
            assert table.you == [0, 1] and table.seat == 0
            assert hidden_of(table.view, 1) == [None] * len(SECRET_KEYS)
            await table.decide(table.legal[0])
            await table.show(1)
            assert hidden_of(table.view, 0) == [None] * len(SECRET_KEYS) and table.view["draft"]["pack"]
            await table.decide(table.legal[0])
            with pytest.raises(TableError):
                await table._ask("show", seat=2)

    run(share())


def test_sockets_never_carry_what_another_seat_holds(server: Server) -> None:
    """Every frame that seat 0 gets, while all play a whole game: no other seat's secrets are in it."""
    made = server.new_table(seats="hhhh")
    frames: list[dict[str, Any]] = []

    async def play() -> None:
        async def listen() -> None:
            async with made.raw(max_size=None) as socket:
                await hello(socket, made.tokens[0])
                async for text in socket:
                    frames.append(json.loads(text))

        listener = asyncio.create_task(listen())
        clients = [await made.sit(seat) for seat in range(4)]
        await asyncio.gather(*(play_on(client, random.Random(seat)) for seat, client in enumerate(clients)))
        for client in clients:
            await client.close()
        listener.cancel()

    run(play())
    updates = [frame for frame in frames if frame["type"] in ("state", "update")]
    assert len(updates) > 100
    for frame in updates:
        assert frame["seat"] == 0
        if frame["over"]:
            continue
        for entry in frame["events"]:
            assert entry["decision"] is None or entry["seat"] == 0
        for path, *value in frame.get("patch", []):
            if value and len(path) == 3 and path[0] == "clan_sheets" and path[1] != 0 and path[2] in SECRET_KEYS:
                assert value[0] is None


def test_no_token_is_written_to_the_logs(own_server: Any) -> None:
    running = own_server("--bot-pace", "0", "--log-format", "json")
    made = running.new_table(seats="hrrr")

    async def visit() -> None:
        async with await made.sit(0) as table:
            await table.decide(table.legal[0])
        async with made.raw() as socket:
            await hello(socket, "x" * 32)
            await socket.wait_closed()

    run(visit())
    running.get(f"{made.path}/log", made.tokens[0])
    running.stop()
    printed = "".join(running.printed)
    lines = [json.loads(line) for line in running.printed if line.startswith("{")]
    assert any(line["message"] == "table made" and line["table"] == made.id for line in lines)
    for secret in (made.tokens[0], made.watch, "x" * 32):
        assert secret not in printed


def test_everybody_is_told_when_the_maker_chose_the_seed(own_server: Any) -> None:
    """Who knows the seed knows the cards; nobody is told the seed itself before the end."""
    running = own_server()
    dealt, drawn = running.new_table(seats="hh", seed=987654321), running.new_table(seats="hh", seed=None)

    async def welcomed(made: MadeTable) -> dict[str, Any]:
        async with made.raw(max_size=None) as socket:
            await hello(socket, made.watch)
            welcome = await next_of(socket, "welcome")
            assert "987654321" not in json.dumps([welcome, await next_of(socket, "state")])
            return welcome

    def told() -> list[bool]:
        pairs = [(running.get(made.path).json()["seeded"], run(welcomed(made))["seeded"]) for made in (dealt, drawn)]
        assert all(one is other for one, other in pairs)
        return [one for one, _ in pairs]

    assert told() == [True, False]
    running.stop()
    running.restart()
    assert told() == [True, False]
    running.stop()
    as_the_first_version_made_it(running.database)
    running.restart()
    assert told() == [False, False]


def as_the_first_version_made_it(database: str) -> None:
    engine, config = create_engine(f"sqlite:///{database}"), migrations()
    with engine.begin() as config.attributes["connection"]:
        command.downgrade(config, "0001")
    engine.dispose()


class Nowhere:
    """A store that keeps nothing."""

    owner = None

    async def append(self, *_: Any) -> None: ...

    async def write(self, *_: Any, **more: Any) -> None: ...


class Screen:
    """What a socket would have sent."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self, code: int, reason: str) -> None: ...


class World:
    """A table in the middle of a game, but in this state, and somebody who looks at it."""

    def __init__(self, history: GameHistory, state: State, viewer: int | None) -> None:
        self.history = copy.copy(history)
        for name in ("rows", "entries", "line", "questions", "answered", "_legal"):
            setattr(self.history, name, list(getattr(history, name)))
        self.history.undo_points = []
        self.history.state = state
        self.history._ask(None)
        seats = [Seat(seat, code, "", "human", None, None) for seat, code in enumerate(history.codes)]
        self.table = Table("table", self.history, seats, "", cast(Store, Nowhere()))
        self.screen = Screen(viewer)
        self.screen.send(self.table.state_message(viewer))
        self.table.watchers.add(self.screen)

    async def decide_and_undo(self, seat: int, text: str) -> None:
        await self.table.decide(seat, self.history.questions[seat], text)
        await self.table.undo(seat)


def test_worlds_that_differ_only_in_what_is_hidden_send_the_very_same_bytes() -> None:
    """To each pair of eyes: the state, and the updates when somebody else chooses secretly and takes it back."""
    rng = random.Random(8)
    secret_choices = 0

    async def compare() -> None:
        nonlocal secret_choices
        history = GameHistory(rt.game("blood_rage"), 4, 8, {})
        while not history.state.over:
            seat = rng.choice(history.state.waiting)
            if rng.random() < 0.15:
                viewer = rng.choice([one for one in (None, 0, 1, 2, 3) if one != seat])
                other = history.state.resample(viewer, rt.Rng(rng.randrange(2**32)))
                here, there = World(history, history.state.clone(), viewer), World(history, other, viewer)
                if len(history.state.waiting) > 1:
                    secret_choices += 1
                    await here.decide_and_undo(seat, legal_texts(here.history.state, seat)[0])
                    await there.decide_and_undo(seat, legal_texts(there.history.state, seat)[-1])
                assert here.screen.sent == there.screen.sent
            notation, after = history.try_decision(seat, rng.choice(legal_texts(history.state, seat)))
            history.decide(seat, notation, after)

    run(compare())
    assert secret_choices > 5
