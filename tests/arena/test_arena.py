"""Tournaments: fair seats, clear verdicts, the same results however they were played, and none lost to a kill."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.arena.entries import read_entries
from ragnatafl.arena.run import Counted, play
from ragnatafl.arena.standing import deals_of, standing
from ragnatafl.arena.tables import Results
from ragnatafl.arena.tournament import Match, Tournament, tournament
from ragnatafl.arena.verdict import verdict
from ragnatafl.core.errors import OptionError, RagnataflError
from tests.conftest import Run

pytest.importorskip("openskill", reason="The arena needs openskill: pip install 'ragnatafl[arena]'.")
parquet = pytest.importorskip("pyarrow.parquet", reason="The arena needs pyarrow: pip install 'ragnatafl[arena]'.")

PLAYERS = "tests.arena.players"
HIGH, LOW = f"high={PLAYERS}:Reaching", f"low={PLAYERS}:Modest"


def toy(*bots: str, seats: int = 3, game: str = "toy", format: str = "round-robin", **given: Any) -> Tournament:
    settings = {"deals": 60, "margin": 0.05, "every_deal": False, "seed": 4, "options": {}} | given
    return tournament(game, seats, read_entries(game, bots), format, **settings)


def played(plan: Tournament, folder: Path | None = None, workers: int = 1) -> tuple[list[Counted], list[int]]:
    counted: list[Counted] = []
    rungs = play(plan, Results(plan, folder), counted, workers)
    return counted, rungs


def told(counted: list[Counted]) -> list[dict[str, Any]]:
    """The games without the time they took."""
    return [
        {name: value for name, value in row.items() if name != "thought"}
        for games in deals_of(counted)
        for row in games
    ]


def test_every_bot_sits_on_every_seat_of_a_deal_once_and_beside_others_from_deal_to_deal() -> None:
    plan = toy("random", HIGH, LOW)
    neighbours: Counter[tuple[int, int]] = Counter()
    for deal in range(200):
        seatings = plan.seatings((0, 1, 2), deal)
        for seat in range(3):
            assert sorted(seating[seat] for seating in seatings) == [0, 1, 2]
        neighbours[seatings[0][0], seatings[0][1]] += 1
    assert len(neighbours) == 6
    assert min(neighbours.values()) > 15


def test_where_seats_do_not_divide_evenly_others_get_one_more_from_deal_to_deal() -> None:
    plan = toy(HIGH, LOW, seats=3)
    assert [sorted(plan.line_up((0, 1), deal)) for deal in (0, 1)] == [[0, 0, 1], [0, 1, 1]]


def test_the_better_bot_is_found_and_the_match_ends_when_that_is_clear() -> None:
    plan = toy(HIGH, LOW)
    (counted,), _ = played(plan)
    assert counted.verdicts == {0: "better", 1: "worse"}
    assert len(counted.deals) < plan.deals
    found = standing(plan, [counted])
    best, worst = found["bots"]
    assert (best["bot"], worst["bot"]) == ("high", "low")
    assert best["rating"] > 25 > worst["rating"]
    assert best["interval"][0] > found["fair_share"] > worst["interval"][1]


def test_bots_that_are_the_same_are_called_alike() -> None:
    (counted,), _ = played(toy(HIGH, f"twin={PLAYERS}:Reaching", f"third={PLAYERS}:Reaching", deals=600, margin=0.1))
    assert set(counted.verdicts.values()) == {"alike"}


def test_a_verdict_errs_about_as_often_as_it_says() -> None:
    dice = random.Random(5)
    wrong = 0
    for _ in range(100):
        values: list[float] = []
        while (found := verdict(values, 0.15)) == "open":
            values.append(dice.choice([-0.5, 0.5]))
        wrong += found != "alike"
    assert wrong / 100 < 0.15  # one of twenty each way, and some


def test_the_number_of_processes_changes_nothing() -> None:
    plan = toy(HIGH, LOW, "random", seats=2, deals=20)
    assert told(played(plan, workers=2)[0]) == told(played(plan, workers=1)[0])


def test_a_gauntlet_is_the_first_against_each_other_one() -> None:
    counted, _ = played(toy(HIGH, LOW, "random", format="gauntlet", deals=4))
    assert [one.match for one in counted] == [(0, 1), (0, 2)]


def test_on_a_ladder_each_climbs_past_whom_he_beats() -> None:
    plan = toy(HIGH, LOW, "random", seats=2, format="ladder", deals=200)
    counted, rungs = played(plan)
    assert standing(plan, counted, rungs)["ladder"] == ["low", "random", "high"]


def test_in_a_game_won_together_every_team_plays_every_deal() -> None:
    plan = toy("random", "other=random", seats=2, game="yggdrasil", deals=3, options={"level": "easy"})
    (counted,), _ = played(plan)
    assert [row["seating"] for games in counted.deals for row in games] == [[0, 0], [1, 1]] * 3
    found = standing(plan, [counted])
    assert found["fair_share"] is None and all(0 <= row["win_share"] <= 1 for row in found["bots"])
    assert sum(found["ended_by"].values()) == 6


def test_a_tournament_that_was_killed_is_gone_on_with(tmp_path: Path) -> None:
    plan = toy(HIGH, LOW, "random", seats=2, deals=12, every_deal=True)

    def stop(match: Match, deals: int, games: int) -> None:
        if games > 40:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(plan, Results(plan, tmp_path), [], told=stop)
    journal = tmp_path / "deals.jsonl"
    kept = journal.read_text()
    journal.write_text(kept + '[{"match": [0, 1], "de')  # the line that was being written
    again = Results(plan, tmp_path)
    assert again.games == 42
    counted: list[Counted] = []
    play(plan, again, counted)
    assert journal.read_text().startswith(kept)
    assert told(counted) == told(played(plan)[0])
    assert len(journal.read_text().splitlines()) == 3 * plan.deals


def test_a_folder_is_gone_on_with_only_by_the_same_tournament(tmp_path: Path) -> None:
    played(toy(HIGH, LOW, deals=2), tmp_path)
    Results(toy(HIGH, LOW, deals=5), tmp_path)
    with pytest.raises(OptionError, match=r"holds another tournament \(seed\); name another folder"):
        Results(toy(HIGH, LOW, deals=2, seed=5), tmp_path)


def test_decisions_that_are_asked_for_later_are_played_again(tmp_path: Path) -> None:
    plan = toy(HIGH, LOW, seats=2, deals=3, every_deal=True)
    before = told(played(plan, tmp_path)[0])
    counted: list[Counted] = []
    play(plan, Results(plan, tmp_path, decisions=True), counted)
    assert told(counted) == before
    decisions = parquet.read_table(tmp_path / "decisions").to_pylist()
    assert len(decisions) == sum(row["decisions"] for games in deals_of(counted) for row in games)


@pytest.mark.parametrize(
    ("file", "text"), [("tournament.json", "{"), ("tournament.json", "[]"), ("deals.jsonl", "5\n")]
)
def test_a_folder_that_holds_something_else_is_refused(file: str, text: str, ragnatafl: Run, tmp_path: Path) -> None:
    arguments = ("arena", HIGH, LOW, "--game", "toy", "--seats", "2", "--deals", "1", "--workers", "1", "--folder")
    assert ragnatafl(*arguments, str(tmp_path))[0] == 0
    (tmp_path / file).write_text(text)
    code, _, complaint = ragnatafl(*arguments, str(tmp_path))
    assert code == 2 and complaint.strip().count("\n") == 0 and file in complaint
    assert (tmp_path / file).read_text() == text
    code, _, complaint = ragnatafl(*arguments, str(tmp_path / file))
    assert code == 2 and complaint.strip().count("\n") == 0 and "folder" in complaint


@pytest.mark.parametrize(("how", "said"), [(signal.SIGKILL, b""), (signal.SIGINT, b"Stopped.")])
def test_the_processes_of_a_tournament_that_is_killed_or_stopped_end_with_it(
    tmp_path: Path, how: signal.Signals, said: bytes
) -> None:
    command = [sys.executable, "-m", "ragnatafl", "arena", "random", "other=random", "--game", "blood_rage"]
    command += ["--deals", "100000", "--every-deal", "--workers", "2", "--folder", str(tmp_path)]
    journal = tmp_path / "deals.jsonl"
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whatever the tests were started with
    ) as tournament_process:
        wait_for(lambda: journal.exists() and b"\n" in journal.read_bytes())
        tournament_process.send_signal(how)
        assert tournament_process.stdout is not None
        assert said in tournament_process.stdout.read()  # ends when all who could write there are gone
    assert tournament_process.returncode == (130 if said else -how)
    assert Results(toy("random", "other=random", seats=4, game="blood_rage", seed=0), tmp_path).games > 0


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_program_that_thinks_ends_with_the_tournament(tmp_path: Path, how: signal.Signals) -> None:
    (tmp_path / "slow.py").write_text(
        "import json, pathlib, sys, time\n"
        "print(json.dumps({'type': 'ready', 'protocol': 1}), flush=True)\n"
        "sys.stdin.readline()\n"
        "if json.loads(sys.stdin.readline())['type'] == 'choose':\n"
        f"    pathlib.Path({str(tmp_path / 'asked')!r}).touch()\n"
        "    time.sleep(600)\n"
    )
    program = f"run:sh -c '{sys.executable} {tmp_path / 'slow.py'}; true'"
    command = [sys.executable, "-m", "ragnatafl", "arena", program, "random", "--seats", "2", "--workers", "2"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as tournament_process:
        wait_for((tmp_path / "asked").exists)
        if how is signal.SIGINT:
            os.killpg(tournament_process.pid, how)  # as a terminal does
        else:
            tournament_process.kill()
        assert tournament_process.stdout is not None
        began = time.monotonic()
        tournament_process.stdout.read()
        assert time.monotonic() - began < 20


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_process_that_dies_loses_nothing(tmp_path: Path) -> None:
    dying = toy(f"high={PLAYERS}:Dying+mark={tmp_path / 'mark'}", LOW, seats=2, deals=10, every_deal=True)
    found = told(played(dying, workers=2)[0])
    assert (tmp_path / "mark").exists()
    assert found == told(played(toy(HIGH, LOW, seats=2, deals=10, every_deal=True))[0])


def test_a_cluster_without_ray_is_refused_in_one_sentence(ragnatafl: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, complaint = ragnatafl("arena", HIGH, LOW, "--game", "toy", "--cluster", "local")
    assert (code, complaint.strip()) == (
        2,
        "A cluster needs Ray, which is not installed: pip install 'ragnatafl[cluster]'.",
    )


def test_a_bot_that_fails_or_cheats_is_named_in_one_sentence() -> None:
    with pytest.raises(RagnataflError, match=r'^The bot "bad" failed: KeyError: .what a bot forgot.\.$'):
        played(toy(f"bad={PLAYERS}:Failing", LOW))
    with pytest.raises(RagnataflError, match='The bot "bad" chose 99, which is not a legal action'):
        played(toy(f"bad={PLAYERS}:Cheating", LOW))
    for name, why in (
        ("Leaving", "failed: SystemExit: 4"),
        ("Refused", "failed: IllegalAction: Nobody may do that"),
        ("Fractional", r"chose \d\.0, which is not a legal action"),
        ("Several", r"chose array\(.*\), which is not a legal action"),
        ("Rewriting", "chose 99, which is not a legal action"),
    ):
        with pytest.raises(RagnataflError, match=rf'^The bot "bad" {why}\.$'):
            played(toy(f"bad={PLAYERS}:{name}", LOW))


def test_a_bot_is_told_its_time() -> None:
    (counted,), _ = played(toy(f"{PLAYERS}:Hasty@0.25", LOW, deals=1))
    assert len(counted.deals[0]) == 3


def test_games_and_decisions_can_be_read_as_parquet(ragnatafl: Run, tmp_path: Path) -> None:
    arguments = ("--game", "toy", "--seats", "2", "--deals", "5", "--every-deal", "--workers", "1", "--json")
    code, printed, _ = ragnatafl("arena", HIGH, LOW, *arguments, "--folder", str(tmp_path), "--decisions")
    found = json.loads(printed)
    games = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert code == 0 and found["games"] == len(games) == 10
    assert all(sorted(row["seating"]) == ["high", "low"] and sum(row["shares"]) == 1 for row in games)
    decisions = parquet.read_table(tmp_path / "decisions").to_pylist()
    assert len(decisions) == sum(row["decisions"] for row in games)
    assert {row["bot"] for row in decisions} == {"high", "low"}
    places = {(tuple(row["match"]), row["deal"], row["turn"]) for row in games}
    assert {(tuple(row["match"]), row["deal"], row["turn"]) for row in decisions} == places, "They can be joined."


def test_the_facts_of_a_tournament_are_kept_with_its_deals_and_a_report_reads_them(
    ragnatafl: Run, tmp_path: Path
) -> None:
    folder, facts = tmp_path / "results", tmp_path / "facts.parquet"
    arguments = ("random", "other=random", "--game", "blood_rage", "--seats", "2", "--every-deal", "--workers", "1")
    assert ragnatafl("arena", *arguments, "--deals", "1", "--folder", str(folder))[0] == 0
    assert ragnatafl("arena", *arguments, "--deals", "3", "--folder", str(folder), "--facts", str(facts))[0] == 0
    kept = parquet.read_table(facts).to_pylist()
    games = parquet.read_table(folder / "games.parquet").to_pylist()
    assert len(kept) == len(games) == 6, "The deal from before is played again for its facts, and counts once."
    for fact, game in zip(kept, games, strict=True):
        assert (fact["scores"], fact["bots"], fact["seed"]) == (game["scores"], game["seating"], game["seed"])
        for seat, score in enumerate(fact["scores"]):
            gained = [one["amount"] for one in fact["facts"] if (one["seat"], one["subject"]) == (seat, "glory")]
            assert sum(gained) == score
    assert ragnatafl("arena", *arguments, "--deals", "3", "--facts", str(tmp_path / "again.parquet"))[0] == 0
    assert (tmp_path / "again.parquet").read_bytes() == facts.read_bytes()
    code, said, complaint = ragnatafl("report", str(facts), "--language", "en")
    assert code == 0 and "6 games" in said, complaint
    code, _, complaint = ragnatafl("arena", *arguments, "--facts", str(tmp_path / "nowhere" / "facts.parquet"))
    assert code == 2 and "cannot be written" in complaint


def test_a_tournament_is_told_as_a_table(ragnatafl: Run) -> None:
    code, printed, _ = ragnatafl("arena", HIGH, LOW, "--game", "toy", "--seats", "2", "--workers", "1")
    assert code == 0
    assert "high better (+" in printed and "low worse (-" in printed


def test_the_table_tells_labels_and_answers_as_they_are(ragnatafl: Run, tmp_path: Path) -> None:
    answers = ["{'type': 'ready', 'protocol': 1}", "{'choice': '[/win]'}"]
    (tmp_path / "odd.py").write_text(
        "import json, sys\n"
        + "".join(f"print(json.dumps({one}), flush=True); sys.stdin.readline()\n" for one in answers)
    )
    label = "[/a] bot of mine whose name is longer than a column"
    program = f"{label}=run:{sys.executable} {tmp_path / 'odd.py'}"
    code, printed, complaint = ragnatafl("arena", program, "random", "--game", "toy", "--seats", "2", "--deals", "1")
    assert (code, "Traceback" in complaint) == (0, False), complaint
    assert f"{label} lost its seat in 2 games: it chose '[/win]', which is not legal" in printed
    table = printed[: printed.index("lost its seat")].splitlines()[:-1]
    assert "".join(line[:20] for line in table).replace(" ", "").count(label.replace(" ", "")) == 1


def test_what_a_user_can_cause_is_one_sentence(ragnatafl: Run) -> None:
    for arguments in (
        ("random", "--game", "toy"),
        ("random", "genius", "--game", "toy"),
        ("random", LOW, "--game", "chess"),
        ("random", LOW, "--game", "toy", "--format", "duel"),
        ("random", LOW, "--game", "toy", "--deals", "0"),
        ("random", LOW, "--game", "toy", "--margin", "2"),
        ("random", LOW, "--game", "toy", "--seats", "9"),
        ("random", LOW, "--game", "toy", "--option", "colour=red"),
        ("random", LOW, "--game", "toy", "--decisions"),
    ):
        code, printed, complaint = ragnatafl("arena", *arguments)
        assert (code, printed) == (2, ""), arguments
        assert complaint.count("\n") == 1 and "Traceback" not in complaint, arguments
