"""What the server refuses: a code for programs, one sentence for people, and a fitting HTTP status."""

from __future__ import annotations

from typing import Any

from .messages import Problem

STATUS = {
    "malformed": 400,
    "options": 400,
    "record": 400,
    "token": 401,
    "dropped": 401,
    "origin": 403,
    "seat": 403,
    "no_table": 404,
    "no_replay": 404,
    "no_campaign": 404,
    "no_game": 404,
    "no_rule": 404,
    "no_position": 404,
    "no_language": 404,
    "no_file": 404,
    "not_over": 409,
    "not_now": 409,
    "frozen": 409,
    "old_record": 409,
    "used": 410,
    "too_large": 413,
    "flood": 429,
    "today": 429,
    "storage": 503,
    "full": 507,
    "internal": 500,
}
"""Every error code, with the status its answer has."""

LONGEST_SENTENCE = 500


class ServerError(Exception):
    """Something a client asked for that cannot be; `code` is one of STATUS."""

    def __init__(self, code: str, message: str, **args: Any) -> None:
        message = message.encode("utf-8", "replace").decode()  # half a surrogate pair, quoted, could not be sent
        super().__init__(message)
        self.code = code
        self.message = message if len(message) <= LONGEST_SENTENCE else f"{message[:LONGEST_SENTENCE]}..."
        self.args_named = args

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def body(self) -> Problem:
        return {"error": self.code, "message": self.message, "args": self.args_named}
