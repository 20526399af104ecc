"""A refusal is said by its message, in English by itself and in every language when asked."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core import registry
from ragnatafl.core.contract import Refusal, State
from ragnatafl.locale import languages
from ragnatafl.locale.names import message_argument, refusal_text
from ragnatafl.locale.speech import Name, Speech, speech


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
    ("name", "options", "least"),
    [
        ("blood_rage", {"seats": 4}, 45),
        ("yggdrasil", {"seats": 3, "level": "hard"}, 10),
        ("yggdrasil", {"seats": 2, "saga": 5}, 10),
    ],
)
def test_every_refusal_is_said_in_every_language(name: str, options: Any, least: int) -> None:
    speakers = [Speech(language) for language in languages()]
    prefix = registry.manifest(name).prefix
    keys = set()
    for seed in range(3):
        for refusal in refusals(rt.game(name).new(seed=seed, **options), random.Random(seed), 400):
            told = [refusal_text(name, refusal, speaker) for speaker in speakers]
            assert refusal.reason == told[0] and str(refusal) == f"{told[0]} ({refusal.rule})"
            assert len(set(told)) == len(told), told
            assert not any("…" in one or f"{prefix}-" in one for one in told), told
            keys.add(refusal.key)
    assert len(keys) >= least, sorted(keys)


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("yggdrasil", {"enemies": {"hel": "cage"}}, "Hel nie może być tutaj: Klatka."),
    ("yggdrasil", {"thor": {"life": 99}}, "thor.life musi być liczbą całkowitą od 0 do 9."),
    ("yggdrasil", {"wheel": {"hel": ["thor", "odin"]}}, "na Kole jest za dużo kart tego Wroga: Hel."),
    ("yggdrasil", {"enemies": {"hel": "asgard", "loki": "asgard"}}, "dwóch Wrogów: Asgard."),
    ("yggdrasil", {"stacks": [["mjollnir"], [], []]}, "w stosie poziomu 1"),
    ("yggdrasil", {"beard": 1}, "nieznane: beard."),
    ("blood_rage", {"wolf": {"figures": {"utgard": ["warrior"] * 6}}}, "więcej figurek niż Wiosek: Utgard."),
    ("blood_rage", {"wolf": {"hand": ["beard"]}}, "nie jest kartą."),
    ("blood_rage", {"phase": "quest", "wolf": {"rage": 3}}, "Klan Wilka ma coś, co nie pasuje do fazy."),
    ("blood_rage", {"wolf": {"figures": {"utgard": ["ship"]}}}, "nie może być tutaj: Utgard."),
]


@pytest.mark.parametrize(("name", "table", "polish"), IMPOSSIBLE)
def test_what_cannot_be_in_a_position_is_said_in_every_language(name: str, table: dict[str, Any], polish: str) -> None:
    with pytest.raises(rt.RagnataflError) as found:
        rt.game(name).position(table)
    refusal = found.value.refusal
    assert refusal is not None
    told = [refusal_text(name, refusal, Speech(language)) for language in languages()]
    assert len(set(told)) == len(told), told
    assert not any("…" in one or "-refusal-" in one for one in told), told
    assert polish in told[1]


def test_codes_become_names_and_the_rest_stays() -> None:
    refusal = rt.Refusal(
        "", "YG-22.5.4", "no_entry", {"entry": "YG-22.5.4", "world": "asgard", "source": "midgard"}, "yggdrasil"
    )
    assert refusal.reason.endswith(": Asgard cannot be entered from Midgard now") and "YG" not in refusal.reason
    assert message_argument("blood_rage", "place", "fjord_ne") == Name("br-fjord-fjord_ne")
    assert message_argument("blood_rage", "card", "quest_alfheim.1") == Name("br-card-quest_alfheim")
    assert message_argument("yggdrasil", "opponent", "thrym") == Name("yg-jotun-thrym")
    assert (
        message_argument("yggdrasil", "text", "fly home") == "fly home"
        and message_argument("yggdrasil", "count", 3) == 3
    )


def test_a_refusal_without_a_message_tells_its_own_sentence() -> None:
    refusal = rt.Refusal("It is not your turn.", "TOY-1")
    assert (refusal.reason, str(refusal)) == ("It is not your turn.", "It is not your turn. (TOY-1)")
    assert refusal_text("blood_rage", refusal, Speech("pl")) == "It is not your turn."


def test_a_game_is_played_without_reading_a_text() -> None:
    """Words are read when the first refusal is shown, not when an engine starts or an action is refused."""
    program = """
import sys, ragnatafl as rt
state = rt.game("blood_rage").new(seats=2, seed=1)
try:
    state.play(0, state.parse(0, "pillage utgard"))
except rt.IllegalAction as error:
    assert not [name for name in sys.modules if "fluent" in name or "locale.speech" in name]
    print(error)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (
        ran.stdout == 'Wolf is asked to pick a card from the pack; "pillage utgard" is no answer to that (BR-7.3)\n'
    ), ran


def test_an_illegal_action_tells_the_same() -> None:
    state = rt.game("blood_rage").new(seats=2, seed=1)
    action = state.parse(0, "pillage utgard")
    refusal = state.why_not(0, "pillage utgard")
    with pytest.raises(rt.IllegalAction) as caught:
        state.play(0, action)
    assert refusal is not None
    assert caught.value.refusal == refusal and str(caught.value) == str(refusal)
    assert pickle.loads(pickle.dumps(caught.value)).refusal == refusal
    assert refusal.args["clan"] == "wolf"


def test_a_text_that_is_no_action_has_a_key_too() -> None:
    refusal = rt.game("yggdrasil").new(seats=1, seed=1).why_not(0, "fly home")
    assert refusal is not None and refusal.key == "unreadable-verbs"
    assert refusal.reason.startswith(
        '"fly home" is not the notation of any action; actions begin with accept, act, add'
    )
    told = refusal_text("yggdrasil", refusal, speech("pl"))
    assert told.startswith("„fly home” nie jest zapisem żadnej akcji; akcje zaczynają się od: accept, act, add")
