"""The almanac of a game: its rules in reading order, the things it has with the rules that name them, and examples."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

import orjson
from fastapi import APIRouter, Request, Response

from ragnatafl.core import examples, registry
from ragnatafl.core.chapters import Chapter, without_sources
from ragnatafl.core.errors import OptionError
from ragnatafl.core.rulebook import Rule, Rulebook
from ragnatafl.core.scenario import Scenario
from ragnatafl.locale import DEFAULT, messages
from ragnatafl.locale.rules import aid, chapters_told, is_translated, rulebook

from .answers import Answer, services_of
from .api_games import known_game, told_rule
from .errors import ServerError
from .files import Held, answer, hold
from .messages import Almanac, BookChapter, BookEntry, BookRule, Example

router = APIRouter(prefix="/api/almanac", tags=["games"])

MOST_EXAMPLES = 24
ORDER = ("RULING-", "R-", "EX-")
"""Rulings come after the rules, worked examples last."""


@router.get("/{game}")
def almanac(game: str, request: Request, lang: str = DEFAULT) -> Response:
    """Everything there is to read about a game in one language; English stands in for what is not translated."""
    known_game(game)
    languages = services_of(request).texts.languages()
    if lang not in languages:
        raise ServerError("no_language", f"There is no such language; there is: {', '.join(languages)}.")
    try:
        return answer(request, held(game, lang))
    except OptionError as error:
        raise ServerError("no_rule", str(error)) from None


@lru_cache(maxsize=16)
def held(game: str, lang: str) -> Held:
    return hold(orjson.dumps(book(game, lang)), "application/json", (0, 0))


def book(game: str, lang: str) -> Almanac:
    told = chapters_told(game, lang)
    page, page_lang = aid(game, lang)
    ids = {rule_id for one, _ in told for rule_id in one.rules}
    shown = Counter(rule_id for one in examples.examples(game) for rule_id in one.rules)
    return {
        "game": game,
        "lang": lang,
        "aid": page,
        "aid_lang": page_lang,
        "chapters": [chapter_of(one, code) for one, code in told],
        "rules": {one.id: rule_of(game, one, lang, shown[one.id]) for one in rulebook(game, lang) if one.id in ids},
        "entries": entries(game),
    }


def chapter_of(one: Chapter, lang: str) -> BookChapter:
    return {
        "key": one.key,
        "level": one.level,
        "title": one.title,
        "text": without_sources(one.text),
        "lang": lang,
        "rules": list(one.rules),
    }


def rule_of(game: str, rule: Rule, lang: str, count: int) -> BookRule:
    told, exact = told_rule(game, rule, lang)
    code = lang if is_translated(game, rule.id, lang) else DEFAULT
    return {"title": told.title, "text": told.text, "lang": code, "exact": exact, "examples": count}


# The things


@cache
def entries(game: str) -> list[BookEntry]:
    """The things that the manifest names, each once, in the order of the catalogue."""
    texts = leaves(Rulebook.load(game))
    named = {code: (kind, name) for kind, code, name in reversed(list(things(game)))}
    found: list[BookEntry] = [
        {"kind": kind, "code": code, "rules": naming(texts, name, code)} for code, (kind, name) in named.items()
    ]
    return found[::-1]


def things(game: str) -> Iterator[tuple[str, str, str]]:
    """Kind, code and English name of each; what has no name of that kind is left out: a list of opponents holds
    several kinds. Cards that differ only in the part after the dot are one."""
    manifest, catalogue = registry.manifest(game), registry.game(game).catalogue()
    for kind, place in manifest.almanac.items():
        for code in catalogue[place]:
            plain = str(code).partition(".")[0]
            message = messages(DEFAULT).get(f"{manifest.prefix}-{kind}-{plain}")
            name = message["value"] if isinstance(message, dict) else message
            if isinstance(name, str):
                yield kind, plain, name


def leaves(english: Rulebook) -> dict[str, str]:
    """What is told under each id; headings, which hold the whole of their chapter, are left out."""
    above = {rule_id.rpartition(".")[0] for rule_id in english.ids()}
    return {rule.id: f"{rule.id} {rule.title} {rule.text}" for rule in english if rule.id not in above}


def naming(texts: Mapping[str, str], name: str, code: str) -> list[str]:
    """The rules that speak of a thing by its name or its code: its own, rules, rulings, worked examples."""
    word = re.compile(rf"(?<![\w.])(?:{re.escape(name)}|(?:[A-Z]+-C\.)?{re.escape(code)})(?!\w)", re.IGNORECASE)
    found = [rule_id for rule_id, text in texts.items() if word.search(text)]
    return sorted(found, key=lambda rule_id: (not rule_id.endswith(f"-C.{code}"), rank(rule_id)))


def rank(rule_id: str) -> int:
    return next((place for place, mark in enumerate(ORDER, 1) if rule_id.startswith(mark)), 0)


# The examples


@router.get("/{game}/examples")
def examples_of(game: str, rule: str = "", thing: str = "") -> Answer:
    """The examples that show a rule, or in which a thing plays a part: those about it first."""
    known_game(game)
    found = examples.of_rule(game, rule) if rule else examples.of_thing(game, thing) if thing else []
    return Answer([example_of(one) for one in found[:MOST_EXAMPLES]])


def example_of(one: Scenario) -> Example:
    first, _ = next(examples.played(one))
    return {"id": one.id, "title": one.title, "rules": list(one.rules), "replay": examples.name_of(one), "first": first}
