"""Bots of the toy for the arena: good ones, bad ones, and ones that break."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ragnatafl.core.errors import IllegalAction


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


class Leaving(Reaching):
    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        raise SystemExit(4)


class Refused(Reaching):
    """Tries in a world of its own what the rules forbid."""

    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        raise IllegalAction("Nobody may do that.")


class Fractional(Reaching):
    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> Any:
        return float(legal[0])


class Several(Reaching):
    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> Any:
        return np.array(legal)


class Rewriting(Reaching):
    """Makes legal what it likes."""

    def choose(self, view: Any, legal: Any, rng: Any, budget: float | None = None) -> int:
        legal[:] = [99]
        return 99


class Unmade(Reaching):
    def __init__(self, game: Any) -> None:
        raise FileNotFoundError("no weights\nare here.")


class Slotted:
    """Cannot be given a name."""

    __slots__ = ()

    def __init__(self, game: Any) -> None:
        pass

    def choose(self, view: Any, legal: Sequence[int], rng: Any, budget: float | None = None) -> int:
        return legal[0]
