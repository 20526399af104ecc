"""A decision is declared once: the chains of the machine, who is asked and how it is answered agree with its row."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ragnatafl.core.decisions import ACTIVE, ONE, Decision, by_step
from ragnatafl.core.errors import StateError
from ragnatafl.core.registry import game
from ragnatafl.core.scenario import load
from ragnatafl.games.blood_rage.rules import machine as br_machine
from ragnatafl.games.blood_rage.rules.decisions import DECISIONS as BR_DECISIONS
from ragnatafl.games.blood_rage.rules.position import Step as BrStep
from ragnatafl.games.yggdrasil.rules import machine as yg_machine
from ragnatafl.games.yggdrasil.rules.decisions import DECISIONS as YG_DECISIONS
from ragnatafl.games.yggdrasil.rules.position import Step as YgStep
from tests.playing import along

Table = dict[int, Decision]
SCENARIOS = Path(__file__).parents[1] / "scenarios"
GAMES = [
    pytest.param("blood_rage", br_machine, BR_DECISIONS, BrStep, id="blood_rage"),
    pytest.param("yggdrasil", yg_machine, YG_DECISIONS, YgStep, id="yggdrasil"),
]
DECLINING = {"decline", "done"}


def steps_of(step: type) -> dict[str, int]:
    return {name: number for name, number in vars(step).items() if name.isupper()}


def functions(machine: ModuleType) -> dict[str, ast.FunctionDef]:
    source = (Path(machine.__file__ or "").parent / "machine.py").read_text(encoding="utf-8")
    return {node.name: node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


def chain(known: dict[str, ast.FunctionDef], name: str) -> Iterator[tuple[str, str]]:
    """(step, function called for it), through all functions that the chain goes on in."""
    for node in ast.walk(known[name]):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
            if any(isinstance(arg, ast.Name) and arg.id == "step" for arg in node.args):
                yield from chain(known, node.func.id)
        if isinstance(node, ast.If):
            for step in compared(node.test):
                yield step, called(node.body)


def compared(test: ast.expr) -> Iterator[str]:
    """The steps a branch is for; comparing their order is what must not be."""
    for node in ast.walk(test):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and node.left.id == "step":
            (operator,), (step,) = node.ops, node.comparators
            assert isinstance(operator, ast.Eq), ast.unparse(test)
            assert isinstance(step, ast.Attribute), ast.unparse(test)
            yield step.attr


def called(body: list[ast.stmt]) -> str:
    (statement,) = body
    assert isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call), ast.unparse(statement)
    assert isinstance(statement.value.func, ast.Name), ast.unparse(statement)
    return statement.value.func.id


@pytest.mark.parametrize(("name", "machine", "table", "step"), GAMES)
def test_every_step_has_one_branch_and_every_decision_has_its_own_functions(
    name: str, machine: ModuleType, table: Table, step: type
) -> None:
    known = functions(machine)
    numbers = steps_of(step)
    asking = {one: number for one, number in numbers.items() if number in table}
    advancing = list(chain(known, "advance"))
    assert sorted(one for one, _ in advancing) == sorted(numbers)
    for way, first in (("ask", "advance"), ("legal", "fill_legal"), ("play", "answer")):
        found = [(one, function) for one, function in chain(known, first) if one in asking]
        rows = [(one, getattr(table[number], way).__name__) for one, number in asking.items()]
        assert sorted(found) == sorted(rows), way
    for first in ("fill_legal", "answer"):
        assert {one for one, _ in chain(known, first)} == set(asking)


@pytest.mark.parametrize(("name", "machine", "table", "step"), GAMES)
def test_a_step_without_a_branch_is_an_error_and_never_runs_its_neighbour(
    name: str, machine: Any, table: Table, step: type
) -> None:
    numbers = set(steps_of(step).values())
    for number in range(256):
        if number not in numbers:
            state: Any = game(name).new(2, 1)
            state.push(number)
            state.waiting_mask = 0
            with pytest.raises(StateError, match=f"no branch for step {number}"):
                machine.advance(state)
        if number not in table:
            state = game(name).new(2, 1)
            state.push(number)
            with pytest.raises(StateError, match=f"no branch for step {number}"):
                machine.fill_legal(state, 0)
            with pytest.raises(StateError, match=f"no branch for step {number}"):
                machine.decide(state, 0, 0)


def check_row(state: Any, seat: int, verbs: set[str], row: Decision) -> None:
    assert state.view(seat)["decision"]["name"] == row.name
    assert verbs <= set(row.verbs), row
    if row.who == ACTIVE:
        assert state.waiting == [state.active], row
    elif row.who == ONE:
        assert len(state.waiting) == 1, row


@pytest.mark.parametrize(("name", "machine", "table", "step"), GAMES)
def test_whoever_is_asked_and_whatever_is_offered_stands_in_the_row(
    name: str, machine: ModuleType, table: Table, step: type
) -> None:
    seen = set()
    for scenario in load([SCENARIOS / name]):
        for state, seat in along(scenario):
            row = table[state.step()]
            verbs = {game(name).action(action).verb for action in state.legal(seat)} - DECLINING
            check_row(state, seat, verbs, row)
            seen.add(row.name)
    assert seen == {row.name for row in table.values()}


def test_a_decision_declared_twice_is_refused() -> None:
    row = next(iter(BR_DECISIONS.values()))
    with pytest.raises(ValueError, match="declared twice"):
        by_step(row, row)
