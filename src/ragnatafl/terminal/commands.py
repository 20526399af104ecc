"""What all commands of the command line have in common: where they print, and the options that mean the same."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ragnatafl.core.changed import named_content
from ragnatafl.core.errors import OptionError
from ragnatafl.locale import from_environment, languages

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

SeatsOption = Annotated[
    int | None, typer.Option("--seats", "-n", help="How many seats; as many as possible if not given.")
]


def _chosen(language: str) -> str:
    if language and language not in languages():
        raise OptionError(f'There are no texts in "{language}"; there are: {", ".join(languages())}.')
    return language or from_environment(os.environ)


LanguageOption = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        callback=_chosen,
        show_default=False,
        help="en, pl, ru or bg; what the environment (LC_ALL, LC_MESSAGES, LANG) says if not given.",
    ),
]
ContentOption = Annotated[
    Path | None,
    typer.Option(
        "--content",
        metavar="FOLDER",
        callback=named_content,
        help="Play with other numbers: a changed copy of a game's content folder.",
    ),
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def names_of(text: str | None) -> list[str] | None:
    """The names in a list with commas; None where there is no list."""
    return [name.strip().lower() for name in text.split(",") if name.strip()] if text is not None else None


def read_text(file: Path) -> str:
    """A text from a file, or for "-" from standard input; the keyboard still answers what is asked later."""
    if str(file) == "-":
        text = sys.stdin.read()
        try:
            sys.stdin = open("/dev/tty", encoding="utf-8")
        except OSError:
            pass
        return text
    try:
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise OptionError(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise OptionError(f"{file} is not UTF-8 text (byte {error.start}).") from None


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def read_options(pairs: list[str] | None) -> dict[str, Any]:
    """Options of a game, as they are written on the command line."""
    options: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise OptionError(f'An option is written NAME=VALUE, not "{pair}".')
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options
