"""`ragnatafl push-keys`: light to import; what it needs is loaded when it is used."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ragnatafl.core.errors import OptionError

from .command import needs_the_extra


def push_keys(file: Annotated[Path, typer.Argument(help="The file to write; only you can read it.")]) -> None:
    """Make the keys with which `serve --push-keys` tells players whose page is closed that it is their turn.

    Keep the file, and keep it secret: browsers take messages from nobody else.
    """
    with needs_the_extra("push"):
        from .push import new_key
    try:
        place = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise OptionError(f"{file} is there already; browsers know its keys, so that it is not written over.") from None
    except OSError as error:
        raise OptionError(f"{file} cannot be written: {error.strerror}.") from None
    with os.fdopen(place, "wb") as written:
        written.write(new_key())
    typer.echo(f"The keys are in {file}; start the server with --push-keys {file} --push-contact mailto:YOU@EXAMPLE.")
