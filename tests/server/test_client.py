"""The Python client and the example bot that uses it."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

import ragnatafl as rt
from ragnatafl.client import TableError, join
from ragnatafl.client.table import applied
from ragnatafl.server.patches import Differences

from .busy_tables import LoadBalancer
from .servers import PATIENCE, SOURCES, Server, run

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "network_bot.py"


class Breaking(LoadBalancer):
    """Breaks off the first connections, and answers the next as a proxy does whose server is away."""

    beginnings = (b"", b"", b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.beginnings:
            await super().serve(reader, writer)
            return
        await reader.readuntil(b"\r\n\r\n")
        writer.write(self.beginnings[0])
        self.beginnings = self.beginnings[1:]
        writer.close()


def test_a_connection_that_breaks_while_it_is_opened_is_tried_again(server: Server) -> None:
    made = server.new_table(seats="hh")

    async def sit() -> None:
        async with Breaking([server]) as front, await front.made(made).sit(0) as table:
            assert table.legal and not front.beginnings

    run(sit())


@pytest.mark.parametrize(("game", "seats"), [("yggdrasil", "hgg"), ("blood_rage", "hr")])
def test_the_example_bot_joins_by_a_link_and_plays_to_the_end(server: Server, game: str, seats: str) -> None:
    made = server.new_table(game, seats)
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), made.link(0), "--bot", "greedy"],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        env={"PYTHONPATH": SOURCES, "PATH": ""},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("over: ")
    assert server.get(made.path).json()["over"]


def test_the_example_bot_says_in_one_sentence_why_it_cannot_play(server: Server) -> None:
    link = server.new_table("blood_rage", "hr").link(0)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        nobody = f"http://127.0.0.1:{closed.getsockname()[1]}/t/abc#s=abc"
        for arguments, words in (
            (["nonsense"], "looks like"),
            ([link[:-3]], "no seat at this table"),
            ([link, "--bot", "loki"], "there is: random, greedy"),
            ([nobody], "No table answers"),
        ):
            done = subprocess.run(
                [sys.executable, str(EXAMPLE), *arguments],
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                env={"PYTHONPATH": SOURCES, "PATH": ""},
            )
            assert done.returncode == 2
            assert words in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_a_link_that_is_none_is_refused_with_a_sentence() -> None:
    with pytest.raises(TableError, match="looks like"):
        run(join("ftp://nowhere"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({}, {}),
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"b": 1}),
        ({"a": 1}, {"a": True}),
        ({"a": [1, 2]}, {"a": [1, 3]}),
        ({"a": [1, 2]}, {"a": [1]}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3, "c": None}]}),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": None}}),
        ({"a": None}, {"a": {"b": []}}),
        ({"a": {"1": 1}}, {"a": {}}),
    ],
)
def test_a_patch_leads_from_the_old_view_to_the_new(old: dict[str, object], new: dict[str, object]) -> None:
    patch = Differences().between(old, new)
    assert (patch == []) == (repr(old) == repr(new))
    assert repr(applied(old, patch)) == repr(new) or applied(old, []) == new


def test_the_views_of_all_seats_are_patched_from_position_to_position() -> None:
    """Views of one position share parts; what is remembered of one must not spoil another."""
    game = rt.game("blood_rage")
    state = game.new(seats=3, seed=5)
    rng = random.Random(5)
    viewers = [0, 1, 2, None]
    held = json.loads(json.dumps(state.views(viewers)))
    old = state.views(viewers)
    while not state.over:
        seat = rng.choice(state.waiting)
        state.play(seat, rng.choice(state.legal(seat)))
        new = state.views(viewers)
        differences = Differences()
        patches = json.loads(json.dumps([differences.between(one, other) for one, other in zip(old, new, strict=True)]))
        held = [applied(view, patch) for view, patch in zip(held, patches, strict=True)]
        assert held == [state.view(viewer) for viewer in viewers]
        old = new


def test_a_client_that_is_turned_away_again_and_again_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """An open door that is shut at once is no success: each attempt waits longer than the one before."""
    waited: list[int] = []

    class Waits(tuple[float, ...]):
        def __getitem__(self, index: Any) -> Any:
            waited.append(index)
            return 0.0

    monkeypatch.setattr("ragnatafl.client.table.PATIENCE", Waits((0.0,) * 4))
    monkeypatch.setattr("ragnatafl.client.table.FIRST_ATTEMPTS", 6)

    async def turn_away(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.close(4429, "flood")

    async def knock() -> None:
        async with serve(turn_away, "127.0.0.1", 0) as door:
            port = next(iter(door.sockets)).getsockname()[1]
            with pytest.raises(TableError, match="No table answers"):
                await asyncio.wait_for(join(f"http://127.0.0.1:{port}/t/x#s=y"), 60)

    run(knock())
    assert waited == [0, 1, 2, 3, 3, 3]


def test_a_client_that_has_left_decides_nothing(server: Server) -> None:
    made = server.new_table(seats="hh")

    async def leave() -> None:
        table = await made.sit(0)
        await table.close()
        with pytest.raises(TableError, match="left"):
            await asyncio.wait_for(table.decide(table.legal[0]), 60)

    run(leave())
