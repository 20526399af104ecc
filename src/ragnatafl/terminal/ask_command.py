"""`ragnatafl ask FILE`: what happens in a position, and why. For questions about the rules, without expectations.

game = "blood_rage"
steps = ["wolf: pillage horgr", "raven: decline"]
# then the position as `replay --position` writes it, or: new = { seats = 3, seed = 5 }
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ragnatafl.core import position_text, registry
from ragnatafl.core.begin import begin
from ragnatafl.core.changed import check_content
from ragnatafl.core.contract import Game, State
from ragnatafl.core.errors import ScenarioError
from ragnatafl.core.reading import Reader
from ragnatafl.locale.names import refusal_text
from ragnatafl.locale.speech import Speech, speech
from ragnatafl.terminal.commands import ContentOption, LanguageOption, out, read_text
from ragnatafl.terminal.screen import Screen, screen
from ragnatafl.terminal.story import tell


def ask(
    file: Annotated[Path, typer.Argument(help="A position with steps, as a text; -: from standard input.")],
    game: Annotated[str, typer.Option("--game", "-g", help="Which game, where the text does not name it.")] = "",
    content: ContentOption = None,
    language: LanguageOption = "",
) -> None:
    """Set a position up, play the steps of a text and tell what happens, by which rule, and what can be done then."""
    played, state, steps = read_question(read_text(file), game)
    check_content(content, played.name)
    answer = Answer(played, state, speech(language))
    for step in steps:
        answer.take(step)
    answer.tell_choices()


def read_question(text: str, game_name: str) -> tuple[Game, State, list[str]]:
    """The game, its position and the steps; raises ScenarioError for a text that is no question."""
    game, table = position_text.loads(text, game_name)
    reader = Reader(table, "question", ScenarioError)
    steps = reader.texts("steps", optional=True)
    position = {key: value for key, value in table.items() if key not in ("steps", "new")}
    if "new" not in table:
        return game, game.position(position), steps
    if position:
        raise reader.fail("new", f'stands in place of a position, not beside one ("{next(iter(position))}")')
    options = dict(reader.table("new").data)
    return game, begin(game, options.pop("seats", max(game.seat_counts)), options.pop("seed", 0), options), steps


class Answer:
    """Plays step after step and prints what each one causes."""

    def __init__(self, game: Game, state: State, speaker: Speech) -> None:
        self.game = game
        self.state = state
        self.speech = speaker
        self.screen: Screen = screen(game, speaker)
        self.names = game.seat_names(state)

    def take(self, step: str) -> None:
        """A step that is refused changes nothing; the next one is tried all the same."""
        seat, text = self.read(step)
        out.print(Text.assemble(self.screen.seat_text(self.names[seat]), f": {text}"))
        refusal = self.state.why_not(seat, text)
        if refusal is not None:
            self.show(Text(refusal_text(self.game.name, refusal, self.speech), style="yellow"), refusal.rule)
            return
        self.state.play(seat, self.state.parse(seat, text))
        for event in self.state.events(seat):
            for sentence in tell([event], registry.manifest(self.game.name), self.screen, self.speech):
                self.show(sentence, event.rule)

    def read(self, step: str) -> tuple[int, str]:
        name, colon, text = step.partition(":")
        if not colon:
            raise ScenarioError(f'A step is written "seat: choice", not "{step}".')
        if name.strip() not in self.names:
            raise ScenarioError(f'There is no seat "{name.strip()}"; there is: {", ".join(self.names)}.')
        return self.names.index(name.strip()), text.strip()

    def show(self, sentence: Text, rule: str) -> None:
        out.print(Text.assemble("  ", sentence, (f"  {rule}" if rule else "", "dim")), soft_wrap=True)

    def tell_choices(self) -> None:
        """Who is asked now, and what for."""
        if self.state.over:
            out.print(Text(self.speech.say("ui-terminal-end"), style="bold"))
        for seat in self.state.waiting:
            choices = ", ".join([self.state.notation(seat, action) for action in self.state.legal(seat)])
            name = self.screen.seat_text(self.names[seat]).plain
            out.print(Text(self.speech.say("ui-terminal-may", name=name, choices=choices)), soft_wrap=True)
