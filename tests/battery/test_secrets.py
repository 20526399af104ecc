"""Secrets: what a seat sees does not depend on what it may not know."""

from __future__ import annotations

import json
from typing import Any

import ragnatafl as rt
from ragnatafl.core.contract import State
from tests.battery.tables import GameSetup, random_walk


def viewers(table: GameSetup) -> list[int | None]:
    return [None, *range(table.seats)]


def test_a_view_can_be_sent_as_json(table: GameSetup) -> None:
    for number, (state, _, _, _) in enumerate(random_walk(table, 21)):
        if number % 5 == 0:
            for viewer in viewers(table):
                view = state.view(viewer)
                assert json.loads(json.dumps(view)) == view


def test_views_taken_together_are_the_views(table: GameSetup) -> None:
    for number, (state, _, _, _) in enumerate(random_walk(table, 20)):
        if number % 5 == 0:
            seats = viewers(table)
            assert json.dumps(state.views(seats)) == json.dumps([state.view(viewer) for viewer in seats])


def test_views_that_keep_what_is_known_are_the_views(table: GameSetup) -> None:
    """A part that is taken from an earlier view is what would be told anew, and the earlier views stay as they were."""
    seats = viewers(table)
    before = table.new(20).clone()
    known = before.views(seats)
    kept = 0
    for state, _, _, _ in random_walk(table, 20):
        now, told = state.clone(), json.dumps(known)
        views = now.views(seats, before, known)
        assert json.dumps(views) == json.dumps([state.view(viewer) for viewer in seats])
        assert json.dumps(known) == told
        kept += sum(isinstance(part, list | dict) and part is known[0].get(key) for key, part in views[0].items())
        before, known = now, views
    assert kept > 0


def test_events_told_together_are_the_events(table: GameSetup) -> None:
    seats = viewers(table)
    for state, _, _, _ in random_walk(table, 20):
        assert [plain(events) for events in state.events_for(seats)] == [plain(state.events(seat)) for seat in seats]


def test_a_resampled_world_looks_the_same_to_the_seat(table: GameSetup) -> None:
    for seed in (22, 23, 24):
        for number, (state, _, _, rng) in enumerate(random_walk(table, seed)):
            if number % 4:
                continue
            viewer = viewers(table)[rng.below(table.seats + 1)]
            before = state.to_dict()
            other = state.resample(viewer, rng)
            assert state.to_dict() == before
            assert other.view(viewer) == state.view(viewer)
            assert other.waiting == state.waiting
            if viewer is not None:
                assert other.legal(viewer) == state.legal(viewer)
            assert table.game.invariants(other) == []


def test_a_resampled_world_can_be_played_to_its_end(table: GameSetup) -> None:
    for number, (state, _, _, rng) in enumerate(random_walk(table, 25)):
        if number % 12:
            continue
        world = state.resample(rng.below(table.seats), rng)
        while not world.over:
            seat = world.waiting[0]
            legal = world.legal(seat)
            world.play(seat, legal[rng.below(len(legal))])
        assert table.game.invariants(world) == []


def test_imagining_from_the_view_alone_gives_the_very_same_world(table: GameSetup) -> None:
    """So `resample` reads nothing that is not in the view, but for the count of what was shown."""
    for seed in (26, 27):
        for number, (state, _, _, rng) in enumerate(random_walk(table, seed)):
            if number % 4:
                continue
            viewer = viewers(table)[rng.below(table.seats + 1)]
            view = json.loads(json.dumps(state.view(viewer)))
            imagined: Any = table.game.imagine(view, rng.clone())
            imagined.shown = state.shown
            assert imagined.to_dict() == state.resample(viewer, rng.clone()).to_dict()


def test_different_samples_are_different_worlds(table: GameSetup) -> None:
    state = table.new(28)
    worlds = [state.resample(0, sample).to_dict() for sample in range(8)]
    assert len({json.dumps(world, sort_keys=True) for world in worlds}) == (8 if table.chance else 1)


def differing_pairs(table: GameSetup, seed: int) -> list[tuple[State, State, int]]:
    """Pairs of worlds that look the same to a seat but differ in what it cannot know."""
    pairs = []
    for number, (state, _, _, rng) in enumerate(random_walk(table, seed)):
        if number % 6 == 0:
            viewer = rng.below(table.seats)
            pairs.append((state.clone(), state.resample(viewer, rng), viewer))
    return pairs


def plain(events: list[rt.Event]) -> list[Any]:
    return [(event.name, event.seat, dict(event.data)) for event in events]


def test_own_decisions_show_no_secret_of_others(table: GameSetup) -> None:
    """Where a seat decides and others still owe a decision, both worlds tell it the same in view, events and errors."""
    checked = 0
    for state, world, viewer in differing_pairs(table, 29):
        if viewer not in state.waiting:
            continue
        for action in state.legal(viewer):
            text = state.notation(viewer, action)
            assert world.why_not(viewer, text) is None
            here, there = state.clone(), world.clone()
            here.play(viewer, action)
            there.play(viewer, action)
            if len(state.waiting) > 1:
                assert here.view(viewer) == there.view(viewer)
                assert plain(here.events(viewer)) == plain(there.events(viewer))
                checked += 1
    assert bool(checked) == table.secrets


def test_refusals_show_no_secret_of_others(table: GameSetup) -> None:
    for state, world, viewer in differing_pairs(table, 30)[:12]:
        for action in range(0, table.game.action_count, 7):
            text = state.notation(viewer, action)
            assert str(world.why_not(viewer, text)) == str(state.why_not(viewer, text))


def test_secret_decisions_of_others_look_alike(table: GameSetup) -> None:
    """While several seats choose secretly, nobody else can tell which choice was made."""
    checked = 0
    for state, seat, legal, _ in random_walk(table, 31):
        if len(state.waiting) < 2 or len(legal) < 2:
            continue
        seen = []
        for action in (legal[0], legal[-1]):
            clone = state.clone()
            clone.play(seat, action)
            watchers = [viewer for viewer in viewers(table) if viewer != seat]
            if len(clone.waiting) == len(state.waiting) or clone.waiting:
                seen.append([(clone.view(viewer), plain(clone.events(viewer))) for viewer in watchers])
        if len(seen) == 2:
            assert seen[0] == seen[1]
            checked += 1
    assert bool(checked) == table.secrets
