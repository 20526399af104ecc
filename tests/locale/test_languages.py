"""Every language says everything, nothing more, with the same arguments and all its plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.core import registry
from ragnatafl.locale import FIRST, FOLDER, folders, group_texts, groups, languages, messages
from ragnatafl.locale.compile import compile_files
from tests.locale.families import needed

PACKAGE = FOLDER.parent
PREFIXES = "|".join(["ui", "error", *(one.prefix for one in registry.manifests())])
PLURALS = {
    "en": {"one", "other"},
    "bg": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many"}
FILES = [
    (language, f"{folder}/{{}}/{path.name}")
    for language in languages()
    if language != "en"
    for folder in folders()
    for path in sorted((folder / "en").glob("*.ftl"))
]


@cache
def written(language: str, file: str) -> dict[str, Any]:
    path = Path(file.format(language))
    return dict(compile_files([path])) if path.is_file() else {}


def patterns(message: Any) -> dict[str, Any]:
    """The value under "", and the attributes."""
    return {"": message["value"], **message["attrs"]} if isinstance(message, dict) else {"": message}


def parts(pattern: Any) -> Iterator[dict[str, Any]]:
    """All parts of a pattern, inner ones too."""
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, dict):
            yield part
            if "s" in part:
                yield from parts([part["s"]])
                for _, variant in part["o"]:
                    yield from parts(variant)
            if "n" in part:
                yield from parts([part["n"]])


def forms(found: dict[str, Any]) -> set[str]:
    """The attributes that sentences of this language ask names for."""
    every = (part for message in found.values() for pattern in patterns(message).values() for part in parts(pattern))
    return {part["f"] for part in every if "f" in part}


def arguments(pattern: Any) -> set[str]:
    return {part["v"] for part in parts(pattern) if "v" in part}


def has(found: dict[str, Any], message_id: str) -> bool:
    name, _, attribute = message_id.partition(".")
    return name in found and attribute in patterns(found[name])


@pytest.mark.parametrize("language", languages())
def test_everything_the_engines_name_has_a_message(language: str) -> None:
    found = messages(language)
    assert sorted(message_id for message_id in needed() if not has(found, message_id)) == []


@pytest.mark.parametrize(("language", "file"), FILES)
def test_no_message_is_missing_or_left_over(language: str, file: str) -> None:
    english, own = written("en", file), written(language, file)
    assert sorted(set(english) - set(own)) == [], "not translated"
    assert sorted(set(own) - set(english)) == [], "not in English"


@pytest.mark.parametrize(("language", "file"), FILES)
def test_texts_beside_a_message_are_the_same_in_all_languages(language: str, file: str) -> None:
    english, own = written("en", file), written(language, file)
    bent = forms(dict(messages(language))) | forms(dict(messages("en")))
    for message_id in set(english) & set(own):
        assert set(patterns(own[message_id])) - bent == set(patterns(english[message_id])) - bent, message_id


@pytest.mark.parametrize(("language", "file"), FILES)
def test_arguments_agree(language: str, file: str) -> None:
    english, own = written("en", file), written(language, file)
    for message_id in set(english) & set(own):
        theirs = patterns(own[message_id])
        for attribute, pattern in patterns(english[message_id]).items():
            if attribute in theirs:
                assert arguments(theirs[attribute]) == arguments(pattern), f"{message_id}.{attribute}"


@pytest.mark.parametrize("language", languages())
def test_plural_forms_are_complete(language: str) -> None:
    for message_id, message in messages(language).items():
        for pattern in patterns(message).values():
            for part in parts(pattern):
                keys = {key for key, _ in part.get("o", [])}
                if keys & CATEGORIES:
                    assert keys >= PLURALS[language], message_id


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_name_is_asked_for(language: str) -> None:
    """Attributes are texts that the page shows, or forms that sentences ask for."""
    shown = used_attributes()
    bent = forms(dict(messages(language)))
    for message_id, message in messages(language).items():
        for attribute in set(patterns(message)) - {""}:
            assert attribute in bent or attribute in shown, f"{message_id}.{attribute}"


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_translations_are_not_left_in_english(language: str) -> None:
    """A sentence (three words or more) that is the same in English was forgotten."""
    english = messages("en")
    for message_id, message in messages(language).items():
        for attribute, pattern in patterns(message).items():
            theirs = patterns(english.get(message_id, "")).get(attribute)
            words = " ".join(
                part for part in ([pattern] if isinstance(pattern, str) else pattern) if isinstance(part, str)
            )
            if len(re.findall(r"[^\W\d]{2,}", words)) >= 3 and "title" not in message_id:
                assert pattern != theirs, f"{message_id}.{attribute}"


def numbers(pattern: Any) -> set[str]:
    """The numbers that a text says itself, in any of its variants."""
    texts = strings(pattern)
    texts += [text for part in parts(pattern) for _, variant in part.get("o", []) for text in strings(variant)]
    return {number for text in texts for number in re.findall(r"\d+", text)}


def strings(pattern: Any) -> list[str]:
    return [pattern] if isinstance(pattern, str) else [part for part in pattern if isinstance(part, str)]


@pytest.mark.parametrize(("language", "file"), FILES)
def test_all_languages_say_the_same_numbers(language: str, file: str) -> None:
    english, own = written("en", file), written(language, file)
    for message_id in set(english) & set(own):
        theirs = patterns(own[message_id])
        for attribute, pattern in patterns(english[message_id]).items():
            if attribute in theirs:
                assert numbers(theirs[attribute]) == numbers(pattern), f"{message_id}.{attribute}"


# What the page asks for


def scripts() -> list[Path]:
    """What speaks: the page, the terminal, and reports."""
    folders = [PACKAGE, *(registry.folder(one.name) for one in registry.manifests())]
    pages = {path for folder in folders for path in folder.rglob("*.js") if "web" in path.parts}
    return sorted({*pages, *(path for folder in folders for path in folder.rglob("*.py") if is_of_terminal(path))})


def is_of_terminal(path: Path) -> bool:
    return "terminal" in (*path.parts, path.stem) or "report" in path.parts


@cache
def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in scripts())


@cache
def named() -> tuple[set[str], set[str]]:
    """Ids that the sources name whole, and beginnings that they complete (`ui-bot-${name}`, name("god", god))."""
    whole = set(re.findall(rf"[\"'`]((?:{PREFIXES})-[\w.-]+)[\"'`]", sources()))
    begun = set(re.findall(rf"[\"'`]((?:{PREFIXES})-[\w.-]*-|error-)(?:\$\{{|[\"'])", sources()))
    for manifest in registry.manifests():
        prefix = manifest.prefix
        whole |= {f"{prefix}-{rest}" for rest in re.findall(r"textId\([\w.]+, \"([\w.-]+)\"\)", sources())}
        begun |= {f"{prefix}-{rest}" for rest in re.findall(r"textId\([\w.]+, `([\w.-]+-)\$\{", sources())}
        whole |= {f"{prefix}-ui-{page}" for page in manifest.pages}
        for section in registry.load(manifest.ledger).sections if manifest.ledger else ():
            whole |= {f"{prefix}-terminal-report-{section.name}", f"{prefix}-terminal-report-{section.name}-about"}
            begun.add(f"{prefix}-terminal-report-{section.names}-")
        for path in sorted((registry.folder(manifest.name) / "terminal").glob("*.py")):
            source = path.read_text(encoding="utf-8")
            whole |= {f"{prefix}-{rest}" for rest in re.findall(r"[\"']([a-z][\w.-]*-[\w.-]+)[\"']", source)}
        for path in sorted((registry.folder(manifest.name) / "web").glob("*.js")):
            for kind, quote, code in re.findall(
                r"\bname\(\s*\"(\w+)\",\s*(\"?)(\w*)", path.read_text(encoding="utf-8")
            ):
                if quote:
                    whole.add(f"{prefix}-{kind}-{code}")
                else:
                    begun.add(f"{prefix}-{kind}-")
    return whole, begun


def used_attributes() -> set[str]:
    named_attributes = re.findall(r"\.(\w+)[\"'`]", sources())
    return set(named_attributes) | {message_id.partition(".")[2] for message_id in needed()}


def test_every_english_message_is_used() -> None:
    whole, begun = named()
    engines = {message_id.partition(".")[0] for message_id in needed()}
    referred = {
        part["m"] for m in messages("en").values() for p in patterns(m).values() for part in parts(p) if "m" in part
    }
    unused = [
        message_id
        for message_id in messages("en")
        if message_id not in whole | engines | referred
        and not any(message_id.startswith(beginning) for beginning in begun)
        and not any(name.startswith(f"{message_id}.") for name in whole)
    ]
    assert unused == []


def test_every_message_the_page_names_is_there() -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in scripts() if path.suffix == ".js")
    called = set(re.findall(rf"\b(?:t|has|name)\(\s*[\"'`]((?:{PREFIXES})-[\w.-]+)[\"'`]", pages))
    english = dict(messages("en"))
    assert sorted(message_id for message_id in called if not has(english, message_id)) == []


def test_every_message_a_terminal_names_is_there() -> None:
    english, called = dict(messages("en")), set()
    for manifest in registry.manifests():
        for path in sorted((registry.folder(manifest.name) / "terminal").glob("*.py")):
            found = re.findall(r"\bt\(\s*[\"']([\w.-]+)[\"']", path.read_text(encoding="utf-8"))
            called |= {f"{manifest.prefix}-{rest}" for rest in found}
    for path in sorted((PACKAGE / "terminal").glob("*.py")):
        called |= set(re.findall(r"[\"'](ui-[\w-]+)[\"']", path.read_text(encoding="utf-8")))
    assert len(called) > 60
    assert sorted(message_id for message_id in called if not has(english, message_id)) == []


def test_there_is_no_stray_file() -> None:
    for folder in folders():
        english = {path.name for path in (folder / "en").glob("*.ftl")}
        assert english
        for language in languages():
            assert {path.name for path in (folder / language).glob("*.ftl")} <= english, (folder, language)


def referred(texts: dict[str, Any]) -> set[str]:
    every = (piece for message in texts.values() for pattern in patterns(message).values() for piece in parts(pattern))
    return {piece["m"] for piece in every if "m" in piece} | {piece["t"] for piece in every if "t" in piece}


@pytest.mark.parametrize("language", languages())
def test_a_group_of_texts_needs_nothing_but_itself_and_the_first(language: str) -> None:
    first = group_texts(language, FIRST)["messages"]
    assert {"ui-title", "br-game", "yg-game"} <= set(first)
    assert not {"br-card-tyrs_smash", "yg-page-1_1"} & set(first), "These are read at a table."
    for group in groups():
        own = group_texts(language, group)["messages"]
        assert referred(own) <= set(own) | set(first), group


def test_every_text_is_in_one_group() -> None:
    found = [name for group in groups().values() for name in group]
    assert sorted(found) == sorted(messages("en"))
