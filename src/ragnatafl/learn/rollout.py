"""What was played since the last time: all that is learned from, and what each decision turned out to be worth."""

from __future__ import annotations

import torch
from torch import Tensor

from .workers import Room


class Rollout:
    """Tensors of shape (steps, shifts * workers * games, ...), on the device that learns."""

    def __init__(self, room: Room, steps: int, seats: int, device: torch.device) -> None:
        self.steps = steps
        self.shift = room.workers * room.games
        self.games = room.shifts * self.shift
        shape = (steps, self.games)
        self.features = torch.zeros(*shape, room.features, dtype=torch.int16, device=device)
        self.legal = torch.zeros(*shape, room.legal, dtype=torch.int16, device=device)
        self.seats = torch.zeros(shape, dtype=torch.int64, device=device)
        self.slots = torch.zeros(shape, dtype=torch.int64, device=device)
        self.own = torch.ones(shape, dtype=torch.bool, device=device)  # not decided by a rival
        self.chances = torch.zeros(shape, device=device)
        self.values = torch.zeros(*shape, 2, device=device)
        self.ended = torch.zeros(shape, dtype=torch.bool, device=device)
        self.results = torch.zeros(*shape, 2, seats, device=device)
        self.first = torch.zeros(self.games, 2, seats, device=device)  # all values where it begins
        self.worth = torch.zeros(shape, device=device)
        self.targets = torch.zeros(*shape, 2, seats, device=device)

    def part(self, shift: int) -> slice:
        return slice(shift * self.shift, (shift + 1) * self.shift)


def weigh(played: Rollout, after: Rollout, players: Tensor, trace: float, score: float) -> None:
    """What every decision brought beyond what was expected (`worth`), and what the values should have said (`targets`).

    Each seat's chain runs over its own decisions: between two of them others decide. `after` begins where `played`
    ends. With a trace of 1 only results count; below it, also what the seat expected at its next decisions.
    """
    seats = played.results.shape[3]
    every = torch.arange(seats, device=players.device)
    expected = known_at(after, players, seats)
    reached = expected.clone()
    for step in range(played.steps - 1, -1, -1):
        over = played.ended[step][:, None, None]
        expected = torch.where(over, played.results[step], expected)
        reached = torch.where(over, played.results[step], reached)
        own = played.seats[step][:, None, None].expand(-1, 2, 1)
        value = played.values[step][:, :, None]
        gained = (1 - trace) * expected.gather(2, own) + trace * reached.gather(2, own)
        beyond = (gained - value)[:, :, 0]
        played.worth[step] = beyond[:, 0] + score * beyond[:, 1]
        reached = reached.scatter(2, own, gained)
        expected = expected.scatter(2, own, value)
        around = (played.seats[step][:, None] + every) % players[:, None]
        played.targets[step] = reached.gather(2, around[:, None, :].expand(-1, 2, -1))


def known_at(after: Rollout, players: Tensor, seats: int) -> Tensor:
    """What every seat may expect where `after` begins, as the one who is asked there sees it."""
    every = torch.arange(seats, device=players.device)
    around = (every[None, :] - after.seats[0][:, None]) % players[:, None]
    return after.first.gather(2, around[:, None, :].expand(-1, 2, -1))
