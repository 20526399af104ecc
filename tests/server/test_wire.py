"""The short way to a socket: frames as the library makes them, in their order, and none after the close."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ragnatafl.core.offers import flat
from ragnatafl.server.wire import head

from .servers import PATIENCE, Server, hello, next_of, run


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_text_stands_in_the_frame_that_the_library_would_make(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_everything_said_before_the_close_arrives_in_order(server: Server) -> None:
    """A flood is answered up to the message that ends the socket; the complaint and the close come last."""
    made = server.new_table(seats="hh")

    async def flooded() -> list[str]:
        kinds = []
        async with made.raw() as socket:
            await hello(socket, made.tokens[0])
            await next_of(socket, "state")
            for _ in range(20):
                await socket.send(json.dumps({"type": "ping"}))
            await socket.send("no JSON")
            try:
                while True:
                    kinds.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"])
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                kinds.append(str(closed.rcvd.code))
        return [kind for kind in kinds if kind != "seats"]

    assert run(flooded()) == ["pong"] * 20 + ["error", "4400"]


def test_several_texts_of_one_turn_arrive_one_by_one(server: Server) -> None:
    """The one who decides gets the update and then the answer."""
    made = server.new_table(seats="hh")

    async def decided() -> list[str]:
        async with made.raw() as socket:
            await hello(socket, made.tokens[0])
            state = await next_of(socket, "state")
            decision = {"seat": 0, "question": state["question"], "decision": flat(state["offers"])[0]["text"]}
            await socket.send(json.dumps({"type": "decide", "id": "x", **decision}))
            return [(await next_of(socket, "update", "done"))["type"] for _ in range(2)]

    assert run(decided()) == ["update", "done"]
