# mypyc: compile
"""What the Enemy decks have in store: when each Enemy will be activated, as far as everybody can know (YG-1.12).

Places told as known are taken as they are, the others are drawn at random several times; then only the cards are
played on: who reveals what, which pairs meet on the Wheel, which cards go under which deck (YG-6).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.rng import Rng

from ..rules.position import NO_CARD, Position
from ..rules.redeal import deal_floating, redeal_deck
from ..rules.tables import N_ENEMIES, N_GODS, Enemy
from ..rules.wheel import SLOTS, receiver
from .saga import PACE, REVEAL, moves_left

HORIZON: Final = 12
"""How many turns are looked at."""
SAMPLES: Final = 12
MOST_COUNTED: Final = 9
"""The first, second ... activation of an Enemy is kept apart up to this one."""
UNKNOWN: Final = -2


@final
class Foresight:
    """When Enemies will be activated, and in a saga, as REVEAL + Enemy, when their cards wake its entries (YG-21.3).

    Nothing is counted that would come after the victory.
    """

    turns: vec[i64]  # the seats in the order of the coming turns; index t - 1 is turn t
    hits: vec[i64]
    samples: i64
    victories: i64
    waiting: float  # the turns until the Tree, summed over the samples

    def __init__(self, turns: vec[i64], samples: i64) -> None:
        self.turns = turns
        self.hits = vec[i64]([0] * (2 * N_ENEMIES * (MOST_COUNTED + 1) * (HORIZON + 1)))
        self.samples = samples
        self.victories = 0
        self.waiting = 0.0

    def count(self, enemy: i64, k: i64, turn: i64) -> None:
        self.hits[(enemy * (MOST_COUNTED + 1) + k) * (HORIZON + 1) + turn] += 1

    def chance(self, enemy: i64, k: i64, turn: i64) -> float:
        """That the Enemy's k-th activation comes in coming turn `turn`, both counted from 1."""
        return float(self.hits[(enemy * (MOST_COUNTED + 1) + k) * (HORIZON + 1) + turn]) / float(self.samples)

    def last(self, enemy: i64, k: i64) -> i64:
        """The last turn that may bring the k-th activation, 0 if none."""
        first = (enemy * (MOST_COUNTED + 1) + k) * (HORIZON + 1)
        turn: i64 = HORIZON
        while turn > 0 and self.hits[first + turn] == 0:
            turn -= 1
        return turn

    def victory(self) -> float:
        """The chance that Nidhögg reaches the Tree within the horizon."""
        return float(self.victories) / float(self.samples)

    def turns_left(self) -> float:
        """How many turns Nidhögg takes on average until he reaches the Tree."""
        return self.waiting / float(self.samples)


@final
class Memory:
    """Keeps the last few foresights, since several decisions of a turn look at the same decks."""

    kept: dict[tuple[int, ...], Foresight]

    def __init__(self) -> None:
        self.kept = {}

    def foresee(self, position: Position) -> Foresight:
        key = tuple(known_cards(position))
        known = self.kept.get(key)
        if known is None:
            if len(self.kept) > 40:
                self.kept.clear()
            known = foresee(position)
            self.kept[key] = known
        return known


def known_cards(position: Position) -> list[int]:
    """All that a foresight depends on: each deck from top to bottom and its laid card, the Wheel, the turn."""
    key: list[int] = [position.turns, position.nidhogg, position.tree, position.round, position.page]
    for player in position.players:
        for k in range(i64(len(player.deck))):
            key.append(player.deck[k] if player.known[k] != 0 else UNKNOWN)
        key.append(player.laid if player.laid == NO_CARD or player.laid_known != 0 else UNKNOWN)
    for card in position.wheel:
        key.append(card)
    for seat in position.order:
        key.append(seat)
    return key


def coming_turns(position: Position, order: list[int]) -> vec[i64]:
    """Seats still to come this round, then rounds in the same order, as nobody can know a better guess."""
    this_round: list[int] = list(order)
    if not this_round:
        for k in range(position.n):
            this_round.append(position.order[k])
    if sorted(this_round) != list(range(position.n)):
        this_round = list(range(position.n))
    begun: i64 = 0 if order else position.turns
    return vec[i64]([this_round[(begun + k) % position.n] for k in range(HORIZON)])


def is_certain(position: Position) -> bool:
    for player in position.players:
        if player.laid != NO_CARD and player.laid_known == 0:
            return False
        for known in player.known:
            if known == 0:
                return False
    return True


def foresee(position: Position, order: list[int] | None = None, samples: i64 = SAMPLES) -> Foresight:
    """With `order`, the round begins with these seats (YG-5.2)."""
    turns = coming_turns(position, order or [])
    rng = Rng(position.round * 64 + position.turns)
    if samples > 3 and is_certain(position):
        samples = 3
    foresight = Foresight(turns, samples)
    begun: i64 = 0 if order else position.turns
    other = Position(position.n, position)
    for _ in range(samples):
        deal_floating(other, rng)
        for player in other.players:
            redeal_deck(player, rng)
        play_cards(other, foresight, begun, rng)
    return foresight


def play_cards(position: Position, foresight: Foresight, begun: i64, rng: Rng) -> None:
    """Counts each activation, if the decks lie as in this position; `begun` turns of the round are past."""
    seats = position.n
    decks: list[list[int]] = []
    laid: list[int] = []
    for player in position.players:
        deck: list[int] = []
        for card in player.deck:
            deck.append(card)
        decks.append(deck)
        laid.append(player.laid)
    wheel = position.wheel[:]
    times = vec[i64]([0] * (2 * N_ENEMIES))
    needed = moves_left(position)
    for turn in range(i64(1), i64(HORIZON + 1)):
        seat = foresight.turns[turn - 1]
        if begun == seats:
            begun = 0
            for other in range(seats):
                laid[other] = decks[other].pop(0) if decks[other] else NO_CARD
        begun += 1
        card = laid[seat]
        laid[seat] = NO_CARD
        if card == NO_CARD:
            continue
        enemy = card // N_GODS
        if not reveal(position, wheel, decks, card, seat, rng):
            if position.saga == 0:
                continue
            enemy += REVEAL
        times[enemy] += 1
        if times[enemy] <= MOST_COUNTED:
            foresight.count(enemy, times[enemy], turn)
        if enemy == Enemy.NIDHOGG and times[enemy] >= needed:
            foresight.victories += 1
            foresight.waiting += float(turn)
            return
    moves = float(needed - times[Enemy.NIDHOGG])
    foresight.waiting += HORIZON + PACE * (moves - 0.5)


def reveal(position: Position, wheel: vec[i64], decks: list[list[int]], card: i64, seat: i64, rng: Rng) -> bool:
    """YG-6: whether the card activates its Enemy. Alone, the pair stays until a third card comes."""
    start = card // N_GODS * SLOTS
    count: i64 = 0
    while count < SLOTS and wheel[start + count] != NO_CARD:
        count += 1
    if count == 2:
        decks[0].append(wheel[start])
        decks[0].append(wheel[start + 1])
        wheel[start] = card
        wheel[start + 1] = NO_CARD
        return False
    wheel[start + count] = card
    if count != 1:
        return False
    if position.n > 1:
        first = wheel[start]
        wheel[start] = NO_CARD
        wheel[start + 1] = NO_CARD
        return_card(decks, first, receiver(position, first, card), seat, rng)
        return_card(decks, card, receiver(position, card, first), seat, rng)
    return True


def return_card(decks: list[list[int]], card: i64, seat: i64, active: i64, rng: Rng) -> None:
    """YG-6.3, YG-6.5."""
    decks[seat].append(card)
    if card // N_GODS == Enemy.FENRIR and seat == active:
        rng.shuffle(decks[seat])
