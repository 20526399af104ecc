"""The levels at which a game's network plays. The weaker ones err as people do: they take what looks good to them, only
not always the best."""

from __future__ import annotations

from ragnatafl.core.contract import Game

from .mind import MindBot
from .search import SearchBot

THRALL, KARL = 2.0, 1.0
"""Temperatures: the chances that the network gives, flattened."""


def thrall(game: Game) -> MindBot:
    return MindBot(game, temperature=THRALL)


def karl(game: Game) -> MindBot:
    return MindBot(game, temperature=KARL)


def jarl(game: Game) -> MindBot:
    return MindBot(game)


def allfather(game: Game) -> SearchBot:
    return SearchBot(game)
