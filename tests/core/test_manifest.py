"""A game is one folder: nothing outside names one, and what its manifest names is there."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import ragnatafl
from ragnatafl.bots import bot_names
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError
from ragnatafl.core.lessons import has_lessons
from ragnatafl.core.manifest import Manifest

PACKAGE = Path(ragnatafl.__file__).parent
GAMES = [one for one in registry.manifests() if (PACKAGE / "games" / one.name).is_dir()]
NAMED = re.compile(
    "|".join(rf"\b{re.escape(word)}\b" for one in GAMES for word in (one.name, one.title))
    + "|"
    + "|".join(rf"\b{one.prefix}-[a-z]|\b{one.prefix.upper()}-\d" for one in GAMES)
)


def code_of(path: Path) -> Iterator[str]:
    """What the file says, without comments and docstrings: examples may be named there."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        documented = {
            number
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        }
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type != tokenize.COMMENT and token.start[0] not in documented:
                yield token.string
    elif path.suffix in (".js", ".css"):
        yield re.sub(r"/\*.*?\*/|^\s*//.*$|\s//.*$", "", text, flags=re.DOTALL | re.MULTILINE)
    else:
        yield text


def test_no_file_outside_the_games_names_a_game() -> None:
    kinds = {".py", ".js", ".css", ".html", ".ftl", ".toml"}
    found = [
        f"{path.relative_to(PACKAGE)}: {match[0]}"
        for path in sorted(PACKAGE.rglob("*"))
        if path.suffix in kinds and "games" not in path.relative_to(PACKAGE).parts
        for part in code_of(path)
        for match in NAMED.finditer(part)
    ]
    assert found == []


@pytest.mark.parametrize("manifest", GAMES, ids=lambda one: one.name)
def test_everything_that_a_manifest_names_is_there(manifest: Manifest) -> None:
    folder = registry.folder(manifest.name)
    game = registry.game(manifest.name)
    assert folder.name == manifest.name == game.name and game.title == manifest.title
    places = [manifest.game, manifest.terminal, manifest.content, manifest.server, manifest.shape, manifest.ledger]
    for place in (*places, *manifest.bots.values(), *manifest.commands.values()):
        assert not place or registry.load(place) is not None
    for page in manifest.pages.values():
        file, _, name = page.partition(":")
        assert f"export class {name} " in (folder / "web" / file).read_text(encoding="utf-8")
    assert manifest.usual_seats in game.seat_counts
    options = {option.name for option in game.options}
    assert {manifest.seat_option, manifest.door_option, *manifest.hidden_options} <= {*options, None}
    assert has_lessons(manifest.name) and set(manifest.unfit) < set(bot_names(manifest.name))
    for file in ("face.js", "face.css", "sign.js"):
        assert (folder / "web" / file).is_file()


def test_a_game_that_is_only_an_object_has_a_plain_manifest() -> None:
    manifest = registry.manifest("toy")
    assert (manifest.name, manifest.seat, manifest.terminal) == ("toy", "seat", "")
    assert manifest.usual_seats == max(registry.game("toy").seat_counts)
    assert not registry.folder("toy").exists()


def test_a_game_that_cannot_be_loaded_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {**registry._registered, "lost": "nowhere.at_all:GAME"})
    with pytest.raises(OptionError, match=r'^The game "lost" is not to be found at nowhere\.at_all:GAME: .*\.$'):
        registry.game("lost")


def test_other_packages_name_their_games_as_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_installed", lambda: {"other": "tests.toy:GAME"})
    assert "other" in registry.names() and registry.names()[: len(GAMES)] == [one.name for one in GAMES]
    assert registry.reference("other") == "tests.toy:GAME"


def test_a_package_that_is_gone_takes_nothing_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    left = [SimpleNamespace(name="gone", value="no_such_package.manifest:MANIFEST")]
    monkeypatch.setattr(registry.metadata, "entry_points", lambda group: left)
    assert registry._installed.__wrapped__() == {}


@pytest.mark.parametrize("manifest", [one for one in GAMES if one.habits], ids=lambda one: one.name)
def test_a_habit_answers_a_question_that_there_is_by_a_verb_that_it_knows(manifest: Manifest) -> None:
    decisions = registry.load(f"{manifest.game.rpartition('.')[0]}.rules.decisions:DECISIONS")
    verbs = {row.name: {*row.verbs, "decline", "done"} for row in decisions.values()}
    for asked, verb in manifest.habits.items():
        assert verb in verbs[asked]
