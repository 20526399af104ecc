"""The games of one deal, played in whatever process they are given to."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ragnatafl.arena.entries import Entry, close
from ragnatafl.arena.simulate import MOST_DECISIONS, quiet, take_decision
from ragnatafl.arena.tournament import Match, Tournament
from ragnatafl.bots import Bot
from ragnatafl.core import registry
from ragnatafl.core.contract import State
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.rng import Rng, derived

Row = dict[str, Any]


def play_deal(plan: Tournament, match: Match, deal: int, folder: Path | None = None) -> list[Row]:
    """A row for each game of a deal; with a folder, each decision is written there too."""
    rows: list[Row] = []
    decisions: list[Row] = []
    for turn, seating in enumerate(plan.seatings(match, deal)):
        rows.append(play_one(plan, match, deal, turn, seating, None if folder is None else decisions))
    if folder is not None:
        from ragnatafl.arena.tables import write_decisions

        write_decisions(folder, match, deal, decisions)
    return rows


def play_one(
    plan: Tournament, match: Match, deal: int, turn: int, seating: Sequence[int], decisions: list[Row] | None
) -> Row:
    """One game, with fresh bots, to its end."""
    seated = [plan.entries[entry] for entry in seating]
    place: Row = {"match": list(match), "deal": deal, "turn": turn}
    state = registry.game(plan.game).new(seats=plan.seats, seed=plan.deal_seed(deal), **plan.options)
    quiet(state)
    players = [entry.make(plan.game) for entry in seated]
    thought = [0.0] * plan.seats
    count = 0
    try:
        for decision in decisions_of(state, seated, players, plan, place):
            thought[decision["seat"]] += decision["seconds"]
            count += 1
            if decisions is not None:
                decisions.append({**place, **decision})
    finally:
        for player in players:
            close(player)
    lost = [getattr(player, "lost", "") for player in players]
    told = {"seating": list(seating), "decisions": count, "thought": thought, "lost": lost}
    return {**place, **result(state), **told}


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
    state: State, seated: Sequence[Entry], players: Sequence[Bot], plan: Tournament, place: Mapping[str, Any]
) -> Iterator[Row]:
    """Plays on to the end and tells each decision when it has been taken."""
    thoughts = [Rng(derived(plan.deal_seed(place["deal"]), "bot", place["turn"], seat)) for seat in range(plan.seats)]
    for number in range(MOST_DECISIONS):
        if state.over:
            return
        seat = state.waiting[0]
        thoughts[seat].turn_to(number)
        began = time.perf_counter()
        action = asked(state, seat, players[seat], thoughts[seat], seated[seat])
        took = time.perf_counter() - began
        row: Row = {"number": number, "seat": seat, "bot": seated[seat].label, "action": action, "seconds": took}
        state.play(seat, action)
        yield row
    raise RagnataflError(f"A game of {plan.game} did not end within {MOST_DECISIONS} decisions.")


def asked(state: State, seat: int, player: Bot, rng: Rng, entry: Entry) -> int:
    """What a bot chooses; whatever goes wrong in it is one sentence that names it."""
    try:
        return take_decision(state, seat, player, rng, entry.budget)
    except RagnataflError:
        raise
    except Exception as error:
        raise RagnataflError(f'The bot "{entry.label}" failed: {type(error).__name__}: {error}.') from error
