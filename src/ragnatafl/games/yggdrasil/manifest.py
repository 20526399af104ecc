"""What the rest of the program must know of Yggdrasil Chronicles."""

from __future__ import annotations

from ragnatafl.core.manifest import Examples, Manifest

MANIFEST = Manifest(
    name="yggdrasil",
    title="Yggdrasil Chronicles",
    game="ragnatafl.games.yggdrasil.game:GAME",
    prefix="yg",
    seat="god",
    usual_seats=3,
    families={
        **dict.fromkeys(("world", "source", "place"), ("world", "place")),
        **dict.fromkeys(("other", "owner", "companion", "receiver", "giver"), ("god",)),
        "opponent": ("enemy", "jotun", "foe"),
        "gift": ("artifact", "gift"),
        "title": ("page",),
        "decision": ("asked",),
    },
    seat_option="gods",
    door_option="level",
    hidden_options=("sheets", "supporting"),
    open=True,
    team_verbs=("turn",),
    habits={"amount": "take", "exchange": "done", "kin_consent": "accept"},
    unfit=("random",),
    bots={"greedy": "ragnatafl.games.yggdrasil.bots.greedy:GreedyBot"},
    levels={"thrall": 2.0, "karl": 1.0, "jarl": 0.0},
    mind="ragnatafl.games.yggdrasil.bots/mind.npz",
    practice="ragnatafl.games.yggdrasil.bots.practice:PRACTICE",
    terminal="ragnatafl.games.yggdrasil.terminal.screen:YggdrasilScreen",
    content="ragnatafl.games.yggdrasil.sagas.content:check",
    commands={"campaign": "ragnatafl.games.yggdrasil.campaign.commands:app"},
    server="ragnatafl.games.yggdrasil.campaign.server:PART",
    pages={"campaign": "campaign.js:CampaignPage"},
    almanac={
        "god": "gods",
        "enemy": "enemies",
        "jotun": "jotuns",
        "foe": "opponents",
        "artifact": "artifacts",
        "creature": "creatures",
        "world": "worlds",
    },
    curve="ragnatafl.games.yggdrasil.telling.curve:curve",
    landmarks={"scene": ("activated",), "chapter": ("round_began",)},
    shape="ragnatafl.games.yggdrasil.telling.shape:View",
    examples=Examples(
        choice="move alfheim",
        short="mo alf",
        shown=("board", "decks", "gods"),
        why="fight loki",
        words="heal the tree",
        id="YG-13.1",
        card="draupnir",
    ),
)
