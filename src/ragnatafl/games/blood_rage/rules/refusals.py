"""Why an action is not possible now: the key of a message, and the rule that says so.

`explain` is asked only about actions that are not legal; the engine itself never needs it.
"""

from __future__ import annotations

from ragnatafl.core.contract import Refusal
from ragnatafl.core.decisions import TOGETHER

from ..content import CARDS, CONTENT, STATS
from .decisions import DECISIONS
from .destruction import in_peril, price_of
from .figures import figures_in_area, fjord_is_open, horns_left, is_here, is_ship, monster_index, stat_value
from .invade import figure_effect, invasion_cost
from .march import MARCH_COST, marcher
from .notation import ACTIONS, CODES, FIGURES, PLACES, TEXTS
from .position import Clan, Position, Step, has_card
from .stats import ANY_STAT, raisable
from .tables import (
    ADJACENT,
    AMOUNT,
    EFFECT,
    FJORD_OF,
    N_PROVINCES,
    TOP_STEP,
    TYPE,
    Effect,
    Figure,
    Phase,
    Place,
    Stat,
    Token,
    Type,
)
from .upgrade import upgrade_cost

ELSEWHERE = {
    "draft": "BR-7.3",
    "keep": "BR-16.1",
    "card": "BR-14.1",
    "retake": "BR-C.tyrs_prowess",
    "join": "BR-13.2",
    "send": "BR-10.3",
    "to": "BR-10.3",
    "spare": "BR-C.odins_tide",
    "save": "BR-15.2",
    "retreat": "BR-C.volur_witch",
    "treat": "BR-14.3",
    "raise": "BR-3.1",
    "offer": "BR-C.friggas_sacrifice",
    "slot": "BR-11.2",
    "decline": "BR-23",
}
"""The rule by which a verb makes no sense at another moment."""


GENERAL = [["march"], ["pillage"], *(["invade", figure] for figure in FIGURES)]
"""What may be asked about without a place."""


def refuse(key: str, rule: str, **args: str | int) -> Refusal:
    """Arguments are codes of the notation, or numbers; the message br-refusal-<key> says it."""
    return Refusal("", rule, key, args, "blood_rage")


def clan_code(position: Position, seat: int) -> str:
    return CONTENT.clans[position.clans[seat].number]


def explain(position: Position, seat: int, action: int) -> Refusal:
    """The reason and the rule id for an action that is not legal."""
    text = TEXTS[action]
    verb = ACTIONS.actions[action].verb
    step = position.step() if position.depth > 0 else Step.TURN
    if position.phase == Phase.OVER:
        return refuse("over", "BR-21.3", text=text)
    if (position.waiting_mask >> seat) & 1 == 0:
        return not_asked(position, seat, step)
    if verb not in DECISIONS[step].verbs:
        if step == Step.TURN and verb in ELSEWHERE:
            return refuse(f"elsewhere_{verb}", ELSEWHERE[verb])
        if step in (Step.MARCH_TO, Step.MARCH_SEND) and verb in ("march", "to"):
            return refuse("march_begun", "BR-10.3")
        clan, rule = clan_code(position, seat), DECISIONS[step].rule
        if verb == "decline":
            return refuse("must", rule, clan=clan, decision=DECISIONS[step].name)
        return refuse("no_answer", rule, clan=clan, decision=DECISIONS[step].name, text=text)
    if verb == "invade":
        return why_not_invade(position, position.clans[seat], step, action)
    if verb in ("draft", "keep", "card", "upgrade", "quest", "retake"):
        return why_not_card(position, position.clans[seat], step, verb, action)
    if verb in ("march", "to", "send"):
        return why_not_march(position, position.clans[seat], step, verb, action)
    if verb in ("pillage", "repillage"):
        return why_not_pillage(position, seat, step, verb, action)
    if verb == "join":
        return why_not_join(position, position.clans[seat], action)
    return why_not_other(position, seat, step, verb, action)


# -- what can be done nowhere --------------------------------------------------------------------------------------
def nowhere(position: Position, seat: int, text: str) -> Refusal | None:
    """On a clan's turn: why it can march, pillage or invade with a figure nowhere; None if it can."""
    words = text.lower().split()
    if words not in GENERAL or position.step() != Step.TURN:
        return None
    legal = [TEXTS[action].split() for action in position.legal(seat)]
    if not legal or any(one[: len(words)] == words for one in legal):
        return None
    clan = position.clans[seat]
    if words == ["march"]:
        return why_no_march(clan)
    if words == ["pillage"]:
        return why_no_pillage(position, clan, clan_code(position, seat))
    return why_no_invasion(position, clan, FIGURES.index(words[1]))


def why_no_march(clan: Clan) -> Refusal:
    if clan.rage < MARCH_COST:
        return cost_refusal(clan, "march", MARCH_COST)
    if not any(marcher(clan, place, stage) >= 0 for place in range(N_PROVINCES) for stage in range(4)):
        return refuse("nobody_to_march", "BR-10.1")
    return refuse("nowhere_to_march", "BR-10.2")


def why_no_pillage(position: Position, clan: Clan, name: str) -> Refusal:
    living = [place for place in range(N_PROVINCES) if position.lives(place)]
    if not any(figures_in_area(clan, place) for place in living):
        return refuse("nobody_to_pillage", "BR-13.1", clan=name)
    return refuse("all_pillaged", "BR-13.1", clan=name)


def why_no_invasion(position: Position, clan: Clan, figure: int) -> Refusal:
    """The reason that holds where there is room; else that there is none."""
    open_to = [place for place in range(len(PLACES)) if place_refusal(position, figure, place) is None]
    place = open_to[0] if open_to else 0
    found = why_not_invade(position, clan, Step.TURN, ACTIONS.by_text[f"invade {FIGURES[figure]} {PLACES[place]}"])
    return found if open_to or found.key not in ("no_village", "destroyed") else refuse("no_village_left", "BR-9.1")


def not_asked(position: Position, seat: int, step: int) -> Refusal:
    clan = position.clans[seat]
    name = clan_code(position, seat)
    if step == Step.TURN:
        if clan.passed:
            return refuse("passed", "BR-8.6", clan=name)
        if clan.rage == 0:
            return refuse("no_rage", "BR-8.4", clan=name)
    rule = DECISIONS[step].rule
    if step == Step.DRAFT and position.n == 2:
        rule = "BR-7.4"
    if DECISIONS[step].who == TOGETHER:
        if step == Step.CHOOSE and (position.battle.participants >> seat) & 1 == 0:
            return refuse("no_part", "BR-13.8", clan=name)
        return refuse("has_chosen", rule, clan=name, decision=DECISIONS[step].name)
    other = next(s for s in range(position.n) if (position.waiting_mask >> s) & 1)
    return refuse("not_asked", rule, clan=name, other=clan_code(position, other), decision=DECISIONS[step].name)


def place_refusal(position: Position, figure: int, place: int) -> Refusal | None:
    """Why a figure may not invade a place (BR-9.1 to BR-9.4)."""
    if is_ship(figure):
        if place < Place.FJORD:
            return refuse("only_fjords", "BR-9.3", figure=FIGURES[figure])
        if not fjord_is_open(position, place):
            return refuse("fjord_closed", "BR-2.9", place=PLACES[place])
        return None
    if place >= Place.FJORD:
        return refuse("fjord_for_ships", "BR-2.6")
    if place == Place.YGGDRASIL:
        if figure_effect(figure) == Effect.DARK_ELF:
            return None
        return refuse("yggdrasil", "BR-9.4")
    if not position.lives(place):
        return refuse("destroyed", "BR-2.8", place=PLACES[place])
    if position.free[place] <= 0:
        return refuse("no_village", "BR-9.1", place=PLACES[place])
    return None


def cost_refusal(clan: Clan, what: str, cost: int, **args: str) -> Refusal:
    return refuse(f"cost_{what}", "BR-8.2", cost=cost, rage=int(clan.rage), **args)


def why_not_invade(position: Position, clan: Clan, step: int, action: int) -> Refusal:
    figure, place, *rest = ACTIONS.places[action]
    fallen = bool(rest)
    if step != Step.TURN:
        rule = DECISIONS[step].rule
        expected = position.arg(1) if step == Step.FREE_INVADE else Figure.WARRIOR
        if fallen or figure != expected:
            return refuse("invasion_for", rule, figure=FIGURES[expected])
        if step != Step.FREE_INVADE:
            province = position.arg(1) if step == Step.SUCCOR else position.battle.province
            return refuse("warrior_to", rule, place=PLACES[province])
        return place_refusal(position, figure, place) or refuse("not_invaded_now", rule, place=PLACES[place])
    if fallen and not clan.has(Effect.FRIGGAS_DOMAIN):
        return refuse("no_friggas_domain", "BR-C.friggas_domain")
    name = FIGURES[figure]
    if figure >= Figure.MONSTER and monster_index(clan, figure) < 0:
        return refuse("not_yours", "BR-11.5", figure=name)
    if fallen and not is_here(clan, figure, Place.VALHALLA):
        return refuse("not_in_valhalla", "BR-C.friggas_domain", figure=name)
    if not fallen and not is_here(clan, figure, Place.RESERVE):
        return refuse("not_in_reserve", "BR-9.1", figure=name)
    if not horns_left(clan):
        return refuse("horns", "BR-9.5", figures=int(clan.on_board), horns=int(stat_value(clan, Stat.HORNS)))
    refusal = place_refusal(position, figure, place)
    if refusal:
        return refusal
    if fallen:
        return cost_refusal(clan, "valhalla", int(price_of(clan, Effect.FRIGGAS_DOMAIN)))
    return cost_refusal(clan, "invade", int(invasion_cost(clan, figure)), figure=name)


def why_not_card(position: Position, clan: Clan, step: int, verb: str, action: int) -> Refusal:
    (card,) = ACTIONS.places[action]
    code = CODES[card]
    rule = {"upgrade": "BR-11.1", "quest": "BR-12.1", "retake": "BR-14.10"}.get(verb, DECISIONS[step].rule)
    if verb == "draft":
        return refuse("not_in_pack", "BR-7.4" if position.n == 2 else "BR-7.3", card=code)
    if verb == "retake":
        return refuse("not_played", rule, card=code)
    if verb == "upgrade" and TYPE[card] < Type.WARRIOR:
        return refuse("not_upgrade", rule, card=code)
    if verb == "quest" and TYPE[card] != Type.QUEST:
        return refuse("not_quest", rule, card=code)
    if not has_card(clan.hand, card):
        return not_in_hand(clan, card, rule)
    if verb == "upgrade":
        return cost_refusal(clan, "card", int(upgrade_cost(clan, card)), card=code)
    return refuse("not_late", rule, card=code)


def not_in_hand(clan: Clan, card: int, rule: str) -> Refusal:
    """A quest has one name in every Age: who holds it of another Age is told so."""
    if TYPE[card] == Type.QUEST:
        for held in clan.hand:
            if CARDS[held].id == CARDS[card].id:
                return refuse("other_age", rule, card=CODES[card], age=age_of(card), held=age_of(int(held)))
    return refuse("not_in_hand", rule, card=CODES[card])


def age_of(quest: int) -> int:
    """The Age in whose deck a quest is: one only."""
    return next(iter(CARDS[quest].copies))


def why_not_march(position: Position, clan: Clan, step: int, verb: str, action: int) -> Refusal:
    if verb == "send":
        return why_not_send(position, clan, action)
    (place,) = ACTIONS.places[action]
    name = PLACES[place]
    if place >= Place.FJORD:
        if verb == "march" and (clan.ship == place or clan.monster_a == place or clan.monster_b == place):
            return refuse("ships_march", "BR-10.4")
        return refuse("march_fjord", "BR-10.1")
    if not position.lives(place):
        return refuse("destroyed", "BR-2.8", place=name)
    if verb == "march":
        if clan.rage < MARCH_COST:
            return cost_refusal(clan, "march", MARCH_COST)
        if not any(marcher(clan, place, stage) >= 0 for stage in range(4)):
            return refuse("nobody_marches", "BR-10.1", place=name)
        return refuse("no_room", "BR-10.2", place=name)
    if step == Step.HAMMERS:
        if (ADJACENT[position.battle.province] >> place) & 1 == 0:
            return refuse("not_adjacent", "BR-C.lord_of_hammers", place=name)
        return refuse("no_village", "BR-C.lord_of_hammers", place=name)
    if place == position.arg(1):
        return refuse("same_province", "RULING-15")
    return refuse("no_village", "BR-10.2", place=name)


def why_not_send(position: Position, clan: Clan, action: int) -> Refusal:
    count, figure = ACTIONS.places[action]
    source, target = int(position.arg(1)), int(position.arg(2))
    if is_ship(figure):
        return refuse("ships_march", "BR-10.4")
    if not is_here(clan, figure, source):
        return refuse("not_there", "BR-10.1", figure=FIGURES[figure], place=PLACES[source])
    asked = int(marcher(clan, source, position.arg(3) & 15))
    if figure != asked:
        return refuse("march_question", "BR-10.1", figure=FIGURES[asked], place=PLACES[source])
    if count == 0:
        return refuse("march_nobody", "RULING-15")
    present = int(clan.warriors[source]) if figure == Figure.WARRIOR else 1
    if count > present and figure != Figure.WARRIOR:
        return refuse("single", "BR-10.1", figure=FIGURES[figure])
    if count > present:
        return refuse("too_many", "BR-10.1", count=present, place=PLACES[source])
    return refuse("room_for", "BR-10.2", place=PLACES[target], count=int(position.free[target]))


def why_not_pillage(position: Position, seat: int, step: int, verb: str, action: int) -> Refusal:
    (place,) = ACTIONS.places[action]
    clan = position.clans[seat]
    if step == Step.THORS_DOMAIN:
        return refuse("thors_domain", "BR-C.thors_domain", place=PLACES[position.arg(1)])
    rule = "BR-13.1" if verb == "pillage" else "BR-C.tyrs_challenge"
    if verb == "repillage" and not clan.has(Effect.TYRS_CHALLENGE):
        return refuse("no_tyrs_challenge", rule)
    if place >= N_PROVINCES:
        return refuse("fjord_pillage", "BR-2.7")
    name = PLACES[place]
    if not position.lives(place):
        return refuse("destroyed", "BR-2.8", place=name)
    pillaged = (position.pillaged >> place) & 1 != 0
    if verb == "pillage" and pillaged:
        return refuse("pillaged", rule, place=name)
    if verb == "repillage" and not pillaged:
        return refuse("not_pillaged", rule, place=name)
    if figures_in_area(clan, place) == 0:
        if FJORD_OF[place] < 0:
            return refuse("no_figure_yggdrasil", rule, clan=clan_code(position, seat), place=name)
        return refuse("no_figure", rule, clan=clan_code(position, seat), place=name)
    return cost_refusal(clan, "repillage", int(price_of(clan, Effect.TYRS_CHALLENGE)))


def why_not_join(position: Position, clan: Clan, action: int) -> Refusal:
    figure, source = ACTIONS.places[action]
    if is_ship(figure):
        return refuse("ships_join", "BR-13.2")
    if not is_here(clan, figure, source):
        return refuse("not_there", "BR-13.2", figure=FIGURES[figure], place=PLACES[source])
    return refuse("not_beside", "BR-13.6", place=PLACES[source], province=PLACES[position.battle.province])


def why_not_other(position: Position, seat: int, step: int, verb: str, action: int) -> Refusal:
    clan = position.clans[seat]
    rule = DECISIONS[step].rule
    if verb == "sacrifice":
        if not clan.has(Effect.FRIGGAS_SACRIFICE):
            return refuse("no_sacrifice", "BR-C.friggas_sacrifice")
        if clan.on_board < 2:
            return refuse("sacrifice_two", "BR-C.friggas_sacrifice")
        return refuse("sacrifice_stat", "RULING-42")
    if verb == "offer":
        return refuse("offer", rule)
    if verb == "slot":
        return refuse("slot", rule)
    if verb == "raise":
        (stat,) = ACTIONS.places[action]
        if raisable(position, seat, ANY_STAT) >> stat & 1 == 0:
            return refuse("top_step", rule, stat=STATS[stat], step=TOP_STEP + 1)
        return refuse("grace", "BR-C.friggas_grace")
    if verb == "save":
        (figure,) = ACTIONS.places[action]
        if not in_peril(clan, figure):
            return refuse("no_peril", rule, figure=FIGURES[figure])
        if not clan.has(Effect.FRIGGAS_PROTECTION):
            return refuse("no_protection", "BR-C.friggas_protection")
        return cost_refusal(clan, "save", int(price_of(clan, Effect.FRIGGAS_PROTECTION)))
    if verb == "retreat":
        return refuse("no_witch", "BR-C.volur_witch")
    if verb == "treat":
        values = sorted(int(AMOUNT[c]) for c in clan.slots if c >= 0 and EFFECT[c] == Effect.QUEST_AS_BATTLE)
        if len(values) == 1:
            return refuse("quest_value", "RULING-28", value=values[0])
        return refuse("quest_values", "RULING-28", least=values[0], most=values[-1])
    if verb == "spare":
        return refuse("not_in_battle", rule, figure=ACTIONS.actions[action].args[0])
    return refuse("cannot", rule, clan=clan_code(position, seat), decision=DECISIONS[step].name, text=TEXTS[action])


assert Token.GLORY == len(STATS)
