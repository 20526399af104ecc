"""What a table needs beside views: the catalogue says what the content says, `inspect` what makes up a thing."""

from __future__ import annotations

import json

import pytest

import ragnatafl as rt
from ragnatafl.core.errors import NotationError
from ragnatafl.core.rng import Rng
from ragnatafl.games.yggdrasil.content import CONTENT, ENEMIES, GODS, WORLDS
from ragnatafl.games.yggdrasil.sagas.content import SAGAS

GAME = rt.game("yggdrasil")
CATALOGUE = GAME.catalogue()


def test_the_catalogue_can_be_sent_as_json() -> None:
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE


def test_the_catalogue_names_everything_in_play() -> None:
    assert tuple(CATALOGUE["worlds"]) == WORLDS
    assert tuple(CATALOGUE["enemies"]) == ENEMIES
    assert tuple(CATALOGUE["gods"]) == GODS
    assert list(CATALOGUE["jotuns"]) == [jotun.id for jotun in CONTENT.jotuns]
    assert [page["title"] for saga in CATALOGUE["sagas"] for page in saga["pages"]] == [
        page.title for saga in SAGAS.sagas for page in saga.pages
    ]
    assert CATALOGUE["worlds"]["niflheim"]["risks"] == [3, 2, 1]
    assert CATALOGUE["jotuns"]["thiazi"] == {"kind": "blocker", "target": "asgard"}


def test_an_unknown_thing_is_refused_with_a_hint() -> None:
    state = GAME.new(seats=2, seed=1)
    with pytest.raises(NotationError, match='Did you mean "niflheim"'):
        state.inspect(0, "niflhem")
    with pytest.raises(NotationError, match="no World and no opponent"):
        state.inspect(None, 7)  # type: ignore[arg-type]


def test_strengths_are_the_views_and_their_sources_add_up() -> None:
    for seed in range(6):
        state = GAME.new(seats=3, seed=seed, level="hard")
        rng = Rng(seed)
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.below(len(legal)))])
            strengths = state.view(None)["strengths"]
            for enemy in ENEMIES[:5]:
                report = state.inspect(None, enemy)
                assert report["strength"] == strengths[enemy] == sum(part["amount"] for part in report["sources"])


def test_every_choice_of_heroes_and_dice_has_its_odds() -> None:
    asked = set()
    for seed in range(25):
        state = GAME.new(seats=3, seed=seed, level="hard")
        rng = Rng(seed)
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            decision = state.view(seat)["decision"]["name"]
            choices = state.inspect(seat, "risk")["choices"]
            if decision in ("heroes", "dice"):
                asked.add(decision)
                assert set(choices) == {state.notation(seat, action) for action in legal}
                assert all(sum(odds["alone"]["lost"]) == pytest.approx(1, abs=0.001) for odds in choices.values())
                rolled = [odds["alone"]["unhurt"] for odds in choices.values()]
                assert rolled == sorted(rolled)
            state.play(seat, legal[int(rng.below(len(legal)))])
    assert asked == {"heroes", "dice"}


def test_a_saga_that_caps_an_action_is_told_beforehand() -> None:
    """Modgud lets one Nameless go (YG-22.4.4)."""
    table = {"gods": ["frigg", "odin"], "saga": 4, "phase": "action", "nameless": 5, "heroes": 8, "pile": []}
    capped = GAME.position({**table, "face_up": {"modgud": 1}, "frigg": {"world": "niflheim"}})
    assert capped.inspect(0, "niflheim")["amount"] == capped.view(0)["worlds"]["niflheim"]["cap"] == 1
    free = GAME.position({**table, "face_up": {}, "frigg": {"world": "niflheim"}})
    assert free.inspect(0, "niflheim")["amount"] > 1 and "cap" not in free.view(0)["worlds"]["niflheim"]


def test_geri_and_freki_count_at_the_duel() -> None:
    """What they take away for certain (YG-14.2) is in the odds of the duel (YG-22.6.6) that follows their fight."""
    gods = {"gods": ["thor", "odin", "tyr"], "saga": 6, "page": 2, "phase": "action", "jotuns": [], "heroes": 5}
    thor = {"world": "svartalfheim"}
    state = GAME.position({**gods, "creatures": ["geri_and_freki"], "enemies": {"jormungand": "midgard"}, "thor": thor})
    for text in ("act", "take 1", "to midgard", "fight jormungand"):
        state.play(0, state.parse(0, text))
    decision = state.view(0)["decision"]
    assert decision["name"] == "duel" and decision["certain"] == 1
    choices = state.inspect(0, "risk")["choices"]
    assert choices["duel"]["risks"] == decision["duel_risks"] - 1 and choices["done"]["risks"] == decision["risks"] - 1
    before = choices["done"]["risks"]
    state.play(0, state.parse(0, "done"))
    assert state.view(0)["decision"]["name"] == "heroes" and state.view(0)["risks_left"] == before
