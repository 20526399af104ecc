"""What the rest of the program must know of Blood Rage."""

from __future__ import annotations

from ragnatafl.core.manifest import Examples, Manifest, Strength

MANIFEST = Manifest(
    name="blood_rage",
    title="Blood Rage",
    game="ragnatafl.games.blood_rage.game:GAME",
    prefix="br",
    seat="clan",
    usual_seats=4,
    families={
        **dict.fromkeys(("place", "source"), ("province", "fjord", "place")),
        **dict.fromkeys(("other", "victim", "by"), ("clan",)),
        "province": ("province", "fjord"),
        "reason": ("card", "reason"),
        "decision": ("asked",),
    },
    seat_option="clans",
    habits={"join": "decline", "late_card": "decline"},
    bots={"greedy": "ragnatafl.games.blood_rage.bots.greedy:GreedyBot"},
    levels={"thrall": 6.0, "karl": 3.6, "jarl": 0.0},
    strengths={
        "thrall": Strength(1000, 0.003),
        "karl": Strength(1320, 0.003),
        "jarl": Strength(1570, 0.003),
        "allfather": Strength(1830, 1.5),
        **dict.fromkeys(("reaver", "quester", "trickster"), Strength(1570, 0.003)),
    },
    styles={
        "reaver": {"pillage *": 3.0, "invade *": 1.0, "raise axes": 1.5},
        "quester": {"quest *": 1.5, "draft quest_*": 2.5},
        "trickster": {"draft lokis_*": 3.0, "upgrade lokis_*": 1.5},
    },
    ahead={"allfather": 1.5},
    mind="ragnatafl.games.blood_rage.bots/mind.npz",
    worlds="ragnatafl.games.blood_rage.bots.worlds:likely",
    usual_bot="karl",
    practice="ragnatafl.games.blood_rage.bots.practice:PRACTICE",
    terminal="ragnatafl.games.blood_rage.terminal.screen:BloodRageScreen",
    content="ragnatafl.games.blood_rage.content:check",
    almanac={"card": "cards"},
    curve="ragnatafl.games.blood_rage.telling.curve:curve",
    landmarks={"scene": ("called_to_battle",), "chapter": ("age_began",)},
    ledger="ragnatafl.games.blood_rage.telling.ledger:Ledger",
    shape="ragnatafl.games.blood_rage.telling.shape:View",
    examples=Examples(
        choice="invade warrior utgard",
        short="inv w utg",
        shown=("board", "hand", "clans"),
        why="march horgr",
        words="call to battle",
        id="BR-13.2",
        card="troll",
    ),
)
