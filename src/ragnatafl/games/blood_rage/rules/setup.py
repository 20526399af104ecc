# mypyc: compile
"""Set-up (BR-5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit
from ragnatafl.core.rng import Rng

from ..content import CONTENT
from .figures import stat_value
from .position import Clan, Position, Step
from .tables import DECKS, N_OUTER, N_PROVINCES, VILLAGES, Stat, Subject, Token, numbers


def deal_new(position: Position, rng: Rng, first: int, first_game: bool) -> None:
    """BR-5.1 to BR-5.9. Clans are set in seat order; the caller may rename them. `first` -1: at random (RULING-02)."""
    n = position.n
    position.first_game = first_game
    position.clans = [Clan(seat) for seat in range(n)]
    for clan in position.clans:
        clan.rage = stat_value(clan, Stat.RAGE)
    for province in range(i64(N_PROVINCES)):
        position.free[province] = VILLAGES[province]
    tokens = numbers(list(CONTENT.tokens))
    rng.turn_to(Subject.TOKENS)
    rng.shuffle_vec(tokens)
    position.tokens = append(tokens, Token.YGGDRASIL)
    ragnarok = vec[i64]()
    for province in range(i64(N_OUTER)):
        ragnarok = append(ragnarok, province)
    rng.turn_to(Subject.RAGNAROK)
    rng.shuffle_vec(ragnarok)
    position.doomed = ragnarok[0:3]
    for k in range(CONTENT.destroyed[int(n)]):
        position.destroyed |= bit(ragnarok[3 + k])
    whole = vec[i64]()
    for age in range(i64(3)):
        cards = DECKS[n * 3 + age][:]
        rng.turn_to(Subject.DECKS + age)
        rng.shuffle_vec(cards)
        for card in cards:
            whole = append(whole, card)
    position.deck = whole
    rng.turn_to(Subject.FIRST_PLAYER)
    position.first = rng.below(n) if first < 0 else first
    position.depth = 0
    position.push(Step.BEGIN_AGE)
