"""Errors are sentences for a person: what was tried, why it cannot be, which rule or option says so."""

from __future__ import annotations

from typing import Self

from .contract import Refusal


class RagnataflError(Exception):
    """Anything a user can cause; its text is one clear sentence."""

    refusal: Refusal | None = None
    """The same with a key, by which other languages say it; not every error has one."""

    def explained(self, key: str, /, **args: str | int) -> Self:
        self.refusal = Refusal(str(self), "", key, args)
        return self


class OptionError(RagnataflError, ValueError):
    """A game was asked for with a seat count, seed or option it does not have."""


class _Explained(RagnataflError, ValueError):
    """What cannot be, and why: a refusal, or just a sentence."""

    refusal: Refusal

    def __init__(self, why: Refusal | str, rule: str = "") -> None:
        super().__init__(why, rule)
        self.refusal = Refusal(why, rule) if isinstance(why, str) else why
        self.rule = self.refusal.rule

    def __str__(self) -> str:
        return str(self.refusal)


class NotationError(_Explained):
    """A text is not the notation of any action."""


class IllegalAction(_Explained):
    """An action that the rules forbid now."""


class StateError(RagnataflError, ValueError):
    """A saved state or view is damaged, of another version, or not a sound position."""


class RecordError(RagnataflError, ValueError):
    """A record (*.tafl) cannot be read or does not replay."""


class ScenarioError(RagnataflError, ValueError):
    """A scenario file is malformed (not: a scenario that fails)."""


class ContentError(RagnataflError, ValueError):
    """A content file is malformed; the sentence names file and key."""
