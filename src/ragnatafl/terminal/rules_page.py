"""A rule on the screen: by id, by card or by words, with near misses when there is none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from ragnatafl.core.rulebook import Rule, Rulebook
from ragnatafl.locale.speech import Speech

_LOOKS_LIKE_AN_ID = re.compile(r"[A-Za-z]+-[0-9C]\S*")


def show_rules(console: Console, book: Rulebook, query: str, speech: Speech, limit: int = 10) -> list[Rule]:
    """Print what the query means; gives the rules shown in full (none if there were only near misses)."""
    words = query.strip()
    exact = book.get(words)
    if exact is not None:
        show_rule(console, exact)
        return [exact]
    if _LOOKS_LIKE_AN_ID.fullmatch(words):
        near = book.near(words)
        told = [speech.say("ui-terminal-rules-no-id", id=words)]
        told += [speech.say("ui-terminal-rules-near", ids=", ".join(near))] if near else []
        console.print(Text(" ".join(told), style="yellow"))
        return []
    found = book.find(words, limit)
    if not found:
        console.print(Text(speech.say("ui-terminal-rules-none", words=words), style="yellow"))
        return []
    first, *others = found
    show_rule(console, first)
    others = [rule for rule in others if not rule.id.startswith(first.id + ".")]
    if others:
        console.print()
        console.print(Text(speech.say("ui-terminal-rules-also"), style="bold"))
        for rule in others:
            console.print(_line(rule), no_wrap=True, overflow="ellipsis")
    return [first]


def show_rule(console: Console, rule: Rule) -> None:
    title = Text(rule.id, style="bold cyan")
    own_title = rule.title not in rule.section or rule.section.startswith(rule.id)
    if own_title:
        title.append(f"  {rule.title}", style="bold")
    if not rule.section.startswith(f"{rule.id} "):
        title.append(f"  {rule.section}", style="dim not bold")
    console.print(title)
    console.print(Markdown(rule.text))


def show_contents(console: Console, book: Rulebook) -> None:
    """The headings, for somebody who asked for nothing in particular."""
    headings = [rule for rule in book if book.parts(rule.id)]
    for rule in headings:
        console.print(Text.assemble((f"{rule.id:<9}", "bold cyan"), rule.title))
    counts: dict[str, int] = {}
    for rule_id in book.ids():
        kind = "cards" if "-C." in rule_id else rule_id.partition("-")[0]
        counts[kind] = counts.get(kind, 0) + 1
    console.print(Text(", ".join(f"{count} {kind}" for kind, count in counts.items()), style="dim"))


def _line(rule: Rule) -> Text:
    plain = re.sub(r"[*`]", "", " ".join(rule.text.split()))
    title = "" if rule.title in rule.section else f"{rule.title}: "
    return Text.assemble((f"{rule.id:<22} ", "cyan"), (title, "bold"), plain)


def shown_in(console: Console, files: Sequence[str], speech: Speech) -> None:
    """Which scenario files show the rule at work."""
    if files:
        console.print()
        console.print(Text(speech.say("ui-terminal-rules-shown", files=", ".join(dict.fromkeys(files))), style="dim"))
