"""The log of both games in every language: a sentence comes from its event alone, and lacks nothing."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ragnatafl.core.contract import Event
from ragnatafl.games.blood_rage.telling.events import SHAPES as BLOOD_RAGE
from ragnatafl.games.yggdrasil.telling.events import SHAPES as YGGDRASIL
from ragnatafl.locale import languages
from ragnatafl.locale.speech import speech
from ragnatafl.locale.story import sentence
from tests.stories import StoredEvent, stories

ROWS = {"blood_rage": BLOOD_RAGE.values(), "yggdrasil": YGGDRASIL.values()}


@cache
def log() -> list[StoredEvent]:
    """Every event of the stories, each kind with the same facts once."""
    return list({f"{one.game} {one.live} {one.stored}": one for one in stories(range(1))}.values())


def say(game: str, event: Event, language: str) -> str | None:
    return sentence(game, event, speech(language))


@pytest.mark.parametrize("language", languages())
def test_the_log_tells_at_the_end_what_it_told_when_it_happened(language: str) -> None:
    for told in log():
        assert told.again == told.live
        assert say(told.game, told.again, language) == say(told.game, told.live, language)


@pytest.mark.parametrize("language", languages())
def test_no_sentence_lacks_an_argument_or_shows_an_id(language: str) -> None:
    letters = {"en": r"[a-z]_[a-z]", "pl": r"[a-z]_[a-z]"}.get(language, r"[a-z]{2}")
    for told in log():
        said = say(told.game, told.live, language)
        if said is not None:
            assert "…" not in said and not re.search(letters, said), (told.live, said)
            assert said[-1] in ".!“" or told.live.name in ("round_began", "phase_began"), said


@pytest.mark.parametrize("game", ROWS)
def test_every_event_of_the_table_is_told_and_no_other(game: str) -> None:
    told = {one.live.name for one in log() if one.game == game and say(game, one.live, "en") is not None}
    assert told == {row.name for row in ROWS[game] if row.told}


def test_who_sees_a_card_is_told_which_and_others_that_it_was_done() -> None:
    mine = Event("committed", 0, {"card": "quest_alfheim.1", "clan": "wolf"})
    theirs = Event("committed", 1, {"clan": "raven"})
    assert say("blood_rage", mine, "en") == "Wolf commits to the quest Alfheim!"
    assert say("blood_rage", theirs, "en") == "Raven commits to a quest."
    assert say("blood_rage", Event("picked", 1, {"clan": "raven"}), "en") is None
    assert say("blood_rage", Event("kept_card", 0, {"card": None, "clan": "wolf"}), "en") == "Wolf keeps no card."


def test_a_loss_is_one_line_with_its_cause() -> None:
    stolen = {"victim": "raven", "glory": 2, "card": "lokis_backstab", "clan": "wolf"}
    assert say("blood_rage", Event("stole_glory", 0, stolen), "en") == "Raven loses 2 glory to Wolf, Loki's Backstab."
    assert not [one for one in log() if one.live.name == "gained_glory" and one.live.data["glory"] < 0]


def test_figures_that_share_a_fate_share_a_line() -> None:
    three = {"figure": "warrior", "place": "gimle", "count": 3, "clan": "wolf"}
    assert say("blood_rage", Event("destroyed", 0, three), "en") == "Wolf loses 3 warriors in Gimle."
