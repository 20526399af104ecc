"""Actions as values. One list of families per game gives every action its number, its text and its meaning.

A family is a verb with the kinds of its arguments, such as a figure and a place; it stands for all actions that are
said so. The engine counts in numbers of its own (`rules/actions.py`): the list is checked against them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, SupportsIndex

from .engine import whole_number
from .errors import NotationError

if TYPE_CHECKING:
    from .contract import Game

Kind = Sequence[str] | Sequence[int]


@dataclass(frozen=True)
class Action:
    """What is done, and with what: `Action("send", (2, "warrior"))`. Arguments are codes of the notation or numbers."""

    verb: str
    args: tuple[Any, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])


def action_names(game: Game) -> list[str]:
    """The texts of all actions of a game, by their numbers."""
    return [str(game.action(number)) for number in range(game.action_count)]


class Family:
    """The actions of one verb with one value of each kind; a kind that is a plain text is said in all of them.

    They are numbered from `first` on, the last kind running fastest; `backwards`: the first kind.
    """

    def __init__(self, verb: str, *kinds: Kind | str, first: int, backwards: bool = False) -> None:
        self.verb = verb
        self.kinds: list[Kind] = [(kind,) if isinstance(kind, str) else kind for kind in kinds]
        self.first = int(first)
        self.backwards = backwards

    def members(self) -> Iterator[tuple[Action, tuple[int, ...]]]:
        """In the order of their numbers, each with the place of every argument in its kind."""
        order = -1 if self.backwards else 1
        for turned in product(*(range(len(kind)) for kind in self.kinds[::order])):
            places = turned[::order]
            args = tuple(kind[place] for kind, place in zip(self.kinds, places, strict=True))
            yield Action(self.verb, args), places


class ActionTable:
    """All actions of a game by number, by text and by value; `count` is how many the engine counts."""

    def __init__(self, families: Sequence[Family], count: int) -> None:
        self.actions: list[Action] = []
        self.places: list[tuple[int, ...]] = []
        for family in families:
            self.expect(f'"{family.verb}"', family.first)
            for action, places in family.members():
                self.actions.append(action)
                self.places.append(places)
        self.expect("the end", int(count))
        self.texts = [str(action) for action in self.actions]
        self.verbs = sorted({family.verb for family in families})
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        self.by_text = {text: number for number, text in enumerate(self.texts)}
        if len(self.by_text) < len(self.texts):
            twice = next(text for number, text in enumerate(self.texts) if self.by_text[text] != number)
            raise ValueError(f'The table of actions has "{twice}" twice.')

    def expect(self, what: str, number: int) -> None:
        if number != len(self.actions):
            raise ValueError(
                f"The table of actions has {what} at {len(self.actions)}, and the engine counts it from {number}: "
                "a family is missing, too large, too small, or in another order."
            )

    def action(self, number: SupportsIndex) -> Action:
        wanted = whole_number(number)
        if not 0 <= wanted < len(self.actions):
            raise NotationError(f"An action is a whole number from 0 to {len(self.actions) - 1}, not {number!r}.")
        return self.actions[wanted]

    def number(self, action: Action) -> int:
        if action not in self.numbers:
            raise NotationError(f'"{action}" is no action.')
        return self.numbers[action]

    def parse(self, text: str) -> Action:
        """The action with exactly this text."""
        if text not in self.by_text:
            raise NotationError(f'"{text}" is no action.')
        return self.actions[self.by_text[text]]

    def read(self, text: str) -> int | None:
        """The number of a text, however it is spaced and capitalised; None for what is no notation."""
        return self.by_text.get(" ".join(text.lower().split()))
