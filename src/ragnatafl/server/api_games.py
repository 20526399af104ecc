"""What games there are, what to draw of them, and their rules."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import orjson
from fastapi import APIRouter, Request, Response

from ragnatafl.bots import usual_bot
from ragnatafl.core import registry
from ragnatafl.core.chapters import without_sources
from ragnatafl.core.contract import Game
from ragnatafl.core.errors import OptionError
from ragnatafl.core.lessons import has_lessons, lessons_of
from ragnatafl.core.rulebook import Rule, Rulebook
from ragnatafl.locale.rules import in_plain_words, is_translated
from ragnatafl.locale.rules import rulebook as translated

from .answers import Answer, services_of
from .errors import ServerError
from .files import Held, hold
from .messages import GameFacts, GameOption, RuleText

router = APIRouter(prefix="/api", tags=["games"])


def known_game(name: str) -> Game:
    if name not in registry.names():
        raise ServerError("no_game", f"There is no game of this name; there is: {', '.join(registry.names())}.")
    return registry.game(name)


@router.get("/games")
def games(request: Request) -> Answer:
    """The games that can be played, with their options, seats and bots."""
    bots = services_of(request).programs.offered
    return Answer([game_facts(registry.game(name), bots(name)) for name in registry.names()])


def game_facts(game: Game, bots: list[str]) -> GameFacts:
    manifest = registry.manifest(game.name)
    options: list[GameOption] = [
        {
            "name": one.name,
            "default": one.default,
            "choices": list(one.choices),
            "help": one.help,
            "hidden": one.name in manifest.hidden_options,
        }
        for one in game.options
    ]
    seats = next((list(one.choices) for one in game.options if one.name == manifest.seat_option), [])
    return {
        "name": game.name,
        "title": game.title,
        "rules": str(game.rules_version),
        "content": game.content_hash,
        "seat_counts": list(game.seat_counts),
        "usual_seats": manifest.usual_seats,
        "options": options,
        "seat_option": manifest.seat_option,
        "seats": seats,
        "bots": bots,
        "strengths": {name: {"rating": one.rating, "seconds": one.seconds} for name, one in manifest.strengths.items()},
        "usual_bot": usual_bot(game.name),
    }


@lru_cache(maxsize=16)
def catalogue_of(name: str) -> Held:
    return hold(orjson.dumps(known_game(name).catalogue()), "application/json", (0, 0))


@router.get("/games/{game}/catalogue")
def catalogue(game: str, request: Request) -> Response:
    """The static facts of a game: everything a face needs to draw that no view tells."""
    return services_of(request).shell.answer(request, catalogue_of(known_game(game).name))


@lru_cache(maxsize=16)
def lessons_held(name: str) -> Held:
    if not has_lessons(known_game(name).name):
        raise ServerError("no_game", "There are no lessons of this game.")
    return hold(orjson.dumps(lessons_of(name)), "application/json", (0, 0))


@router.get("/games/{game}/lessons")
def lessons(game: str, request: Request) -> Response:
    """What the coach teaches of a game: stages, each with its position, and a first game."""
    return services_of(request).shell.answer(request, lessons_held(known_game(game).name))


@lru_cache(maxsize=16)
def rulebook(game: str, lang: str) -> Rulebook:
    return translated(game, lang)


@router.get("/rules/{game}/{rule}")
def rule_text(game: str, rule: str, request: Request, lang: str = "en") -> Answer:
    """One rule, ruling, card or example by its id; `text` is Markdown."""
    known_game(game)
    languages = services_of(request).texts.languages()
    if lang not in languages:
        raise ServerError("no_language", f"There is no such language; there is: {', '.join(languages)}.")
    try:
        found = rulebook(game, lang).get(rule)
    except OptionError as error:
        raise ServerError("no_rule", str(error)) from None
    if found is None:
        raise ServerError("no_rule", "There is no rule of this id.")
    told, exact = told_rule(game, found, lang)
    text: RuleText = {
        "id": found.id,
        "title": told.title,
        "text": told.text,
        "section": found.section,
        "lang": lang if is_translated(game, found.id, lang) else "en",
        "exact": exact,
    }
    return Answer(text)


def told_rule(game: str, rule: Rule, lang: str) -> tuple[Rule, str]:
    """A rule as a player reads it, and the law itself where that is told in plainer words."""
    law = replace(rule, text=without_sources(rule.text))
    plain = in_plain_words(game, rule, lang)
    return (plain, law.text) if plain and plain.text != law.text else (law, "")
