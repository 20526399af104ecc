"""The unit tests of the browser's code, by node's own runner; whole games and sentences for them are made here."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.core.contract import State
from ragnatafl.locale import bundle, languages
from ragnatafl.server.patches import Differences
from tests.locale.speaker import Name, Speaker
from tests.locale.test_refusals import in_words, named, refusals

HERE = Path(__file__).resolve().parent


def node() -> str:
    found = shutil.which("node")
    if found is None and os.environ.get("RAGNATAFL_NEED_NODE"):
        pytest.fail("There is no node, and RAGNATAFL_NEED_NODE asks for it.")
    if found is None:
        pytest.skip("There is no node to run the browser's unit tests (on Debian: apt install nodejs).")
    return found


def played(game: str, seats: int, seed: int) -> dict[str, Any]:
    """The views of a whole game as one seat had them, and the server's differences between them."""
    state = rt.game(game).new(seats=seats, seed=seed)
    rng = random.Random(seed)
    views, patches = [state.view(0)], []
    while not state.over and len(patches) < 400:
        seat = rng.choice(state.waiting)
        state.play(seat, rng.choice(state.legal(seat)))
        view = state.view(0)
        patches.append(Differences().between(views[-1], view))
        views.append(view)
    return {"views": views, "patches": patches}


def told(lang: str) -> dict[str, Any]:
    """A language's bundle, and refusals as the tests' own resolver says them in it."""
    speaker = Speaker(lang)
    cases = []
    for name, prefix in (("blood_rage", "br"), ("yggdrasil", "yg")):
        state: State = rt.game(name).new(seats=3, seed=5)
        for refusal in refusals(state, random.Random(5), 40):
            args = {key: named(prefix, speaker, key, value) for key, value in refusal.args.items()}
            given = {key: {"name": one.id} if isinstance(one, Name) else one for key, one in args.items()}
            said = in_words(prefix, speaker, refusal)
            cases.append({"id": f"{prefix}-refusal-{refusal.key}", "args": given, "said": said})
    return {"bundle": bundle(lang), "cases": cases}


def test_the_unit_tests_of_the_browsers_code_pass(tmp_path: Path) -> None:
    games, sentences = tmp_path / "games.json", tmp_path / "sentences.json"
    games.write_text(json.dumps([played("blood_rage", 2, 3), played("yggdrasil", 3, 4)]))
    sentences.write_text(json.dumps([told(lang) for lang in languages()]))
    environment = {**os.environ, "RAGNATAFL_JS_GAMES": str(games), "RAGNATAFL_JS_SENTENCES": str(sentences)}
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
