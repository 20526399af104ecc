"""What a tournament is: who plays whom, on which deals and from which seats. All of it follows from the seed.

A match is played deal by deal, and every match gets the same deals. In a game with winners the bots of a match share
the seats evenly; each deal is played once from every seat, in an order round the table that is drawn for it. In a
game that is won together each bot of the match plays the deal alone, as a team on all seats.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from ragnatafl.arena.entries import Entry
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rng import Rng, derived

ROUND_ROBIN, GAUNTLET, LADDER = FORMATS = ("round-robin", "gauntlet", "ladder")

Match = tuple[int, ...]
"""The numbers of the entries that play each other."""


@dataclass(frozen=True)
class Tournament:
    """Each match has at most so many `deals`. A difference below the `margin` does not matter; unless `every_deal` is
    wanted, a match ends as soon as it is clear whether there is a larger one."""

    game: str
    seats: int
    entries: tuple[Entry, ...]
    together: bool
    format: str = ROUND_ROBIN
    deals: int = 100
    margin: float = 0.05
    every_deal: bool = False
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        """All that the games follow from, JSON-ready."""
        game = registry.game(self.game)
        return {**asdict(self), "rules": str(game.rules_version), "content": game.content_hash}

    def deal_seed(self, deal: int) -> int:
        return derived(self.seed, "deal", deal)

    def line_up(self, match: Match, deal: int) -> list[int]:
        """Who fills the seats of a deal; where they do not divide evenly, others get one more from deal to deal."""
        return [match[(deal + k) % len(match)] for k in range(self.seats)]

    def seatings(self, match: Match, deal: int) -> list[list[int]]:
        """The entry on each seat, for each game of a deal."""
        if self.together:
            return [[entry] * self.seats for entry in match]
        order = self.line_up(match, deal)
        Rng(derived(self.seed, "seats", deal, *match)).shuffle(order)
        return [order[turn:] + order[:turn] for turn in range(self.seats)]


def tournament(
    game: str, seats: int, entries: tuple[Entry, ...], format: str, deals: int, margin: float, every_deal: bool,
    seed: int, options: Mapping[str, Any],
) -> Tournament:  # fmt: skip
    """A tournament that can be played; raises OptionError for one that cannot."""
    if format not in FORMATS:
        raise OptionError(f'There is no format "{format}"; there is: {", ".join(FORMATS)}.')
    if deals < 1:
        raise OptionError(f"A match has at least one deal, not {deals}.")
    if not 0 < margin < 1:
        raise OptionError(f"A margin is a share above 0 and below 1, not {margin}.")
    together = won_together(game, seats, options)
    found = Tournament(game, seats, entries, together, format, deals, margin, every_deal, seed, options)
    if len(entries) < (1 if found.together and format == ROUND_ROBIN else 2):
        raise OptionError("A tournament needs at least two bots.")
    if not found.together and seats < 2:
        raise OptionError("A game for one seat cannot be played against each other.")
    return found


def won_together(game: str, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether the seats win or lose as a team: the outcome of a game says so."""
    state = registry.game(game).new(seats=seats, seed=0, **options).clone()
    rng = Rng(0)
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.below(len(legal)))])
    assert state.outcome is not None
    return state.outcome.won is not None


def matches(plan: Tournament) -> Generator[Match, str, list[int]]:
    """The matches one after the other; the caller sends how the first of each one's bots fared. Returns the rungs of
    a ladder, the lowest first."""
    everybody = range(len(plan.entries))
    if plan.format == LADDER:
        return (yield from climb(list(everybody)))
    if plan.format == GAUNTLET:
        for other in everybody[1:]:
            yield (0, other)
        return []
    size = len(everybody) if plan.together else min(plan.seats, len(everybody))
    for match in combinations(everybody, size):  # noqa: UP028 (they cannot be sent a verdict)
        yield match
    return []


def climb(entrants: list[int]) -> Generator[Match, str, list[int]]:
    """Each entrant begins below all others and climbs past whomever he is clearly better than."""
    rungs = entrants[:1]
    for entrant in entrants[1:]:
        place = 0
        while place < len(rungs) and (yield (entrant, rungs[place])) == "better":
            place += 1
        rungs.insert(place, entrant)
    return rungs
