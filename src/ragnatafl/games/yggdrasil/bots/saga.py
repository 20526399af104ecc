# mypyc: compile
"""What a saga asks of the team, in the bot's prices, as its file declares it (docs/guides/saga-grammar.md).

Goals are work: until it is done it costs something, and where it must be done before the Tree, the more the nearer
that is. Dangers are perils: so many more cards of an Enemy, unless somebody acts in time.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit

from ..rules.position import Position
from ..rules.tables import N_ENEMIES, N_WORLDS, Enemy, Mode, World
from ..rules.trial import after_nidhogg, reveals_to_defeat
from ..sagas import advice
from ..sagas.content import SAGAS, Saga
from ..sagas.tables import mask
from ..sagas.values import evaluate, in_force
from .prices import DEFEAT

REVEAL: Final[i64] = N_ENEMIES
"""REVEAL + Enemy: not an activation, but a card that wakes the saga's entry for it (YG-21.3)."""
MOST_PAGES: Final = 10
PAGE_MOVES: Final[vec[i64]] = vec[i64](
    [
        len(saga.pages[page].spaces) - 1 if page < len(saga.pages) else 0
        for saga in SAGAS.sagas
        for page in range(MOST_PAGES)
    ]
)
"""saga * MOST_PAGES + page: how often Nidhögg moves on it."""
PACE: Final = 12.6
"""Turns between two moves of Nidhögg, whatever the number of players (YG-18.2)."""
MOST_REVEALS: Final[i64] = 4
"""How many reveals of an Enemy are looked ahead."""
FEAR: Final = 0.7 * DEFEAT
"""What it costs to have no time left for a piece of work."""


def moves_left(position: Position) -> i64:
    """How often Nidhögg must still move until he reaches the Tree, over all pages."""
    if position.saga == 0:
        return position.tree - position.nidhogg
    moves = -position.nidhogg
    for page in range(position.page, i64(MOST_PAGES)):
        moves += PAGE_MOVES[(position.saga - 1) * MOST_PAGES + page]
    return moves


def value_at(position: Position, address: i64) -> i64:
    return evaluate(position, address, position.world[position.active], Mode.NORMAL)


@final
class Weight:
    """A number of the saga's file, or one that its code tells."""

    number: float
    address: i64

    def __init__(self, source: advice.Weight) -> None:
        self.number = source.number
        self.address = source.address

    def now(self, position: Position) -> float:
        return self.number if self.address < 0 else float(value_at(position, self.address))


# -- goals ---------------------------------------------------------------------------------------------------------
@final
class Goal:
    pages: i64  # bit mask
    left: i64
    prices: vec[float]
    price: Weight
    turns: Weight | None

    def __init__(self, source: advice.Goal) -> None:
        self.pages = mask(source.pages)
        self.left = source.left
        self.prices = vec[float](list(source.prices))
        self.price = Weight(source.price)
        self.turns = Weight(source.turns) if source.turns is not None else None

    def cost(self, position: Position, turns: float) -> float:
        """What is left to do costs so much, with so many turns until the Tree."""
        left = value_at(position, self.left)
        if left <= 0:
            return 0.0
        most = i64(len(self.prices))
        if most > 0:
            return self.prices[(left if left < most else most) - 1]
        price = self.price.now(position) * float(left)
        return price if self.turns is None else price + fear(left, turns, self.turns.now(position))


def fear(pieces: i64, turns: float, each: float) -> float:
    """Not to be ready when the Tree is reached, where each piece takes so many turns: other things must be done too."""
    total = 0.0
    for piece in range(pieces):
        haste = each * float(piece + 1) / (turns if turns > 1.0 else 1.0)
        total += FEAR * haste * haste if haste < 1.0 else FEAR
    return total


# -- dangers -------------------------------------------------------------------------------------------------------
@final
class Peril:
    """A defeat that comes with the k-th card of a kind, unless somebody acts in one of these Worlds."""

    card: i64  # an Enemy's activation, or REVEAL + Enemy
    k: i64
    worlds: i64  # bit mask
    risks: i64
    price: float  # what it weighs already, beside the chance that it comes

    def __init__(self, card: i64, k: i64, worlds: i64, risks: i64, price: float) -> None:
        self.card = card
        self.k = k if k > 1 else 1
        self.worlds = worlds
        self.risks = risks
        self.price = price


@final
class Danger:
    pages: i64  # bit mask
    enemy: i64
    left: i64
    worlds: vec[i64]
    risks: i64
    prices: vec[float]

    def __init__(self, source: advice.Danger) -> None:
        self.pages = mask(source.pages)
        self.enemy = source.enemy
        self.left = source.left
        self.worlds = vec[i64](list(source.worlds))
        self.risks = source.risks
        self.prices = vec[float](list(source.prices))

    def peril(self, position: Position) -> Peril | None:
        """As things stand; None while it is far away."""
        if self.left >= 0:
            k = value_at(position, self.left)
        else:
            k = reveals_to_defeat(position, self.enemy, MOST_REVEALS)
            if k == 0:
                return None
        near: i64 = k if k > 1 else 1
        price = self.prices[near - 1] if near <= i64(len(self.prices)) else 0.0
        card = self.enemy if self.left >= 0 else REVEAL + self.enemy
        return Peril(card, near, self.reach(position), value_at(position, self.risks), price)

    def reach(self, position: Position) -> i64:
        """Where something can be done about it."""
        found: i64 = 0
        for address in self.worlds:
            place = value_at(position, address)
            if place < N_WORLDS:
                found |= bit(place)
        return found


@final
class Story:
    """What one saga wants."""

    goals: list[Goal]
    dangers: list[Danger]

    def __init__(self, saga: Saga) -> None:
        self.goals = [Goal(goal) for goal in saga.goals]
        self.dangers = [Danger(danger) for danger in saga.dangers]


STORIES: Final = [Story(saga) for saga in SAGAS.sagas]


def story_cost(position: Position, turns: float) -> float:
    """What the saga's unfinished work costs now; `turns` are left until the Tree, as far as anybody can guess."""
    cost = 0.0
    for goal in STORIES[position.saga - 1].goals:
        if in_force(position, goal.pages):
            cost += goal.cost(position, turns)
    return cost


def perils(position: Position) -> list[Peril]:
    """The saga's own, and what Nidhögg's next space would do: mostly for want of Fire Giants or Nameless."""
    found: list[Peril] = []
    for danger in STORIES[position.saga - 1].dangers:
        if in_force(position, danger.pages):
            peril = danger.peril(position)
            if peril is not None:
                found.append(peril)
    if moves_left(position) > 1 and not after_nidhogg(position).running():
        found.append(Peril(Enemy.NIDHOGG, 1, bit(World.MUSPELHEIM) | bit(World.NIFLHEIM), 2, 0.0))
    return found
