"""Fits what Blood Rage's network wishes for in the draft (`games/blood_rage/bots/wishes.toml`):

    python -m tools.wishes [FILE.npz] [--games N] [--seed N]

It plays games with itself, with two to four clans. A card is as likely to be picked as its wish is beside those for all
cards of the pack (Luce's choice), and the wishes are what makes the picks that were seen the likeliest, 1 on average.
Every tenth pick is left out, and tells how well that fits.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import ragnatafl as rt
from ragnatafl.bots.mind import Mind, mind_of
from ragnatafl.games.blood_rage import bots
from ragnatafl.games.blood_rage.rules.actions import DRAFT
from ragnatafl.games.blood_rage.rules.notation import CODES

FILE = Path(bots.__file__).with_name("wishes.toml")
ROUNDS = 300
DOUBT = 0.5
"""As if every card had been picked so often more, and as often been left."""
HEADER = """# How much the network wishes for each card in the draft, beside the others of its pack; 1 on average.
# Made by `python -m tools.wishes`.
"""

Pick = tuple[list[int], int]
"""The cards of a pack, and the place of the one that was taken."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("weights", nargs="?", type=Path)
    asked.add_argument("--games", type=int, default=200, help="for each number of clans")
    asked.add_argument("--seed", type=int, default=77)
    given = asked.parse_args()
    mind = mind_of("blood_rage", given.weights)
    told = [HEADER]
    for clans in rt.game("blood_rage").seat_counts:
        picks = list(picks_of(mind, clans, given.games, given.seed))
        unseen = picks[::10]
        wishes = fitted([pick for place, pick in enumerate(picks) if place % 10])
        told += [f"\n[{clans}]\n"]
        told += [f'"{code}" = {wish:.3g}\n' for code, wish in zip(CODES, wishes.tolist(), strict=True) if wish]
        print(
            f"{clans} clans, {len(picks)} picks; mean logarithm of every tenth "
            f"{likelihood(wishes, unseen):.2f}, at random {likelihood(np.ones(len(CODES)), unseen):.2f}"
        )
    FILE.write_text("".join(told), encoding="utf-8")


def picks_of(mind: Mind, clans: int, games: int, seed: int) -> Iterator[Pick]:
    """Of whole games, the network in every seat; picks with no choice are left out."""
    game: Any = rt.game("blood_rage")
    batch = game.batch(games, seats=clans, seed=seed)
    over = np.zeros(games, np.bool_)
    while not over.all():
        turn = batch.turn
        logits, _ = mind.think_many([turn.observations[place] for place in range(games)])
        chosen = np.zeros(games, np.int16)
        for place in range(games):
            legal = turn.legal[place]
            best = int(logits[place].take(legal).argmax())
            chosen[place] = legal[best]
            if not over[place] and len(legal) > 1 and DRAFT <= legal[0] < DRAFT + len(CODES):
                yield (legal - DRAFT).tolist(), best
        over |= batch.step(chosen).ended


def table(picks: list[Pick]) -> tuple[Any, Any, Any]:
    """The packs as rows of cards, where they are shorter than that, and the cards taken."""
    longest = max(len(pack) for pack, _ in picks)
    packs = np.array([pack + [0] * (longest - len(pack)) for pack, _ in picks])
    there = np.array([[1.0] * len(pack) + [0.0] * (longest - len(pack)) for pack, _ in picks])
    return packs, there, np.array([pack[best] for pack, best in picks])


def fitted(picks: list[Pick]) -> Any:
    """Hunter's way: a wish is how often its card was taken over how often that was to be expected of a wish of 1; 0 for
    cards that were in no pack."""
    packs, there, taken = table(picks)
    wishes, count = np.ones(len(CODES)), len(CODES)
    for _ in range(ROUNDS):
        each = 1 / (wishes[packs] * there).sum(1)
        expected = np.bincount(packs.ravel(), (there * each[:, None]).ravel(), count)
        wishes = (np.bincount(taken, minlength=count) + DOUBT) / (expected + DOUBT)
        wishes[expected == 0] = 0
        wishes /= wishes.sum() / np.count_nonzero(wishes)
    return wishes


def likelihood(wishes: Any, picks: list[Pick]) -> float:
    packs, there, taken = table(picks)
    return float(np.log(wishes[taken] / (wishes[packs] * there).sum(1)).mean())


if __name__ == "__main__":
    main()
