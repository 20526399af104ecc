"""Bots of the toy for the arena: good ones, bad ones, and ones that break."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any


class Reaching:
    """Picks one of its highest numbers, `below` the highest; a short class, without a name."""

    def __init__(self, game: Any, below: int = 0) -> None:
        self.below = below

    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        return legal[max(0, len(legal) - 1 - self.below)] if legal[-1] < 10 else legal[0]


class Modest(Reaching):
    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        return legal[0] if legal[-1] < 10 else legal[-1]


class Failing(Reaching):
    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        raise KeyError("what a bot forgot")


class Cheating(Reaching):
    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        return 99


class Hasty(Reaching):
    """Notes the time it was given."""

    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        assert budget == 0.25
        return legal[-1]


class Dying(Reaching):
    """Takes its process along, once."""

    def __init__(self, game: Any, mark: str) -> None:
        super().__init__(game)
        self.mark = Path(mark)

    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        if not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, legal, rng, budget)


class NoBot:
    def __init__(self, game: Any) -> None:
        pass
