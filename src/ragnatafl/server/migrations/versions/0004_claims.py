"""A seat is held by devices, each with a secret of its own, and invited to by a link that is good for one claim."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever had a seat's link before holds it as a device now."""
    op.create_table(
        "devices",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("invitation_hash", sa.String(64), nullable=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("dropped", sa.BigInteger, nullable=True),
    )
    op.execute(
        "INSERT INTO devices (table_id, seat, token_hash, joined)"
        " SELECT s.table_id, s.seat, s.token_hash, t.created FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.token_hash IS NOT NULL"
    )
    op.drop_column("seats", "token_hash")
    op.add_column("seats", sa.Column("invitation_hash", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("maker_hash", sa.String(64), nullable=True))


def downgrade() -> None:
    """Only one device can hold a seat then: the first."""
    op.add_column("seats", sa.Column("token_hash", sa.String(64), nullable=True))
    op.execute(
        "UPDATE seats SET token_hash = (SELECT token_hash FROM devices d WHERE d.table_id = seats.table_id"
        " AND d.seat = seats.seat AND d.dropped IS NULL ORDER BY d.joined LIMIT 1)"
    )
    op.drop_column("tables", "maker_hash")
    op.drop_column("seats", "invitation_hash")
    op.drop_table("devices")
