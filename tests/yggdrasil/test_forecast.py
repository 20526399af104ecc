"""The forecast: what each Enemy's activation would do now is what it does when it comes, and the ends are counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.rng import Rng
from ragnatafl.games.yggdrasil.content import ENEMIES
from ragnatafl.games.yggdrasil.telling.forecast import activations
from ragnatafl.games.yggdrasil.telling.shape import Activation
from tests.yggdrasil.test_view import GAME, TABLES

BEFORE = {"round_began", "placed_in_order", "turn_began", "revealed"}
"""What may come between a decision and the activation and changes nothing that the forecast speaks of."""
AFTER = {"card_returned", "card_shuffled_in", "turn_began", "round_began", "won", "lost"}
Told = dict[tuple[str, str], Activation]


def foretold(state: rt.State) -> Told:
    """By Enemy and by the god whose turn it would be."""
    turns = [(name, activations(state, enemy)) for enemy, name in enumerate(ENEMIES)]
    return {(name, turn["god"]): turn for name, told in turns for turn in told}


def first_activation(state: rt.State) -> tuple[tuple[str, str], list[tuple[str, Any]]] | None:
    """The activation that came before anything else, and what it did."""
    events = state.events()
    names = [event.name for event in events]
    if "activated" not in names or not BEFORE.issuperset(names[: names.index("activated")]):
        return None
    start = names.index("activated")
    end = next((k for k in range(start + 1, len(names)) if names[k] in AFTER), len(names))
    key = (events[start].data["enemy"], events[start].data["god"])
    return key, [(event.name, dict(event.data)) for event in events[start:end] if is_told(event)]


def is_told(event: rt.Event) -> bool:
    return event.name != "activated" or "turn_over" in event.data


def unnamed(events: list[tuple[str, Any]], jotuns: int) -> list[tuple[str, Any]]:
    """As anybody can know them before: not which Jötun wakes, as long as there are several."""
    return [
        ("some_jotun_activated", {}) if name == "jotun_activated" and jotuns > 1 else (name, data)
        for name, data in events
    ]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_certain_is_what_happens_when_the_enemy_is_activated_next(table: str) -> None:
    seats, options = TABLES[table]
    compared: Counter[str] = Counter()
    for seed in range(12):
        state, rng = GAME.new(seats=seats, seed=seed, **options), Rng(seed)
        while not state.over:
            told, jotuns = foretold(state), len(state.jotun_cards)
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
            found = first_activation(state)
            if found is None:
                continue
            key, happened = found
            turn = told[key]
            foreseen = [(event["name"], dict(event["data"])) for event in turn["events"]]
            compared[key[0]] += 1
            assert foreseen == unnamed(happened, jotuns)[: len(foreseen) if turn["open"] else None], key
            if turn["end"]:
                assert state.over and (turn["end"] == "won") == state.outcome.won
                assert turn["end"] in ("won", state.outcome.rule)
    assert set(compared) == set(ENEMIES), compared


@pytest.mark.parametrize("table", ["easy for three", "hard for two", "saga 6"])
def test_the_sign_of_an_enemy_is_what_his_activations_say(table: str) -> None:
    seats, options = TABLES[table]
    signs: set[str] = set()
    for seed in range(4):
        state, rng = GAME.new(seats=seats, seed=seed, **options), Rng(seed)
        while not state.over:
            before = state.to_dict()
            danger, told = state.view(None)["forecast"], foretold(state)
            assert state.to_dict() == before
            for enemy in ENEMIES:
                lost = {
                    god: turn["end"]
                    for (one, god), turn in told.items()
                    if one == enemy and turn["end"] not in (None, "won")
                }
                ends = danger[enemy].get("ends", {})
                assert {god: end for end, gods in ends.items() for god in gods} == lost
                assert (danger[enemy]["sign"] == "end") == bool(lost)
                signs.add(danger[enemy]["sign"])
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
        assert state.view(None)["forecast"] == {}
    assert {"hurt", "hope", "end"} <= signs


def danger_of(table: dict[str, Any], enemy: str) -> dict[str, Any]:
    found: dict[str, Any] = GAME.position({"gods": ["thor", "odin"], **table}).view(0)["forecast"][enemy]
    return found


def test_hel_in_asgard_can_end_the_game_in_every_turn() -> None:
    assert danger_of({"enemies": {"hel": "asgard"}}, "hel") == {"sign": "end", "ends": {"D2": ["thor", "odin"]}}
    assert danger_of({"enemies": {"hel": "niflheim"}}, "hel") == {"sign": "hurt"}


def test_three_nameless_needed_and_one_left_end_the_game() -> None:
    position = {"island": 2, "nameless": 7}
    assert danger_of(position, "jormungand") == {"sign": "end", "ends": {"D8": ["thor", "odin"]}}
    assert danger_of({"island": 2, "nameless": 4}, "jormungand") == {"sign": "hurt"}


def test_a_god_with_one_life_ends_the_game_in_its_own_turn_only() -> None:
    table = {"thor": {"life": 1}, "enemies": {"fenrir": "asgard"}}
    assert danger_of(table, "hel") == {"sign": "end", "ends": {"D1": ["thor"]}}
    assert danger_of(table, "fenrir") == {"sign": "end", "ends": {"D1": ["thor"]}}


def test_nidhogg_brings_hope_and_his_last_step_wins_the_easy_game() -> None:
    state = GAME.position({"gods": ["thor", "odin"], "level": "easy", "nidhogg": 6})
    view = state.view(0)
    assert view["forecast"]["nidhogg"] == {"sign": "hope"}
    assert view["endings"]["won"] == [1, 7]
    assert [turn["end"] for turn in state.inspect(0, "activation nidhogg")["turns"]] == ["won", "won"]


def test_the_ends_are_counted_by_what_is_left() -> None:
    state = GAME.position(
        {
            "gods": ["thor", "odin"],
            "thor": {"life": 2},
            "enemies": {"hel": "alfheim", "surtur": "svartalfheim"},
            "nameless": 6,
            "giants": 3,
            "jotuns": ["thrym"],
            "devastated": ["asgard"],
            "island": 2,
        }
    )
    endings = state.view(0)["endings"]
    assert {end: left for end, (left, _) in endings.items()} == {
        "won": 7,
        "D1": 2,
        "D2": 0,
        "D3": 1,
        "D4": 5,
        "D5": 6,
        "D7": 1,
        "D8": 2,
        "D9": 6,
    }


def test_a_saga_tells_its_special_defeats_by_their_rules() -> None:
    """And on a page whose track ends with another page, how far that is."""
    endings = GAME.position({"gods": ["thor", "odin", "frigg"], "saga": 2}).view(0)["endings"]
    assert [end for end, counted in endings.items() if not counted] == ["YG-22.2.6"]
    assert endings["page"] == [2, 2] and "won" not in endings
    later = GAME.position({"gods": ["thor", "odin", "frigg"], "saga": 2, "page": 2}).view(0)["endings"]
    assert [end for end, counted in later.items() if not counted] == ["YG-22.2.6", "YG-22.2.12"]
    assert later["won"] == [3, 3] and "page" not in later


def test_the_question_tells_how_a_choice_changes_what_threatens() -> None:
    """A Hero takes the only risk away: Hel flees, no longer ends the game, and has two levels to climb again."""
    state = GAME.position(
        {"gods": ["thor"], "phase": "action", "thor": {"world": "asgard"}, "enemies": {"hel": "asgard"}, "heroes": 1}
    )
    state.play(0, state.parse(0, "fight hel"))
    (hero,) = [offer for offer in state.offers(0) if offer.text == "heroes 1"]
    assert hero.changes["danger"] == {"hel": ["end", "hurt"]}
    assert hero.changes["endings"] == {"D2": [0, 2]}


@pytest.mark.parametrize(("position", "over"), [({"devastated": ["alfheim"]}, False), ({}, True)])
def test_who_would_stay_where_nothing_can_be_done_is_told_that_the_turn_ends(position: Any, over: bool) -> None:
    """Asgard has nothing to heal, and no Enemy is there."""
    state = GAME.position({"gods": ["thor", "odin", "freyia"], **position})
    told = state.inspect(0, "after done")["changes"]
    assert told.get("turn_over", False) is over
    state.play(0, state.parse(0, "done"))
    assert (0 not in state.waiting) is over
