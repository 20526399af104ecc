"""What a server is started with."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy import URL

from ragnatafl.core.begin import POSITION
from ragnatafl.core.errors import OptionError

from .security import is_loopback

if TYPE_CHECKING:
    from .programs import HostBot

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


@dataclass(frozen=True)
class PushSettings:
    """How players are told that it is their turn while their page is closed."""

    keys: str
    """The file with the server's keys."""
    contact: str
    """Where push services reach whoever runs the server, as mailto:me@example.org."""
    hosts: tuple[str, ...] = ()
    """Hosts beside the known push services, as push.example.org or 127.0.0.1:8443; they may be in a private network."""
    after: float = 10.0
    """Seconds that a player must be away."""


@dataclass(frozen=True)
class Settings:
    """Times are in seconds."""

    host: str = "127.0.0.1"
    database: str = ""
    origins: tuple[str, ...] = ()
    """Origins that may open sockets beside the server's own address, as https://tafl.example.org."""
    bot_pace: float = 0.7
    """How long a bot waits after a person's decision, which can be undone meanwhile; where nobody sits, always."""
    bot_budget: float = 2.0
    """How long a bot may think about one decision."""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bots: tuple[HostBot, ...] = ()
    """The host's own, beside those of the games."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies: what they say in X-Forwarded-For is believed."""
    connections: int | None = None
    """Connections that one process takes at once; as many as fit, if not said."""
    metrics_token: str = ""
    """Who has it may read the metrics from anywhere; if there is none, only this machine may."""
    limits: bool = True
    """Whether addresses and sockets are held to a number of requests."""
    leave_after: float = 60.0
    """How long a player must be away before others may put a bot on the seat."""
    tables_kept: int = 400
    """Tables kept in memory while nobody is at them."""
    keep_finished: float = 0.0
    keep_unfinished: float = 0.0
    keep_chats: float = 0.0
    keep_replays: float = 0.0
    """Days after which idle tables, chats and uploaded replays end; 0: never."""
    sweep_every: float = 600.0
    """How often is looked for them."""
    tables_a_day: int = 500
    replays_a_day: int = 100
    """How many new ones one visitor may make in a day."""
    most_tables: int = 0
    most_replays: int = 0
    most_megabytes: int = 0
    """What the database holds at most before nothing new is begun; 0: any number."""
    positions: bool | None = None
    """Whether games may begin with positions that visitors set up; if not said, on this machine's own address only."""
    log_format: str = "human"
    lease: float = 6.0
    """How long a worker that is not heard of keeps its tables."""
    workers: int = 1
    """Processes that serve."""
    server: str = field(default_factory=lambda: secrets.token_hex(4))
    slot: int = 0
    """Which server a worker belongs to, and which of its workers it is."""
    internal: str = ""
    """Where other machines with the same database reach this one, as 10.0.0.5:9765."""
    push: PushSettings | None = None

    @property
    def takes_positions(self) -> bool:
        """A position may be made so that playing on from it takes long: a server for strangers takes none."""
        if self.positions is not None:
            return self.positions
        return is_loopback(self.host) and not self.origins

    def check_positions(self, options: Mapping[str, Any]) -> None:
        """Raises OptionError for a game that begins with a position, where none are taken."""
        if POSITION in options and not self.takes_positions:
            error = OptionError("This server takes no positions that visitors set up (serve --positions).")
            raise error.explained("position_untaken")


def database_url(text: str) -> str:
    """The database's address with its driver: a URL, the path of an SQLite file, or nothing for the usual file."""
    if not text:
        try:
            folder = user_data_path("ragnatafl", appauthor=False, ensure_exists=True)
        except OSError as error:
            raise OptionError(
                f"Your data folder cannot be made ({error.filename}: {error.strerror}); name a file with --database."
            ) from None
        return in_file(folder / "tables.db")
    scheme, found, rest = text.partition("://")
    if not found:
        return in_file(Path(text).expanduser())
    if scheme not in DRIVERS:
        known = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        raise OptionError(f'The database "{scheme}://..." is not known; use {known}.')
    return f"{DRIVERS[scheme]}://{rest}"


def in_file(path: Path) -> str:
    """The address of an SQLite file, whatever signs its name has."""
    return URL.create(DRIVERS["sqlite"], database=str(path)).render_as_string(hide_password=False)


def proxy_of(text: str) -> str:
    """A proxy's address or network; raises OptionError."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise OptionError(
            f'A proxy is named by its address or network, as 10.0.0.7 or 10.0.0.0/24, not "{text}".'
        ) from None


def origin_of(text: str) -> str:
    """An address as browsers name it; raises OptionError."""
    try:
        parts = urlsplit(text)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/") and not parts.query
    except ValueError:
        fine = False
    if not fine:
        raise OptionError(f'An origin looks like https://tafl.example.org, not "{text}".')
    return text.rstrip("/").lower()
