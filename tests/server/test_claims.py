"""A seat is claimed once and then belongs to whoever claimed it; everybody sees how many devices hold it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

import ragnatafl as rt
from ragnatafl.client import TableClient, TableError, join
from ragnatafl.server import claims, models
from ragnatafl.server.claims import MOST_DEVICES
from ragnatafl.server.errors import ServerError
from ragnatafl.server.history import GameHistory
from ragnatafl.server.limits import Limits
from ragnatafl.server.seats import Seat
from ragnatafl.server.security import token_hash
from ragnatafl.server.store import Store
from ragnatafl.server.table import Table

from .servers import MadeTable, Server, hello, next_of, run


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def claim_of(made: MadeTable, seat: int, secret: str | None = None) -> dict[str, str]:
    return {"invitation": made.invitations[seat], "secret": secret or new_secret()}


@contextlib.asynccontextmanager
async def knock(made: MadeTable, *tokens: str, **more: Any) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """A socket that has said hello, and what it was answered."""
    async with made.raw(max_size=None) as socket:
        await hello(socket, *tokens, **more)
        yield socket, await next_of(socket, "welcome", "error")


async def refused(made: MadeTable, *tokens: str, **more: Any) -> str:
    """The code with which a hello is turned away."""
    async with knock(made, *tokens, **more) as (socket, answer):
        await socket.wait_closed()
        assert socket.close_code == 4401, answer
        return str(answer["error"])


async def again(made: MadeTable, table: TableClient, seat: int | None = None) -> str:
    """The link to a seat by a new invitation."""
    return f"{made.server.address}/t/{made.id}#i={await table.invite(seat)}"


def counts(table: TableClient) -> list[int]:
    return [seat["devices"] for seat in table.seats]


# Claiming


def test_an_invitation_is_good_for_one_claim(server: Server) -> None:
    made = server.new_table(seats="hir")
    assert [bool(one) for one in made.tokens] == [True, False, False]
    assert [bool(one) for one in made.invitations] == [False, True, False]

    async def come() -> None:
        async with await made.sit(0) as maker:
            assert counts(maker) == [1, 0, 0]
            async with await made.sit(1) as guest:
                assert guest.you == [1] and guest.legal
                await maker.until(lambda: counts(maker) == [1, 1, 0])
                assert maker.seats[1]["online"]
                with pytest.raises(TableError, match=r"This invitation has been used\."):
                    await made.sit(1)
                assert await refused(made, claims=[claim_of(made, 1)]) == "used"
                await guest.decide(guest.legal[0])
            async with await join(guest.link) as back:
                assert back.you == [1] and counts(back) == [1, 1, 0]

    run(come())


def test_of_two_who_claim_at_once_exactly_one_gets_the_seat(server: Server) -> None:
    async def race() -> None:
        for _ in range(50):
            made = server.new_table(seats="hi")
            found = await asyncio.gather(made.sit(1), made.sit(1), return_exceptions=True)
            winners = [one for one in found if isinstance(one, TableClient)]
            (loser,) = [one for one in found if isinstance(one, TableError)]
            assert loser.code == "used" and len(winners) == 1 and counts(winners[0]) == [1, 1]
            await winners[0].close()

    run(race())


def test_two_processes_cannot_give_one_invitation_to_two(tmp_path: Path) -> None:
    """Both hold the table in their memory and believe it open; the database decides."""
    history = GameHistory(rt.game("blood_rage"), 2, 7, {})
    game = history.game
    row = {"game": game.name, "rules": str(game.rules_version), "content": game.content_hash, "seed": "7"}
    row |= {"options": "{}", "watch_hash": "", "created": 1, "touched": 1}

    async def race() -> None:
        stores = [Store(str(tmp_path / "tables.db")) for _ in range(2)]
        for store in stores:
            await store.open()
        for number in range(50):
            name, invitation = f"table{number}", new_secret()
            place = {"seat": 0, "code": "wolf", "name": "", "kind": "human", "bot": None}
            place |= {"table_id": name, "invitation_hash": token_hash(invitation)}
            await stores[0].write((models.tables.insert(), row | {"id": name}), (models.seats.insert(), place))
            seats = [Seat(0, "wolf", "", "human", None, token_hash(invitation)) for _ in stores]
            tables = [Table(name, history, [seat], "", store) for seat, store in zip(seats, stores, strict=True)]
            asked = [claims.claim(table, invitation, new_secret()) for table in tables]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert sorted(one.code if isinstance(one, ServerError) else str(one) for one in found) == ["0", "used"]
            assert [table.stale for table in tables] == [one != 0 for one in found]
            held = await stores[0].rows(models.devices.select().where(models.devices.c.table_id == name))
            assert len(held) == 1
        for store in stores:
            await store.close()

    run(race())


def test_a_claim_whose_answer_was_lost_is_answered_again(server: Server) -> None:
    made = server.new_table(seats="hi")
    claim = claim_of(made, 1)

    async def lose_and_repeat() -> None:
        async with made.raw() as socket:
            await hello(socket, claims=[claim])
        for _ in range(3):
            async with knock(made, claims=[claim]) as (_, welcome):
                assert welcome["claims"] == [{"seat": 1, "held": False}] and welcome["you"] == [1]
                assert [seat["devices"] for seat in welcome["seats"]] == [1, 1]
        async with knock(made, claim["secret"]) as (_, welcome):
            assert welcome["you"] == [1] and welcome["claims"] == []

    run(lose_and_repeat())


def test_one_device_claims_several_seats_and_is_told_which_it_did_not_get(server: Server) -> None:
    made = server.new_table(seats="iiih")

    async def claim_all() -> None:
        async with await made.sit(2):
            pass
        asked = [claim_of(made, seat) for seat in (0, 1, 2)]
        async with knock(made, claims=asked) as (_, welcome):
            assert welcome["you"] == [0, 1]
            assert [one.get("seat", one.get("error")) for one in welcome["claims"]] == [0, 1, "used"]

    run(claim_all())


def test_who_is_sent_a_devices_secret_takes_the_seat_from_the_sender(server: Server) -> None:
    """A maker might send his own secret instead of an invitation, to share the seat unseen."""
    made = server.new_table(seats="hh")
    claim = {"invitation": made.tokens[1], "secret": new_secret()}

    async def take() -> None:
        async with await made.sit(0) as other:
            sender = await made.sit(1)
            for _ in range(2):
                async with knock(made, claims=[claim]) as (_, welcome):
                    assert welcome["claims"] == [{"seat": 1, "held": True}] and welcome["you"] == [1]
            with pytest.raises(TableError, match="dropped"):
                await sender.until(lambda: False)
            await other.until(lambda: counts(other) == [1, 1])
            assert await refused(made, made.tokens[1]) == "dropped"
            assert await refused(made, claims=[claim | {"secret": new_secret()}]) == "used"
            await sender.close()

    run(take())


def test_a_claim_needs_a_secret_that_nobody_else_knows(server: Server) -> None:
    made = server.new_table(seats="hi")

    async def try_all() -> None:
        for secret in (made.invitations[1], "short", "x" * 65, None, 7, ["x" * 30]):
            async with made.raw() as socket:
                await hello(socket, claims=[{"invitation": made.invitations[1], "secret": secret}])
                assert (await next_of(socket, "error", "welcome"))["error"] == "malformed"
        for nonsense in ("x", [claim_of(made, 1)] * 9):
            async with made.raw() as socket:
                await hello(socket, claims=nonsense)
                assert (await next_of(socket, "error", "welcome"))["error"] == "malformed"
        async with await made.sit(1) as guest:
            assert guest.you == [1]

    run(try_all())


# Secrets


def test_the_maker_cannot_look_into_a_claimed_seat(server: Server) -> None:
    """By no secret that he ever had, on no way there is."""
    made = server.new_table(seats="hirr")

    async def look() -> None:
        async with await made.sit(1) as guest, await made.sit(0) as maker:
            await guest.decide(guest.legal[0])
            hand = guest.view["clan_sheets"][1]["hand"]
            assert hand and maker.view["clan_sheets"][1]["hand"] is None
            for token in (made.tokens[0], made.maker, made.invitations[1], made.watch):
                for path in ("log?seat=1", "positions/1?seat=1", "record"):
                    answer = server.get(f"{made.path}/{path}", token)
                    assert answer.status_code in (401, 403, 409), (path, answer.text)
            for token in (made.maker, made.invitations[1]):
                assert server.get(f"{made.path}/log", token).status_code == 401
                assert await refused(made, token) == "token"
            await ask_for_the_seat(made)

    async def ask_for_the_seat(made: MadeTable) -> None:
        every = (made.tokens[0], made.maker, made.watch, made.invitations[1])
        kinds = ("decide", "undo", "why", "inspect", "hint", "show", "name", "chat", "invite", "devices", "drop")
        asked = [{"type": kind} for kind in kinds]
        asked += [{"type": "seat", "kind": "human"}, {"type": "seat", "kind": "bot"}]
        async with knock(made, *every, claims=[claim_of(made, 1)]) as (socket, welcome):
            assert welcome["you"] == [0] and welcome["maker"] and welcome["claims"][0]["error"] == "used"
            await next_of(socket, "state")
            for message in asked:
                more = {"seat": 1, "decision": "pass", "thing": "gimle", "name": "x", "text": "x", "question": 0}
                await socket.send(json.dumps({**more, **message, "id": 5}))
                assert (await next_of(socket, "error", "state", "invitation"))["error"] == "seat", message

    run(look())


def test_only_hashes_are_stored_and_nothing_is_logged(own_server: Any) -> None:
    running = own_server("--log-format", "json")
    made = running.new_table(seats="hi")

    async def sit() -> list[str]:
        async with await made.sit(1) as guest:
            return [*guest.tokens, await guest.invite()]

    told = [*run(sit()), made.tokens[0], made.invitations[1], made.maker, made.watch]
    running.stop()
    folder = Path(running.database).parent
    kept = b"".join(file.read_bytes() for file in folder.glob("tables.db*")) + "".join(running.printed).encode()
    assert token_hash(told[0]).encode() in kept
    assert not [secret for secret in told if secret.encode() in kept]


def test_wrong_and_spent_invitations_are_counted_like_wrong_tokens(own_server: Any) -> None:
    running = own_server()
    made = running.new_table(seats="hi")
    most = int(Limits.KINDS["token"][0])

    async def guess() -> None:
        async with await made.sit(1):
            pass
        asked = [{"invitation": new_secret(), "secret": new_secret()}, claim_of(made, 1)]
        codes: list[str] = []
        for number in range(most + 10):
            async with knock(made, claims=[asked[number % 2]]) as (_, answer):
                codes.append(answer["error"])
        assert codes[:2] == ["token", "used"] and codes[-1] == "flood"

    run(guess())


# Other devices


def test_a_seats_owner_goes_on_with_another_device_and_everybody_sees_it(server: Server) -> None:
    made = server.new_table(seats="hi")

    async def add() -> None:
        async with await made.sit(0) as maker, await made.sit(1) as guest, await made.look_on() as spectator:
            first = await again(made, guest)
            link = await again(made, guest)
            with pytest.raises(TableError, match="newer one"):
                await join(first)
            async with await join(link) as phone:
                assert phone.you == [1] and phone.view == guest.view
                for table in (maker, guest, phone, spectator):
                    await table.until(lambda table=table: counts(table) == [1, 2])
                assert [one["here"] for one in await guest.devices()] == [True, False]
                assert [one["here"] for one in await phone.devices()] == [False, True]
            assert server.get(made.path).json()["seats"][1]["devices"] == 2

    run(add())


def test_a_dropped_device_is_out_at_once_and_for_good(server: Server) -> None:
    made = server.new_table(seats="hi")

    async def drop() -> None:
        async with await made.sit(1) as guest, await made.sit(0) as maker:
            phone = await join(await again(made, guest))
            leftover = await again(made, phone)
            assert [one["here"] for one in await guest.drop()] == [True]
            with pytest.raises(TableError, match="dropped from its seat"):
                await phone.until(lambda: False)
            assert await refused(made, phone.tokens[0]) == "dropped"
            assert server.get(f"{made.path}/log", phone.tokens[0]).status_code == 401
            with pytest.raises(TableError, match="newer one"):
                await join(leftover)
            await maker.until(lambda: counts(maker) == [1, 1])
            await phone.close()

    run(drop())


def test_one_device_is_dropped_by_its_name_and_none_drops_itself(server: Server) -> None:
    """Nobody can look into a seat and leave it as if he had not been there."""
    made = server.new_table(seats="hi")

    async def drop() -> None:
        async with await made.sit(1) as guest:
            phone, tablet = [await join(await again(made, guest)) for _ in range(2)]
            own, first, second = [one["device"] for one in await guest.devices()]
            with pytest.raises(TableError, match="No other device"):
                await guest.drop(own)
            assert [one["device"] for one in await guest.drop(first)] == [own, second]
            with pytest.raises(TableError, match="dropped"):
                await phone.until(lambda: False)
            assert [one["device"] for one in await tablet.devices()] == [own, second]
            assert [one["device"] for one in await tablet.drop()] == [second]
            await phone.close()
            await tablet.close()

    run(drop())


def test_who_loses_one_of_two_seats_keeps_the_other(server: Server) -> None:
    made = server.new_table(seats="hi")

    async def drop() -> None:
        async with await made.sit(1) as guest:
            both = await join(await again(made, guest), [made.tokens[0]])
            assert both.you == [0, 1]
            await guest.drop()
            await both.until(lambda: both.you == [0])
            await both.close()

    run(drop())


def test_a_seat_has_room_for_a_few_devices(server: Server) -> None:
    made = server.new_table(seats="hi")

    async def fill() -> None:
        async with await made.sit(1) as guest:
            for _ in range(MOST_DEVICES - 1):
                await (await join(await again(made, guest))).close()
            with pytest.raises(TableError, match="drop one first"):
                await guest.invite()
            assert len(await guest.drop()) == 1
            assert await guest.invite()

    run(fill())


def test_who_holds_a_seat_survives_a_restart(own_server: Any) -> None:
    running = own_server()
    made = running.new_table(seats="hii")

    async def before() -> tuple[str, str, str]:
        async with await made.sit(1) as guest:
            phone = await join(await again(made, guest))
            gone = await join(await again(made, guest))
            await guest.drop((await gone.devices())[-1]["device"])
            invitation = await guest.invite()
            await phone.close()
            await gone.close()
            return guest.link, gone.tokens[0], invitation

    own, gone, invitation = run(before())
    running.stop()
    running.restart()

    async def after() -> None:
        assert await refused(made, claims=[claim_of(made, 1)]) == "used"
        assert await refused(made, gone) == "dropped"
        async with await join(own) as guest:
            assert counts(guest) == [1, 2, 0]
            async with knock(made, claims=[{"invitation": invitation, "secret": new_secret()}]) as (_, welcome):
                assert welcome["you"] == [1]
            async with await made.sit(2) as friend:
                assert counts(friend) == [1, 3, 1]

    run(after())


# Open seats


def test_the_maker_renews_the_invitation_to_an_open_seat_and_no_other(server: Server) -> None:
    made = server.new_table(seats="hiir")

    async def renew() -> None:
        async with await join(made.link(0), [made.maker]) as maker:
            link = await again(made, maker, 1)
            assert await refused(made, claims=[claim_of(made, 1)]) == "token"
            async with await join(link) as guest:
                assert guest.you == [1]
                with pytest.raises(TableError, match="Only who holds"):
                    await guest.invite(2)
            for seat in (1, 3):
                with pytest.raises(TableError, match="Only who holds"):
                    await maker.invite(seat)

    run(renew())


def test_the_maker_puts_a_bot_on_an_open_seat_and_the_guest_takes_it_back(own_server: Any) -> None:
    running = own_server("--leave-after", "3600", "--bot-pace", "0")
    made = running.new_table(seats="hii")

    async def replace() -> None:
        async with await made.sit(0) as player:
            with pytest.raises(TableError, match="Only who holds"):
                await player._ask("seat", seat=1, kind="bot")
        async with await join(made.link(0), [made.maker]) as maker:
            await maker.send({"type": "seat", "seat": 1, "kind": "bot", "bot": "random"})
            await maker.until(lambda: maker.seats[1]["kind"] == "bot")
            assert maker.seats[1]["bot"] == "jarl" and counts(maker) == [1, 0, 0]
            async with await made.sit(1) as guest:
                await guest.send({"type": "seat", "seat": 1, "kind": "human"})
                await guest.until(lambda: guest.seats[1]["kind"] == "human")
                await maker.until(lambda: counts(maker) == [1, 1, 0])
            with pytest.raises(TableError, match="Only who holds"):
                await maker._ask("seat", seat=1, kind="bot")

    run(replace())


@pytest.mark.parametrize(("seats", "bot"), [("hh", "jarl"), ("hhr", "random"), ("hhrg", "greedy")])
def test_an_opponent_does_not_choose_the_bot_for_a_left_seat(server: Server, seats: str, bot: str) -> None:
    """It is as good as the best that the table was given, else the best there is; a weak one that the opponent puts on
    his own seat changes nothing."""
    made = server.new_table(seats=seats)

    async def leave() -> None:
        async with await made.sit(1) as other:
            await other.send({"type": "seat", "seat": 1, "kind": "bot", "bot": "random"})
            await other.until(lambda: other.seats[1]["bot"] == "random")
            await other.send({"type": "seat", "seat": 0, "kind": "bot", "bot": "random"})
            await other.until(lambda: other.seats[0]["kind"] == "bot")
            assert other.seats[0]["bot"] == bot
        async with await made.sit(0) as back:
            await back.send({"type": "seat", "seat": 0, "kind": "bot", "bot": "random"})
            await back.until(lambda: back.seats[0]["bot"] == "random")

    run(leave())
