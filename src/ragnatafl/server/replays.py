"""Replays: records (*.tafl) that somebody brought, to be stepped through by anybody who has the link."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from ragnatafl.bots import has_network
from ragnatafl.core import examples, registry
from ragnatafl.core.begin import public_options
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.record import Record, result_text

from . import models
from .answers import Answer, address_of, services_of
from .api_tables import position_of, text_of
from .course import course_of
from .errors import ServerError
from .history import GameHistory, Row
from .limits import LOADING, pay_for_loading
from .messages import LogPage, PublicSeat, ReplaySummary
from .security import LONGEST_NAME, is_id, new_id, plain
from .settings import Settings
from .store import Store, now

router = APIRouter(prefix="/api/replays", tags=["replays"])

KEPT = 32
MOST_DECISIONS = 20_000


class Replays:
    """The courses of records that were looked at lately."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._kept: OrderedDict[str, tuple[Record, GameHistory]] = OrderedDict()

    async def add(self, text: str) -> str:
        """Keep a record that replays with these rules; gives its name. Raises ServerError."""
        played = await self._played(text)
        name = new_id()
        row = {"id": name, "record": played[0].dumps(), "created": now()}
        await self.store.write((models.replays.insert(), row))
        self._keep(name, played)
        return name

    async def get(self, name: str) -> tuple[Record, GameHistory]:
        found = self._kept.get(name)
        if found is None:
            text = await self.text(name)
            try:
                found = await self._played(text, ours=name.startswith(examples.MARK))
            except ServerError as error:  # it was sound when it came, so that now the rules are others
                raise ServerError("old_record" if error.code == "record" else error.code, error.message) from None
        self._keep(name, found)
        return found

    async def text(self, name: str) -> str:
        """The record as it came, of whatever rules; the examples of the rules are always there."""
        if example := await asyncio.to_thread(examples.named, name):
            return examples.record_of(example).dumps()
        query = select(models.replays).where(models.replays.c.id == name)
        row = await self.store.row(query) if is_id(name) else None
        if row is None:
            raise ServerError("no_replay", "There is no replay of this name.")
        return str(row.record)

    def clear(self) -> None:
        """Forget the courses: some of their records are no longer kept."""
        self._kept.clear()

    def _keep(self, name: str, found: tuple[Record, GameHistory]) -> None:
        self._kept[name] = found
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _played(self, text: str, ours: bool = False) -> tuple[Record, GameHistory]:
        try:
            record = Record.loads(text)
            if len(record) > MOST_DECISIONS:
                raise ServerError("record", f"A record of more than {MOST_DECISIONS} decisions is not taken.")
            pay_for_loading(LOADING + len(record))
            record.check_versions()
            game = registry.game(record.game_name)
            if not ours:
                self.settings.check_positions(record.options)
            history = GameHistory(game, record.seats, record.seed, record.options)
            if history.codes != record.seat_names:
                raise ServerError("record", "The record names other seats than the game sets up.")
            await history.carry_out_all(Row(seat, notation) for seat, notation in record.decisions)
        except RagnataflError as error:
            raise ServerError("record", str(error)) from None
        except RecursionError:
            raise ServerError("record", "An option of the record is nested too deeply.") from None
        record.players = [plain(player, LONGEST_NAME) for player in record.players]
        record.result = result_text(record.seat_names, history.state)
        return record, history


@router.post("", status_code=201)
async def add(request: Request) -> Answer:
    """Keep a record; the body is its text."""
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ServerError("record", "A record is UTF-8 text.") from None
    await services_of(request).quotas.replay(address_of(request))
    return Answer({"replay": await services_of(request).replays.add(text)}, status_code=201)


@router.get("/{replay}")
async def summary(replay: str, request: Request) -> Answer:
    """What the record tells of its game."""
    record, history = await services_of(request).replays.get(replay)
    seats: list[PublicSeat] = [
        {"seat": seat, "code": code, "name": player, "kind": "human", "bot": None, "online": False, "devices": 0}
        for seat, (code, player) in enumerate(zip(record.seat_names, record.players, strict=True))
    ]
    example = examples.named(replay)
    told: ReplaySummary = {
        "replay": replay,
        "game": record.game_name,
        "options": public_options(record.options),
        "seats": seats,
        "seq": history.seq,
        "over": history.state.over,
        "outcome": history.state.outcome,
        "result": record.result,
        "example": example.title if example else "",
        "analysis": history.state.over and has_network(record.game_name),
    }
    return Answer(told)


@router.get("/{replay}/record")
async def record(replay: str, request: Request) -> Response:
    """The record itself (*.tafl), even where it can no longer be played again."""
    text = await services_of(request).replays.text(replay)
    headers = {"content-disposition": f'attachment; filename="{replay}.tafl"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def viewer_of(history: GameHistory, seat: int | None) -> int | None:
    if seat is not None and not 0 <= seat < history.seats:
        raise ServerError("seat", "There is no such seat in this record.")
    return seat


@router.get("/{replay}/log")
async def log(replay: str, request: Request, seat: int | None = None) -> Answer:
    """Every line of the log as a seat sees it, or a spectator."""
    _, history = await services_of(request).replays.get(replay)
    viewer = viewer_of(history, seat)
    told: LogPage = {"seat": viewer, "entries": history.log(viewer, open_book=True)}
    return Answer(told)


@router.get("/{replay}/course")
async def course(replay: str, request: Request) -> Answer:
    """The game at a glance: its curve, and where turns, scenes and chapters begin."""
    _, history = await services_of(request).replays.get(replay)
    return Answer(await course_of(history))


@router.get("/{replay}/positions/{seq}")
async def position(replay: str, seq: int, request: Request, seat: int | None = None) -> Answer:
    """The position after so many decisions as a seat sees it, or a spectator."""
    _, history = await services_of(request).replays.get(replay)
    return Answer(await position_of(history, seq, viewer_of(history, seat), True))


@router.get("/{replay}/position")
async def position_as_text(replay: str, request: Request, seq: int | None = None) -> Response:
    """The whole position after so many decisions as text; who has the link may read the record anyway."""
    _, history = await services_of(request).replays.get(replay)
    return await text_of(history, seq)
