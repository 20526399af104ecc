"""What is asked of the team is answered by a person, where one sits at the table with bots (YG-27.1)."""

from __future__ import annotations

import asyncio
import random

import pytest

from ragnatafl.client import Refused, TableClient
from ragnatafl.core import registry
from ragnatafl.core.team import answers_for

from .servers import Server, play_on, run


def speaks(table: TableClient, speaker: int) -> bool:
    """Whether this client is asked for the order of turns in a round of that speaker."""
    order = [offer for offer in table.offers if offer["verb"] == "turn"]
    return bool(order) and (table.view["round"] - 1) % len(table.seats) == speaker


def test_a_person_names_the_order_in_a_bots_round_and_it_is_the_bots_decision(server: Server) -> None:
    made = server.new_table("yggdrasil", "hgg", level="easy")

    async def play() -> None:
        async with await made.sit(0) as table:
            await play_on(table, random.Random(3), until=lambda: speaks(table, 1))
            assert not table.over and table.seat == 0 and table.waiting == [0]
            assert await table.why_not(table.legal[0]) is None
            assert (await table.inspect(f"after {table.legal[0]}")) is not None
            assert await table.hint() in table.legal
            first, question = table.legal[0], table.question
            seq = await table.decide(first)
            await table.until(lambda: table.seq >= seq)
            assert table.log[-1]["seat"] == 1, "the record has it as the speaker's"
            assert table.undoable and speaks(table, 1) and first not in table.legal
            table.question = question
            assert await table.decide(first) == seq, "told twice, as after a lost connection, it is taken once"
            seq = await table.undo()
            await table.until(lambda: table.seq >= seq)
            assert first in table.legal
            with pytest.raises(Refused):
                await table.decide("move asgard")

    run(play())


def test_bots_wait_for_the_person_and_play_their_own_turns_themselves(server: Server) -> None:
    made = server.new_table("yggdrasil", "ghg", level="easy")

    async def play() -> None:
        async with await made.sit(1) as table:
            await table.asked()
            assert speaks(table, 0), "the first speaker is a bot"
            await asyncio.sleep(0.3)
            assert table.seq == 0 and table.view["order"] == []
            await play_on(table, random.Random(5), until=lambda: speaks(table, 2))
            decided = {line["seat"] for line in table.log if line["seat"] is not None}
            assert decided == {0, 1, 2}

    run(play())


def test_when_the_speaking_person_leaves_another_is_asked(server: Server) -> None:
    made = server.new_table("yggdrasil", "ghh", level="easy")

    async def play() -> None:
        async with await made.sit(1) as one, await made.sit(2) as other:
            await one.asked()
            assert speaks(one, 0) and other.question is None
            await one.send({"type": "seat", "seat": 1, "kind": "bot"})
            await other.until(lambda: speaks(other, 0))
            assert other.waiting == [2]
            await one.until(lambda: one.offers == [])
            await one.send({"type": "seat", "seat": 1, "kind": "human"})
            await one.until(lambda: speaks(one, 0))
            await other.until(lambda: other.offers == [])

    run(play())


def test_without_people_the_bots_decide_for_themselves() -> None:
    game = registry.game("yggdrasil")
    state = game.new(seats=3, seed=1)
    legal = state.legal(0)
    assert game.action(legal[0]).verb == "turn"
    assert answers_for(game, ("turn",), 0, legal, []) == 0
    assert answers_for(game, ("turn",), 0, legal, [0, 2]) == 0
    assert answers_for(game, ("turn",), 0, legal, [1, 2]) == 1
    assert answers_for(game, ("turn",), 1, legal, [0, 2]) == 2
    assert answers_for(game, ("turn",), 2, legal, [0, 1]) == 0
    assert answers_for(game, (), 0, legal, [1]) == 0


def test_what_is_asked_of_one_seat_alone_stays_with_it() -> None:
    game = registry.game("yggdrasil")
    state = game.new(seats=3, seed=1)
    while game.action(state.legal(state.waiting[0])[0]).verb == "turn":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    (seat,) = state.waiting
    others = [one for one in range(3) if one != seat]
    assert answers_for(game, ("turn",), seat, state.legal(seat), others) == seat
