"""The web table: a table is its record, and a decision is acknowledged when it is stored."""
