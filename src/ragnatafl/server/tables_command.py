"""`ragnatafl tables`: what an operator can see and do of a database's tables, whether a server runs on it or not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ragnatafl.core.errors import OptionError

from .backup_command import Database
from .command import needs_the_extra

if TYPE_CHECKING:
    from .store import Store

app = typer.Typer(name="tables", help="The tables of a database, for whoever runs the server.", no_args_is_help=True)
out = Console(highlight=False)

TableId = Annotated[str, typer.Argument(metavar="ID", help="The table, as its address names it: /t/ID.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


@app.command("list")
def list_tables(
    database: Database = "",
    state: Annotated[str | None, typer.Option(help="Only these: open, finished, frozen or ended.")] = None,
    idle: Annotated[float, typer.Option(help="Only those nobody came to for so many days.", min=0)] = 0.0,
    most: Annotated[int, typer.Option(help="How many at most, the latest first.", min=1)] = 50,
    as_json: JsonFlag = False,
) -> None:
    """List tables, the latest first: their game, state, decisions, and when somebody last came."""
    found = with_store(database, lambda store: listed(store, state, idle, most))
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    table = Table(header_style="dim")
    for heading in ("table", "game", "state", "decisions", "last visit", "campaign"):
        table.add_column(heading)
    for one in found:
        table.add_row(*(str(one[key] or "") for key in ("id", "game", "state", "decisions", "touched", "campaign")))
    out.print(table)


@app.command("show")
def show(table: TableId, database: Database = "") -> None:
    """Show what is kept of a table; nothing that is secret."""
    typer.echo(json.dumps(with_store(database, lambda store: shown(store, table)), indent=2, ensure_ascii=False))


@app.command("end")
def end(table: TableId, database: Database = "") -> None:
    """End a frozen table for good, so that those who hold its seats can read its record."""
    with_store(database, lambda store: ended(store, table))
    typer.echo(f"The table {table} is ended; its record can be read.")


@app.command("remove")
def remove(
    table: TableId,
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Remove a table with its decisions and its chat; those at it are told that it is no longer kept."""
    if not yes:
        typer.confirm(f"Remove the table {table} for good?", abort=True)
    with_store(database, lambda store: removed(store, table))
    typer.echo(f"The table {table} is removed.")


# The work


def with_store(database: str, job: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with a database that is there; whatever goes wrong is one sentence."""
    with needs_the_extra():
        from .backup import complaints, existing

    async def work() -> Any:
        with complaints("That could not be done"):
            store = existing(database)
            await store.open()
            try:
                return await job(store)
            finally:
                await store.close()

    return asyncio.run(work())


async def listed(store: Store, state: str | None, idle: float, most: int) -> list[dict[str, Any]]:
    from sqlalchemy import func, select

    from . import models
    from .retention import before
    from .stored import STATES, state_of

    if state is not None and state not in STATES:
        raise OptionError(f'A table is {", ".join(STATES)}, not "{state}".')
    held, decisions = models.tables, models.decisions
    count = select(func.count()).where(decisions.c.table_id == held.c.id).scalar_subquery()
    query = select(held, count.label("decisions")).order_by(held.c.touched.desc())
    found: list[dict[str, Any]] = []
    for row in await store.rows(query.where(held.c.touched <= before(idle)) if idle else query):
        kind = state_of(row, row.result is not None)
        if state in (None, kind) and len(found) < most:
            told = {"id": row.id, "game": row.game, "state": kind, "decisions": row.decisions, "campaign": row.campaign}
            found.append({**told, "created": day(row.created), "touched": day(row.touched)})
    return found


async def shown(store: Store, table_id: str) -> dict[str, Any]:
    from .stored import read, state_of

    found = await read(store, table_id)
    row = found.row
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "content": row.content,
        "state": state_of(row, row.result is not None),
        "frozen": found.why_frozen(),
        "options": found.options(),
        "seats": [{"code": seat.code, "name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in found.seats],
        "decisions": len(found.rows),
        "result": row.result,
        "campaign": row.campaign,
        "created": day(row.created),
        "touched": day(row.touched),
    }


async def ended(store: Store, table_id: str) -> None:
    from .stored import close, read

    found = await read(store, table_id)
    if found.why_frozen() is None:
        raise OptionError("This table can go on; only one that is frozen is ended.")
    await close(store, table_id)


async def removed(store: Store, table_id: str) -> None:
    from . import models
    from .stored import read

    found = await read(store, table_id)
    if found.row.campaign is not None:
        raise OptionError(f"This table belongs to the campaign {found.row.campaign}, which would be damaged.")
    await store.write((models.tables.delete().where(models.tables.c.id == table_id), {}))


def day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
