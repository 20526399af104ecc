"""What happened, told in a terminal: the sentences of the browser's log, headings and names in their colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from rich.text import Text

from ragnatafl.core.contract import Event
from ragnatafl.core.manifest import Manifest
from ragnatafl.locale.speech import Speech
from ragnatafl.locale.story import sentence
from ragnatafl.terminal.screen import Screen

HEADINGS = ("age_began", "phase_began", "round_began")


@runtime_checkable
class Storyteller(Protocol):
    """A screen that says events in words of its own."""

    def sentence(self, event: Event) -> str: ...


def tell(events: Sequence[Event], game: Manifest, screen: Screen, speech: Speech) -> Iterator[Text]:
    """A sentence for each event that is told; a game without a screen of its own is told plainly."""
    for event in events:
        said = screen.sentence(event) if isinstance(screen, Storyteller) else sentence(game.name, event, speech)
        if said is None and not game.terminal:
            said = plain(event)
        if said:
            yield coloured(said, event, game, screen)


def plain(event: Event) -> str:
    data = ", ".join(f"{key} {value}" for key, value in event.data.items())
    return f"{event.name.replace('_', ' ')}: {data}" if data else event.name


def coloured(said: str, event: Event, game: Manifest, screen: Screen) -> Text:
    text = Text(said, style="bold" if event.name in HEADINGS else "")
    seat = event.data.get(game.seat)
    if isinstance(seat, str):
        name = screen.seat_text(seat)
        text.highlight_words([name.plain], style=name.style)
    return text
