"""A record is set-up and decisions: it comes back from text unchanged, replays exactly, and says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError, RecordError
from ragnatafl.core.record import Record
from ragnatafl.core.rng import Rng
from tests import toy
from tests.playing import random_record


def played(seed: int = 5, seats: int = 3, **options: int) -> Record:
    players = ["Åsa", "bot random", ""][:seats]
    return random_record(toy.GAME, seats, seed, players, Rng(seed), **options)


def test_a_record_reads_like_a_score_sheet() -> None:
    record = Record.start("toy", 2, 7, ["Åsa", ""], rounds=1)
    record.comment("Round 1")
    record.add(0, "pick 3")
    record.add(1, "pick 4")
    assert record.dumps() == (
        "tafl: 1\ngame: toy\nrules: 1\ncontent: abc123\nseats: 2\nnames: ask embla\nseed: 7\n"
        "deal: chosen\noption rounds: 1\nplayer ask: Åsa\nresult: *\n\n# Round 1\nask: pick 3\nembla: pick 4\n"
    )


def test_a_record_comes_back_from_its_file_unchanged(tmp_path: Path) -> None:
    record = played()
    record.comment("the end")
    record.extra["date"] = "2024-11-15"
    record.save(tmp_path / "game.tafl")
    assert Record.load(tmp_path / "game.tafl") == record
    assert list(tmp_path.iterdir()) == [tmp_path / "game.tafl"]


@given(name=st.text(), seed=st.integers())
def test_any_player_name_and_seed_survive_the_text(name: str, seed: int) -> None:
    record = Record("toy", 2, seed, {}, ["ask", "embla"], [name, ""])
    again = Record.loads(record.dumps())
    assert again == record
    assert (again.seed, again.players) == (seed, record.players)


def test_windows_line_ends_and_a_byte_order_mark_do_not_matter(tmp_path: Path) -> None:
    record = played()
    file = tmp_path / "game.tafl"
    file.write_bytes(b"\xef\xbb\xbf" + record.dumps().replace("\n", "\r\n").encode())
    assert Record.load(file) == record


def test_replay_gives_the_position_after_any_number_of_decisions() -> None:
    record = played()
    assert record.replay().over
    assert record.replay(0).to_dict() == toy.GAME.new(3, 5).to_dict()
    assert record.replay(2).waiting == [2]
    with pytest.raises(RecordError, match="there is no position 99"):
        record.replay(99)


def test_positions_are_those_in_which_the_decisions_were_taken() -> None:
    record = played(rounds=2)
    for index, state, seat, text in record.positions():
        assert state.to_dict() == record.replay(index).to_dict()
        assert (seat, text) == record.decisions[index]
        assert state.why_not(seat, text) is None
        state.play(seat, state.parse(seat, text))  # a copy: the others are not disturbed


def test_another_rules_or_content_version_is_named_with_ours() -> None:
    record = played()
    record.rules = "0.9"
    with pytest.raises(RecordError, match=r"rules version 0\.9 of toy, this program has 1"):
        record.replay()
    assert record.replay(force=True).over
    record.rules, record.content = "1", "fff"
    with pytest.raises(RecordError, match="content fff of toy, this program has abc123"):
        list(record.positions())


def test_a_refused_decision_is_named_with_its_line_and_the_reason() -> None:
    text = Record.start("toy", 2, 7).dumps() + "\n# a comment\nask: give ask\n"
    with pytest.raises(RecordError, match=r'Line 13: "ask: give ask" is refused: .*RULING-01'):
        Record.loads(text).replay()
    record = Record.start("toy", 2, 7)
    record.add(1, "sing")
    with pytest.raises(RecordError, match='Decision 1: "embla: sing" is refused'):
        record.replay()


def test_a_result_that_does_not_replay_is_a_damaged_record() -> None:
    record = played()
    assert record.result.startswith("ask ")
    record.result = "ask 99, embla 0, lif 0; won by ask"
    with pytest.raises(RecordError, match='says "ask 99'):
        record.replay()
    assert record.replay(force=True).over


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "record: game is missing"),
        ("hello\n", 'line 1 must be a header "name: value", not "hello"'),
        ("game: toy\ngame: toy\n", "stands there twice"),
        ("tafl: 2\ngame: toy\nseats: 2\nnames: a b\nseed: 1\n", "format 2"),
        ("game: toy\nseats: two\nnames: a b\nseed: 1\n", 'seats must be a whole number from 1 to 99, not "two"'),
        ("game: toy\nseats: 2\nnames: a b\nseed: " + "9" * 9999 + "\n", "seed must be a whole number"),
        ("game: toy\nseats: 2\nnames: a a\nseed: 1\n", "2 different names"),
        ("game: toy\nseats: 2\nnames: a b\nseed: 1\noption x: {\n", "option x must be a value of JSON"),
        ("game: toy\nseats: 2\nnames: a b\nseed: 1\nplayer c: Jo\n", "player c names no seat; there is: a, b"),
        (
            "game: toy\nseats: 2\nnames: a b\nseed: 1\n\na pick 3\n",
            'line 6 must be a decision "seat: notation", not "a pick 3"',
        ),
        ("game: toy\nseats: 2\nnames: a b\nseed: 1\n\nc: pick 3\n", 'line 6: the seat must be one of a, b, not "c"'),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message) as error:
        Record.loads(text)
    assert "\n" not in str(error.value)


def test_a_file_that_cannot_be_read_or_written_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path / "none.tafl")
    (tmp_path / "latin.tafl").write_bytes(b"game: \xe5\n")
    with pytest.raises(RecordError, match="not UTF-8"):
        Record.load(tmp_path / "latin.tafl")
    with pytest.raises(RecordError, match="cannot be written"):
        played().save(tmp_path / "no" / "folder.tafl")


def test_a_failed_save_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.tafl"
    record = played()
    record.save(file)
    before = file.read_text()
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    record.comment("more")
    with pytest.raises(RecordError, match="No space left"):
        record.save(file)
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file]


def test_wrong_arguments_are_refused() -> None:
    record = Record.start("toy", 2, 1)
    with pytest.raises(RecordError, match="no seat 2"):
        record.add(2, "keep")
    with pytest.raises(RecordError, match="one line"):
        record.add(0, "keep\nkeep")
    with pytest.raises(RecordError, match="needs 2 players"):
        Record.start("toy", 2, 1, ["only one"])
    with pytest.raises(OptionError):
        Record.start("toy", 9, 1)


def test_a_name_in_the_registry_leads_to_its_game_and_others_to_a_list() -> None:
    assert registry.game("toy") is toy.GAME
    assert {"blood_rage", "toy"} <= set(registry.names())
    with pytest.raises(OptionError, match=r'no game "blod_rage".*Did you mean "blood_rage"'):
        registry.game("blod_rage")


def test_a_record_from_before_the_deals_changed_says_so_even_if_forced() -> None:
    record = Record.start("blood_rage", 2, 7)
    record.rules = "1"
    for force in (False, True):
        with pytest.raises(RecordError, match=r"all deals changed with version 0\.2, so this program cannot replay it"):
            record.replay(force=force)
