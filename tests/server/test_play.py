"""Whole games over sockets: what everybody is told, the record at the end, and looking back."""

from __future__ import annotations

import asyncio
import random

import pytest

from ragnatafl.core.record import Record

from .servers import MadeTable, Server, play_on, run


async def whole_game(made: MadeTable, seats: int) -> list[int]:
    clients = [await made.sit(seat) for seat in range(seats)]
    watcher = await made.look_on()
    counts = await asyncio.gather(*(play_on(client, random.Random(seat)) for seat, client in enumerate(clients)))
    await watcher.until(lambda: watcher.over)
    assert {client.seq for client in [*clients, watcher]} == {sum(counts)}
    assert all(client.outcome == watcher.outcome is not None for client in clients)
    for client in [*clients, watcher]:
        assert [entry["seq"] for entry in client.log] == list(range(sum(counts) + 1))
        await client.close()
    return list(counts)


@pytest.mark.parametrize(("game", "seats", "options"), [("blood_rage", 4, {}), ("yggdrasil", 2, {"level": "easy"})])
def test_a_whole_game_is_played_by_sockets_and_kept_as_its_record(
    server: Server, game: str, seats: int, options: dict[str, str]
) -> None:
    made = server.new_table(game, "h" * seats, **options)
    assert server.get(f"{made.path}/record", made.tokens[0]).json()["error"] == "not_over"
    counts = run(whole_game(made, seats))

    text = server.get(f"{made.path}/record", made.tokens[0]).text
    record = Record.loads(text)
    state = record.replay()
    assert len(record) == sum(counts) and state.over

    summary = server.get(made.path).json()
    assert summary["over"] and summary["seq"] == sum(counts)
    outcome = state.outcome
    assert outcome is not None and summary["outcome"]["scores"] == list(outcome.scores)

    middle = len(record) // 2
    for seat in range(seats):
        then = server.get(f"{made.path}/positions/{middle}?seat={seat}", made.watch).json()
        assert then["view"] == record.replay(middle).view(seat)
        assert then["events"][0]["decision"] == record.decisions[middle - 1][1]
    log = server.get(f"{made.path}/log", made.tokens[1]).json()["entries"]
    assert [entry["decision"] for entry in log[1:]] == [text for _, text in record.decisions]


def test_updates_carry_patches_that_lead_to_the_view(server: Server) -> None:
    made = server.new_table(seats="hhrr")

    async def play() -> None:
        async with await made.sit(0) as one, await made.sit(1) as other:
            await asyncio.gather(
                play_on(one, random.Random(1), lambda: one.seq > 60),
                play_on(other, random.Random(2), lambda: one.seq > 60),
            )
            seq, view = one.seq, one.view
            then = server.get(f"{made.path}/positions/{seq}", made.tokens[0]).json()
            assert view == then["view"]
            assert one.bytes_received < seq * 4000, "an update should be much smaller than a view"

    run(play())


def test_a_question_keeps_its_number_while_others_choose_at_the_same_time(server: Server) -> None:
    made = server.new_table()

    async def play() -> None:
        clients = [await made.sit(seat) for seat in range(4)]
        assert [client.question for client in clients] == [0, 0, 0, 0]
        await asyncio.gather(*(client.decide(client.legal[0]) for client in clients))
        await asyncio.gather(*(client.until(lambda c=client: c.seq == 4) for client in clients))
        assert all(client.question is not None and client.question == 4 for client in clients)
        for client in clients:
            await client.close()

    run(play())


def test_a_lost_connection_catches_up_by_seq(server: Server) -> None:
    made = server.new_table(seats="hhrr")

    async def play() -> None:
        async with await made.sit(0) as one, await made.sit(1) as other:
            await one.decide(one.legal[0])
            seen = one.seq
            assert one._socket is not None
            one._socket.transport.abort()
            await other.decide(other.legal[0])
            await one.until(lambda: one.seq > seen and one.question is not None)
            assert [entry["seq"] for entry in one.log] == list(range(one.seq + 1))
            await one.decide(one.legal[0])

    run(play())


def test_a_repeated_decision_is_answered_like_the_first_and_a_late_one_is_refused(server: Server) -> None:
    made = server.new_table()

    async def play() -> None:
        async with await made.sit(0) as table:
            message = {"seat": 0, "question": table.question, "decision": table.legal[0]}
            first = await table._ask("decide", **message)
            again = await table._ask("decide", **message)
            assert first["seq"] == again["seq"] == 1
            with pytest.raises(Exception, match="no longer asked") as refusal:
                await table._ask("decide", **{**message, "decision": "pass"})
            assert refusal.value.key == "late"
            with pytest.raises(Exception, match="no longer asked"):
                await table._ask("decide", **{**message, "question": 99})
        assert server.get(made.path).json()["seq"] == 1

    run(play())


def test_what_is_refused_names_the_rule_and_changes_nothing(server: Server) -> None:
    made = server.new_table()

    async def play() -> None:
        async with await made.sit(0) as table:
            refusal = await table.why_not("invade leader gimle")
            assert refusal is not None and refusal["rule"].startswith("BR-") and refusal["reason"]
            assert await table.why_not(table.legal[0]) is None
            with pytest.raises(Exception, match=r"\(BR-") as refused:
                await table.decide("invade leader gimle")
            assert refused.value.rule == refusal["rule"] and refused.value.key == refusal["key"]
            result = await table.inspect("gimle")
            assert isinstance(result, dict) and result
            assert await table.hint() in table.legal
        assert server.get(made.path).json()["seq"] == 0

    run(play())


@pytest.mark.parametrize("game", ["blood_rage", "yggdrasil"])
def test_a_hint_compares_the_chances_with_the_next_best(server: Server, game: str) -> None:
    made = server.new_table(game, "hgg")

    async def play() -> None:
        async with await made.sit(0) as table:
            told = await table._ask("hint")
            reason = told["reason"]
            assert {told["decision"], reason["next"]} <= set(table.legal) and told["decision"] != reason["next"]
            assert 0 <= reason["chance"] <= 1 and 0 <= reason["next_chance"] <= 1

    run(play())
