"""What a game must be able to show in a terminal, and a plain screen for games that have none of their own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO
from typing import Any, Protocol, cast

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ragnatafl.core import registry
from ragnatafl.core.contract import Game, View
from ragnatafl.core.offers import Offer
from ragnatafl.locale.speech import Speech


@dataclass(frozen=True)
class Choice:
    """One legal action as it is offered: its notation, a short label, and perhaps a kind and a sentence about it."""

    notation: str
    label: str
    kind: Text = field(default_factory=Text)
    note: str = ""


@dataclass
class Choices:
    """Choices that belong together. `tall` ones stand on a line each, others side by side."""

    title: str
    items: list[Choice] = field(default_factory=list)
    tall: bool = False


class Screen(Protocol):
    """How a game looks. Everything is drawn from a view, so that nothing hidden can be shown."""

    def board(self, view: View, width: int, height: int) -> RenderableType:
        """The board, drawn more closely where it would not fit into so many lines."""

    def details(self, view: View) -> RenderableType:
        """What does not fit beside the board: clan sheets, god boards."""

    def hand(self, view: View) -> RenderableType: ...

    def place(self, view: View) -> str:
        """Where the game stands, as a heading: "Age 2, Action"."""

    def prompt(self, view: View) -> str:
        """What the seat of this view is asked, as a sentence to that player."""

    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choices]:
        """The offers, grouped, in the order they should be shown."""

    def is_step(self, view: View) -> bool:
        """Whether the question is a part of a choice already begun, so that the board need not be shown again."""

    def seat_text(self, name: str) -> Text:
        """The name of a seat in its colour."""

    def final_note(self, view: View, seat: int) -> str:
        """A few words about a seat for the table at the end."""

    def legend(self) -> str:
        """How to read the board, in a few lines."""


def lines_of(drawn: RenderableType, width: int) -> int:
    """How many lines it takes on a screen of this width."""
    return len(Console(file=StringIO(), width=width).render_lines(drawn, pad=False))


def first_that_fits(drafts: Sequence[Callable[[], RenderableType]], width: int, height: int) -> RenderableType:
    """The first draft that takes no more lines than there are, else the last."""
    for draft in drafts[:-1]:
        drawn = draft()
        if lines_of(drawn, width) <= height:
            return drawn
    return drafts[-1]()


def seating(game: Game, names: Sequence[str], humans: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """The game's options, changed so that the seats which people ask for exist, where an option says who sits."""
    key = registry.manifest(game.name).seat_option
    known = next((option.choices for option in game.options if option.name == key), None)
    if key is None or not known or options.get(key) is not None or not all(name in known for name in humans):
        return dict(options)
    if all(name in names for name in humans) or len(humans) > len(names):
        return dict(options)
    others = [name for name in names if name not in humans]
    return {**options, key: [*humans, *others][: len(names)]}


def screen(game: Game, speech: Speech) -> Screen:
    """The screen of this game, or a plain one, speaking a language."""
    reference = registry.manifest(game.name).terminal
    return cast(Screen, registry.load(reference)(game, speech)) if reference else PlainScreen(game, speech)


class PlainScreen:
    """Shows any game as its view and its notation."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.speech = speech

    def board(self, view: View, width: int, height: int) -> RenderableType:
        lines = [
            f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items() if value not in (None, [])
        ]
        return Group(*(Text(line) for line in lines))

    def details(self, view: View) -> RenderableType:
        return self.board(view, 80, 24)

    def hand(self, view: View) -> RenderableType:
        return Text(json.dumps(view.get("hand", view.get("hands")), ensure_ascii=False))

    def place(self, view: View) -> str:
        return self.game.title

    def prompt(self, view: View) -> str:
        return self.speech.say("ui-terminal-decide")

    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choices]:
        return [Choices("", [Choice(offer.text, offer.text) for offer in offers])]

    def is_step(self, view: View) -> bool:
        return False

    def seat_text(self, name: str) -> Text:
        return Text(name.capitalize(), style="bold")

    def final_note(self, view: View, seat: int) -> str:
        return ""

    def legend(self) -> str:
        return self.speech.say("ui-terminal-plain")
