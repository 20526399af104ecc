"""A position as text, and back: to these games what FEN is to chess.

    game = "blood_rage"
    rules = "0.2"
    content = "5f3c09aa"
    age = 2
    turn = "raven"

    [wolf]
    glory = 12
    hand = ["tyrs_crush", "troll"]

The table is the one that scenarios know (`game.position`), in TOML, with the game's name and versions before it. A
text written by hand may leave the versions out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ragnatafl.core import registry
from ragnatafl.core.content import parsed_toml
from ragnatafl.core.contract import Game, State
from ragnatafl.core.errors import ScenarioError

WIDTH = 120
HEADERS = ("game", "rules", "content")

PositionTable = dict[str, Any]


def dumps(game: Game, state: State) -> str:
    """The position as text. It holds everything, secrets and coming chance too."""
    return written({"game": game.name, **versions(game), **game.describe(state)})


def versions(game: Game) -> dict[str, str]:
    return {"rules": str(game.rules_version), "content": game.content_hash}


def loads(text: str, game_name: str = "") -> tuple[Game, PositionTable]:
    """The game and the position table of a text; raises ScenarioError. `game_name` helps where the text names none."""
    reader = parsed_toml(text, "position", ScenarioError)
    name = reader.text("game", default=game_name)
    if not name:
        raise reader.fail("game", 'must be named: game = "..."')
    game = registry.game(name)
    for key, ours in versions(game).items():
        if reader.text(key, default=ours) != ours:
            raise reader.wrong(key, f'"{ours}" here (without that line it is tried all the same)')
    return game, {key: value for key, value in reader.data.items() if key not in HEADERS}


def parsed(text: str) -> PositionTable:
    return parsed_toml(text, "position", ScenarioError).data


# Writing TOML: plain values first, then the tables under their names.


def written(table: Mapping[str, Any]) -> str:
    return "\n".join(lines(table, "")).strip("\n") + "\n"


def lines(table: Mapping[str, Any], name: str) -> list[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, Mapping)}
    found = ["", f"[{name}]"] if name and (plain or not table) else []
    found += [entry(bare(key), value) for key, value in plain.items()]
    for key, value in table.items():
        if isinstance(value, Mapping):
            found += lines(value, f"{name}.{bare(key)}" if name else bare(key))
    return found


def entry(key: str, value: Any) -> str:
    line = f"{key} = {inline(value)}"
    return line if len(line) <= WIDTH or not isinstance(value, list) else f"{key} = {broken(value, '')}"


def broken(items: list[Any], margin: str) -> str:
    """A long list, a line broken between items wherever it is full."""
    inner = f"{margin}  "
    rows = [inner]
    for item in items:
        text = inline(item)
        if isinstance(item, list) and len(inner) + len(text) >= WIDTH:
            text = broken(item, inner)
        if rows[-1] != inner and len(rows[-1]) + len(text) + 2 > WIDTH:
            rows.append(inner)
        rows[-1] += f"{text}," if rows[-1] == inner else f" {text},"
    return "\n".join(["[", *rows, f"{margin}]"])


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{bare(key)} = {inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline(item) for item in value) + "]"
    return str(value) if isinstance(value, int) else quoted(str(value))


def bare(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else quoted(key)


def quoted(text: str) -> str:
    """A basic string of TOML."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\U{ord(c):08X}" for c in escaped) + '"'
