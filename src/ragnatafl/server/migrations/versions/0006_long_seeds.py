"""Seeds of 256 bits. SQLite keeps texts of any length, and has nothing to change."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    widen(80)


def downgrade() -> None:
    widen(40)


def widen(length: int) -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "seed", type_=sa.String(length), existing_nullable=False)
