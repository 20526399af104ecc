"""What a table tells of a bot that has lost its seat stands among what is said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chats", sa.Column("key", sa.String(40), nullable=True))


def downgrade() -> None:
    op.drop_column("chats", "key")
