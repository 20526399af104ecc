"""Hnefatafl in a terminal: the board with its letters and numbers, and the moves as pairs of squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ragnatafl.core.contract import Event, Game, View
from ragnatafl.locale.speech import Speech
from ragnatafl.terminal.face import Choice, Choices

from .board import COLUMNS, CORNERS, NUMBER, SIZE, SQUARES, THRONE

SIGNS = {"a": ("▲", "bold red"), "d": ("●", "bold cyan"), "K": ("♚", "bold yellow")}
STYLE = {"attacker": "bold red", "defender": "bold cyan"}
ENDINGS = {
    "escaped": "The king has reached a corner",
    "king_taken": "The king is captured",
    "encircled": "The ring around the king is whole",
    "no_move": "The side to move has no move",
    "repeated": "The same position has stood three times",
    "peace": "Nothing was captured for a hundred moves",
}
LEGEND = (
    "▲ attackers, ● defenders, ♚ the king. ╳ marks the corners, the king's goal, and ┼ the throne; both help whoever "
    'captures. The squares of the last move are underlined. Write two squares to move: "d1 d4".'
)


class HnefataflFace:
    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game

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
        lost = view["captured"]
        return Group(
            Text.assemble(self.seat_text("attacker"), f": {24 - lost['attacker']} of 24 left"),
            Text.assemble(self.seat_text("defender"), f": the king and {12 - lost['defender']} of 12 left"),
            Text(f"{view['quiet']} moves without a capture", style="dim"),
        )

    def hand(self, view: View) -> RenderableType:
        return self.details(view)

    def place(self, view: View) -> str:
        lost = view["captured"]
        return f"Hnefatafl   lost: attacker {lost['attacker']}, defender {lost['defender']}"

    def prompt(self, view: View) -> str:
        calls = {0: "", 1: " Raichi: a corner is open to the king.", 2: " Tuichi: two corners are open to the king."}
        return f"Move a piece of yours.{calls[min(view['ways'], 2)]}"

    def choices(self, view: View, notations: Sequence[str]) -> list[Choices]:
        return [Choices("", [Choice(text, "-".join(text.split()[1:])) for text in notations])]

    def is_step(self, view: View) -> bool:
        return False

    def sentences(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        return [Text(sentence(event.name, event.data)) for event in events]

    def seat_text(self, name: str) -> Text:
        return Text(name.capitalize(), style=STYLE.get(name, "bold"))

    def final_note(self, view: View, seat: int) -> str:
        return ENDINGS.get(view["ending"], "")

    def legend(self) -> str:
        return LEGEND


def empty(name: str) -> tuple[str, str]:
    square = NUMBER[name]
    return ("╳", "yellow") if square in CORNERS else ("┼", "yellow") if SQUARES[THRONE] == name else ("·", "dim")


def sentence(name: str, data: Any) -> str:
    """What happened, from the event alone."""
    if name == "moved":
        return f"The {data['piece']} goes from {data['from']} to {data['to']}."
    if name == "captured":
        return f"The {data['piece']} on {data['square']} is captured."
    if name == "repeated":
        return f"This position stands for the {('first', 'second', 'third')[data['times'] - 1]} time."
    if name == "way_out":
        return (
            "Raichi: the king can reach a corner." if data["ways"] == 1 else "Tuichi: the king can reach two corners."
        )
    winner = "Nobody wins" if data["winner"] == "nobody" else f"The {data['winner']} wins"
    return f"{ENDINGS[data['reason']]}. {winner}."
