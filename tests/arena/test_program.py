"""Bots that are programs (docs/bot-protocol.md): they play, and whatever is wrong with one costs it its seat alone."""

from __future__ import annotations

import os
import resource
import shutil
import sys
import time
from pathlib import Path

import pytest

from ragnatafl.arena.entries import close, read_entries, read_entry
from ragnatafl.arena.games import play_deal
from ragnatafl.arena.tournament import tournament
from ragnatafl.bots import program
from ragnatafl.core.errors import OptionError

LINE_BOTS = Path(__file__).parents[2] / "examples" / "line_bots"
READY = """import json, os, sys, time
print(json.dumps({"type": "ready", "protocol": 1, "name": "odd"}), flush=True)
sys.stdin.readline()
question = json.loads(sys.stdin.readline())
"""


def rows(game: str, command: str) -> list[dict[str, object]]:
    plan = tournament(
        game, 2, read_entries(game, [f"program=run:{command}", "random"]), "round-robin", 1, 0.05, True, 0, {}
    )
    return play_deal(plan, (0, 1), 0)


@pytest.mark.parametrize("file", ["raider.py", "raider.mjs"])
def test_the_examples_play_in_two_languages(file: str) -> None:
    command = sys.executable if file.endswith(".py") else shutil.which("node")
    if command is None:
        if os.environ.get("RAGNATAFL_NEED_NODE"):
            pytest.fail("There is no node, and RAGNATAFL_NEED_NODE asks for it.")
        pytest.skip("There is no node.")
    played = rows("blood_rage", f"{command} {LINE_BOTS / file}")
    assert [row["lost"] for row in played] == [["", ""], ["", ""]]
    again = rows("blood_rage", f"{command} {LINE_BOTS / file}")
    assert [row["scores"] for row in again] == [row["scores"] for row in played]


@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ("sys.exit(3)", "it ended"),
        ("print('pass?', flush=True); time.sleep(60)", "no JSON object: 'pass?'"),
        (
            "print(json.dumps({'choice': 'win at once'}), flush=True); time.sleep(60)",
            "'win at once', which is not legal",
        ),
        ("print(json.dumps({'choice': 3}), flush=True); time.sleep(60)", "it chose 3"),
        ("time.sleep(60)", "no answer within 0.3 seconds"),
        ("print('[' * 100_000, flush=True); time.sleep(60)", "no JSON object"),
    ],
)
def test_a_program_that_crashes_cheats_or_hangs_loses_its_seat(
    rest: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.3 if "0.3" in why else 30.0)
    monkeypatch.setattr(program, "GRACE", 0.1)
    (tmp_path / "odd.py").write_text(READY + rest)
    first, second = rows("toy", f"{sys.executable} {tmp_path / 'odd.py'}")
    for row in (first, second):
        lost = dict(zip(row["seating"], row["lost"], strict=True))  # type: ignore[call-overload]
        assert why in lost[0] and not lost[1]


def test_a_program_that_a_shell_has_started_is_ended_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.3)
    mark = tmp_path / "mark"
    (tmp_path / "odd.py").write_text(
        READY + f"while True:\n    open({str(mark)!r}, 'a').write('alive ')\n    time.sleep(0.01)"
    )
    first, second = rows("toy", f"sh -c '{sys.executable} {tmp_path / 'odd.py'}; true'")
    for row in (first, second):
        assert "no answer within 0.3 seconds" in "".join(row["lost"])  # type: ignore[arg-type]
    written = mark.read_text()
    time.sleep(0.3)
    assert written and mark.read_text() == written


def test_what_a_program_still_writes_when_it_is_ended_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(
        'import sys\nprint(\'{"type": "ready", "protocol": 1}\', flush=True)\nsys.stdin.readline()\n'
        "while True: sys.stdout.write('y' * 100_000)"
    )
    entry = read_entry(f"run:{sys.executable} {tmp_path / 'odd.py'}")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(2):
        close(entry.make("toy"))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000  # KB; it writes gigabytes in a second


def test_what_is_no_bot_is_refused_before_anything_is_played() -> None:
    for command in ("", "/nowhere/at/all", f"{sys.executable} -c pass", f"{sys.executable} -c 'print(1)'", "'"):
        with pytest.raises(OptionError, match=r"cannot be started|is no bot") as refused:
            read_entries("toy", [f"run:{command}"])
        assert str(refused.value).endswith(".") and "\n" not in str(refused.value)


def test_a_command_is_taken_as_it_is_and_a_number_after_the_last_at_is_a_time() -> None:
    entry = read_entry("wise=run:./wise --depth=3 +x me@home@0.5")
    assert (entry.label, entry.bot, entry.budget) == ("wise", "run:./wise --depth=3 +x me@home", 0.5)
    assert read_entry("run:./wise me@home").budget is None
