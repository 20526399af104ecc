"""Fluent files become the JSON that the browser resolves; mistakes are named by file and line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ragnatafl.core.errors import OptionError
from ragnatafl.locale import bundle, files, from_environment, languages, messages, negotiate
from ragnatafl.locale import compile as compile_module
from ragnatafl.locale.compile import LocaleError, compile_files
from ragnatafl.locale.speech import Name, Speech


def compiled(folder: Path, text: str) -> dict[str, object]:
    path = folder / "xx" / "texts.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return dict(compile_files([path]))


def test_patterns_become_parts(tmp_path: Path) -> None:
    found = compiled(
        tmp_path,
        "-rage = rage\n"
        "a = Plain\n"
        "b = { $clan } has { NUMBER($rage, minimumFractionDigits: 1) } { -rage }, { a } in { $place-in }.\n"
        "c = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count }\n  }\n"
        "d = Value\n    .text = Attribute\n",
    )
    assert found["a"] == "Plain"
    assert found["b"] == [
        {"v": "clan"},
        " has ",
        {"n": {"v": "rage"}, "opts": {"minimumFractionDigits": 1}},
        " ",
        {"t": "-rage"},
        ", ",
        {"m": "a"},
        " in ",
        {"v": "place", "f": "in"},
        ".",
    ]
    assert found["c"] == [
        {"s": {"v": "count"}, "o": [[0, "none"], ["one", "one"], ["other", [{"v": "count"}]]], "d": 2}
    ]
    assert found["d"] == {"value": "Value", "attrs": {"text": "Attribute"}}
    json.dumps(found)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = One\nb = { $x\n", "xx/texts.ftl:"),
        ("a = One\nb = Two\na = Three\n", "xx/texts.ftl:3: a is already written at xx/texts.ftl:1."),
        ("a = { b }\n", "xx/texts.ftl:1: there is no b to refer to."),
        ("a = One\nb = { a.text }\n", "xx/texts.ftl:2: there is no a.text to refer to."),
        ("a = { DATETIME($day) }\n", "xx/texts.ftl:1: DATETIME(...) is not understood"),
        ("a = One\n    .text = x\n    .text = y\n", "the attribute .text is written twice"),
    ],
)
def test_mistakes_are_named_by_file_and_line(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(LocaleError) as caught:
        compiled(tmp_path, text)
    assert sentence in str(caught.value)


def test_a_syntax_error_names_its_line(tmp_path: Path) -> None:
    with pytest.raises(LocaleError, match=r"^xx/texts\.ftl:3: "):
        compiled(tmp_path, "a = One\n\nb { Two\n")


def test_negotiation_follows_the_header() -> None:
    assert negotiate(None) == negotiate("") == negotiate("fr,de;q=0.5") == "en"
    assert negotiate("en;q=0.1, xx") == "en"
    for language in languages():
        assert negotiate(f"fr, {language}-XX;q=0.8, en;q=0.2") == language
        assert negotiate(f"en;q=0.5,{language.upper()}") == language
        assert negotiate(f"{language};q=0,de") == "en"
    assert negotiate("en;q=nonsense," * 1000) == "en"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(OptionError, match="no texts in"):
        messages("../en")


@pytest.mark.parametrize("language", languages())
def test_a_bundle_holds_every_text_in_json_but_those_of_the_terminal(language: str) -> None:
    found = json.loads(json.dumps(bundle(language)))
    assert found["lang"] == language
    terminal = {name for name in messages("en") if "-terminal-" in name}
    assert len(terminal) > 50 and not terminal & set(found["messages"])
    assert set(found["messages"]) | terminal >= set(messages("en"))


def test_names_bend_and_numbers_count() -> None:
    english = Speech("en")
    figure, place = Name("br-figure-warrior"), Name("br-fjord-fjord_ne")
    assert english.say("br-choice-offer", figure=figure, place=place) == "Sacrifice a warrior in the north-east fjord"
    assert english.say("br-figures", figure=figure, count=1) == "a warrior"
    assert english.say("br-figures", figure=figure, count=3) == "3 warriors"


def test_the_environment_names_a_language() -> None:
    assert (
        from_environment({}) == from_environment({"LANG": "C.UTF-8"}) == from_environment({"LC_ALL": "POSIX"}) == "en"
    )
    assert from_environment({"LANG": "pl_PL.UTF-8"}) == from_environment({"LANG": "en_GB", "LC_ALL": "pl"}) == "pl"
    assert from_environment({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "bg_BG"}) == "bg"
    assert from_environment({"LC_ALL": "", "LANG": "ru_RU.KOI8-R"}) == "ru"
    assert from_environment({"LANG": "tlh_QO"}) == "en"


AWKWARD = """\
# a comment
a = Plain\x20\x20
b = { a } and { $count-in }
c = One
    two
d =
    { $x }
e = After

    a blank line
    .text = { $one }{ $two }
f = { "{" } [x] .y *z
    .a = 1
    .b = { f.a } { -term }
-term = Thing
g =
    .only = attribute
h=tight
i = x # no comment
"""


def test_what_is_read_without_the_parser_is_what_the_parser_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def everything() -> list[object]:
        return [compiled(tmp_path, AWKWARD), *(compile_files(files(language)) for language in languages())]

    found = everything()
    monkeypatch.setattr(compile_module, "PLAIN", re.compile("(?!x)x()()()"))
    assert found == everything()


@pytest.mark.parametrize(
    ("text", "line"), [("a = x\na = y\n", 2), ("# c\n\nb =\na = x\n", 3), ("a = x\nb = y\n= c\n", 3)]
)
def test_a_fault_after_plain_messages_is_named_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(LocaleError, match=f"texts.ftl:{line}: "):
        compiled(tmp_path, text)
