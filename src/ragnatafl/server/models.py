"""The tables of the database. A game is its row in `tables` and its rows in `decisions`; nothing else is needed."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text, false

metadata = MetaData()


def belongs_to(target: str) -> Column[str]:
    return Column("table_id", String(16), ForeignKey(f"{target}.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("content", String(40), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("watch_hash", String(64), nullable=False),
    Column("campaign", String(16), nullable=True),
    Column("result", Text, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("seeded", Boolean, nullable=False, server_default=false()),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("maker_hash", String(64), nullable=True),
    Column("owner", String(16), nullable=True),
    Column("origin", String(40), nullable=True),
    Column("free_undo", Boolean, nullable=False, server_default=false()),
)
"""`options` is JSON; `result` is the result line of the record once the game is over; times are milliseconds.
`seeded`: whoever made the table chose the seed. `closed`: it was frozen, and will never go on. `maker_hash` is of the
token by which whoever made it invites to open seats. `owner` is a worker's id; one that is not in `workers` owns
nothing. `origin`: the replay that it was played on from, and after which decision.
`free_undo`: its one person may take everything back."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("server", String(16), nullable=False),
    Column("slot", Integer, nullable=False),
    Column("host", String(16), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("hatch", String(200), key="unix_socket", nullable=False),
    Column("address", String(200), nullable=False),
    Column("key", String(64), nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False),
)
"""The processes that serve, of all servers on this database; `lease` is by the database's own clock. What the
database calls "hatch" is `unix_socket` here."""

seats = Table(
    "seats",
    metadata,
    belongs_to("tables"),
    Column("seat", Integer, primary_key=True),
    Column("code", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("invitation_hash", String(64), nullable=True),
)
"""`ended`: the table is frozen, and who holds this seat does not want to wait for its old rules. `invitation_hash` is
of the one invitation that can be claimed now."""

devices = Table(
    "devices",
    metadata,
    belongs_to("tables"),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), primary_key=True),
    Column("invitation_hash", String(64), nullable=True),
    Column("joined", BigInteger, nullable=False),
    Column("dropped", BigInteger, nullable=True),
)
"""Who holds a seat, by a secret of his own, and by which invitation he came; `dropped`: since when no longer."""

subscriptions = Table(
    "subscriptions",
    metadata,
    belongs_to("tables"),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), primary_key=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("told", BigInteger, nullable=True),
)
"""Devices that want to be told when their seat is asked while nobody is at it: where, sealed for whom, in which
language; `told`: since when they know, and need not be told again. Without the server's key nobody can use them."""

decisions = Table(
    "decisions",
    metadata,
    belongs_to("tables"),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", String(200), nullable=True),
    Column("at", BigInteger, nullable=False),
)
"""Append-only. `seq` counts from 1 and only grows; a row without notation takes the last decision back,
one of "!back 3" the last three."""

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("key", String(40), nullable=True),
)
"""`seq` is the last line of the log when it was said. With a `key` it is the table's own notice about the seat, and
`text` holds its arguments as JSON."""

replays = Table(
    "replays",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""`text` is what a campaign file holds; `version` counts its changes, so that two cannot overwrite each other."""

campaign_records = Table(
    "campaign_records",
    metadata,
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("record", Text, nullable=False),
)
"""The games of a campaign by the names that its text gives them; `record` is renewed when the game is booked."""
