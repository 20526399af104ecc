"""`ragnatafl analyse`: the chance to win along a record, and the moments in which a game was lost. Light to import; the
network is loaded when an analysis begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Protocol, runtime_checkable

import typer
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from ragnatafl.core import registry
from ragnatafl.core.changed import check_content
from ragnatafl.core.errors import OptionError
from ragnatafl.core.offers import Offer
from ragnatafl.core.record import Record
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.commands import ContentOption, JsonFlag, LanguageOption, err, out, print_json
from ragnatafl.terminal.replay import Viewer, seat_number

if TYPE_CHECKING:
    from ragnatafl.bots.analysis import Analysis, Moment, Tried

BARS = "▁▂▃▄▅▆▇█"
LONGEST, BESIDE = 64, 14
"""Signs of a curve at most, and what is needed for where it begins and ends."""
MISSING = 'An analysis needs NumPy, which is not installed: pip install "ragnatafl[rl]".'


@runtime_checkable
class Foreteller(Protocol):
    """A screen that says what a choice changes."""

    def changes(self, found: Mapping[str, Any]) -> list[str]: ...


def analyse(
    file: Annotated[Path, typer.Argument(help="A record (*.tafl) of a finished game.")],
    seat: Annotated[str | None, typer.Option(help="Judge the decisions of this seat only.")] = None,
    moments: Annotated[int, typer.Option(help="How many turning points are told at most.", min=0, max=40)] = 8,
    as_json: JsonFlag = False,
    content: ContentOption = None,
    language: LanguageOption = "",
) -> None:
    """Who stood how well when, which decisions cost most, and what would have been better."""
    record = Record.load(file)
    check_content(content, record.game_name)
    chosen = seat_number(record, seat) if seat is not None else None
    found = analysed(record, moments, chosen)
    if as_json:
        print_json(found.to_dict())
    else:
        Told(record, found, out, language).show()


def analysed(record: Record, moments: int, seat: int | None) -> Analysis:
    try:
        from ragnatafl.bots.analysis import analyse
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise OptionError(MISSING) from None
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("", total=1.0)
        return analyse(record, moments, seat, lambda part: progress.update(task, completed=part))


class Told:
    """An analysis, told in a terminal."""

    def __init__(self, record: Record, found: Analysis, console: Console, language: str) -> None:
        self.found = found
        self.console = console
        self.speech = speech(language)
        self.viewer = Viewer(record, console, language=language)

    def show(self) -> None:
        self.heading("ui-analysis-team" if self.found.team else "ui-analysis-chance")
        for place, seat in enumerate(self.lines()):
            room = min(LONGEST, self.console.width - len(seat) - BESIDE)
            self.console.print(Text.assemble(seat, "  ", curve([row[place] for row in self.found.chances], room)))
        self.accuracies()
        self.heading("ui-analysis-moments")
        if not self.found.moments:
            self.console.print(self.speech.say("ui-analysis-none"))
        for moment in self.found.moments:
            self.moment(moment)
        self.console.print(Text.assemble("\n", (self.speech.say("ui-analysis-explained"), "dim")))

    def heading(self, text: str) -> None:
        self.console.print(Text(f"\n{self.speech.say(text)}", style="bold"))

    def lines(self) -> list[Text]:
        """What stands before each curve: names of the same length."""
        names = [self.viewer.screen.seat_text(name) for name in self.found.seats]
        if self.found.team:
            return [Text(registry.game(self.found.game).title)]
        return [padded(name, max(len(one) for one in names)) for name in names]

    def accuracies(self) -> None:
        self.heading("ui-analysis-accuracy")
        for seat, accuracy in enumerate(self.found.accuracy):
            if accuracy is not None:
                name = self.viewer.screen.seat_text(self.found.seats[seat])
                player = f" ({self.found.players[seat]})" if self.found.players[seat] else ""
                self.console.print(Text.assemble(name, player, f": {percent(accuracy)}%"))

    def moment(self, moment: Moment) -> None:
        self.viewer.go(moment.seq)
        name = self.viewer.screen.seat_text(self.found.seats[moment.seat])
        number = self.speech.say("ui-past-position", seq=moment.seq)
        self.console.print(Text.assemble("\n", name, (f"  {number}", "dim")))
        for text, tried in (("ui-analysis-played", moment.played), ("ui-analysis-better", moment.better)):
            said = self.label(moment.seat, tried)
            line = self.speech.say(text, choice=said, chance=percent(tried.chance))
            self.console.print(Text(line), soft_wrap=True)
            for change in self.changes(tried):
                self.console.print(Text(f"    {change}", style="dim"), soft_wrap=True)

    def label(self, seat: int, tried: Tried) -> str:
        """The action as the seat was offered it."""
        state = self.viewer.state
        offers: Sequence[Offer] = [offer for offer in state.offers(seat) if offer.text == tried.text]
        [group] = self.viewer.screen.choices(state.view(seat), offers)
        title = "" if group.title.endswith(".") else group.title  # a sentence is told of all choices of its group
        return ": ".join(part for part in (title, group.items[0].label) if part)

    def changes(self, tried: Tried) -> list[str]:
        screen = self.viewer.screen
        return screen.changes(tried.changes) if isinstance(screen, Foreteller) else []


def curve(values: Sequence[float], room: int = LONGEST) -> str:
    """The way of a chance from the beginning to the end, in so many signs at most."""
    count = max(1, min(room, len(values)))
    picked = [values[place * (len(values) - 1) // max(1, count - 1)] for place in range(count)]
    signs = "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked)
    return f"{signs} {percent(values[0])}% → {percent(values[-1])}%"


def percent(share: float) -> int:
    return round(100 * share)


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - len(text)))
