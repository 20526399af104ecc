"""A position as text and as a picture: the board of the terminal, drawn from a view, so that nothing hidden is seen."""

from __future__ import annotations

from importlib import import_module
from io import StringIO
from typing import Any
from unicodedata import name, normalize

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style
from rich.terminal_theme import MONOKAI

from ragnatafl.core.contract import Game, View
from ragnatafl.core.errors import OptionError
from ragnatafl.locale import DEFAULT
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.screen import screen

MODES = ("human", "ansi", "rgb_array")
WIDTH, HEIGHT = 110, 32
"""Letters in a line, and lines."""
CELL = (8, 16)
"""The size of a letter in a picture."""
LIKE = {"ð": "d", "Ð": "D", "þ": "p", "Þ": "P", "ø": "o", "Ø": "O", "æ": "a", "Æ": "A"}
"""Letters of the north that are no others with an accent."""
INK, PAPER = (226, 220, 205), (24, 22, 20)


class Letters(StringIO):
    """Takes letters that every font has: boxes are drawn with - and |."""

    encoding = "ascii"


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise OptionError(f'There is no render mode "{mode}"; there is: {", ".join(MODES)}.')
    return mode


def drawn(game: Game, view: View, mode: str | None) -> Any:
    """What `render` gives in a mode; "human" prints and gives nothing."""
    if mode is None:
        raise OptionError(f"An environment is drawn in a mode given when it is made: {', '.join(MODES)}.")
    board = screen(game, speech(DEFAULT)).board(view, WIDTH, HEIGHT)
    if mode == "rgb_array":
        return picture(board)
    text = as_text(board)
    if mode == "human":
        print(text)
        return None
    return text


def as_text(board: RenderableType) -> str:
    console = Console(file=StringIO(), width=WIDTH, highlight=False)
    console.print(board)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def picture(board: RenderableType) -> NDArray[np.uint8]:
    """The board letter by letter, in its colours; always of the same size."""
    image, drawing, font = import_module("PIL.Image"), import_module("PIL.ImageDraw"), import_module("PIL.ImageFont")
    canvas = image.new("RGB", (WIDTH * CELL[0], HEIGHT * CELL[1]), PAPER)
    pen, letters = drawing.Draw(canvas), font.load_default(CELL[1] - 4)
    lines = Console(file=Letters(), width=WIDTH, color_system="truecolor", force_terminal=True).render_lines(board)
    for row, line in enumerate(lines[:HEIGHT]):
        column = 0
        for segment in line:
            for sign in segment.text:
                put_sign(pen, letters, sign, (column * CELL[0], row * CELL[1]), ink(segment.style))
                column += 1
    return np.asarray(canvas)


def put_sign(pen: Any, letters: Any, sign: str, corner: tuple[int, int], colour: tuple[int, int, int]) -> None:
    """A letter without its accents, which the font lacks; a symbol as a box, full where its name says so."""
    plain = LIKE.get(sign) or normalize("NFKD", sign)[0]
    if plain.isascii():
        pen.text((corner[0] + CELL[0] // 2, corner[1] + CELL[1] - 4), plain, colour, letters, anchor="ms")
        return
    kind = name(sign, "")
    box = (corner[0] + 1, corner[1] + 5, corner[0] + CELL[0] - 2, corner[1] + CELL[1] - 6)
    pen.rectangle(box, colour if "BLACK" in kind or "FULL" in kind else None, colour)


def ink(style: Style | None) -> tuple[int, int, int]:
    colour: Color | None = style.color if style is not None else None
    if colour is None or colour.is_default:
        return INK
    red, green, blue = colour.get_truecolor(MONOKAI)
    return red, green, blue
