"""The rules in reading order: no rule is lost, none is told twice, in any language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ragnatafl.core import registry
from ragnatafl.core.chapters import chapters, without_sources
from ragnatafl.core.rulebook import Rulebook, rules_text
from ragnatafl.locale import languages
from ragnatafl.locale.rules import aid, chapters_told


def cited(page: str) -> list[str]:
    return re.findall(r"[A-Z]{2}-[\d.]*\d", page)


GAMES = [name for name in registry.names() if name in Rulebook.games()]

TEXT = """# A game

For who builds it.

# Part 1. Rules

## TOY-1 Moving

Always with care.

- **TOY-1.1** One step. [ALL]
- **TOY-1.2 Far.** Two steps:

| a | b |
|---|---|

## 2. Rulings

| Id | Question | Ruling |
|---|---|---|
| R-1 | Why? | Because. |

### Words

| one | two | three | four |
|---|---|---|---|
"""


def test_a_chapter_has_its_key_its_own_lines_and_its_rules() -> None:
    found = chapters(TEXT)
    assert [(one.key, one.level, one.title, one.rules) for one in found] == [
        ("1", 1, "Part 1. Rules", ()),
        ("TOY-1", 2, "Moving", ("TOY-1.1", "TOY-1.2")),
        ("2", 2, "2. Rulings", ("R-1",)),
        ("", 3, "Words", ()),
    ]
    assert [one.text for one in found[:3]] == ["", "Always with care.", ""]
    assert found[3].text.startswith("| one | two |"), "a table that holds no rulings belongs to its chapter"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_rule_is_told_in_one_chapter(game: str, language: str) -> None:
    told = [rule_id for one, _ in chapters_told(game, language) for rule_id in one.rules]
    keys = [one.key for one, _ in chapters_told(game, language) if one.key]
    assert sorted(told + [key for key in keys if "-" in key]) == sorted(Rulebook.load(game).ids())
    assert len(set(keys)) == len(keys)


def test_what_is_not_translated_comes_last_and_is_marked_as_english() -> None:
    told = chapters_told("yggdrasil", "pl")
    assert [one.key for one, language in told if language == "en"] == ["25", "26"]
    assert [language for _, language in told] == ["pl"] * (len(told) - 2) + ["en"] * 2


def test_the_sources_of_a_rule_are_left_out_and_nothing_else() -> None:
    assert without_sources("One step. [ALL]") == "One step."
    assert without_sources("Steal. [BG, PL; RULING-08] Then go.") == "Steal. Then go."
    assert without_sources("A list [e] and a rule [RULING-08].") == "A list [e] and a rule [RULING-08]."
    assert "[ALL]" in rules_text("blood_rage")


@pytest.mark.parametrize("game", ["blood_rage", "yggdrasil"])
def test_the_page_of_each_game_cites_the_same_rules_in_every_language(game: str) -> None:
    english = cited(aid(game, "en")[0])
    assert len(english) > 10 and all(rule_id in Rulebook.load(game) for rule_id in english)
    for language in languages():
        page, told = aid(game, language)
        assert told == language and cited(page) == english
        assert page.count("\n|") == aid(game, "en")[0].count("\n|")


def test_a_game_without_a_page_of_its_own_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(registry, "folder", lambda _: tmp_path)
    assert aid("blood_rage", "pl") == ("", "pl")
