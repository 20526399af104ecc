"""What all commands of the command line have in common: where they print, and the options that mean the same."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

SeatsOption = Annotated[
    int | None, typer.Option("--seats", "-n", help="How many seats; as many as possible if not given.")
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def names_of(text: str | None) -> list[str] | None:
    """The names in a list with commas; None where there is no list."""
    return [name.strip().lower() for name in text.split(",") if name.strip()] if text is not None else None


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
