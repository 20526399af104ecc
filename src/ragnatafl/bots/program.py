"""A bot in any language: a program that is asked by lines of JSON (docs/bot-protocol.md).

A program that ends, answers what is no answer, or takes too long loses its seat: the rest of its game is played at
random, and `lost` says why.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Mapping, Sequence
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


class Lost(RagnataflError):
    """Why a program has lost its seat."""


class Program:
    """A running program, and the lines between it and us."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError, IndexError) as error:
            raise OptionError(f'The program "{command}" cannot be started: {error}.') from error
        self.late = False

    def ask(self, message: Mapping[str, Any], seconds: float) -> Mapping[str, Any]:
        """The answer to a message; raises Lost if none comes in time."""
        self.late = False
        alarm = Timer(seconds, self.end_late)
        alarm.daemon = True
        alarm.start()
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
        self.process.kill()

    def tell(self, message: Mapping[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
        self.process.stdin.flush()

    def read(self, line: str, seconds: float) -> Mapping[str, Any]:
        if self.late:
            raise Lost(f"it gave no answer within {seconds:g} seconds")
        if not line:
            raise Lost("it ended")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise Lost(f"it answered with what is no JSON object: {line.strip()[:60]!r}")
        return answer

    def close(self) -> None:
        """Says good-bye; a program that does not go is ended."""
        try:
            self.tell({"type": "bye"})
            self.process.communicate(timeout=GRACE)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


class ProgramBot:
    """A program on a seat. It is started when it is made, and ended by `close`."""

    needs_view = True

    def __init__(self, game: Game, command: str) -> None:
        self.game = game
        self.lost = ""
        self.program = Program(command)
        self.name = command
        hello = {"type": "hello", "protocol": PROTOCOL, "game": game.name, "rules": str(game.rules_version)}
        try:
            self.greet(self.program.ask({**hello, "content": game.content_hash}, GREETING))
        except Lost as error:
            self.close()
            raise OptionError(f'The program "{command}" is no bot: {error}.') from None

    def greet(self, answer: Mapping[str, Any]) -> None:
        if answer.get("type") != "ready" or answer.get("protocol") != PROTOCOL:
            raise Lost(f'it did not answer with "ready" and protocol {PROTOCOL}')
        self.name = str(answer.get("name") or self.name)[:60]

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        if not self.lost:
            try:
                return self.asked(view, legal, rng, budget)
            except Lost as error:
                self.lost = str(error)
                self.close()
        return legal[int(rng.below(len(legal)))]

    def asked(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None) -> int:
        texts = {str(self.game.action(number)): number for number in legal}
        question = {"type": "choose", "view": view, "legal": list(texts), "seed": int(rng.below(MOST_SEEDS))}
        answer = self.program.ask({**question, "budget": budget}, PATIENCE if budget is None else budget + GRACE)
        choice = answer.get("choice")
        if not isinstance(choice, str) or choice not in texts:
            raise Lost(f"it chose {choice!r:.60}, which is not legal")
        return texts[choice]

    def close(self) -> None:
        self.program.close()
