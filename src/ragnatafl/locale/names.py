"""The names of things: every thing of a game has a message whose id tells the game, the kind and the code.

The browser has the same in `web/js/names.js`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ragnatafl.core import registry
from ragnatafl.core.contract import Refusal
from ragnatafl.locale import DEFAULT, messages
from ragnatafl.locale.speech import Name, Speech, speech

NOTHING: Mapping[str, Any] = {}


def name_of(game: str, kind: str, code: object, args: Mapping[str, Any] = NOTHING) -> Name:
    """name_of("blood_rage", "card", "quest_alfheim.1") is the name behind br-card-quest_alfheim."""
    plain = str(code).replace(" ", "_")
    if kind == "card":
        plain = plain.partition(".")[0]
    elif kind == "entry":  # a rule: YG-22.1.3
        plain = plain.partition("-")[2].replace(".", "_")
    return Name(f"{registry.manifest(game).prefix}-{kind}-{plain}", args)


def message_argument(game: str, kind: str, value: Any, args: Mapping[str, Any] = NOTHING) -> Any:
    """An argument as a message wants it: a code as the name of its thing, which may use the other arguments."""
    if not isinstance(value, str):
        return value
    families = registry.manifest(game).families.get(kind, (kind,))
    names = (name_of(game, family, value, args) for family in families)
    return next((name for name in names if name.id in messages(DEFAULT)), value)


def refusal_text(game: str, refusal: Refusal, speaker: Speech) -> str:
    """Why something is not possible, in a player's language: by the house's message, if it has one of that key."""
    house = f"ui-refusal-{refusal.key}"
    if speaker.has(house):
        return speaker.say(house, **refusal.args)
    message = f"{registry.manifest(game).prefix}-refusal-{refusal.key}"
    if refusal.sentence and (speaker.language == DEFAULT or not refusal.key or not speaker.has(message)):
        return refusal.sentence
    return speaker.say(message, **{kind: message_argument(game, kind, value) for kind, value in refusal.args.items()})


def in_english(refusal: Refusal) -> str:
    """The sentence of a refusal that only has a key: what `Refusal.reason` is."""
    return refusal_text(refusal.game, refusal, speech())


class GameWords:
    """What is said of one game in one language; a game's own words build on it."""

    def __init__(self, game: str, speech: Speech) -> None:
        self.game = game
        self.speech = speech
        self.prefix = registry.manifest(game).prefix

    def has(self, rest: str) -> bool:
        return self.speech.has(f"{self.prefix}-{rest}")

    def t(self, rest: str, /, **args: Any) -> str:
        """A text of the game: t("age", age=2) says br-age."""
        return self.speech.say(f"{self.prefix}-{rest}", **args)

    def name(self, kind: str, code: object) -> Name:
        return name_of(self.game, kind, code)

    def plain(self, kind: str, code: object) -> str:
        return self.speech.say(self.name(kind, code).id)
