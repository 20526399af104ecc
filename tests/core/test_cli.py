"""The command line, run as a user runs it, on the toy game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ragnatafl
from ragnatafl.core import registry
from ragnatafl.core.record import Record
from ragnatafl.core.rulebook import Rulebook
from tests import toy
from tests.conftest import Run

SCENARIO = """
[[scenario]]
id = "S-1"
rules = ["TOY-1.1", "TOY-1.2", "TOY-2.1"]
position = { hands = [[1, 2, 9], [3, 3, 4]] }
steps = ["ask: pick 9", "embla: pick 3"]
expect = { "ask.score" = 9 }
"""


@pytest.fixture
def toy_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of scenarios for the toy, whose rules text is known to the rulebook."""
    folder = tmp_path / "scenarios" / "toy"
    folder.mkdir(parents=True)
    (folder / "a.toml").write_text(SCENARIO)
    monkeypatch.setattr(Rulebook, "games", classmethod(lambda cls: ["toy"]))
    monkeypatch.setattr(Rulebook, "load", classmethod(lambda cls, name: cls.parse(name, toy.RULES)))
    return folder


def test_without_arguments_it_shows_what_there_is(ragnatafl: Run) -> None:
    _, printed, complaint = ragnatafl()
    for command in ("play", "simulate", "arena", "replay", "check", "rules", "bench"):
        assert command in printed + complaint


def test_the_version_says_whether_the_engine_is_compiled(ragnatafl: Run) -> None:
    code, printed, _ = ragnatafl("--version")
    assert code == 0
    assert "compiled" in printed or "interpreted" in printed


def test_what_a_user_can_cause_is_one_sentence(ragnatafl: Run, tmp_path: Path) -> None:
    for arguments in (
        ("simulate", "--game", "chess"),
        ("simulate", "--game", "toy", "--seats", "9"),
        ("simulate", "--game", "toy", "--bots", "genius"),
        ("simulate", "--game", "toy", "--option", "nonsense"),
        ("simulate", "--game", "toy", "--option", "colour=red"),
        ("replay", str(tmp_path / "none.tafl")),
        ("check", str(tmp_path / "none")),
        ("play", "toy", "--seat", "odin"),
        ("rules", "--game", "chess", "anything"),
    ):
        code, printed, complaint = ragnatafl(*arguments)
        assert (code, printed) == (2, ""), arguments
        assert complaint.count("\n") == 1, arguments
        assert "Traceback" not in complaint


def test_check_passes_and_lists_ids_without_a_scenario(ragnatafl: Run, toy_folder: Path) -> None:
    code, printed, _ = ragnatafl("check", str(toy_folder))
    assert code == 1
    assert "1 passed, 0 failed" in printed
    assert "TOY-3, TOY-3.1, TOY-C.alpha, TOY-C.beta, RULING-01" in printed
    excuses = "".join(f'"{name}" = "not yet"\n' for name in ("TOY-3.1", "TOY-C.alpha", "TOY-C.beta", "RULING-01"))
    (toy_folder / "allow.toml").write_text("[allow]\n" + excuses)
    code, printed, _ = ragnatafl("check", str(toy_folder.parent))
    assert (code, printed) == (0, "1 passed, 0 failed\n")
    code, printed, _ = ragnatafl("check", "--ids", str(toy_folder))
    assert "TOY-1.1                  S-1" in printed
    assert "allowed: not yet" in printed


def test_check_of_a_single_file_says_nothing_about_other_ids(ragnatafl: Run, toy_folder: Path) -> None:
    assert ragnatafl("check", str(toy_folder / "a.toml"))[:2] == (0, "1 passed, 0 failed\n")


def test_check_refuses_an_id_that_no_rule_has(ragnatafl: Run, toy_folder: Path) -> None:
    file = toy_folder / "a.toml"
    file.write_text(SCENARIO.replace('rules = ["', 'rules = ["TOY-1.7", "'))
    code, _, complaint = ragnatafl("check", str(file))
    assert code == 2
    assert "cites TOY-1.7, no such rule" in complaint


def test_check_prints_a_line_for_each_failure(ragnatafl: Run, toy_folder: Path) -> None:
    file = toy_folder / "b.toml"
    file.write_text(SCENARIO.replace("S-1", "S-2").replace("= 9 }", "= 8 }"))
    code, printed, _ = ragnatafl("check", str(file))
    assert code == 1
    assert "b.toml: S-2 at the end: ask.score should be 8, but is 9." in printed
    assert "0 passed, 1 failed" in printed


def test_simulate_sums_many_games_up(ragnatafl: Run) -> None:
    code, printed, _ = ragnatafl(
        "simulate", "--game", "toy", "--seats", "3", "--games", "40", "--json", "--workers", "1"
    )
    summary = json.loads(printed)
    assert code == 0
    assert summary["games"] == 40
    assert sum(row["win_share"] for row in summary["bots"]) == pytest.approx(1, abs=0.001)
    for row in summary["bots"]:
        low, high = row["interval"]
        assert low < row["win_share"] < high


def test_what_cannot_be_written_is_said_before_anything_is_played(ragnatafl: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    taken = tmp_path / "taken"
    taken.mkdir()
    few = ("--game", "blood_rage", "--seats", "2", "--games", "1", "--workers", "1")
    for path in (taken, tmp_path / "nowhere" / "file"):
        for arguments in (
            ("dataset", str(path)),
            ("simulate", "--facts", str(path)),
            ("simulate", "--output", str(path)),
        ):
            code, printed, complaint = ragnatafl(*arguments, *few)
            assert (code, printed) == (2, "") and f"{path} cannot be written: its folder" in complaint
    both = ("--records", str(tmp_path / "records"), "--facts", str(tmp_path / "facts"))
    code, _, complaint = ragnatafl("simulate", *few, *both)
    assert code == 2 and "not both at once" in complaint
    assert [path.name for path in tmp_path.iterdir()] == ["taken"] and not list(taken.iterdir())


def test_simulate_keeps_records_that_replay(ragnatafl: Run, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    arguments = ("--game", "toy", "--seats", "2", "--games", "3", "--seed", "7", "--workers", "1", "--json")
    assert ragnatafl("simulate", *arguments, "--records", str(folder))[0] == 0
    records = [Record.load(path) for path in sorted(folder.glob("*.tafl"))]
    assert [record.seed for record in records] == [7, 8, 9]
    for record in records:
        assert record.players == ["bot random", "bot random"] and record.replay().over and record.result


def test_a_record_names_the_levels_that_played(ragnatafl: Run, tmp_path: Path) -> None:
    arguments = ("--game", "blood_rage", "--seats", "2", "--bots", "thrall,jarl", "--games", "1", "--workers", "1")
    assert ragnatafl("simulate", *arguments, "--records", str(tmp_path))[0] == 0
    assert Record.load(tmp_path / "blood_rage-0.tafl").players == ["bot thrall", "bot jarl"]


def test_simulate_gives_the_same_games_with_any_number_of_workers(ragnatafl: Run) -> None:
    found = []
    for workers in ("1", "2"):
        arguments = ("--game", "toy", "--seats", "2", "--games", "30", "--rotate", "--json", "--workers", workers)
        summary = json.loads(ragnatafl("simulate", *arguments)[1])
        found.append({key: summary[key] for key in ("bots", "by_seat", "decisions", "length")})
    assert found[0] == found[1]


def test_simulate_prints_a_table_or_writes_a_file(ragnatafl: Run, tmp_path: Path) -> None:
    _, printed, _ = ragnatafl("simulate", "--game", "toy", "--games", "5", "--workers", "1")
    assert "95% interval" in printed
    file = tmp_path / "summary.json"
    _, printed, _ = ragnatafl("simulate", "--game", "toy", "--games", "5", "--workers", "1", "--output", str(file))
    assert printed == ""
    assert json.loads(file.read_text())["games"] == 5


def test_replay_prints_any_position(ragnatafl: Run, tmp_path: Path) -> None:
    record = Record.start("toy", 2, 7)
    state = toy.GAME.new(2, 7)
    record.add(0, state.notation(0, state.legal(0)[0]))
    file = tmp_path / "game.tafl"
    record.save(file)
    code, printed, _ = ragnatafl("replay", str(file), "--to", "1")
    assert code == 0
    assert f"1/1  Ask: {record.decisions[0][1]}" in printed
    code, printed, _ = ragnatafl("replay", str(file), "--to", "0", "--view", "ask", "--json")
    assert json.loads(printed)["hands"][1] is None
    assert ragnatafl("replay", str(file), "--to", "5")[0] == 2
    assert ragnatafl("replay", str(file), "--view", "odin")[0] == 2


def test_rules_are_searched_in_all_games_and_shown_of_the_one_that_fits_best(ragnatafl: Run) -> None:
    printed = ragnatafl("rules", "hel", "top", "level")[1]
    assert "YG-" in printed and "BR-" not in printed
    printed = ragnatafl("rules", "call", "to", "battle")[1]
    assert "BR-" in printed and "YG-" not in printed
    printed = ragnatafl("rules", "setup")[1]
    assert "BR-" in printed and "YG-" in printed


def test_rules_prints_a_rule_or_near_misses(ragnatafl: Run) -> None:
    code, printed, _ = ragnatafl("rules", "br-13.2")
    assert code == 0
    assert "Call to battle" in printed
    code, printed, _ = ragnatafl("rules", "BR-13.99")
    assert code == 1
    assert "BR-13.9" not in printed.replace("BR-13.99", "")
    assert "Near it: BR-13" in printed
    assert "BR-C.lokis_poison" in ragnatafl("rules", "loki's", "poison")[1]
    assert ragnatafl("rules", "zebra")[0] == 1
    assert "BR-13" in ragnatafl("rules")[1]


def test_bench_measures(ragnatafl: Run) -> None:
    arguments = ("bench", "--game", "toy", "--seats", "2", "--seconds", "0.01", "--rounds", "1", "--json")
    found = json.loads(ragnatafl(*arguments)[1])
    assert found["playout_decisions_per_second"] > 0
    assert found["clones_per_second"] > 0
    assert found["compiled"] is False  # the toy itself, whatever the engines of the house are


def test_compiled_is_said_of_the_game_that_is_measured() -> None:
    assert registry.is_compiled("yggdrasil") == ragnatafl.COMPILED
