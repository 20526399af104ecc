"""The Ragnarök campaign of Yggdrasil (YG-20) in the database: the same text as a campaign file, and its games' records.

Who holds the campaign's token begins games and spends experience. A game of the campaign is a table like any other;
its result is booked as soon as somebody looks at the campaign after its end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast
from weakref import WeakValueDictionary

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Executable, select

from ragnatafl.core.content import parsed_toml
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.record import UNFINISHED, Record
from ragnatafl.server import models
from ragnatafl.server.answers import Answer, address_of, services_of, token_of
from ragnatafl.server.api_tables import SeatRequest, made
from ragnatafl.server.errors import ServerError
from ragnatafl.server.parts import Part, part_of
from ragnatafl.server.security import is_id, new_id, new_token, opens, token_hash
from ragnatafl.server.store import MUST_CHANGE, Change, Conflict, now

from ..manifest import MANIFEST
from ..telling.shape import CampaignSummary, MadeCampaign
from .campaign import Campaign, CampaignError
from .experience import ROWS

if TYPE_CHECKING:
    from ragnatafl.server.limits import Limits
    from ragnatafl.server.open_tables import OpenTables
    from ragnatafl.server.store import Store

router = APIRouter(prefix="/api/campaigns", tags=["campaigns"])

God = Annotated[str, Field(max_length=40)]


class StoredCampaign(Campaign):
    """A campaign whose text and records are in the database; it writes no files."""

    def save(self) -> None:
        """Whoever changes the campaign stores its text."""

    def book(self, record: Record, won: bool) -> None:
        """YG-20.6: the result of the game under way, and the experience it gives."""
        game = self.under_way
        assert game is not None
        self.check_record(game, record)
        game.result = "won" if won else "lost"
        self.gain(game)


def read(text: str, records: Mapping[str, str]) -> StoredCampaign:
    return StoredCampaign.read(Path("campaign"), parsed_toml(text, "campaign", CampaignError), records)


class Open:
    """A campaign taken from the database, and what is needed to put it back."""

    def __init__(self, campaign_id: str, campaign: StoredCampaign, version: int, tables: dict[str, str]) -> None:
        self.id = campaign_id
        self.campaign = campaign
        self.version = version
        self.tables = tables
        """Names of records -> their tables."""
        self.frozen: str | None = None
        """Why the game under way cannot go on."""

    def change(self) -> Change:
        """Its text, unless somebody else has changed it meanwhile."""
        held = models.campaigns
        values = {"text": self.campaign.dumps(), "version": self.version + 1}
        statement = held.update().where(held.c.id == self.id, held.c.version == self.version).values(**values)
        return statement.execution_options(**MUST_CHANGE), {}

    def summary(self) -> CampaignSummary:
        campaign, players = self.campaign, len(self.campaign.gods)
        under_way = campaign.under_way
        return {
            "campaign": self.id,
            "gods": campaign.gods,
            "supporting": campaign.supporting,
            "seeded": campaign.seed is not None,
            "won": campaign.won,
            "next_saga": campaign.next_saga,
            "under_way": self.tables[under_way.record] if under_way is not None else None,
            "frozen": self.frozen,
            "games": [
                {
                    "saga": game.saga,
                    "result": game.result,
                    "bought": game.bought,
                    "table": self.tables.get(game.record),
                }
                for game in campaign.games
            ],
            "sheets": {
                god: {
                    "xp": sheet.xp,
                    **sheet.boxes,
                    **sheet.linked,
                    "next_prices": {row: sheet.price(row, players) for row in ROWS},
                }
                for god, sheet in campaign.sheets.items()
            },
        }


class Campaigns:
    def __init__(self, store: Store, open_tables: OpenTables, limits: Limits) -> None:
        self.store = store
        self.open_tables = open_tables
        self.limits = limits
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, name: str) -> asyncio.Lock:
        """One change of a campaign at a time."""
        return self._locks.setdefault(name, asyncio.Lock())

    async def make(
        self, seats: int, gods: list[str] | None, supporting: list[str] | None, seed: int | None
    ) -> MadeCampaign:
        try:
            campaign = StoredCampaign.new("campaign", seats, gods, supporting, seed)
        except RagnataflError as error:
            raise ServerError("options", str(error)) from None
        assert isinstance(campaign, StoredCampaign)
        token, name = new_token(), new_id()
        row = {"id": name, "text": campaign.dumps(), "token_hash": token_hash(token), "version": 0, "created": now()}
        await self.store.write((models.campaigns.insert(), row))
        return {**Open(name, campaign, 0, {}).summary(), "token": token}

    async def open(self, name: str, token: str | None, address: str) -> Open:
        """The campaign with all results booked; raises ServerError."""
        while True:
            found = await self._read(name, token, address)
            try:
                await self.book(found)
            except Conflict:
                continue  # another worker has booked it meanwhile
            return found

    async def _read(self, name: str, token: str | None, address: str) -> Open:
        query = select(models.campaigns).where(models.campaigns.c.id == name)
        row = await self.store.row(query) if is_id(name) else None
        if row is None:
            raise ServerError("no_campaign", "There is no campaign of this name.")
        if not opens(token, row.token_hash):
            raise self.limits.wrong_token(address, "This needs the campaign's token.")
        held = models.campaign_records
        rows = await self.store.rows(select(held).where(held.c.campaign == name))
        try:
            campaign = await asyncio.to_thread(read, row.text, {one.name: one.record for one in rows})
        except (RagnataflError, KeyError) as error:
            raise ServerError("frozen", f"This campaign cannot be gone on with: {error}") from None
        return Open(name, campaign, row.version, {one.name: one.table_id for one in rows})

    async def book(self, found: Open) -> None:
        game = found.campaign.under_way
        if game is None:
            return
        table_id, held = found.tables[game.record], models.campaign_records
        kept = held.c.campaign == found.id, held.c.name == game.record
        frozen = await self.open_tables.frozen(table_id)
        if frozen is not None and not frozen.over:
            found.frozen = frozen.why_frozen() or "The game under way is damaged and cannot go on."
            return
        record = (frozen or await self.open_tables.look(table_id)).record()
        if record.result != UNFINISHED:
            found.campaign.book(record, record.result.startswith("won"))
            await self.book_as(found, held.update().where(*kept).values(record=record.dumps()))
        elif frozen is not None:  # the table was ended: its saga is begun anew
            found.campaign.games.pop()
            await self.book_as(found, held.delete().where(*kept))
            del found.tables[game.record]

    async def book_as(self, found: Open, change: Executable) -> None:
        """Raises Conflict if another worker was first."""
        await self.store.write(found.change(), (change, {}))
        found.version += 1

    async def write(self, found: Open) -> None:
        try:
            await self.store.write(found.change())
        except Conflict:
            raise ServerError("not_now", "Somebody else has just changed the campaign; look again.") from None
        found.version += 1

    async def next_table(self, found: Open, seat_requests: list[dict[str, Any]]) -> dict[str, Any]:
        """Begin the next saga's game; its table and tokens."""
        campaign = found.campaign
        if campaign.under_way is not None:
            table_id = found.tables[campaign.under_way.record]
            raise ServerError("not_now", "A game of the campaign is under way.", table=table_id)
        if len(seat_requests) != len(campaign.gods):
            raise ServerError("options", f"The campaign has {len(campaign.gods)} seats: {', '.join(campaign.gods)}.")
        try:
            game = campaign.next_game()
        except RagnataflError as error:
            raise ServerError("not_now", str(error)) from None
        options = campaign.options(game.saga)
        record = campaign.new_record(game)
        campaign.games.append(game)

        def also(table_id: str) -> list[Change]:
            values = {"campaign": found.id, "name": game.record, "table_id": table_id, "record": record.dumps()}
            return [found.change(), (models.campaign_records.insert(), values)]

        try:
            table, keys = await self.open_tables.make(
                MANIFEST.name, options, seat_requests, game.seed, found.id, also, drawn=campaign.seed is None
            )
        except Conflict:
            raise ServerError("not_now", "Somebody else has just begun the next game; look again.") from None
        return {**made(table, keys), "saga": game.saga}


PART = Part("campaigns", router, lambda services: Campaigns(services.store, services.open_tables, services.limits))


def campaigns_of(request: Request) -> Campaigns:
    return cast(Campaigns, part_of(request, PART.name))


class NewCampaign(BaseModel):
    """The players' gods, or how many of them are to be drawn."""

    model_config = ConfigDict(extra="forbid")
    gods: Annotated[list[God], Field(min_length=1, max_length=5)] | None = None
    seats: Annotated[int, Field(ge=1, le=5)] | None = None
    supporting: Annotated[list[God], Field(max_length=5)] | None = None
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None


class NextGame(BaseModel):
    model_config = ConfigDict(extra="forbid")
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=5)]


class Purchase(BaseModel):
    """A box of a row on a god's sheet (a relation names the other god), or sensible purchases for all gods."""

    model_config = ConfigDict(extra="forbid")
    god: God | None = None
    row: Annotated[str, Field(max_length=40)] | None = None
    linked: God | None = None
    auto: Literal[True] | None = None


@router.post("", status_code=201)
async def make(asked: NewCampaign, request: Request) -> Answer:
    """A new campaign. Its token is told here and never again."""
    seats = asked.seats if asked.seats is not None else len(asked.gods) if asked.gods else MANIFEST.usual_seats
    await services_of(request).quotas.table(address_of(request))
    found = await campaigns_of(request).make(seats, asked.gods, asked.supporting or None, asked.seed)
    return Answer(found, status_code=201)


@router.get("/{campaign}")
async def look(campaign: str, request: Request) -> Answer:
    """What is won, the games with their tables, and the gods' sheets with the prices of their next boxes."""
    campaigns = campaigns_of(request)
    async with campaigns.lock(campaign):
        return Answer((await campaigns.open(campaign, token_of(request), address_of(request))).summary())


@router.post("/{campaign}/next", status_code=201)
async def begin(campaign: str, asked: NextGame, request: Request) -> Answer:
    """The next saga's table; the seats in the order of the campaign's gods."""
    campaigns = campaigns_of(request)
    async with campaigns.lock(campaign):
        found = await campaigns.open(campaign, token_of(request), address_of(request))
        await services_of(request).quotas.table(address_of(request))
        table = await campaigns.next_table(found, [one.model_dump() for one in asked.seats])
        return Answer(table, status_code=201)


@router.post("/{campaign}/spend/undo")
async def take_back(campaign: str, request: Request) -> Answer:
    """Give the last box back, until the next game begins."""
    campaigns = campaigns_of(request)
    async with campaigns.lock(campaign):
        found = await campaigns.open(campaign, token_of(request), address_of(request))
        try:
            found.campaign.take_back()
        except RagnataflError as error:
            raise ServerError("not_now", str(error)) from None
        await campaigns.write(found)
        return Answer(found.summary())


@router.post("/{campaign}/spend")
async def spend(campaign: str, asked: Purchase, request: Request) -> Answer:
    """Buy a box between two games."""
    campaigns = campaigns_of(request)
    if (asked.auto is None) == (asked.god is None or asked.row is None):
        raise ServerError("malformed", "Name a god and a row (and for a relation another god), or say auto.")
    async with campaigns.lock(campaign):
        found = await campaigns.open(campaign, token_of(request), address_of(request))
        try:
            if asked.god is not None and asked.row is not None:
                found.campaign.spend(asked.god, asked.row, asked.linked)
            else:
                found.campaign.spend_sensibly()
        except RagnataflError as error:
            raise ServerError("not_now", str(error)) from None
        await campaigns.write(found)
        return Answer(found.summary())
