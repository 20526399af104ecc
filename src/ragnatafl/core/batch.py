"""Batches for learners: thousands of games that take one decision each in one call, told as NumPy arrays.

The games are played by the compiled `games.py`; the arrays here read what it wrote, without a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Self

from . import registry
from .engine import Engine, whole_number
from .errors import IllegalAction, OptionError, RagnataflError
from .features import features_of
from .games import Choices, Games
from .options import given_seats, given_seed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Numbers = NDArray[np.int16]
else:
    try:
        import numpy as np
    except ImportError:
        np = None

MOST = 2**31
"""Games of a batch, and numbers of a row, are fewer."""
MISSING = 'Batches need NumPy, which is not installed: pip install "ragnatafl[rl]".'


@dataclass(frozen=True)
class Rows:
    """Rows of different lengths, one for each game: row k is `values[starts[k]:starts[k + 1]]` (CSR)."""

    values: Numbers
    starts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.starts) - 1

    def __getitem__(self, place: int) -> Numbers:
        return self.values[self.starts[place] : self.starts[place + 1]]

    @property
    def lengths(self) -> NDArray[np.int64]:
        return np.diff(self.starts)

    def dense(self, width: int) -> NDArray[np.uint8]:
        """A matrix with ones at the numbers of each row: features as they are learned from, or a mask of actions."""
        matrix = np.zeros((len(self), width), np.uint8)
        rows, true = np.repeat(np.arange(len(self)), self.lengths), self.values >= 0
        matrix[rows[true], self.values[true]] = 1
        return matrix


@dataclass(frozen=True)
class Turn:
    """What is asked in each game, and what the last decision ended.

    Where `ended` is true a game came to its end and the next one at this place has begun: `rewards` (the victory,
    shared by those who win), `scores` and `lengths` are of the game that ended; elsewhere they are zero.
    """

    seats: Numbers
    """Who is asked. Several seats that decide at the same time are asked one after the other."""
    observations: Rows
    legal: Rows
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int64]
    lengths: NDArray[np.int64]


class Batch:
    """`game.batch(count, seats, seed)`: `turn` tells what is asked, `step` takes an action for each game.

    The games of a batch follow from its seed alone. `seed_at(k)` is the seed with which `game.new` deals the game that
    is under way at place k. With `widths`, rows of observations and of legal actions are filled up with -1 to these
    lengths, so that `values.reshape(count, width)` is a table; a row that is longer raises OptionError. With
    `processes` the games are shared out among so many; all else is the same, and `close`, or the end of a `with`, ends
    them.
    """

    def __init__(
        self,
        game: Any,
        count: int,
        seats: int,
        seed: int,
        bots: Mapping[int, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        widths: tuple[int, int] | None = None,
        processes: int = 1,
    ) -> None:
        if np is None:
            raise OptionError(MISSING)
        self.game = game
        self.features = features_of(game)
        self.count = counted(count, "A batch has at least one game, and a whole number of them")
        self.seats = given_seats(game.title, game.seat_counts, seats)
        self._failed = ""
        """Which bot has failed in the middle of a step: then the games are no longer what the turn tells."""
        deal = dealer(game, self.seats, options or {})
        players = {seat: Sitting(bot) for seat, bot in bots_of(bots, self.seats).items()}
        number, start, room = whole_number(processes), given_seed(seed), two_widths(widths)
        if not 1 <= number <= self.count:
            raise OptionError(f"A batch of {self.count} games has 1 to {self.count} processes, not {processes!r}.")
        self._games: Any
        if number == 1:
            self._games = Games(self.count, start, deal, players, room)
        else:
            self._games = shared_out(game, self.count, number, self.seats, start, players, room, options or {})
        self._choices = Choices(start)
        self.turn = self._turn()

    def step(self, actions: ArrayLike) -> Turn:
        """Carries out an action in each game. Raises IllegalAction, and changes nothing, if one is not legal."""
        self._check()
        try:
            chosen = np.asarray(actions)
        except ValueError:  # rows of different lengths
            chosen = np.zeros(0)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"A step of this batch takes {self.count} whole numbers, one for each game.")
        if chosen.min() < 0 or chosen.max() >= self.game.action_count:
            raise IllegalAction(f"An action is a whole number from 0 to {self.game.action_count - 1}.")
        taken = chosen.astype("<i2").tobytes()
        self._choices.check(taken)
        self._go_on(self._games.step, taken)
        return self._next()

    def draw(self, weights: ArrayLike | None = None) -> Numbers:
        """An action for each game, drawn with a weight for each of `turn.legal.values`; without, all are alike."""
        if weights is None:
            return np.frombuffer(self._choices.draw(b""), "<i2")
        return np.frombuffer(self._choices.draw(self._weights(weights).tobytes()), "<i2")

    def _weights(self, given: ArrayLike) -> NDArray[np.float32]:
        legal = self.turn.legal
        try:
            weights = np.asarray(given).astype("<f4", casting="same_kind")
        except (TypeError, ValueError):
            weights = np.zeros(0, np.float32)
        if weights.shape != legal.values.shape or not np.all((weights >= 0) & (weights < np.inf)):
            raise IllegalAction(
                f"Weights are {len(legal.values)} numbers, one for each legal action, none below zero or infinite."
            )
        sums = np.add.reduceat(weights * (legal.values >= 0), legal.starts[:-1])
        if not sums.all():
            raise IllegalAction(f"No legal action of game {int(np.argmin(sums))} has a weight above zero.")
        return weights

    def playouts(self) -> Turn:
        """Plays every game on at random, inside the engine, to its end; the turn tells how they ended."""
        self._check()
        self._go_on(self._games.play_out)
        return self._next()

    def spread(self, most: int) -> Turn:
        """Plays every game on at random for a different while, fewer than `most` decisions: they end in turns then."""
        self._check()
        self._go_on(
            self._games.spread, counted(most, "Games are spread over a whole number of decisions, at least one")
        )
        return self._next()

    def state(self, place: int) -> Any:
        """A copy of the game at a place, as a state."""
        return self._games.state(self._place(place))

    def seed_at(self, place: int) -> int:
        """The seed with which `game.new` deals the game that is under way at a place."""
        return int(self._games.seed_at(self._place(place)))

    def _place(self, place: int) -> int:
        try:
            return range(self.count)[place]
        except (IndexError, TypeError):
            raise OptionError(
                f"The games of this batch have the numbers 0 to {self.count - 1}, not {place!r}."
            ) from None

    def _go_on(self, play: Callable[..., None], *given: Any) -> None:
        try:
            play(*given)
        except BotFailed as error:
            self._failed = str(error)
            raise

    def _check(self) -> None:
        if self._failed:
            raise OptionError(f"{self._failed} The batch cannot go on: make a new one.")

    def close(self) -> None:
        """Ends the processes, if there are any; nothing can be asked of the batch then."""
        if not isinstance(self._games, Games):
            self._games.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def _next(self) -> Turn:
        self.turn = self._turn()
        return self.turn

    def _turn(self) -> Turn:
        told, (places, lengths, scores, shares) = self._games.told()
        self._choices.renew(told)
        seats, features, feature_starts, legal, legal_starts, _ = told
        ended = np.frombuffer(places, "<i8")
        return Turn(
            np.frombuffer(seats, "<i2"),
            Rows(np.frombuffer(features, "<i2"), np.frombuffer(feature_starts, "<i8")),
            Rows(np.frombuffer(legal, "<i2"), np.frombuffer(legal_starts, "<i8")),
            spread(ended, np.ones(len(ended), np.bool_), (self.count,)),
            spread(ended, np.frombuffer(shares, "<f4").reshape(-1, self.seats), (self.count, self.seats)),
            spread(ended, np.frombuffer(scores, "<i8").reshape(-1, self.seats), (self.count, self.seats)),
            spread(ended, np.frombuffer(lengths, "<i8"), (self.count,)),
        )


def spread(places: NDArray[np.int64], values: NDArray[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    """The values at their places, zeros elsewhere."""
    whole = np.zeros(shape, values.dtype)
    if len(places) > 0:
        whole[places] = values
    return whole


class Sitting:
    """A bot on a seat of a batch. What goes wrong in it, in the middle of a step, ends the batch with a sentence."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.name = str(getattr(bot, "name", type(bot).__name__))
        self.needs_view = bool(getattr(bot, "needs_view", True))

    def choose(self, view: Any, legal: list[int], rng: Any, budget: float | None = None) -> int:
        try:
            action = self.bot.choose(view, list(legal), rng, budget)
        except Exception as error:
            raise BotFailed(self.name, f"failed: {type(error).__name__}: {error}") from error
        if whole_number(action) not in legal:
            raise BotFailed(self.name, f"chose {action!r:.60}, which is not a legal action")
        return whole_number(action)


class BotFailed(RagnataflError):
    """In the middle of a step: the games are no longer what the turn tells."""

    def __init__(self, name: str, how: str) -> None:
        super().__init__(name, how)
        self.name = name
        self.how = how

    def __str__(self) -> str:
        return f'The bot "{self.name}" {self.how.rstrip(".")}.'


def counted(number: Any, what: str) -> int:
    """A whole number above zero; else `what` it is."""
    found = whole_number(number)
    if not 0 < found < MOST:
        raise OptionError(f"{what}, not {number!r}.")
    return found


def two_widths(widths: Any) -> tuple[int, int] | None:
    if widths is None:
        return None
    if not isinstance(widths, tuple | list) or len(widths) != 2:
        raise OptionError(f"Widths are two numbers, of features and of legal actions, not {widths!r}.")
    features, legal = [counted(width, "A width is a whole number above zero") for width in widths]
    return features, legal


def dealer(game: Any, seats: int, options: Mapping[str, Any]) -> Any:
    """Deals a game from a seed; raises OptionError for a game whose positions are none of the engine's."""
    if not isinstance(game.new(seats=seats, seed=0, **options), Engine):
        raise OptionError(f"{game.title} cannot be played in batches: its positions are not built on the engine.")
    return game.dealer(seats, **options) if hasattr(game, "dealer") else lambda seed: game.new(seats, seed, **options)


def shared_out(
    game: Any,
    count: int,
    processes: int,
    seats: int,
    seed: int,
    bots: Mapping[int, Any],
    widths: tuple[int, int] | None,
    options: Mapping[str, Any],
) -> Any:
    """The games in so many processes, as evenly as can be."""
    from .shared_games import Part, SharedGames

    firsts = [count * k // processes for k in range(processes + 1)]
    where = registry.reference(game.name)
    return SharedGames(
        [
            Part(game.name, where, end - first, first, seats, seed, bots, widths, options)
            for first, end in pairwise(firsts)
        ]
    )


def bots_of(bots: Mapping[int, Any] | None, seats: int) -> dict[int, Any]:
    """Bots by seat; at least one seat is the learner's."""
    if not isinstance(bots or {}, Mapping):
        raise OptionError("Bots are told by their seats: {1: bot}.")
    found = {whole_number(seat): bot for seat, bot in (bots or {}).items()}
    if not set(found) < set(range(seats)):
        raise OptionError(f"Bots sit on some of the seats 0 to {seats - 1}, and leave at least one.")
    for bot in found.values():
        if not callable(getattr(bot, "choose", None)):
            raise OptionError(f"{bot!r} is no bot: it has no method choose.")
    return found
