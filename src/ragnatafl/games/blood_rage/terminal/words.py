"""The words of Blood Rage for a terminal: the browser's own, with the colours of clans and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ragnatafl.core.contract import View
from ragnatafl.locale.names import GameWords
from ragnatafl.locale.speech import Name, Speech

from ..content import CARD_BY_CODE, CARDS, CONTENT, Card
from ..content.catalogue import card_entry

CLAN_STYLES = {"wolf": "bold red", "raven": "bold bright_blue", "serpent": "bold yellow", "bear": "bold #c08457"}
TYPE_STYLES = {"battle": "red", "quest": "green"}
LETTERS = {"leader": "L", "warrior": "w", "ship": "S"}


def card(code: str) -> Card:
    return CARDS[CARD_BY_CODE[code]]


class Words(GameWords):
    def __init__(self, speech: Speech) -> None:
        super().__init__("blood_rage", speech)

    def clan_text(self, clan: str) -> Text:
        return Text(self.plain("clan", clan), style=CLAN_STYLES.get(clan, "bold"))

    def clan_letter(self, clan: str) -> str:
        return self.t(f"clan-{clan}.letter")

    def place(self, code: str) -> Name:
        return self.name("fjord" if code in CONTENT.fjords else "province", code)

    def place_name(self, code: str) -> str:
        return self.speech.say(self.place(code).id)

    def corner(self, fjord: str) -> str:
        """Where a fjord lies, in two letters."""
        return self.t(f"fjord-{fjord}.short")

    def phase(self, view: View) -> str:
        phase = self.plain("phase", view["phase"])
        return phase if view["phase"] == "over" else f"{self.t('age', age=view['age'])}, {phase}"

    def figures(self, figure: str, count: int = 1) -> str:
        """ "the leader", "2 warriors"."""
        return self.t("figures", figure=self.name("figure", figure), count=count)

    def card_name(self, code: str) -> str:
        return self.plain("card", code)

    def card_text(self, code: str) -> str:
        """What the card does, with the card's own numbers."""
        return self.t(f"card-{card(code).id}.text", **card_entry(card(code)))

    def card_kind(self, code: str) -> str:
        """What the corner of a card says: "battle +3", "quest, 7 glory", "monster, 2 rage"."""
        found = card_entry(card(code))
        if found["type"] == "battle":
            return self.t("terminal-battle", strength="X" if found["copies_others"] else found["strength"])
        if found["type"] == "quest":
            return self.t("terminal-quest", glory=found["glory"])
        return self.t("terminal-upgrade", type=self.t(f"type-{found['type']}.short"), cost=found["cost"])

    def card_row(self, code: str) -> tuple[Text, Text, Text]:
        """Name, kind and sentence, for a table of cards."""
        style = TYPE_STYLES.get(card(code).type, "cyan")
        return (
            Text(self.card_name(code), style="bold"),
            Text(self.card_kind(code), style=style),
            Text(self.card_text(code)),
        )


def figure_letters(figure: str, count: int) -> str:
    """ "L", "2w", "S", "Trol": figures where there is little room."""
    letters = LETTERS.get(figure, figure.title().replace("_", "")[:4])
    return letters if count == 1 else f"{count}{letters}"


def own_sheet(view: View) -> Mapping[str, Any] | None:
    """The clan sheet of the seat that sees this view; None for a spectator."""
    if view.get("seat") is None:
        return None
    sheet: Mapping[str, Any] = view["clan_sheets"][view["seat"]]
    return sheet


def upgrade_codes(sheet: Mapping[str, Any]) -> list[str]:
    """The upgrade cards in play on a clan sheet."""
    return [code for code in sheet["slots"] if code]
