"""What a seed deals: each subject from a stream of its own, and the same for ever."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt

SOURCES = Path(rt.__file__).parent
FURY = """

[cards.tyrs_fury]
name = "Tyr's Fury"
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


# From version 0.2 on the deal of a seed never changes: a record that is kept deals the same game for ever. A change
# here is a fault, unless the content itself was changed, and then only in the subjects it belongs to.
BLOOD_RAGE = {
    "tokens": "51d38b47a40f725e",
    "doomed": "fd12745bc90d48b3",
    "first_player": "5c3a03342be69176",
    "decks": "f22e26407f5afa48",
}
YGGDRASIL = {
    "creatures": "77879b476c11857a",
    "jotun_cards": "427f2b709dd0b013",
    "artifacts": "f7cfde18cd594331",
    "decks": "fc348efdee3a9b4c",
    "gods": "eabc341fd2606567",
    "dice": "209cb98d4f2203fa",
    "tokens": "102127fb17e06498",
}


def short_hash(value: Any) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def deal_of_blood_rage(seed: int) -> dict[str, Any]:
    truth = rt.game("blood_rage").new(seats=4, seed=seed).to_dict()
    return {key: truth[key] for key in BLOOD_RAGE}


def deal_of_yggdrasil(seed: int) -> dict[str, Any]:
    state: Any = rt.game("yggdrasil").new(seats=5, seed=seed, saga=1)
    truth = state.to_dict()
    truth["decks"] = [[player["laid"], *player["deck"]] for player in truth["players"]]
    truth["dice"] = [int(state.rng.below(6)) for _ in range(30)]
    return {key: truth[key] for key in YGGDRASIL}


@pytest.mark.parametrize(("deal", "kept"), [(deal_of_blood_rage, BLOOD_RAGE), (deal_of_yggdrasil, YGGDRASIL)])
def test_the_deal_of_a_seed_is_what_it_was_when_version_0_2_was_made(deal: Any, kept: dict[str, str]) -> None:
    seeds = [*range(20), 2**63, 2**128 + 1, 2**256 - 1]
    deals = [deal(seed) for seed in seeds]
    assert {key: short_hash([one[key] for one in deals]) for key in kept} == kept
