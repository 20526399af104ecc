"""The rules text as a table of rules: every id of docs/rules/*.md, to look up and to measure scenarios against."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from ragnatafl.core import registry
from ragnatafl.core.content import read_toml
from ragnatafl.core.errors import OptionError, ScenarioError
from ragnatafl.core.scenario import Scenario

_ID = r"[A-Z]{2,8}-(?:C\.[a-z0-9_]+|\d+(?:\.\d+)*)"  # BR-13.2, BR-C.troll, YG-22.1.5, RULING-07, EX-11
_BOLD_ID = re.compile(rf"\*\*({_ID})(?![\w.]*\w)([^*]*)\*\*")
ITEM = re.compile(rf"(?:- )?\*\*(?:{_ID})\b")
HEADING = re.compile(r"(#+) (.*)")
_OWN_HEADING = re.compile(r"([A-Z]{2,8}-\d+) (.*)")  # ## BR-13 Pillage and the call to battle
_NUMBERED_HEADING = re.compile(r"(\d+(?:\.\d+)*)\.? (.*)")  # ## 14. Taking risks, ### 22.1 Saga 1
RULING_ROW = re.compile(r"\| (R-\d+) \| (.*?) \| (.*?) \|(?: (.*?) \|)?$")
_RULING_HEAD = re.compile(r"\|[^|]*\|[^|]*\|[^|]*\| ([^|]+?) \|$")
_CARD_ROW = re.compile(r"\| `([a-z_0-9]+)` \| ([^|]+?) \|")


@dataclass(frozen=True)
class Rule:
    """One rule, ruling, card or worked example. `text` is Markdown."""

    id: str
    title: str
    text: str
    section: str


class Rulebook:
    """The rules of one game by id, in the order of the text."""

    def __init__(self, game_name: str, rules: Iterable[Rule]) -> None:
        self.game_name = game_name
        self._rules: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in self._rules:
                raise ScenarioError(f"The rules of {game_name} have the id {rule.id} twice.")
            self._rules[rule.id] = rule
        self._searchable = {rule.id: (_fold(f"{rule.id} {rule.title}"), _fold(rule.text)) for rule in self}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    @classmethod
    def load(cls, game_name: str) -> Rulebook:
        """The rules of a game, from the checkout or from the installed package."""
        return cls.parse(game_name, rules_text(game_name))

    @classmethod
    def games(cls) -> list[str]:
        """The games whose rules can be loaded, playable or not."""
        return list(_texts())

    @classmethod
    def parse(cls, game_name: str, text: str) -> Rulebook:
        return cls(game_name, _parse(text))

    def ids(self) -> list[str]:
        return list(self._rules)

    def get(self, rule_id: str) -> Rule | None:
        """The rule of this id, whatever its case ("br-13.2", "ex-11"), or of this card ("tyrs_crush")."""
        wanted = rule_id.strip().casefold()
        for name, rule in self._rules.items():
            if wanted in (name.casefold(), name.casefold().partition("-c.")[2]):
                return rule
        return None

    def near(self, rule_id: str, count: int = 5) -> list[str]:
        """Ids that look like this one; those that begin alike first."""
        wanted = rule_id.casefold()
        by_case = {name.casefold(): name for name in self._rules}
        alike = difflib.get_close_matches(wanted, by_case, 4 * count, 0.6)
        alike.sort(key=lambda name: -_shared_beginning(name, wanted))
        return [by_case[name] for name in alike[:count]]

    def find(self, words: str, limit: int = 20) -> list[Rule]:
        """Rules that hold the words, best first: all words before some, in the title before in the text."""
        return [rule for _, rule in self._found(words)[:limit]]

    def fit(self, words: str) -> tuple[int, int]:
        """How well the best rule fits: how many of the words it holds, and how many in its title."""
        found = self._found(words)
        return (-found[0][0][0], -found[0][0][1]) if found else (0, 0)

    def _found(self, words: str) -> list[tuple[tuple[int, int, bool, int, int], Rule]]:
        wanted = [_fold(word) for word in words.split()]
        scored: list[tuple[tuple[int, int, bool, int, int], Rule]] = []
        for order, rule in enumerate(self._rules.values()):
            title, text = self._searchable[rule.id]
            held = sum(1 for word in wanted if word in title or word in text)
            if held == 0:
                continue
            in_title = sum(1 for word in wanted if word in title)
            often = sum(min(text.count(word), 5) for word in wanted)
            scored.append(((-held, -in_title, rule.id.startswith("EX-"), -often, order), rule))
        return sorted(scored, key=lambda entry: entry[0])

    def parts(self, rule_id: str) -> list[str]:
        """The ids under a heading: BR-13 has BR-13.1, BR-13.2, ..."""
        return [name for name in self._rules if name.startswith(rule_id + ".")]


def _shared_beginning(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def rules_text(game_name: str) -> str:
    """The whole text, as it is written; raises OptionError where there is none."""
    texts = _texts()
    if game_name not in texts:
        raise OptionError(f'There is no rules text for "{game_name}"; there is: {", ".join(texts) or "none"}.')
    return texts[game_name].read_text(encoding="utf-8")


def _texts() -> dict[str, Path]:
    """The rules of each game: from docs/rules, or from the game's own folder."""
    found = {name: path for name in registry.names() if (path := registry.folder(name) / "rules.md").is_file()}
    package = Path(__file__).resolve().parent.parent
    for folder in (package.parent.parent / "docs" / "rules", package / "rules"):
        if folder.is_dir():
            return {**{path.stem.replace("-", "_"): path for path in sorted(folder.glob("*.md"))}, **found}
    return found


def _fold(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.replace("ø", "o").replace("ð", "d"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold().replace("’", "'")


# Reading the Markdown


def _parse(text: str) -> list[Rule]:
    lines = text.split("\n")
    cards = {found[1]: found[2] for line in lines if (found := _CARD_ROW.match(line))}
    rules: list[Rule] = []
    section = why = ""
    for number, line in enumerate(lines):
        if heading := HEADING.match(line):
            section = heading[2]
            rules += heading_rule(lines, number, len(heading[1]), section)
        elif ITEM.match(line):
            rules += item_rules(lines, number, section, cards)
        elif row := RULING_ROW.match(line):
            rules.append(Rule(row[1], row[2], row[3] + (f"\n\n*{why}:* {row[4]}" if row[4] else ""), section))
        elif head := _RULING_HEAD.match(line):
            why = head[1]
    return rules


def heading_rule(lines: list[str], number: int, level: int, heading: str) -> list[Rule]:
    """A heading is a rule if it has an id, or a number that is the beginning of ids under it (14 of YG-14.1)."""
    end = number + 1
    while end < len(lines):
        other = HEADING.match(lines[end])
        if other and len(other[1]) <= level:
            break
        end += 1
    body = "\n".join(lines[number + 1 : end]).strip().removesuffix("---").strip()
    if own := _OWN_HEADING.match(heading):
        return [Rule(own[1], own[2], body, heading)]
    if numbered := _NUMBERED_HEADING.match(heading):
        first_part = re.search(rf"\*\*([A-Z]{{2,8}}-{re.escape(numbered[1])})\.\d", body)
        if first_part:
            return [Rule(first_part[1], _strip_marks(numbered[2]), body, heading)]
    return []


def item_rules(lines: list[str], number: int, section: str, cards: Mapping[str, str]) -> list[Rule]:
    """The rule or rules that begin on this line; a card bullet may hold several ids."""
    text = "\n".join(lines[number : item_end(lines, number)]).strip().removeprefix("- ")
    found = list(_BOLD_ID.finditer(lines[number]))
    rules = []
    for match in found:
        rule_id = match[1]
        title = _strip_marks(match[2]).strip(" .")
        title = title or cards.get(rule_id.partition("-C.")[2], "")
        body = text if len(found) > 1 else text.replace(match[0], "", 1).strip()
        rules.append(Rule(rule_id, title or section.partition(" ")[2] or section, body, section))
    return rules


def item_end(lines: list[str], number: int) -> int:
    """The line after the rule that begins on this one."""
    end = number + 1
    bullet = lines[number].startswith("- ")
    while end < len(lines) and not _ends_item(lines[end], bullet):
        end += 1
    return end


def _ends_item(line: str, bullet: bool) -> bool:
    """Plain bullets under a paragraph belong to it."""
    return line.startswith(("#", "**", "---")) or (line.startswith("- ") and (bullet or ITEM.match(line) is not None))


def _strip_marks(text: str) -> str:
    return re.sub(r"\*\*|\[[^\]]*\]", "", text).strip()


# Coverage


def load_allow(path: str | Path) -> dict[str, str]:
    """The ids that need no scenario, each with its reason: the [allow] table of allow.toml."""
    path = Path(path)
    if not path.is_file():
        return {}
    file = read_toml(path, ScenarioError, str(path))
    file.only("allow")
    allow = file.table("allow", optional=True)
    return {rule_id: allow.text(rule_id) for rule_id in allow.data}


def shown_by(rulebook: Rulebook, scenarios: Iterable[Scenario]) -> dict[str, list[Scenario]]:
    """For every id the scenarios that cite it; raises ScenarioError for a cited id that does not exist."""
    shown: dict[str, list[Scenario]] = {rule_id: [] for rule_id in rulebook.ids()}
    for scenario in scenarios:
        for rule_id in scenario.rules:
            if rule_id not in shown:
                near = rulebook.near(rule_id, 3)
                hint = f" (near: {', '.join(near)})" if near else ""
                raise ScenarioError(f'{scenario.path}: scenario "{scenario.id}" cites {rule_id}, no such rule{hint}.')
            shown[rule_id].append(scenario)
    return shown


def uncovered(rulebook: Rulebook, scenarios: Iterable[Scenario], allow: Mapping[str, str]) -> list[str]:
    """The ids that no scenario shows and the allow-list does not excuse, in the order of the text.

    A heading counts as shown if any of its parts is, and as excused if all of them are. An excuse for an unknown id,
    or for one that does have a scenario, is an error: the list may not grow stale.
    """
    shown = shown_by(rulebook, scenarios)
    covered = {
        rule_id for rule_id in rulebook.ids() if shown[rule_id] or any(shown[part] for part in rulebook.parts(rule_id))
    }
    for rule_id in allow:
        if rule_id not in rulebook:
            raise ScenarioError(f"The allow-list of {rulebook.game_name} excuses {rule_id}, which does not exist.")
        if rule_id in covered:
            raise ScenarioError(f"The allow-list of {rulebook.game_name} excuses {rule_id}, which has a scenario.")
    missing = [rule_id for rule_id in rulebook.ids() if rule_id not in covered and rule_id not in allow]
    gaps = set(missing)
    return [
        rule_id
        for rule_id in missing
        if not rulebook.parts(rule_id) or any(part in gaps for part in rulebook.parts(rule_id))
    ]
