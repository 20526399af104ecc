"""The unit tests of the browser's code, by node's own runner; whole games and sentences for them are made here."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.offers import grouped
from ragnatafl.locale import bundle, languages
from ragnatafl.locale.speech import Name, Speech, speech
from ragnatafl.locale.story import sentence
from ragnatafl.server.patches import Differences
from tests.battery.tables import OWN, GameSetup, random_walk
from tests.stories import StoredEvent, stories

HERE = Path(__file__).resolve().parent


def node() -> str:
    found = shutil.which("node")
    if found is None and os.environ.get("RAGNATAFL_NEED_NODE"):
        pytest.fail("There is no node, and RAGNATAFL_NEED_NODE asks for it.")
    if found is None:
        pytest.skip("There is no node to run the browser's unit tests (on Debian: apt install nodejs).")
    return found


def played(game: str, seats: int, seed: int) -> dict[str, Any]:
    """The views of a whole game as one seat had them, the server's differences between them, and what happened."""
    state = rt.game(game).new(seats=seats, seed=seed)
    rng = random.Random(seed)
    views, patches = [state.view(0)], []
    events: list[Any] = []
    while not state.over and len(patches) < 400:
        seat = rng.choice(state.waiting)
        state.play(seat, rng.choice(state.legal(seat)))
        view = state.view(0)
        events.append([asdict(event) for event in state.events(0)])
        patches.append(Differences().between(views[-1], view))
        views.append(view)
    catalogue = rt.game(game).catalogue()
    return {
        "game": game,
        "views": views,
        "patches": patches,
        "events": events,
        "catalogue": catalogue,
        "bundle": bundle("en"),
    }


FREYIA, WARRIOR = Name("yg-god-freyia"), Name("br-figure-warrior")
ARGUMENTS: list[Any] = [0, 1, 2, 5, 21, 112, -1234, 12345, 2.5, True, "Astrid", FREYIA, [FREYIA, WARRIOR, "Odin"]]


def variables(pattern: Any) -> set[str]:
    """The arguments that a compiled pattern asks for, wherever they stand."""
    if isinstance(pattern, list):
        return set().union(*map(variables, pattern))
    if not isinstance(pattern, dict):
        return set()
    return {pattern["v"]} if "v" in pattern else set().union(*map(variables, pattern.values()))


def written(value: Any) -> Any:
    if isinstance(value, list):
        return [written(one) for one in value]
    return {"name": value.id} if isinstance(value, Name) else value


def told(lang: str) -> dict[str, Any]:
    """A language's bundle, and all messages in it as Python says them, each with arguments of every kind."""
    speaker, cases = Speech(lang), []
    for name in bundle(lang)["messages"]:
        message = speaker.messages[name]
        attributes = [f"{name}.{one}" for one in message["attrs"]] if isinstance(message, dict) else []
        asked = variables(message)
        for value in ARGUMENTS if asked else ARGUMENTS[:1]:
            args = dict.fromkeys(asked, value)
            given = {key: written(value) for key in asked}
            cases += [{"id": one, "args": given, "said": speaker.say(one, **args)} for one in (name, *attributes)]
    return {"bundle": bundle(lang), "cases": cases}


@cache
def log() -> list[StoredEvent]:
    return list({f"{one.game} {one.stored}": one for one in stories(range(1))}.values())


def logged(lang: str) -> dict[str, Any]:
    """Events as the server keeps them, with what was told when they happened."""
    said = [sentence(one.game, one.live, speech(lang)) for one in log()]
    cases = [{"game": one.game, "event": one.stored, "said": text} for one, text in zip(log(), said, strict=True)]
    return {"bundle": bundle(lang), "cases": cases}


def asked(setup: GameSetup, seeds: range, of_each: int = 2) -> list[dict[str, Any]]:
    """Positions in which a seat is asked, a few for every kind of decision, with what is offered there."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seed in seeds:
        for state, seat, _, _ in random_walk(setup, seed):
            view = state.view(seat)
            same = found.setdefault(view["decision"]["name"], [])
            if len(same) < of_each:
                same.append({"view": view, "offers": grouped(state.offers(seat))})
    return [one for same in found.values() for one in same]


def questions() -> dict[str, Any]:
    setups = [setup for setup in OWN if setup.seats > 2]
    tables = [
        {"game": one.game_name, "catalogue": one.game.catalogue(), "asked": asked(one, range(4))} for one in setups
    ]
    return {"bundles": [bundle(lang) for lang in languages()], "tables": tables}


def test_the_unit_tests_of_the_browsers_code_pass(tmp_path: Path) -> None:
    files_of = {name: tmp_path / f"{name}.json" for name in ("GAMES", "SENTENCES", "EVENTS", "QUESTIONS")}
    files_of["GAMES"].write_text(
        json.dumps([played("blood_rage", 2, 3), played("blood_rage", 4, 4), played("yggdrasil", 3, 4)])
    )
    files_of["SENTENCES"].write_text(json.dumps([told(lang) for lang in languages()]))
    files_of["EVENTS"].write_text(json.dumps([logged(lang) for lang in languages()]))
    files_of["QUESTIONS"].write_text(json.dumps(questions()))
    environment = {**os.environ, **{f"RAGNATAFL_JS_{name}": str(path) for name, path in files_of.items()}}
    files = sorted(str(path) for path in HERE.glob("*.test.js"))
    ran = subprocess.run(
        [node(), "--test", "--test-reporter", "tap", *files],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    summary = dict(
        line[2:].split(" ", 1) for line in ran.stdout.splitlines() if line.startswith("# ") and " " in line[2:]
    )
    assert int(summary["pass"]) >= len(files) and summary["fail"] == summary["skipped"] == "0"
