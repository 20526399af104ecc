"""catanatron: Settlers of Catan in pure Python, four random players. One line of JSON."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

from benchmarks.measure import POSITIONS, Line, arguments, clone_rate, print_line, rate, sample
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def new_game(dice: Random) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=dice.randrange(1, 2**31))


def play(game: Any, dice: Random, most: int = 2**31) -> list[int]:
    """The loop of `Game.play`, written outside; the number of legal actions of each decision."""
    random = dice.random
    counts: list[int] = []
    while len(counts) < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        legal = game.state.playable_actions
        game.execute(legal[int(random() * len(legal))])
        counts.append(len(legal))
    return counts


def inside(dice: Random) -> int:
    game = new_game(dice)
    game.play()
    return len(game.state.actions)


def main() -> None:
    given = arguments(["catan"])
    dice = Random(given.seed)
    length, width = sample(lambda: play(new_game(dice), dice), given.seconds / 2)
    positions = []
    for _ in range(POSITIONS):
        game = new_game(dice)
        play(game, dice, most=int(length / 2))
        positions.append(game)
    print_line(
        Line(
            engine="catanatron",
            version=version("catanatron"),
            game=given.game,
            players=4,
            decisions_per_game=length,
            legal_per_decision=width,
            driven=rate(lambda: len(play(new_game(dice), dice)), given.seconds),
            inside=rate(lambda: inside(dice), given.seconds),
            clones=clone_rate(positions, lambda game: game.copy(), given.seconds / 2),
        )
    )


if __name__ == "__main__":
    main()
