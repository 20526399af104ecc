"""A refusal in English Fluent is the engine's own sentence, and every key has a message in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.contract import Refusal, State
from ragnatafl.games.blood_rage.telling import refusal_texts as br_texts
from ragnatafl.games.yggdrasil.telling import refusal_texts as yg_texts
from ragnatafl.locale import languages
from ragnatafl.locale.speech import Name, Speech
from tests.locale.families import needed

KINDS = {
    "br": {"clan": "clan", "other": "clan", "figure": "figure", "stat": "stat", "decision": "asked"},
    "yg": {"god": "god", "other": "god", "world": "world", "source": "world", "decision": "asked"},
}


def named(game: str, speaker: Speech, key: str, value: str | int) -> Any:
    """An argument as the page gives it to the message."""
    if not isinstance(value, str) or key == "text":
        return value
    if key in ("place", "province"):
        return Name(f"br-fjord-{value}" if value.startswith("fjord") else f"br-province-{value}")
    if key == "card":
        return Name(f"br-card-{value.partition('.')[0]}")
    if key == "opponent":
        kinds = [kind for kind in ("enemy", "jotun", "foe") if f"yg-{kind}-{value}" in speaker.messages]
        return Name(f"yg-{kinds[0]}-{value}")
    if key == "entry":
        return Name(f"yg-entry-{value.removeprefix('YG-').replace('.', '_')}")
    return Name(f"{game}-{KINDS[game][key]}-{value}")


def in_words(game: str, speaker: Speech, refusal: Refusal) -> str:
    args = {key: named(game, speaker, key, value) for key, value in refusal.args.items()}
    return speaker.say(f"{game}-refusal-{refusal.key}", **args)


def refusals(state: State, rng: random.Random, steps: int) -> list[Refusal]:
    """Refusals of many actions, in many positions of one random game."""
    found: list[Refusal] = []
    texts = [state.notation(0, action) for action in range(ACTIONS[type(state).__module__.split(".")[2]])]
    for _ in range(steps):
        if state.over:
            break
        for seat in range(state.seats):
            found += [refusal for text in rng.sample(texts, 20) if (refusal := state.why_not(seat, text))]
        seat = rng.choice(state.waiting)
        state.play(seat, rng.choice(state.legal(seat)))
    return found


ACTIONS = {name: rt.game(name).action_count for name in ("blood_rage", "yggdrasil")}


@pytest.mark.parametrize(
    ("game", "name", "options", "least"),
    [
        ("br", "blood_rage", {"seats": 4}, 45),
        ("yg", "yggdrasil", {"seats": 3, "level": "hard"}, 10),
        ("yg", "yggdrasil", {"seats": 2, "saga": 5}, 10),
    ],
)
def test_the_english_message_is_the_engines_sentence(game: str, name: str, options: Any, least: int) -> None:
    english = Speech("en")
    keys = set()
    for seed in range(3):
        for refusal in refusals(rt.game(name).new(seed=seed, **options), random.Random(seed), 400):
            assert in_words(game, english, refusal) == refusal.reason
            keys.add(refusal.key)
    assert len(keys) >= least, sorted(keys)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["br", "yg"])
def test_every_refusal_can_be_said(language: str, game: str) -> None:
    speaker = Speech(language)
    texts = br_texts if game == "br" else yg_texts
    for key in texts.SENTENCES:
        assert f"{game}-refusal-{key}" in needed()
        assert speaker.has(f"{game}-refusal-{key}")


def test_an_illegal_action_tells_the_same() -> None:
    state = rt.game("blood_rage").new(seats=2, seed=1)
    action = state.parse(0, "pillage utgard")
    refusal = state.why_not(0, "pillage utgard")
    with pytest.raises(rt.IllegalAction) as caught:
        state.play(0, action)
    assert refusal is not None
    assert (caught.value.key, dict(caught.value.arguments)) == (refusal.key, dict(refusal.args))
    assert refusal.args["clan"] == "wolf"


def test_a_text_that_is_no_action_has_a_key_too() -> None:
    refusal = rt.game("yggdrasil").new(seats=1, seed=1).why_not(0, "fly home")
    assert refusal is not None and (refusal.key, refusal.args) == ("unreadable", {"text": "fly home"})
