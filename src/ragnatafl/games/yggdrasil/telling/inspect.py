"""What makes up a thing on the table: the odds of the choices that wait, an opponent's strength, a World's action.

Everything here is open to all (YG-1.10); the odds are those of the seat that asks, or of the god whose turn it is.
"""

from __future__ import annotations

import difflib
from fractions import Fraction

from ragnatafl.core.contract import View
from ragnatafl.core.errors import NotationError
from ragnatafl.core.offers import Offer

from ..content import CONTENT, ENEMIES, MODES, STRENGTH_COUNTS, WORLDS
from ..rules.notation import OPPONENTS
from ..rules.notes import Note
from ..rules.odds import (
    JOTUNS,
    Odds,
    dice_rows,
    fight_risks,
    hero_rows,
    reduction,
    with_everything,
    without_gifts,
)
from ..rules.position import Position
from ..rules.turn import counted
from . import shape
from .events import SHAPES
from .forecast import activations
from .modes import why_mode
from .shape import (
    ActivationReport,
    BothOdds,
    Inspected,
    OpponentReport,
    RiskOdds,
    RiskReport,
    StrengthSource,
    WorldReport,
)

RISK = "risk"
ACTIVATION = "activation "
"""Before the name of an Enemy: what his activation would do."""
THINGS = (RISK, *WORLDS, *OPPONENTS, *(ACTIVATION + enemy for enemy in ENEMIES))


def inspect(position: Position, view: shape.View, offers: list[Offer], thing: object) -> Inspected:
    """The thing as this view knows it; `offers` are those of its seat. NotationError for anything unknown."""
    if not isinstance(thing, str) or thing not in THINGS:
        near = difflib.get_close_matches(thing, THINGS, 1) if isinstance(thing, str) else []
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise NotationError(f"{thing!r:.40} is no World and no opponent.{hint}")
    if thing == RISK:
        return risk_report(view, offers)
    if thing.startswith(ACTIVATION):
        return activation_report(position, thing)
    return world_report(view, thing) if thing in WORLDS else opponent_report(position, view, thing)


# -- odds ----------------------------------------------------------------------------------------------------------
def odds_dict(odds: Odds, life: int) -> shape.Odds:
    """Shares between 0 and 1: unhurt, each number of Life lost, losing the last Life; and the dice that go back."""
    return {
        "unhurt": share(odds.unhurt),
        "lost": [share(chance) for chance in odds.lost],
        "mean": share(odds.mean),
        "fall": share(odds.at_least(life)),
        "back": share(odds.dice_back),
    }


def share(value: Fraction) -> float:
    return round(float(value), 4)


def both(view: View, seat: int, risks: int) -> RiskOdds:
    """The god die alone, and everything thrown in."""
    life = view["life"][seat]
    return {
        "risks": risks,
        "alone": odds_dict(without_gifts(view, seat, risks), life),
        "all": odds_dict(with_everything(view, seat, risks), life),
    }


def risk_report(view: View, offers: list[Offer]) -> RiskReport:
    """YG-14: for each choice that waits and takes risks, or spends something on them, what it is worth."""
    asked = (view["decision"] or {}).get("name", "")
    seat = view["active"]
    life = view["life"][seat]
    taken = (view["pending_risk"] or {}).get("risks", 0)
    choices: dict[str, BothOdds | RiskOdds] = {}
    for verb, rows in (("heroes", hero_rows), ("dice", dice_rows)):
        amounts = [offer.action.args[0] for offer in offers if offer.action.verb == verb]
        for amount, bare, helped in rows(view, seat, taken, amounts):
            choices[f"{verb} {amount}"] = {"alone": odds_dict(bare, life), "all": odds_dict(helped, life)}
    for offer in offers:
        if "risks" in offer.cost or offer.action.verb == "fight" or asked == "duel":
            choices[offer.text] = both(view, seat, offer.cost.get("risks", 0))
    return {"thing": "risk", "asked": asked, "left": view["risks_left"], "choices": choices, "rule": "YG-14.1"}


# -- Worlds and opponents ------------------------------------------------------------------------------------------
def world_report(view: shape.View, world: str) -> WorldReport:
    """YG-12.1: who is there, the mode that follows, what else made it so, and what the action gives in it."""
    there = view["worlds"][world]
    action = CONTENT.actions[WORLDS.index(world)]
    mode = MODES.index(there["mode"])
    return {
        "thing": world,
        "kind": "world",
        **there,
        "why": why_mode(view, world),
        "amount": min(action.amounts[mode], there.get("cap", action.amounts[mode])),
        "risks": action.risks[mode],
        "jotuns": [jotun for jotun in view["jotuns"] if fought_in(view, jotun) == world],
        "rule": "YG-12.2",
    }


def fought_in(view: View, jotun: str) -> str:
    """YG-9.3 to YG-9.5."""
    found = JOTUNS[jotun]
    if found.kind == "guard":
        return str(view["enemies"][ENEMIES.index(found.target)])
    return found.target if found.kind == "blocker" else "jotunheim"


def activation_report(position: Position, thing: str) -> ActivationReport:
    """YG-8."""
    enemy = ENEMIES.index(thing.removeprefix(ACTIVATION))
    return {
        "thing": thing,
        "kind": "activation",
        "turns": activations(position, enemy),
        "rule": SHAPES[Note.ACTIVATED].rule_of({"enemy": ENEMIES[enemy]}),
    }


def opponent_report(position: Position, view: View, opponent: str) -> OpponentReport:
    """YG-11.4: the strength and where it comes from, what the god's Artifacts take away, and the odds."""
    seat = view["active"]
    sources = strength_sources(position, view, opponent)
    risks = fight_risks(view, seat, opponent)
    guards = [jotun for jotun in view["jotuns"] if JOTUNS[jotun].kind == "guard" and JOTUNS[jotun].target == opponent]
    return {
        "thing": opponent,
        "kind": "enemy" if opponent in ENEMIES else "jotun" if opponent in JOTUNS else "opponent",
        "strength": sum(source["amount"] for source in sources),
        "sources": sources,
        "artifacts": reduction(view, seat, opponent),
        "guards": guards,
        **both(view, seat, risks),
        "rule": "YG-11.4",
    }


def strength_sources(position: Position, view: View, opponent: str) -> list[StrengthSource]:
    if opponent in JOTUNS:
        return [{"source": "jotun", "amount": CONTENT.jotun_strength}]
    if opponent not in ENEMIES:
        strengths = [one["strength"] for one in view["opponents"] if one["id"] == opponent]
        return [{"source": "saga", "amount": strength} for strength in strengths[:1]]
    enemy = CONTENT.enemies[ENEMIES.index(opponent)]
    found: list[StrengthSource] = [{"source": "base", "amount": enemy.strength}]
    more = int(counted(position, STRENGTH_COUNTS.index(enemy.counts)))
    return found + ([{"source": enemy.counts, "amount": more}] if enemy.counts != "none" else [])
