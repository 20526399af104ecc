"""The page of a saga tells its rules as they are: every number of an entry stands in its rule."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ragnatafl.core.rulebook import Rule, Rulebook
from ragnatafl.games.yggdrasil.sagas.content import SAGAS
from ragnatafl.locale.speech import Speech

RULES = Rulebook.load("yggdrasil")
ENTRIES = [rule for rule in RULES if rule.id.startswith("YG-22.") and rule.id.count(".") == 2]


@pytest.mark.parametrize("rule", ENTRIES, ids=lambda rule: str(rule.id))
def test_an_entry_says_only_numbers_of_its_rule(rule: Rule) -> None:
    told = Speech("en").say(f"yg-entry-{rule.id.removeprefix('YG-').replace('.', '_')}.text")
    law = re.sub(r"\b(?:YG-[\d.]+|R-\d+)", "", rule.text)
    more = Counter(re.findall(r"\d+", told)) - Counter(re.findall(r"\d+", law))
    assert not more, f"{rule.id}: {told} / {law}"


ALONE = {
    "en": "no other card of",
    "pl": "nie ma na Kole innej",
    "ru": "карт на Колесе нет",
    "bg": "на Колелото няма друга",
}


@pytest.mark.parametrize("language", ALONE)
def test_a_reveal_is_told_as_it_is_with_one_player_too(language: str) -> None:
    """YG-21.3: the card is then the only one of its Enemy on the Wheel: the first, or for one player the third."""
    laws = {law for saga in SAGAS.sagas for entry in saga.reveals for law in entry.law}
    told = {law: Speech(language).say(f"yg-entry-{law.removeprefix('YG-').replace('.', '_')}.text") for law in laws}
    assert told
    assert [law for law, text in told.items() if ALONE[language] not in text] == []
