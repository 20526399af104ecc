"""The page of a saga tells its rules as they are: every number of an entry stands in its rule."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ragnatafl.core.rulebook import Rule, Rulebook
from ragnatafl.locale.speech import Speech

RULES = Rulebook.load("yggdrasil")
ENTRIES = [rule for rule in RULES if rule.id.startswith("YG-22.") and rule.id.count(".") == 2]


@pytest.mark.parametrize("rule", ENTRIES, ids=lambda rule: str(rule.id))
def test_an_entry_says_only_numbers_of_its_rule(rule: Rule) -> None:
    told = Speech("en").say(f"yg-entry-{rule.id.removeprefix('YG-').replace('.', '_')}.text")
    law = re.sub(r"\b(?:YG-[\d.]+|R-\d+)", "", rule.text)
    more = Counter(re.findall(r"\d+", told)) - Counter(re.findall(r"\d+", law))
    assert not more, f"{rule.id}: {told} / {law}"
