"""A sentence for an event, made from its facts alone, word for word as the browser makes it (`web/js/story.js`)."""

from __future__ import annotations

from typing import Any

from ragnatafl.core import registry
from ragnatafl.core.contract import Event
from ragnatafl.locale.names import message_argument
from ragnatafl.locale.speech import Speech


def sentence(game: str, event: Event, speech: Speech) -> str | None:
    """None for an event that is not told."""
    plain = f"{registry.manifest(game).prefix}-event-{event.name}"
    variants = [f"{plain}-{_variant(fact, value)}" for fact, value in event.data.items()]
    found = next((one for one in (*variants, plain) if speech.has(one)), None)
    if found is None:
        return None
    args: dict[str, Any] = {}
    for fact, value in event.data.items():
        args[fact] = abs(value) if type(value) is int else message_argument(game, fact, value, args)
    return speech.say(found, **args).replace("!.", "!")  # some names end with "!"


def _variant(fact: str, value: Any) -> str:
    """A fact may have a message of its own: when it is there, below zero ("back"), or empty ("none")."""
    if value is None:
        return "none"
    if isinstance(value, int) and value < 0:
        return "back"
    return fact if value else ""
