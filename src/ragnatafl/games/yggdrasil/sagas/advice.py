"""What a saga wants from a bot (docs/guides/saga-grammar.md): goals and dangers, declared in the saga's own file.

They are no rules: whatever they say, the game is the same, and the content hash leaves them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ragnatafl.core.reading import Reader

from ..content import ENEMIES, NOTES
from .code import Coder
from .expressions import Scope

ADVICE = ("goals", "dangers")
CARDS = ("reveal", "activation")
LOST_GAME = 100.0
"""The price of a lost game; all other prices are measured by it."""


@dataclass(frozen=True)
class Weight:
    """A number, or where that stands in the saga's code."""

    number: float
    address: int = -1


@dataclass(frozen=True)
class Goal:
    """Something to be done: what is left of it costs the team something."""

    name: str
    pages: tuple[int, ...]
    left: int
    """The address of what is left to do."""
    prices: tuple[float, ...]
    """With 1, 2, ... left; the last also beyond. Empty where each piece has the same price."""
    price: Weight
    turns: Weight | None
    """How many turns a piece takes, where it must be done before Nidhögg is at the Tree."""


@dataclass(frozen=True)
class Danger:
    """A defeat that cards of an Enemy bring nearer."""

    name: str
    pages: tuple[int, ...]
    enemy: int
    card: str
    left: int
    """The address of how many cards are left until then; -1 where the engine tells it by its reveals."""
    worlds: tuple[int, ...]
    """The addresses of the Worlds where it can be averted."""
    risks: int
    prices: tuple[float, ...]
    """With 1, 2, ... cards left; beyond nothing."""


class AdviceReader:
    """Reads the goals and dangers of one saga; the pages of an entry are read as in all others."""

    def __init__(self, coder: Coder) -> None:
        self.coder = coder

    def goal(self, table: Reader, pages: tuple[int, ...]) -> Goal:
        table.only("name", "pages", "left", "price", "turns", *NOTES)
        several = isinstance(table.data.get("price"), list) and not self.is_expression(table.data["price"])
        if several and "turns" in table.data:
            raise table.fail("turns", "goes with one price for each piece, not with a list of prices")
        return Goal(
            name=table.text("name"),
            pages=pages,
            left=self.number(table, "left"),
            prices=self.prices(table) if several else (),
            price=Weight(0.0) if several else self.weight(table, "price"),
            turns=self.weight(table, "turns") if "turns" in table.data else None,
        )

    def danger(self, table: Reader, pages: tuple[int, ...], reveals: Sequence[tuple[int, ...]]) -> Danger:
        """`reveals` holds for each page and Enemy whether the saga has an entry (-1: none)."""
        table.only("name", "pages", "enemy", "card", "left", "worlds", "risks", "price", *NOTES)
        enemy = ENEMIES.index(table.text("enemy", ENEMIES))
        card = table.text("card", CARDS)
        if card == "reveal" and "left" in table.data:
            raise table.fail("left", "is for activations: how many reveals are left is found out by the engine")
        for page in pages:
            if card == "reveal" and reveals[page][enemy] < 0:
                raise table.fail("enemy", f"is {ENEMIES[enemy]}, whose reveal does nothing on page {page + 1}")
        return Danger(
            name=table.text("name"),
            pages=pages,
            enemy=enemy,
            card=card,
            left=self.number(table, "left") if card == "activation" else -1,
            worlds=self.worlds(table),
            risks=self.number(table, "risks"),
            prices=self.prices(table) if "price" in table.data else (),
        )

    def number(self, table: Reader, key: str) -> int:
        return self.coder.expression(table, key, "number", Scope(key))

    def is_expression(self, value: object) -> bool:
        return isinstance(value, list) and bool(value) and isinstance(value[0], str)

    def weight(self, table: Reader, key: str) -> Weight:
        """A decimal number or an expression."""
        value = table.data.get(key)
        if isinstance(value, (int, float)):
            return Weight(self.decimal(table, key, value))
        return Weight(0.0, self.number(table, key))

    def decimal(self, table: Reader, key: str, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= LOST_GAME:
            raise table.fail(key, f"must be a number from 0 to {LOST_GAME:.0f}, a lost game, not {value!r}")
        return float(value)

    def prices(self, table: Reader) -> tuple[float, ...]:
        value = table.data["price"]
        if not isinstance(value, list) or not value:
            raise table.fail("price", "must be a list of prices, for 1, 2 and more that are left")
        return tuple(self.decimal(table, "price", one) for one in value)

    def worlds(self, table: Reader) -> tuple[int, ...]:
        """Each a World or an expression that tells a place."""
        value = table.data.get("worlds")
        if not isinstance(value, list) or not value:
            raise table.fail("worlds", "must be a list of the Worlds where something can be done about it")
        return tuple(
            self.coder.expression(table.holding({"worlds": one}), "worlds", "place", Scope("worlds")) for one in value
        )
