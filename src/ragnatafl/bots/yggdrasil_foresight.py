"""What the Enemy decks have in store: when each Enemy will be activated, as far as everybody can know (YG-1.12).

Places told as known are taken as they are, the others are drawn at random several times; then only the cards are
played on: who reveals what, which pairs meet on the Wheel, which cards go under which deck (YG-6).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ragnatafl.core.rng import Rng
from ragnatafl.yggdrasil.position import NO_CARD, Player, Position
from ragnatafl.yggdrasil.redeal import deal_floating, redeal_deck
from ragnatafl.yggdrasil.tables import N_ENEMIES, N_GODS, Enemy
from ragnatafl.yggdrasil.wheel import SLOTS, figure_of

HORIZON = 12
"""How many turns are looked at."""
SAMPLES = 12
MOST_COUNTED = 9
"""The first, second ... activation of an Enemy is kept apart up to this one."""


@dataclass(frozen=True)
class Foresight:
    """`chance[enemy][k]`: (t, share) for the k-th activation in coming turn t, both counted from 1.

    Nothing is counted that would come after the victory.
    """

    turns: tuple[int, ...]
    """The seats in the order of the coming turns; index t - 1 is turn t."""
    chance: tuple[tuple[tuple[tuple[int, float], ...], ...], ...]
    victory: float
    """The chance that Nidhögg reaches the Tree within the horizon."""


Cards = list[list[int]]


class Memory:
    """Keeps the last few foresights, since several decisions of a turn look at the same decks."""

    def __init__(self) -> None:
        self.kept: dict[object, Foresight] = {}

    def foresee(self, position: Position, order: Sequence[int] = ()) -> Foresight:
        key = (
            tuple(known_places(player) for player in position.players),
            tuple(position.wheel),
            tuple(position.order),
            position.turns,
            position.nidhogg,
            tuple(order),
        )
        if key not in self.kept:
            if len(self.kept) > 40:
                self.kept.clear()
            self.kept[key] = foresee(position, order)
        return self.kept[key]


def known_places(player: Player) -> tuple[int, ...]:
    """The deck from top to bottom, then the laid card; -2 for an unknown one."""
    laid = player.laid if player.laid == NO_CARD or player.laid_known else -2
    deck = [card if known else -2 for card, known in zip(player.deck, player.known, strict=True)]
    return (*deck, laid)


def coming_turns(position: Position, order: Sequence[int]) -> list[int]:
    """Seats still to come this round, then rounds in the same order, as nobody can know a better guess."""
    this_round = list(order) if order else [int(seat) for seat in position.order][: position.n]
    if sorted(this_round) != list(range(position.n)):
        this_round = list(range(position.n))
    turns = this_round if order else this_round[position.turns :]
    while len(turns) < HORIZON:
        turns = turns + this_round
    return turns[:HORIZON]


def is_certain(position: Position) -> bool:
    return all(all(p.known) and (p.laid == NO_CARD or p.laid_known) for p in position.players)


def foresee(position: Position, order: Sequence[int] = (), samples: int = SAMPLES) -> Foresight:
    """With `order`, the round begins with these seats (YG-5.2)."""
    turns = coming_turns(position, order)
    rng = Rng(int(position.round) * 64 + int(position.turns))
    if is_certain(position):
        samples = min(samples, 3)
    counted = [[[0] * (HORIZON + 1) for _ in range(MOST_COUNTED + 1)] for _ in range(N_ENEMIES)]
    victories = 0
    needed = int(position.tree - position.nidhogg)
    begun = 0 if order else int(position.turns)
    for _ in range(samples):
        times = [0] * N_ENEMIES
        for turn, enemy in activations(sampled(position, rng), turns, begun, rng):
            times[enemy] += 1
            if times[enemy] <= MOST_COUNTED:
                counted[enemy][times[enemy]][turn] += 1
            if enemy == Enemy.NIDHOGG and times[enemy] >= needed:
                victories += 1
                break
    chance = tuple(
        tuple(tuple((t, hits / samples) for t, hits in enumerate(by_turn) if hits) for by_turn in by_count)
        for by_count in counted
    )
    return Foresight(tuple(turns), chance, victories / samples)


def sampled(position: Position, rng: Rng) -> Position:
    other = Position(position.n, position)
    deal_floating(other, rng)
    for player in other.players:
        redeal_deck(player, rng)
    return other


def activations(position: Position, turns: Sequence[int], begun: int, rng: Rng) -> list[tuple[int, int]]:
    """(turn, Enemy) for each activation, if the decks lie as in this position; `begun` turns of the round are past."""
    seats = int(position.n)
    decks = [[int(card) for card in player.deck] for player in position.players]
    laid = [int(player.laid) for player in position.players]
    wheel = [[int(c) for c in position.wheel[e * SLOTS : (e + 1) * SLOTS] if c != NO_CARD] for e in range(N_ENEMIES)]
    owner = [int(figure_of(position, god)) for god in range(N_GODS)]
    found: list[tuple[int, int]] = []
    for number, seat in enumerate(turns, 1):
        if begun == seats:
            begun = 0
            laid = [deck.pop(0) if deck else NO_CARD for deck in decks]
        begun += 1
        card = laid[seat]
        laid[seat] = NO_CARD
        if card == NO_CARD:
            continue
        enemy = card // N_GODS
        pair = wheel[enemy]
        pair.append(card)
        if len(pair) == 2:
            found.append((number, enemy))
            if seats > 1:
                return_pair(pair, decks, owner, seat, rng)
        elif len(pair) == 3:
            decks[0] += pair[:2]
            del pair[:2]
    return found


def return_pair(pair: list[int], decks: Cards, owner: Sequence[int], active: int, rng: Rng) -> None:
    """YG-6.3, YG-6.5."""
    first, second = pair
    for card, other in ((first, second), (second, first)):
        seat = owner[card % N_GODS]
        if seat >= len(decks):
            seat = 1 - owner[other % N_GODS]
        decks[seat].append(card)
        if card // N_GODS == Enemy.FENRIR and seat == active:
            rng.shuffle(decks[seat])
    pair.clear()
