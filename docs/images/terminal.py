"""Draws docs/images/terminal.svg, a picture of docs/screenshots.md: python docs/images/terminal.py"""

from __future__ import annotations

import itertools
import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import ragnatafl as rt
from ragnatafl.bots import bot
from ragnatafl.terminal.screen import screen

WIDTH = 112


def main() -> None:
    game = rt.game("blood_rage")
    state = game.new(seats=4, seed=11)
    player = bot("blood_rage", "greedy")
    rng = rt.Rng(11)
    while state.view(0)["age"] < 2 or state.waiting != [0] or state.view(0)["decision"]["name"] != "turn":
        seat = state.waiting[0]
        state.play(seat, player.choose(state.view(seat), state.legal(seat), rng))
    view = state.view(0)
    shown = screen(game)
    colours = {"force_terminal": True, "color_system": "truecolor", "highlight": False}
    console = Console(width=WIDTH, record=True, file=StringIO(), **colours)
    console.print(shown.board(view, WIDTH, 40))
    console.print(shown.prompt(view))
    number = itertools.count(1)
    for group in shown.choices(view, [state.notation(0, action) for action in state.legal(0)])[:6]:
        words = "  ".join(f"{next(number)} {choice.label}" for choice in group.items)
        console.print(f"[bold]{group.title}[/]  {words}", soft_wrap=True, no_wrap=True, overflow="ellipsis")
    svg = console.export_svg(title="ragnatafl play blood_rage")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)  # no fonts from elsewhere
    Path(__file__).with_suffix(".svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
