"""Memory: what a seat has seen stays known, and no imagined world contradicts it (BR-22, RULING-65)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.contract import State

GAME = rt.game("blood_rage")
SAMPLES = 25


def cards(state: State) -> dict[str, list[str]]:
    """Clan -> every card it holds: hand, quests and kept card."""
    facts = GAME.facts(state)
    return {
        name: [*facts[name]["hand"], *facts[name]["quests"], *([facts[name]["kept"]] if facts[name]["kept"] else [])]
        for name in GAME.seat_names(state)
    }


def draft(state: State, rounds: int, seen: dict[int, list[list[str]]] | None = None) -> None:
    """Everybody picks the first card so many times; `seen` gathers the packs each seat held."""
    for _ in range(rounds):
        for seat in list(state.waiting):
            if seen is not None:
                seen.setdefault(seat, []).append(state.view(seat)["draft"]["pack"])
            state.play(seat, state.legal(seat)[0])


def finish_draft(state: State, seen: dict[int, list[list[str]]] | None = None) -> None:
    while state.view(None)["phase"] == "gods_gifts":
        draft(state, 1, seen)


def test_cards_passed_on_are_remembered_as_the_set_they_were() -> None:
    state = GAME.new(seats=4, seed=5, first=0)
    seen: dict[int, list[list[str]]] = {}
    draft(state, 1, seen)
    for seat in range(4):
        memory = [card for card in state.view(seat)["memory"][0] if card]
        # the first pack, and the one now held
        assert not Counter(seen[seat][0]) - Counter(memory)
        assert not Counter(state.view(seat)["draft"]["pack"]) - Counter(memory)


def test_a_card_seen_in_the_last_round_before_it_left_can_only_be_with_those_who_held_the_pack() -> None:
    """Four clans: a pack comes back after four picks, so what is gone from it went to the three others."""
    state = GAME.new(seats=4, seed=6, first=0)
    first_pack = state.view(0)["draft"]["pack"]
    draft(state, 4)
    returned = state.view(0)["draft"]["pack"]
    gone = Counter(first_pack) - Counter(returned)
    mine = Counter(cards(state)["wolf"])
    with_others = gone - mine
    for sample in range(SAMPLES):
        world = state.resample(0, sample)
        held: Counter[str] = Counter()
        for name in ("raven", "serpent", "bear"):
            held.update(cards(world)[name])
        assert not with_others - held


def test_unseen_cards_differ_between_samples_and_seen_ones_stay() -> None:
    state = GAME.new(seats=3, seed=7, first=0)
    finish_draft(state)
    hands = set()
    for sample in range(SAMPLES):
        world = state.resample(0, sample)
        assert cards(world)["wolf"] == cards(state)["wolf"]
        hands.add(tuple(cards(world)["raven"]))
    assert len(hands) > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pack_a_seat_has_seen_is_in_every_world_it_imagines(seats: int) -> None:
    """Cards of a seen pack are either taken by a clan that held it later, or left over; never elsewhere."""
    state = GAME.new(seats=seats, seed=8, first=0)
    seen: dict[int, list[list[str]]] = {}
    finish_draft(state, seen)
    dealt: Counter[str] = Counter()
    for card_list in GAME.facts(state)["decks"].values():
        dealt.update(card_list)
    for seat in range(seats):
        for sample in range(SAMPLES):
            world = state.resample(seat, sample)
            decks = world.to_dict()["decks"][0]
            for number, pack in enumerate(seen[seat]):
                each = 2 if seats == 2 else 1
                round_number = number // each
                start = 8 * ((seat - round_number) % seats)
                places = decks[start + number : start + 8]
                assert Counter(places) == Counter(pack), f"seat {seat}, pick {number}"


def lose_a_battle() -> State:
    """Raven loses a battle with Heimdall's Watch cancelled, and takes it back."""
    position: dict[str, Any] = {
        "seats": ["wolf", "raven", "serpent"],
        "age": 3,
        "wolf": {"hand": ["thors_primacy", "frost_giant"], "figures": {"gimle": ["leader"]}},
        "raven": {"hand": ["heimdalls_watch", "quest_alfheim", "soldier_of_hel"], "figures": {"gimle": ["warrior"]}},
        "serpent": {"hand": ["quest_jotunheim"]},
    }
    state = GAME.position(position)
    for name, text in [
        ("wolf", "pillage gimle"),
        ("wolf", "card thors_primacy"),
        ("raven", "card heimdalls_watch"),
        ("wolf", "decline"),
        ("raven", "decline"),
    ]:
        seat = GAME.seat_names(state).index(name)
        state.play(seat, state.parse(seat, text))
    return state


def test_a_card_taken_back_is_known_to_be_in_the_hand() -> None:
    state = lose_a_battle()
    assert state.view(2)["clan_sheets"][1]["known"] == ["heimdalls_watch"]
    for sample in range(SAMPLES):
        hand = cards(state.resample(2, sample))["raven"]
        assert "heimdalls_watch" in hand
        assert len(hand) == 3
    others = {tuple(cards(state.resample(2, sample))["raven"]) for sample in range(SAMPLES)}
    assert len(others) > 5


def test_a_committed_quest_is_a_quest_in_every_world() -> None:
    state = lose_a_battle()
    state.play(1, state.parse(1, "quest quest_alfheim"))
    worlds = [state.resample(0, sample) for sample in range(SAMPLES)]
    quests = {GAME.facts(world)["raven"]["quests"][0] for world in worlds}
    assert all(quest.startswith("quest_") for quest in quests)
    assert len(quests) > 1


def test_a_kept_card_may_be_any_that_could_have_been_in_the_hand() -> None:
    state = GAME.position(
        {
            "seats": ["wolf", "raven"],
            "age": 1,
            "phase": "discard",
            "raven": {"hand": ["tyrs_smite", "troll", "thors_hammer"]},
        }
    )
    assert state.waiting == [1]
    state.play(1, state.parse(1, "keep troll"))
    kept = {GAME.facts(state.resample(0, sample))["raven"]["kept"] for sample in range(SAMPLES)}
    assert len(kept) > 2
    assert state.view(0)["clan_sheets"][1]["kept"] is None
    assert state.view(0)["clan_sheets"][1]["kept_count"] == 1
    assert state.view(1)["clan_sheets"][1]["kept"] == "troll"
    assert {GAME.facts(state.resample(1, sample))["raven"]["kept"] for sample in range(5)} == {"troll"}


def test_a_spectator_imagines_every_hand_anew() -> None:
    state = GAME.new(seats=4, seed=9, first=0)
    finish_draft(state)
    for name in GAME.seat_names(state):
        assert len({tuple(cards(state.resample(None, sample))[name]) for sample in range(10)}) > 5
