"""`ragnatafl backup` and `ragnatafl restore`: light to import; what they need is loaded when they are used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from .command import needs_the_extra

Database = Annotated[
    str,
    typer.Option(
        help="A file, sqlite:///FILE or postgresql://...; the one that serve uses if not given.",
        envvar="RAGNATAFL_DATABASE",
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Copy a database, SQLite or PostgreSQL, as it is at one moment into a file; the server may run meanwhile.

    The file holds every seed and every hand: keep it as safe as the database.
    """
    with needs_the_extra():
        from . import backup as work

    with shown() as tell:
        count = asyncio.run(work.backup(database, file, force, tell))
    typer.echo(f"{count} rows are in {file}.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup has written.")],
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help="Remove all that the database holds first.")] = False,
) -> None:
    """Fill an empty database, SQLite or PostgreSQL, with a backup; no server may run on it meanwhile."""
    with needs_the_extra():
        from . import backup as work

    with shown() as tell:
        count = asyncio.run(work.restore(file, database, force, tell))
    typer.echo(f"{count} rows of {file} are restored.")


@contextmanager
def shown() -> Iterator[Callable[[str, int, int], None]]:
    """A bar for each kind of rows, where somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tasks: dict[str, TaskID] = {}

        def tell(name: str, done: int, total: int) -> None:
            if name not in tasks:
                tasks[name] = progress.add_task(name, total=total)
            progress.update(tasks[name], completed=done)

        yield tell
