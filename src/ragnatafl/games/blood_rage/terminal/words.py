"""The words of Blood Rage for a terminal: names and colours of clans, places, figures and cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from ragnatafl.core.contract import View

from ..content import CARD_BY_CODE, CARDS, CONTENT, Card

CLAN_STYLES = {"wolf": "bold red", "raven": "bold bright_blue", "serpent": "bold yellow", "bear": "bold #c08457"}
TYPE_STYLES = {"battle": "red", "quest": "green"}
PHASES = {
    "gods_gifts": "Gods' Gifts",
    "action": "Action",
    "discard": "Discard",
    "quest": "Quest",
    "ragnarok": "Ragnarök",
    "release_valhalla": "Release Valhalla",
}
TOKENS = {
    "rage": "Rage",
    "axes": "Axes",
    "horns": "Horns",
    "glory": f"{CONTENT.token_glory} glory",
    "yggdrasil": "all stats",
}
PROVINCES = {province.id: province.name for province in CONTENT.provinces} | {"yggdrasil": "Yggdrasil"}
CORNERS = {"fjord_nw": "NW", "fjord_ne": "NE", "fjord_se": "SE", "fjord_sw": "SW"}
TEXTS: dict[str, str] = tomllib.loads((Path(__file__).parent / "texts.toml").read_text("utf-8"))["cards"]


def clan_text(clan: str) -> Text:
    return Text(clan.capitalize(), style=CLAN_STYLES.get(clan, "bold"))


def card(code: str) -> Card:
    return CARDS[CARD_BY_CODE[code]]


def card_name(code: str) -> str:
    return card(code).name if code in CARD_BY_CODE else code


def card_kind(code: str) -> str:
    """What the corner of a card says: "battle +3", "quest 7 glory", "troll: monster 2, cost 2"."""
    found = card(code)
    if found.type == "battle":
        strength = "+X" if found.effect == "heimdalls_sight" else f"+{found.strength}"
        return f"battle {strength}"
    if found.type == "quest":
        return f"quest {found.glory} glory"
    cost = 0 if found.effect == "free_monster" else found.strength
    return f"clan, cost {cost}" if found.type == "clan" else f"{found.type} {found.strength}, cost {cost}"


def card_text(code: str) -> str:
    """One sentence about what the card does, with the card's own numbers."""
    found = card(code)
    text = TEXTS.get(found.id, "")
    return text.format(amount=found.amount, rage=found.rage, price=found.price, needs=found.needs)


def card_row(code: str) -> tuple[Text, Text, Text]:
    """Name, kind and sentence, for a table of cards."""
    style = TYPE_STYLES.get(card(code).type, "cyan")
    return Text(card_name(code), style="bold"), Text(card_kind(code), style=style), Text(card_text(code))


def place_name(place: str) -> str:
    return f"{CORNERS[place]} fjord" if place in CORNERS else PROVINCES.get(place, place.replace("_", " "))


def figure_name(figure: str, count: int = 1) -> str:
    """ "leader", "2 warriors", "sea serpent"."""
    name = figure.replace("_", " ")
    return name if count == 1 else f"{count} {name}s"


def figure_letters(figure: str, count: int) -> str:
    """ "L", "2w", "S", "Trol": figures where there is little room."""
    letters = {"leader": "L", "warrior": "w", "ship": "S"}.get(figure, figure.title().replace("_", "")[:4])
    return letters if count == 1 else f"{count}{letters}"


def own_sheet(view: View) -> Mapping[str, Any] | None:
    """The clan sheet of the seat that sees this view; None for a spectator."""
    if view.get("seat") is None:
        return None
    sheet: Mapping[str, Any] = view["clan_sheets"][view["seat"]]
    return sheet


def upgrade_codes(sheet: Mapping[str, Any]) -> list[str]:
    """The upgrade cards in play on a clan sheet."""
    codes: list[str] = []
    for slot in sheet["upgrades"].values():
        codes += [code for code in (slot if isinstance(slot, list) else [slot]) if code]
    return codes


def invasion_cost(figure: str, sheet: Mapping[str, Any]) -> int:
    """The rage that an invasion from the reserve costs (BR-9.1, BR-9.2, BR-9.6)."""
    if figure == "leader":
        return 0
    if figure == "warrior":
        code = sheet["upgrades"].get("warrior")
        return card(code).strength if code else CONTENT.figure_strengths[1]
    if figure == "ship":
        return CONTENT.figure_strengths[2]
    return 0 if card(figure).effect == "free_monster" else card(figure).strength
