"""A position as text: written so that it reads back, refused with a sentence where it cannot be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console
from typer.testing import CliRunner

import ragnatafl as rt
from ragnatafl import cli
from ragnatafl.core import position_text
from ragnatafl.core.errors import OptionError, RecordError, ScenarioError
from ragnatafl.core.record import Record
from ragnatafl.core.rng import Rng
from ragnatafl.terminal.play import TerminalTable
from tests.playing import random_moves

GAME = rt.game("blood_rage")
VALUES = st.recursive(
    st.one_of(st.integers(-(2**40), 2**40), st.booleans(), st.text(max_size=60)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=12), st.dictionaries(st.text(min_size=1, max_size=8), inner, max_size=4)
    ),
    max_leaves=30,
)


def middle(seed: int, decisions: int) -> Any:
    state = GAME.new(seats=3, seed=seed)
    for _ in zip(range(decisions), random_moves(state, Rng(seed)), strict=False):
        pass
    return state


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(st.text(min_size=1, max_size=12), VALUES, max_size=6))
def test_any_table_reads_back_as_it_was_written(table: dict[str, Any]) -> None:
    assert position_text.parsed(position_text.written(table)) == table


def test_the_lines_of_a_position_are_short() -> None:
    text = position_text.dumps(GAME, middle(3, 70))
    assert max(len(line) for line in text.splitlines()) <= position_text.WIDTH


def test_a_text_of_another_version_is_refused() -> None:
    text = position_text.dumps(GAME, middle(3, 10))
    with pytest.raises(ScenarioError, match=r'rules must be ".*" here .*, not "0\.1"'):
        position_text.loads(text.replace(f'rules = "{GAME.rules_version}"', 'rules = "0.1"'))


def test_a_text_may_leave_the_versions_out_and_must_name_a_game() -> None:
    game, table = position_text.loads("age = 2\n[wolf]\nglory = 3\n", "blood_rage")
    assert game is GAME
    assert game.facts(game.position(table))["wolf"]["glory"] == 3
    with pytest.raises(ScenarioError, match="game must be named"):
        position_text.loads("age = 2")
    with pytest.raises(OptionError, match="chess"):
        position_text.loads('game = "chess"')
    with pytest.raises(ScenarioError, match="not valid TOML"):
        position_text.loads("age = = 2")


# Records


def test_a_record_keeps_the_position_it_began_with() -> None:
    state = middle(5, 80)
    record = Record.start(GAME, 3, 1, position=GAME.describe(state))
    for _, (seat, _, action) in zip(range(30), random_moves(state, Rng(9)), strict=False):
        record.add(seat, state.notation(seat, action))
    text = record.dumps()
    assert "position: age = " in text
    assert "deal: chosen" in text
    again = Record.loads(text)
    assert again == record
    assert GAME.describe(again.replay()) == GAME.describe(record.replay())
    assert len(list(again.positions())) == 30


def test_a_record_with_a_position_that_cannot_be_is_refused() -> None:
    record = Record.start(GAME, 2, 1, position={"wolf": {"glory": 3}})
    text = record.dumps()
    with pytest.raises(RecordError, match=r"cannot be: position: wolf\.glory must be"):
        Record.loads(text.replace("glory = 3", "glory = -3")).replay()
    with pytest.raises(RecordError, match="not valid TOML"):
        Record.loads(text.replace("glory = 3", "glory = = 3"))
    with pytest.raises(OptionError, match="for 2 seats, not 3"):
        Record.start(GAME, 3, 1, position={"wolf": {}})
    with pytest.raises(OptionError, match="no other options"):
        Record.start(GAME, 2, 1, position={"wolf": {}}, first=1)


# The command line


def test_a_position_is_played_from_a_file_and_from_standard_input(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "position.toml"
    file.write_text(position_text.dumps(GAME, GAME.position({"wolf": {"glory": 17}})), encoding="utf-8")
    played = CliRunner().invoke(cli.app, ["play", "--position", str(file)], input="board\nquit\n")
    assert played.exit_code == 0
    assert "a position that was set up" in played.output
    assert "17" in played.output
    kept = Record.load(tmp_path / "ragnatafl-save.tafl")
    assert GAME.facts(kept.replay())["wolf"]["glory"] == 17
    monkeypatch.setattr("ragnatafl.terminal.commands.open", no_keyboard, raising=False)
    piped = CliRunner().invoke(cli.app, ["play", "--position", "-"], input=file.read_text(encoding="utf-8"))
    assert piped.exit_code == 0
    assert "a position that was set up" in piped.output


def no_keyboard(*_: Any, **__: Any) -> Any:
    raise OSError


def test_a_record_prints_any_of_its_positions(tmp_path: Path) -> None:
    record = Record.start(GAME, 2, 4)
    state = record.replay()
    for seat, _, action in random_moves(state, Rng(4)):
        record.add(seat, state.notation(seat, action))
    record.save(tmp_path / "game.tafl")
    printed = CliRunner().invoke(cli.app, ["replay", str(tmp_path / "game.tafl"), "--to", "40", "--position"])
    assert printed.exit_code == 0
    game, table = position_text.loads(printed.output)
    assert game.facts(game.position(table)) == game.facts(record.replay(40))


@pytest.mark.parametrize(("drawn", "friends"), [(True, 1), (False, 2), (False, 1)])
def test_the_terminal_tells_a_position_only_where_nothing_is_secret(drawn: bool, friends: int) -> None:
    players = ["human"] * friends + ["bot random"] * (2 - friends)
    record = Record.start(GAME, 2, 4, players)
    if drawn:
        record.commit()
    console = Console(record=True, width=200)
    lines = iter(["position", "", "position"])
    TerminalTable(record, console, read=lambda _: next(lines, "quit")).run()
    assert ("[exactly]" in console.export_text()) == (not drawn and friends == 1)
