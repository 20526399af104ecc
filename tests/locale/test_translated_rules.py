"""Rules in a player's language: what is translated is told so, what is not is told in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ragnatafl.core.errors import OptionError
from ragnatafl.core.rulebook import Rulebook
from ragnatafl.locale import languages, messages, rules
from ragnatafl.locale.compile import LocaleError
from ragnatafl.locale.speech import Speech


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for language in languages():
        messages(language)  # the words stay those of the program
    monkeypatch.setattr(rules.registry, "folder", lambda _: tmp_path)
    path = tmp_path / "locale" / "pl" / "rules.md"
    path.parent.mkdir(parents=True)
    return path


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    rules.rulebook.cache_clear()
    yield
    rules.rulebook.cache_clear()


def test_a_part_may_be_translated(polish: Path) -> None:
    polish.write_text(
        "## BR-9 Najazd\n\n- **BR-9.2** Jarl najeżdża za 0.\n- **BR-C.troll** (Siła 2) Tekst.\n", encoding="utf-8"
    )
    book = rules.rulebook("blood_rage", "pl")
    english = Rulebook.load("blood_rage")
    assert book.ids() == english.ids()
    own, other = book.get("br-9.2"), book.get("BR-9.1")
    assert own is not None and other is not None
    assert own.text == "Jarl najeżdża za 0."
    assert other == english.get("BR-9.1")
    card = book.get("troll")
    assert card is not None and (card.title, card.text) == ("Troll", "(Siła 2) Tekst.")
    assert rules.is_translated("blood_rage", "BR-9.2", "pl")
    assert not rules.is_translated("blood_rage", "BR-9.1", "pl")
    assert not rules.is_translated("blood_rage", "BR-99", "pl")


def test_a_rule_of_our_own_making_is_refused(polish: Path) -> None:
    polish.write_text("- **BR-99.1** Nowa zasada.\n", encoding="utf-8")
    with pytest.raises(LocaleError, match=r"pl/rules\.md: there is no rule BR-99\.1 in English"):
        rules.rulebook("blood_rage", "pl")


def test_without_a_translation_the_rules_are_english_and_cards_told_by_their_own_text(polish: Path) -> None:
    own, english = rules.rulebook("blood_rage", "pl"), Rulebook.load("blood_rage")
    assert own.ids() == english.ids()
    differing = [rule.id for rule in own if rule != english.get(rule.id)]
    assert differing and all(rule_id.startswith("BR-C.") for rule_id in differing)
    card = own.get("troll")
    assert card is not None and card.text == Speech("pl").say("br-card-troll.text")


@pytest.mark.parametrize("language", ["xx", "", "../en"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(OptionError, match="no rules in"):
        rules.rulebook("blood_rage", language)


@pytest.mark.usefixtures("polish")
def test_the_rules_of_a_saga_are_told_as_on_its_page() -> None:
    rule = rules.rulebook("yggdrasil", "pl").get("YG-22.1.3")
    told = Speech("pl")
    assert rule is not None
    assert (rule.title, rule.text) == (told.say("yg-entry-22_1_3"), told.say("yg-entry-22_1_3.text"))
    assert rules.is_translated("yggdrasil", "YG-22.1.3", "pl")
    assert not rules.is_translated("yggdrasil", "YG-10.1", "pl")
