# mypyc: compile
"""What a position of Yggdrasil consists of, and how it is copied. No rules here.

Arrays that change often are copied by `clone`; decks and stacks are *replaced* when they change, never written to,
so that copies may share them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import Engine
from ragnatafl.core.rng import Rng

from .tables import GIANTS, HEROES, MARKERS, NAMELESS, PAWNS, Result

EMPTY: Final[vec[i64]] = vec[i64]()
NO_CARD: Final = -1
UNTOLD: Final = b""
"""Features that must be written anew when somebody asks for them."""


class Step:
    """What waits on the stack. A step whose turn has come acts at once, or asks somebody."""

    ROUND: Final = 0
    ORDER: Final = 1
    TURN: Final = 2
    REVEAL: Final = 3
    ACTIVATE: Final = 4
    RETURN_CARDS: Final = 5
    SUPPORT_MOVE: Final = 6
    MOVE: Final = 7
    ACTION: Final = 8
    HEROES: Final = 11
    ADD_DIE: Final = 12
    DICE: Final = 13
    REROLL: Final = 14
    ADDED_REROLL: Final = 16
    ADDED_ELF: Final = 17
    ELVES: Final = 18
    RISK_END: Final = 19
    EFFECT: Final = 20
    KEEP_ELF: Final = 22
    KEEP_DIE: Final = 23
    COMPANION: Final = 24
    AMOUNT: Final = 25
    STACK: Final = 26
    HEAL_WORLD: Final = 27
    DRAW: Final = 28
    CREATURE: Final = 29
    STONES: Final = 30
    STONE_MOVE: Final = 31
    STONE_ROTATE: Final = 32
    STONE_ACTION: Final = 33
    GO: Final = 34
    GO_FIGHT: Final = 35
    GO_ACT: Final = 36
    JOTUN: Final = 37
    CHEER: Final = 38
    EXCHANGE: Final = 40
    SKULD: Final = 41
    SLEIPNIR: Final = 42
    URD: Final = 43
    DECK: Final = 44
    SAGA: Final = 45
    SAGA_CHOICE: Final = 46
    TURN_PAGE: Final = 47
    DUEL: Final = 48
    REMOTE: Final = 49
    TRAVEL: Final = 50
    KIN: Final = 51
    KIN_CONSENT: Final = 52
    KIN_LIFE: Final = 53
    RISK: Final = 54


def without_first(items: vec[i64]) -> vec[i64]:
    result = vec[i64](capacity=len(items))
    for k in range(i64(1), i64(len(items))):
        result = append(result, items[k])
    return result


def with_last(items: vec[i64], item: i64) -> vec[i64]:
    result = vec[i64](capacity=len(items) + 1)
    for held in items:
        result = append(result, held)
    return append(result, item)


@final
class Player:
    """One seat: its pool, its Enemy deck, and what its god can do beyond the basic rules."""

    elves: i64
    vanir: i64
    artifacts: i64  # bit mask
    deck: vec[i64]  # cards (enemy * 7 + god), the top first
    known: vec[i64]  # for each card of the deck whether its place is known to all (YG-1.12)
    laid: i64  # the face-down card on the Wheel, NO_CARD if none
    laid_known: i64
    god_faces: i64  # bit mask of further faces that are successes on its god die, and on its Vanir dice
    vanir_faces: i64
    comrades: i64  # bit masks of gods: whose Comrade in Arms, Kin, Casual, Travelling Companion this god is
    kin: i64
    casual: i64
    travelling: i64

    def __init__(self, source: Player | None = None) -> None:
        if source is not None:
            self.elves = source.elves
            self.vanir = source.vanir
            self.artifacts = source.artifacts
            self.deck = source.deck
            self.known = source.known
            self.laid = source.laid
            self.laid_known = source.laid_known
            self.god_faces = source.god_faces
            self.vanir_faces = source.vanir_faces
            self.comrades = source.comrades
            self.kin = source.kin
            self.casual = source.casual
            self.travelling = source.travelling
            return
        self.elves = 0
        self.vanir = 0
        self.artifacts = 0
        self.deck = EMPTY
        self.known = EMPTY
        self.laid = NO_CARD
        self.laid_known = 0
        self.god_faces = 0
        self.vanir_faces = 0
        self.comrades = 0
        self.kin = 0
        self.casual = 0
        self.travelling = 0


@final
class Risk:
    """The risks being taken (YG-14)."""

    count: i64  # risks left after what is certain: reductions, Heroes, Freyr's pairs
    opponent: i64  # -1 for a risky action
    rolled: bool
    god_face: i64  # -1 while not rolled
    god_turned: bool
    faces: vec[i64]  # faces of the Vanir dice: how many show each
    turned: vec[i64]  # and how many of these an Elf has turned
    marked: vec[i64]  # and how many are chosen for the reroll
    added: vec[i64]  # for each figure the face of its added god die, -1 if none
    added_turned: i64  # bit mask of figures whose added die an Elf has turned, and whose player's Elf it was
    rerolls: i64  # bit mask of Artifacts used in this risk
    elves_due: i64  # the risk-taker's Elves due to Alfheim
    turning_elves: i64  # of these, the Elves that turned a die
    others_due: i64  # Elves of adding players due to Alfheim
    lost: i64  # Life lost by it, by the risk-taker or a supporting Kin
    duel: bool

    def __init__(self, source: Risk | None = None) -> None:
        if source is not None:
            self.count = source.count
            self.opponent = source.opponent
            self.rolled = source.rolled
            self.god_face = source.god_face
            self.god_turned = source.god_turned
            self.faces = source.faces[:]
            self.turned = source.turned[:]
            self.marked = source.marked[:]
            self.added = source.added[:]
            self.added_turned = source.added_turned
            self.rerolls = source.rerolls
            self.elves_due = source.elves_due
            self.turning_elves = source.turning_elves
            self.others_due = source.others_due
            self.lost = source.lost
            self.duel = source.duel
            return
        self.count = 0
        self.opponent = -1
        self.rolled = False
        self.god_face = -1
        self.god_turned = False
        self.faces = vec[i64]([0] * 6)
        self.turned = vec[i64]([0] * 6)
        self.marked = vec[i64]([0] * 6)
        self.added = vec[i64]([-1] * 5)
        self.added_turned = 0
        self.rerolls = 0
        self.elves_due = 0
        self.turning_elves = 0
        self.others_due = 0
        self.lost = 0
        self.duel = False


UNDEALT: Final = Rng()
"""The generator of a position that is not set up yet."""


class Position(Engine):
    """Everything on the table. The public `State` adds the contract's methods."""

    rng: Rng
    track: i64  # which basic game, counted as in the content
    powers: bool
    tree: i64  # the space of the Saga Book where the Tree stands
    nidhogg: i64  # Nidhögg's space
    result: i64
    defeat: i64  # which one (Defeat), 0 if none
    players: list[Player]
    figures: i64  # gods in play: the players' gods, then the supporting gods
    god: vec[i64]
    world: vec[i64]
    life: vec[i64]
    max_life: vec[i64]
    elves: i64  # in the reserves of Alfheim and Vanaheim
    vanir: i64
    heroes: i64  # in Valhalla
    nameless: i64  # on Hel's ladder
    giants: i64  # on Surtur's ladder
    rotation: i64
    island: i64
    enemy: vec[i64]  # where the five Enemies are
    devastated: i64  # bit mask of Worlds
    jotuns: i64  # bit mask of activated Jötuns
    artifacts: vec[i64]  # the three stacks, one after the other
    artifacts_taken: vec[i64]  # from each stack
    creatures: vec[i64]  # the stack, the next card first
    jotun_cards: vec[i64]
    wheel: vec[i64]  # enemy * 3: face-up cards, the oldest first, NO_CARD where none
    round: i64
    order: vec[i64]  # seats in the order of their turns this round
    order_count: i64
    turns: i64  # turns begun this round
    active: i64
    fought: bool  # what the active god has done in phase 3
    acted: bool
    drawn: i64  # bit mask of Creatures drawn and not yet chosen from
    saga: i64  # number of the saga, 0 in a basic game
    page: i64
    counters: vec[i64]
    foes: vec[i64]  # where the saga's opponents are
    slain: i64  # bit mask of them
    tokens: vec[i64]  # for each World the kind of its face-down token, -1 if none
    tokens_known: i64  # bit mask of Worlds whose face-down token all know
    tokens_up: vec[i64]  # how many of each kind lie face up
    pile: vec[i64]  # face-down tiles, the top first
    token: i64  # the kind turned up last
    chosen: i64  # the last choice in a saga's effects
    wanted: vec[i64]  # what a Kin asks for: Elves, Vanir dice, bit mask of Artifacts
    supporters_seen: i64  # two players: bit mask of Enemies whose supporting card all have seen
    risk: Risk
    # as features (telling/observation.py), until something in them changes
    piles_told: bytes  # Jötuns, Creatures and Artifacts
    cards_told: bytes  # Wheel and decks, as one observer sees them
    observer: i64  # who that is

    def __init__(self, n: i64, source: Position | None = None) -> None:
        super().__init__(n, source)
        if source is not None:
            self.rng = source.rng.clone()
            self.track = source.track
            self.powers = source.powers
            self.tree = source.tree
            self.nidhogg = source.nidhogg
            self.result = source.result
            self.defeat = source.defeat
            self.players = [Player(player) for player in source.players]
            self.figures = source.figures
            self.god = source.god
            self.world = source.world[:]
            self.life = source.life[:]
            self.max_life = source.max_life
            self.elves = source.elves
            self.vanir = source.vanir
            self.heroes = source.heroes
            self.nameless = source.nameless
            self.giants = source.giants
            self.rotation = source.rotation
            self.island = source.island
            self.enemy = source.enemy[:]
            self.devastated = source.devastated
            self.jotuns = source.jotuns
            self.artifacts = source.artifacts
            self.artifacts_taken = source.artifacts_taken[:]
            self.creatures = source.creatures
            self.jotun_cards = source.jotun_cards
            self.wheel = source.wheel[:]
            self.round = source.round
            self.order = source.order[:]
            self.order_count = source.order_count
            self.turns = source.turns
            self.active = source.active
            self.fought = source.fought
            self.acted = source.acted
            self.drawn = source.drawn
            self.saga = source.saga
            self.page = source.page
            self.counters = source.counters[:]
            self.foes = source.foes[:]
            self.slain = source.slain
            self.tokens = source.tokens[:]
            self.tokens_known = source.tokens_known
            self.tokens_up = source.tokens_up[:]
            self.pile = source.pile
            self.token = source.token
            self.chosen = source.chosen
            self.wanted = source.wanted[:]
            self.supporters_seen = source.supporters_seen
            self.risk = Risk(source.risk)
            self.piles_told = source.piles_told
            self.cards_told = source.cards_told
            self.observer = source.observer
            return
        self.rng = UNDEALT
        self.track = 0
        self.powers = False
        self.tree = 0
        self.nidhogg = 0
        self.result = Result.RUNNING
        self.defeat = 0
        self.players = []
        self.figures = 0
        self.god = EMPTY
        self.world = EMPTY
        self.life = EMPTY
        self.max_life = EMPTY
        self.elves = 0
        self.vanir = 0
        self.heroes = 0
        self.nameless = 0
        self.giants = 0
        self.rotation = 0
        self.island = 0
        self.enemy = EMPTY
        self.devastated = 0
        self.jotuns = 0
        self.artifacts = EMPTY
        self.artifacts_taken = vec[i64]([0] * 3)
        self.creatures = EMPTY
        self.jotun_cards = EMPTY
        self.wheel = vec[i64]([NO_CARD] * 18)
        self.round = 0
        self.order = vec[i64]([0] * 5)
        self.order_count = 0
        self.turns = 0
        self.active = 0
        self.fought = False
        self.acted = False
        self.drawn = 0
        self.saga = 0
        self.page = 0
        self.counters = EMPTY
        self.foes = EMPTY
        self.slain = 0
        self.tokens = EMPTY
        self.tokens_known = 0
        self.tokens_up = EMPTY
        self.pile = EMPTY
        self.token = -1
        self.chosen = -1
        self.wanted = vec[i64]([0] * 3)
        self.supporters_seen = 0
        self.risk = Risk()
        self.piles_told = UNTOLD
        self.cards_told = UNTOLD
        self.observer = 0

    # -- chance ----------------------------------------------------------
    def chance(self, faces: i64) -> i64:
        """A throw: a number from 0 on, below `faces`."""
        self.show()
        return self.rng.below(faces)

    def shuffle(self, cards: vec[i64], subject: i64) -> None:
        """In play, from a stream that nobody has read: the dice stay as they were."""
        self.show()
        self.rng.open(subject).shuffle_vec(cards)

    # -- what is left in the reserves ------------------------------------
    def heroes_reserve(self) -> i64:
        return HEROES - self.heroes

    def nameless_reserve(self) -> i64:
        return NAMELESS - self.nameless

    def giants_reserve(self) -> i64:
        return GIANTS - self.giants

    def active_jotuns(self) -> i64:
        return popcount(self.jotuns)

    def pawns(self) -> i64:
        """Jötun pawns on Loki's ladder."""
        return PAWNS - popcount(self.jotuns)

    def markers(self) -> i64:
        """Devastation markers in the Cage (YG-2.7)."""
        return MARKERS - popcount(self.devastated)

    def is_devastated(self, world: i64) -> bool:
        return (self.devastated >> world) & 1 != 0

    def running(self) -> bool:
        return self.result == Result.RUNNING


def popcount(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def ask_active(position: Position) -> None:
    """A step that is nothing but a question to the seat whose turn it is."""
    position.ask(position.active)
