# mypyc: compile
"""What is asked and about what (YG-27), and the risk being taken with its dice (YG-14). Open to all, JSON-ready."""

from __future__ import annotations

from mypy_extensions import i64

from ..sagas.laws import law_at
from ..sagas.steps import duel_risk
from ..sagas.values import chapter_of
from ..telling.shape import AddedDie, Decision, Die, PendingRisk, VanirDie, Wanted
from .decisions import DECISIONS
from .kin import holder_of, linked_of
from .notation import ARTIFACTS, FACES, GODS, MODES, OPPONENTS, STONE_FACES, STONES, WORLDS
from .opponents import extra_risk, opponent_name
from .position import Position, Step, popcount
from .risk import N_FACES, added_succeeds, god_die_succeeds, linked_in_order, risks_left, risks_to_take, vanir_failures
from .saving import CARD_NAMES, names_in
from .tables import RETURNING
from .turn import opponent_strength

AMOUNT_KINDS = ("elves", "vanir_dice", "heroes", "nameless", "fire_giants", "life")
"""The order of `world_actions.Kind`."""
CHOICE_KINDS = ("world", "opponent", "number", "god")
"""What a saga lets choose, in the order of the instruction `choose`."""


def decision(position: Position) -> Decision | None:
    """The name of what is asked, and its arguments."""
    if not position.waiting_mask:
        return None
    step = position.step()
    result: Decision = {"name": DECISIONS[step].name}
    first = position.arg(1)
    if step == Step.AMOUNT:
        result["kind"] = AMOUNT_KINDS[first]
        result["least"] = int(position.arg(3))
        result["most"] = int(position.arg(2))
    elif step == Step.STONES or Step.STONE_MOVE <= step <= Step.STONE_ACTION or step == Step.REMOTE:
        result["stones"] = stones(position)
        if step == Step.REMOTE:
            result["world"] = WORLDS[first]
    elif step == Step.STACK:
        result["mode"] = MODES[first]
    elif step == Step.DRAW:
        result["most"] = int(first)
    elif step == Step.GO:
        below = position.stack[position.depth - 2] & 255 if position.depth > 1 else i64(Step.GO_ACT)
        result["then"] = "fight" if below == Step.GO_FIGHT else "act"
    elif step == Step.GO_FIGHT:
        result["certain"] = int(first)
    elif step == Step.CHEER:
        result["times"] = int(first)
        result["life"] = int(position.arg(2))
    elif step == Step.EXCHANGE:
        result["kind"] = "life" if first else "pieces"
    elif step == Step.SKULD:
        deck = position.players[(position.active + first) % position.n].deck
        result["cards"] = [CARD_NAMES[deck[0]], CARD_NAMES[deck[1]]]
    elif step == Step.URD:
        result["most"] = int(first)
    elif step == Step.DECK:
        result["card"] = CARD_NAMES[first]
    elif step == Step.SAGA_CHOICE:
        address = first | (position.arg(2) << 8)
        result["kind"] = CHOICE_KINDS[chapter_of(position).code[address + 1]]
        result["rule"] = law_at(int(position.saga), int(address))
    elif step == Step.DUEL:
        risks = opponent_strength(position, first) + extra_risk(position, first)
        result["opponent"] = OPPONENTS[first]
        result["risks"] = int(risks)
        result["duel_risks"] = int(risks + duel_risk(position, first))
        result["certain"] = int(position.arg(2))
    elif step == Step.KIN or step == Step.KIN_CONSENT:
        result["holder"] = god_name(position, holder_of(position, first))
        result["linked"] = god_name(position, linked_of(position, first))
        result["wanted"] = wanted(position)
    elif step == Step.KIN_LIFE:
        result["god"] = god_name(position, first)
        result["most"] = int(position.arg(2))
    else:
        figure = figure_asked_about(position, step)
        if figure >= 0:
            result["god"] = god_name(position, figure)
    return result


def god_name(position: Position, figure: i64) -> str:
    return GODS[position.god[figure]]


def figure_asked_about(position: Position, step: i64) -> i64:
    """The god that moves, adds a die or has added one, or whose companion is asked; -1 in other questions."""
    k = position.arg(1)
    if step == Step.SUPPORT_MOVE:
        return k
    if step == Step.ADD_DIE:
        return linked_in_order(position, k)
    if step == Step.ADDED_REROLL or step == Step.ADDED_ELF:
        return (position.active + k) % position.n
    if step == Step.COMPANION:
        return position.n + k if k < position.figures - position.n else position.active
    return -1


def stones(position: Position) -> dict[str, str]:
    """YG-12.4: the Runestones thrown and not yet used, and what they show."""
    at = position.depth - 1
    while at >= 0 and position.stack[at] & 255 != Step.STONES:
        at -= 1
    shown: dict[str, str] = {}
    for stone in range(i64(3)):
        effect = (position.stack[at] >> (8 * (stone + 1))) & 255 if at >= 0 else i64(0)
        if effect > 0:
            shown[STONES[stone]] = STONE_FACES[effect - 1]
    return shown


def wanted(position: Position) -> Wanted:
    """YG-27.3: what a Kin has asked for so far."""
    return {
        "elves": int(position.wanted[0]),
        "vanir_dice": int(position.wanted[1]),
        "artifacts": names_in(position.wanted[2], ARTIFACTS),
    }


# -- the risk being taken (YG-14) ----------------------------------------------------------------------------------
def pending_risk(position: Position) -> PendingRisk | None:
    """From the fight or risky action until its dice and Elves have gone back; None outside."""
    risks = announced(position)
    if risks < 0 and not is_open(position):
        return None
    risk = position.risk
    god_die: Die | None = None
    if risk.god_face >= 0:
        god_die = die(risk.god_face, risk.god_turned, god_die_succeeds(position))
    return {
        "opponent": opponent_name(risk.opponent),
        "duel": risk.duel,
        "risks": int(risk.count if risks < 0 else risks),
        "left": int(risks_left(position) if risks < 0 else risks),
        "rolled": risk.rolled,
        "god_die": god_die,
        "vanir_dice": vanir_dice(position),
        "added": added_dice(position),
        "rerolled": names_in(risk.rerolls, ARTIFACTS),
        "elves": int(risk.elves_due + popcount(risk.others_due)),
    }


def announced(position: Position) -> i64:
    """The risks while a Kin window comes before they are taken (YG-17.5); -1 at any other time."""
    for k in range(position.depth):
        frame = position.stack[k]
        if frame & 255 == Step.RISK:
            return risks_to_take(position, position.risk.opponent, (frame >> 8) & 255, (frame >> 16) & 255)
    return -1


def is_open(position: Position) -> bool:
    """The roll is still to be ended, or what is due back is being asked about."""
    for k in range(position.depth):
        step = position.stack[k] & 255
        if step == Step.RISK_END or step == Step.KIN_LIFE or step == Step.KEEP_DIE or step == Step.COMPANION:
            return True
    return position.depth > 0 and position.step() == Step.KEEP_ELF


def die(face: i64, turned: bool, success: bool) -> Die:
    return {"face": FACES[face], "turned": turned, "success": success}


def vanir_dice(position: Position) -> list[VanirDie]:
    """Dice of one face are alike: those turned by an Elf come first, then those marked for a reroll."""
    risk = position.risk
    found: list[VanirDie] = []
    for face in range(N_FACES):
        failures = vanir_failures(position, face)
        for k in range(risk.faces[face]):
            turned = k < risk.turned[face]
            one: VanirDie = {
                **die(face, turned, turned or failures == 0),
                "marked": risk.turned[face] <= k < risk.turned[face] + risk.marked[face],
                "returns": (RETURNING >> face) & 1 != 0,
            }
            found.append(one)
    return found


def added_dice(position: Position) -> list[AddedDie]:
    """God dice that others have added (YG-14.5); they show nothing before the roll."""
    risk = position.risk
    found: list[AddedDie] = []
    for figure in range(position.figures):
        if risk.added[figure] >= 0:
            one: Die = {"face": None, "turned": False, "success": False}
            if risk.rolled:
                turned = (risk.added_turned >> figure) & 1 != 0
                one = die(risk.added[figure], turned, added_succeeds(position, figure))
            found.append({**one, "god": god_name(position, figure)})
    return found
