"""What every game offers: the contract that the command line, bots, server and tests stand on.

A *game* makes states; a *state* is a position that owes decisions. An action is one small int from a fixed
space per game; its text form (notation) is stable, free of any language, and parses back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import FunctionType
from typing import TYPE_CHECKING, Any, Protocol, SupportsIndex, runtime_checkable

if TYPE_CHECKING:
    from .actions import Action
    from .offers import Offer

View = Mapping[str, Any]
"""Everything one seat knows, JSON-ready; each game tells its shape. `view(None)` is a spectator's."""


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game. A cooperative game fills `won`, `reason` and `rule`."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    won: bool | None = None
    reason: str = ""
    rule: str = ""

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the victory: its part where winners share it, 1 for all who win together."""
        part = part_of_victory(self.winners, self.won is not None)
        return tuple([part if seat in self.winners else 0.0 for seat in range(len(self.scores))])

    @property
    def leads(self) -> tuple[int, ...]:
        """By how much each seat is ahead of the best of the others, where there are others; below zero if behind."""
        return tuple(
            [score - max([*self.scores[:seat], *self.scores[seat + 1 :]]) for seat, score in enumerate(self.scores)]
        )


def part_of_victory(winners: Sequence[int], together: bool) -> float:
    """What each of those who win has of the victory."""
    return 1.0 if together else 1.0 / max(1, len(winners))


@dataclass(frozen=True)
class Event:
    """Something that happened while the last decision was carried out, as one seat may see it.

    `data` holds all the facts that a sentence needs, as they were when it happened; `rule` is the rule behind it.
    """

    name: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    rule: str = ""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not possible now, and the rule that says so.

    `key` and `args` (codes of the notation, and numbers) say it in every language, by the message of the game
    `<prefix>-refusal-<key>`; where that does not tell all, and where there is no key, `sentence` is the English.
    """

    sentence: str
    rule: str
    key: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    game: str = ""

    @property
    def reason(self) -> str:
        """The English sentence, made when somebody asks for it: most refusals are never read."""
        return self.sentence or (_speaker(self) if _speaker is not None else self.key)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


_speaker: Callable[[Refusal], str] | None = None


def let_speak(speaker: Callable[[Refusal], str]) -> None:
    """Who says a refusal in English; the engine itself knows no words."""
    global _speaker
    _speaker = speaker


@dataclass(frozen=True)
class Option:
    """One keyword of `game.new`, as help texts, forms and records show it."""

    name: str
    default: Any
    choices: Sequence[Any]
    help: str


@runtime_checkable
class State(Protocol):
    """A position. Nothing here reveals to a seat what the rules hide, except `to_dict`, which is the whole truth."""

    record_events: bool
    """Whether `events` tells anything after a decision; off, deciding is quicker."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def over(self) -> bool:
        """Whether the game has ended: then nobody is asked, and there is an outcome."""

    @property
    def waiting(self) -> list[int]:
        """Seats that owe a decision, sorted; empty exactly when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """None until the game is over."""

    @property
    def shown(self) -> int:
        """Grows whenever something hidden is shown to somebody or chance decides. A decision that leaves it as it was
        told nobody anything, so that it can be taken back. No view holds it."""

    def legal(self, seat: int) -> list[int]:
        """Sorted actions; empty for a seat that owes nothing, never empty for a waiting seat."""

    def offers(self, seat: int) -> list[Offer]:
        """The legal actions as values, each with what it costs and the rule behind it; in the order of `legal`."""

    def play(self, seat: int, action: int) -> None:
        """Carries an action out, and goes on until somebody is asked again. Raises IllegalAction, with the rule id, and
        leaves the state untouched if the action is not legal."""

    def notation(self, seat: int, action: int) -> str:
        """The text of an action ("invade warrior utgard"), the same in every language; `parse` reads it back."""

    def parse(self, seat: int, text: str) -> int:
        """The action meant by `text`; raises NotationError if it is not the text of any action."""

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why the action written so cannot be done now, and by which rule; None exactly when it is legal."""

    def events(self, seat: int | None = None) -> list[Event]:
        """What the last `play` caused, as this seat (None: a spectator) saw it."""

    def events_for(self, seats: Sequence[int | None]) -> list[list[Event]]:
        """The events of several seats at once; those who saw the same may get the very same list."""

    def view(self, seat: int | None) -> View:
        """Everything this seat (None: a spectator) knows, its memory included; JSON-ready."""

    def views(self, seats: Sequence[int | None], before: object = None, known: Sequence[View] = ()) -> Sequence[View]:
        """The views of several seats at once, which costs less; they may share parts, so none may be changed. `known`
        are the same seats' views of the state `before`: parts that are as they were may be the very same."""

    def inspect(self, seat: int | None, thing: str) -> Mapping[str, Any]:
        """What makes up a thing on the table (a place, as notation names it), as far as this seat (None: a spectator)
        may know it; JSON-ready. Raises NotationError for a thing that the table does not have."""

    def resample(self, seat: int | None, rng: Any) -> State:
        """Another state with the same view for this seat; everything hidden from it is drawn anew."""

    def clone(self) -> State:
        """An exact copy, the coming dice included."""

    def to_dict(self) -> dict[str, Any]:
        """The whole truth, JSON-ready and sealed; `game.from_dict` makes the same state of it again."""


@runtime_checkable
class Game(Protocol):
    """A game: it deals states, makes them of saves, views and positions, and tells what never changes."""

    name: str
    """As commands, records and `ragnatafl.game` call it."""
    title: str
    """As people call it."""
    rules_version: str
    """Changes whenever a rule is played in another way: a record names it."""
    content_hash: str
    """A digest of all numbers and names of the content: a record names it."""
    seat_counts: Sequence[int]
    """How many can play."""
    action_count: int
    """How many actions there are: each is a number below it."""
    options: Sequence[Option]
    """The keywords of `new`."""

    def new(self, seats: int, seed: int, **options: Any) -> State:
        """Deals a game. The same seats, seed and options deal the same one, on every machine. Raises OptionError for
        anything unknown or out of range."""

    def from_dict(self, data: Mapping[str, Any]) -> State:
        """The state that `state.to_dict` saved. Raises StateError for anything that is not a sound position."""

    def imagine(self, view: View, rng: Any) -> State:
        """A full state that this view could come from."""

    def action(self, number: SupportsIndex) -> Action:
        """The action of a number as a value: its verb and its arguments. Raises NotationError for any other number."""

    def number(self, action: Action) -> int:
        """The number of an action; raises NotationError for what is none."""

    def seat_names(self, state: State) -> list[str]:
        """What the seats are called in notation, records and scenarios ("wolf", "raven", ...)."""

    def position(self, data: Mapping[str, Any]) -> State:
        """A state from a position table; raises ScenarioError for one that cannot be."""

    def describe(self, state: State) -> dict[str, Any]:
        """The position table of a state, the whole truth: `position` makes the same state of it again."""

    def facts(self, state: State) -> dict[str, Any]:
        """What a scenario may expect: the whole truth as a nested, readable table."""

    def invariants(self, state: State) -> list[str]:
        """Sentences about whatever is broken in this state; empty for a sound one."""

    def catalogue(self) -> Mapping[str, Any]:
        """What never changes and is needed to draw the game: cards, places, figures, tracks; JSON-ready."""

    def playout(self, seats: int, seed: int, games: int) -> tuple[int, int]:
        """Random games inside the engine: (decisions, hash of the trajectories)."""


def lend_words(game: Game) -> Game:
    """What a game's class says nothing of, `help` tells in the words of the contract."""
    for name, told in vars(Game).items():
        own = vars(type(game)).get(name)
        if isinstance(own, FunctionType) and own.__doc__ is None:
            own.__doc__ = told.__doc__
    return game
