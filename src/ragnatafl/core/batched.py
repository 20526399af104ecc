"""What a game inherits whose positions are built on the engine: it can be played in batches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import Batch


class Batched:
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
        from .batch import Batch  # NumPy is loaded when somebody needs it

        return Batch(self, count, seats, seed, bots, options, widths, processes)
