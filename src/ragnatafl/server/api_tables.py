"""Tables over HTTP: making one, its summary, its record, its log, and how it looked before."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ragnatafl.core import position_text
from ragnatafl.core.begin import POSITION
from ragnatafl.core.errors import RagnataflError

from . import stored
from .answers import Answer, address_of, services_of, token_of
from .claims import Keys
from .errors import ServerError
from .history import GameHistory, common_part
from .messages import EndedTable, LogPage, MadeSeat, MadeTable, Position, TableSummary
from .seats import is_alone, opened_by
from .security import opens
from .stored import Stored
from .table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"])


LONGEST_POSITION = 40_000


class SeatRequest(BaseModel):
    """Who is to sit on a seat."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["human", "bot"] = "human"
    name: Annotated[str, Field(max_length=200)] = ""
    bot: Annotated[str, Field(max_length=40)] | None = None
    """The strongest there is, if a bot is to sit there and none is named."""
    claim: bool = False
    """Whether the maker takes this seat himself; else it waits for whoever claims its invitation."""


class NewTable(BaseModel):
    """A table to be made: the seats in order; options as the game has them; a seed to deal a certain game, the name of
    a finished table whose deal is played again, or the text of a position to begin with."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    deal_of: Annotated[str, Field(max_length=16)] | None = None
    position: Annotated[str, Field(max_length=LONGEST_POSITION)] | None = None
    free_undo: bool = False
    """Whether everything can be taken back; for one person among bots."""


@router.post("", status_code=201)
async def make(asked: NewTable, request: Request) -> Answer:
    """A new table. The tokens are told here and never again: only their hashes are kept."""
    await services_of(request).quotas.table(address_of(request))
    seat_requests = [one.model_dump() for one in asked.seats]
    seed = asked.seed if asked.deal_of is None else await seed_of(asked.deal_of, request)
    table, keys = await services_of(request).open_tables.make(
        asked.game, wanted_options(asked), seat_requests, seed, free_undo=asked.free_undo
    )
    return Answer(made(table, keys), status_code=201)


async def seed_of(table: str, request: Request) -> int:
    """By which a finished table was dealt, for who sat at it; the new one says that its deal was chosen."""
    found = await services_of(request).open_tables.look(table)
    viewer_of(found, request, None)
    if not found.over:
        raise ServerError("not_over", "The deal of a game is secret until it is over.")
    return found.history.seed


def wanted_options(asked: NewTable) -> dict[str, Any]:
    """A position is the one option of a table that begins with it."""
    if asked.position is None:
        return asked.options
    try:
        game, found = position_text.loads(asked.position, asked.game)
    except RagnataflError as error:
        raise ServerError("options", str(error)) from None
    if game.name != asked.game:
        raise ServerError("options", f"The position is one of {game.title}.")
    return {**asked.options, POSITION: found}


def made(table: Table, keys: Keys) -> MadeTable:
    seats: list[MadeSeat] = [
        {
            "seat": seat.seat,
            "code": seat.code,
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "token": keys.tokens[seat.seat],
            "invitation": keys.invitations[seat.seat],
        }
        for seat in table.seats
    ]
    return {"table": table.id, "seats": seats, "watch": keys.watch, "maker": keys.maker}


@router.get("/{table}")
async def summary(table: str, request: Request) -> Answer:
    """What everybody may know of a table."""
    found = await services_of(request).open_tables.look(table)
    history = found.history
    told: TableSummary = {**found.facts(), **common_part(history.seq, history.state)}
    return Answer(told)


def viewer_of(table: Table | Stored, request: Request, asked: int | None) -> int | None:
    """The seat whose view a token opens, None for a spectator; when the game is over, any seat that is asked for."""
    token = token_of(request)
    own = list(opened_by(table.seats, [token]))
    if not own and not opens(token, table.watch_hash):
        sentence = "This needs the token of a seat of this table, or its watch token."
        raise services_of(request).limits.wrong_token(address_of(request), sentence)
    if asked is None:
        return own[0] if own else None
    if not 0 <= asked < len(table.seats):
        raise ServerError("seat", "There is no such seat at this table.")
    if asked not in own and not table.over:
        raise ServerError("seat", "Other seats can be looked at when the game is over.")
    return asked


@router.get("/{table}/record")
async def record(table: str, request: Request) -> Response:
    """The record (*.tafl) of a finished game, or of a frozen table that was ended."""
    open_tables = services_of(request).open_tables
    found = await open_tables.frozen(table) or await open_tables.look(table)
    viewer_of(found, request, None)
    if not found.over:
        raise ServerError("not_over", "The record holds all secrets; it can be read when the game is over.")
    text = found.record()
    headers = {"content-disposition": f'attachment; filename="{text.game_name}-{table}.tafl"'}
    return Response(text.dumps(), media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/{table}/position")
async def position_as_text(table: str, request: Request, seq: int | None = None) -> Response:
    """The whole position as text: when the game is over, or for one who chose the deal and plays alone."""
    found = await services_of(request).open_tables.look(table)
    viewer_of(found, request, None)
    if not knows_all(found, token_of(request)):
        sentence = "The position holds all secrets; it can be read when the game is over, or alone with a chosen deal."
        raise ServerError("not_over", sentence)
    return await text_of(found.history, seq)


def knows_all(table: Table, token: object) -> bool:
    """Whether nothing is secret from the holder of a seat: its deal was chosen, and nobody else was ever invited."""
    own = opened_by(table.seats, [token])
    return table.over or (table.seeded and bool(own) and is_alone(table.seats, own))


async def text_of(history: GameHistory, seq: int | None) -> Response:
    if seq is not None and not 0 <= seq <= history.seq:
        raise ServerError("no_position", f"There are positions from 0 to {history.seq}.", last=history.seq)
    state = history.state if seq is None else await history.position(seq)
    return Response(position_text.dumps(history.game, state), media_type="text/plain; charset=utf-8")


@router.post("/{table}/end")
async def end(table: str, request: Request) -> Answer:
    """End a frozen table for a seat. When all who hold seats have, its record can be read and it never goes on."""
    services = services_of(request)
    found = await services.open_tables.frozen(table)
    if found is None:
        raise ServerError("not_now", "This table can go on; only one that is frozen is ended.")
    seat = viewer_of(found, request, None)
    if seat is None:
        raise ServerError("seat", "Only who holds a seat can end a table.")
    found = await stored.end(services.store, table, seat)
    ended: EndedTable = {"record": found.over, "ended": found.ended, "seats": found.humans}
    return Answer(ended)


@router.get("/{table}/log")
async def log(table: str, request: Request, seat: int | None = None) -> Answer:
    """Every line of the log, as this seat may read it."""
    found = await services_of(request).open_tables.look(table)
    viewer = viewer_of(found, request, seat)
    told: LogPage = {"seat": viewer, "entries": found.history.log(viewer, open_book=found.over)}
    return Answer(told)


@router.get("/{table}/positions/{seq}")
async def position(table: str, seq: int, request: Request, seat: int | None = None) -> Answer:
    """How the table looked to this seat after so many rows."""
    found = await services_of(request).open_tables.look(table)
    viewer = viewer_of(found, request, seat)
    return Answer(await position_of(found.history, seq, viewer, found.over))


async def position_of(history: GameHistory, seq: int, viewer: int | None, open_book: bool) -> Position:
    if not 0 <= seq <= history.seq:
        raise ServerError("no_position", f"There are positions from 0 to {history.seq}.", last=history.seq)
    state = await history.position(seq)
    return {
        **common_part(seq, state),
        "seat": viewer,
        "view": state.view(viewer),
        "events": [history.line_of(history.entries[seq], viewer, open_book)],
        "offers": [],
        "question": None,
        "undo": False,
    }
