"""Taking back freely: for one person among bots who asks for it; the record says so."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

import pytest

import ragnatafl as rt
from ragnatafl.client import Refused
from ragnatafl.core.record import Record
from ragnatafl.server.history import GameHistory, HistoryError, Row, standing
from tests.playing import legal_texts

from .servers import MadeTable, Server, hello, next_of, play_on, run


def decide(history: GameHistory, rng: random.Random) -> None:
    seat = history.state.waiting[0]
    history.decide(seat, *history.try_decision(seat, rng.choice(legal_texts(history.state, seat))))


@pytest.mark.parametrize(("game", "seats"), [("blood_rage", 2), ("yggdrasil", 2)])
def test_whoever_goes_far_back_finds_the_very_position_again_and_so_does_a_restart(game: str, seats: int) -> None:
    history, rng = GameHistory(rt.game(game), seats, 3, {}), random.Random(5)
    known = [history.state.to_dict()]
    for count in (0, 30, 3, 25, 1, 60, 7):
        if count:
            history.go_far_back(0, min(count, len(history.line)))
        assert history.state.to_dict() == known[len(history.line)]
        assert (history.undoable, history.questions[history.state.waiting[0]]) == (None, history.seq)
        del known[len(history.line) + 1 :]
        while len(history.line) < 50 and not history.state.over:
            decide(history, rng)
            known.append(history.state.to_dict())
    again = GameHistory(history.game, seats, 3, {})
    for row in history.rows:
        again.carry_out(row)
    assert again.state.to_dict() == history.state.to_dict() and again.line == history.line
    assert [(row.seat, row.notation) for row in standing(history.rows)] == history.line
    for seq in range(0, history.seq, 7):
        looked = asyncio.run(history.position(seq)).to_dict()
        expected = GameHistory(history.game, seats, 3, {})
        for row in standing(history.rows[:seq]):
            expected.carry_out(row)
        assert looked == expected.state.to_dict()


def test_nobody_goes_back_before_the_beginning() -> None:
    history = GameHistory(rt.game("blood_rage"), 2, 3, {})
    decide(history, random.Random(1))
    with pytest.raises(HistoryError):
        history.go_far_back(0, 2)
    with pytest.raises(HistoryError):
        history.carry_out(Row(0, "!back 2"))
    assert history.seq == 1


async def ask_for_it(made: MadeTable, seat: int) -> dict[str, object]:
    async with made.raw() as socket:
        await hello(socket, made.tokens[seat])
        await next_of(socket, "state")
        await socket.send(json.dumps({"type": "free_undo", "id": 1, "seat": seat}))
        return await next_of(socket, "done", "error")


def test_one_person_among_bots_takes_back_what_bots_did_since(own_server: Callable[..., Server]) -> None:
    server = own_server("--bot-pace", "0", "--no-limits")
    made = server.new_table(seats="hrr", seed=3)

    async def there_and_back() -> None:
        async with await made.sit(0) as table:
            pack = sorted(table.legal)
            await table.decide(table.legal[0])
            await table.until(lambda: table.seq >= 3 and table.question is not None)
            assert not table.undoable
            with pytest.raises(Refused):
                await table.undo()
            assert (await ask_for_it(made, 0))["type"] == "done"
            await table.until(lambda: table.undoable)
            await table.undo()
            await table.until(lambda: table.question is not None and sorted(table.legal) == pack)
            assert any(line["events"][0]["name"] == "undone" for line in table.log)

    run(there_and_back())
    server.stop()
    server.restart()
    assert server.get(made.path).json()["free_undo"] is True

    async def to_the_end() -> None:
        async with await made.sit(0) as table:
            await play_on(table, random.Random(3))
            assert not table.undoable, "What is over is over."

    run(to_the_end())
    record = Record.loads(server.get(f"{made.path}/record", made.tokens[0]).text)
    assert record.extra["undo"] == "free" and record.replay().over


def test_where_others_sit_nothing_is_taken_back_freely(server: Server) -> None:
    for seats in ("hhr", "hir"):
        made = server.new_table(seats=seats, seed=3)
        answer = run(ask_for_it(made, 0))
        assert answer["type"] == "error" and answer["error"] == "options"
        assert server.get(made.path).json()["free_undo"] is False
    places = [{"kind": "human", "claim": True}, {"kind": "human"}]
    asked = {"game": "blood_rage", "seats": places, "free_undo": True}
    assert server.post("/api/tables", asked).json()["error"] == "options"
    alone = {**asked, "seats": [places[0], {"kind": "bot", "bot": "random"}]}
    made = MadeTable(server, server.post("/api/tables", alone).json())
    assert server.get(made.path).json()["free_undo"] is True
