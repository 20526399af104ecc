"""Bots of the host's own: programs in any language that `serve --bot` names (docs/bot-protocol.md).

Only the command line names a program; a browser chooses among their names. One that ends, answers what is no answer,
or takes too long loses its seat: the table reads why, and the game's usual bot goes on.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import orjson

from ragnatafl.bots import bot_names, check_partner, factory, offered, usual_bot
from ragnatafl.bots.program import RUN, Lost, Program, ProgramBot, labelled, with_time
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import Rng

from . import models
from .notices import said
from .seats import Seat
from .store import now

if TYPE_CHECKING:
    from ragnatafl.core.contract import View

    from .settings import Settings
    from .table import Table

MOST = 16
"""Programs that run at once, in one process of the server; one that waits for its turn is ended for another."""
NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}")

Place = tuple[str, int, str]
"""A table, a seat, and the bot on it."""
Found = TypeVar("Found")

logger = logging.getLogger("ragnatafl.programs")


@dataclass(frozen=True)
class HostBot:
    """A program that the host has named, the seconds it has for a decision, and the games that it says it plays."""

    name: str
    command: str
    seconds: float | None
    games: tuple[str, ...]


def host_bots(texts: Iterable[str]) -> tuple[HostBot, ...]:
    """The bots of the command line, each tried once; raises OptionError."""
    found: dict[str, HostBot] = {}
    for text in texts:
        one = host_bot(text)
        if one.name in found:
            raise OptionError(f'Two bots are called "{one.name}".')
        found[one.name] = one
    return tuple(found.values())


def host_bot(text: str) -> HostBot:
    name, rest = labelled(text.strip())
    if not NAME.fullmatch(name) or not rest.startswith(RUN):
        raise OptionError(
            f'A bot is named as raider={RUN}node raider.mjs@0.5 (small letters, a program, seconds), not "{text}".'
        )
    if any(name in bot_names(game) for game in registry.names()):
        raise OptionError(f'There is a bot "{name}" already; give this one another name.')
    command, seconds = with_time(rest.removeprefix(RUN))
    return HostBot(name, command, seconds, games_of(command))


def games_of(command: str) -> tuple[str, ...]:
    """The games for which a program gets ready; raises OptionError if it does for none."""
    played, refusal = [], OptionError(f'The program "{command}" plays no game.')
    for game in registry.names():
        try:
            ProgramBot(registry.game(game), Program(command)).close()
        except OptionError as error:
            refusal = error
        else:
            played.append(game)
    if not played:
        raise refusal
    return tuple(played)


class Programs:
    """The programs at the tables of this process. Each has one seat of one game; it is started when it is asked."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known = {one.name: one for one in settings.bots}
        self.running: set[Program] = set()
        self._resting: OrderedDict[Place, ProgramBot] = OrderedDict()
        """Those that wait for their turn, the one that waits longest first."""
        self._room = asyncio.Semaphore(settings.bot_workers)
        self._threads = ThreadPoolExecutor(settings.bot_workers, "program")
        self._closed = False

    # Which there are

    def plays(self, name: str, game: str) -> bool:
        return name in self.known and game in self.known[name].games

    def offered(self, game: str) -> list[str]:
        """The bots that a form offers, the strongest last: how strong the host's own are, nobody knows."""
        return [*(name for name in self.known if self.plays(name, game)), *offered(game)]

    def check(self, game: str, name: str, people: bool = True) -> None:
        """Raises OptionError for a bot that cannot sit at a table, with people or without."""
        if not self.plays(name, game):
            (check_partner if people else factory)(game, name)

    # Asking

    async def choose(self, place: Place, game: str, view: View, legal: list[int], seed: int) -> int:
        """An action from `legal`; raises Lost. Waiting for its turn costs a program no time."""
        if len(legal) == 1:
            return legal[0]
        async with self._room:
            one = self.known[place[2]]
            player = self._resting.pop(place, None) or await self._started(one, game)
            budget = one.seconds or self.settings.bot_budget
            try:
                action = await self._aside(lambda: player.answer(view, legal, Rng(seed), budget))
            except BaseException:
                self._end(player)
                raise
            self._rest(place, player)
            return action

    async def _started(self, one: HostBot, game: str) -> ProgramBot:
        while len(self.running) >= MOST and self._resting:
            self._dismiss(self._resting.popitem(last=False)[1])
        try:
            return await self._aside(lambda: self._start(one, game))
        except OptionError as error:
            raise Lost(str(error), "start") from None

    def _start(self, one: HostBot, game: str) -> ProgramBot:
        program = Program(one.command)
        self.running.add(program)
        if self._closed:
            self.close()
        try:
            return ProgramBot(registry.game(game), program)
        except OptionError:
            self.running.discard(program)
            raise

    async def _aside(self, work: Callable[[], Found]) -> Found:
        """In a thread, which only waits for the program's answer."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    # Ending

    def _rest(self, place: Place, player: ProgramBot) -> None:
        if place in self._resting:  # the table was loaded anew, and has asked another one meanwhile
            self._dismiss(player)
        else:
            self._resting[place] = player

    def _end(self, player: ProgramBot) -> None:
        self.running.discard(player.program)
        player.program.end()

    def _dismiss(self, player: ProgramBot) -> None:
        """Says good-bye, beside whatever else is done."""
        self.running.discard(player.program)
        self._threads.submit(player.close)

    def leave(self, table: str) -> None:
        """The game is over."""
        for place in [one for one in self._resting if one[0] == table]:
            self._dismiss(self._resting.pop(place))

    def close(self) -> None:
        """Ends all, also those that think or are just beginning."""
        self._closed = True
        for program in list(self.running):
            program.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


# At the table


def check_here(programs: Programs, game: str, name: str) -> None:
    """Raises Lost for a bot that this server has not: it was started without it, or never had it."""
    if name not in bot_names(game) and not programs.plays(name, game):
        raise Lost("this server does not have it", "gone")


async def lose_seat(table: Table, seat: Seat, lost: Lost) -> None:
    """The game's usual bot takes the seat, and the table reads why; raises ServerError if that cannot be stored."""
    logger.warning("a bot has lost its seat", extra={"table": table.id, "bot": seat.bot, "why": str(lost)})
    args, heir, held = {"bot": seat.bot, **lost.facts}, usual_bot(table.history.game.name), models.seats
    told: Any = {"text": orjson.dumps(args).decode(), "at": now(), "seq": table.history.seq, "key": lost.key}
    await table.write(
        (held.update().where(held.c.table_id == table.id, held.c.seat == seat.seat).values(bot=heir), {}),
        (models.chats.insert(), {"table_id": table.id, "seat": seat.seat, **told}),
    )
    seat.bot = heir
    table.tell_seats()
    table.tell(said(seat.seat, **told))
