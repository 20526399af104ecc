"""The games as environments that learners' libraries know (extra `rl`).

    from ragnatafl.environments import aec, single, vector

    aec.env("blood_rage", seats=4)                                  PettingZoo: all seats, one decision after the other
    single.SeatEnv("blood_rage", seats=4, opponents="greedy")       Gymnasium: one seat, bots on the others
    vector.BatchEnv("blood_rage", 1024, seats=4)                    Gymnasium: many games in one call

Once this is imported, `gymnasium.make("ragnatafl/<game>-v0")` knows every game that shows learners anything.
"""

from __future__ import annotations

from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError

try:
    import gymnasium
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise OptionError(
        f"Environments need the extra rl ({error.name} is missing): pip install 'ragnatafl[rl]'."
    ) from None

VERSION = 0
"""Raised when an environment changes what it gives or takes; what learners see has a version of its own."""


def environment_name(game: str) -> str:
    return f"{game}_v{VERSION}"


def register() -> None:
    for name in registry.names():
        if hasattr(registry.game(name), "features"):
            gymnasium.register(
                f"ragnatafl/{name}-v{VERSION}",
                "ragnatafl.environments.single:SeatEnv",
                vector_entry_point="ragnatafl.environments.vector:BatchEnv",
                kwargs={"game": name},
            )


register()
