"""The shape of what Yggdrasil tells: a view with all its parts, and what `inspect` answers.

`python -m tools.browser_types` writes the browser's types from these. Gods, Worlds, Enemies, Artifacts are named
by the codes of the notation; a seat is its number; an Enemy card is "hel/thor": the Enemy, the god on its back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from ragnatafl.core.offers import Preview


# -- the table -----------------------------------------------------------------------------------------------------
class OpenTable(TypedDict):
    """What a save and a view both tell of the table."""

    game: str
    rules: str
    content: str
    seats: int
    track: str
    """The level."""
    result: str
    """running, won or lost."""
    nidhogg: int
    """His space."""
    tree: int
    """Where the Tree stands in a basic game."""
    defeat: int
    """D1 to D12; 0 while nothing is lost."""
    elves: int
    """In Alfheim; so the Vanir dice in Vanaheim, the Heroes in Valhalla, the Nameless and Fire Giants in reserve."""
    vanir: int
    heroes: int
    nameless: int
    giants: int
    rotation: int
    """Of the mid level."""
    island: int
    """Jormungand's, counted from 0."""
    round: int
    turns: int
    """Begun in this round."""
    saga: int
    """0: none."""
    page: int
    """Counted from 0."""
    powers: bool
    fought: bool
    acted: bool
    gods: list[str]
    """Players' gods in seat order, then supporting gods; so the three below."""
    places: list[str]
    life: list[int]
    max_life: list[int]
    enemies: list[str]
    """The place of each Enemy but Nidhögg."""
    devastated: list[str]
    jotuns: list[str]
    wheel: list[str | None]
    """For each Enemy three places for face-up cards, the oldest first."""
    order: list[int]
    active: int
    drawn: list[str]
    """Creatures to choose from."""
    waiting: list[int]


class World(TypedDict):
    level: int
    column: int
    neighbours: list[str]
    """By a normal move."""
    gods: list[str]
    enemies: list[str]
    devastated: bool
    blocked: bool
    crowded: bool
    """By two Enemies or more."""
    mode: str
    """Of the active god's action there."""
    available: bool
    cap: NotRequired[int]
    """The most that the action can give now, where something limits it."""


class Player(TypedDict):
    """A seat's pool, deck and relations (YG-1.12)."""

    elves: int
    vanir: int
    artifacts: list[str]
    god_faces: list[str]
    """Further faces that are successes on the god die, and on the Vanir dice (YG-17.3)."""
    vanir_faces: list[str]
    comrades: list[str]
    """Gods whose Comrade in Arms this god is; so Kin, Casual and Travelling Companion."""
    kin: list[str]
    casual: list[str]
    travelling: list[str]
    deck: list[str | None]
    """Place by place, the top first: the card, where it is known."""
    laid: str | None
    """The card laid face down, where it is known."""
    laid_god: str | None
    """On its back; null where there is none."""
    top_god: str | None
    unplaced: list[str]
    """Cards known to be in the deck without a place."""
    floating: int
    """Cards of the supporting god that nobody has seen."""


class Stack(TypedDict):
    gone: list[str]
    top: str | None
    under: list[str]


class Opponent(TypedDict):
    id: str
    kind: str
    """enemy, jotun or opponent (of the saga)."""
    place: str
    strength: int
    risks: int
    guarded: bool


class Deed(TypedDict):
    """A saga action with a World where it is possible now."""

    id: str
    world: str
    mode: str
    risks: int


class Story(TypedDict):
    """The saga in play."""

    title: str
    page_title: str
    spaces: list[str]
    reveals: dict[str, str]
    """The reveal entries by Enemy."""
    actions: list[Deed]
    counters: dict[str, int]
    opponents: dict[str, str | None]
    """Their places; null out of play."""
    slain: list[str]
    tokens: list[str | None]
    """By World: its kind, "face_down", or none."""
    hidden_tokens: list[str]
    pile: list[str]
    face_up: dict[str, int]


# -- what threatens ------------------------------------------------------------------------------------------------
class Danger(TypedDict):
    """What an Enemy's next activation would do to the table as it stands."""

    sign: Literal["none", "hurt", "end", "hope"]
    """none: he has fallen; end: it can end the game; hope: it leads to the Tree."""
    ends: NotRequired[dict[str, list[str]]]
    """D1 to D12, with the gods in whose turn the game would be lost so."""
    open: NotRequired[bool]
    """Chance or a choice decides a part of it, which is not told."""


class Foreseen(TypedDict):
    """An event that would come; its facts are those of the event."""

    name: str
    data: Mapping[str, Any]
    rule: str


class Activation(TypedDict):
    """An Enemy's activation in the turn of a god."""

    god: str
    events: list[Foreseen]
    open: bool
    end: str | None
    """D1 to D12 or won; null where the game goes on."""


# -- what is asked -------------------------------------------------------------------------------------------------
class Wanted(TypedDict):
    """What a Kin has asked for so far."""

    elves: int
    vanir_dice: int
    artifacts: list[str]


class Decision(TypedDict):
    """The name of what is asked, and its arguments."""

    name: str
    kind: NotRequired[str]
    least: NotRequired[int]
    most: NotRequired[int]
    stones: NotRequired[dict[str, str]]
    world: NotRequired[str]
    mode: NotRequired[str]
    then: NotRequired[str]
    certain: NotRequired[int]
    times: NotRequired[int]
    life: NotRequired[int]
    cards: NotRequired[list[str]]
    card: NotRequired[str]
    rule: NotRequired[str | None]
    opponent: NotRequired[str]
    risks: NotRequired[int]
    duel_risks: NotRequired[int]
    holder: NotRequired[str]
    linked: NotRequired[str]
    wanted: NotRequired[Wanted]
    god: NotRequired[str]


class Die(TypedDict):
    face: str | None
    """Null before the roll."""
    turned: bool
    """By an Elf."""
    success: bool


class VanirDie(Die):
    marked: bool
    """For a reroll."""
    returns: bool


class AddedDie(Die):
    god: str


class PendingRisk(TypedDict):
    """From the fight or risky action until its dice and Elves have gone back."""

    opponent: str | None
    duel: bool
    risks: int
    left: int
    rolled: bool
    god_die: Die | None
    vanir_dice: list[VanirDie]
    added: list[AddedDie]
    rerolled: list[str]
    """Artifacts that were used for it."""
    elves: int


# -- what only `imagine` needs -------------------------------------------------------------------------------------
class RiskRebuild(TypedDict):
    count: int
    opponent: int
    god_face: int
    added_turned: int
    rerolls: int
    elves_due: int
    turning_elves: int
    others_due: int
    lost: int
    rolled: bool
    god_turned: bool
    duel: bool
    faces: list[int]
    turned: list[int]
    marked: list[int]
    added: list[int]


class TableRebuild(TypedDict):
    """Numbers and bit masks of the engine."""

    supporters_seen: int
    slain: int
    tokens_known: int
    token: int
    chosen: int
    taken: list[int]
    risk: RiskRebuild
    counters: list[int]
    foes: list[int]
    tokens_up: list[int]
    wanted: list[int]
    steps: list[list[str | int]]
    """The engine's stack: a step and three small numbers each."""


class Rebuild(TableRebuild):
    laid_known: list[int]
    """By seat."""


class View(OpenTable):
    """What all know (YG-1.10 to YG-1.12): views of one state differ only in `seat`."""

    seat: int | None
    decision: Decision | None
    players: list[Player]
    stacks: list[Stack]
    """Of Artifacts."""
    creatures_left: list[str]
    jotuns_left: list[str]
    worlds: dict[str, World]
    strengths: dict[str, int]
    """Of the Enemies."""
    heal_life: int
    """The Life that Heal the Tree takes of the active god."""
    markers: int
    pawns: int
    opponents: list[Opponent]
    """Everyone that can be fought."""
    pending_risk: PendingRisk | None
    risks_left: int
    story: Story | None
    way: list[str]
    """The kinds of the spaces of Nidhögg's page."""
    forecast: dict[str, Danger]
    """By Enemy; empty when the game is over."""
    endings: dict[str, list[int]]
    """How near the ends of the game are: what is left and of how much. "won" are Nidhögg's moves to the Tree ("page":
    to the end of the page), D1 to D10 the defeats; a special defeat of the saga, by its rule, has no number."""
    rebuild: Rebuild
    """What only `imagine` needs; nobody else reads it."""


# -- what never changes --------------------------------------------------------------------------------------------
class ActionFacts(TypedDict):
    """YG-12.2: numbers for a penalised, a normal and a supported action."""

    effect: str
    amounts: list[int]
    risks: list[int]


class WorldFacts(ActionFacts):
    level: int
    place: int


class EnemyFacts(TypedDict):
    strength: int
    counts: str
    flight: str


class GodFacts(TypedDict):
    power: str
    amount: int
    elves: int
    vanir_dice: int
    god_faces: list[str]
    vanir_faces: list[str]
    relations: list[str]


class JotunFacts(TypedDict):
    kind: str
    target: str


class ArtifactFacts(TypedDict):
    level: int
    effect: str
    target: str
    amount: int


class CreatureFacts(TypedDict):
    effect: str
    amount: int


class DiceFacts(TypedDict):
    faces: list[str]
    god: list[str]
    vanir: list[str]
    success: list[str]
    returning: list[str]


class TrackFacts(TypedDict):
    moves: dict[str, int]
    """By the number of players."""
    jotuns: int
    powers: bool


class SpaceFacts(TypedDict):
    kind: str
    name: str
    laws: list[str]


class RevealFacts(TypedDict):
    enemy: str
    laws: list[str]


class PageFacts(TypedDict):
    title: str
    spaces: list[SpaceFacts]
    reveals: list[RevealFacts]


class EntryFacts(TypedDict):
    """An entry of a saga: its laws, and the pages where it holds, counted from 0."""

    laws: list[str]
    pages: list[int]


class DeedFacts(EntryFacts):
    id: str
    worlds: list[str]


class FightFacts(EntryFacts):
    opponent: int


class SagaRuleFacts(EntryFacts):
    rule: str


class DefeatFacts(EntryFacts):
    at_tree: bool


class SagaFacts(TypedDict):
    """Everything printed on a saga's pages (YG-21.1)."""

    number: int
    title: str
    counters: list[dict[str, Any]]
    opponents: list[str]
    tokens: dict[str, int]
    pages: list[PageFacts]
    actions: list[DeedFacts]
    fights: list[FightFacts]
    rules: list[SagaRuleFacts]
    defeats: list[DefeatFacts]


class ExperienceFacts(TypedDict):
    """Prices of the boxes, and what a game gives."""

    elves: list[int]
    vanir_dice: list[int]
    god_faces: list[int]
    vanir_faces: list[int]
    relations: dict[str, list[int]]
    """By the number of players."""
    victory: int
    defeat: int


class Catalogue(TypedDict):
    worlds: dict[str, WorldFacts]
    islands: list[int]
    enemies: dict[str, EnemyFacts]
    gods: dict[str, GodFacts]
    jotuns: dict[str, JotunFacts]
    opponents: list[str]
    jotun_strength: int
    heal_life: int
    artifacts: dict[str, ArtifactFacts]
    creatures: dict[str, CreatureFacts]
    stones: dict[str, list[str]]
    stone_faces: list[str]
    dice: DiceFacts
    pieces: dict[str, int]
    players: dict[str, dict[str, int]]
    tracks: dict[str, TrackFacts]
    sagas: list[SagaFacts]
    relations: list[str]
    experience: ExperienceFacts


# -- the campaign --------------------------------------------------------------------------------------------------
class CampaignGame(TypedDict):
    saga: int
    result: str
    bought: list[str]
    table: str | None


class CampaignSummary(TypedDict):
    """What is told over HTTP of a campaign (YG-20)."""

    campaign: str
    gods: list[str]
    supporting: list[str]
    seeded: bool
    won: int
    next_saga: int | None
    under_way: str | None
    """The table of the game that is played."""
    frozen: str | None
    """Why that cannot go on."""
    games: list[CampaignGame]
    sheets: dict[str, dict[str, Any]]
    """By god: `xp`, the rows bought, and `next_prices`."""


class MadeCampaign(CampaignSummary):
    token: str


# -- what `inspect` answers ----------------------------------------------------------------------------------------
class Odds(TypedDict):
    """Shares between 0 and 1."""

    unhurt: float
    lost: list[float]
    """Each number of Life."""
    mean: float
    fall: float
    """Losing the last Life."""
    back: float
    """Vanir dice that go back, on average."""


class BothOdds(TypedDict):
    """With the god die alone, and with everything thrown in."""

    alone: Odds
    all: Odds


class RiskOdds(BothOdds):
    risks: int


class RiskReport(TypedDict):
    thing: Literal["risk"]
    asked: str
    left: int
    choices: dict[str, BothOdds | RiskOdds]
    """By the text of each choice that takes risks or spends something on them."""
    rule: str


class WorldReport(World):
    thing: str
    kind: Literal["world"]
    why: list[str]
    """The Artifact and the rules of the saga but for which the mode would be another."""
    amount: int
    risks: int
    jotuns: list[str]
    """That are fought there."""
    rule: str


class StrengthSource(TypedDict):
    source: str
    amount: int


class OpponentReport(RiskOdds):
    thing: str
    kind: Literal["enemy", "jotun", "opponent"]
    strength: int
    sources: list[StrengthSource]
    artifacts: int
    """The risks that the god's Artifacts take away."""
    guards: list[str]
    rule: str


class ActivationReport(TypedDict):
    """What `inspect` tells of "activation hel"."""

    thing: str
    kind: Literal["activation"]
    turns: list[Activation]
    """By the god whose turn it would be, in seat order."""
    rule: str


Inspected = ActivationReport | RiskReport | WorldReport | OpponentReport | Preview
