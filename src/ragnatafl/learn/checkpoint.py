"""What has been learned, kept while it is being learned: a file of PyTorch to go on from, and the weights that play."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch

from ragnatafl.bots.weights import Weights, load, save
from ragnatafl.core import registry
from ragnatafl.core.actions import action_names
from ragnatafl.core.errors import ContentError, StateError
from ragnatafl.core.features import features_of

from .network import Network, Size


def keep(network: Network, about: Mapping[str, Any], path: Path) -> None:
    """Writes both beside each other: NAME.pt (sixteen bits) and NAME.npz (eight). Whoever reads sees a whole file."""
    game = registry.game(about["game"])
    held = {name: value.detach().to("cpu", torch.float16) for name, value in network.state_dict().items()}
    data: dict[str, Any] = {"about": dict(about), "size": network.size.as_dict(), "state": held}
    data |= {"features": features_of(game).names, "actions": action_names(game)}
    torch.save(data, path.with_suffix(".part"))
    os.replace(path.with_suffix(".part"), path.with_suffix(".pt"))
    save(weights_of(data), path.with_suffix(".part"))
    os.replace(path.with_suffix(".part"), path.with_suffix(".npz"))


def weights_of(data: Mapping[str, Any]) -> Weights:
    arrays = {name: value.float().numpy() for name, value in data["state"].items()}
    arrays["rows"] = arrays["rows"][: data["size"]["features"]]
    return Weights(arrays, data["about"], data["features"], data["actions"])


def go_on(path: Path, game_name: str) -> tuple[Network, dict[str, Any]]:
    """A network as it was kept (.pt, or .npz, which is coarser), for the features and actions the game has today, and
    what was said about it."""
    try:
        if path.suffix == ".npz":
            known = load(path)
        else:
            known = weights_of(torch.load(path, map_location="cpu", weights_only=True))
    except (OSError, KeyError, RuntimeError, ValueError, ContentError) as error:
        raise StateError(f"{path} holds no network that can go on learning ({error}).") from None
    if known.about["game"] != game_name:
        raise StateError(f"{path} has learned {known.about['game']}, not {game_name}.")
    known = known.for_game(registry.game(game_name))
    network = Network(size_of(known))
    state = {name: torch.from_numpy(array.copy()) for name, array in known.arrays.items()}
    table = network.rows.detach().clone()
    table[: len(known.features)] = state["rows"]
    network.load_state_dict(state | {"rows": table})
    return network, dict(known.about)


def size_of(known: Weights) -> Size:
    arrays = known.arrays
    return Size(
        features=len(known.features),
        actions=len(known.actions),
        seats=len(arrays["value.bias"]) // 2,
        width=arrays["rows"].shape[1],
        blocks=known.blocks,
        wide=len(arrays["blocks.0.up.bias"]),
        values=len(arrays["hidden.bias"]),
    )
