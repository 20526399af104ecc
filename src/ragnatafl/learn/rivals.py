"""Whom a network plays against beside itself: others from files, and what it was itself some time ago.

In a part of the games one seat learns, and a rival sits on all others; with each rollout another rival comes.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import deepcopy

import torch
from torch import Tensor

from .network import Network, chances, drawn

SHARP = 4.0
"""How much surer those from files choose than their chances say: a bot that is imitated does not waver."""


class Rivals:
    """`network` is the rival of the moment; `learners` tells for each game the seat that learns, -1 where all do."""

    def __init__(self, network: Network, others: Sequence[Network], part: float, players: Tensor, seed: int) -> None:
        self.network = deepcopy(network)
        self.every = max(2, round(1 / part))
        self.others = [other.to(players.device).state_dict() for other in others]
        self.selves = [deepcopy(network).state_dict()]
        self.random = random.Random(seed)
        self.sharpness = torch.ones((), device=players.device)
        self.learners = torch.full_like(players, -1)
        few = self.few
        self.learners[few] = torch.arange(len(players[few]), device=players.device) % players[few]

    @property
    def few(self) -> slice:
        """The games with rivals, among all games of one shift or of all."""
        return slice(0, None, self.every)

    def remember(self, network: Network) -> None:
        self.selves.append(deepcopy(network).state_dict())

    def change(self) -> None:
        """The next one: one from a file twice as often as a former self."""
        known = self.random.choice([known for known in (self.others, self.others, self.selves) if known])
        self.network.load_state_dict(self.random.choice(known))
        self.sharpness.fill_(SHARP if known is self.others else 1.0)

    def theirs(self, seats: Tensor, part: slice) -> Tensor:
        """Where a rival decides, of the games of this part."""
        learners = self.learners[part]
        return (learners >= 0) & (seats != learners)

    def answer(self, features: Tensor, legal: Tensor, theirs: Tensor, slots: Tensor) -> Tensor:
        """What is chosen in each game: by the rival where it decides, elsewhere as it was."""
        few = self.few
        found = drawn(self.sharpness * chances(self.network(features[few])[0], legal[few]))
        return slots.index_copy(
            0, torch.arange(len(slots), device=slots.device)[few], torch.where(theirs[few, None], found, slots[few])
        )
