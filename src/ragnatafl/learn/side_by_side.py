"""Games side by side, for matches with bots that look ahead: all that they ask their network is asked at once. Each bot
chooses as it would alone, up to rounding: its luck and its allowance are its own."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ragnatafl.arena.simulate import Plan, take_decision
from ragnatafl.arena.together import Table, Uncounted
from ragnatafl.bots import Bot
from ragnatafl.bots.mind import Mind, MindBot
from ragnatafl.bots.questions import Answers, Asked, Question, Thought, answers_to, written
from ragnatafl.bots.search import SearchBot
from ragnatafl.bots.weights import Floats

SHIFTS = 3
"""While a network thinks about the games of one shift, those of the others go on."""

Reply = Callable[[], tuple[Floats, Floats]]
Ask = Callable[[Mind, Asked], Reply]
"""Asks a network, or one that stands for it elsewhere; the reply waits for its answers."""


def at_once(mind: Mind, asked: Asked) -> Reply:
    """Asks the network here."""
    answers = mind.answer(asked)
    return lambda: answers


class Going:
    """A game that goes on until the network is asked for something, or it is over."""

    def __init__(self, table: Table, players: Sequence[Bot]) -> None:
        self.table = table
        self.players = players
        self.thought: Thought[int] | None = None
        self.asked: Question | None = None

    @property
    def mind(self) -> Mind:
        """The network that is asked now."""
        player: Any = self.players[self.table.entry]
        found: Mind = player.mind
        return found

    def go_on(self, answers: Answers | None = None) -> None:
        self.asked = self.tell(answers) if self.thought is not None else None
        while self.asked is None and not self.table.state.over:
            self.asked = self.decide()

    def decide(self) -> Question | None:
        """What is asked about the next decision; None if it could be taken at once."""
        table, player = self.table, self.players[self.table.entry]
        if len(table.legal) > 1:
            self.thought = thought_of(player, table)
        if self.thought is not None:
            return self.tell(None)
        table.play(take_decision(table.state, table.seat, player, table.rng()))
        return None

    def tell(self, answers: Answers | None) -> Question | None:
        """What is asked next; None if the decision has been taken."""
        assert self.thought is not None
        try:
            return next(self.thought) if answers is None else self.thought.send(answers)
        except StopIteration as done:
            self.thought = None
            self.table.play(done.value)
            return None


def thought_of(player: Bot, table: Table) -> Thought[int] | None:
    """None for a bot that asks no network. One that only asks it sees what its seat observes, as in `together.py`."""
    if type(player) is MindBot:
        return player.thinking(table.state, table.seat, table.legal, table.rng())
    if type(player) is SearchBot:
        return player.thinking(table.state.view(table.seat), table.legal, table.rng())
    return None


@dataclass
class Waiting:
    """Games that have asked one network together."""

    games: Sequence[Going]
    questions: Sequence[Question]
    asked: Asked
    reply: Reply

    def go_on(self) -> None:
        for game, answers in zip(self.games, answers_to(self.asked, self.questions, *self.reply()), strict=True):
            game.go_on(answers)


class Shift:
    """Some of the games: they are told what they have asked, go on, and ask again."""

    def __init__(self, width: int, deal: Callable[[], Going | None], ask: Ask) -> None:
        self.width = width
        self.deal = deal
        self.ask = ask
        self.games: list[Going] = []
        self.waiting: list[Waiting] = []

    def play(self) -> list[Table]:
        """The games that are over now; others take their places."""
        for each in self.waiting:
            each.go_on()
        over = [game.table for game in self.games if game.asked is None]
        self.games = [game for game in self.games if game.asked is not None]
        while len(self.games) < self.width and (fresh := self.deal()) is not None:
            fresh.go_on()
            self.games.append(fresh)
        self.waiting = self.asking()
        return over

    def asking(self) -> list[Waiting]:
        """One question to each network for all games that ask it."""
        by_mind: dict[Mind, list[tuple[Going, Question]]] = {}
        for game in self.games:
            if game.asked is not None:
                by_mind.setdefault(game.mind, []).append((game, game.asked))
        return [self.wait_for(mind, *zip(*together, strict=True)) for mind, together in by_mind.items()]

    def wait_for(self, mind: Mind, games: Sequence[Going], questions: Sequence[Question]) -> Waiting:
        asked = written(questions)
        return Waiting(games, questions, asked, self.ask(mind, asked))


def play_side_by_side(
    plan: Plan, players: Sequence[Bot], numbers: Iterable[int], width: int, ask: Ask = at_once, until: float = math.inf
) -> Iterator[Table]:
    """The games of these numbers, begun in their order, `width` at a time; each is told when it is over. Those that are
    not when the clock (`time.monotonic`) shows `until` are left as they are."""
    left = iter(numbers)

    def deal() -> Going | None:
        number = next(left, None)
        return None if number is None else Going(Uncounted(plan, number), players)

    shifts = [Shift(width // SHIFTS + (place < width % SHIFTS), deal, ask) for place in range(SHIFTS)]
    while True:
        for shift in shifts:
            yield from shift.play()
        if time.monotonic() >= until or not any(shift.games for shift in shifts):
            return
