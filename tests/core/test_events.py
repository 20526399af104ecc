"""Every event names the rule behind it: one of the rulebook, refined by its facts."""

from __future__ import annotations

import pytest

from ragnatafl.core.events import Shape
from ragnatafl.core.rulebook import Rulebook
from ragnatafl.games.blood_rage.content import CARDS
from ragnatafl.games.blood_rage.telling.events import CARD
from ragnatafl.games.blood_rage.telling.events import SHAPES as BLOOD_RAGE
from ragnatafl.games.yggdrasil.telling.events import CAUSES
from ragnatafl.games.yggdrasil.telling.events import SHAPES as YGGDRASIL
from tests.stories import stories

ROWS = {"blood_rage": BLOOD_RAGE.values(), "yggdrasil": YGGDRASIL.values()}


@pytest.mark.parametrize("game", ROWS)
def test_every_rule_of_the_table_is_in_the_rulebook(game: str) -> None:
    ids = set(Rulebook.load(game).ids())
    named = {rule for row in ROWS[game] for rule in (row.rule, *row.special.values())} - {CARD}
    assert len(named) > 25
    assert named | (set(CAUSES) if game == "yggdrasil" else set()) <= ids


def test_every_card_whose_own_rule_an_event_may_name_has_one() -> None:
    ids = set(Rulebook.load("blood_rage").ids())
    assert {card.code for card in CARDS if CARD + card.code.split(".")[0] not in ids} == set()


def test_every_event_that_happens_names_a_rule_of_its_game() -> None:
    ids = {game: set(Rulebook.load(game).ids()) for game in ROWS}
    found = {(one.game, one.live.name, one.live.rule) for one in stories(range(1))}
    assert {(name, rule) for game, name, rule in found if rule not in ids[game]} == set()
    assert {
        ("blood_rage", "invaded", "BR-C.friggas_domain"),
        ("blood_rage", "stole_glory", "BR-C.lokis_backstab"),
        ("yggdrasil", "activated", "YG-8.5"),
        ("yggdrasil", "took_piece", "YG-17.6"),
    } <= found


def test_later_facts_refine_the_rule_first_and_all_together_before_each() -> None:
    row = Shape("went", ("who", "place", "again"), "1", {"ann": "2", "well": "3", "bob well": "4", "again": "5"})
    assert row.rule_of({"who": "cid", "place": "sea", "again": False}) == "1"
    assert row.rule_of({"who": "ann", "place": "sea"}) == "2"
    assert row.rule_of({"who": "ann", "place": "well"}) == "3"
    assert row.rule_of({"who": "bob", "place": "well"}) == "4"
    assert row.rule_of({"who": "bob", "place": "well", "again": True}) == "5"


def test_what_goes_back_may_have_a_rule_of_its_own() -> None:
    row = Shape("moved", ("amount",), "1", {"back": "2"})
    assert [row.rule_of({"amount": amount}) for amount in (3, -3)] == ["1", "2"]
