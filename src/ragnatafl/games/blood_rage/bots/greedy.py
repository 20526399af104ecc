"""The greedy bot for Blood Rage: readable rules of thumb, one for each decision, from nothing but a view.

It does not look ahead. Every choice is given a worth in glory, and the best one is taken. The table is read by
`blood_rage_outlook` (clan sheets), `blood_rage_land` (board) and `blood_rage_upgrades`; the rules of thumb are in
`blood_rage_draft`, `blood_rage_turn` and `blood_rage_battle`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ragnatafl.core.contract import Game, View
from ragnatafl.core.rng import Rng

from . import battle as blood_rage_battle
from . import draft as blood_rage_draft
from . import turn as blood_rage_turn
from .land import Land
from .outlook import Outlook

FROM_THE_BOARD: dict[str, Callable[[Land, Sequence[int]], int]] = {
    "draft_pick": blood_rage_draft.draft_pick,
    "keep_card": blood_rage_draft.keep_card,
    "replace_slot": blood_rage_draft.replace_slot,
    "turn": blood_rage_turn.turn,
    "free_invade": blood_rage_turn.free_invade,
    "succor": blood_rage_turn.free_invade,
    "blessing": blood_rage_turn.free_invade,
    "thors_domain_pillage": blood_rage_turn.thors_domain_pillage,
    "march_to": blood_rage_turn.march_to,
    "march_send": blood_rage_turn.march_send,
    "hammers_move": blood_rage_turn.hammers_move,
    "sacrifice_pair": blood_rage_turn.sacrifice_pair,
    "join": blood_rage_battle.join,
    "battle_card": blood_rage_battle.battle_card,
    "save_figures": blood_rage_battle.save_figures,
}
FROM_THE_SHEETS: dict[str, Callable[[Outlook, Sequence[int]], int]] = {
    "raise_stat": blood_rage_turn.raise_stat,
    "late_card": blood_rage_battle.late_card,
    "quest_as_battle": blood_rage_battle.quest_as_battle,
    "prowess_keep": blood_rage_battle.prowess_keep,
    "tide_keep": blood_rage_battle.tide_keep,
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
