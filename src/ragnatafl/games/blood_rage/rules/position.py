# mypyc: compile
"""What a position consists of, and how it is copied. No rules here.

A position is plain numbers, a few flat arrays, and a stack of steps still to be resolved. Arrays that change often
(warriors, free villages, the stack, the cards being drafted) are copied by `clone`; all others are *replaced* when
they change, never written to, so that copies may share them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import Engine, bit

from .tables import EFFECT, FIGURE_STRENGTH, N_PLACES, N_PROVINCES, N_WARRIORS, STRENGTH, Figure, Phase, Place, Slot

EMPTY: Final[vec[i64]] = vec[i64]()
UNTOLD: Final = b""
"""Features that must be written anew when somebody asks for them."""


class Step:
    """What waits on the stack. A step whose turn has come acts at once, or asks one or more seats."""

    BEGIN_AGE: Final = 0
    DRAFT: Final = 1
    ACTION_PHASE: Final = 2
    TURN: Final = 3
    DISCARD: Final = 4
    QUEST_PHASE: Final = 5
    RAGNAROK: Final = 6
    RELEASE: Final = 7
    END_AGE: Final = 8
    SLOT: Final = 9
    FREE_INVADE: Final = 10
    SUCCOR: Final = 11
    THORS_DOMAIN: Final = 12
    MARCH_TO: Final = 13
    MARCH_SEND: Final = 14
    OFFER: Final = 15
    RAISE: Final = 16
    DESTROY: Final = 17
    CALL: Final = 18
    CHOOSE: Final = 19
    TREAT: Final = 20
    REVEAL_EFFECTS: Final = 21
    BEFORE_COMPARING: Final = 22
    TIDE: Final = 23
    LATE: Final = 24
    COMPARE: Final = 25
    WIN_LOSE: Final = 26
    CARDS: Final = 27
    PROWESS: Final = 28
    DEATHS: Final = 29
    PILLAGED: Final = 30
    GRACE: Final = 31
    LORD: Final = 32
    HAMMERS: Final = 33
    BATTLE_GLORY: Final = 34
    COUNT_DEAD: Final = 35
    BLESSING: Final = 36
    END_PILLAGE: Final = 37


def with_card(hand: vec[i64], card: i64) -> vec[i64]:
    """A new sorted array with one card more."""
    result = vec[i64](capacity=len(hand) + 1)
    placed = False
    for held in hand:
        if not placed and held > card:
            result = append(result, card)
            placed = True
        result = append(result, held)
    if not placed:
        result = append(result, card)
    return result


def without_card(hand: vec[i64], card: i64) -> vec[i64]:
    """A new array with one such card fewer."""
    result = vec[i64](capacity=len(hand))
    gone = False
    for held in hand:
        if not gone and held == card:
            gone = True
        else:
            result = append(result, held)
    return result


def has_card(hand: vec[i64], card: i64) -> bool:
    for held in hand:
        if held == card:
            return True
    return False


@final
class Ledger:
    """What everybody knows of one clan's cards of a finished Age: the source of its kept card is here.

    `seen`: the cards of its own (picks and kept card) that were shown in that Age; `known`: cards everybody knew to
    be in its hand when it was discarded; `had_kept`: whether it had kept a card from the Age before.
    """

    seen: vec[i64]
    known: vec[i64]
    had_kept: bool

    def __init__(self, seen: vec[i64], known: vec[i64], had_kept: bool) -> None:
        self.seen = seen
        self.known = known
        self.had_kept = had_kept


@final
class Clan:
    """One player's sheet, figures and cards (BR-3, BR-4)."""

    # what every observation reads of every clan stands together, so that it takes little memory to fetch
    rage: i64
    glory: i64
    ship: i64  # where it is
    hand: vec[i64]
    quests: vec[i64]  # committed, face down
    picked: i64  # cards picked in this draft round
    peril: i64  # figures about to be destroyed, packed as in destruction.py
    # as features (telling/observation.py), until something in them changes
    open_told: bytes  # passed, kept cards, steps, figures, slots, strengths, seen and known cards
    forces_told: i64  # the strengths in it, as one number
    memory_told: bytes  # what its player remembers of the drafts
    earlier_told: bytes  # the end of it: the drafts before this Age's
    moment_told: i64  # when that was written (telling/remembered.py); -1 before, and in a copy: it may be redealt
    number: i64  # of the clan in the content
    rage_step: i64
    axes_step: i64
    horns_step: i64
    # the other figures: where they are
    leader: i64
    monster_a: i64
    monster_b: i64
    warriors: vec[i64]  # how many in each place up to Valhalla
    on_board: i64
    # upgrades
    slots: vec[i64]  # the card in each slot, -1 where free
    powers: i64  # bit mask of the effects in the slots
    leader_strength: i64
    warrior_strength: i64
    ship_strength: i64
    # the other cards
    kept: i64  # set aside during the draft, -1 for none
    passed: bool
    had_kept: bool  # whether a kept card came into this Age's hand
    buried: vec[i64]  # discarded from the hand, seen by nobody else
    choice: i64  # secret choice of battle card or card to keep; -2 while none is made
    # what everybody knows of these cards
    seen: vec[i64]  # own cards shown this Age
    known: vec[i64]  # cards known to be in the hand or among the quests
    ledgers: list[Ledger]  # one for each finished Age
    # in battle
    card: i64  # face up, -1 for none
    treated: i64  # value of a quest treated as a battle card, -1 if not
    late: vec[i64]  # late cards face up
    spent: vec[i64]  # the winner's cards about to be discarded
    dead: i64  # figures lost in this battle

    def __init__(self, number: i64, source: Clan | None = None) -> None:
        self.memory_told = UNTOLD
        self.earlier_told = UNTOLD
        self.moment_told = -1
        if source is not None:
            self.number = source.number
            self.rage = source.rage
            self.glory = source.glory
            self.passed = source.passed
            self.rage_step = source.rage_step
            self.axes_step = source.axes_step
            self.horns_step = source.horns_step
            self.leader = source.leader
            self.ship = source.ship
            self.monster_a = source.monster_a
            self.monster_b = source.monster_b
            self.warriors = source.warriors[:]
            self.on_board = source.on_board
            self.slots = source.slots
            self.powers = source.powers
            self.leader_strength = source.leader_strength
            self.warrior_strength = source.warrior_strength
            self.ship_strength = source.ship_strength
            self.hand = source.hand
            self.quests = source.quests
            self.kept = source.kept
            self.had_kept = source.had_kept
            self.buried = source.buried
            self.picked = source.picked
            self.choice = source.choice
            self.seen = source.seen
            self.known = source.known
            self.ledgers = source.ledgers
            self.card = source.card
            self.treated = source.treated
            self.late = source.late
            self.spent = source.spent
            self.dead = source.dead
            self.peril = source.peril
            self.open_told = source.open_told
            self.forces_told = source.forces_told
            return
        self.number = number
        self.rage = 0
        self.glory = 0
        self.passed = False
        self.rage_step = 0
        self.axes_step = 0
        self.horns_step = 0
        self.leader = Place.RESERVE
        self.ship = Place.RESERVE
        self.monster_a = Place.BOX
        self.monster_b = Place.BOX
        self.warriors = vec[i64]([0] * 15)
        self.warriors[Place.RESERVE] = N_WARRIORS
        self.on_board = 0
        self.slots = vec[i64]([-1] * Slot.COUNT)
        self.powers = 0
        self.leader_strength = FIGURE_STRENGTH[Figure.LEADER]
        self.warrior_strength = FIGURE_STRENGTH[Figure.WARRIOR]
        self.ship_strength = FIGURE_STRENGTH[Figure.SHIP]
        self.hand = EMPTY
        self.quests = EMPTY
        self.kept = -1
        self.had_kept = False
        self.buried = EMPTY
        self.picked = 0
        self.choice = -2
        self.seen = EMPTY
        self.known = EMPTY
        self.ledgers = []
        self.card = -1
        self.treated = -1
        self.late = EMPTY
        self.spent = EMPTY
        self.dead = 0
        self.peril = 0
        self.open_told = UNTOLD
        self.forces_told = 0

    def has(self, effect: i64) -> bool:
        """Whether an upgrade with this effect is in play."""
        return (self.powers >> effect) & 1 != 0

    def put_in_slot(self, slot: i64, card: i64) -> None:
        """BR-11.1, BR-11.4: the card works from now on; -1 empties the slot."""
        slots = self.slots[:]
        slots[slot] = card
        self.slots = slots
        self.open_told = UNTOLD
        self.powers = 0
        for held in slots:
            if held >= 0:
                self.powers |= bit(EFFECT[held])
        self.leader_strength = self.troop_strength(Slot.LEADER, Figure.LEADER)
        self.warrior_strength = self.troop_strength(Slot.WARRIOR, Figure.WARRIOR)
        self.ship_strength = self.troop_strength(Slot.SHIP, Figure.SHIP)

    def troop_strength(self, slot: i64, figure: i64) -> i64:
        """BR-3.8: a troop upgrade replaces the figure's strength."""
        card = self.slots[slot]
        return STRENGTH[card] if card >= 0 else FIGURE_STRENGTH[figure]


@final
class Battle:
    """The call to battle and the battle being fought (BR-13, BR-14)."""

    province: i64  # -1 when there is none
    pillager: i64
    repillage: bool
    participants: i64  # bit mask of seats; 0 during the call
    seat: i64  # who is asked next, at the call and for late cards
    declines: i64  # in a row
    cancelled: i64  # bit mask of seats whose revealed card has lost its text
    valkyries: i64  # bit mask of seats whose Valkyrie was there when the cards were chosen
    winner: i64  # -1 before comparing and when nobody won
    revealed: bool
    cards_done: bool  # the cards on the table have gone back to hands or to the discard

    def __init__(self, source: Battle | None = None) -> None:
        if source is not None:
            self.province = source.province
            self.pillager = source.pillager
            self.repillage = source.repillage
            self.participants = source.participants
            self.seat = source.seat
            self.declines = source.declines
            self.cancelled = source.cancelled
            self.valkyries = source.valkyries
            self.winner = source.winner
            self.revealed = source.revealed
            self.cards_done = source.cards_done
            return
        self.province = -1
        self.pillager = 0
        self.repillage = False
        self.participants = 0
        self.seat = 0
        self.declines = 0
        self.cancelled = 0
        self.valkyries = 0
        self.winner = -1
        self.revealed = False
        self.cards_done = False


class Position(Engine):
    """Everything on the table. The public `State` adds the contract's methods."""

    clans: list[Clan]
    age: i64  # 0 to 2
    phase: i64
    first: i64  # first player
    active: i64  # whose turn it is or was
    free: vec[i64]  # free villages of each province
    destroyed: i64  # bit mask of provinces
    pillaged: i64
    tokens: vec[i64]  # for each province
    doomed: vec[i64]  # for each Age
    deck: vec[i64]  # for each Age the shuffled deck: eight cards for each seat, picks first, then the unused ones
    discard: vec[i64]  # public discards
    extra: vec[i64]  # cards of an arranged position that no deck of this game has
    forgotten: i64  # Ages whose draft nobody remembers: those before an arranged position began
    draft_round: i64
    first_game: bool  # the first-game variant (BR-7.7)
    battle: Battle
    board_told: bytes  # the provinces and the discards as features, until something in them changes
    discard_told: bytes

    def __init__(self, n: i64, source: Position | None = None) -> None:
        super().__init__(n, source)
        if source is not None:
            self.clans = [Clan(0, clan) for clan in source.clans]
            self.age = source.age
            self.phase = source.phase
            self.first = source.first
            self.active = source.active
            self.free = source.free[:]
            self.destroyed = source.destroyed
            self.pillaged = source.pillaged
            self.tokens = source.tokens
            self.doomed = source.doomed
            self.deck = source.deck[:]
            self.discard = source.discard
            self.board_told = source.board_told
            self.discard_told = source.discard_told
            self.extra = source.extra
            self.forgotten = source.forgotten
            self.draft_round = source.draft_round
            self.first_game = source.first_game
            self.battle = Battle(source.battle)
            return
        self.clans = []
        self.age = 0
        self.phase = Phase.GODS_GIFTS
        self.first = 0
        self.active = -1
        self.free = vec[i64]([0] * N_PROVINCES)
        self.destroyed = 0
        self.pillaged = 0
        self.tokens = EMPTY
        self.doomed = EMPTY
        self.deck = EMPTY
        self.discard = EMPTY
        self.board_told = UNTOLD
        self.discard_told = UNTOLD
        self.extra = EMPTY
        self.forgotten = 0
        self.draft_round = 0
        self.first_game = False
        self.battle = Battle()

    def discard_openly(self, card: i64) -> None:
        """On the pile that everybody may look through."""
        self.discard = with_card(self.discard, card)
        self.discard_told = UNTOLD

    # -- the board -------------------------------------------------------
    def lives(self, province: i64) -> bool:
        """BR-2.8: not destroyed."""
        return (self.destroyed >> province) & 1 == 0


def on_the_board(place: i64) -> bool:
    """BR-2.11: provinces and fjords, not reserve, Valhalla or box."""
    return place < N_PLACES


def ask_active(position: Position) -> None:
    """A step that is nothing but a question to the seat whose turn it is."""
    position.ask(position.active)
