"""The page of a report: one file of HTML that needs nothing else, in a player's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from ragnatafl.core import registry
from ragnatafl.core.ledger import AMOUNTS, COUNTS, PICKS, SHARES, Section
from ragnatafl.locale.names import GameWords, message_argument
from ragnatafl.locale.speech import Name, Speech
from ragnatafl.report.charts import amounts_chart, counts_chart, picks_chart, shares_chart
from ragnatafl.report.study import Study

STYLE = Path(__file__).with_name("report.css")
REPORT = "terminal-report"


@dataclass(frozen=True)
class Part:
    """One chart with its title and a sentence on how to read it."""

    name: str
    title: str
    about: str
    chart: str

    def html(self) -> str:
        told = f"<p>{escape(self.about)}</p>\n" if self.about else ""
        return f'<section id="{self.name}">\n<h2>{escape(self.title)}</h2>\n{told}{self.chart}\n</section>\n'


class Page:
    """What a study shows, said in one language."""

    def __init__(self, study: Study, speech: Speech) -> None:
        self.study = study
        self.speech = speech
        self.words = GameWords(study.game, speech)
        self.title = registry.manifest(study.game).title

    def html(self) -> str:
        title = self.say("ui-terminal-report-title", game=self.title, games=self.study.games)
        parts = [*self.seats(), *[self.section(one) for one in self.sections()]]
        return (
            f'<!doctype html>\n<html lang="{self.speech.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
            f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<header>\n"
            f"<h1>{escape(title)}</h1>\n{self.beginning()}{self.contents(parts)}</header>\n"
            f"<main>\n{''.join(part.html() for part in parts)}</main>\n</body>\n</html>\n"
        )

    def contents(self, parts: Sequence[Part]) -> str:
        links = " ".join(f'<a href="#{part.name}">{escape(part.title)}</a>' for part in parts)
        return f"<nav>{links}</nav>\n"

    def say(self, message: str, **args: object) -> str:
        return self.speech.say(message, **args)

    def sections(self) -> Sequence[Section]:
        """Those of the game of which there is anything to tell."""
        reference = registry.manifest(self.study.game).ledger
        sections: Sequence[Section] = registry.load(reference).sections if reference else ()
        return [one for one in sections if self.study.about(one.subject).num_rows]

    def beginning(self) -> str:
        """Who played, how much, and how the charts are to be read."""
        study = self.study
        lines = [
            self.say("ui-terminal-report-played", bots="; ".join(study.line_ups()), seats=study.seat_counts()),
            *([self.say("ui-terminal-report-options", options="; ".join(study.options()))] if study.options() else []),
            self.say("ui-terminal-report-decisions", decisions=round(study.decisions)),
        ]
        if study.together:
            games, won = study.units[True]
            lines.append(self.say("ui-terminal-report-won-share", share=f"{100 * won / games:.1f}%"))
        lines += [self.say("ui-terminal-report-intervals"), self.say("ui-terminal-report-caution")]
        return "".join(f"<p>{escape(line)}</p>\n" for line in lines)

    # -- parts -----------------------------------------------------------
    def seats(self) -> list[Part]:
        """Of games in which seats stand against each other."""
        if self.study.together:
            return []
        units, won = self.study.units[False]
        kind = registry.manifest(self.study.game).seat
        chart = shares_chart(self.study.seats(), won / units, lambda code: self.name(kind, code), self.share_headings())
        return [Part("seats", self.say("ui-terminal-report-seats"), self.say("ui-terminal-report-seats-about"), chart)]

    def section(self, section: Section) -> Part:
        title = self.words.t(f"{REPORT}-{section.name}")
        about = f"{REPORT}-{section.name}-about"
        return Part(section.name, title, self.words.t(about) if self.words.has(about) else "", self.chart(section))

    def chart(self, section: Section) -> str:
        study, thing = self.study, self.say("ui-terminal-report-thing")

        def name(code: str) -> str:
            return self.name(section.names, code)

        if section.chart == SHARES:
            found = study.shares(section.subject)
            if not section.names:
                found = sorted(found, key=lambda one: one.what)
            return shares_chart(found, study.expected(section.subject), name, self.share_headings())
        if section.chart == AMOUNTS:
            headings = (
                thing,
                self.say("ui-terminal-report-amounts"),
                self.say("ui-terminal-report-winners"),
                self.say("ui-terminal-report-others"),
            )
            return amounts_chart(study.amounts(section.subject), name, headings)
        if section.chart == PICKS:
            return picks_chart(
                study.picks(section.subject, section.of),
                name,
                (thing, self.say("ui-terminal-report-all"), self.say("ui-terminal-report-seen")),
            )
        assert section.chart == COUNTS
        return counts_chart(
            study.counts(section.subject),
            study.games,
            name,
            (thing, self.say("ui-terminal-report-games"), self.say("ui-terminal-report-middle")),
        )

    def share_headings(self) -> Sequence[str]:
        return (
            self.say("ui-terminal-report-thing"),
            self.say("ui-terminal-report-share"),
            self.say("ui-terminal-report-interval"),
            self.say("ui-terminal-report-games"),
        )

    # -- names -----------------------------------------------------------
    def name(self, kind: str, code: str) -> str:
        """The name of a thing; a number behind a dot stays with it ("quest_alfheim.2")."""
        if not kind:
            return code
        plain, dot, number = code.partition(".")
        own = f"{REPORT}-{kind}-{plain}"
        if self.words.has(own):
            return self.words.t(own)
        found = message_argument(self.study.game, kind, plain)
        said = self.speech.say(found.id) if isinstance(found, Name) else plain.replace("_", " ")
        return f"{said} {number}" if dot else said
