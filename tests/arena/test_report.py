"""Facts of games add up to what the games say, and a report tells all of them in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ragnatafl.arena.simulate import Played, plan, play_all, play_batch
from ragnatafl.arena.together import play_together
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError
from ragnatafl.locale import languages
from ragnatafl.locale.speech import speech
from tests.conftest import Run

parquet = pytest.importorskip("pyarrow.parquet", reason="Facts need pyarrow: pip install 'ragnatafl[arena]'.")

from ragnatafl.arena.facts import written  # noqa: E402
from ragnatafl.report.charts import shares_chart  # noqa: E402
from ragnatafl.report.page import Page  # noqa: E402
from ragnatafl.report.study import Share, Study  # noqa: E402

WITH_LEDGER = [one.name for one in registry.manifests() if one.ledger]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Random games of every game that counts; random gods only ever lose."""
    folder = tmp_path_factory.mktemp("facts")
    for name in WITH_LEDGER:
        played = plan(name, 3, games=12, seed=5, facts=folder / f"{name}.parquet")
        assert len(play_all(played)) == 12
    return {name: folder / f"{name}.parquet" for name in WITH_LEDGER}


def facts_of(row: dict[str, Any], subject: str) -> list[dict[str, Any]]:
    return [fact for fact in row["facts"] if fact["subject"] == subject]


def test_glory_by_its_sources_is_the_score(files: dict[str, Path]) -> None:
    for row in parquet.read_table(files["blood_rage"]).to_pylist():
        glory = [0, 0, 0]
        for fact in facts_of(row, "glory"):
            glory[fact["seat"]] += fact["amount"]
        assert glory == row["scores"]


def test_every_clan_drafts_six_cards_an_age_of_those_it_was_offered(files: dict[str, Path]) -> None:
    for row in parquet.read_table(files["blood_rage"]).to_pylist():
        drafted, offered = facts_of(row, "drafted"), facts_of(row, "offered")
        assert sum(fact["amount"] for fact in drafted) == 3 * 3 * 6
        alike = 3 * 3 * (8 + 7 + 6 + 5 + 4 + 3) - sum(fact["amount"] for fact in offered)
        assert 0 <= alike < 30, "two copies of a card in a pack are one choice"
        assert {(fact["seat"], fact["what"]) for fact in drafted} <= {(fact["seat"], fact["what"]) for fact in offered}


def test_a_game_of_the_gods_ends_once_and_a_lost_one_has_a_cause(files: dict[str, Path]) -> None:
    for row in parquet.read_table(files["yggdrasil"]).to_pylist():
        (end,) = facts_of(row, "end")
        assert end["what"] == ("won" if row["won"] else "lost")
        assert [fact["what"] for fact in facts_of(row, "defeat")] == ([] if row["won"] else [row["rule"]])


def test_games_side_by_side_are_the_games_one_by_one() -> None:
    pytest.importorskip("numpy", reason="Networks need NumPy.")
    for bots, seats in (("random", 3), ("jarl,reaver", 2)):
        games = 1 if "jarl" in bots else 3
        one_by_one = play_batch(plan("blood_rage", seats, bots, games, seed=3), 0, games)
        together = play_together(plan("blood_rage", seats, bots, games, seed=3), 0, games)
        assert [outcome(game) for game in together] == [outcome(game) for game in one_by_one]


def outcome(game: Played) -> tuple[Any, ...]:
    return game.scores, game.shares, game.decisions


@pytest.mark.parametrize("language", languages())
def test_a_report_has_every_section_and_names_everything(files: dict[str, Path], language: str) -> None:
    for name, path in files.items():
        html = Page(Study(path), speech(language)).html()
        for section in registry.load(registry.manifest(name).ledger).sections:
            assert f'<section id="{section.name}">' in html or not Study(path).about(section.subject).num_rows
        assert "terminal-report" not in html and "_" not in html.partition("</style>")[2]
        assert "http" not in html.partition("</style>")[2]


def row(shares: list[float], facts: list[tuple[int, str, str, int, int]]) -> dict[str, Any]:
    seats = ["wolf", "raven"]
    rest = {"content": "", "options": "{}", "seed": "1", "bots": ["random"] * 2, "scores": [1, 2], "rule": ""}
    return {
        "game": "blood_rage",
        "seats": seats,
        "shares": shares,
        "won": None,
        "decisions": 10,
        **rest,
        "facts": facts,
    }


def test_shares_picks_and_amounts_are_counted_by_seat(tmp_path: Path) -> None:
    path = tmp_path / "few.parquet"
    with written(path) as write:
        write(
            [
                row(
                    [1.0, 0.0],
                    [(0, "drafted", "troll", 1, 1), (0, "offered", "troll", 1, 1), (0, "glory", "quest", 1, 6)],
                )
            ]
        )
        write(
            [
                row(
                    [0.0, 1.0],
                    [(0, "drafted", "troll", 2, 2), (1, "offered", "troll", 1, 1), (1, "glory", "quest", 2, 2)],
                )
            ]
        )
    study = Study(path)
    (troll,) = study.shares("drafted")
    assert (troll.units, troll.share, troll.amount) == (2, 0.5, 1.5)
    assert troll.low < 0.5 < troll.high and study.expected("drafted") == 0.5
    (rate,) = study.picks("drafted", "offered")
    assert rate.by_time == {1: 0.5}
    (glory,) = study.amounts("glory")
    assert glory.winners == {1: 3.0, 2: 1.0} and glory.others == {}
    assert [(one.what, one.share) for one in study.seats()] == [("wolf", 0.5), ("raven", 0.5)]
    twice = Study(path, path)
    assert twice.games == 4 and [one.units for one in twice.shares("drafted")] == [4]


def test_the_commands_write_facts_and_a_page(ragnatafl: Run, tmp_path: Path) -> None:
    facts = tmp_path / "facts.parquet"
    games = ["--game", "blood_rage", "--seats", "2", "--games", "4", "--workers", "1"]
    code, _, complaint = ragnatafl("simulate", *games, "--facts", str(facts))
    assert code == 0, complaint
    code, said, complaint = ragnatafl("report", str(facts), "--language", "en")
    assert code == 0 and "4 games" in said, complaint
    assert "what 4 games show" in facts.with_suffix(".html").read_text(encoding="utf-8")


def test_another_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    path.write_text("no table", encoding="utf-8")
    with pytest.raises(OptionError, match="holds no facts of games"):
        Study(path)


def test_games_with_different_content_are_not_one_report(tmp_path: Path) -> None:
    for name, content in (("first", "aaa"), ("same", "aaa"), ("other", "bbb")):
        with written(tmp_path / name) as write:
            write([{**row([1.0, 0.0], []), "content": content}])
    assert Study(tmp_path / "first", tmp_path / "same").games == 2
    with pytest.raises(OptionError, match="played with different content"):
        Study(tmp_path / "first", tmp_path / "other")


def test_what_came_hardly_ever_stands_last_and_leaves_the_scale_to_the_others() -> None:
    seldom = Share("seldom", 40, share=0.6, low=0.44, high=0.74, amount=1.0)
    often = [Share("often", 2000, 0.94, 0.93, 0.95, 1.0), Share("twice", 1800, 0.93, 0.92, 0.94, 1.0)]
    chart = shares_chart([seldom, *often], 0.935, str, ["What", "Share", "Interval", "Number"])
    first, second, last = chart.partition("<tbody>")[2].split("</tr>")[:3]
    assert "seldom" in last and "<polygon" in last and "mark" not in last
    places = [float(row.partition('class="mark')[2].partition('x1="')[2].partition('"')[0]) for row in (first, second)]
    assert places[0] - places[1] > 50, "two shares that differ by a hundredth stand well apart"
