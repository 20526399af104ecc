"""What a game that learners can see has beside the contract: observations, playouts, batches. For type checkers.

`ragnatafl.game` says that its games are such. Ours are; one of another package may have fewer of these, and then Python
says which.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, SupportsIndex

from .contract import Game, Outcome, State, View

if TYPE_CHECKING:
    from .batch import Batch
    from .features import Features


class LearnableState(State, Protocol):
    """A position that can be observed and played out; whole numbers of any kind, as NumPy's, are taken."""

    def legal(self, seat: SupportsIndex) -> list[int]: ...

    def play(self, seat: SupportsIndex, action: SupportsIndex) -> None: ...

    def notation(self, seat: SupportsIndex, action: SupportsIndex) -> str: ...

    def view(self, seat: SupportsIndex | None) -> View: ...

    def observe(self, seat: SupportsIndex) -> memoryview:
        """What this seat may know, as the ascending numbers of the features that are true (int16)."""

    def playout(self, rng: Any) -> Outcome:
        """How a copy of this position ends that is played on at random, inside the engine."""

    def resample(self, seat: SupportsIndex | None, rng: Any) -> LearnableState: ...

    def clone(self) -> LearnableState: ...


class LearnableGame(Game, Protocol):
    """A game whose positions can be observed, and played in batches."""

    features: Features
    """What the numbers of an observation mean."""

    def new(self, seats: int, seed: int, **options: Any) -> LearnableState: ...

    def from_dict(self, data: Mapping[str, Any]) -> LearnableState: ...

    def imagine(self, view: View, rng: Any) -> LearnableState: ...

    def position(self, data: Mapping[str, Any]) -> LearnableState: ...

    def batch(
        self,
        count: int,
        seats: int,
        seed: int,
        bots: Mapping[int, Any] | None = None,
        widths: tuple[int, int] | None = None,
        processes: int = 1,
        **options: Any,
    ) -> Batch:
        """So many games at once, for learners, in one process or several; a bot may sit on a seat."""
