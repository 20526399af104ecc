"""Positions that somebody sets up to try something: what can be done in them, and what happens then.

Nothing is kept: each request brings the position, as text or as its table, and what was decided since. Whoever brings a
position knows all of it, so that every seat's view is his to look at.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ragnatafl.core import contract, position_text
from ragnatafl.core.begin import POSITION, try_out
from ragnatafl.core.errors import NotationError, RagnataflError

from .answers import Answer, services_of
from .api_games import known_game
from .api_tables import LONGEST_POSITION
from .errors import ServerError
from .history import GameHistory, Row, common_part
from .limits import LOADING, pay_for_loading
from .messages import Arranged, PublicSeat, Refusal

router = APIRouter(prefix="/api/positions", tags=["positions"])

MOST_STEPS = 400
TRIED = 64
"""How many positions that can be played on are remembered."""


class Step(BaseModel):
    """A decision that was taken since."""

    model_config = ConfigDict(extra="forbid")
    seat: Annotated[int, Field(ge=0, lt=8)]
    decision: Annotated[str, Field(max_length=200)]


class Setup(BaseModel):
    """A position, as text or as its table, the decisions since, and whose view of it is wanted: else that of the first
    seat that is asked."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=40)]
    text: Annotated[str, Field(max_length=LONGEST_POSITION)] | None = None
    table: dict[str, Any] = Field(default_factory=dict)
    steps: Annotated[list[Step], Field(max_length=MOST_STEPS)] = []
    seat: Annotated[int, Field(ge=0, lt=8)] | None = None
    about: Annotated[str, Field(max_length=400)] = ""
    """What is asked about: a thing, or a decision that cannot be taken."""


@router.post("")
async def look(asked: Setup, request: Request) -> Answer:
    """What the position looks like, what led to it, and what can be done."""
    return Answer(arranged(await history_of(asked, request), asked.seat))


@router.post("/inspect")
async def inspect(asked: Setup, request: Request) -> Answer:
    """What makes up a thing, or what a decision would change (`after ...`)."""
    history = await history_of(asked, request)
    try:
        return Answer({"result": history.state.inspect(viewer_of(history, asked.seat), asked.about)})
    except NotationError as error:
        raise ServerError("malformed", str(error)) from None


@router.post("/why")
async def why(asked: Setup, request: Request) -> Answer:
    """Why a decision cannot be taken; null if it can."""
    history = await history_of(asked, request)
    found = history.state.why_not(viewer_of(history, asked.seat), asked.about)
    return Answer({"refusal": None if found is None else told(found)})


def told(refusal: contract.Refusal) -> Refusal:
    """As other languages say it."""
    return {"reason": refusal.reason, "rule": refusal.rule, "key": refusal.key, "args": dict(refusal.args)}


async def history_of(asked: Setup, request: Request) -> GameHistory:
    """The game from the position on; raises ServerError with the sentence of what cannot be."""
    game = known_game(asked.game)
    pay_for_loading(LOADING + len(asked.steps))
    try:
        services_of(request).settings.check_positions({POSITION: {}})
        table = asked.table if asked.text is None else position_text.loads(asked.text, asked.game)[1]
        seats = await asyncio.to_thread(seats_of, game.name, orjson.dumps(table))
        history = GameHistory(game, seats, 0, {POSITION: table})
        await history.carry_out_all(Row(step.seat, step.decision) for step in asked.steps)
    except RagnataflError as error:
        why = {} if error.refusal is None else {"refusal": told(error.refusal)}
        raise ServerError("options", str(error), **why) from None
    except (RecursionError, orjson.JSONEncodeError):
        raise ServerError("options", "A position is a table of plain values, and not nested deeply.") from None
    return history


@lru_cache(maxsize=TRIED)
def seats_of(game: str, table: bytes) -> int:
    """For how many a position is that can be played on; raises ScenarioError."""
    state = known_game(game).position(orjson.loads(table))
    try_out(state)
    return state.seats


def viewer_of(history: GameHistory, asked: int | None) -> int:
    if asked is not None and asked < history.seats:
        return asked
    return history.state.waiting[0] if history.state.waiting else 0


def arranged(history: GameHistory, asked: int | None) -> Arranged:
    game, state, seat = history.game, history.state, viewer_of(history, asked)
    table = game.describe(state)
    return {
        **common_part(history.seq, state),
        "game": game.name,
        "seats": [sitter(number, code) for number, code in enumerate(history.codes)],
        "table": table,
        "text": position_text.written({"game": game.name, **position_text.versions(game), **table}),
        "seat": seat,
        "view": state.view(seat),
        "events": history.log(seat, open_book=True),
        "offers": history.offers(seat),
        "question": history.questions[seat],
        "undo": False,
    }


def sitter(seat: int, code: str) -> PublicSeat:
    return {"seat": seat, "code": code, "name": "", "kind": "human", "bot": None, "online": True, "devices": 0}
