"""Everything that a real server says has the shape that `server/messages.py` tells, on sockets and over HTTP."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any, get_args, get_type_hints

import pytest
from websockets.asyncio.client import ClientConnection

from ragnatafl.core import registry
from ragnatafl.games.yggdrasil.telling.shape import CampaignSummary, MadeCampaign
from ragnatafl.server import messages
from ragnatafl.server.socket_requests import REQUESTS
from tests.shapes import misfits

from .servers import PATIENCE, MadeTable, Server, hello, run

SHAPES = {get_args(get_type_hints(shape)["type"])[0]: shape for shape in get_args(messages.FromServer)}
ASKED = {get_args(get_type_hints(shape)["type"])[0] for shape in get_args(messages.FromClient)}


class Listener:
    """A socket of which every message is looked at."""

    def __init__(self, socket: ClientConnection, game: str) -> None:
        self.socket = socket
        self.view: Any = registry.load(registry.manifest(game).shape)
        self.heard: set[str] = set()

    async def next(self) -> Any:
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.add(message["type"])
        assert list(misfits(message, SHAPES[message["type"]], message["type"])) == []
        if message["type"] == "state":
            assert list(misfits(message["view"], self.view, "view")) == []
        return message

    async def until(self, *kinds: str) -> Any:
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def ask(self, **message: Any) -> Any:
        await self.socket.send(json.dumps({"id": "a", **message}))
        while (answer := await self.next()).get("id") != "a":
            pass
        return answer


def texts(offers: list[Any]) -> list[str]:
    return [" ".join([group["verb"], *map(str, args)]) for group in offers for args in group["args"]]


async def conversation(made: MadeTable, game: str, thing: str) -> set[str]:
    async with made.raw() as socket:
        one = Listener(socket, game)
        claims = [{"invitation": "no such invitation", "secret": "s" * 32}]
        await hello(socket, made.tokens[0], claims=claims)
        state = await one.until("state")
        rng = random.Random(5)
        for number in range(12):
            while state["question"] is None and not state["over"]:
                state = await one.until("update", "state")
            choice = rng.choice(texts(state["offers"]))
            await one.ask(type="why", seat=0, decision=choice)
            if number % 6 == 0:  # a bot thinks about each for more than a second
                await one.ask(type="hint", seat=0)
            done = await one.ask(type="decide", seat=0, question=state["question"], decision=choice)
            assert done["type"] == "done"
            await socket.send(json.dumps({"type": "show", "seat": 0}))
            state = await one.until("state")
        await one.ask(type="decide", seat=0, question=-1, decision="anything")
        await one.ask(type="why", seat=0, decision="no such thing")
        await one.ask(type="inspect", seat=0, thing=thing)
        await one.ask(type="inspect", seat=0, thing="nothing of that name")
        await one.ask(type="undo", seat=0)
        await one.ask(type="invite", seat=0)
        await one.ask(type="devices", seat=0)
        await one.ask(type="drop", seat=0, device=None)
        await socket.send(json.dumps({"type": "name", "seat": 0, "name": "Astrid"}))
        await socket.send(json.dumps({"type": "chat", "text": "Skál"}))
        await socket.send(json.dumps({"type": "ping"}))
        await one.until("pong")
        return one.heard


@pytest.mark.parametrize(("game", "thing"), [("blood_rage", "gimle"), ("yggdrasil", "risk")])
def test_every_message_of_a_real_table_has_its_shape(server: Server, game: str, thing: str) -> None:
    made = server.new_table(game, "hgg")
    assert run(conversation(made, game, thing)) == set(SHAPES) - {"notice"}, "test_programs.py hears that"


def test_whatever_a_client_may_send_has_a_shape() -> None:
    assert {*REQUESTS, "hello"} == ASKED


@pytest.mark.parametrize("game", ["blood_rage", "yggdrasil"])
def test_what_the_browser_reads_over_http_has_its_shape(server: Server, game: str) -> None:
    made = server.new_table(game, "hg", level="easy") if game == "yggdrasil" else server.new_table(game, "hr")
    view = registry.load(registry.manifest(game).shape)
    position = server.get(f"{made.path}/positions/0", made.tokens[0]).json()
    prefix = registry.manifest(game).prefix.upper()
    for found, shape in (
        (made.answer, messages.MadeTable),
        (server.get(made.path).json(), messages.TableSummary),
        (server.get(f"{made.path}/log", made.tokens[0]).json(), messages.LogPage),
        (position, messages.Position),
        (position["view"], view),
        (server.get("/api/games").json(), list[messages.GameFacts]),
        (server.get(f"/api/rules/{game}/{prefix}-1.1").json(), messages.RuleText),
        (server.get(f"/api/almanac/{game}").json(), messages.Almanac),
        (server.get(f"/api/almanac/{game}/examples?rule={prefix}-10.1").json(), list[messages.Example]),
        (server.get(f"/api/games/{game}/catalogue").json(), sys.modules[view.__module__].Catalogue),
        (server.get("/api/tables/nothing").json(), messages.Problem),
    ):
        assert list(misfits(found, shape)) == []


def test_a_campaign_is_told_in_its_shape(server: Server) -> None:
    made = server.post("/api/campaigns", {"seats": 2}).json()
    told = server.get(f"/api/campaigns/{made['campaign']}", made["token"]).json()
    assert [*misfits(made, MadeCampaign), *misfits(told, CampaignSummary)] == []
