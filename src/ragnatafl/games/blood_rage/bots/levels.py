"""The levels at which the network plays. The weaker ones err as people do: they take what looks good to them, only not
always the best."""

from __future__ import annotations

from ragnatafl.bots.mind import MindBot
from ragnatafl.core.contract import Game

THRALL, KARL = 5.0, 3.0
"""Temperatures, by which the chances that the network gives are flattened."""


def thrall(game: Game) -> MindBot:
    return MindBot(game, temperature=THRALL)


def karl(game: Game) -> MindBot:
    return MindBot(game, temperature=KARL)


def jarl(game: Game) -> MindBot:
    return MindBot(game)
