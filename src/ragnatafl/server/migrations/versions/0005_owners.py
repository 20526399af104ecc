"""The processes that serve, and which of them owns a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("hatch", sa.String(200), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "owner")
    op.drop_table("workers")
