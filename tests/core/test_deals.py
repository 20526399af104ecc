"""What a seed deals: each subject from a stream of its own, and the same for ever."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from tests.battery import deals
from tests.battery.deals import DEALS, FILE, deals_of, versions
from tests.battery.deals import read as read_deals

SOURCES = Path(rt.__file__).parent
FURY = """

[cards.tyrs_thunder]
name = "Tyr's Thunder"
type = "battle"
god = "tyr"
strength = 7
effect = "none"
copies = { 3 = [2, 2] }
"""
PRINTED = """
import json
import ragnatafl as rt
found = {}
for seed in range(4):
    truth = rt.game("blood_rage").new(seats=4, seed=seed).to_dict()
    found[seed] = {key: truth[key] for key in ("tokens", "doomed", "destroyed", "first_player", "decks")}
print(json.dumps(found))
"""


def dealt(sources: Path) -> dict[str, Any]:
    """The first deals of Blood Rage as the program in this folder makes them."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, "-c", PRINTED], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_new_card_changes_its_own_deck_and_nothing_else(tmp_path: Path) -> None:
    shutil.copytree(SOURCES, tmp_path / "ragnatafl", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    battle = tmp_path / "ragnatafl" / "games" / "blood_rage" / "content" / "battle.toml"
    battle.write_text(battle.read_text("utf-8") + FURY, "utf-8")
    before, after = dealt(SOURCES.parent), dealt(tmp_path)
    for seed, old in before.items():
        new = after[seed]
        assert len(new["decks"][2]) == len(old["decks"][2]) + 2
        assert new["decks"][:2] == old["decks"][:2]
        assert {**new, "decks": None} == {**old, "decks": None}


def test_what_the_seats_do_not_touch_is_dealt_alike_for_any_number_of_them() -> None:
    for seed in range(5):
        two, four = (rt.game("blood_rage").new(seats=seats, seed=seed).to_dict() for seats in (2, 4))
        assert (two["tokens"], two["doomed"]) == (four["tokens"], four["doomed"])
        named, drawn = (
            rt.game("yggdrasil").new(seats=seats, seed=seed, **options).to_dict()
            for seats, options in ((2, {"gods": "thor,odin", "supporting": "tyr"}), (5, {"level": "hard"}))
        )
        for subject in ("creatures", "jotun_cards", "artifacts", "rng"):
            assert named[subject] == drawn[subject]


def test_the_dice_are_not_disturbed_by_what_is_shuffled_in_play() -> None:
    state: Any = rt.game("yggdrasil").new(seats=3, seed=4)
    other = state.clone()
    state.rng.open(6).next()
    assert [int(state.rng.below(6)) for _ in range(40)] == [int(other.rng.below(6)) for _ in range(40)]


@pytest.mark.parametrize("game", sorted(DEALS))
def test_the_deal_of_a_seed_is_what_it_was_when_version_0_2_was_made(game: str) -> None:
    """A record that is kept deals the same game for ever. A difference here is a fault, unless the content itself was
    changed (python -m tests.battery.golden), and then only in the subjects it belongs to."""
    kept = read_deals()[game]
    assert (kept["rules"], kept["content"]) == versions(game), "if meant: python -m tests.battery.golden"
    assert deals_of(game) == kept["deals"]


def test_deals_are_only_made_anew_when_the_content_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "FILE", tmp_path / "deals.json")
    text = json.dumps({game: {**kept, "deals": {}} for game, kept in json.loads(FILE.read_text("utf-8")).items()})
    deals.FILE.write_text(text, "utf-8")
    with pytest.raises(SystemExit, match="are other ones, but its content is the same"):
        deals.write()
    assert deals.FILE.read_text("utf-8") == text
