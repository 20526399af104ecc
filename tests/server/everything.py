"""To import this is to load all that a server loads, before it listens and while it starts."""

import gc
from contextlib import suppress
from importlib import import_module

from ragnatafl.cli import main
from ragnatafl.server import run
from ragnatafl.server.contents import load_all

__all__ = ["main", "run"]

WHEN_IT_STARTS = (
    "ragnatafl.games.yggdrasil.campaign.server",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "typer._adapters",
    "typer._click.decorators",
    "uvicorn.lifespan.off",
    "uvicorn.loops.auto",
    "uvloop",
)

load_all()
for name in WHEN_IT_STARTS:
    with suppress(ImportError):
        import_module(name)
gc.collect()
gc.freeze()  # else each server's own collection would walk over all this, and so copy it
