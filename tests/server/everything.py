"""To import this is to load all that a server loads before it listens."""

from ragnatafl.cli import main
from ragnatafl.server import run
from ragnatafl.server.contents import load_all

__all__ = ["main", "run"]

load_all()
