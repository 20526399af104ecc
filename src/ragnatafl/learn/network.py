"""The network: the sum of the rows of all true features, residual blocks, then a policy over all actions and, for every
seat as the observer counts them, its share of the victory and its score."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

ALIGNED = 64
"""Tables are as wide as a multiple of this, which the tensor cores of a GPU want."""
IMPOSSIBLE = -1e9


@dataclass(frozen=True)
class Size:
    features: int
    actions: int
    seats: int
    width: int = 384
    blocks: int = 3
    wide: int = 768
    values: int = 128

    def as_dict(self) -> dict[str, int]:
        return asdict(self)


class Block(nn.Module):
    def __init__(self, width: int, wide: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, wide)
        self.down = nn.Linear(wide, width)
        nn.init.normal_(self.down.weight, std=0.3 / wide**0.5)
        nn.init.zeros_(self.down.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(functional.relu(self.up(self.norm(x))))


class Network(nn.Module):
    """`forward(features)` takes rows of feature numbers, filled up with -1; gives logits of all actions and values of
    shape (rows, 2, seats): shares of the victory and scores."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.size = size
        rows = (size.features // ALIGNED + 1) * ALIGNED  # at least one more than there are features
        self.rows = nn.Parameter(torch.randn(rows, size.width) * 0.06)
        self.blocks = nn.ModuleList([Block(size.width, size.wide) for _ in range(size.blocks)])
        self.norm = nn.LayerNorm(size.width)
        self.policy = nn.Linear(size.width, size.actions)
        self.hidden = nn.Linear(size.width, size.values)
        self.value = nn.Linear(size.values, 2 * size.seats)
        with torch.no_grad():
            self.policy.weight.mul_(0.05)
            self.policy.bias.zero_()
            self.value.weight.mul_(0.1)
            self.value.bias.zero_()

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        x = self.first(features)
        for block in self.blocks:
            x = block(x)
        with torch.autocast(x.device.type, enabled=False):  # the heads are exact: coarse logits make noisy ratios
            x = self.norm(x.float())
            values = self.value(functional.relu(self.hidden(x)))
            return self.policy(x), values.view(-1, 2, self.size.seats)

    def first(self, features: Tensor) -> Tensor:
        """The sums of rows. On a GPU a matrix of zeros and ones times the table, which is far faster there."""
        numbers = features.long().remainder(self.rows.shape[0])  # -1 becomes the last row, which is none
        if not features.is_cuda:
            return functional.embedding_bag(numbers, self.rows, mode="sum", padding_idx=self.rows.shape[0] - 1)
        true = torch.zeros(len(features), self.rows.shape[0], dtype=torch.bfloat16, device=features.device)
        true.scatter_(1, numbers, 1.0)
        true[:, -1] = 0
        return (true @ self.rows.to(torch.bfloat16)).float()


def chances(logits: Tensor, legal: Tensor) -> Tensor:
    """The logarithms of the chances of the legal actions, in their order; next to nothing where a row is filled up."""
    numbers = legal.long()
    found = logits.gather(1, numbers.clamp(min=0)).float()
    return torch.log_softmax(found.masked_fill(numbers < 0, IMPOSSIBLE), 1)


def drawn(shares: Tensor) -> Tensor:
    """A place in each row, drawn by the chances whose logarithms these are."""
    dice = torch.rand_like(shares).clamp_(1e-9, 1 - 1e-7)
    return (shares - torch.log(-torch.log(dice))).argmax(1, keepdim=True)
