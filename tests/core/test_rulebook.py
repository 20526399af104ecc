"""Every id of the rules texts is found, and coverage by scenarios is counted honestly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ragnatafl.core.errors import OptionError, ScenarioError
from ragnatafl.core.rulebook import Rulebook, load_allow, uncovered
from ragnatafl.core.scenario import Scenario
from tests import toy

TOY = Rulebook.parse("toy", toy.RULES)


def showing(*rules: str) -> Scenario:
    return Scenario(Path("a.toml"), "toy", "A", "", rules, {}, None, ())


def test_the_ids_stand_in_the_order_of_the_text() -> None:
    assert TOY.ids() == [
        *("TOY-1", "TOY-1.1", "TOY-1.2", "TOY-2", "TOY-2.1", "TOY-3", "TOY-3.1"),
        *("TOY-C.alpha", "TOY-C.beta", "RULING-01"),
    ]


def test_a_rule_has_title_text_and_section() -> None:
    rule = TOY.get("toy-1.2")
    assert rule is not None
    assert (rule.id, rule.title, rule.section) == ("TOY-1.2", "Reveal", "TOY-1 Picking")
    assert rule.text == "When all have picked, all numbers are shown."
    heading = TOY.get("TOY-1")
    assert heading is not None
    assert "TOY-1.1" in heading.text
    assert "TOY-2" not in heading.text
    card = TOY.get("beta")
    assert card is not None
    assert card.id == "TOY-C.beta"
    assert TOY.get("TOY-9") is None
    assert "TOY-2.1" in TOY.near("TOY-2.11")


@pytest.mark.parametrize(("game", "count"), [("blood_rage", 345), ("yggdrasil", 311)])
def test_every_id_the_rules_text_mentions_is_a_rule(game: str, count: int) -> None:
    book = Rulebook.load(game)
    text = (Path(__file__).parents[2] / "docs" / "rules" / f"{game.replace('_', '-')}.md").read_text("utf-8")
    cited = re.findall(r"BR-C\.[a-z_]+|(?:BR|YG)-\d+(?:\.\d+)*|RULING-\d+|EX-\d+|\bR-\d+", text)
    assert set(cited) <= set(book.ids())
    assert len(book) >= count, "a rule is no longer read"
    assert all(rule.text and rule.title for rule in book)


def test_blood_rage_has_all_cards_rulings_and_examples() -> None:
    ids = Rulebook.load("blood_rage").ids()
    assert sum(name.startswith("BR-C.") for name in ids) >= 61
    assert [name for name in ids if name.startswith("RULING")] == [f"RULING-{n:02}" for n in range(1, 75)]
    assert [name for name in ids if name.startswith("EX")] == [f"EX-{n:02}" for n in range(1, 52)]


def test_words_find_the_rule_they_name_first() -> None:
    book = Rulebook.load("blood_rage")
    assert book.find("Loki's Poison")[0].id == "BR-C.lokis_poison"
    assert book.find("call to battle")[0].id == "BR-13"
    assert book.find("ragnarok phase")[0].id == "BR-18"
    assert book.find("zebra") == []


def test_a_game_without_rules_text_says_so() -> None:
    with pytest.raises(OptionError, match="There is no rules text for"):
        Rulebook.load("toy")


def test_a_heading_is_covered_by_any_of_its_parts() -> None:
    missing = uncovered(TOY, [showing("TOY-1.1", "TOY-2")], {})
    assert missing == ["TOY-1.2", "TOY-2.1", "TOY-3", "TOY-3.1", "TOY-C.alpha", "TOY-C.beta", "RULING-01"]


def test_the_allow_list_excuses_and_may_not_grow_stale() -> None:
    excuses = {"TOY-3.1": "later", "TOY-C.alpha": "no such card", "TOY-C.beta": "no such card"}
    shown = [showing("TOY-1.1", "TOY-1.2", "TOY-2.1", "RULING-01")]
    assert uncovered(TOY, shown, excuses) == []
    with pytest.raises(ScenarioError, match=r"TOY-9, which does not exist"):
        uncovered(TOY, shown, {"TOY-9": "?"})
    with pytest.raises(ScenarioError, match=r"TOY-1\.1, which has a scenario"):
        uncovered(TOY, shown, {"TOY-1.1": "?"})
    with pytest.raises(ScenarioError, match=r"TOY-1, which has a scenario"):
        uncovered(TOY, shown, {"TOY-1": "?"})


def test_a_scenario_may_cite_only_what_exists() -> None:
    with pytest.raises(ScenarioError, match=r'scenario "A" cites TOY-1\.7, no such rule \(near: TOY-1'):
        uncovered(TOY, [showing("TOY-1.7")], {})


def test_an_excuse_needs_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "allow.toml"
    assert load_allow(file) == {}
    file.write_text('[allow]\n"TOY-1.5" = "only a picture"\n')
    assert load_allow(file) == {"TOY-1.5": "only a picture"}
    file.write_text('[allow]\n"TOY-1.5" = ""\n')
    with pytest.raises(ScenarioError, match=r'allow\.TOY-1\.5 must be a text, not ""'):
        load_allow(file)
