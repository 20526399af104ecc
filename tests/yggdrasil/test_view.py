"""What a view tells beyond the pieces: opponents and risks, the risk under way, questions with their arguments."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.rng import Rng
from ragnatafl.games.yggdrasil.sagas.content import SAGAS
from tests.battery.tables import SHEETS, TEAM

SAGA_NUMBERS = range(1, len(SAGAS.sagas) + 1)
GAME = rt.game("yggdrasil")
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "easy for three": (3, {}),
    "hard for two": (2, {"level": "hard"}),
    "hard for five": (5, {"level": "hard"}),
    "solo": (1, {"level": "hard"}),
    **{f"saga {number}": (3, {"saga": number, "gods": TEAM, "sheets": SHEETS}) for number in SAGA_NUMBERS},
}
ARGUMENTS = {
    "support_move": {"god"},
    "add_die": {"god"},
    "added_reroll": {"god"},
    "added_elf": {"god"},
    "companion": {"god"},
    "amount": {"kind", "least", "most"},
    "runestones": {"stones"},
    "runestone_move": {"stones"},
    "runestone_rotate": {"stones"},
    "runestone_action": {"stones"},
    "remote_action": {"stones", "world"},
    "artifact_stack": {"mode"},
    "draw": {"most"},
    "creature_move": {"then"},
    "creature_fight": {"certain"},
    "regain_life": {"times", "life"},
    "exchange": {"kind"},
    "skuld": {"cards"},
    "urd": {"most"},
    "receiver": {"card"},
    "saga_choice": {"kind", "rule"},
    "duel": {"opponent", "risks", "duel_risks", "certain"},
    "kin": {"holder", "linked", "wanted"},
    "kin_consent": {"holder", "linked", "wanted"},
    "kin_life": {"god", "most"},
}


def walk(table: str, seeds: range) -> Iterator[tuple[rt.State, dict[str, Any], list[str], str]]:
    """Random games: the state, what it showed before a decision, what was legal, and what was chosen and played."""
    seats, options = TABLES[table]
    for seed in seeds:
        state = GAME.new(seats=seats, seed=seed, **options)
        rng = Rng(seed)
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            view = state.view(None)
            texts = [state.notation(seat, action) for action in legal]
            chosen = int(rng.below(len(legal)))
            state.play(seat, legal[chosen])
            yield state, view, texts, texts[chosen]


@pytest.mark.parametrize("table", TABLES)
def test_the_opponents_here_are_those_that_can_be_fought_and_cost_the_risks_told(table: str) -> None:
    fights = 0
    for state, view, legal, chosen in walk(table, range(6)):
        here = view["places"][view["active"]]
        offered = {one["id"]: one["risks"] for one in view["opponents"] if one["place"] == here and not one["guarded"]}
        fightable = {text.split()[1] for text in legal if text.startswith("fight ")}
        if fightable or (view["decision"]["name"] == "action" and not view["fought"] and not view["acted"]):
            assert fightable == set(offered)
        taken = [event.data["taken"] for event in state.events(None) if event.name == "risks"]
        if chosen.startswith("fight ") and taken:
            fights += 1
            assert taken == [offered[chosen.split()[1]]]
    assert fights > 0


def test_every_question_names_what_it_is_about() -> None:
    met = set()
    for table in TABLES:
        for _, view, _, _ in walk(table, range(12)):
            decision = view["decision"]
            met.add(decision["name"])
            assert set(decision) - {"name"} == ARGUMENTS.get(decision["name"], set()), decision
            assert None not in decision.values()
    assert {"add_die", "amount", "runestone_action", "creature_move", "kin", "kin_consent"} <= met


@pytest.mark.parametrize("god", ["thor", "frigg"])
@pytest.mark.parametrize("answer", ["duel", "done"])
def test_a_duel_costs_what_its_question_says(god: str, answer: str) -> None:
    """Random games hardly see the second page of saga 6, so the position is arranged; Frigg is spared (YG-22.6.6)."""
    gods = [god, "odin", "tyr"]
    given = {"gods": gods, "saga": 6, "page": 2, "phase": "action", "jotuns": [], god: {"world": "midgard"}}
    state = GAME.position(given)
    state.play(0, state.parse(0, "fight jormungand"))
    decision = state.view(0)["decision"]
    assert decision["name"] == "duel"
    assert (decision["duel_risks"] > decision["risks"]) == (god == "thor")
    state.play(0, state.parse(0, answer))
    (taken,) = [event.data["taken"] for event in state.events(None) if event.name == "risks"]
    assert taken == decision["duel_risks" if answer == "duel" else "risks"]


@pytest.mark.parametrize("table", ["hard for two", "hard for five", "saga 2"])
def test_the_risk_under_way_adds_up(table: str) -> None:
    asked = set()
    for _, view, _, _ in walk(table, range(15)):
        name, pending = view["decision"]["name"], view["pending_risk"]
        if name in ("heroes", "dice", "reroll", "elves", "add_die", "added_elf", "keep_die", "companion"):
            assert pending is not None, name
        elif name in ("turn_order", "move", "action", "travel"):
            assert pending is None, name
        if pending is None or name in ("kin", "kin_consent"):
            continue
        asked.add(name)
        risk = view["rebuild"]["risk"]
        assert len(pending["vanir_dice"]) == sum(risk["faces"])
        assert (pending["risks"], pending["left"]) == (risk["count"], view["risks_left"])
        worth = view["gods"][view["active"]] == "thor" and view["powers"]
        made = sum(one["success"] for one in (*pending["vanir_dice"], *pending["added"]))
        made += (2 if worth else 1) * bool(pending["god_die"] and pending["god_die"]["success"])
        if pending["rolled"] and name != "companion":
            assert pending["left"] == max(0, pending["risks"] - made)
    assert {"heroes", "dice", "elves"} <= asked


def test_neighbours_are_where_a_god_without_help_may_move() -> None:
    moves = 0
    for _, view, legal, _ in walk("easy for three", range(5)):
        if view["decision"]["name"] == "move" and not view["players"][view["active"]]["artifacts"]:
            moves += 1
            offered = {text.split()[1] for text in legal if text != "done"}
            assert offered == set(view["worlds"][view["places"][view["active"]]]["neighbours"])
    assert moves > 0


def test_the_saga_actions_here_are_those_offered_with_their_risks() -> None:
    taken = 0
    for table in [f"saga {number}" for number in SAGA_NUMBERS]:
        for state, view, legal, chosen in walk(table, range(5)):
            if view["decision"]["name"] == "action" and not view["acted"]:
                here = view["places"][view["active"]]
                offered = {one["id"]: one["risks"] for one in view["story"]["actions"] if one["world"] == here}
                assert set(offered) == {text.split()[1] for text in legal if text.startswith("saga ")}
                for event in state.events(None):
                    if chosen.startswith("saga ") and event.name == "risks":
                        taken += 1
                        assert event.data["taken"] == offered[chosen.split()[1]]
    assert taken > 0


@pytest.mark.parametrize("table", TABLES)
def test_the_way_tells_where_nidhogg_brings_a_jotun(table: str) -> None:
    """YG-18.2: in a basic game with every move on to an effect space, and only there. The Tree is at the end."""
    moves = 0
    for state, view, _, _ in walk(table, range(6)):
        way = view["way"]
        if view["story"] is not None:
            assert len(way) == len(view["story"]["spaces"])
            continue
        assert way.index("tree") == len(way) - 1 == view["tree"]
        assert set(way[1:-1]) == {"plain" if view["track"] == "easy" else "effect"}
        for event, following in pairwise(state.events(None)):
            if event.name == "nidhogg_moved":
                moves += 1
                assert (following.name == "jotun_activated") == (way[event.data["space"]] == "effect")
    assert moves > 0 or table.startswith("saga")


def test_the_generator_is_drawn_anew_in_every_imagined_world_and_shown_to_nobody() -> None:
    state = GAME.new(seats=3, seed=10)
    words = [tuple(state.resample(0, sample).to_dict()["rng"]) for sample in range(10)]
    assert len(set(words)) == 10
    key = state.to_dict()["rng"][:8]
    assert not set(key) & {word for one in words for word in one[:8]}
    assert "rng" not in state.view(0)
