"""What the greedy bot reads off a view first: the clan sheets, what actions mean, what a raise or a death is worth.

All worths are in glory: what a thing is expected to bring until the end of the game.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from ragnatafl.core.actions import Action
from ragnatafl.core.contract import View
from ragnatafl.core.rng import Rng

from ..content import CARDS, CONTENT, STATS
from ..game import GAME
from ..rules.notation import ACTIONS, FROM_VALHALLA, PLACES, PROVINCES

CARD = {card.code: card for card in CARDS}
STRENGTH = dict(zip(("leader", "warrior", "ship"), CONTENT.figure_strengths, strict=True)) | {
    card.code: card.strength for card in CARDS if card.type == "monster"
}
"""The strength of each figure without upgrades; monsters go by their cards."""
SHIPS = ("ship", *(card.code for card in CARDS if card.effect == "sea_serpent"))
RAGNAROK = (0, *CONTENT.ragnarok_glory)
"""Glory for a figure that falls in the doomed province, by Age (BR-18.2)."""

RAGE_PRICE = (0.0, 3.0, 3.6, 4.5)
"""What a point of rage is worth, by Age: later warriors die for more glory, later upgrades do more."""

PROGRESS = (
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (2.5, 3.0, 4.0, 2.5, 4.0),
    (2.0, 3.5, 6.0, 2.5, 6.0),
    (0.5, 3.0, 10.0, 2.0, 10.0),
)
"""By Age and step: the part of the legendary bonus (BR-21.1) that one more step brings nearer."""
GROWTH = {stat: [after - before for before, after in pairwise(track)] for stat, track in CONTENT.tracks.items()}
USE = {"rage": (0.0, 2.4, 1.4, 0.0), "axes": (0.0, 3.0, 2.0, 0.8), "horns": (0.0, 1.6, 1.0, 0.2)}
"""By Age: what one point more of the stat brings in play, beside the bonus. New rage comes next Age only (BR-3.4)."""

DEATH_CHANCE = (0.12, 0.2, 0.35, 0.6, 1.0)
"""How likely Glorious Death! (BR-17.4) is fulfilled, by the number of own figures in Valhalla."""


class Move(NamedTuple):
    """An action taken apart. `what` is a card, a figure, a stat or a slot; `place` counts as in PLACES."""

    verb: str
    what: str = ""
    place: int = -1
    number: int = 0


def read(action: Action) -> Move:
    """An invasion from Valhalla gets a verb of its own."""
    verb, args = action.verb, action.args
    if verb in ("invade", "join", "offer"):
        return Move("revive" if args[-1] == FROM_VALHALLA else verb, args[0], PLACES.index(args[1]))
    if verb in ("march", "to", "pillage", "repillage"):
        return Move(verb, "", PLACES.index(args[0]))
    if verb == "send":
        return Move(verb, args[1], -1, args[0])
    return Move(verb, str(args[0]) if args else "")


MOVES = tuple(read(action) for action in ACTIONS.actions)
"""The meaning of every action, by its number."""


class Outlook:
    """The clan sheets as the deciding seat sees them."""

    def __init__(self, view: View) -> None:
        sheets = view["clan_sheets"]
        sheet: dict[str, Any] = sheets[view["seat"]]
        self.view = view
        self.decision: dict[str, str] = view["decision"]
        self.age: int = view["age"]
        self.sheet = sheet
        self.name: str = sheet["clan"]
        self.rivals: list[dict[str, Any]] = [other for other in sheets if other is not sheet]
        self.hand: list[str] = sheet["hand"]
        self.rage: int = sheet["rage"]
        self.axes: int = sheet["stats"]["axes"]["value"]
        self.slots: list[str | None] = sheet["slots"]
        self.upgrades: list[str] = [card for card in self.slots if card]
        self.effects = {CARD[card].effect for card in self.upgrades}
        self.price = RAGE_PRICE[self.age]
        self.horns_left: int = sheet["stats"]["horns"]["value"] - sheet["on_board"]
        self.fallen: int = sum(sheet["valhalla"].values())
        self.raises = {stat: self.raise_worth(stat) for stat in STATS}
        self.best_raise = max(self.raises.values())
        self.every_raise = sum(self.raises.values())
        comrades = sheet["upgrades"]["warrior"]
        self.warrior: int = CARD[comrades].strength if comrades else STRENGTH["warrior"]
        self.pair: int = CARD[comrades].amount if "pairs" in self.effects else 2 * self.warrior

    @cached_property
    def costs(self) -> dict[int, int]:
        """The rage that each legal action costs, as the engine offers it in a world like this one."""
        world = GAME.imagine(self.view, Rng(0))
        return {offer.number: offer.cost.get("rage", 0) for offer in world.offers(self.view["seat"])}

    def place(self, key: str = "province") -> int:
        """The province that the decision is about."""
        return PROVINCES.index(self.decision[key])

    def raise_worth(self, stat: str) -> float:
        """The legendary bonus it brings nearer, and its use till the end."""
        step: int = self.sheet["stats"][stat]["step"]
        if step > 5:
            return 0.0
        return PROGRESS[self.age][step - 1] + GROWTH[stat][step - 1] * USE[stat][self.age]

    def token_worth(self, token: str) -> float:
        """BR-14.13."""
        if token == "glory":
            return float(CONTENT.token_glory)
        return self.every_raise if token == "yggdrasil" else self.raises[token]

    def quest_reward(self, quest: str) -> float:
        """Printed glory, twice with Odin's Throne, and a raise (BR-17.1)."""
        return CARD[quest].glory * (2 if "odins_throne" in self.effects else 1) + self.best_raise

    def quests(self) -> list[str]:
        """Quests committed and quests in hand."""
        return [*self.sheet["quests"], *(code for code in self.hand if CARD[code].type == "quest")]

    def release_glory(self) -> int:
        """What Loki pays for each figure that comes back from Valhalla."""
        return sum(CARD[card].amount for card in self.upgrades if CARD[card].effect == "release")

    def death_worth(self) -> float:
        """What the death of one figure brings by itself: Loki's release glory and a step to Glorious Death!"""
        worth = float(self.release_glory())
        if self.fallen < 4:
            step = DEATH_CHANCE[self.fallen + 1] - DEATH_CHANCE[self.fallen]
            worth += step * sum(self.quest_reward(q) for q in self.quests() if CARD[q].effect == "glorious_death")
        return worth

    def warriors_together(self, count: int) -> int:
        """BR-C.brothers_in_arms, BR-C.masters_in_arms: pairs may be stronger."""
        return self.pair * (count // 2) + self.warrior * (count % 2)

    def one_more(self, figure: str, place: int) -> int:
        """The strength one more figure adds in a place."""
        if figure == "warrior":
            there: int = self.sheet["warriors"].get(PLACES[place], 0)
            return self.warriors_together(there + 1) - self.warriors_together(there)
        if figure == "dark_elf" and PLACES[place] == "yggdrasil":
            return CARD[figure].amount
        return STRENGTH[figure]
