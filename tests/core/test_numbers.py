"""The engines' names for numbers and the lists of names in the content say the same: mypyc wants constants, so that
neither can be made from the other."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ragnatafl.games.blood_rage import content as blood_rage
from ragnatafl.games.blood_rage.rules import notation as blood_rage_notation
from ragnatafl.games.blood_rage.rules import notes as blood_rage_notes
from ragnatafl.games.blood_rage.rules import tables as blood_rage_tables
from ragnatafl.games.blood_rage.telling import events as blood_rage_events
from ragnatafl.games.yggdrasil import content as yggdrasil
from ragnatafl.games.yggdrasil.rules import notation, notes, saving, state, tables
from ragnatafl.games.yggdrasil.sagas import content as sagas
from ragnatafl.games.yggdrasil.sagas import instructions, values
from ragnatafl.games.yggdrasil.sagas import tables as saga_tables
from ragnatafl.games.yggdrasil.telling import events

WHOLE: list[tuple[type, Sequence[str]]] = [
    (blood_rage_tables.Type, blood_rage.TYPES),
    (blood_rage_tables.Effect, blood_rage.EFFECTS),
    (blood_rage_tables.Stat, blood_rage.STATS),
    (blood_rage_tables.Phase, blood_rage_notation.PHASES),
    (tables.Enemy, yggdrasil.ENEMIES),
    (tables.Mode, yggdrasil.MODES),
    (tables.Stone, yggdrasil.STONE_FACES),
    (tables.Obstacle, yggdrasil.OBSTACLES),
    (tables.Power, yggdrasil.POWERS),
    (tables.Art, yggdrasil.ARTIFACT_EFFECTS),
    (tables.Beast, yggdrasil.CREATURE_EFFECTS),
    (tables.Result, saving.RESULTS),
    (saga_tables.ModifierKind, sagas.RULES),
    (saga_tables.Space, sagas.SPACES),
    (values.Op, instructions.OPS),
]
PARTLY: list[tuple[type, Sequence[str], set[str]]] = [
    (blood_rage_tables.Token, blood_rage.TOKENS, {"glory", "yggdrasil"}),
    (blood_rage_tables.Figure, blood_rage_notation.FIGURES, {"leader", "warrior", "ship"}),
    (blood_rage_tables.Place, blood_rage_notation.PLACE_NAMES, {"yggdrasil", "reserve", "valhalla", "box"}),
    (blood_rage_notes.Reason, blood_rage_events.REASONS, {"battle", "token", "quest", "ragnarok", "legend"}),
    (tables.World, notation.PLACES, {*yggdrasil.WORLDS, "cage"}),
    (notes.Piece, events.PIECES, {"elf", "die", "life"}),
]
"""Names that stand for one thing only, where the numbers have names for beginnings of ranges too."""


def numbers(names: type) -> dict[str, int]:
    return {name.lower(): number for name, number in vars(names).items() if name.isupper()}


@pytest.mark.parametrize(("constants", "names"), WHOLE)
def test_every_number_has_the_name_of_the_content(constants: type, names: Sequence[str]) -> None:
    assert numbers(constants) == {name.lower(): number for number, name in enumerate(names)}


@pytest.mark.parametrize(("constants", "names", "common"), PARTLY)
def test_common_names_have_the_same_number(constants: type, names: Sequence[str], common: set[str]) -> None:
    found = numbers(constants)
    assert {name: found[name] for name in common} == {name: names.index(name) for name in common}


def test_every_defeat_and_every_cause_is_told() -> None:
    assert list(state.REASONS) == list(numbers(tables.Defeat).values()) == list(range(1, 13))
    assert list(numbers(notes.Cause).values()) == list(range(len(events.CAUSES)))
