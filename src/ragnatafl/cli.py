"""The command line. Every command is a few lines here: the work is done elsewhere."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import ragnatafl
from ragnatafl import bench as measurements
from ragnatafl.arena import simulate as simulation
from ragnatafl.bots import check_partner, usual_bot
from ragnatafl.core import position_text, registry, scenario, scenario_run
from ragnatafl.core.built import why_interpreted
from ragnatafl.core.changed import check_content
from ragnatafl.core.content import differences
from ragnatafl.core.deal import drawn_seed
from ragnatafl.core.errors import ContentError, OptionError, RagnataflError
from ragnatafl.core.record import Record
from ragnatafl.core.rulebook import Rulebook, load_allow, shown_by, uncovered
from ragnatafl.learn.command import train
from ragnatafl.locale.rules import rulebook
from ragnatafl.locale.speech import speech
from ragnatafl.server.backup_command import backup, restore
from ragnatafl.server.command import serve
from ragnatafl.server.push_command import push_keys
from ragnatafl.server.tables_command import app as tables_app
from ragnatafl.terminal.analyse_command import analyse
from ragnatafl.terminal.arena_command import arena
from ragnatafl.terminal.ask_command import ask
from ragnatafl.terminal.commands import (
    ContentOption,
    JsonFlag,
    LanguageOption,
    SeatsOption,
    err,
    out,
    print_json,
    read_options,
    read_text,
)
from ragnatafl.terminal.dataset_command import dataset
from ragnatafl.terminal.play import TerminalTable, free_path, parse_players
from ragnatafl.terminal.replay import Viewer, seat_number
from ragnatafl.terminal.report_command import report
from ragnatafl.terminal.rules_page import show_contents, show_rules, shown_in
from ragnatafl.terminal.screen import seating

app = typer.Typer(
    name="ragnatafl",
    help="Norse board games: play them, simulate them, look their rules up.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
FIRST = registry.names()[0]
"""The game that is meant when none is named."""
STOPPED = 130
"""The exit code that Typer gives a command that was ended by Ctrl-C."""
GameOption = Annotated[str, typer.Option("--game", "-g", help="Which game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


def main(arguments: list[str] | None = None) -> None:
    """Run a command; whatever a user can cause ends in one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that cannot show a letter gets a question mark
            stream.reconfigure(errors="replace")
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL and sys.argv[1:2] != ["serve"]:  # which listens when it is up
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        app(arguments)
    except RagnataflError as error:
        err.print(Text(str(error), style="red"), soft_wrap=True)
        sys.exit(2)
    except SystemExit as end:
        if end.code == STOPPED:
            err.print("Stopped.")
        raise


def _show_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if ragnatafl.COMPILED else "interpreted"
        out.print(f"ragnatafl {ragnatafl.__version__} (engine: {engine})")
        raise typer.Exit


@app.callback()
def everything(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Norse board games: play them, simulate them, look their rules up."""


app.command()(serve)
app.command()(analyse)
app.command()(arena)
app.command()(ask)
app.command()(report)
app.command()(dataset)
app.command()(train)
app.command()(backup)
app.command()(restore)
app.command()(push_keys)
app.add_typer(tables_app)
for its in registry.manifests():
    for name, reference in its.commands.items():
        app.add_typer(registry.load(reference), name=name)


# play


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = FIRST,
    seats: SeatsOption = None,
    seat: Annotated[str | None, typer.Option(help="Your seat (wolf, thor); several, for friends: wolf,bear.")] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays the other seats: karl, or karl,jarl,...")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game; drawn if not given.")] = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with the position of a text; -: from standard input.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Resume a record of another version all the same.")] = False,
    content: ContentOption = None,
    language: LanguageOption = "",
) -> None:
    """Play in the terminal, alone against bots or with friends at one keyboard."""
    try:
        import readline  # noqa: F401  (line editing and history where the system has it)
    except ImportError:
        pass
    if resume is not None:
        record, path = Record.load(resume), resume
    elif position is not None:
        record, path = _record_of_position(game, position, seat, bots, seed), free_path()
    else:
        record = _new_record(game, seats, seat, bots, seed, read_options(option))
        path = free_path()
    check_content(content, record.game_name)
    table = TerminalTable(record, out, path, force=force, language=language)
    table.greet()
    table.run()


def _new_record(
    game: str, seats: int | None, seat: str | None, bots: str | None, seed: int | None, options: dict[str, Any]
) -> Record:
    played = registry.game(game)
    count = seats if seats is not None else registry.manifest(game).usual_seats
    chosen = seed if seed is not None else drawn_seed()
    empty = Record.start(played, count, chosen, **options)
    humans = [name.strip() for name in seat.split(",")] if seat else empty.seat_names[:1]
    options = seating(played, empty.seat_names, humans, options)
    empty = Record.start(played, count, chosen, **options)
    players = parse_players(empty.seat_names, humans, _bot_names(game, bots))
    record = Record.start(played, count, chosen, players, **options)
    if seed is None:
        record.commit()
    return record


def _bot_names(game: str, bots: str | None) -> list[str]:
    names = [name.strip() for name in bots.split(",") if name.strip()] if bots else [usual_bot(game)]
    for name in names:
        check_partner(game, name)
    return names


def _record_of_position(game: str, file: Path, seat: str | None, bots: str | None, seed: int | None) -> Record:
    """A game that begins with a position; the text names its game, else it is the one asked for."""
    played, table = position_text.loads(read_text(file), game)
    state = played.position(table)
    names = played.seat_names(state)
    humans = [name.strip() for name in seat.split(",")] if seat else names[:1]
    players = parse_players(names, humans, _bot_names(played.name, bots))
    return Record.start(played, state.seats, seed if seed is not None else drawn_seed(), players, position=table)


# simulate


@app.command()
def simulate(
    game: GameOption = FIRST,
    seats: SeatsOption = None,
    bots: Annotated[str, typer.Option(help="One bot for all, or one for each seat: greedy,random,random.")] = "random",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="Game n is played with seed + n.")] = 0,
    rotate: Annotated[bool, typer.Option("--rotate", help="Let the bots change seats from game to game.")] = False,
    workers: Annotated[int, typer.Option(help="Processes; 0: one for each core.", min=0)] = 0,
    option: Options = None,
    as_json: JsonFlag = False,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the JSON summary to a file.")] = None,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep every game there, as a record.")] = None,
    facts: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep there, as Parquet, what [cyan]report[/] reads.")
    ] = None,
    content: ContentOption = None,
) -> None:
    """Play many games between bots and sum them up."""
    if output is not None:
        simulation.check_writable(output)
    check_content(content, game)
    count = seats if seats is not None else max(registry.game(game).seat_counts)
    plan = simulation.plan(game, count, bots, games, seed, rotate, read_options(option), records=records, facts=facts)
    with _progress() as progress:
        task = progress.add_task("games", total=games)
        summary = simulation.simulate(plan, workers, lambda done: progress.advance(task, done))
    if output is not None:
        _write_json(output, summary)
    if as_json:
        print_json(summary)
    elif output is None:
        _show_summary(summary)


def _show_summary(summary: dict[str, Any]) -> None:
    length = summary["length"]
    out.print(
        f"{summary['games']} games of {summary['game']}, {summary['seats']} seats, from seed {summary['seed']}: "
        f"{length['mean']:.0f} decisions a game ({length['min']} to {length['max']}), "
        f"{summary['decisions_per_second']:,} decisions/s"
    )
    if "won" in summary:
        low, high = summary["won"]["interval"]
        out.print(f"won {summary['won']['share']:.1%} ({low:.1%} to {high:.1%}); ended by {summary['ended_by']}")
        return
    table = Table(header_style="dim")
    for heading in ("bot", "seat", "wins", "95% interval", "score", "least", "most"):
        table.add_column(heading, justify="left" if heading in ("bot", "seat") else "right")
    for row in summary["bots"]:
        score = row["score"]
        table.add_row(
            row["bot"],
            row["seat"] or "all",
            f"{row['win_share']:.1%}",
            "{:.1%} to {:.1%}".format(*row["interval"]),
            f"{score['mean']:.1f} ± {score['deviation']:.1f}",
            str(score["min"]),
            str(score["max"]),
        )
    out.print(table)
    if summary["rotate"]:
        seats = ", ".join(f"{row['seat']} {row['win_share']:.1%}" for row in summary["by_seat"])
        out.print(f"by seat: {seats}", style="dim")


# replay


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record (*.tafl).")],
    to: Annotated[int | None, typer.Option(help="Show the position after so many decisions and leave.")] = None,
    view: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Whose view to show; a spectator's if not given.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the view as JSON.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Try a record of another version all the same.")] = False,
    position: Annotated[bool, typer.Option("--position", help="Print the whole position as text and leave.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Check that the deal was not changed, and leave.")] = False,
    commitment: Annotated[str, typer.Option(metavar="HEX", help="To verify: as noted when the game began.")] = "",
    content: ContentOption = None,
    language: LanguageOption = "",
) -> None:
    """Step through a record, or verify it."""
    record = Record.load(file)
    check_content(content, record.game_name)
    if verify or commitment:
        record.verify(commitment)
        out.print(f"The deal is the one that was committed to, and it replays to: {record.result}", soft_wrap=True)
        return
    seat = seat_number(record, view) if view is not None else None
    viewer = Viewer(record, out, seat, force=force, language=language)
    if position:
        viewer.go(len(record) if to is None else to)
        typer.echo(position_text.dumps(viewer.game, viewer.state), nl=False)
    elif as_json:
        viewer.go(len(record) if to is None else to)
        print_json(viewer.state.view(seat))
    elif to is not None or not sys.stdin.isatty():
        viewer.go(len(record) if to is None else to)
        viewer.show()
    else:
        viewer.walk()


# check


@app.command()
def check(
    paths: Annotated[list[Path] | None, typer.Argument(metavar="PATH...", help="Scenario files and folders.")] = None,
    ids: Annotated[bool, typer.Option("--ids", help="List for every rule id which scenarios show it.")] = False,
) -> None:
    """Run scenarios, and say which rule ids have none (when a game's whole folder is given)."""
    given = paths or [Path("tests") / "scenarios"]
    scenarios = scenario.load(given)
    for name in Rulebook.games():
        shown_by(Rulebook.load(name), [one for one in scenarios if one.game == name])
    with _progress() as progress:
        task = progress.add_task("scenarios", total=len(scenarios))
        results = []
        for one in scenarios:
            results.append(scenario_run.run(one))
            progress.advance(task)
    failed = [result for result in results if not result.passed]
    for result in failed:
        line = Text.assemble(("failed ", "red"), (f"{result.scenario.path}: {result.scenario.id} ", "bold"))
        out.print(Text.assemble(line, result.message), soft_wrap=True)
    gaps = 0
    for folder in _game_folders(given):
        gaps += _show_coverage(folder, [one for one in scenarios if one.game == folder.name], ids)
    out.print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    if failed or gaps:
        raise typer.Exit(1)


def _game_folders(given: list[Path]) -> list[Path]:
    """The folders scenarios/<game> that lie whole inside what was given, for games with a rules text."""
    folders: dict[Path, None] = {}
    for path in given:
        inside = [path, *path.iterdir()] if path.is_dir() else []
        for folder in inside:
            resolved = folder.resolve()
            if (
                resolved.parent.name == "scenarios"
                and resolved.name in Rulebook.games()
                and any(folder.rglob("*.toml"))
            ):
                folders[resolved] = None
    return list(folders)


def _show_coverage(folder: Path, scenarios: list[scenario.Scenario], ids: bool) -> int:
    """Print the ids without a scenario (or all ids); gives how many there are."""
    book = Rulebook.load(folder.name)
    allow = load_allow(folder / scenario.ALLOW_FILE)
    missing = uncovered(book, scenarios, allow)
    if ids:
        shown = shown_by(book, scenarios)
        for rule_id in book.ids():
            names = ", ".join(one.id for one in shown[rule_id])
            note = names or (f"allowed: {allow[rule_id]}" if rule_id in allow else "")
            style = "red" if rule_id in missing else "dim" if not names else ""
            out.print(Text(f"{rule_id:<24} {note or ('NONE' if rule_id in missing else 'by its parts')}", style=style))
    elif missing:
        out.print(Text(f"{len(missing)} of {len(book)} ids of {folder.name} have no scenario:", style="yellow"))
        out.print(Text(", ".join(missing), style="yellow"))
    return len(missing)


# rules


@app.command()
def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="ID|WORDS...", help="A rule id, a card, or words.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", "-g", help="Only the rules of this game.")] = None,
    language: LanguageOption = "",
) -> None:
    """Look a rule up: [cyan]rules BR-13.2[/], [cyan]rules troll[/], [cyan]rules call to battle[/]."""
    speaker = speech(language)
    books = [rulebook(name, language) for name in ([game] if game else Rulebook.games())]
    query = " ".join(words or [])
    if not query:
        for book in books:
            out.print(Text(book.game_name, style="bold underline"))
            show_contents(out, book)
        return
    exact = [book for book in books if book.get(query) is not None]
    best = max([book.fit(query) for book in books])
    holding = exact or [book for book in books if book.fit(query) == best != (0, 0)] or books[:1]
    found = False
    for book in holding:
        if len(holding) > 1:
            out.print(Text(book.game_name, style="bold underline"))
        for rule in show_rules(out, book, query, speaker):
            found = True
            shown_in(out, _files_showing(book.game_name, rule.id), speaker)
    if not found:
        raise typer.Exit(1)


def _files_showing(game: str, rule_id: str) -> list[str]:
    """Scenario files of the checkout that cite a rule."""
    for root in (Path.cwd(), Path(ragnatafl.__file__).resolve().parents[2]):
        folder = root / "tests" / "scenarios" / game
        if folder.is_dir():
            try:
                found = [one for one in scenario.load([folder]) if rule_id in one.rules]
            except RagnataflError:
                return []
            return [f"{one.path.relative_to(root)} ({one.id})" for one in found]
    return []


# bench


@app.command()
def bench(
    game: GameOption = FIRST,
    seats: SeatsOption = None,
    seconds: Annotated[float, typer.Option(help="How long one round of one measurement takes.")] = 0.5,
    rounds: Annotated[int, typer.Option(help="Rounds of each measurement; medians are shown.", min=1)] = 5,
    as_json: JsonFlag = False,
) -> None:
    """Measure the engine on this machine."""
    if not ragnatafl.COMPILED:
        err.print(why_interpreted(), soft_wrap=True)
    count = seats if seats is not None else max(registry.game(game).seat_counts)
    with _progress() as progress:
        task = progress.add_task("measuring", total=3)
        found = measurements.measure(game, count, seconds, rounds, lambda what: progress.advance(task))
    if as_json:
        print_json(found)
        return
    table = Table(show_header=False, box=None)
    table.add_row("engine", "compiled" if found["compiled"] else "interpreted", f"{found['python']}, {count} seats")
    table.add_row(
        "inside the engine", f"{found['playout_decisions_per_second']:,} decisions/s", _games(found, "playout")
    )
    table.add_row(
        "driven from Python", f"{found['driven_decisions_per_second']:,} decisions/s", _games(found, "driven")
    )
    table.add_row("copies of positions", f"{found['clones_per_second']:,} clones/s", "")
    out.print(table)


def _games(found: dict[str, Any], kind: str) -> str:
    return f"{found[f'{kind}_games_per_second']:,} games/s"


# content


content_app = typer.Typer(name="content", help="The numbers of a game: check a changed copy of its content folder.")
app.add_typer(content_app, no_args_is_help=True)


@content_app.callback()
def content() -> None:
    """The numbers of a game: check a changed copy of its content folder."""


@content_app.command("check")
def content_check(
    folder: Annotated[Path, typer.Argument(help="A folder laid out as a game's content.")],
    game: GameOption = FIRST,
) -> None:
    """Validate a content folder and list what it says otherwise than the shipped one; exit code 1 on a fault."""
    if not folder.is_dir():
        raise OptionError(f"{folder} is not a folder.")
    try:
        changes = differences(_read_content(game, folder), folder)
    except ContentError as error:
        err.print(Text(str(error), style="red"), soft_wrap=True)
        raise typer.Exit(1) from None
    for change in changes:
        out.print(Text(change), soft_wrap=True)
    out.print(f"The content is sound; {len(changes) or 'no'} difference{'' if len(changes) == 1 else 's'}.")


def _read_content(game: str, folder: Path) -> Path:
    """Raises ContentError for a folder that the game could not use; gives the shipped one."""
    reference = registry.manifest(game).content
    if not reference:
        having = ", ".join(one.name for one in registry.manifests() if one.content)
        raise OptionError(f'There is no content folder for "{game}"; there is one for {having}.')
    check: Callable[[Path], Path] = registry.load(reference)
    return check(folder)


# Shared


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def _write_json(path: Path, data: Any) -> None:
    try:
        path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise OptionError(f"The summary cannot be written to {path}: {error.strerror}.") from error


if __name__ == "__main__":
    main()
