"""Where a table that was played on from a replay comes from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(40), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "origin")
