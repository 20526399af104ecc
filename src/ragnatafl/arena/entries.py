"""Who takes part in a match: a bot by its name or its class, with parameters, time to think and a label.

greedy
mybots:Wise                         a class or function of a module; it is called with the game object
mybots:Wise+depth=3+style=bold      with parameters; numbers and true or false are what they look like
mybots:Wise+depth=3@0.5             with half a second for each decision
deep=mybots:Wise+depth=5            under a name of its own
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ragnatafl.bots import Bot, bot, loaded, made
from ragnatafl.bots.program import RUN, Program, ProgramBot, labelled, seconds, with_time
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError


@dataclass(frozen=True)
class Entry:
    """A bot that takes part: `label` in tables, `bot` its name or "module:attribute", `budget` seconds a decision."""

    label: str
    bot: str
    parameters: Mapping[str, Any]
    budget: float | None

    def make(self, game_name: str) -> Bot:
        """A fresh bot; raises OptionError if there is none of this name or it cannot be made."""
        if self.bot.startswith(RUN):
            return ProgramBot(registry.game(game_name), Program(self.bot.removeprefix(RUN)))
        if ":" not in self.bot:
            if self.parameters:
                raise OptionError(f'The bot "{self.bot}" takes no parameters; name a class as module:Class.')
            return bot(game_name, self.bot)
        if os.getcwd() not in sys.path:  # a module may lie in the working folder
            sys.path.append(os.getcwd())
        return made(loaded(self.bot, self.label), game_name, self.label, **self.parameters)


def read_entry(text: str) -> Entry:
    """An entry as it is written on the command line."""
    label, rest = labelled(text.strip())
    if rest.startswith(RUN):
        command, time = with_time(rest)
        return Entry(label or text.strip(), command, {}, time)
    rest, at, budget = rest.partition("@")
    name, *parameters = rest.split("+")
    if not name:
        raise OptionError(f'A bot is written NAME or MODULE:CLASS+PARAMETER=VALUE@SECONDS, not "{text}".')
    time = seconds(budget) if at else None
    return Entry(label or text.strip(), name, dict([parameter(one) for one in parameters]), time)


def parameter(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise OptionError(f'A parameter of a bot is written NAME=VALUE, not "{text}".')
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def read_entries(game_name: str, texts: Sequence[str]) -> tuple[Entry, ...]:
    """All entries, each tried once; raises OptionError if two have the same label."""
    entries = tuple([read_entry(text) for text in texts])
    labels = [entry.label for entry in entries]
    for place, entry in enumerate(entries):
        if entry.label in labels[:place]:
            raise OptionError(f'Two bots are called "{entry.label}"; give one another name: NAME={entry.bot}.')
    for entry in entries:
        close(entry.make(game_name))
    return entries


def close(player: Bot) -> None:
    """Ends a bot that holds something open, as a program does."""
    if hasattr(player, "close"):
        player.close()
