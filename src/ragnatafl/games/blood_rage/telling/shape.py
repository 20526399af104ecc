"""The shape of what Blood Rage tells: a view with all its parts, and what `inspect` answers.

`python -m tools.browser_types` writes the browser's types from these. Places, figures, cards and clans are named by the
codes of the notation; a seat is its number.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ragnatafl.core.offers import Preview

Tally = dict[str, int]
"""Figures of a place by name, with how many there are."""


# -- clan sheets ---------------------------------------------------------------------------------------------------
class Stat(TypedDict):
    step: int
    """From 1 to 6."""
    value: int


class Upgrades(TypedDict):
    """The cards in the slots, by what they upgrade."""

    warrior: str | None
    leader: str | None
    ship: str | None
    monster: list[str | None]
    clan: list[str | None]


class OpenClan(TypedDict):
    """What a save and a view both tell of a clan."""

    clan: str
    rage: int
    glory: int
    passed: bool
    leader: str
    """Where it is; so for the ship and the two monsters."""
    ship: str
    monsters: list[str]
    warriors: Tally
    """By place."""
    slots: list[str | None]
    hand: list[str] | None
    """Null, like the four below, on the sheet of somebody else."""
    quests: list[str] | None
    kept: str | None
    buried: list[str] | None
    """Quests that left the game unseen."""
    choice: str | None
    """The card laid face down, or "none"."""
    known: list[str]
    """Cards of the hand that all have seen."""
    card: str | None
    """The battle card that lies face up."""
    treated: int | None
    """The strength that a quest counts as."""
    late: list[str]
    """Cards added after the reveal."""


class ClanSheet(OpenClan):
    hand_count: int
    quests_count: int
    kept_count: int
    stats: dict[str, Stat]
    upgrades: Upgrades
    reserve: Tally
    valhalla: Tally
    on_board: int


# -- the table -----------------------------------------------------------------------------------------------------
class Battle(TypedDict):
    province: str
    pillager: int
    repillage: bool
    participants: list[int]
    seat: int
    """Whose turn to join it is, or was."""
    declines: int
    cancelled: list[int]
    """Seats whose cards do not count."""
    valkyries: list[int]
    winner: int | None
    revealed: bool
    cards_done: bool


class OpenTable(TypedDict):
    """What a save and a view both tell of the table."""

    game: str
    rules: str
    content: str
    seats: int
    first_game: bool
    age: int
    phase: str
    first_player: int
    active: int | None
    destroyed: list[str]
    doomed: list[str]
    """The province of each Age."""
    discard: list[str]
    waiting: list[int]
    battle: Battle | None


class Province(TypedDict):
    region: str | None
    """Null, like villages, free and fjord, for Yggdrasil."""
    villages: int | None
    free: int | None
    token: str | None
    pillaged: bool
    destroyed: bool
    doomed: int | None
    """The Age in which it falls."""
    fjord: str | None
    figures: dict[str, Tally]
    """By clan."""
    strength: Tally
    """By clan, where it has any."""


class Fjord(TypedDict):
    open: bool
    supports: list[str]
    figures: dict[str, Tally]


class Decision(TypedDict):
    """What is asked, and about what; all of it is public."""

    name: str
    figure: NotRequired[str]
    card: NotRequired[str]
    province: NotRequired[str]
    to: NotRequired[str]
    totals: NotRequired[dict[str, int]]
    """By clan, while late cards may be added: what each side has with the cards that lie face up."""


class SharedTable(OpenTable):
    clans: list[str]
    """By seat."""
    decision: Decision | None


class Board(TypedDict):
    provinces: dict[str, Province]
    fjords: dict[str, Fjord]


class Draft(TypedDict):
    round: int
    pack: list[str]
    """Empty while the seat owes nothing: then `passing` is what it hands on."""
    passing: list[str]
    picks: list[str]
    pack_size: int


# -- what would come -----------------------------------------------------------------------------------------------
class Quest(TypedDict):
    """One of the seat's own quests, as it would be judged now (BR-17)."""

    card: str
    committed: bool
    """Else it is in the hand."""
    fulfilled: bool
    glory: int
    held: list[str]
    """Provinces of which the clan has the majority."""
    contested: dict[str, list[str]]
    """Provinces where it has figures and no majority, with the clans that are as strong or stronger."""
    dead: NotRequired[int]
    """Figures in Valhalla, of so many that the quest needs."""
    needs: NotRequired[int]


# -- what only `imagine` needs -------------------------------------------------------------------------------------
class Ledger(TypedDict):
    seen: list[str]
    known: list[str]
    had_kept: bool


class ClanRebuild(TypedDict):
    steps: list[int]
    had_kept: bool
    picked: int
    seen: list[str]
    ledgers: list[Ledger]
    spent: list[str]
    dead: int
    peril: int


class TableRebuild(TypedDict):
    pillaged: list[str]
    tokens: list[str]
    extra: list[str]
    forgotten: int
    draft_round: int
    steps: list[list[str | int]]
    """The engine's stack: a step and three small numbers each."""


class Rebuild(TableRebuild):
    clans: list[ClanRebuild]


class View(SharedTable, Board):
    """All that one seat knows (BR-22)."""

    seat: int | None
    clan_sheets: list[ClanSheet]
    draft: Draft | None
    memory: list[list[str | None] | None]
    """For each Age the cards of its deck that the seat remembers."""
    quests: list[Quest]
    """The seat's own: committed ones first, then those in its hand."""
    doomed_glory: Tally
    """What each clan would gain if the doomed province of this Age fell now and nobody saved a figure."""
    rebuild: Rebuild
    """What only `imagine` needs; nobody else reads it."""


# -- what never changes --------------------------------------------------------------------------------------------
class CardFacts(TypedDict):
    id: str
    type: str
    god: str | None
    strength: int | None
    cost: int | None
    """The rage to play an upgrade before any discount (BR-4.2)."""
    glory: int | None
    region: str | None
    late: bool
    copies_others: bool
    amount: int
    rage: int
    price: int
    needs: int
    ages: list[int]
    copies: dict[str, list[int]]
    """The player marks by Age (BR-4.3)."""
    rule: str


class ProvinceFacts(TypedDict):
    region: str | None
    villages: int | None
    fjord: str | None
    neighbours: list[str]


class FjordFacts(TypedDict):
    supports: list[str]


class FigureFacts(TypedDict):
    count: int
    strength: int
    card: str | None
    """Of a monster."""


class ClanFacts(TypedDict):
    colour: str


class DraftFacts(TypedDict):
    dealt: int
    kept: int


class Catalogue(TypedDict):
    cards: dict[str, CardFacts]
    types: list[str]
    gods: list[str]
    ring: list[str]
    """The provinces around Yggdrasil, clockwise."""
    provinces: dict[str, ProvinceFacts]
    fjords: dict[str, FjordFacts]
    regions: dict[str, list[str]]
    figures: dict[str, FigureFacts]
    clans: dict[str, ClanFacts]
    stats: list[str]
    tracks: dict[str, list[int]]
    slots: list[str]
    tokens: list[str]
    token_glory: int
    ragnarok_glory: list[int]
    phases: list[str]
    draft: DraftFacts


# -- what `inspect` answers ----------------------------------------------------------------------------------------
class Source(TypedDict):
    """So many figures of a kind give so much strength."""

    figure: str
    count: int
    strength: int
    place: str
    upgrade: str | None
    supports: bool
    """Whether from a fjord."""


class CardStrength(TypedDict):
    card: str
    strength: int


class Force(TypedDict):
    seat: int
    clan: str
    strength: int
    sources: list[Source]


class ProvinceForce(Force):
    cards: list[CardStrength]
    """That lie face up in a battle."""
    total: int


class ProvinceReport(TypedDict):
    thing: str
    kind: Literal["province"]
    destroyed: bool
    pillaged: bool
    free: int | None
    fjord: str | None
    clans: list[ProvinceForce]
    """In seat order, those with figures in the area only."""
    rule: str


class FjordReport(TypedDict):
    thing: str
    kind: Literal["fjord"]
    supports: list[str]
    clans: list[Force]
    rule: str


class CardsReport(TypedDict):
    """What `inspect` tells of "cards"."""

    thing: str
    kind: Literal["cards"]
    hands: dict[str, int]
    """How many cards each clan holds."""
    left: list[str]
    """Cards of this Age that others may still hold as far as the seat knows; some may be in no hand."""
    rule: str


Inspected = CardsReport | ProvinceReport | FjordReport | Preview
