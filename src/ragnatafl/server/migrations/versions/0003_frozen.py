"""Whether a frozen table was ended: by which seats, and, once by all of them, for good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "ended")
    op.drop_column("tables", "closed")
