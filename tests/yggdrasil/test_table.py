"""What a table needs beside views: the catalogue says what the content says, `inspect` what makes up a thing."""

from __future__ import annotations

import json

import pytest

import ragnatafl as rt
from ragnatafl.core.errors import NotationError
from ragnatafl.core.rng import Rng
from ragnatafl.yggdrasil.content import CONTENT, ENEMIES, GODS, WORLDS
from ragnatafl.yggdrasil.saga_content import SAGAS

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
