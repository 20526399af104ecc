"""The games of one deal, played in whatever process they are given to."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ragnatafl.arena.entries import Entry, close
from ragnatafl.arena.ledgers import NoLedger, ledger_of
from ragnatafl.arena.simulate import MOST_DECISIONS, quiet, take_decision
from ragnatafl.arena.tournament import Match, Tournament
from ragnatafl.bots import Bot
from ragnatafl.core import registry
from ragnatafl.core.contract import State
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.ledger import Ledger
from ragnatafl.core.rng import Rng, derived

Row = dict[str, Any]
DECISIONS, FACTS = "decisions", "facts"
"""What can be kept of games beside their results."""


class Deal(NamedTuple):
    """The games of a deal, and what else is kept of them: Parquet files by their kind."""

    games: list[Row]
    files: Mapping[str, bytes]


def play_deal(plan: Tournament, match: Match, deal: int) -> list[Row]:
    """A row for each game of a deal."""
    return deal_of(plan, match, deal).games


def deal_of(plan: Tournament, match: Match, deal: int, kept: Collection[str] = ()) -> Deal:
    """A deal with what is to be kept of it."""
    rows: list[Row] = []
    notes: dict[str, list[Row]] = {kind: [] for kind in kept}
    for turn, seating in enumerate(plan.seatings(match, deal)):
        rows.append(play_one(plan, match, deal, turn, seating, notes))
    return Deal(rows, {kind: in_parquet(kind, notes[kind]) for kind in kept})


def in_parquet(kind: str, rows: Sequence[Row]) -> bytes:
    from ragnatafl.arena.facts import piece
    from ragnatafl.arena.tables import as_parquet

    return piece(rows) if kind == FACTS else as_parquet(rows)


def play_one(
    plan: Tournament, match: Match, deal: int, turn: int, seating: Sequence[int], notes: Mapping[str, list[Row]]
) -> Row:
    """One game, with fresh bots, to its end."""
    seated = [plan.entries[entry] for entry in seating]
    place: Row = {"match": list(match), "deal": deal, "turn": turn}
    state = registry.game(plan.game).new(seats=plan.seats, seed=plan.deal_seed(deal), **plan.options)
    ledger = ledger_of(plan.game, plan.seats) if FACTS in notes else NoLedger()
    if isinstance(ledger, NoLedger):
        quiet(state)
    players = [entry.make(plan.game) for entry in seated]
    called = [plan.entries[entry].label for entry in match]
    thought = [0.0] * plan.seats
    count = 0
    try:
        for decision in decisions_of(state, seated, players, plan, place, ledger):
            thought[decision["seat"]] += decision["seconds"]
            count += 1
            if DECISIONS in notes:
                notes[DECISIONS].append({**place, "match": called, **decision})
    finally:
        for player in players:
            close(player)
    if FACTS in notes:
        notes[FACTS].append(facts_of(plan, deal, seated, state, ledger, count))
    lost = [getattr(player, "lost", "") for player in players]
    told = {"seating": list(seating), "decisions": count, "thought": thought, "lost": lost}
    return {**place, **result(state), **told}


def facts_of(plan: Tournament, deal: int, seated: Sequence[Entry], state: State, ledger: Ledger, decisions: int) -> Row:
    """What a game was made of, as `simulate --facts` tells it."""
    from ragnatafl.arena.facts import row_of

    bots = [entry.label for entry in seated]
    game, seed = registry.game(plan.game), plan.deal_seed(deal)
    return row_of(game, state, ledger, seed=seed, options=plan.options, bots=bots, decisions=decisions)


def result(state: State) -> Row:
    outcome = state.outcome
    assert outcome is not None
    return {
        "scores": list(outcome.scores),
        "shares": list(outcome.shares),
        "won": outcome.won,
        "rule": outcome.rule,
    }


def decisions_of(
    state: State,
    seated: Sequence[Entry],
    players: Sequence[Bot],
    plan: Tournament,
    place: Mapping[str, Any],
    ledger: Ledger,
) -> Iterator[Row]:
    """Plays on to the end and tells each decision when it has been taken."""
    counts = not isinstance(ledger, NoLedger)
    thoughts = [Rng(derived(plan.deal_seed(place["deal"]), "bot", place["turn"], seat)) for seat in range(plan.seats)]
    for number in range(MOST_DECISIONS):
        if state.over:
            return
        seat = state.waiting[0]
        thoughts[seat].turn_to(number)
        began = time.perf_counter()
        action = take_decision(state, seat, players[seat], thoughts[seat], seated[seat].budget, seated[seat].label)
        took = time.perf_counter() - began
        legal = state.legal(seat) if counts else ()
        state.play(seat, action)
        if counts:
            ledger.decided(seat, action, legal, state.events(seat))
        yield {"number": number, "seat": seat, "bot": seated[seat].label, "action": action, "seconds": took}
    raise RagnataflError(f"A game of {plan.game} did not end within {MOST_DECISIONS} decisions.")
