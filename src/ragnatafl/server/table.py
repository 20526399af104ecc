"""One table: its course, its seats, and the people who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import orjson

from ragnatafl.core.contract import View
from ragnatafl.core.errors import IllegalAction, NotationError
from ragnatafl.core.record import Record

from .course import Course, Entry
from .errors import ServerError
from .models import tables
from .patches import Differences
from .seats import Seat, players_of
from .store import Conflict, Store, now


class Watcher(Protocol):
    """A socket at the table. `viewer` is the seat on its screen, None for a spectator's view."""

    viewer: int | None
    unsent: list[bytes]

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Refused(Exception):
    """A decision that is not taken: the fields of the answer."""

    def __init__(self, reason: str, rule: str = "", key: str = "", args: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.fields: dict[str, Any] = {"reason": reason, "rule": rule, "key": key, "args": args or {}}


class Table:
    """All changes pass through `lock`, one after the other; nothing is changed before it is stored."""

    def __init__(self, table_id: str, course: Course, seats: list[Seat], watch_hash: str, store: Store) -> None:
        self.id = table_id
        self.course = course
        self.seats = seats
        self.watch_hash = watch_hash
        self.maker_hash: str | None = None
        """Of the token by which whoever made the table invites to its open seats; tables from before have none."""
        self.store = store
        self.campaign: str | None = None
        self.seeded = False
        """Whether whoever made the table chose the seed, and so may know every card."""
        self.touched = 0
        """When somebody last sat down, as far as the database knows; milliseconds."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.stale = False
        """Set when the database may hold something else than the memory; the hall then loads the table anew."""
        self.when_stale: Callable[[Table], None] = lambda _: None
        self._views: dict[int | None, View] = {}
        """The views that watchers have: always of the present position."""

    @property
    def over(self) -> bool:
        return self.course.state.over

    # Deciding

    async def decide(self, seat: int, question: object, text: object) -> int:
        """Take a decision and store it; gives its seq. A repeated one is answered like the first. Raises Refused."""
        if not isinstance(text, str) or not text:
            raise Refused("A decision is a text in notation.", key="malformed")
        async with self.lock:
            self.check_fresh()
            earlier = self.course.answered[seat]
            if question != self.course.questions[seat] or self.course.questions[seat] is None:
                if earlier is not None and question == earlier[0] and self.means(text, earlier[1]):
                    return earlier[2]
                raise Refused("That question is no longer asked.", key="late")
            try:
                notation, after = self.course.tried(seat, text)
            except (IllegalAction, NotationError) as error:
                refusal = self.why_not(seat, text)
                raise refusal if refusal is not None else Refused(str(error), key="notation") from None
            await self._stored(seat, notation)
            entry = self.course.decide(seat, notation, after)
            self.publish(entry)
            if after.over:
                await self.finished()
            return entry.seq

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why this is not possible now; key and arguments let the client say it in its own language."""
        refusal = self.course.state.why_not(seat, text)
        if refusal is None:
            return None
        return Refused(refusal.reason, refusal.rule, refusal.key, dict(refusal.args))

    def means(self, text: str, notation: str) -> bool:
        return " ".join(text.split()).lower() == notation

    async def undo(self, seat: int) -> int:
        """Take the seat's last decision back, if the law allows it. Raises Refused."""
        async with self.lock:
            self.check_fresh()
            if not self.course.acted_last(seat):
                raise Refused("Only your own last decision can be taken back, until somebody else acts.", key="undo")
            if self.course.undoable != seat:
                raise Refused("Something hidden was shown or something random happened since.", key="undo_shown")
            await self._stored(seat, None)
            entry = self.course.take_back(seat)
            self.publish(entry)
            return entry.seq

    async def _stored(self, seat: int, notation: str | None) -> None:
        try:
            await asyncio.shield(self.store.append(self.id, self.course.seq + 1, seat, notation))
        except Conflict:
            self.doubt()
            raise Refused("Another decision was stored first.", key="late") from None
        except (ServerError, asyncio.CancelledError):
            self.doubt()
            raise

    def doubt(self) -> None:
        self.stale = True
        self.when_stale(self)

    async def finished(self) -> None:
        """The result stands in the table's row, so that lists need not play the game again."""
        record = self.record()
        change = tables.update().where(tables.c.id == self.id).values(result=record.result, touched=now())
        try:
            await self.store.write((change, {}))
        except (ServerError, Conflict):
            pass  # the decision itself is stored, and the result follows from the decisions

    def check_fresh(self) -> None:
        if self.stale:
            raise ServerError("storage", "The table is being loaded anew; try again in a moment.")

    # Telling

    def publish(self, entry: Entry) -> None:
        """Tell everybody what changed, each as much as his seat may see; each view is computed once."""
        viewers = list({watcher.viewer for watcher in self.watchers})
        views = dict(zip(viewers, self.course.state.views(viewers), strict=True))
        differences = Differences()
        for viewer, view in views.items():
            patch = differences.between(self._views[viewer], view)
            message = self.message("update", viewer, [self.course.line_of(entry, viewer, self.over)], patch=patch)
            for watcher in self.watchers:
                if watcher.viewer == viewer:
                    watcher.send(message)
        self._views = views

    def state_message(self, viewer: int | None, since: int = -1) -> bytes:
        """The whole view for somebody who has just come; from now on the differences are to this one."""
        if viewer not in self._views:
            self._views[viewer] = self.course.state.view(viewer)
        return self.message("state", viewer, self.course.log(viewer, since, self.over), view=self._views[viewer])

    def message(self, kind: str, viewer: int | None, events: list[dict[str, Any]], **more: Any) -> bytes:
        course = self.course
        return orjson.dumps(
            {
                "type": kind,
                "seq": course.seq,
                "seat": viewer,
                **more,
                "legal": course.legal_texts(viewer) if viewer is not None else [],
                "question": course.questions[viewer] if viewer is not None else None,
                "waiting": course.state.waiting,
                "events": events,
                "over": self.over,
                "outcome": course.outcome(),
                "undo": viewer is not None and course.undoable == viewer,
            }
        )

    def tell(self, message: dict[str, Any]) -> None:
        text = orjson.dumps(message)
        for watcher in self.watchers:
            watcher.send(text)

    def tell_seats(self) -> None:
        self.tell({"type": "seats", "seats": self.public_seats()})

    def public_seats(self) -> list[dict[str, Any]]:
        return [seat.public() for seat in self.seats]

    # The record

    def record(self) -> Record:
        course = self.course
        game = course.game
        record = Record(
            game.name,
            course.seats,
            course.seed,
            course.options,
            course.codes,
            players_of(self.seats),
            course.line,
            rules=str(game.rules_version),
            content=game.content_hash,
        )
        record.finish(course.state)
        return record
