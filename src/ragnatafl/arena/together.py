"""Games side by side, with what each was made of. Bots that play by a network are asked for many games at once: one
product of matrices for a hundred positions costs a third of as many small ones.

A network sees what its seat observes. That is the same whether it is worked out from the view or from the position
itself (tests/battery/test_observations.py), and costs less.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from importlib.util import find_spec
from typing import Any

from ragnatafl.arena.facts import row_of
from ragnatafl.arena.ledgers import NoLedger, ledger_of
from ragnatafl.arena.simulate import MOST_DECISIONS, Plan, Played, ended, quiet, take_decision
from ragnatafl.bots import Bot, bot
from ragnatafl.core import registry
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.ledger import Ledger
from ragnatafl.core.rng import Rng, derived

WIDTH = 128
"""So many games are under way at once."""


class Table:
    """One game that is under way."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.seating = plan.seating(number)
        self.seed = plan.seed + number
        self.state: Any = registry.game(plan.game).new(seats=plan.seats, seed=self.seed, **plan.options)
        self.ledger = self.counting()
        self.counts = not isinstance(self.ledger, NoLedger)
        if not self.counts:
            quiet(self.state)
        self.thoughts = [Rng(derived(self.seed, "bot", seat)) for seat in range(plan.seats)]
        self.decisions = 0
        self.seat = 0
        self.legal: list[int] = []
        self.ask()

    def counting(self) -> Ledger:
        """What is counted here."""
        return ledger_of(self.plan.game, self.plan.seats)

    def ask(self) -> None:
        """Who decides next, and what he may do."""
        if not self.state.over:
            self.seat = self.state.waiting[0]
            self.legal = self.state.legal(self.seat)

    @property
    def entry(self) -> int:
        """Which of the plan's bots is asked."""
        return self.seating[self.seat]

    def rng(self) -> Rng:
        self.thoughts[self.seat].turn_to(self.decisions)
        return self.thoughts[self.seat]

    def play(self, action: int) -> None:
        self.state.play(self.seat, action)
        if self.counts:
            self.ledger.decided(self.seat, action, self.legal, self.state.events(self.seat))
        self.decisions += 1
        if self.decisions > MOST_DECISIONS:
            raise RagnataflError(f"The game with seed {self.seed} did not end within {MOST_DECISIONS} decisions.")
        self.ask()

    def played(self) -> Played:
        return ended(self.seating, self.state, self.decisions, self.row())

    def row(self) -> dict[str, Any] | None:
        """What `arena/facts.py` writes of it."""
        return row_of(
            registry.game(self.plan.game),
            self.state,
            self.ledger,
            seed=self.seed,
            options=self.plan.options,
            bots=[self.plan.bots[entry] for entry in self.seating],
            decisions=self.decisions,
        )


class Uncounted(Table):
    """A game of which only the outcome is kept."""

    def counting(self) -> Ledger:
        return NoLedger()

    def row(self) -> dict[str, Any] | None:
        return None


def play_together(
    plan: Plan,
    first: int,
    end: int,
    told: Callable[[int], None] | None = None,
    lay: Callable[[Plan, int], Table] = Table,
    players: Sequence[Bot] | None = None,
) -> list[Played]:
    """The games first .. end - 1 of a plan, in order; `lay` makes their tables, `players` are bots without a name."""
    if players is None:
        known = {name: bot(plan.game, name) for name in plan.bots}
        players = [known[name] for name in plan.bots]
    networks = {id(player) for player in players if plays_by_network(player)}
    waiting = list(range(end - 1, first - 1, -1))
    tables: list[Table] = []
    played: dict[int, Played] = {}
    while waiting or tables:
        while waiting and len(tables) < WIDTH:
            tables.append(lay(plan, waiting.pop()))
        decide(tables, players, networks, plan)
        over = [table for table in tables if table.state.over]
        tables = [table for table in tables if not table.state.over]
        played.update({table.number: table.played() for table in over})
        if told is not None:
            told(len(over))
    return [played[number] for number in sorted(played)]


def decide(tables: Sequence[Table], players: Sequence[Bot], networks: Container[int], plan: Plan) -> None:
    """One decision at each table; `networks` are the ids of the players that can be asked for many at once."""
    together: dict[int, list[Table]] = {}
    for table in tables:
        player = players[table.entry]
        if len(table.legal) > 1 and id(player) in networks:
            together.setdefault(id(player), []).append(table)
        else:
            table.play(take_decision(table.state, table.seat, player, table.rng(), plan.budget))
    for asked in together.values():
        ask_network(players[asked[0].entry], asked)


def plays_by_network(player: Bot) -> bool:
    if find_spec("numpy") is None:
        return False
    from ragnatafl.bots.mind import MindBot

    return type(player) is MindBot


def ask_network(player: Any, asked: Sequence[Table]) -> None:
    """One question for all of them."""
    rows, _ = player.mind.think_many([table.state.observe(table.seat) for table in asked])
    for table, logits in zip(asked, rows, strict=True):
        table.play(player.pick(logits.take(table.legal), table.legal, table.rng()))
