"""What would come if the Age ended now is what comes when it does, and why nothing can be done anywhere is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.rng import Rng
from ragnatafl.games.blood_rage.rules.notation import CODES
from ragnatafl.games.blood_rage.rules.position import Step
from ragnatafl.games.blood_rage.rules.tables import Phase

GAME = rt.game("blood_rage")
ENDING = ("pass", "keep")
"""Decisions that end an Age and change nothing on the board themselves."""


def play_on(state: rt.State, rng: Rng) -> str:
    """A random decision."""
    seat = state.waiting[rng.below(len(state.waiting))]
    legal = state.legal(seat)
    action = legal[rng.below(len(legal))]
    chosen = "keep" if state.step() == Step.DISCARD else state.notation(seat, action)
    state.play(seat, action)
    return chosen


def quests_of(view: dict[str, Any]) -> Counter[tuple[str, bool]]:
    """The committed ones, each with whether it would be fulfilled."""
    return Counter((quest["card"], quest["fulfilled"]) for quest in view["quests"] if quest["committed"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quest_is_judged_as_the_tracker_said_before(seats: int) -> None:
    judged: Counter[bool] = Counter()
    for seed in range(25):
        state, rng = GAME.new(seats=seats, seed=seed), Rng(seed)
        while not state.over:
            told = [quests_of(state.view(seat)) for seat in range(seats)]
            chosen = play_on(state, rng)
            events = [event for event in state.events() if event.name == "revealed_quest"]
            if not events or chosen not in ENDING:
                continue
            for seat in range(seats):
                shown = Counter(
                    (one.data["card"], bool(one.data.get("fulfilled"))) for one in events if one.seat == seat
                )
                assert shown == told[seat]
                judged.update(fulfilled for _, fulfilled in shown.elements())
    assert judged[True] > 3 and judged[False] > 3


def glory_in_ragnarok(events: list[rt.Event]) -> dict[str, int]:
    """What the clans gained between the blow and the opening of Valhalla."""
    names = [event.name for event in events]
    rest = events[names.index("ragnarok_struck") + 1 :]
    end = next((k for k, event in enumerate(rest) if event.name == "phase_began"), len(rest))
    gained = Counter[str]()
    for event in rest[:end]:
        if event.name == "gained_glory":
            gained[event.data["clan"]] += event.data["glory"]
    return dict(gained)


def test_the_doomed_province_pays_what_was_told_before() -> None:
    """Where the Age ends at once and nobody saves a figure."""
    paid = 0
    for seed in range(25):
        state, rng = GAME.new(seats=3, seed=seed), Rng(seed)
        while not state.over:
            told = state.view(None)["doomed_glory"]
            chosen = play_on(state, rng)
            names = [event.name for event in state.events()]
            if (
                chosen in ENDING
                and "ragnarok_struck" in names
                and "phase_began" in names[names.index("ragnarok_struck") :]
            ):
                assert glory_in_ragnarok(state.events()) == told
                paid += len(told)
    assert paid > 5


def position(**table: Any) -> rt.State:
    return GAME.position({"seats": ["wolf", "raven"], "turn": "wolf", **table})


def test_a_quest_tells_what_holds_it_and_who_stands_in_its_way() -> None:
    state = position(
        wolf={
            "hand": ["quest_alfheim.1"],
            "quests": ["quest_jotunheim.1"],
            "figures": {"gimle": ["warrior"], "utgard": ["leader"]},
        },
        raven={"figures": {"gimle": ["leader"]}},
    )
    committed, held = state.view(0)["quests"]
    assert (committed["card"], committed["committed"], committed["fulfilled"], committed["held"]) == (
        "quest_jotunheim.1",
        True,
        True,
        ["utgard"],
    )
    assert (held["card"], held["committed"], held["fulfilled"]) == ("quest_alfheim.1", False, False)
    assert held["contested"] == {"gimle": ["raven"]}


def test_nobody_else_learns_of_a_quest() -> None:
    state = position(wolf={"quests": ["quest_jotunheim.1"], "figures": {"utgard": ["leader"]}})
    assert state.view(1)["quests"] == state.view(None)["quests"] == []


def test_a_choice_tells_how_it_changes_quests_and_the_doomed_province() -> None:
    state = position(doomed=["gimle", "utgard", "horgr"], wolf={"hand": ["quest_alfheim.1"], "figures": {}})
    (offer,) = [offer for offer in state.offers(0) if offer.text == "invade warrior gimle"]
    assert offer.changes["quests"] == {"quest_alfheim.1": [False, True]}
    assert offer.changes["doomed_glory"] == {"wolf": [0, 2]}


def test_the_cards_left_are_those_that_the_seat_has_neither_taken_nor_seen() -> None:
    """In the first Age, when nobody holds a card of another: whatever others hide is among them. All worlds that the
    seat could imagine tell the same."""
    asked = 0
    for seed in range(6):
        state, rng = GAME.new(seats=3, seed=seed), Rng(seed)
        while state.age == 0:
            for seat in range(3) if state.phase == Phase.ACTION else ():
                told = state.inspect(seat, "cards")
                assert state.resample(seat, rng).inspect(seat, "cards") == told
                others = [clan for other, clan in enumerate(state.clans) if other != seat]
                hidden = Counter(CODES[card] for clan in others for card in clan.hand)
                known = Counter(CODES[card] for clan in others for card in clan.known)
                assert hidden - known <= Counter(told["left"])
                asked += 1
            play_on(state, rng)
    assert asked > 100


def why(state: rt.State, text: str) -> tuple[str, str]:
    refusal = state.why_not(0, text)
    assert refusal is not None
    return refusal.key, refusal.rule


def test_why_nobody_can_march_is_the_true_reason() -> None:
    assert why(position(), "march") == ("nobody_to_march", "BR-10.1")
    assert why(position(wolf={"rage": 1, "figures": {"utgard": ["warrior"]}}), "march") != (
        "nobody_to_march",
        "BR-10.1",
    )


def test_why_nothing_can_be_pillaged_is_the_true_reason() -> None:
    assert why(position(), "pillage") == ("nobody_to_pillage", "BR-13.1")
    standing = {"figures": {"muspelheim": ["warrior"]}}
    assert why(position(pillaged=["muspelheim"], wolf=standing), "pillage") == ("all_pillaged", "BR-13.1")


def test_why_a_figure_can_invade_nowhere_is_the_reason_where_there_is_room() -> None:
    many = {"figures": {"utgard": ["warrior"], "horgr": ["warrior"], "gimle": ["warrior"], "andlang": ["warrior"]}}
    assert why(position(wolf=many), "invade warrior")[0] == "horns"


def test_what_can_be_done_somewhere_is_no_refusal_of_that_kind() -> None:
    state = position(wolf={"figures": {"utgard": ["warrior"]}})
    assert why(state, "pillage")[0].startswith("unreadable")
