"""One table: its history, its seats, and the people who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, Protocol

import orjson

from ragnatafl.core import registry
from ragnatafl.core.begin import public_options
from ragnatafl.core.contract import View
from ragnatafl.core.deal import commitment
from ragnatafl.core.errors import IllegalAction, NotationError
from ragnatafl.core.record import Record
from ragnatafl.core.team import answers_for

from .errors import ServerError
from .history import FAR_BACK, Entry, GameHistory, common_part
from .messages import (
    Common,
    FromServer,
    LogLine,
    PublicSeat,
    Refusal,
    Situation,
    StateMessage,
    TableFacts,
    UpdateMessage,
)
from .models import tables
from .origins import note, origin_of
from .patches import Differences, Patch
from .seats import Seat, is_alone, players_of
from .store import Change, Conflict, Store, now


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
        self.fields: Refusal = {"reason": reason, "rule": rule, "key": key, "args": args or {}}


class Table:
    """All changes pass through `lock`, one after the other; nothing is changed before it is stored."""

    def __init__(self, table_id: str, history: GameHistory, seats: list[Seat], watch_hash: str, store: Store) -> None:
        self.id = table_id
        self.history = history
        self.seats = seats
        self.watch_hash = watch_hash
        self.maker_hash: str | None = None
        """Of the token by which whoever made the table invites to its open seats; tables from before have none."""
        self.team_verbs = registry.manifest(history.game.name).team_verbs
        self.store = store
        self.owner = store.owner
        """The worker that has loaded it; one that comes after cannot store anything for it."""
        self.campaign: str | None = None
        self.origin: str | None = None
        """The replay that it was played on from, and after which decision."""
        self.free_undo = False
        """Whether its one person may take everything back."""
        self.seeded = False
        """Whether whoever made the table chose the seed, and so may know every card."""
        self.noted = False
        """Whether the database knows that the game is over."""
        self.touched = 0
        """When somebody last sat down, as far as the database knows; milliseconds."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.coming = 0
        """How many are just sitting down."""
        self.stale = False
        """Set when the database may hold something else than the memory; it is then loaded anew."""
        self.when_stale: Callable[[Table], None] = lambda _: None
        self.when_played: Callable[[Table], None] = lambda _: None
        self._views: dict[int | None, View] = {}
        """The views that watchers have: always of the present position, `_viewed`."""
        self._viewed = history.state

    @contextmanager
    def somebody_comes(self) -> Iterator[None]:
        """The table is not let go meanwhile."""
        self.coming += 1
        try:
            yield
        finally:
            self.coming -= 1

    @property
    def over(self) -> bool:
        return self.history.state.over

    # Deciding

    def answers_for(self, seat: int) -> int:
        """Who answers what this seat is asked: a person, where a bot is asked for the team (core/team.py)."""
        history = self.history
        people = [one.seat for one in self.seats if one.kind != "bot"]
        return answers_for(history.game, self.team_verbs, seat, history.legal_actions(seat), people)

    def asked_as(self, seat: int) -> int:
        """The seat whose question this one answers: its own, or that of a bot that is asked for the team."""
        asked = [one for one in self.history.state.waiting if self.answers_for(one) == seat]
        return seat if seat in asked or not asked else asked[0]

    async def decide(self, seat: int, question: object, text: object) -> int:
        """Take a decision and store it; gives its seq. A repeated one is answered like the first. Raises Refused."""
        if not isinstance(text, str) or not text:
            raise Refused("A decision is a text in notation.", key="malformed")
        async with self.lock:
            self.check_fresh()
            seat = self.asked_as(seat)
            if question != self.history.questions[seat] or self.history.questions[seat] is None:
                return self.repeated(seat, question, text)
            try:
                notation, after = self.history.try_decision(seat, text)
            except (IllegalAction, NotationError) as error:
                refusal = self.why_not(seat, text)
                raise refusal if refusal is not None else Refused(str(error), key="notation") from None
            await self._stored(seat, notation)
            entry = self.history.decide(seat, notation, after)
            self.publish(entry)
            if after.over:
                await self.finished()
            return entry.seq

    def repeated(self, seat: int, question: object, text: str) -> int:
        """The seq of a decision that is told once more, as after a lost connection. Raises Refused."""
        bots = [one.seat for one in self.seats if self.team_verbs and one.kind == "bot"]
        for earlier in (self.history.answered[one] for one in (seat, *bots)):
            if earlier is not None and question == earlier[0] and self.means(text, earlier[1]):
                return earlier[2]
        raise Refused("That question is no longer asked.", key="late")

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why this is not possible now; key and arguments let the client say it in its own language."""
        refusal = self.history.state.why_not(self.asked_as(seat), text)
        if refusal is None:
            return None
        return Refused(refusal.reason, refusal.rule, refusal.key, dict(refusal.args))

    def means(self, text: str, notation: str) -> bool:
        return " ".join(text.split()).lower() == notation

    async def undo(self, seat: int) -> int:
        """Take the seat's last decision back, if the law allows it. Raises Refused."""
        async with self.lock:
            self.check_fresh()
            if self.free_undo:
                return await self._undo_freely(seat)
            seat = self.asked_as(seat)
            if not self.history.acted_last(seat):
                raise Refused("Only your own last decision can be taken back, until somebody else acts.", key="undo")
            if self.history.undoable != seat:
                raise Refused("Something hidden was shown or something random happened since.", key="undo_shown")
            await self._stored(seat, None)
            entry = self.history.take_back(seat)
            self.publish(entry)
            return entry.seq

    async def _undo_freely(self, seat: int) -> int:
        """Back to before this seat's last decision, whatever happened since."""
        count = self.since_own(seat)
        if not count:
            raise Refused("There is no decision of this seat to take back.", key="undo")
        await self._stored(seat, f"{FAR_BACK}{count}")
        entry = self.history.go_far_back(seat, count)
        self.publish(entry)
        return entry.seq

    def since_own(self, seat: int) -> int:
        """How many decisions stand from this person's last one on; 0 if there is none, or the game is over. What a bot
        was asked for the team, the person has answered."""
        if self.over:
            return 0
        for count, (number, notation) in enumerate(reversed(self.history.line), 1):
            if number == seat or notation.split()[0] in self.team_verbs:
                return count
        return 0

    def may_undo(self, viewer: int, asked: int) -> bool:
        return self.since_own(viewer) > 0 if self.free_undo else self.history.undoable == asked

    def check_free_undo(self) -> None:
        """Raises ServerError unless one person sits here, and bots."""
        people = [seat.seat for seat in self.seats if seat.kind != "bot"]
        if len(people) != 1 or self.campaign is not None or not is_alone(self.seats, people):
            raise ServerError("options", "Everything can be taken back where one person sits among bots alone.")

    async def allow_free_undo(self) -> None:
        """From now on everything can be taken back; raises ServerError."""
        self.check_free_undo()
        await self.write((tables.update().where(tables.c.id == self.id).values(free_undo=True), {}))
        self.free_undo = True
        for watcher in self.watchers:
            watcher.send(self.state_message(watcher.viewer, self.history.seq))

    async def _stored(self, seat: int, notation: str | None) -> None:
        try:
            await self.store.append(self.id, self.history.seq + 1, seat, notation, self.owner)
        except Conflict:
            self.mark_stale()
            raise Refused("Another decision was stored first.", key="late") from None
        except (ServerError, asyncio.CancelledError):
            self.mark_stale()
            raise

    async def write(self, *changes: Change) -> None:
        """Store something about this table; raises Conflict or ServerError."""
        await self.store.write(*changes, owner=self.owner)

    def mark_stale(self) -> None:
        if not self.stale:
            self.stale = True
            self.when_stale(self)

    def leave(self, code: int, reason: str) -> None:
        """Nothing more happens here; everybody may come again and find the table elsewhere."""
        self.stale = True
        for watcher in list(self.watchers):
            watcher.close(code, reason)

    async def finished(self) -> None:
        """The result stands in the table's row, so that lists need not play the game again."""
        record = self.record()
        change = tables.update().where(tables.c.id == self.id).values(result=record.result, touched=now())
        try:
            await self.write((change, {}))
        except (ServerError, Conflict):
            pass  # the decision itself is stored, and the result follows from the decisions

    def check_fresh(self) -> None:
        if self.stale:
            raise ServerError("storage", "The table is being loaded anew; try again in a moment.")

    # Telling

    def publish(self, entry: Entry) -> None:
        """Tell everybody what changed, each as much as his seat may see; each view is computed once."""
        known, self._views = self._views, self.views_now({watcher.viewer for watcher in self.watchers})
        common, texts = self.common_part(), {}
        for viewer, patch in self.differences(known).items():
            events = [self.history.line_of(entry, viewer, self.over)]
            update: UpdateMessage = {"type": "update", **self.situation(common, viewer, events), "patch": patch}
            texts[viewer] = orjson.dumps(update)
        for watcher in self.watchers:
            watcher.send(texts[watcher.viewer])
        self.when_played(self)

    def differences(self, known: dict[int | None, View]) -> dict[int | None, Patch]:
        differences = Differences()
        return {viewer: differences.between(known[viewer], view) for viewer, view in self._views.items()}

    def views_now(self, viewers: Collection[int | None]) -> dict[int | None, View]:
        """What these see now; what has not changed since the views they have is taken from those."""
        before, self._viewed = self._viewed, self.history.state
        found = self._viewed.views(list(viewers), before, [self._views[viewer] for viewer in viewers])
        return dict(zip(viewers, found, strict=True))

    def state_message(self, viewer: int | None, since: int = -1) -> bytes:
        """The whole view for somebody who has just come; from now on the differences are to this one."""
        if viewer not in self._views:
            self._views[viewer] = self.history.state.view(viewer)
        events = self.history.log(viewer, since, self.over)
        common = self.common_part()
        state: StateMessage = {
            "type": "state",
            **self.situation(common, viewer, events),
            "view": self._views[viewer],
        }
        return orjson.dumps(state)

    def situation(self, common: Common, viewer: int | None, events: list[LogLine]) -> Situation:
        """This position with what the seat may see and do."""
        if viewer is None:
            return {**common, "seat": None, "offers": [], "question": None, "events": events, "undo": False}
        history, asked = self.history, self.asked_as(viewer)
        offers, question, undo = history.offers(asked), history.questions[asked], self.may_undo(viewer, asked)
        return {**common, "seat": viewer, "offers": offers, "question": question, "events": events, "undo": undo}

    def common_part(self) -> Common:
        """What a message about this position says to everybody: whoever answers for another is waited for."""
        common = common_part(self.history.seq, self.history.state)
        return {**common, "waiting": sorted({self.answers_for(seat) for seat in common["waiting"]})}

    def tell_questions(self) -> None:
        """Who sits here has changed: if one may now be asked what another was, everybody hears the question again."""
        if self.team_verbs:
            for watcher in self.watchers:
                watcher.send(self.state_message(watcher.viewer, self.history.seq))

    def tell(self, message: FromServer) -> None:
        text = orjson.dumps(message)
        for watcher in self.watchers:
            watcher.send(text)

    def tell_seats(self) -> None:
        self.tell({"type": "seats", "seats": self.public_seats()})

    def public_seats(self) -> list[PublicSeat]:
        return [seat.public() for seat in self.seats]

    def facts(self) -> TableFacts:
        """What everybody may know of the table."""
        return {
            "table": self.id,
            "game": self.history.game.name,
            "options": public_options(self.history.options),
            "seats": self.public_seats(),
            "seq": self.history.seq,
            "campaign": self.campaign,
            "seeded": self.seeded,
            "commitment": self.commitment,
            "origin": origin_of(self.origin),
            "free_undo": self.free_undo,
        }

    # The record

    def record(self) -> Record:
        history = self.history
        game = history.game
        record = Record(
            game.name,
            history.seats,
            history.seed,
            history.options,
            history.codes,
            players_of(self.seats),
            history.line,
            rules=str(game.rules_version),
            content=game.content_hash,
        )
        if not self.seeded:
            record.commit()
        note(record, self.origin, self.free_undo)
        record.finish(history.state)
        return record

    @cached_property
    def commitment(self) -> str | None:
        """The hash that fixes the deal from the beginning on; None where somebody chose it."""
        game, history = self.history.game, self.history
        setup = (game.name, str(game.rules_version), game.content_hash, history.seats, history.options, history.seed)
        return None if self.seeded else commitment(*setup)
