"""Looking at a record: step through it, jump, and see any position as any seat saw it."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from ragnatafl.core import registry
from ragnatafl.core.contract import State
from ragnatafl.core.errors import OptionError, RecordError
from ragnatafl.core.record import Record
from ragnatafl.locale import DEFAULT
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.screen import screen
from ragnatafl.terminal.story import tell


class Viewer:
    """Walks along a record. Positions on the way are kept at intervals, so that going back is quick."""

    EVERY = 32

    def __init__(
        self,
        record: Record,
        console: Console,
        seat: int | None = None,
        read: Callable[[str], str] = input,
        force: bool = False,
        language: str = DEFAULT,
    ) -> None:
        self.record = record
        self.speech = speech(language)
        self.console = console
        self.game = registry.game(record.game_name)
        self.screen = screen(self.game, self.speech)
        self.seat = seat
        self.read = read
        self._kept: dict[int, State] = {0: record.replay(0, force=force)}
        self.at = 0
        self.state = self._kept[0].clone()

    def go(self, index: int) -> None:
        """Make the position after `index` decisions the current one."""
        if not 0 <= index <= len(self.record):
            raise RecordError(self.speech.say("ui-terminal-no-position", count=len(self.record), at=str(index)))
        if index < self.at or index - self.at > self.EVERY:
            start = max(kept for kept in self._kept if kept <= index)
            if index < self.at or start > self.at:
                self.at, self.state = start, self._kept[start].clone()
        while self.at < index:
            self.record.carry_out(self.state, self.at)
            self.at += 1
            if self.at % self.EVERY == 0 and self.at not in self._kept:
                self._kept[self.at] = self.state.clone()

    def show(self) -> None:
        """The decision that led here, what it caused, and the position."""
        view = self.state.view(self.seat)
        if self.at:
            seat, text = self.record.decisions[self.at - 1]
            name = self.screen.seat_text(self.record.seat_names[seat])
            self.console.print(Text.assemble((f"{self.at}/{len(self.record)}  ", "dim"), name, f": {text}"))
            for sentence in tell(
                self.state.events(self.seat), registry.manifest(self.game.name), self.screen, self.speech
            ):
                self.console.print(sentence)
        else:
            self.console.print(Text(f"0/{len(self.record)}  {self.speech.say('ui-terminal-beginning')}", style="dim"))
        self.console.print(self.screen.board(view, self.console.width, self.console.height))
        if self.seat is not None:
            self.console.print(self.screen.hand(view))

    def walk(self) -> None:
        """Ask for steps until the reader leaves."""
        self._help()
        self.show()
        while True:
            try:
                line = self.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            word, _, rest = line.partition(" ")
            try:
                if word in ("q", "quit", "exit"):
                    return
                if word in ("?", "h", "help"):
                    self._help()
                    continue
                self._step(word, rest.strip())
            except (RecordError, OptionError) as error:
                self.console.print(Text(str(error), style="yellow"))
                continue
            self.show()

    def _help(self) -> None:
        seat = self.record.seat_names[0]
        self.console.print(Text(self.speech.say("ui-terminal-replay-help", seat=seat)))

    def _step(self, word: str, rest: str) -> None:
        if word in ("", "n", "next"):
            if self.at == len(self.record):
                raise RecordError(self.speech.say("ui-terminal-last"))
            self.go(self.at + 1)
        elif word in ("b", "back"):
            if self.at == 0:
                raise RecordError(self.speech.say("ui-terminal-first"))
            self.go(self.at - 1)
        elif word == "g" and rest.isdigit():
            self.go(int(rest[:9]))
        elif word == "v":
            self.seat = seat_number(self.record, rest) if rest else None
        else:
            raise RecordError(self.speech.say("ui-terminal-unknown", word=word))


def seat_number(record: Record, name: str) -> int:
    """The seat of this name; raises OptionError, naming the seats, if there is none."""
    if name not in record.seat_names:
        raise OptionError(f'There is no seat "{name}"; there is: {", ".join(record.seat_names)}.')
    return record.seat_names.index(name)
