"""The translated rules themselves: nothing missing, nothing invented, and the same numbers as in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ragnatafl.core.rulebook import Rulebook
from ragnatafl.locale import folders
from ragnatafl.locale.rules import is_translated

FILES = sorted(path for folder in folders() for path in folder.glob("*/rules.md"))


def game_of(path: Path) -> str:
    return path.parents[2].name


TOLD_OUTSIDE = {"RULING-24": {"5816"}, "RULING-48": {"3"}}  # numbers of sources and of other people's programs
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{game_of(path)}")


def books(path: Path) -> tuple[Rulebook, Rulebook]:
    return Rulebook.load(game_of(path)), Rulebook.parse(game_of(path), path.read_text(encoding="utf-8"))


def numbers(text: str) -> set[str]:
    """The numbers of a rule, without those of source tags ("[ALL; RU1]"), of editions ("RU2") and of the reason."""
    rule = text.partition("*Why:*")[0]
    return set(re.findall(r"\d+", re.sub(r"\[[^\]]*\]|\bRU[12]\b", "", rule)))


@every_file
def test_every_rule_is_told_and_none_is_invented(path: Path) -> None:
    english, own = books(path)
    assert [rule_id for rule_id in own.ids() if rule_id not in english] == []
    language = path.parent.name
    told = [rule_id for rule_id in english.ids() if rule_id in own or is_translated(game_of(path), rule_id, language)]
    assert [rule_id for rule_id in english.ids() if not rule_id.startswith("EX-") and rule_id not in told] == []


@every_file
def test_the_numbers_agree(path: Path) -> None:
    english, own = books(path)
    differing = {}
    for rule in own:
        source = english.get(rule.id)
        assert source is not None
        if own.parts(rule.id):
            continue
        missing = numbers(source.text) - numbers(rule.text) - TOLD_OUTSIDE.get(rule.id, set())
        if missing:
            differing[rule.id] = missing
    assert differing == {}


@every_file
def test_tables_and_ids_in_them_agree(path: Path) -> None:
    english, own = books(path)
    for rule in own:
        source = english.get(rule.id)
        assert source is not None
        if any(part not in own for part in english.parts(rule.id)):
            continue  # a part of it is told by its own messages
        for what in (r"^\|.*\|$", r"\|", r"`\w+`"):
            counts = [len(re.findall(what, text, re.MULTILINE)) for text in (source.text, rule.text)]
            assert counts[0] == counts[1], f"{rule.id}: {what}"


@every_file
def test_no_developers_notes_are_left(path: Path) -> None:
    _, own = books(path)
    tags = re.compile(r"\[(?:ALL|FAQ|DATA|BG|PL|RU)|\bRU[12]\b|\bJS\b|\bFAQ\b|\d{3}_[0-9a-f]{8}")
    assert [rule.id for rule in own if tags.search(rule.text)] == []
