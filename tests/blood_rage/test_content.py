"""Content: the printed numbers are there, and a damaged file is named with its key."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from ragnatafl import ContentError
from ragnatafl.core.rulebook import Rulebook
from ragnatafl.games.blood_rage import content
from ragnatafl.games.blood_rage.content import CARDS, CONTENT, EFFECTS, FOLDER
from tests.damage import damaged

LAW = Path(__file__).parents[2] / "docs" / "rules" / "blood-rage.md"
ROW = re.compile(r"\| `(\w+)` \| .+? \| (\w+)( \(late\))? \| (.+?) \| (.+?) \| (\d) \| (\d) \|")


def law_cards() -> Counter[tuple[str, str, int, int, int, bool, int]]:
    """The card tables of the rules file: (id, type, Age, strength, glory, late, least players) with their copies."""
    found: Counter[tuple[str, str, int, int, int, bool, int]] = Counter()
    age = 0
    for line in LAW.read_text("utf-8").splitlines():
        heading = re.match(r"## 2\.([123]) Age", line)
        age = int(heading[1]) if heading else 0 if line.startswith("## ") else age
        row = ROW.match(line)
        if age and row:
            id, type, late, strength, glory, least, copies = row.groups()
            number = int(strength.strip("+*")) if strength.strip("+*").isdigit() else 0
            printed = int(glory) if glory.isdigit() else 0
            found[id, type, age, number, printed, bool(late), int(least)] += int(copies)
    return found


def test_the_cards_are_those_of_the_law() -> None:
    ours = Counter(
        (card.id, card.type, age, card.strength, card.glory, card.late, least)
        for card in CARDS
        for age, copies in card.copies.items()
        for least in copies
    )
    assert ours == law_cards()
    assert sum(ours.values()) >= 102 and len({card.id for card in CARDS}) >= 61, "the base game is whole"


def test_every_card_has_its_rule() -> None:
    book = Rulebook.load("blood_rage")
    assert {f"BR-C.{card.id}" for card in CARDS} == {id for id in book.ids() if id.startswith("BR-C.")}


def test_the_effects_of_upgrades_fit_a_bit_mask() -> None:
    assert max(EFFECTS.index(card.effect) for card in CARDS if card.type not in ("battle", "quest")) < 62


def test_each_table_of_numbers_says_where_it_comes_from() -> None:
    for path in sorted(FOLDER.glob("*.toml")):
        assert "provenance" in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new", "named"),
    [
        ("battle.toml", "strength = 5", 'strength = "five"', "strength"),
        ("battle.toml", "strength = 5", "strength = 500", "strength"),
        ("battle.toml", "strength = 5\n", "", "strength is missing"),
        ("battle.toml", 'type = "battle"', 'type = "battel"', "type"),
        ("battle.toml", 'effect = "lokis_poison"', 'effect = "poison"', "effect"),
        ("battle.toml", "copies = { 1 = [2, 3] }", "copies = { 4 = [2, 3] }", "copies"),
        ("battle.toml", "copies = { 1 = [2, 3] }", "copies = { 1 = [2, 9] }", "copies.1.2 must be"),
        ("battle.toml", 'name = "Tyr\'s Bash"', 'name = "Tyr\'s Bash"\ncolour = "red"', "colour"),
        ("quests.toml", 'region = "alfheim"', 'region = "asgard"', "region"),
        ("quests.toml", "provenance = ", "source = ", "provenance"),
        ("upgrades.toml", "[cards.troll]", "[cards.tyrs_bash]", "two of them"),
        ("board.toml", "villages = 4", "villages = 0", "villages"),
        ("board.toml", "[provinces.myrkulor]", "[regions.myrkulor]", "eight outer provinces"),
        ("board.toml", "rage = 3", "rage = 4", "tokens"),
        ("clans.toml", "horns = [4, 5, 6, 7, 10, 10]", "horns = [4, 5, 6]", "horns"),
        ("clans.toml", "[tracks]", "[tracks", "clans.toml is not valid TOML"),
    ],
)
def test_a_damaged_file_is_named_with_its_key(tmp_path: Path, name: str, old: str, new: str, named: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.load(damaged(FOLDER, tmp_path, name, old, new))
    assert named in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"battle\.toml cannot be read"):
        content.load(tmp_path)


def test_the_hash_changes_with_a_number_and_not_with_a_comment(tmp_path: Path) -> None:
    assert content.load(damaged(FOLDER, tmp_path / "a", "board.toml", "amount = 5", "amount = 6")).hash != CONTENT.hash
    assert content.load(damaged(FOLDER, tmp_path / "b", "board.toml", "# The board", "# A board")).hash == CONTENT.hash


def test_a_deck_too_small_for_the_deal_is_refused(tmp_path: Path) -> None:
    folder = damaged(FOLDER, tmp_path, "battle.toml", "# Battle", "# Battle")
    text = re.sub(r"copies = \{ 1 = \[[^]]*\] \}", "copies = { 3 = [2] }", (folder / "battle.toml").read_text("utf-8"))
    (folder / "battle.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError, match="Age 1 deck"):
        content.load(folder)
