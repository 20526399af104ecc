"""Experience sheets (YG-20.3 to YG-20.6): what each god has, what a box costs, and what may be bought."""

from __future__ import annotations

from dataclasses import dataclass, field

from ragnatafl.core.errors import RagnataflError

from ..content import CONTENT, GODS, RELATIONS

ROWS = ("elves", "vanir_dice", "god_faces", "vanir_faces", *RELATIONS)

SENSIBLE = (
    ("god_faces", "vanir_faces"),
    ("elves", "vanir_dice"),
    ("comrade_in_arms",),
    ("casual_companion",),
    ("travelling_companion",),
    ("kin",),
)
"""Rows in the order in which bots fill them: a group is full before the next begins, and they save for it."""


class PurchaseError(RagnataflError, ValueError):
    """A box that cannot be bought; the sentence names the rule."""


@dataclass
class Sheet:
    """One god's sheet. Rows are bought from the cheapest box upward, so a row is a number of boxes."""

    god: str
    xp: int = 0
    boxes: dict[str, int] = field(default_factory=lambda: {row: 0 for row in ROWS[:4]})
    linked: dict[str, list[str]] = field(default_factory=lambda: {row: [] for row in RELATIONS})

    def costs(self, row: str, players: int) -> tuple[int, ...]:
        if row in RELATIONS:
            return CONTENT.experience.relations[players]
        found: tuple[int, ...] = getattr(CONTENT.experience, row)
        return found

    def filled(self, row: str) -> int:
        return len(self.linked[row]) if row in RELATIONS else self.boxes[row]

    def price(self, row: str, players: int) -> int | None:
        """What the next box of a row costs; None when the row is full."""
        costs = self.costs(row, players)
        return costs[self.filled(row)] if self.filled(row) < len(costs) else None

    def buy(self, row: str, god: str | None, team: list[str], players: int) -> int:
        """YG-20.6, R-29: the cheapest free box; a relation box names another god of the campaign. Returns the price."""
        if row not in ROWS:
            raise PurchaseError(f'There is no row "{row}"; there are {", ".join(ROWS)} (YG-20.3).')
        price = self.price(row, players)
        if price is None:
            raise PurchaseError(f"The row {row} of {self.god} is full (YG-20.4).")
        if row in RELATIONS:
            if god is None or god not in team or god == self.god:
                others = ", ".join(name for name in team if name != self.god)
                raise PurchaseError(f"A box of {row} names another god of the campaign: {others} (YG-20.6).")
            if god in self.linked[row]:
                raise PurchaseError(f"{god} is named in the row {row} of {self.god} already (YG-20.6).")
        elif god is not None:
            raise PurchaseError(f"A box of {row} names no god (YG-20.3).")
        if price > self.xp:
            raise PurchaseError(f"The next box of {row} costs {price} XP, and {self.god} has {self.xp} (YG-20.6).")
        self.xp -= price
        if god is not None:
            self.linked[row].append(god)
        else:
            self.boxes[row] += 1
        return price

    def text(self) -> str:
        """One readable line that `read_sheet` reads back, without the XP: what a game needs to know."""
        parts = [f"{row}={count}" for row, count in self.boxes.items() if count]
        parts += [f"{row}={'+'.join(gods)}" for row, gods in self.linked.items() if gods]
        return " ".join([self.god, *parts])


def start_sheet(god: str, team: list[str]) -> Sheet:
    """YG-20.5: the starting marks, free."""
    known = CONTENT.gods[GODS.index(god)]
    sheet = Sheet(god)
    sheet.boxes["elves"] = known.elves
    sheet.boxes["vanir_dice"] = known.vanir_dice
    sheet.boxes["god_faces"] = len(known.god_faces)
    sheet.boxes["vanir_faces"] = len(known.vanir_faces)
    for row in known.relations:
        sheet.linked[row] = [name for name in team if name != god]
    return sheet


def read_sheet(text: str, team: list[str]) -> Sheet:
    """A sheet from its line; raises PurchaseError for anything unknown."""
    words = text.split()
    if not words or words[0] not in GODS:
        raise PurchaseError(f'A sheet begins with its god, not "{text[:40]}" (YG-20.3).')
    sheet = Sheet(words[0])
    for word in words[1:]:
        row, _, value = word.partition("=")
        if row in RELATIONS:
            gods = value.split("+")
            if any(god not in team or god == sheet.god for god in gods) or len(set(gods)) != len(gods):
                raise PurchaseError(f"The row {row} of {sheet.god} names gods that are not in play (YG-20.6).")
            sheet.linked[row] = gods
        elif row in sheet.boxes and value.isdigit() and int(value) <= 3:
            sheet.boxes[row] = int(value)
        else:
            raise PurchaseError(f'"{word[:40]}" is no part of a sheet (YG-20.3).')
    return sheet


def sensible_purchase(sheet: Sheet, team: list[str], players: int) -> tuple[str, str | None] | None:
    """The next row that a bot buys a box of, and the god it names; None if it saves or has everything."""
    for group in SENSIBLE:
        prices = [(price, row) for row in group if (price := sheet.price(row, players)) is not None]
        if prices:
            price, row = min(prices, key=lambda one: one[0])
            named = sheet.linked.get(row)
            linked = None if named is None else next(god for god in team if god != sheet.god and god not in named)
            return (row, linked) if price <= sheet.xp else None
    return None


def usual_sheets(team: list[str], players: int, saga: int) -> list[Sheet]:
    """The players' sheets as a campaign usually has them before this saga: each earlier one lost once, then won."""
    sheets = [start_sheet(god, team) for god in team[:players]]
    for sheet in sheets:
        for points in (CONTENT.experience.defeat, CONTENT.experience.victory) * (saga - 1):
            sheet.xp += points
            purchase = sensible_purchase(sheet, team, players)
            while purchase is not None:
                sheet.buy(*purchase, team, players)
                purchase = sensible_purchase(sheet, team, players)
    return sheets
