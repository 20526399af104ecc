"""The greedy bot for Blood Rage: readable rules of thumb, one for each decision, from nothing but a view.

It does not look ahead. Every choice is given a worth in glory, and the best one is taken. The table is read by
`outlook` (clan sheets), `land` (board) and `upgrades`; the rules of thumb are in
`draft`, `turn` and `battle`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ragnatafl.core.contract import Game, View
from ragnatafl.core.rng import Rng

from . import battle, draft, turn
from .land import Land
from .outlook import Outlook

FROM_THE_BOARD: dict[str, Callable[[Land, Sequence[int]], int]] = {
    "draft_pick": draft.draft_pick,
    "keep_card": draft.keep_card,
    "replace_slot": draft.replace_slot,
    "turn": turn.turn,
    "free_invade": turn.free_invade,
    "succor": turn.free_invade,
    "blessing": turn.free_invade,
    "thors_domain_pillage": turn.thors_domain_pillage,
    "march_to": turn.march_to,
    "march_send": turn.march_send,
    "hammers_move": turn.hammers_move,
    "sacrifice_pair": turn.sacrifice_pair,
    "join": battle.join,
    "battle_card": battle.battle_card,
    "save_figures": battle.save_figures,
}
FROM_THE_SHEETS: dict[str, Callable[[Outlook, Sequence[int]], int]] = {
    "raise_stat": turn.raise_stat,
    "late_card": battle.late_card,
    "quest_as_battle": battle.quest_as_battle,
    "prowess_keep": battle.prowess_keep,
    "tide_keep": battle.tide_keep,
}
"""The decisions of BR-23, by what has to be read for them."""


class GreedyBot:
    """Takes what looks best now. Chance has no part in it: the same view and choices give the same answer."""

    name = "greedy"
    needs_view = True

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        look = Outlook(view)
        question = look.decision["name"]
        if question in FROM_THE_SHEETS:
            return FROM_THE_SHEETS[question](look, legal)
        return FROM_THE_BOARD[question](Land(look), legal)
