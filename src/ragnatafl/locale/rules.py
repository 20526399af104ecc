"""The rules in a player's language: `locale/<language>/rules.md` of a game, written like docs/rules, with the same ids.

A translation may hold any part of the rules; a rule that has a text of its own (`<prefix>-entry-*`, or the text on its
card) is else told by that, the rest in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from ragnatafl.core import registry
from ragnatafl.core.chapters import Chapter, chapters
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rulebook import Rule, Rulebook, rules_text
from ragnatafl.locale import DEFAULT, languages, messages
from ragnatafl.locale.compile import LocaleError


@cache
def rulebook(game_name: str, language: str = DEFAULT) -> Rulebook:
    """All rules of a game in the order of the English text; raises OptionError for an unknown game or language."""
    if language not in languages():
        raise OptionError(f'There are no rules in "{language}"; there are: {", ".join(languages())}.')
    english = Rulebook.load(game_name) if language == DEFAULT else rulebook(game_name)
    path = registry.folder(game_name) / "locale" / language / "rules.md"
    return _translated(english, path, language) if language != DEFAULT else english


def is_translated(game_name: str, rule_id: str, language: str) -> bool:
    """Whether the rule is told in this language; if not, English stands in."""
    if language == DEFAULT:
        return True
    mine, english = rulebook(game_name, language).get(rule_id), rulebook(game_name).get(rule_id)
    return mine is not None and mine is not english


def chapters_told(game_name: str, language: str) -> list[tuple[Chapter, str]]:
    """The rules in reading order, each chapter with the language of its heading: first as this language has them, then
    what is told in English only."""
    english = chapters(rules_text(game_name))
    path = registry.folder(game_name) / "locale" / language / "rules.md"
    if language == DEFAULT or not path.is_file():
        return [(one, DEFAULT) for one in english]
    own = chapters(path.read_text(encoding="utf-8"))
    told = {rule_id for one in own for rule_id in one.rules}
    keys = {one.key for one in own}
    rest = [replace(one, rules=tuple(rule_id for rule_id in one.rules if rule_id not in told)) for one in english]
    return [(one, language) for one in own] + [
        (one, DEFAULT) for one in rest if one.rules or one.key not in keys | {""}
    ]


def in_plain_words(game_name: str, rule: Rule, language: str) -> Rule | None:
    """A rule that the law tells in the grammar of sagas, as the page of its saga tells it; None for any other."""
    return None if _card_of(rule) else _told(rule, registry.manifest(game_name).prefix, language)


def aid(game_name: str, language: str) -> tuple[str, str]:
    """The game on one page, and the language it is told in; empty where there is none."""
    for code in (language, DEFAULT):
        path = registry.folder(game_name) / "locale" / code / "aid.md"
        if path.is_file():
            return path.read_text(encoding="utf-8"), code
    return "", language


def _translated(english: Rulebook, path: Path, language: str) -> Rulebook:
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    own = {rule.id: rule for rule in Rulebook.parse(english.game_name, text)}
    for rule_id in own:
        if rule_id not in english:
            raise LocaleError(f"{path.parent.name}/{path.name}: there is no rule {rule_id} in English.")
    prefix = registry.manifest(english.game_name).prefix
    told = [own.get(rule.id) or _told(rule, prefix, language) or rule for rule in english]
    return Rulebook(
        english.game_name,
        [replace(rule, title=name) if (name := _card_name(rule, prefix, own, language)) else rule for rule in told],
    )


def _told(rule: Rule, prefix: str, language: str) -> Rule | None:
    """A rule that has a text of its own: as the rules on the page of a saga have, and those about a card (their ids are
    like BR-C.troll) by the text on the card."""
    card = _card_of(rule)
    kind = f"card-{card}" if card else f"entry-{rule.id.partition('-')[2].replace('.', '_')}"
    message = messages(language).get(f"{prefix}-{kind}")
    if not isinstance(message, dict) or not isinstance(message["attrs"].get("text"), str):
        return None
    return replace(rule, title=message["value"], text=message["attrs"]["text"])


def _card_of(rule: Rule) -> str:
    return rule.id.partition("-C.")[2]


def _card_name(rule: Rule, prefix: str, own: Mapping[str, Rule], language: str) -> str:
    """The name of the card that a translated rule is about, in this language."""
    card = _card_of(rule)
    message = messages(language).get(f"{prefix}-card-{card}") if card and rule.id in own else None
    name = message["value"] if isinstance(message, dict) else message
    return name if isinstance(name, str) else ""
