"""What is practised: every kind of table, shared out among the shifts of the workers; and games to learn from first."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ragnatafl as rt
from ragnatafl.learn.examples import watch
from ragnatafl.learn.practice import TABLES, Kind, Practice, practice_of
from ragnatafl.learn.workers import NONE, Room, Shared, Shift

GAMES = ("blood_rage", "yggdrasil")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("games", [8, 37, 256])
def test_every_game_of_a_half_is_of_one_kind_and_all_kinds_get_their_turn(name: str, games: int) -> None:
    practice = practice_of(name)
    seen = set()
    for number in range(len(practice.kinds)):
        places = practice.places(games, number)
        assert [part.start for _, part in places] == [0, *(part.stop for _, part in places[:-1])]
        assert places[-1][1].stop == games
        assert len(places) <= TABLES
        seen |= {str(kind) for kind, _ in places}
    assert seen == {str(kind) for kind in practice.kinds}


@pytest.mark.parametrize("name", GAMES)
def test_every_player_count_is_practised_at_tables_that_can_be_dealt(name: str) -> None:
    practice, game = practice_of(name), rt.game(name)
    assert {kind.seats for kind in practice.kinds} == set(game.seat_counts)
    for kind in practice.kinds:
        assert game.new(seats=kind.seats, seed=1, **kind.options).seats == kind.seats
    assert set(practice.progress) <= set(game.features.names)  # type: ignore[attr-defined]


def test_a_part_says_how_many_games_a_kind_gets() -> None:
    practice = Practice((Kind(4, part=5), Kind(2, part=2), Kind(3)), margin=60.0)
    assert [(kind.seats, part.stop - part.start) for kind, part in practice.places(80, 3)] == [
        (4, 50),
        (2, 20),
        (3, 10),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_half_tells_what_its_batches_tell_and_plays_what_is_chosen(name: str) -> None:
    practice = practice_of(name)
    room = Room(name, workers=1, games=12, features=384, legal=96, seats=practice.most_seats)
    shared = Shared(room)
    try:
        shift = Shift(room, practice, 5, shared, shift=1, worker=0)
        for _ in range(5):
            for part, batch in shift.batches:
                for place in range(batch.count):
                    row = shared["features"][1, 0, part.start + place]
                    state = batch.state(place)
                    assert np.array_equal(row[row != NONE], state.observe(state.waiting[0]))
                    legal = shared["legal"][1, 0, part.start + place]
                    assert legal[legal != NONE].tolist() == state.legal(state.waiting[0])
                assert np.array_equal(shared["seats"][1, 0, part], batch.turn.seats)
            shared["chosen"][1, 0] = shared["legal"][1, 0, :, 0]
            shift.play()
    finally:
        shift.view.clear()
        shared.close()


@pytest.mark.parametrize(("name", "kind"), [("blood_rage", Kind(2)), ("yggdrasil", Kind(2, {"level": "beginner"}))])
def test_examples_hold_what_a_bot_saw_what_it_chose_and_how_the_game_ended(name: str, kind: Kind) -> None:
    practice = practice_of(name)
    room = Room(name, 1, 8, 384, 96, practice.most_seats)
    found = watch(room, practice, kind, "greedy", 11, 1)
    game: Any = rt.game(name)
    state = game.new(seats=kind.seats, seed=11, **kind.options)
    place = 0
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            row = found.features[place]
            assert np.array_equal(row[row != NONE], np.asarray(state.observe(seat)))
            assert [number for number in found.legal[place] if number != NONE] == legal
            action = legal[found.slots[place]]
            place += 1
        state.play(seat, action)
    assert place == len(found)
    assert found.results[-1, 0, 0] == state.outcome.shares[seat]
    assert np.abs(found.results).max() <= 1.0
