"""The shape of everything that goes over a table's socket, both ways, and of what the browser reads over HTTP.

docs/protocol.md tells what it means. The browser's types are written from here by `python -m tools.browser_types`; the
shape of a view is its game's own (the manifest names it).
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, final

from ragnatafl.core.contract import Event, Outcome
from ragnatafl.core.lessons import Lessons
from ragnatafl.core.offers import OfferGroup


# -- parts ---------------------------------------------------------------------------------------------------------
class PublicSeat(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    code: str
    name: str
    kind: str
    """human or bot."""
    bot: str | None
    online: bool
    devices: int
    """How many hold it."""


class LogLine(TypedDict):
    """What led to position `seq`."""

    seq: int
    seat: int | None
    decision: str | None
    """Told to its own seat only, until the game is over."""
    events: list[Event]


class Refusal(TypedDict):
    """Why something is not possible; `key` and `args` say it in other languages."""

    reason: str
    rule: str
    key: str
    args: dict[str, str | int]


class Problem(TypedDict):
    """What the server cannot do for anybody."""

    error: str
    message: str
    args: dict[str, Any]


class Claim(TypedDict):
    invitation: str
    secret: str


@final
class Claimed(TypedDict):
    seat: int
    held: bool
    """Whether somebody else may have looked into the seat before."""


class DeviceFacts(TypedDict):
    device: str
    joined: int
    """Milliseconds."""
    here: bool
    """Whether it is the one that asks."""


class Origin(TypedDict):
    """Where a table was played on from."""

    replay: str
    seq: int


class TableFacts(TypedDict):
    """What everybody may know of a table."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[PublicSeat]
    seq: int
    campaign: str | None
    seeded: bool
    """Whether whoever made the table chose its seed."""
    commitment: str | None
    origin: Origin | None
    free_undo: bool
    """Whether the one person at the table may take everything back."""


class Common(TypedDict):
    """What a position is for everybody."""

    seq: int
    waiting: list[int]
    over: bool
    outcome: Outcome | None


class Situation(Common):
    """A position as a seat has it, but for the view."""

    seat: int | None
    offers: list[OfferGroup]
    question: int | None
    events: list[LogLine]
    undo: bool


class Position(Situation):
    view: Any


class Arranged(Position):
    """A position that somebody set up, after the decisions since."""

    game: str
    seats: list[PublicSeat]
    table: dict[str, Any]
    """The whole position as the table that sets it up again."""
    text: str
    """The same as text."""


# -- from the server -----------------------------------------------------------------------------------------------
class Welcome(TableFacts):
    type: Literal["welcome"]
    you: list[int]
    watch: bool
    maker: bool
    claims: list[Claimed | Problem]
    push: str | None


class StateMessage(Position):
    type: Literal["state"]


class UpdateMessage(Situation):
    type: Literal["update"]
    patch: list[list[Any]]
    """[path, value], or [path] for what is gone."""


class SeatsMessage(TypedDict):
    type: Literal["seats"]
    seats: list[PublicSeat]


ChatMessage = TypedDict("ChatMessage", {"type": Literal["chat"], "from": int, "text": str, "at": int, "seq": int})
NoticeMessage = TypedDict(
    "NoticeMessage",
    {
        "type": Literal["notice"],
        "from": int,
        "key": str,
        "args": dict[str, str | int | float],
        "text": str,
        "at": int,
        "seq": int,
    },
)


class Pong(TypedDict):
    type: Literal["pong"]


class Answer(TypedDict):
    id: str | int | None
    """As the question had it."""


class Done(Answer):
    type: Literal["done"]
    seq: int


class Refused(Answer, Refusal):
    type: Literal["refused"]


class Why(Answer):
    type: Literal["why"]
    refusal: Refusal | None


class Inspected(Answer):
    type: Literal["inspect"]
    result: Any


class HintReason(TypedDict):
    """How likely it is to win with what is advised, and with the next best, as the network sees it from this seat."""

    chance: float
    next: str
    next_chance: float


class Hint(Answer):
    type: Literal["hint"]
    decision: str
    reason: HintReason | None
    """None where there is no other choice, or no network."""


class Invitation(Answer):
    type: Literal["invitation"]
    seat: int
    invitation: str


class Devices(Answer):
    type: Literal["devices"]
    seat: int
    devices: list[DeviceFacts]


class ErrorMessage(Problem):
    type: Literal["error"]
    id: NotRequired[str | int | None]


FromServer = (
    Welcome
    | StateMessage
    | UpdateMessage
    | SeatsMessage
    | ChatMessage
    | NoticeMessage
    | Pong
    | Done
    | Refused
    | Why
    | Inspected
    | Hint
    | Invitation
    | Devices
    | ErrorMessage
)


# -- from the client -----------------------------------------------------------------------------------------------
class Hello(TypedDict):
    type: Literal["hello"]
    protocol: int
    tokens: list[str]
    since: int | None
    claims: NotRequired[list[Claim]]


class Question(TypedDict):
    id: NotRequired[str | int]
    seat: int


class Decide(Question):
    type: Literal["decide"]
    question: int
    decision: str


class Undo(Question):
    type: Literal["undo"]


class FreeUndo(Question):
    type: Literal["free_undo"]


class AskWhy(Question):
    type: Literal["why"]
    decision: str


class AskInspect(TypedDict):
    type: Literal["inspect"]
    id: NotRequired[str | int]
    seat: int | None
    thing: str


class AskHint(Question):
    type: Literal["hint"]


class Show(TypedDict):
    type: Literal["show"]
    seat: int


class Rename(TypedDict):
    type: Literal["name"]
    seat: int
    name: str


class Say(TypedDict):
    type: Literal["chat"]
    text: str
    seat: NotRequired[int]


class HandOver(TypedDict):
    type: Literal["seat"]
    seat: int
    kind: Literal["bot", "human"]
    bot: NotRequired[str]


class Invite(Question):
    type: Literal["invite"]


class AskDevices(Question):
    type: Literal["devices"]


class Drop(Question):
    type: Literal["drop"]
    device: str | None


class PushKeys(TypedDict):
    p256dh: str
    auth: str


class PushSubscription(TypedDict):
    """As browsers write it."""

    endpoint: str
    keys: PushKeys


class Subscribe(Question):
    type: Literal["subscribe"]
    subscription: PushSubscription | None
    language: NotRequired[str]


class Ping(TypedDict):
    type: Literal["ping"]


FromClient = (
    Hello
    | Decide
    | Undo
    | FreeUndo
    | AskWhy
    | AskInspect
    | AskHint
    | Show
    | Rename
    | Say
    | HandOver
    | Invite
    | AskDevices
    | Drop
    | Subscribe
    | Ping
)


# -- over HTTP -----------------------------------------------------------------------------------------------------
class TableSummary(TableFacts, Common):
    """Of any table, for anybody."""


class MadeSeat(TypedDict):
    seat: int
    code: str
    name: str
    kind: str
    bot: str | None
    token: str | None
    invitation: str | None


class MadeTable(TypedDict):
    table: str
    seats: list[MadeSeat]
    watch: str
    maker: str


class LogPage(TypedDict):
    seat: int | None
    entries: list[LogLine]


class EndedTable(TypedDict):
    record: bool
    ended: list[int]
    seats: list[int]


class ReplaySummary(TypedDict):
    replay: str
    game: str
    options: dict[str, Any]
    seats: list[PublicSeat]
    seq: int
    over: bool
    outcome: Outcome | None
    result: str
    example: str
    """What an example of the rules shows, in English; empty for a record that somebody brought."""
    analysis: bool
    """Whether it can be analysed: the game is over, and there is a network of it."""


class CurveLine(TypedDict):
    name: str
    seat: int | None
    """Whose line it is; None for one that is nobody's."""
    values: list[float]
    """At each position, from the beginning on."""


class Course(TypedDict):
    """A game at a glance."""

    lines: list[CurveLine]
    landmarks: dict[str, list[int]]
    """The positions in which a "turn", a "scene" or a "chapter" begins."""


class TriedAction(TypedDict):
    """An action of a turning point: as it was offered, what it changes at once, how much the network likes it, and the
    chance to win after it."""

    verb: str
    args: list[str | int]
    cost: dict[str, int]
    rule: str
    text: str
    changes: dict[str, Any]
    liked: float
    chance: float


class TurningPoint(TypedDict):
    """A decision that cost its seat chances; `seq` decisions had been taken before it."""

    seq: int
    seat: int
    played: TriedAction
    better: TriedAction


class AnalysisReport(TypedDict):
    """What the network says of a finished game."""

    game: str
    team: bool
    seats: list[str]
    players: list[str]
    chances: list[list[float]]
    """Of each seat at every position; of a team one."""
    accuracy: list[float | None]
    moments: list[TurningPoint]


class GameOption(TypedDict):
    name: str
    default: Any
    choices: list[Any]
    help: str
    hidden: bool
    """Whether no form asks for it."""


class BotStrength(TypedDict):
    rating: int
    """200 points more are about three times the odds of winning."""
    seconds: float
    """For a decision, of one core."""


class GameFacts(TypedDict):
    name: str
    title: str
    rules: str
    content: str
    seat_counts: list[int]
    usual_seats: int
    options: list[GameOption]
    seat_option: str | None
    seats: list[str]
    bots: list[str]
    """The strongest last; the host's own, of whom nobody knows, first."""
    strengths: dict[str, BotStrength]
    """Of those that have been measured."""
    usual_bot: str


GameLessons = Lessons
"""What there is to learn of a game."""


class RuleText(TypedDict):
    id: str
    title: str
    text: str
    """Markdown."""
    section: str
    lang: str
    exact: str
    """The law itself, where `text` tells it in plainer words; else empty."""


class BookChapter(TypedDict):
    """A heading of the rules text. `rules` are the ids told under it, before the next heading."""

    key: str
    """Its rule id or its number, the same in every language; empty where it has none."""
    level: int
    title: str
    text: str
    """Markdown."""
    lang: str
    rules: list[str]


class BookRule(TypedDict):
    title: str
    text: str
    """Markdown."""
    lang: str
    exact: str
    """The law itself, where `text` tells it in plainer words; else empty."""
    examples: int
    """How many examples show it."""


class BookEntry(TypedDict):
    """A thing of the game: its name is the text `<prefix>-<kind>-<code>`."""

    kind: str
    code: str
    rules: list[str]
    """The rules that name it, its own first."""


class Almanac(TypedDict):
    game: str
    lang: str
    aid: str
    """The game on one page, Markdown; empty where there is none."""
    aid_lang: str
    chapters: list[BookChapter]
    rules: dict[str, BookRule]
    entries: list[BookEntry]


class Example(TypedDict):
    id: str
    title: str
    """English."""
    rules: list[str]
    replay: str
    """The name of the replay that shows it."""
    first: str
    """The code of the seat that plays first."""
