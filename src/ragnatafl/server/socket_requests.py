"""What a client may ask for on its socket after the hello (docs/protocol.md): one function for each type of message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ragnatafl.bots import best_bot
from ragnatafl.core.errors import NotationError, OptionError
from ragnatafl.core.rng import derived

from . import claims, models
from .errors import ServerError
from .messages import DeviceFacts, HintReason
from .notices import said
from .seats import Seat, substitute
from .security import LONGEST_CHAT, LONGEST_NAME, plain
from .store import now
from .table import Refused

if TYPE_CHECKING:
    from .sockets import Connection

Message = dict[str, Any]


def own_seat(connection: Connection, message: Message) -> int:
    seat = message.get("seat")
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in connection.mine:
        raise ServerError("seat", "This socket has no token for that seat.")
    return seat


def any_seat(connection: Connection, message: Message) -> Seat:
    number = message.get("seat")
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(connection.table.seats):
        raise ServerError("malformed", "There is no such seat.")
    return connection.table.seats[number]


def message_id(message: Message) -> str | int | None:
    found = message.get("id")
    return found if isinstance(found, str | int) and len(str(found)) <= 40 else None


async def decide(connection: Connection, message: Message) -> None:
    seat, name = own_seat(connection, message), message_id(message)
    if connection.table.seats[seat].kind == "bot":
        raise ServerError("not_now", "A bot plays this seat; take it back first.")
    try:
        seq = await connection.services.open_tables.decide(
            connection.table, seat, message.get("question"), message.get("decision")
        )
    except Refused as refusal:
        connection.say({"type": "refused", "id": name, **refusal.fields})
    else:
        connection.say({"type": "done", "id": name, "seq": seq})


async def undo(connection: Connection, message: Message) -> None:
    seat, name = own_seat(connection, message), message_id(message)
    try:
        seq = await connection.services.open_tables.undo(connection.table, seat)
    except Refused as refusal:
        connection.say({"type": "refused", "id": name, **refusal.fields})
    else:
        connection.say({"type": "done", "id": name, "seq": seq})


async def free_undo(connection: Connection, message: Message) -> None:
    """From now on everything can be taken back at this table; it never ends, and the record says so."""
    own_seat(connection, message)
    await connection.table.allow_free_undo()
    connection.say({"type": "done", "id": message_id(message), "seq": connection.table.history.seq})


async def why(connection: Connection, message: Message) -> None:
    seat = own_seat(connection, message)
    refusal = connection.table.why_not(seat, text_of(message, "decision"))
    connection.say({"type": "why", "id": message_id(message), "refusal": None if refusal is None else refusal.fields})


async def inspect(connection: Connection, message: Message) -> None:
    seat = message.get("seat")
    if not (seat is None and connection.watching):
        seat = connection.table.asked_as(own_seat(connection, message))
    try:
        result = connection.table.history.state.inspect(seat, text_of(message, "thing"))
    except NotationError as error:
        raise ServerError("malformed", str(error)) from None
    connection.say({"type": "inspect", "id": message_id(message), "result": result})


async def hint(connection: Connection, message: Message) -> None:
    seat = connection.table.asked_as(own_seat(connection, message))
    history = connection.table.history
    legal = history.legal_actions(seat)
    if not legal:
        raise ServerError("not_now", "There is nothing to decide for this seat now.")
    if connection.thinking is not None and not connection.thinking.done():
        raise ServerError("not_now", "A bot is still thinking about the last hint.")
    connection.thinking = asyncio.create_task(think(connection, seat, list(legal), message_id(message)))


async def think(connection: Connection, seat: int, legal: list[int], name: str | int | None) -> None:
    """A hint, beside whatever else the client does meanwhile."""
    history = connection.table.history
    state, game = history.state, history.game.name
    best = best_bot(game)
    seed = derived(history.seed, "hint", seat, history.seq)
    view, pool = state.view(seat), connection.services.bot_pool
    action = await pool.choose(game, best, view, legal, seed)
    found = await pool.reason(game, view, legal, action, seed)
    reason: HintReason | None = None
    if found is not None:
        chance, after, other = found
        reason = {"chance": chance, "next": state.notation(seat, after), "next_chance": other}
    connection.say({"type": "hint", "id": name, "decision": state.notation(seat, action), "reason": reason})


async def show(connection: Connection, message: Message) -> None:
    """Another of one's own seats comes on the screen (hot-seat)."""
    connection.viewer = own_seat(connection, message)
    connection.send(connection.table.state_message(connection.viewer))


async def rename(connection: Connection, message: Message) -> None:
    seat = connection.table.seats[own_seat(connection, message)]
    name = plain(text_of(message, "name"), LONGEST_NAME)
    await change_seat(connection, seat, name=name)
    seat.name = name
    connection.table.tell_seats()


async def chat(connection: Connection, message: Message) -> None:
    if not connection.mine:
        raise ServerError("seat", "Spectators read the chat, but do not write in it.")
    shown = connection.viewer if connection.viewer is not None else connection.mine[0]
    seat = own_seat(connection, message) if "seat" in message else shown
    text = plain(text_of(message, "text"), LONGEST_CHAT)
    if not text:
        return
    table, at, seq = connection.table, now(), connection.table.history.seq
    row = {"table_id": table.id, "seat": seat, "text": text, "at": at, "seq": seq}
    await table.write((models.chats.insert(), row))
    table.tell(said(seat, text, at, seq))


async def hand_over(connection: Connection, message: Message) -> None:
    """A seat to a bot or back: one's own at any time; another's only to a bot, and when nobody has been there."""
    seat, kind = any_seat(connection, message), message.get("kind")
    if kind not in ("bot", "human") or not (connection.mine or connection.made_it):
        raise ServerError("malformed", "A seat is given to a bot or to a human.")
    if seat.seat not in connection.mine and (kind == "human" or not may_replace(connection, seat)):
        raise ServerError("seat", "Only who holds that seat can do this, unless its player has left.")
    chosen = bot_for(connection, seat, message.get("bot")) if kind == "bot" else None
    await change_seat(connection, seat, kind=kind, bot=chosen)
    seat.kind, seat.bot = kind, chosen
    connection.table.tell_seats()
    connection.table.tell_questions()
    connection.services.bot_runner.wake(connection.table)


def may_replace(connection: Connection, seat: Seat) -> bool:
    """Whether a bot may be put on another's seat: its player has left, or never came and the table's maker asks."""
    if seat.kind == "bot" or seat.online:
        return False
    away = asyncio.get_running_loop().time() - seat.last_seen
    left = away >= connection.services.settings.leave_after
    return (connection.made_it and seat.is_open) or (bool(connection.mine) and left)


def bot_for(connection: Connection, seat: Seat, wanted: object) -> str:
    """One chooses the bot for one's own seat; nobody chooses a weak one for an opponent."""
    game = connection.table.history.game.name
    if seat.seat not in connection.mine:
        return substitute(game, connection.table.seats)
    chosen = str(wanted) if wanted is not None else best_bot(game)
    try:
        connection.services.programs.check(game, chosen)
    except OptionError as error:
        raise ServerError("options", str(error)) from None
    return chosen


async def invite(connection: Connection, message: Message) -> None:
    """A new link: to one's own seat for another device, or from the table's maker to a seat that is still open."""
    seat = any_seat(connection, message)
    if seat.seat not in connection.mine and not (connection.made_it and seat.is_open):
        raise ServerError("seat", "Only who holds that seat can invite to it.")
    invitation = await claims.invite(connection.table, seat)
    connection.say({"type": "invitation", "id": message_id(message), "seat": seat.seat, "invitation": invitation})


async def devices(connection: Connection, message: Message) -> None:
    seat = connection.table.seats[own_seat(connection, message)]
    found: list[DeviceFacts] = [
        {"device": one.name, "joined": one.joined, "here": one.token_hash == connection.held[seat.seat]}
        for one in seat.holders
    ]
    connection.say({"type": "devices", "id": message_id(message), "seat": seat.seat, "devices": found})


async def drop(connection: Connection, message: Message) -> None:
    """Take one's seat from another device, or from all others; their sockets end at once."""
    seat, name = connection.table.seats[own_seat(connection, message)], message.get("device")
    if name is not None and not isinstance(name, str):
        raise ServerError("malformed", "A device is called by the name that the list of devices gives it.")
    await claims.drop(connection.table, seat, connection.held[seat.seat], name)
    connection.turn_out(seat)
    await devices(connection, message)


async def subscribe(connection: Connection, message: Message) -> None:
    """Whether this device is told that its seat is asked, while its page is closed."""
    seat, given = own_seat(connection, message), message.get("subscription")
    reminders, device = connection.services.reminders, connection.held[seat]
    if given is None:
        await reminders.unsubscribe(connection.table, seat, device)
    else:
        await reminders.subscribe(connection.table, seat, device, given, message.get("language"))
    connection.say({"type": "done", "id": message_id(message), "seq": connection.table.history.seq})


async def change_seat(connection: Connection, seat: Seat, **values: Any) -> None:
    held = models.seats
    change = held.update().where(held.c.table_id == connection.table.id, held.c.seat == seat.seat).values(**values)
    await connection.table.write((change, {}))


async def ping(connection: Connection, message: Message) -> None:
    connection.say({"type": "pong"})


REQUESTS: dict[str, Callable[[Connection, Message], Awaitable[None]]] = {
    "decide": decide,
    "undo": undo,
    "free_undo": free_undo,
    "why": why,
    "inspect": inspect,
    "hint": hint,
    "show": show,
    "name": rename,
    "chat": chat,
    "seat": hand_over,
    "invite": invite,
    "devices": devices,
    "drop": drop,
    "subscribe": subscribe,
    "ping": ping,
}


def text_of(message: Message, key: str) -> str:
    found = message.get(key)
    if not isinstance(found, str):
        raise ServerError("malformed", f'The message needs a text "{key}".')
    return found
