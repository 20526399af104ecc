"""Playing on from a replay: a new table with the same deal and the decisions up to there, one person and bots.

Only from a replay: its record is an open book, so that nothing is learnt by it. What has been at a table is none before
the game is over, and then the table has a record.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ragnatafl.core import examples

from .answers import Answer, address_of, services_of
from .api_tables import made
from .errors import ServerError
from .history import Row
from .limits import pay_for_loading
from .origins import Beginning

router = APIRouter(prefix="/api/replays", tags=["replays"])


class PlayOn(BaseModel):
    """Where to play on, in which seat, and against which bot."""

    model_config = ConfigDict(extra="forbid")
    seq: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0, lt=8)]
    name: Annotated[str, Field(max_length=200)] = ""
    bot: Annotated[str, Field(max_length=40)] | None = None


@router.post("/{replay}/tables", status_code=201)
async def play_on(replay: str, asked: PlayOn, request: Request) -> Answer:
    """A new table that goes on from a position of a record."""
    services = services_of(request)
    record, history = await services.replays.get(replay)
    if asked.seat >= history.seats:
        raise ServerError("seat", "There is no such seat in this record.")
    if asked.seq > history.seq:
        raise ServerError("no_position", f"There are positions from 0 to {history.seq}.", last=history.seq)
    if (await history.position(asked.seq)).over:
        raise ServerError("not_now", "The game is over there; go back to play on.")
    await services.quotas.table(address_of(request))
    pay_for_loading(asked.seq)
    rows = tuple(Row(seat, notation) for seat, notation in record.decisions[: asked.seq])
    beginning = Beginning(rows, f"{replay} {asked.seq}", replay.startswith(examples.MARK))
    seats = [sitter(seat == asked.seat, asked) for seat in range(history.seats)]
    table, keys = await services.open_tables.make(
        record.game_name, record.options, seats, record.seed, beginning=beginning
    )
    return Answer(made(table, keys), status_code=201)


def sitter(mine: bool, asked: PlayOn) -> dict[str, object]:
    if mine:
        return {"kind": "human", "name": asked.name, "bot": None, "claim": True}
    return {"kind": "bot", "name": "", "bot": asked.bot, "claim": False}
