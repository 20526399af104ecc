"""The rules text in the order in which it is read: chapters, the lines each begins with, and the ids told in it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ragnatafl.core.rulebook import HEADING, ITEM, RULING_ROW, heading_rule, item_end, item_rules

_NUMBER = re.compile(r"(?:\w+ )?(\d+(?:\.[\dA-Z]+)*)\b")  # 2.1 Age 1, Part 3. Rulings, 1.A Dice
_SOURCES = re.compile(
    r"\s*(?:\*\*)?\[[^\[\]]*\b(?:ALL|BG|RU1|RU2|PL|FAQ|DATA|JS|RECON|PUBLIC|ORIGINAL)\b[^\[\]]*\](?:\*\*)?"
)


@dataclass(frozen=True)
class Chapter:
    """One heading of the text. `key` is its rule id or its number, the same in every language; empty without either."""

    key: str
    level: int
    title: str
    text: str
    rules: tuple[str, ...]


def chapters(text: str) -> list[Chapter]:
    """All headings but the first, which is the name of the text."""
    lines = text.split("\n")
    found: list[Chapter] = []
    leads: list[str] = []
    number = 0
    while number < len(lines):
        line = lines[number]
        rules = item_rules(lines, number, "", {}) if ITEM.match(line) else []
        if heading := HEADING.match(line):
            found = _closed(found, leads)
            found.append(_opened(lines, number, len(heading[1]), heading[2]))
        elif rules and found:
            found[-1] = _with_rules(found[-1], [rule.id for rule in rules])
        elif (row := RULING_ROW.match(line)) and found:
            found[-1] = _with_rules(found[-1], [row[1]])
            while leads and leads[-1].startswith("|"):
                leads.pop()  # the head of the table of rulings
        elif found:
            leads.append(line)
        number = item_end(lines, number) if rules else number + 1
    return _closed(found, leads)[1:]


def _opened(lines: list[str], number: int, level: int, heading: str) -> Chapter:
    own = heading_rule(lines, number, level, heading)
    if own:
        return Chapter(own[0].id, level, own[0].title, "", ())
    key = _NUMBER.match(heading)
    return Chapter(key[1] if key else "", level, without_sources(heading), "", ())


def _with_rules(chapter: Chapter, ids: list[str]) -> Chapter:
    return replace(chapter, rules=(*chapter.rules, *ids))


def _closed(found: list[Chapter], leads: list[str]) -> list[Chapter]:
    """The last chapter gets the lines that no rule has taken."""
    text = "\n".join(leads).strip().removesuffix("---").strip()
    leads.clear()
    return [*found[:-1], replace(found[-1], text=text)] if found else []


def without_sources(text: str) -> str:
    """A text without the tags that tell where a rule was read ([ALL], [BG, PL]): they are for who checks the rules."""
    return _SOURCES.sub("", text).strip()
