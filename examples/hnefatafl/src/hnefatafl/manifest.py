"""What the rest of the program must know of Hnefatafl."""

from __future__ import annotations

from ragnatafl.core.manifest import Examples, Manifest

MANIFEST = Manifest(
    name="hnefatafl",
    title="Hnefatafl",
    game="hnefatafl.game:GAME",
    prefix="ht",
    seat="side",
    usual_seats=2,
    families={"winner": ("side",), "reason": ("ending",)},
    seat_option="sides",
    open=True,
    chance=False,
    bots={"greedy": "hnefatafl.greedy:GreedyBot"},
    terminal="hnefatafl.terminal:HnefataflScreen",
    shape="hnefatafl.shape:View",
    examples=Examples(
        choice="move d1 d4",
        short="d1 d4",
        shown=("board", "sides"),
        why="move f6 f9",
        words="hostile",
        id="HT-4.1",
        card="king",
    ),
)
