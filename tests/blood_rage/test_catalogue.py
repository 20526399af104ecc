"""The catalogue says what the content files say, and can be sent as JSON."""

from __future__ import annotations

import json

import ragnatafl as rt
from ragnatafl.games.blood_rage.content import CARDS, CONTENT
from ragnatafl.games.blood_rage.rules.notation import FIGURES, PROVINCES

CATALOGUE = rt.game("blood_rage").catalogue()


def test_the_catalogue_can_be_sent_as_json() -> None:
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE


def test_every_card_stands_in_it_with_its_numbers() -> None:
    assert list(CATALOGUE["cards"]) == [card.code for card in CARDS]
    entry = CATALOGUE["cards"]["quest_manheim.2"]
    assert (entry["id"], entry["type"], entry["glory"], entry["ages"]) == ("quest_manheim", "quest", 7, [2])
    assert CATALOGUE["cards"]["dwarf_chieftain"]["cost"] == 0
    assert CATALOGUE["cards"]["troll"]["cost"] == CATALOGUE["cards"]["troll"]["strength"] == 2
    assert CATALOGUE["cards"]["tyrs_rage"]["cost"] is None
    assert CATALOGUE["cards"]["thors_glory"]["strength"] is None


def test_neighbours_are_mutual_and_yggdrasil_touches_all() -> None:
    provinces = CATALOGUE["provinces"]
    assert list(provinces) == list(PROVINCES)
    for name, entry in provinces.items():
        assert all(name in provinces[other]["neighbours"] for other in entry["neighbours"])
        assert len(entry["neighbours"]) == (8 if name == "yggdrasil" else 3)
    assert sorted(provinces["gimle"]["neighbours"]) == ["andlang", "myrkulor", "yggdrasil"]


def test_every_fjord_supports_two_provinces_that_name_it() -> None:
    for fjord, entry in CATALOGUE["fjords"].items():
        assert len(entry["supports"]) == 2
        assert all(CATALOGUE["provinces"][name]["fjord"] == fjord for name in entry["supports"])


def test_figures_and_regions_are_complete() -> None:
    assert set(CATALOGUE["figures"]) == set(FIGURES)
    assert CATALOGUE["figures"]["warrior"] == {"count": 8, "strength": 1, "card": None}
    assert CATALOGUE["figures"]["fire_giant"] == {"count": 1, "strength": 4, "card": "fire_giant"}
    assert sum(len(names) for names in CATALOGUE["regions"].values()) == len(CONTENT.provinces)
