"""A bot in any language: a program that is asked by lines of JSON (docs/bot-protocol.md).

A program that ends, answers what is no answer, or takes too long loses its seat. In the arena the rest of its game is
played at random, and `lost` says why; at a table another bot goes on (server/programs.py).
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from threading import Timer
from typing import Any

from ragnatafl.core.contract import Game, View
from ragnatafl.core.errors import OptionError, RagnataflError
from ragnatafl.core.rng import Rng

PROTOCOL = 1
GREETING = 10.0
"""Seconds that a program has to get ready."""
PATIENCE = 30.0
"""Seconds for a decision where no budget is given; with one, GRACE more than it."""
GRACE = 1.0
LONGEST = 1_000_000
"""Letters of one answer."""
MOST_SEEDS = 2**31
RUN = "run:"
"""What a program is written with, where a bot could also be something else."""


class Lost(RagnataflError):
    """Why a program has lost its seat; `key` and `facts` say it to people, who must not learn what it has answered."""

    def __init__(self, reason: str, key: str, **facts: str | float) -> None:
        super().__init__(reason)
        self.key = key
        self.facts = facts


RUNNING: set[Program] = set()
"""Those of this process, so that whoever ends it without a word can end them first."""


class Program:
    """A running program, and the lines between it and us. It is apart: it hears no Ctrl-C of ours, and what it has
    started, as a shell does, is ended with it."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.apart = hasattr(os, "killpg")
        try:
            words = shlex.split(command)
            if not words:
                raise ValueError("no program is named")
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=self.apart,
            )
        except (OSError, ValueError) as error:
            raise OptionError(f'The program "{command}" cannot be started: {error}.') from error
        self.late = False
        RUNNING.add(self)

    def ask(self, message: Mapping[str, Any], seconds: float) -> Mapping[str, Any]:
        """The answer to a message; raises Lost if none comes in time."""
        self.late = False
        alarm = self.alarm(seconds, self.end_late)
        try:
            self.tell(message)
            line = self.process.stdout.readline(LONGEST) if self.process.stdout else ""
        except (OSError, ValueError):
            line = ""
        finally:
            alarm.cancel()
        return self.read(line, seconds)

    def end_late(self) -> None:
        self.late = True
        self.kill()

    def kill(self) -> None:
        if not self.apart:
            self.process.kill()
            return
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):  # all of it has ended
            pass

    def tell(self, message: Mapping[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
        self.process.stdin.flush()

    def read(self, line: str, seconds: float) -> Mapping[str, Any]:
        if self.late:
            raise Lost(f"it gave no answer within {seconds:g} seconds", "late", seconds=seconds)
        if not line:
            raise Lost("it ended", "ended")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Lost(f"it answered with what is no JSON object: {line.strip()[:60]!r}", "unreadable")
        return answer

    def close(self) -> None:
        """Says good-bye; a program that does not go is ended. What it still writes, nobody reads."""
        assert self.process.stdin is not None
        alarm = self.alarm(GRACE, self.kill)
        try:
            self.tell({"type": "bye"})
            self.process.stdin.close()
            self.process.wait()
        except (OSError, ValueError):  # it has ended already
            pass
        finally:
            alarm.cancel()
        self.end()

    def end(self) -> None:
        """At once, without a word."""
        self.kill()
        self.process.wait()
        RUNNING.discard(self)

    @staticmethod
    def alarm(seconds: float, ring: Callable[[], None]) -> Timer:
        alarm = Timer(seconds, ring)
        alarm.daemon = True
        alarm.start()
        return alarm


def end_all() -> None:
    """Before this process ends without a word."""
    for one in list(RUNNING):
        one.kill()


class ProgramBot:
    """A program that has been started, on a seat; `close` ends it."""

    needs_view = True

    def __init__(self, game: Game, program: Program) -> None:
        self.game = game
        self.lost = ""
        self.program = program
        self.name = program.command
        hello = {"type": "hello", "protocol": PROTOCOL, "game": game.name, "rules": str(game.rules_version)}
        try:
            self.greet(self.program.ask({**hello, "content": game.content_hash}, GREETING))
        except Lost as error:
            program.end()
            raise OptionError(f'The program "{program.command}" is no bot: {error}.') from None

    def greet(self, answer: Mapping[str, Any]) -> None:
        if answer.get("type") != "ready" or answer.get("protocol") != PROTOCOL:
            raise Lost(f'it did not answer with "ready" and protocol {PROTOCOL}', "unreadable")
        self.name = str(answer.get("name") or self.name)[:60]

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        if not self.lost:
            try:
                return self.answer(view, legal, rng, budget)
            except Lost as error:
                self.lost = str(error)
                self.program.end()
        return legal[int(rng.below(len(legal)))]

    def answer(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None) -> int:
        """What the program itself chooses; raises Lost."""
        texts = {str(self.game.action(number)): number for number in legal}
        question = {"type": "choose", "view": view, "legal": list(texts), "seed": int(rng.below(MOST_SEEDS))}
        answer = self.program.ask({**question, "budget": budget}, PATIENCE if budget is None else budget + GRACE)
        choice = answer.get("choice")
        if not isinstance(choice, str) or choice not in texts:
            raise Lost(f"it chose {choice!r:.60}, which is not legal", "illegal")
        return texts[choice]

    def close(self) -> None:
        self.program.close()


# How a program is written


def labelled(text: str) -> tuple[str, str]:
    """The label in front, where there is one, and the rest."""
    label, equals, rest = text.partition("=")
    return (label, rest) if equals and not set(label) & set(":+@") else ("", text)


def with_time(text: str) -> tuple[str, float | None]:
    """A command, and its time for a decision. It is taken as it is; only a number after the last @ is a time."""
    command, at, budget = text.rpartition("@")
    if at and budget.replace(".", "", 1).isdigit():
        return command, seconds(budget)
    return text, None


def seconds(text: str) -> float:
    try:
        budget = float(text)
    except ValueError:
        budget = 0.0
    if not 0 < budget < float("inf"):
        raise OptionError(f'A time to think is a number of seconds above zero, not "{text}".')
    return budget
