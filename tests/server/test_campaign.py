"""The campaign at the web table: the same campaign as in a file, game by game."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from ragnatafl.core.record import Record
from ragnatafl.games.yggdrasil.campaign.campaign import Campaign

from .servers import MadeTable, Server, play_on, run


def begun(server: Server, **more: Any) -> tuple[str, str, dict[str, Any]]:
    answer = server.post("/api/campaigns", {"gods": ["thor", "freyia", "odin"], "seed": 7, **more})
    assert answer.status_code == 201, answer.text
    found = answer.json()
    return f"/api/campaigns/{found['campaign']}", found["token"], found


def play_next(server: Server, path: str, token: str) -> MadeTable:
    """The next game, one seat at random and two bots, to its end."""
    seats = [{"kind": "human", "claim": True}, {"kind": "bot"}, {"kind": "bot"}]
    answer = server.post(f"{path}/next", {"seats": seats}, token)
    assert answer.status_code == 201, answer.text
    made = MadeTable(server, answer.json())

    async def play() -> None:
        async with await made.sit(0) as table:
            await play_on(table, random.Random(1))

    run(play())
    return made


def test_a_saga_is_played_booked_and_its_experience_spent(server: Server, tmp_path: Path) -> None:
    path, token, found = begun(server)
    assert found["won"] == 0 and found["next_saga"] == 1 and found["under_way"] is None and found["games"] == []
    early = server.post(f"{path}/spend", {"god": "thor", "row": "elves"}, token)
    assert early.status_code == 409 and "YG-20.6" in early.json()["message"]

    made = play_next(server, path, token)
    told = server.get(path, token).json()
    assert told["under_way"] is None and told["games"][0]["table"] == made.id
    assert told["games"][0]["result"] in ("won", "lost")
    xp = told["sheets"]["thor"]["xp"]
    assert xp > 0

    row, price = min(
        ((row, price) for row, price in told["sheets"]["thor"]["next_prices"].items() if price and row != "kin"),
        key=lambda one: one[1],
    )
    linked = {} if row in ("elves", "vanir_dice", "god_faces", "vanir_faces") else {"linked": "odin"}
    bought = server.post(f"{path}/spend", {"god": "thor", "row": row, **linked}, token)
    if price <= xp:
        assert bought.json()["sheets"]["thor"]["xp"] == xp - price and bought.json()["games"][0]["bought"]
    else:
        assert bought.status_code == 409
    while server.post(f"{path}/spend/undo", None, token).status_code == 200:
        pass
    assert server.get(path, token).json()["sheets"] == told["sheets"], "All that was bought is given back."
    assert server.post(f"{path}/spend", {"auto": True}, token).status_code == 200
    assert server.post(f"{path}/spend", {"god": "loki", "row": "elves"}, token).status_code == 409

    # the same game in a campaign file gives the same sheets
    campaign = Campaign.new(tmp_path / "same.campaign", 3, ["thor", "freyia", "odin"], None, 7)
    record = campaign.next_record()
    played = Record.loads(server.get(f"{made.path}/record", made.tokens[0]).text)
    assert (played.seed, played.options) == (record.seed, record.options)
    campaign.finish(played)
    assert {god: sheet.xp for god, sheet in campaign.sheets.items()} == {
        god: sheet["xp"] for god, sheet in told["sheets"].items()
    }

    again = server.post(f"{path}/next", {"seats": [{"kind": "human", "claim": True}] * 3}, token).json()
    assert again["saga"] == told["next_saga"]
    under_way = server.get(path, token).json()
    assert under_way["under_way"] == again["table"]
    twice = server.post(f"{path}/next", {"seats": [{"kind": "human", "claim": True}] * 3}, token)
    assert twice.status_code == 409 and twice.json()["args"]["table"] == again["table"]
    assert server.get(f"/api/tables/{again['table']}").json()["campaign"] == found["campaign"]


def test_only_the_campaigns_token_opens_it(server: Server) -> None:
    path, token, _ = begun(server)
    assert server.get(path).status_code == 401
    assert server.get(path, token[:-1] + ("_" if token[-1] != "_" else "-")).status_code == 401
    assert server.post(f"{path}/next", {"seats": [{}] * 3}).status_code == 401
    assert server.post(f"{path}/spend", {"auto": True}, "x").status_code == 401
    assert server.post(f"{path}/next", {"seats": [{}]}, token).json()["error"] == "options"
    assert server.post(f"{path}/spend", {}, token).json()["error"] == "malformed"
    assert server.post("/api/campaigns", {"gods": ["loki"]}).json()["error"] == "options"
    assert server.post("/api/campaigns", {"seats": 9}).json()["error"] == "malformed"


def test_two_who_begin_the_next_game_at_once_get_one_table(server: Server) -> None:
    path, token, _ = begun(server)

    async def both() -> list[int]:
        asked = (asyncio.to_thread(server.post, f"{path}/next", {"seats": [{}] * 3}, token) for _ in range(2))
        return [answer.status_code for answer in await asyncio.gather(*asked)]

    assert sorted(run(both())) == [201, 409]
    assert len(server.get(path, token).json()["games"]) == 1


def test_a_campaign_survives_a_restart(own_server: Any) -> None:
    running = own_server("--bot-pace", "0")
    path, token, _ = begun(running)
    play_next(running, path, token)
    before = running.get(path, token).json()
    running.stop()
    running.restart()
    assert running.get(path, token).json() == before


def test_wrong_tokens_of_a_campaign_are_counted(own_server: Any) -> None:
    running = own_server()
    name = running.post("/api/campaigns", {"seats": 2}).json()["campaign"]
    codes = [running.get(f"/api/campaigns/{name}", "wrong").status_code]
    while codes[-1] == 401 and len(codes) < 200:
        codes.append(running.get(f"/api/campaigns/{name}", "wrong").status_code)
    assert codes[0] == 401 and codes[-1] == 429
