"""What is true of Hnefatafl alone; what is true of every game is tested by the battery (tests/battery)."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

import ragnatafl as rt
from ragnatafl.arena import simulate as simulation
from ragnatafl.core import registry, scenario, scenario_run
from ragnatafl.core.record import Record
from ragnatafl.core.rulebook import Rulebook, uncovered
from ragnatafl.terminal.play import TerminalTable

pytest.importorskip("hnefatafl", reason="Hnefatafl is not installed: pip install --no-deps -e examples/hnefatafl")

SCENARIOS = scenario.load([Path(__file__).parent / "scenarios"])
MOVES = ("move d1 d2", "move f8 g8", "move d2 d1", "move g8 f8")


def played(*texts: str) -> rt.State:
    state = rt.game("hnefatafl").new(seats=2, seed=0)
    for text in texts:
        seat = state.waiting[0]
        state.play(seat, state.parse(seat, text))
    return state


@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: one.id)
def test_scenario(one: scenario.Scenario) -> None:
    result = scenario_run.run(one)
    assert result.passed, result.message


def test_every_rule_id_has_a_scenario() -> None:
    assert uncovered(Rulebook.load("hnefatafl"), SCENARIOS, {}) == []


def test_it_is_found_through_its_entry_point() -> None:
    assert "hnefatafl" in registry._installed()
    assert rt.game("hnefatafl").title == registry.manifest("hnefatafl").title


def test_a_repetition_is_counted_across_a_save() -> None:
    game = rt.game("hnefatafl")
    state = game.from_dict(played(*MOVES, *MOVES[:3]).to_dict())
    assert not state.over
    state.play(1, state.parse(1, MOVES[3]))
    assert state.outcome is not None and state.outcome.rule == "HT-6.1"


def test_a_repetition_counts_the_side_to_move() -> None:
    """The same board with the other side to move is another position."""
    state = played("move d1 d2", "move f8 g8", "move d2 d3", "move g8 f8", "move d3 d1")
    assert state.view(None)["board"] == played().view(None)["board"]
    assert state.view(None)["times"] == 1


def test_every_position_of_random_games_can_be_described_and_set_up_again() -> None:
    game = rt.game("hnefatafl")
    for seed in range(3):
        state, rng = game.new(seats=2, seed=seed), rt.Rng(seed)
        while not state.over:
            legal = state.legal(state.waiting[0])
            state.play(state.waiting[0], legal[rng.below(len(legal))])
            assert game.position(game.describe(state)).to_dict() == state.to_dict()


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ({"board": ["..........."] * 11}, "board has no king"),
        ({"board": ["K.........a", *["..........."] * 10]}, "a piece on k11, where only the king may stand"),
        ({"board": ["K..........", *["....a......"] * 10]}, "The king has reached a corner"),
        ({"since": ["move d1 d4"], "quiet": 1}, "cannot have led to this board"),
        ({"king": "f6"}, "king is not a known key"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(table: dict[str, object], sentence: str) -> None:
    with pytest.raises(rt.ScenarioError, match=sentence):
        rt.game("hnefatafl").position(table)


@pytest.mark.parametrize(("bots", "seat"), [("greedy,random", 0), ("random,greedy", 1)])
def test_the_greedy_bot_beats_the_random_one_on_both_sides(bots: str, seat: int) -> None:
    found = simulation.simulate(simulation.plan("hnefatafl", 2, bots, games=6), workers=1)
    assert found["bots"][seat]["win_share"] == 1.0


def test_the_terminal_reads_two_squares_and_tells_the_end(tmp_path: Path) -> None:
    lines = iter([text.removeprefix("move ") for text in MOVES] * 2)
    console = Console(record=True, width=80, height=40)
    record = Record.start("hnefatafl", 2, 0, ["human", "human"])
    assert TerminalTable(record, console, tmp_path / "game.tafl", read=lambda _: next(lines)).run()
    told = console.export_text()
    assert "The attacker goes from d1 to d2." in told
    assert "The same position has stood three times: the siege has held. Attacker wins." in told
    assert "Press Enter when nobody else looks" not in told
    assert Record.load(tmp_path / "game.tafl").replay().over
