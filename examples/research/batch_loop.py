"""A thousand games at once, with a policy of your own: here one that likes to pillage.

pip install "ragnatafl[rl]"
python examples/research/batch_loop.py --games 1024 --steps 500
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

import ragnatafl as rt


def liking(game: str, verb: str, much: float) -> NDArray[np.float64]:
    """A weight for every action of the game."""
    known = rt.game(game)
    return np.array([much if known.action(number).verb == verb else 1.0 for number in range(known.action_count)])


def play(games: int, steps: int, much: float) -> tuple[int, float]:
    """Seat 0 plays by its liking and the others at random: how many games have ended, and its share of them."""
    game = rt.game("blood_rage")
    batch = game.batch(games, seats=2, seed=7)
    batch.spread(100)
    weights, won, ended = liking("blood_rage", "pillage", much), 0.0, 0
    for _ in range(steps):
        legal = batch.turn.legal
        asked = np.repeat(batch.turn.seats, legal.lengths)
        turn = batch.step(batch.draw(np.where(asked == 0, weights[legal.values], 1.0)))
        ended += int(turn.ended.sum())
        won += float(turn.rewards[:, 0].sum())
    return ended, won / max(1, ended)


def main(given: Sequence[str] | None = None) -> tuple[int, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1024, help="at once")
    parser.add_argument("--steps", type=int, default=500, help="decisions in each")
    parser.add_argument("--much", type=float, default=20.0, help="how much likelier a pillage is than anything else")
    asked = parser.parse_args(given)
    ended, share = play(asked.games, asked.steps, asked.much)
    print(f"{ended} games have ended; the one who likes to pillage won {share:.1%} of them.")
    return ended, share


if __name__ == "__main__":
    main()
