"""What a network has learned, in a file: whole numbers of eight bits with a scale for each row, and the names of the
features and actions it was learned with, so that it still plays when a game has gained some."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ragnatafl.core.actions import action_names
from ragnatafl.core.contract import Game
from ragnatafl.core.errors import ContentError
from ragnatafl.core.features import features_of

Floats = NDArray[np.float32]
MOST = 127
NAMES = ("features", "actions")
LAYOUT = 1
"""The number of this way to write a file."""


@dataclass(frozen=True)
class Weights:
    """Arrays by name, as the network calls them; matrices are (outputs, inputs), `rows` is (features, width)."""

    arrays: Mapping[str, Floats]
    about: Mapping[str, Any]
    features: Sequence[str]
    actions: Sequence[str]

    @property
    def blocks(self) -> int:
        return len({name.split(".")[1] for name in self.arrays if name.startswith("blocks.")})

    def for_game(self, game: Game) -> Weights:
        """The same for the features and actions that the game has today; what is new to it says nothing."""
        features, actions = features_of(game).names, action_names(game)
        if list(self.features) == features and list(self.actions) == actions:
            return self
        arrays = dict(self.arrays)
        arrays["rows"] = moved(self.arrays["rows"], self.features, features)
        arrays["policy.weight"] = moved(self.arrays["policy.weight"], self.actions, actions)
        arrays["policy.bias"] = moved(self.arrays["policy.bias"], self.actions, actions)
        return Weights(arrays, self.about, features, actions)


def moved(rows: Floats, known: Sequence[str], wanted: Sequence[str]) -> Floats:
    """The rows in another order of their names; zeros for names that are not known."""
    places = {name: place for place, name in enumerate(known)}
    found = np.zeros((len(wanted), *rows.shape[1:]), np.float32)
    for place, name in enumerate(wanted):
        if name in places:
            found[place] = rows[places[name]]
    return found


def save(weights: Weights, path: Path) -> None:
    """Matrices rounded to eight bits, everything else to sixteen."""
    stored: dict[str, NDArray[Any]] = {"about": as_bytes(json.dumps({"layout": LAYOUT, **weights.about}))}
    for name in NAMES:
        stored[name] = as_bytes("\n".join(getattr(weights, name)))
    for name, array in weights.arrays.items():
        if array.ndim == 2:
            scale = np.maximum(np.abs(array).max(1), 1e-12) / MOST
            stored[f"{name}/scale"] = scale.astype("<f4")
            stored[f"{name}/rounded"] = np.rint(array / scale[:, None]).astype("i1")
        else:
            stored[name + "/exact"] = array.astype("<f2")
    with path.open("wb") as file:
        np.savez_compressed(file, **stored)  # type: ignore[arg-type]


def load(path: Path) -> Weights:
    """Raises ContentError with one sentence for a file that holds no weights."""
    try:
        with np.load(path, allow_pickle=False) as file:
            stored = {name: file[name] for name in file.files}
        about = json.loads(as_text(stored.pop("about")))
        features, actions = (as_text(stored.pop(name)).split("\n") for name in NAMES)
    except (OSError, EOFError, BadZipFile, ValueError, KeyError) as error:
        raise ContentError(f"{path} holds no weights of a network ({error}).") from None
    if about.get("layout") != LAYOUT:
        raise ContentError(f"{path} was written for another version of Ragnatafl.")
    arrays: dict[str, Floats] = {}
    for key, array in stored.items():
        name, _, way = key.partition("/")
        if way == "rounded":
            arrays[name] = array.astype(np.float32) * stored[f"{name}/scale"][:, None]
        elif way == "exact":
            arrays[name] = array.astype(np.float32)
    return Weights(arrays, about, features, actions)


def as_bytes(text: str) -> NDArray[np.uint8]:
    return np.frombuffer(text.encode(), np.uint8)


def as_text(data: NDArray[Any]) -> str:
    return data.tobytes().decode()
