"""Every decision of Blood Rage (BR-23), declared once; a march and a sacrifice are asked for in small parts."""

from __future__ import annotations

from collections.abc import Callable

from ragnatafl.core.decisions import ACTIVE, ONE, TOGETHER, Cost, Decision, by_step

from . import after_battle, battle, destruction, draft, end_of_age, invade, march, pillage, stats, turn, upgrade
from .position import Clan, Position, Step, ask_active

TURN_RULES = {
    "invade": "BR-9.1",
    "march": "BR-10.1",
    "upgrade": "BR-11.1",
    "quest": "BR-12.1",
    "pillage": "BR-13.1",
    "repillage": "BR-C.tyrs_challenge",
    "sacrifice": "BR-C.friggas_sacrifice",
    "pass": "BR-8.6",
}


def rage(cost: Callable[[Clan, int], int]) -> Cost:
    """Nothing is paid in Blood Rage but rage."""

    def paid(position: Position, seat: int, action: int) -> dict[str, int]:
        amount = int(cost(position.clans[seat], action))
        return {"rage": amount} if amount else {}

    return paid


# fmt: off
DECISIONS = by_step(
    Decision(Step.DRAFT, "draft_pick", "BR-7.3", TOGETHER, ("draft",),
             draft.step_draft, draft.legal_draft, draft.play_draft),
    Decision(Step.TURN, "turn", "BR-8.2", ACTIVE, tuple(TURN_RULES),
             turn.step_turn, turn.legal_turn, turn.play_turn, rage(turn.turn_cost), TURN_RULES),
    Decision(Step.DISCARD, "keep_card", "BR-16.1", TOGETHER, ("keep",),
             end_of_age.step_discard, end_of_age.legal_keep, end_of_age.play_keep),
    Decision(Step.SLOT, "replace_slot", "BR-11.2", ACTIVE, ("slot",),
             ask_active, upgrade.legal_slot, upgrade.play_slot),
    Decision(Step.FREE_INVADE, "free_invade", "BR-9.7", ACTIVE, ("invade",),
             invade.step_free_invade, invade.legal_free_invade, invade.play_free_invade),
    Decision(Step.SUCCOR, "succor", "BR-C.friggas_succor", ACTIVE, ("invade",),
             invade.step_succor, invade.legal_bring_warrior, invade.play_succor),
    Decision(Step.THORS_DOMAIN, "thors_domain_pillage", "BR-C.thors_domain", ACTIVE, ("pillage",),
             invade.step_thors_domain, invade.legal_thors_domain, invade.play_thors_domain,
             rage(invade.thors_domain_cost)),
    Decision(Step.MARCH_TO, "march_to", "BR-10.1", ACTIVE, ("to",),
             ask_active, march.legal_march_to, march.play_march_to),
    Decision(Step.MARCH_SEND, "march_send", "BR-10.1", ACTIVE, ("send",),
             march.step_march_send, march.legal_march_send, march.play_march_send),
    Decision(Step.OFFER, "sacrifice_pair", "BR-C.friggas_sacrifice", ACTIVE, ("offer",),
             ask_active, turn.legal_offer, turn.play_offer),
    Decision(Step.RAISE, "raise_stat", "BR-3.2", ONE, ("raise",),
             stats.step_raise, stats.legal_raise, stats.play_raise),
    Decision(Step.DESTROY, "save_figures", "BR-15.2", ONE, ("save", "retreat"),
             destruction.step_destroy, destruction.legal_save, destruction.play_save, rage(destruction.save_cost)),
    Decision(Step.CALL, "join", "BR-13.2", ONE, ("join",),
             pillage.step_call, pillage.legal_join, pillage.play_join),
    Decision(Step.CHOOSE, "battle_card", "BR-14.1", TOGETHER, ("card",),
             battle.step_choose, battle.legal_choose, battle.play_choose),
    Decision(Step.TREAT, "quest_as_battle", "BR-14.3", ONE, ("treat",),
             battle.step_treat, battle.legal_treat, battle.play_treat),
    Decision(Step.TIDE, "tide_keep", "BR-C.odins_tide", ONE, ("spare",),
             battle.step_tide, battle.legal_tide, battle.play_tide),
    Decision(Step.LATE, "late_card", "BR-14.7", ONE, ("card",),
             battle.step_late, battle.legal_late, battle.play_late),
    Decision(Step.PROWESS, "prowess_keep", "BR-C.tyrs_prowess", ONE, ("retake",),
             after_battle.step_prowess, after_battle.legal_prowess, after_battle.play_prowess,
             rage(after_battle.prowess_cost)),
    Decision(Step.HAMMERS, "hammers_move", "BR-C.lord_of_hammers", ACTIVE, ("to",),
             pillage.step_hammers, pillage.legal_hammers, pillage.play_hammers),
    Decision(Step.BLESSING, "blessing", "BR-C.lokis_blessing", ONE, ("invade",),
             after_battle.step_blessing, invade.legal_bring_warrior, after_battle.play_blessing),
)
# fmt: on
