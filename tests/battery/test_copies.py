"""Copies: clones, saved states and records are the same game, and independent of it."""

from __future__ import annotations

import json

from ragnatafl import Record
from tests.battery.tables import GameSetup, random_walk


def test_a_clone_is_equal_and_independent(table: GameSetup) -> None:
    for state, seat, legal, rng in random_walk(table, 11):
        before = state.to_dict()
        clone = state.clone()
        assert clone.to_dict() == before
        clone.play(seat, legal[rng.below(len(legal))])
        assert state.to_dict() == before
        twin = state.clone()
        action = legal[rng.below(len(legal))]
        kept = twin.to_dict()
        state_copy = state.clone()
        state_copy.play(seat, action)
        assert twin.to_dict() == kept
        twin.play(seat, action)
        assert twin.to_dict() == state_copy.to_dict()


def test_a_clone_of_long_ago_is_untouched_by_the_rest_of_the_game(table: GameSetup) -> None:
    taken = []
    for number, (state, _, _, _) in enumerate(random_walk(table, 12)):
        if number % 10 == 0:
            taken.append((state.clone(), state.to_dict()))
    for clone, then in taken:
        assert clone.to_dict() == then


def test_a_saved_state_comes_back_the_same_and_plays_on_the_same(table: GameSetup) -> None:
    for number, (state, seat, legal, rng) in enumerate(random_walk(table, 13)):
        if number % 3:
            continue
        saved = json.loads(json.dumps(state.to_dict()))
        loaded = table.game.from_dict(saved)
        assert loaded.to_dict() == saved
        assert loaded.legal(seat) == legal
        assert loaded.waiting == state.waiting
        action = legal[rng.below(len(legal))]
        twin = state.clone()
        twin.play(seat, action)
        loaded.play(seat, action)
        assert loaded.to_dict() == twin.to_dict()


def test_a_record_replays_to_the_same_position(table: GameSetup) -> None:
    record = Record.start(table.game, table.seats, 14, **table.options)
    final = None
    state = table.new(14)
    for walked, seat, legal, rng in random_walk(table, 14):
        action = legal[rng.clone().below(len(legal))]
        record.add(seat, walked.notation(seat, action))
        final = walked
        assert state.waiting == walked.waiting
        state.play(seat, action)
    assert final is not None
    assert final.over
    text = record.dumps()
    loaded = Record.loads(text)
    assert loaded.dumps() == text
    assert loaded.replay().to_dict() == final.to_dict() == state.to_dict()
