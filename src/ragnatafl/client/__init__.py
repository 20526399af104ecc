"""A small client of the web table: join by an invitation, see what the seat sees, decide, and ask.

>>> async with await ragnatafl.client.join("http://127.0.0.1:8765/t/abc#i=...") as table:
...     while await table.asked():
...         await table.decide(table.legal[0])

The protocol is described in docs/protocol.md.
"""

from ragnatafl.client.table import Refused, TableClient, TableError, join

__all__ = ["Refused", "TableClient", "TableError", "join"]
