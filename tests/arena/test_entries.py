"""Who takes part in a tournament, as it is written on the command line."""

from __future__ import annotations

import pytest

from ragnatafl.arena.entries import read_entries, read_entry
from ragnatafl.core.errors import OptionError


def test_an_entry_has_a_label_a_bot_parameters_and_a_time() -> None:
    entry = read_entry("deep=tests.arena.players:Reaching+below=2+style=bold+sure=true@0.5")
    assert (entry.label, entry.bot, entry.budget) == ("deep", "tests.arena.players:Reaching", 0.5)
    assert entry.parameters == {"below": 2, "style": "bold", "sure": True}
    plain = read_entry("greedy")
    assert (plain.label, plain.bot, plain.parameters, plain.budget) == ("greedy", "greedy", {}, None)
    assert read_entry("tests.arena.players:Reaching+below=1").label == "tests.arena.players:Reaching+below=1"


def test_a_short_class_becomes_a_bot_with_its_parameters() -> None:
    made = read_entry("low=tests.arena.players:Reaching+below=1").make("toy")
    assert (made.name, made.needs_view) == ("low", True)
    assert made.choose({}, [2, 5, 7], None, None) == 5  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("genius", 'There is no bot "genius" for toy'),
        ("random+depth=3", "takes no parameters"),
        ("nowhere.at_all:Bot", "cannot be loaded"),
        ("tests.arena.players:Nobody", 'There is no "Nobody"'),
        ("tests.arena.players:NoBot", "no method choose"),
        ("tests.arena.players:Reaching+height=3", "cannot be made"),
        ("tests.arena.players:Reaching+3", "NAME=VALUE"),
        ("random@soon", "seconds above zero"),
        ("random@-1", "seconds above zero"),
        ("=", "MODULE:CLASS"),
    ],
)
def test_what_is_no_bot_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        read_entries("toy", [text])


def test_two_bots_of_the_same_label_are_refused() -> None:
    with pytest.raises(OptionError, match='called "random"; give one another name: NAME=random'):
        read_entries("toy", ["random", "random"])
    assert [entry.label for entry in read_entries("toy", ["random", "other=random"])] == ["random", "other"]
