"""A network that is asked through PyTorch, on a processor or a GPU: the weights of its file, in 32-bit floating point.
Only what is liked of the legal actions and what positions are worth comes back; all else stays there."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from ragnatafl.bots.questions import Asked
from ragnatafl.bots.weights import Floats, Weights
from ragnatafl.core.errors import OptionError


class DeviceMind:
    """Answers as `Mind` does, but for the order of sums."""

    def __init__(self, weights: Weights, device: str) -> None:
        if device.startswith("cuda") and not torch.cuda.is_available():
            raise OptionError("There is no GPU here that PyTorch can use.")
        torch.set_num_threads(1)  # the other cores are for those who play
        torch.set_float32_matmul_precision("highest")
        self.device = torch.device(device)
        self.arrays = {name: torch.from_numpy(array).to(self.device) for name, array in weights.arrays.items()}
        self.blocks = weights.blocks

    def answer(self, asked: Asked) -> tuple[Floats, Floats]:
        with torch.inference_mode():
            x = self.normal("norm", self.inner(asked))
            rows = self.sent(np.repeat(np.arange(len(asked)), asked.legal.lengths))
            liked = self.linear("policy", x)[rows, self.sent(asked.legal.values).long()]
            values = self.linear("value", functional.relu(self.linear("hidden", x)))
            return liked.cpu().numpy(), values.cpu().numpy()

    def inner(self, asked: Asked) -> Tensor:
        """The sum of the rows of all true features, then the blocks."""
        numbers, starts = self.sent(asked.features.values).long(), self.sent(asked.features.starts[:-1])
        x = functional.embedding_bag(numbers, self.arrays["rows"], starts, mode="sum")
        for block in range(self.blocks):
            name = f"blocks.{block}"
            up = self.linear(f"{name}.up", self.normal(f"{name}.norm", x))
            x = x + self.linear(f"{name}.down", functional.relu(up))
        return x

    def sent(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def linear(self, name: str, x: Tensor) -> Tensor:
        return functional.linear(x, self.arrays[f"{name}.weight"], self.arrays[f"{name}.bias"])

    def normal(self, name: str, x: Tensor) -> Tensor:
        return functional.layer_norm(x, x.shape[-1:], self.arrays[f"{name}.weight"], self.arrays[f"{name}.bias"])
