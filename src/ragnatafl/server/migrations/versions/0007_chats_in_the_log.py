"""What is said keeps its place in the log: after which decision it was said. Older lines are placed by their time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chats", sa.Column("seq", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE chats SET seq = (SELECT COUNT(*) FROM decisions"
        " WHERE decisions.table_id = chats.table_id AND decisions.at <= chats.at)"
    )


def downgrade() -> None:
    op.drop_column("chats", "seq")
