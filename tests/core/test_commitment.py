"""A drawn deal is committed to when the game begins, and whoever has the record can see that it was not changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ragnatafl.core.deal import drawn_seed
from ragnatafl.core.errors import RecordError
from ragnatafl.core.record import Record
from ragnatafl.core.rng import Rng
from tests.conftest import Run
from tests.playing import random_record


def played(**options: bool) -> Record:
    record = random_record("blood_rage", 2, drawn_seed(), ["Astrid", "Bo"], Rng(4), **options)
    record.commit()
    return record


def test_a_drawn_record_verifies_and_comes_back_from_its_text_with_its_commitment() -> None:
    record = played()
    again = Record.loads(record.dumps())
    assert again == record
    assert again.drawn
    assert f"\ndeal: drawn\ncommitment: {record.commitment}\n" in record.dumps()
    assert again.verify().over
    assert again.verify(f" {record.commitment.upper()} ").over


def test_a_commitment_tells_two_set_ups_apart_by_every_part_and_never_the_seed() -> None:
    record = played()
    found = {record.commitment}
    for name, value in (
        ("seed", record.seed + 1),
        ("rules", "0.3"),
        ("content", "x"),
        ("game_name", "toy"),
        ("seats", 3),
    ):
        other = Record.loads(record.dumps())
        setattr(other, name, value)
        found.add(other.own_commitment())
    found.add(played(first_game=True).commitment)
    assert len(found) == 7
    assert str(record.seed) not in record.commitment and f"{record.seed:x}" not in record.commitment


def test_a_deal_that_was_changed_is_noticed() -> None:
    """Another seed, of which the cheat plays a whole game, with the old commitment or with a new one."""
    record, other = played(), played()
    noted = record.commitment
    other.commitment = noted
    with pytest.raises(RecordError, match="not the one that was committed to"):
        other.verify()
    other.commit()
    assert other.verify().over
    with pytest.raises(RecordError, match="not the one that was committed to"):
        other.verify(noted)


def test_a_result_or_a_decision_that_was_changed_is_noticed() -> None:
    record = played()
    record.result = "wolf 99, raven 0; won by wolf"
    with pytest.raises(RecordError, match='says "wolf 99'):
        record.verify()
    record = played()
    record.decisions.pop()
    with pytest.raises(RecordError, match="the game of this record is not over"):
        record.verify()


def test_a_chosen_deal_has_nothing_to_verify_but_what_somebody_noted() -> None:
    record = random_record("blood_rage", 2, 7, ["Astrid", "Bo"], Rng(4))
    assert not record.drawn
    assert "\ndeal: chosen\n" in record.dumps()
    with pytest.raises(RecordError, match="was chosen by somebody"):
        record.verify()
    assert record.verify(record.own_commitment()).over


def test_drawn_seeds_have_256_bits() -> None:
    seeds = [drawn_seed() for _ in range(100)]
    assert len(set(seeds)) == 100
    assert max(seeds) > 2**250 and max(seeds) < 2**256


def test_the_command_line_verifies_in_one_line(tmp_path: Path, ragnatafl: Run) -> None:
    record = played()
    file = tmp_path / "game.tafl"
    record.save(file)
    code, printed, _ = ragnatafl("replay", str(file), "--verify")
    assert code == 0
    assert printed == f"The deal is the one that was committed to, and it replays to: {record.result}\n"
    assert ragnatafl("replay", str(file), "--commitment", record.commitment)[0] == 0
    code, _, complaint = ragnatafl("replay", str(file), "--verify", "--commitment", "f" * 64)
    assert (code, complaint) == (2, "The deal of this record is not the one that was committed to.\n")
