"""Chooses games between bots that are worth seeing and tells what happened in them: `python -m tools.annotated_games`.

Of each kind of table some games are played; the one whose winner was nearest to losing, or in which a lost game was
nearest to being won, is kept in docs/games as a record and told on its page by the analysis, in English.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from ragnatafl.arena.simulate import take_decision
from ragnatafl.bots import bot
from ragnatafl.bots.analysis import Analysis, Moment, analyse
from ragnatafl.core.contract import Outcome
from ragnatafl.core.record import Record
from ragnatafl.core.rng import Rng, derived
from ragnatafl.locale.story import sentence
from ragnatafl.terminal.analyse_command import Told, curve, percent

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "games"
SWINGS = 4
"""How many turns of fortune are told."""
WINDOW = 4
"""Positions in which a chance must have moved for a turn of fortune."""


MOST_SAID = 14
"""Sentences of one of them."""


@dataclass(frozen=True)
class Kind:
    name: str
    title: str
    game: str
    bots: Sequence[str]
    options: tuple[tuple[str, Any], ...] = ()
    won: bool | None = None
    """For a team: whether a won game is looked for, or a lost one."""


KINDS = (
    Kind("blood-rage-levels", "Blood Rage: jarl against greedy, two of each", "blood_rage", ("jarl", "greedy") * 2),
    Kind("blood-rage-jarls", "Blood Rage: four jarls", "blood_rage", ("jarl",) * 4),
    Kind("yggdrasil-saved", "Yggdrasil, expert: saved", "yggdrasil", ("karl",) * 4, (("level", "expert"),), True),
    Kind(
        "yggdrasil-lost", "Yggdrasil, hard: lost by greedy", "yggdrasil", ("greedy",) * 3, (("level", "hard"),), False
    ),
)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=12, help="games of each kind to choose from")
    asked.add_argument("--seed", type=int, default=9_000)
    given = asked.parse_args()
    FOLDER.mkdir(exist_ok=True)
    command = f"python -m tools.annotated_games --games {given.games} --seed {given.seed}"
    pages = [HEAD.format(command=command, games=given.games)]
    for kind in KINDS:
        record = chosen(kind, given.games, given.seed)
        record.save(FOLDER / f"{kind.name}.tafl")
        pages.append(Page(kind, record, analyse(record, moments=6)).text())
        print(kind.title, record.result, flush=True)
    (FOLDER / "README.md").write_text("\n".join(pages) + "\n", encoding="utf-8")


HEAD = """# Games worth seeing

Games between bots, chosen by the analysis ([minds](../minds.md)): of {games} games of each kind the one whose outcome
was once least expected. Load a record on the home page of the table to step through it, to see its analysis and to
play on from any position, or read it with `ragnatafl replay FILE` and `ragnatafl analyse FILE`. Chances are the
network's estimates from what each seat knew.

    {command}
"""


def chosen(kind: Kind, games: int, seed: int) -> Record:
    """The record whose outcome was least likely at some time."""
    found = [played(kind, seed + number) for number in range(games)]
    fitting = [record for record in found if kind.won is None or outcome_of(record).won is kind.won]
    return min(fitting or found, key=lambda record: least_likely(analyse(record, moments=0), outcome_of(record)))


def played(kind: Kind, seed: int) -> Record:
    """Each bot draws from numbers of its own."""
    record = Record.start(kind.game, len(kind.bots), seed, list(kind.bots), **dict(kind.options))
    state, players = record.replay(0), {name: bot(kind.game, name) for name in kind.bots}
    state.record_events = False
    while not state.over:
        seat = state.waiting[0]
        rng = Rng(derived(seed, "bot", seat, len(record)))
        action = take_decision(state, seat, players[kind.bots[seat]], rng)
        record.add(seat, state.notation(seat, action))
        state.play(seat, action)
    record.finish(state)
    return record


def outcome_of(record: Record) -> Outcome:
    outcome = record.replay().outcome
    assert outcome is not None
    return outcome


def least_likely(found: Analysis, outcome: Outcome) -> float:
    """How little was ever expected of what came."""
    if found.team:
        return min(row[0] if outcome.won else 1 - row[0] for row in found.chances)
    return min(row[outcome.winners[0]] for row in found.chances)


class Page:
    """One game, told."""

    def __init__(self, kind: Kind, record: Record, found: Analysis) -> None:
        self.kind = kind
        self.record = record
        self.found = found
        self.told = Told(record, found, Console(file=StringIO()), "en")
        self.viewer = self.told.viewer

    def text(self) -> str:
        parts = [
            f"\n## {self.kind.title}\n",
            f"[{self.kind.name}.tafl]({self.kind.name}.tafl): {self.record.result}.\n",
        ]
        parts += ["```text", *self.curves(), "```\n", f"{self.accuracy()}\n"]
        parts += ["Turns of fortune:\n", *(self.fortune(seq) for seq in self.swings()), ""]
        if self.found.moments:
            parts += ["Decisions that cost most:\n", *(self.moment(one) for one in self.found.moments)]
        return "\n".join(parts)

    def name(self, seat: int) -> str:
        return self.viewer.screen.seat_text(self.found.seats[seat]).plain

    def curves(self) -> list[str]:
        if self.found.team:
            return [curve([row[0] for row in self.found.chances])]
        lines = [f"{self.name(seat)} ({bot})" for seat, bot in enumerate(self.kind.bots)]
        wide = max(len(line) for line in lines)
        return [f"{line:{wide}}  {curve([row[k] for row in self.found.chances])}" for k, line in enumerate(lines)]

    def accuracy(self) -> str:
        shares = [(seat, share) for seat, share in enumerate(self.found.accuracy) if share is not None]
        return f"Accuracy: {', '.join(f'{self.name(seat)} {percent(share)}%' for seat, share in shares)}."

    @property
    def followed(self) -> list[float]:
        """The chance of whoever won, or of the team."""
        place = 0 if self.found.team else outcome_of(self.record).winners[0]
        return [row[place] for row in self.found.chances]

    def swings(self) -> list[int]:
        """Where it moved most, apart from each other."""
        chances = self.followed
        steps = sorted(range(WINDOW, len(chances)), key=lambda seq: -abs(chances[seq] - chances[seq - WINDOW]))
        found: list[int] = []
        for seq in steps:
            if len(found) < SWINGS and all(abs(seq - other) > 2 * WINDOW for other in found):
                found.append(seq)
        return sorted(found)

    def fortune(self, seq: int) -> str:
        before, after = (percent(self.followed[at]) for at in (seq - WINDOW, seq))
        who = "the team" if self.found.team else self.name(outcome_of(self.record).winners[0])
        return f"- To position {seq}, {who} {before}% → {after}%: {' '.join(self.happened(seq))}"

    def happened(self, seq: int) -> list[str]:
        said: list[str] = []
        for at in range(seq - WINDOW + 1, seq + 1):
            self.viewer.go(at)
            events = self.viewer.state.events(None)
            said += [one for one in (sentence(self.kind.game, event, self.told.speech) for event in events) if one]
        return said if len(said) <= MOST_SAID else ["…", *said[-MOST_SAID:]]

    def moment(self, moment: Moment) -> str:
        self.viewer.go(moment.seq)
        played, better = (self.told.label(moment.seat, one) for one in (moment.played, moment.better))
        changes = "; ".join(self.told.changes(moment.better))
        chances = f"{percent(moment.better.chance)}% instead of {percent(moment.played.chance)}%"
        why = f" ({changes})" if changes else ""
        return f"- Position {moment.seq}, {self.name(moment.seat)}: *{played}*. Better: *{better}*, {chances}{why}."


if __name__ == "__main__":
    main()
