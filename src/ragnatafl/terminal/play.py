"""Playing in the terminal, against bots or with friends at one keyboard. Every game is its record, saved as you go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ragnatafl.arena.recorded import note_beginnings
from ragnatafl.arena.simulate import take_decision
from ragnatafl.bots import Bot, bot
from ragnatafl.core import position_text, registry
from ragnatafl.core.begin import POSITION
from ragnatafl.core.contract import Outcome
from ragnatafl.core.errors import NotationError, OptionError, RagnataflError, RecordError
from ragnatafl.core.record import UNFINISHED, Record
from ragnatafl.core.rng import Rng, derived
from ragnatafl.core.team import answers_for
from ragnatafl.locale import DEFAULT
from ragnatafl.locale.names import name_of, refusal_text
from ragnatafl.locale.rules import rulebook
from ragnatafl.locale.speech import Name, speech
from ragnatafl.terminal.rules_page import show_rules
from ragnatafl.terminal.screen import Choice, Choices, lines_of, screen
from ragnatafl.terminal.story import tell

AUTOSAVE = Path("ragnatafl-save.tafl")
HUMAN = "human"
BOT = "bot "


class _Leave(Exception):
    """The player goes; the game is kept."""


class TerminalTable:
    """One game at one terminal. `read` asks for a line and raises EOFError when there is none."""

    def __init__(
        self,
        record: Record,
        console: Console,
        path: Path | None = None,
        read: Callable[[str], str] = input,
        force: bool = False,
        language: str = DEFAULT,
    ) -> None:
        self.record = record
        self.speech = speech(language)
        self.say = self.speech.say
        self.console = console
        self.game = registry.game(record.game_name)
        self.state = record.replay(force=force)
        self.names = record.seat_names
        self.screen = screen(self.game, self.speech)
        self.manifest = registry.manifest(self.game.name)
        self.examples = self.manifest.examples
        self.path = path
        self.read = read
        self.bots: Mapping[int, Bot] = {
            seat: bot(record.game_name, player.removeprefix(BOT))
            for seat, player in enumerate(record.players)
            if player.startswith(BOT)
        }
        self.humans = [seat for seat in range(record.seats) if seat not in self.bots]
        if not self.humans:
            raise OptionError("Nobody plays at this terminal: all seats belong to bots.")
        self.log: list[RenderableType] = []
        self._shown = ""
        self._asked: int | None = None
        self._cannot_save = False
        if not len(record):
            note_beginnings(self.record, self.state)

    def greet(self) -> None:
        """Which game it is, who sits where, and where it is kept."""
        seats = [f"{self.screen.seat_text(name)}: {self._player(seat)}" for seat, name in enumerate(self.names)]
        seed = "drawn" if self.record.drawn else str(self.record.seed)
        deal = self.say("ui-terminal-deal", seed=POSITION if POSITION in self.record.options else seed)
        parts = [self.game.title, deal if self.manifest.chance else "", ", ".join(seats)]
        self.console.print(Text("  ".join(part for part in parts if part)))
        self.console.print(Text(self.say("ui-terminal-kept-in", file=str(self.path)), style="dim"))

    # The loop

    def run(self) -> bool:
        """Play until the game is over (True) or the player leaves (False). The record is saved either way."""
        try:
            while not self.state.over:
                seat, person = self._next()
                if person is None:
                    rng = Rng(derived(self.record.seed, "bot", seat, len(self.record)))
                    self._decide(seat, take_decision(self.state, seat, self.bots[seat], rng))
                else:
                    self._ask(seat, person)
        except (_Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self._autosave()
            if self.path is not None and not self._cannot_save:
                again = f"ragnatafl play {self.game.name} --resume {self.path}"
                self.console.print(Text(self.say("ui-terminal-kept", command=again)), soft_wrap=True)
            return False
        self.record.finish(self.state)
        self._autosave()
        self._show_end()
        return True

    def _decide(self, seat: int, action: int) -> None:
        text = self.state.notation(seat, action)
        self.state.play(seat, action)
        self.record.add(seat, text)
        note_beginnings(self.record, self.state)
        watcher = self.humans[0] if len(self.humans) == 1 else None
        for sentence in tell(self.state.events(watcher), self.manifest, self.screen, self.speech):
            self.log.append(sentence)
            self.console.print(sentence)

    def _next(self) -> tuple[int, int | None]:
        """The seat that is asked now, bots first, and who answers for it at the keyboard."""
        asked = [(seat, self._person(seat)) for seat in self.state.waiting]
        return next((one for one in asked if one[1] is None), asked[0])

    def _person(self, seat: int) -> int | None:
        """Who answers for this seat at the keyboard; None for a bot's own decisions."""
        person = answers_for(self.game, self.manifest.team_verbs, seat, self.state.legal(seat), self.humans)
        return person if person in self.humans else None

    def _ask(self, seat: int, person: int) -> None:
        """`person` answers what this seat is asked: it is his own, or a bot's that is asked for the team."""
        self._autosave()
        self._hand_over(person)
        view = self.state.view(person)
        groups = self.screen.choices(view, self.state.offers(seat))
        numbered = [choice.notation for group in groups for choice in group.items]
        self._show_board_and_question(person, groups)
        while True:
            line = " ".join(self.read(f"{self.screen.seat_text(self.names[person])}> ").split())
            notation = self._meant(line, numbered) or self._understood(seat, line, numbered)
            if notation is not None:
                self._decide(seat, self.state.parse(seat, notation))
                return
            self._command(seat, line, groups, numbered)

    def _hand_over(self, seat: int) -> None:
        """With several people at one keyboard nobody may see the hand of the one before."""
        if len(self.humans) > 1 and self._asked != seat:
            if not self.manifest.open:
                self.console.clear()
            self.console.print(Text(self.say("ui-terminal-now", name=self.screen.seat_text(self.names[seat]).plain)))
            if not self.manifest.open:
                self.read(f"{self.say('ui-terminal-look-away')} ")
            self._shown = ""
        self._asked = seat

    # What a line means

    def _meant(self, line: str, numbered: Sequence[str]) -> str | None:
        """The legal notation that a number, the notation itself or an unmistakable shortening of it means."""
        lowered = line.lower()
        if lowered in numbered:
            return lowered
        if lowered.isdigit():
            number = int(lowered) if len(lowered) < 6 else 0
            return numbered[number - 1] if 1 <= number <= len(numbered) else None
        if not lowered or lowered.split()[0] in COMMANDS:
            return None
        fitting = [notation for notation in numbered if _abbreviates(lowered, notation)]
        return fitting[0] if len(fitting) == 1 else None

    def _understood(self, seat: int, line: str, numbered: Sequence[str]) -> str | None:
        """The legal notation that the game itself reads in a line which is no command."""
        if not line or line.isdigit() or line.lower().split()[0] in COMMANDS:
            return None
        try:
            notation = self.state.notation(seat, self.state.parse(seat, line))
        except NotationError:
            return None
        return notation if notation in numbered else None

    def _command(self, seat: int, line: str, groups: Sequence[Choices], numbered: Sequence[str]) -> None:
        word, _, rest = line.partition(" ")
        word = COMMANDS.get(word.lower(), word.lower())
        if not line:
            self.console.print(Text(self.say("ui-terminal-write")))
        elif word == "help":
            self.console.print(self._help())
            self.console.print(self.screen.legend())
        elif word == "board":
            self.console.print()
            self.console.print(self.screen.board(self.state.view(seat), self.console.width, self.console.height))
        elif word == "hand":
            self.console.print(self.screen.hand(self.state.view(seat)))
        elif word in ("sheets", f"{self.manifest.seat}s"):
            self.console.print(self.screen.details(self.state.view(seat)))
        elif word == "list":
            self.console.print(self._question(seat, groups))
        elif word == "log":
            for sentence in self.log[-30:] or [self.say("ui-terminal-nothing-yet")]:
                self.console.print(sentence)
        elif word == "why":
            self._why(seat, rest)
        elif word == "rules":
            self._rules(rest)
        elif word == "position":
            self._position()
        elif word == "save":
            self._save_as(rest)
        elif word == "quit":
            raise _Leave
        else:
            self._not_possible(seat, line, numbered)

    def _help(self) -> Group:
        """How to choose, and a line for each thing that can be written besides."""
        own = self.examples
        lines = (
            (", ".join(own.shown), self.say("ui-terminal-help-board")),
            ("list, log", self.say("ui-terminal-help-list")),
            (f"why {own.why}", self.say("ui-terminal-help-why")),
            (f"rules {own.words}", self.say("ui-terminal-help-rules", id=own.id, card=own.card)),
            ("position", self.say("ui-terminal-help-position")),
            ("save FILE, quit", self.say("ui-terminal-help-save")),
        )
        table = Table.grid(padding=(0, 2))
        for written, does in lines:
            table.add_row(Text(f"  {written}", style="bold"), Text(does))
        return Group(Text(self.say("ui-terminal-help", choice=own.choice, short=own.short)), table)

    def _not_possible(self, seat: int, line: str, numbered: Sequence[str]) -> None:
        if line.isdigit():
            self.console.print(Text(self.say("ui-terminal-choices", count=len(numbered)), style="yellow"))
            return
        fitting = [notation for notation in numbered if _abbreviates(line.lower(), notation)]
        if fitting:
            some = ", ".join(fitting[:8]) + (", ..." if len(fitting) > 8 else "")
            self.console.print(Text(self.say("ui-terminal-which", choices=some), style="yellow"))
            return
        self._why(seat, line)

    def _why(self, seat: int, text: str) -> None:
        notation = " ".join(text.lower().split())
        if not notation:
            self.console.print(Text(self.say("ui-terminal-why", example=f"why {self.examples.why}")))
            return
        try:
            self.state.parse(seat, notation)
        except NotationError as error:
            self.console.print(Text(refusal_text(self.game.name, error.refusal, self.speech), style="yellow"))
            return
        refusal = self.state.why_not(seat, notation)
        if refusal is None:
            self.console.print(Text(self.say("ui-terminal-possible")))
            return
        told = refusal_text(self.game.name, refusal, self.speech)
        self.console.print(Text(f"{told} ({refusal.rule})" if refusal.rule else told, style="yellow"))

    def _rules(self, query: str) -> None:
        try:
            book = rulebook(self.game.name, self.speech.language)
        except OptionError as error:
            self.console.print(Text(str(error), style="yellow"))
            return
        if query:
            show_rules(self.console, book, query, self.speech, limit=6)
        else:
            words = (self.examples.id, self.examples.card, self.examples.words)
            examples = ", ".join(f'"rules {word}"' for word in words)
            self.console.print(Text(self.say("ui-terminal-look-for", examples=examples)))

    def _position(self) -> None:
        """The text holds everything: it is for one who knows the deal anyway, and plays alone."""
        if self.record.drawn or len(self.humans) > 1:
            self.console.print(Text(self.say("ui-position-secret"), style="yellow"))
            return
        self.console.print(Text(position_text.dumps(self.game, self.state)), soft_wrap=True)

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path or AUTOSAVE
        try:
            self.record.save(path)
        except RecordError as error:
            self.console.print(Text(str(error), style="red"))
            return
        self.console.print(Text(self.say("ui-terminal-saved", file=str(path))))

    def _autosave(self) -> None:
        if self.path is None or self._cannot_save:
            return
        try:
            self.record.save(self.path)
        except RecordError as error:
            self._cannot_save = True
            self.console.print(Text(f"{error} {self.say('ui-terminal-save-else')}", style="red"))

    # What is shown

    def _show_board_and_question(self, seat: int, groups: Sequence[Choices]) -> None:
        """The board if it has changed, then the question: both on one screen, drawn closely where it is small."""
        view = self.state.view(seat)
        width, room = self.console.width, self.console.height - 1
        question = self._question(seat, groups)
        with self.console.capture() as picture:
            self.console.print(self.screen.board(view, width, self.console.height))
        if picture.get() != self._shown and not (self._shown and self.screen.is_step(view)):
            self._shown = picture.get()
            left = room - lines_of(question, width)
            board = self.screen.board(view, width, left)
            if lines_of(board, width) > left:
                question = self._question(seat, groups, short=True)
                board = self.screen.board(view, width, room - lines_of(question, width))
            self.console.print()
            self.console.print(board)
        self.console.print(question)

    def _question(self, seat: int, groups: Sequence[Choices], short: bool = False) -> Group:
        """What is asked and the numbered choices; in short without what "list" tells more."""
        parts: list[RenderableType] = [Text(self.screen.prompt(self.state.view(seat)), style="bold")]
        number, more = 1, f"({self.say('ui-terminal-more')})" if short else ""
        for group in groups:
            parts.append(_drawn(group, number, self.console.width, more))
            number += len(group.items)
        return Group(*parts)

    def _show_end(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        self.console.print()
        if outcome.won is not None:
            self.console.print(Text(self._verdict(outcome), style="bold green" if outcome.won else "bold red"))
            view = self.state.view(None)
            for seat in range(self.record.seats):
                note = Text(f"  {self.screen.final_note(view, seat)}  {self._player(seat)}", style="dim")
                self.console.print(Text.assemble(self.screen.seat_text(self.names[seat]), note))
        else:
            view = self.state.view(None)
            table = Table(title=self.say("ui-terminal-end"), title_style="bold", header_style="dim")
            for heading, justify in (
                ("", "right"),
                ("", "left"),
                (self.say("ui-terminal-player"), "left"),
                (self.say("ui-terminal-score"), "right"),
                ("", "left"),
            ):
                table.add_column(heading, justify=justify)  # type: ignore[arg-type]
            order = sorted(range(self.record.seats), key=lambda seat: -outcome.scores[seat])
            for seat in order:
                place = 1 + sum(1 for score in outcome.scores if score > outcome.scores[seat])
                table.add_row(
                    f"{place}.",
                    self.screen.seat_text(self.names[seat]),
                    Text(self._player(seat)),
                    Text(str(outcome.scores[seat]), style="bold" if seat in outcome.winners else ""),
                    Text(self.screen.final_note(view, seat), style="dim"),
                )
            self.console.print(table)
            self.console.print(Text(self._winners(outcome), "bold"))
        if self.path is not None and not self._cannot_save:
            told = self.say("ui-terminal-record", file=str(self.path), command=f"ragnatafl replay {self.path}")
            self.console.print(Text(told))

    def _winners(self, outcome: Outcome) -> str:
        """Who has won; when all have, a game that knows draws says so by `<prefix>-draw`."""
        names, draw = [self._name(seat) for seat in outcome.winners], f"{self.manifest.prefix}-draw"
        if len(names) == self.record.seats and self.speech.has(draw):
            return self.say(draw)
        return self.say("ui-terminal-winners", names=names, count=len(names))

    def _verdict(self, outcome: Outcome) -> str:
        """How it ended and by which rule; a game may tell the reason by `<prefix>-defeat-<rule>`."""
        verdict = self.say("ui-terminal-won" if outcome.won else "ui-terminal-lost")
        message = f"{self.manifest.prefix}-defeat-{outcome.rule}"
        reason = self.say(message).rstrip(".") if self.speech.has(message) else outcome.reason
        return f"{verdict}{f': {reason}' if reason else ''}{f' ({outcome.rule})' if outcome.rule else ''}."

    def _name(self, seat: int) -> Name | str:
        """The name of a seat, so that a sentence can bend it."""
        name = name_of(self.game.name, self.manifest.seat, self.names[seat])
        return name if self.speech.has(name.id) else self.screen.seat_text(self.names[seat]).plain

    def _player(self, seat: int) -> str:
        player = self.record.players[seat]
        return player.removeprefix(BOT) if player.startswith(BOT) else self.say("ui-terminal-human")


COMMANDS = {
    word: word
    for word in ("help", "board", "hand", "sheets", "list", "log", "why", "rules", "position", "save", "quit")
}
COMMANDS |= {"?": "help", "exit": "quit", "q": "quit", "choices": "list", "rule": "rules", "decks": "hand"}


def _abbreviates(typed: str, notation: str) -> bool:
    """ "inv w utg" means "invade warrior utgard": word by word, each a beginning of the other."""
    mine, theirs = typed.split(), notation.split()
    return len(mine) == len(theirs) and all(b.startswith(a) for a, b in zip(mine, theirs, strict=True))


def _drawn(group: Choices, first: int, width: int, short: str = "") -> RenderableType:
    """Tall choices as lines with their notes; others side by side beside the title. In short a note is cut to its
    line, and the title stands before its choices like one of them."""
    if group.tall:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", width=3)
        table.add_column(no_wrap=bool(short), overflow="ellipsis" if short else "fold")
        for number, choice in enumerate(group.items, first):
            table.add_row(Text(str(number), style="bold cyan"), _label(choice))
        return Group(Text.assemble(group.title, (f" {short}" if short else "", "dim")), table) if group.title else table
    items = [
        Text.assemble((f"{number}{')' * choice.label[:1].isdigit()}", "bold cyan"), f" {choice.label}")
        for number, choice in enumerate(group.items, first)
    ]
    if short and group.title:
        items[0] = Text.assemble(group.title, "  ", items[0])
    if short or not group.title:
        return _side_by_side(items, width)
    column = min(25, width // 3)
    table = Table.grid(padding=(0, 1))
    table.add_column(width=column)
    table.add_column()
    table.add_row(Text(group.title), _side_by_side(items, width - column - 1))
    return table


def _side_by_side(items: Sequence[Text], width: int) -> Text:
    """As many to a line as fit, none of them torn apart."""
    text, used = Text(), 0
    for item in items:
        if used and used + 2 + len(item) > width:
            text.append("\n")
            used = 0
        elif used:
            text.append("  ")
            used += 2
        text.append_text(item)
        used += len(item)
    return text


def _label(choice: Choice) -> Text:
    parts = [part for part in (Text(choice.label, style="bold"), choice.kind, Text(choice.note)) if part]
    return Text("  ").join(parts)


def free_path(path: Path = AUTOSAVE) -> Path:
    """Where a new game may be kept without overwriting an unfinished one."""
    number = 1
    candidate = path
    while candidate.exists() and not _is_finished(candidate):
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate


def _is_finished(path: Path) -> bool:
    try:
        return Record.load(path).result != UNFINISHED
    except RagnataflError:
        return False


def parse_players(names: Sequence[str], humans: Sequence[str], bots: Sequence[str]) -> list[str]:
    """Who sits where: `humans` are seat names, `bots` fill the other seats in order (the last one repeats)."""
    for name in humans:
        if name not in names:
            raise OptionError(f'There is no seat "{name}"; there is: {", ".join(names)}.')
    left = list(bots)
    players: list[str] = []
    for name in names:
        if name in humans:
            players.append(HUMAN)
        else:
            players.append(BOT + (left.pop(0) if len(left) > 1 else left[0]))
    return players
