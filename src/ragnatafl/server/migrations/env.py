"""Run by Alembic inside the connection that the store hands over; there is no alembic.ini."""

from __future__ import annotations

from alembic import context

from ragnatafl.server.models import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
