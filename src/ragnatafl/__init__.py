"""Ragnatafl: two Norse board games as fast, exact, seedable simulators.

>>> import ragnatafl as rt
>>> state = rt.game("blood_rage").new(seats=4, seed=7)
"""

from __future__ import annotations

import signal
import sys

if getattr(sys, "argv", [""])[0].rpartition("/")[2] in ("-m", "ragnatafl"):  # this is the program, not a library
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a traceback until `cli.main` listens

from importlib import metadata, util
from typing import Any, cast

from ragnatafl.core import registry
from ragnatafl.core.built import warn_of_changed_sources
from ragnatafl.core.contract import Event, Game, Option, Outcome, Refusal, State, View, let_speak
from ragnatafl.core.errors import (
    ContentError,
    IllegalAction,
    NotationError,
    OptionError,
    RagnataflError,
    RecordError,
    ScenarioError,
    StateError,
)
from ragnatafl.core.learnable import LearnableGame
from ragnatafl.core.record import Record
from ragnatafl.core.registry import names as games
from ragnatafl.core.registry import register
from ragnatafl.core.rng import Rng

warn_of_changed_sources()


def _in_english(refusal: Refusal) -> str:
    from ragnatafl.locale.names import in_english  # the texts are read when the first sentence is wanted

    return in_english(refusal)


let_speak(_in_english)


def game(name: str) -> LearnableGame:
    """The game of this name; raises OptionError, naming those that exist, if there is none."""
    return cast(LearnableGame, registry.game(name))


COMPILED: bool
"""Whether the engine runs as a compiled extension; without a compiler the same source runs, slower."""

__version__: str


def __getattr__(name: str) -> Any:
    """What is worth finding out only when somebody asks for it."""
    if name == "COMPILED":
        spec = util.find_spec("ragnatafl.core.engine")
        return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
    if name == "__version__":
        try:
            return metadata.version("ragnatafl")
        except metadata.PackageNotFoundError:
            return "0+checkout"
    raise AttributeError(f"module 'ragnatafl' has no attribute '{name}'")


__all__ = [
    "COMPILED",
    "ContentError",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "Option",
    "OptionError",
    "Outcome",
    "RagnataflError",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "ScenarioError",
    "State",
    "StateError",
    "View",
    "__version__",
    "game",
    "games",
    "register",
]
