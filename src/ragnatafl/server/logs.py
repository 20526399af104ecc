"""Logs: a line for a person, or with `--log-format json` an object a line. Tokens travel in fragments and headers,
which are never logged; addresses of requests are not logged at all."""

from __future__ import annotations

import logging
import time
from typing import Any

import orjson

FIELDS = ("table", "game", "seats", "bot", "why", "code", "status")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= fields(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


class HumanLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{key}={value}" for key, value in fields(record).items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {more}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Sparing(logging.Filter):
    """Lets the same warning through a few times a minute and tells later how many were left out: what goes wrong at
    every table would fill a disk that is full already."""

    MOST, WITHIN, KINDS = 5, 60.0, 1000

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}
        """Logger and message -> when it was first told, and how often since."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, str(record.msg))
        since, count = self.seen.get(kind, (record.created, 0))
        if record.created - since > self.WITHIN:
            if count > self.MOST:
                record.msg = f"{record.msg} (and {count - self.MOST} times more in the time before)"
            since, count = record.created, 0
        elif len(self.seen) > self.KINDS:
            self.seen.clear()
        self.seen[kind] = (since, count + 1)
        return count < self.MOST


def fields(record: logging.LogRecord) -> dict[str, Any]:
    return {key: getattr(record, key) for key in FIELDS if hasattr(record, key)}


def set_up(log_format: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if log_format == "json" else HumanLines())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ragnatafl").setLevel(logging.INFO if log_format == "json" else logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
