"""Experience sheets (YG-20.3 to YG-20.6): what a box costs, what may be bought, and what is refused by which rule."""

from __future__ import annotations

from typing import Any

import pytest

from ragnatafl.core.errors import OptionError
from ragnatafl.games.yggdrasil.campaign.experience import (
    ROWS,
    PurchaseError,
    Sheet,
    read_sheet,
    start_sheet,
    usual_sheets,
)
from ragnatafl.games.yggdrasil.content import CONTENT, GODS, RELATIONS
from ragnatafl.games.yggdrasil.game import GAME

TEAM = ["thor", "odin", "tyr"]


def rich(god: str, xp: int = 100, team: list[str] = TEAM) -> Sheet:
    sheet = start_sheet(god, team)
    sheet.xp = xp
    return sheet


def test_experience_gained_and_kept() -> None:
    """EX-24: Tyr, three players."""
    sheet = start_sheet("tyr", TEAM)
    assert sheet.xp == 0
    sheet.xp += CONTENT.experience.defeat
    assert sheet.xp == 3
    assert sheet.buy("kin", "odin", TEAM, 3) == 1
    assert sheet.xp == 2
    sheet.xp += CONTENT.experience.victory
    assert sheet.xp == 7
    assert sheet.buy("god_faces", None, TEAM, 3) == 5  # I and II are marked, so this is III
    assert sheet.xp == 2
    assert sheet.price("kin", 3) == 3
    with pytest.raises(PurchaseError, match=r"costs 3 XP, and tyr has 2 \(YG-20\.6\)"):
        sheet.buy("kin", "thor", TEAM, 3)
    assert sheet.xp == 2
    assert sheet.linked["kin"] == ["odin"]


@pytest.mark.parametrize(
    ("row", "costs"),
    [("elves", [1, 2, 3]), ("vanir_dice", [1, 2, 3]), ("god_faces", [3, 4, 5]), ("vanir_faces", [3, 4, 5])],
)
def test_boxes_are_bought_from_the_cheapest(row: str, costs: list[int]) -> None:
    """YG-20.3, R-29, R-51."""
    sheet = rich("thor")
    assert [sheet.buy(row, None, TEAM, 3) for _ in costs] == costs
    assert sheet.xp == 100 - sum(costs)
    assert sheet.price(row, 3) is None
    with pytest.raises(PurchaseError, match=r"full \(YG-20\.4\)"):
        sheet.buy(row, None, TEAM, 3)


@pytest.mark.parametrize(
    ("players", "costs"), [(5, [1, 2, 3, 4]), (4, [1, 2, 3]), (3, [1, 3]), (2, [3, 4]), (1, [2, 4])]
)
@pytest.mark.parametrize("row", RELATIONS)
def test_relation_boxes_follow_the_number_of_players(row: str, players: int, costs: list[int]) -> None:
    """YG-20.3, YG-20.4: one box for each other god of the campaign, supporting gods included."""
    others = ["heimdall", "frigg", "odin", "freyr"][: len(costs)]
    team = ["thor", *others]
    assert len(team) == players + CONTENT.players[players].supporting
    sheet = rich("thor", team=team)
    assert [sheet.buy(row, other, team, players) for other in others] == costs
    assert sheet.linked[row] == others
    with pytest.raises(PurchaseError, match=r"full \(YG-20\.4\)"):
        sheet.buy(row, others[0], team, players)


@pytest.mark.parametrize("god", GODS)
def test_starting_marks_are_free(god: str) -> None:
    """YG-20.5."""
    team = [god, *[other for other in GODS if other != god][:2]]
    sheet = start_sheet(god, team)
    assert sheet.xp == 0
    marks = {row: sheet.filled(row) for row in ROWS if sheet.filled(row)}
    assert (
        marks
        == {
            "freyr": {"elves": 2},
            "freyia": {"casual_companion": 2},
            "frigg": {"vanir_faces": 1},
            "heimdall": {"vanir_faces": 1, "god_faces": 1},
            "odin": {"comrade_in_arms": 2},
            "tyr": {"god_faces": 2},
            "thor": {},
        }[god]
    )
    for row in RELATIONS:
        assert sheet.linked[row] in ([], team[1:])


def test_marks_count_as_the_cheapest_boxes() -> None:
    """R-29: what is marked at the start need not be bought, and the next box has the next price."""
    assert rich("freyr").price("elves", 3) == 3
    assert rich("heimdall").price("god_faces", 3) == 4
    assert rich("frigg").price("vanir_faces", 3) == 4
    assert rich("tyr").price("god_faces", 3) == 5


@pytest.mark.parametrize(
    ("row", "god", "rule"),
    [
        ("wings", None, "YG-20.3"),
        ("elves", "odin", "YG-20.3"),
        ("kin", None, "YG-20.6"),
        ("kin", "thor", "YG-20.6"),
        ("kin", "freyr", "YG-20.6"),
        ("kin", "nobody", "YG-20.6"),
    ],
)
def test_what_cannot_be_bought_names_its_rule(row: str, god: str | None, rule: str) -> None:
    """YG-20.3, YG-20.6: a relation box names another god of the campaign, no other box names a god."""
    sheet = rich("thor")
    with pytest.raises(PurchaseError, match=rf"\({rule}\)\.$"):
        sheet.buy(row, god, TEAM, 3)
    assert sheet.xp == 100
    assert sheet.text() == "thor"


def test_a_god_is_named_once_in_a_row() -> None:
    """YG-20.6; in another row the same god may be named."""
    sheet = rich("thor")
    sheet.buy("kin", "odin", TEAM, 3)
    with pytest.raises(PurchaseError, match=r"named in the row kin of thor already \(YG-20\.6\)"):
        sheet.buy("kin", "odin", TEAM, 3)
    assert sheet.buy("comrade_in_arms", "odin", TEAM, 3) == 1


def test_a_sheet_is_read_back_from_its_line() -> None:
    sheet = rich("thor", 0)
    sheet.boxes["elves"] = 2
    sheet.boxes["vanir_faces"] = 3
    sheet.linked["kin"] = ["odin", "tyr"]
    assert sheet.text() == "thor elves=2 vanir_faces=3 kin=odin+tyr"
    assert read_sheet(sheet.text(), TEAM) == sheet
    assert read_sheet("thor", TEAM) == Sheet("thor")


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("", "YG-20.3"),
        ("elves=1", "YG-20.3"),
        ("thor elves=4", "YG-20.3"),
        ("thor elves=-1", "YG-20.3"),
        ("thor elves", "YG-20.3"),
        ("thor wings=1", "YG-20.3"),
        ("thor kin=thor", "YG-20.6"),
        ("thor kin=frigg", "YG-20.6"),
        ("thor kin=odin+odin", "YG-20.6"),
        ("thor kin=", "YG-20.6"),
    ],
)
def test_a_damaged_line_names_its_rule(line: str, rule: str) -> None:
    with pytest.raises(PurchaseError, match=rf"\({rule}\)\.$"):
        read_sheet(line, TEAM)


def test_a_relation_names_a_god_of_this_campaign() -> None:
    """R-28: the supporting gods stay the same, for relation boxes name them."""
    sheets = "thor kin=frigg; odin"
    state = GAME.new(2, 1, saga=1, gods="thor,odin", supporting="frigg", sheets=sheets)
    assert GAME.facts(state)["frigg"]["supporting"]
    with pytest.raises(OptionError, match=r"names gods that are not in play \(YG-20\.6\)"):
        GAME.new(2, 1, saga=1, gods="thor,odin", supporting="tyr", sheets=sheets)


def test_usual_sheets_are_those_of_a_campaign_that_lost_each_saga_once() -> None:
    """Eight XP a saga, spent on faces of dice first; what is left is saved (YG-20.6)."""
    assert [sheet.text() for sheet in usual_sheets(TEAM, 3, 1)] == [start_sheet(god, TEAM).text() for god in TEAM]
    thor, odin, tyr = usual_sheets(TEAM, 3, 3)
    points = 2 * (CONTENT.experience.defeat + CONTENT.experience.victory)
    assert (thor.boxes["god_faces"], thor.boxes["vanir_faces"], thor.xp) == (2, 2, points - 3 - 3 - 4 - 4)
    assert odin.linked["comrade_in_arms"] == ["thor", "tyr"]
    assert (tyr.boxes["god_faces"], tyr.boxes["vanir_faces"], tyr.xp) == (3, 2, points - 3 - 4 - 5)


def test_a_saga_is_begun_with_usual_sheets() -> None:
    team: dict[str, Any] = {"seats": 3, "seed": 1, "saga": 4, "gods": TEAM}
    named = ";".join(sheet.text() for sheet in usual_sheets(TEAM, 3, 4))
    assert GAME.new(**team, sheets="usual").to_dict() == GAME.new(**team, sheets=named).to_dict()
    assert GAME.new(**team, sheets="usual").to_dict() != GAME.new(**team).to_dict()
