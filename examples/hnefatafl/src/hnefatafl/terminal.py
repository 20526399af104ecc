"""Hnefatafl in a terminal: the board with its letters and numbers, and the moves as pairs of squares."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ragnatafl.core.contract import Game, View
from ragnatafl.core.offers import Offer
from ragnatafl.locale.names import name_of
from ragnatafl.locale.speech import Speech
from ragnatafl.terminal.screen import Choice, Choices

from .board import COLUMNS, CORNERS, NUMBER, SIZE, SQUARES, THRONE
from .position import MOST_QUIET

SIGNS = {"a": ("▲", "bold red"), "d": ("●", "bold cyan"), "K": ("♚", "bold yellow")}
STYLE = {"attacker": "bold red", "defender": "bold cyan"}
MOST = {"attacker": 24, "defender": 12}


class HnefataflScreen:
    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.speech = speech

    def board(self, view: View, width: int, height: int) -> RenderableType:
        last = {view["last"]["from"], view["last"]["to"]} if view["last"] else set()
        lines = [self._row(view, row, last) for row in range(SIZE, 0, -1)]
        return Group(Text(self.place(view), style="bold"), *lines, Text("    " + " ".join(COLUMNS), style="dim"))

    def _row(self, view: View, row: int, last: set[str]) -> Text:
        text = Text(f"{row:>3} ", style="dim")
        for column, letter in zip(COLUMNS, view["board"][SIZE - row], strict=True):
            name = f"{column}{row}"
            sign, style = SIGNS.get(letter) or empty(name)
            text.append(sign, style=f"not dim {style} underline" if name in last else f"not dim {style}")
            text.append(" ")
        return text

    def details(self, view: View) -> RenderableType:
        left = {side: most - view["captured"][side] for side, most in MOST.items()}
        lines = [Text(self.speech.say("ht-left", count=left[side], most=MOST[side])) for side in MOST]
        named = [Text.assemble(self.seat_text(side), ": ", line) for side, line in zip(MOST, lines, strict=True)]
        return Group(*named, Text(self.speech.say("ht-quiet", count=view["quiet"], most=MOST_QUIET), style="dim"))

    def hand(self, view: View) -> RenderableType:
        return self.details(view)

    def place(self, view: View) -> str:
        return f"{self.speech.say('ht-game')}   {self.speech.say('ht-tally', **view['captured'])}"

    def prompt(self, view: View) -> str:
        asked = self.speech.say("ht-prompt-move", side=name_of("hnefatafl", "side", view["turn"]))
        return f"{asked} {self.speech.say('ht-event-way_out', ways=view['ways'])}" if view["ways"] else asked

    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choices]:
        return [Choices("", [Choice(offer.text, "-".join(offer.action.args)) for offer in offers])]

    def is_step(self, view: View) -> bool:
        return False

    def seat_text(self, name: str) -> Text:
        return Text(self.speech.say(f"ht-side-{name}"), style=STYLE[name])

    def final_note(self, view: View, seat: int) -> str:
        return self.speech.say(f"ht-ending-{view['ending']}") if view["ending"] else ""

    def legend(self) -> str:
        return self.speech.say("ht-terminal-legend")


def empty(name: str) -> tuple[str, str]:
    square = NUMBER[name]
    return ("╳", "yellow") if square in CORNERS else ("┼", "yellow") if SQUARES[THRONE] == name else ("·", "dim")
