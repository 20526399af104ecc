"""Who takes part in a tournament, as it is written on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ragnatafl.arena.entries import read_entries, read_entry
from ragnatafl.core.errors import OptionError

PLAYERS = "tests.arena.players"


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
        ("tests.arena.players:Unmade", "cannot be made: FileNotFoundError: no weights are here"),
        ("tests.arena.players:Slotted", "cannot be made"),
        ("./players:Reaching", "MODULE:CLASS"),
        (":Reaching", "MODULE:CLASS"),
        ("tests.arena.players:", "MODULE:CLASS"),
    ],
)
def test_what_is_no_bot_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence) as refused:
        read_entries("toy", [text])
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("def f(:", "SyntaxError"), ("1 / 0", "ZeroDivisionError"), ("import sys; sys.exit(4)", "SystemExit: 4")],
)
def test_a_module_that_fails_is_one_sentence(
    text: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_bots.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OptionError, match=f'"failing_bots:Wise" cannot be loaded: {sentence}'):
        read_entries("toy", ["failing_bots:Wise"])


def test_a_parameter_may_have_any_name() -> None:
    with pytest.raises(OptionError, match="unexpected keyword argument 'name'"):
        read_entries("toy", ["tests.arena.players:Reaching+name=odin"])


def test_two_bots_of_the_same_label_are_refused() -> None:
    with pytest.raises(OptionError, match='called "random"; give one another name: NAME=random'):
        read_entries("toy", ["random", "random"])
    with pytest.raises(OptionError, match='called "one"; give one another name: NAME=random'):
        read_entries("toy", [f"one={PLAYERS}:Reaching", "one=random"])
    assert [entry.label for entry in read_entries("toy", ["random", "other=random"])] == ["random", "other"]
