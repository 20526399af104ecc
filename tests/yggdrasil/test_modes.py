"""Why an action is penalised, normal or supported is told as it is: by the pieces, or by what says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from ragnatafl import game as game_named
from ragnatafl.core.rng import Rng
from ragnatafl.games.yggdrasil.content import WORLDS
from ragnatafl.games.yggdrasil.telling.modes import why_mode

GAME = game_named("yggdrasil")
ALONE = {"gods": ["frigg", "odin", "thor"], "phase": "action", "enemies": {"loki": "cage"}}


@pytest.mark.parametrize(
    ("world", "mode", "why", "position"),
    [
        ("alfheim", "supported", ["odroerir"], {"frigg": {"artifacts": ["odroerir"]}}),
        ("alfheim", "normal", [], {"frigg": {"artifacts": ["odroerir"]}, "jotuns": ["thrym"]}),
        ("midgard", "normal", ["valshamr"], {"frigg": {"artifacts": ["valshamr"]}}),
        ("midgard", "supported", ["valshamr"], {"frigg": {"artifacts": ["valshamr"]}, "odin": {"world": "midgard"}}),
        ("midgard", "normal", [], {"odin": {"world": "midgard"}}),
        ("alfheim", "supported", [], {"odin": {"world": "alfheim"}}),
        ("midgard", "penalised", [], {}),
        ("jotunheim", "penalised", ["YG-22.2.2"], {"saga": 2}),
        ("jotunheim", "normal", ["odroerir", "YG-22.2.2"], {"saga": 2, "frigg": {"artifacts": ["odroerir"]}}),
        ("jotunheim", "normal", ["YG-22.2.2"], {"saga": 2, "odin": {"world": "jotunheim"}}),
        ("alfheim", "normal", [], {"saga": 2}),
        (
            "niflheim",
            "normal",
            ["YG-22.4.4"],
            {
                "saga": 4,
                "pile": [],
                "face_up": {"ganglati": 1},
                "enemies": {"hel": "svartalfheim"},
                "odin": {"world": "niflheim"},
            },
        ),
    ],
)
def test_what_makes_a_mode_is_named(world: str, mode: str, why: list[str], position: dict[str, Any]) -> None:
    frigg = {"world": world, **position.get("frigg", {})}
    state = GAME.position({**ALONE, **position, "frigg": frigg})
    told = state.inspect(0, world)
    assert (told["mode"], told["why"]) == (mode, why)


@pytest.mark.parametrize("options", [{"level": "hard"}, {"saga": 2}, {"saga": 4}])
def test_nothing_is_named_where_the_pieces_alone_make_the_mode(options: dict[str, Any]) -> None:
    """And something wherever they do not: the same in every position of some random games."""
    for seed in range(4):
        state, rng = GAME.new(seats=3, seed=seed, **options), Rng(seed)
        while not state.over:
            view = state.view(None)
            for world in WORLDS:
                there, own = view["worlds"][world], view["gods"][view["active"]]
                enemy, other = bool(there["enemies"]), bool(set(there["gods"]) - {own})
                plain = "normal" if enemy == other else "supported" if other else "penalised"
                assert bool(why_mode(view, world)) >= (plain != there["mode"])
                if not view["players"][view["active"]]["artifacts"]:
                    assert bool(why_mode(view, world)) == (plain != there["mode"])
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.below(len(legal)))])
