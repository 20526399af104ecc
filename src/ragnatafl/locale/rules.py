"""The rules in a player's language: `<language>/rules/<game>.md`, written like docs/rules and with the same ids.

A translation may hold any part of the rules: what it does not hold is told in English.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from ragnatafl.core.errors import OptionError
from ragnatafl.core.rulebook import Rulebook
from ragnatafl.locale import DEFAULT, FOLDER, languages, messages
from ragnatafl.locale.compile import LocaleError


@cache
def rulebook(game_name: str, language: str = DEFAULT) -> Rulebook:
    """All rules of a game in the order of the English text; raises OptionError for an unknown game or language."""
    if language not in languages():
        raise OptionError(f'There are no rules in "{language}"; there are: {", ".join(languages())}.')
    english = Rulebook.load(game_name) if language == DEFAULT else rulebook(game_name)
    path = FOLDER / language / "rules" / f"{game_name}.md"
    return _translated(english, path, language) if language != DEFAULT and path.is_file() else english


def is_translated(game_name: str, rule_id: str, language: str) -> bool:
    """Whether the rule is told in this language; if not, English stands in."""
    if language == DEFAULT:
        return True
    mine, english = rulebook(game_name, language).get(rule_id), rulebook(game_name).get(rule_id)
    return mine is not None and mine is not english


def _translated(english: Rulebook, path: Path, language: str) -> Rulebook:
    own = {rule.id: rule for rule in Rulebook.parse(english.game_name, path.read_text(encoding="utf-8"))}
    for rule_id in own:
        if rule_id not in english:
            raise LocaleError(f"{language}/rules/{path.name}: there is no rule {rule_id} in English.")
    cards = {rule_id: _card_name(rule_id, language) for rule_id in own}
    named = {rule.id: replace(rule, title=cards[rule.id] or rule.title) for rule in own.values()}
    return Rulebook(english.game_name, [named.get(rule.id, rule) for rule in english])


def _card_name(rule_id: str, language: str) -> str:
    """The name of the card that a rule is about (BR-C.troll), in this language."""
    message = messages(language).get(f"br-card-{rule_id.removeprefix('BR-C.')}")
    name = message["value"] if isinstance(message, dict) else message
    return name if isinstance(name, str) else ""
