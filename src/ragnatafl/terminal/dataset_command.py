"""`ragnatafl dataset`: light to import; what plays and writes is loaded when it is run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from ragnatafl.core import registry
from ragnatafl.core.changed import check_content
from ragnatafl.terminal.commands import ContentOption, SeatsOption, err, out, read_options


def dataset(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write.")],
    game: Annotated[str, typer.Option("--game", "-g", help="Which game.")] = registry.names()[0],
    seats: SeatsOption = None,
    bots: Annotated[str, typer.Option(help="One bot for all, or one for each seat: greedy,random,random.")] = "greedy",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="Game n is played with seed + n.")] = 0,
    rotate: Annotated[bool, typer.Option("--rotate", help="Let the bots change seats from game to game.")] = False,
    workers: Annotated[int, typer.Option(help="Processes; 0: one for each core.", min=0)] = 0,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    content: ContentOption = None,
) -> None:
    """Write games as examples to learn from: what was seen, what could be done, what was chosen, how it ended."""
    from ragnatafl.arena.dataset import write
    from ragnatafl.arena.simulate import plan

    check_content(content, game)
    count = seats if seats is not None else max(registry.game(game).seat_counts)
    played = plan(game, count, bots, games, seed, rotate, read_options(option))
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("games", total=games)
        rows = write(played, file, workers, lambda done: progress.advance(task, done))
    out.print(f"{rows} decisions of {games} games: {file}", soft_wrap=True)
