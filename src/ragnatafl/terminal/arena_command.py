"""`ragnatafl arena`: light to import; what plays and rates is loaded when a tournament begins."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import Progress, TextColumn
from rich.table import Column, Table
from rich.text import Text

from ragnatafl.core import registry
from ragnatafl.core.changed import check_content
from ragnatafl.terminal.commands import ContentOption, JsonFlag, SeatsOption, err, out, print_json, read_options

if TYPE_CHECKING:
    from ragnatafl.arena.tournament import Match, Tournament

FIRST = registry.names()[0]


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="greedy, or a class of yours: [cyan]mybots:Wise+depth=3@0.5[/] (parameters, then seconds for a "
            "decision); [cyan]deep=mybots:Wise+depth=5[/] gives it a name; or a program: [cyan]run:node bot.js@0.5[/].",
        ),
    ],
    game: Annotated[str, typer.Option("--game", "-g", help="Which game.")] = FIRST,
    seats: SeatsOption = None,
    format: Annotated[
        str, typer.Option(help="round-robin; gauntlet: the first bot against each other one; ladder: each climbs.")
    ] = "round-robin",
    deals: Annotated[int, typer.Option(help="The most deals of a match; each is played from every seat.")] = 100,
    margin: Annotated[
        float, typer.Option(help="A match ends when a difference of so large a share of victories is clear.")
    ] = 0.05,
    every_deal: Annotated[bool, typer.Option("--every-deal", help="Play all deals, however clear it is.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes; 0: one for each core.", min=0)] = 0,
    cluster: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a Ray cluster (extra cluster): 10.0.0.5:6379; auto: the one that runs here; local: one for "
            "this tournament.",
        ),
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the results there, as Parquet; go on with what is there already."),
    ] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep every decision in the folder, too.")] = False,
    facts: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep there, as Parquet, what [cyan]report[/] reads.")
    ] = None,
    content: ContentOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play each other until it is clear who is better: ratings, shares of victory, results to study.

    In a game that is won together each bot plays every deal alone, on all seats.
    """
    from ragnatafl.arena.entries import read_entries
    from ragnatafl.arena.ratings import model
    from ragnatafl.arena.tournament import tournament

    model()
    check_content(content, game)
    count = seats if seats is not None else max(registry.game(game).seat_counts)
    entries = read_entries(game, bots)
    plan = tournament(game, count, entries, format, deals, margin, every_deal, seed, read_options(option))
    found = play(plan, folder, decisions, facts, workers, cluster)
    if as_json:
        print_json(found)
    else:
        show(found)


def play(
    plan: Tournament, folder: Path | None, decisions: bool, facts: Path | None, workers: int, cluster: str
) -> dict[str, Any]:
    """Plays, and writes what there is when it is stopped, too."""
    from ragnatafl.arena.run import Counted
    from ragnatafl.arena.run import play as play_matches
    from ragnatafl.arena.standing import deals_of, standing
    from ragnatafl.arena.tables import Results

    results = Results(plan, folder, decisions, facts)
    played: list[Counted] = []
    try:
        with progress() as line:
            rungs = play_matches(plan, results, played, workers, teller(line, plan, results.games), cluster)
    finally:
        results.write(deals_of(played))
    return standing(plan, played, rungs)


def progress() -> Progress:
    return Progress(TextColumn("{task.description}", markup=False), console=err, transient=True)


def teller(line: Progress, plan: Tournament, before: int) -> Any:
    """The line that tells how far it is: which match, how many deals, how fast."""
    task = line.add_task("")
    began = time.perf_counter()

    def tell(match: Match, deals: int, games: int) -> None:
        names = " – ".join(plan.entries[entry].label for entry in match)
        speed = (games - before) / max(0.001, time.perf_counter() - began)
        line.update(task, description=f"{names}: deal {deals} of {plan.deals}; {games} games, {speed:.1f} a second")

    return tell


def show(found: dict[str, Any]) -> None:
    fair = "" if found["fair_share"] is None else f"; a fair share is {found['fair_share']:.1%}"
    out.print(f"{found['games']} games of {found['game']}, {found['seats']} seats, from seed {found['seed']}{fair}")
    out.print(bots_table(found["bots"]))
    for row in found["bots"]:
        for sentence, games in row["lost"].items():
            lost = f"  {row['bot']} lost its seat in {games} game{'' if games == 1 else 's'}: {sentence}"
            out.print(Text(lost, style="yellow"), soft_wrap=True)
    for row in found["matches"]:
        out.print(Text(f"  {told_match(row)}", style="dim"), soft_wrap=True)
    if found["ladder"]:
        out.print(Text(f"ladder, the best first: {', '.join(reversed(found['ladder']))}"))


def bots_table(rows: Sequence[dict[str, Any]]) -> Table:
    """A bot may be called what it likes, and its name is told whole."""
    table = Table(Column("bot", overflow="fold"), header_style="dim", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    for heading in ("rating", "95% interval", "wins", "95% interval", "score", "games", "s a game"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            Text(row["bot"]), f"{row['rating']:.1f}", "{:.1f} to {:.1f}".format(*row["rating_interval"]), *shares(row)
        )
    return table


def shares(row: dict[str, Any]) -> list[str]:
    if row["win_share"] is None:
        return ["-", "-", "-", "0", "-"]
    bounds = "{:.1%} to {:.1%}".format(*row["interval"])
    return [f"{row['win_share']:.1%}", bounds, f"{row['score']:.1f}", str(row["games"]), f"{row['seconds_a_game']:.3f}"]


def told_match(row: dict[str, Any]) -> str:
    """One match in a line: "greedy better (+24.0%), random worse (-24.0%) after 9 deals"."""
    told = [
        f"{bot} {verdict} ({by:+.1%})"
        for bot, verdict, by in zip(row["bots"], row["verdict"], row["difference"], strict=True)
    ]
    return f"{', '.join(told)} after {row['deals']} deals, {row['games']} games"
