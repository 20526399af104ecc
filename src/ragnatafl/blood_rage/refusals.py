"""Why an action is not possible now: one sentence for a person, and the rule that says so.

`explain` is asked only about actions that are not legal; the engine itself never needs it.
"""

from __future__ import annotations

from . import actions
from .content import CARDS, CONTENT, STATS
from .destruction import card_with, in_peril
from .figures import figures_in_area, fjord_is_open, horns_left, is_here, is_ship, monster_index, stat_value
from .invade import figure_effect, invasion_cost
from .march import marcher
from .notation import FIGURES, PLACES, TEXTS
from .position import Clan, Position, Step, holds
from .stats import ANY_STAT, raisable
from .tables import (
    ADJACENT,
    AMOUNT,
    EFFECT,
    N_PLACES,
    N_PROVINCES,
    PRICE,
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

Why = tuple[str, str]

ASKED: dict[int, tuple[str, str]] = {
    Step.DRAFT: ("pick a card from the pack", "BR-7.3"),
    Step.TURN: ("take a turn", "BR-8.2"),
    Step.DISCARD: ("keep one card or none", "BR-16.1"),
    Step.SLOT: ("choose a slot for the upgrade", "BR-11.2"),
    Step.FREE_INVADE: ("make the free invasion of the upgrade or decline it", "BR-9.7"),
    Step.SUCCOR: ("bring a warrior by Frigga's Succor or decline", "BR-C.friggas_succor"),
    Step.THORS_DOMAIN: ("pillage by Thor's Domain or decline", "BR-C.thors_domain"),
    Step.MARCH_TO: ("say where the march goes", "BR-10.1"),
    Step.MARCH_SEND: ("say how many march", "BR-10.1"),
    Step.OFFER: ("choose two figures to sacrifice", "BR-C.friggas_sacrifice"),
    Step.RAISE: ("raise a stat", "BR-3.2"),
    Step.DESTROY: ("save figures from destruction or decline", "BR-15.2"),
    Step.CALL: ("join the battle with one figure or decline", "BR-13.2"),
    Step.CHOOSE: ("choose a card for the battle", "BR-14.1"),
    Step.TREAT: ("say whether the revealed quest counts as a battle card", "BR-14.3"),
    Step.TIDE: ("choose the one figure that Odin's Tide spares", "BR-C.odins_tide"),
    Step.LATE: ("add a late card or decline", "BR-14.7"),
    Step.PROWESS: ("take played cards back by Tyr's Prowess or decline", "BR-C.tyrs_prowess"),
    Step.HAMMERS: ("move the leader by Lord of Hammers or decline", "BR-C.lord_of_hammers"),
    Step.BLESSING: ("bring a warrior by Loki's Blessing or decline", "BR-C.lokis_blessing"),
}
"""What each step asks for, as the end of "... is asked to ...", and the rule that asks."""

DECISIONS: dict[int, str] = {
    Step.DRAFT: "draft_pick",
    Step.TURN: "turn",
    Step.DISCARD: "keep_card",
    Step.SLOT: "replace_slot",
    Step.FREE_INVADE: "free_invade",
    Step.SUCCOR: "succor",
    Step.THORS_DOMAIN: "thors_domain_pillage",
    Step.MARCH_TO: "march_to",
    Step.MARCH_SEND: "march_send",
    Step.OFFER: "sacrifice_pair",
    Step.RAISE: "raise_stat",
    Step.DESTROY: "save_figures",
    Step.CALL: "join",
    Step.CHOOSE: "battle_card",
    Step.TREAT: "quest_as_battle",
    Step.TIDE: "tide_keep",
    Step.LATE: "late_card",
    Step.PROWESS: "prowess_keep",
    Step.HAMMERS: "hammers_move",
    Step.BLESSING: "blessing",
}
"""The names of BR-23; a march and a sacrifice are asked for in small parts."""

ELSEWHERE = {
    "draft": ("Cards are drafted in the Gods' Gifts phase only", "BR-7.3"),
    "keep": ("A card is kept in the Discard phase only", "BR-16.1"),
    "card": ("Cards are played when a battle asks for one", "BR-14.1"),
    "retake": ("Played cards are taken back only by the winner of a battle with Tyr's Prowess", "BR-C.tyrs_prowess"),
    "join": ("There is no call to battle to join", "BR-13.2"),
    "send": ("Figures are sent only when a march has an origin and a destination", "BR-10.3"),
    "to": ("A destination is given only after a march has begun or by Lord of Hammers", "BR-10.3"),
    "spare": ("Figures are spared only from Odin's Tide", "BR-C.odins_tide"),
    "save": ("Figures are saved only when they would be destroyed", "BR-15.2"),
    "retreat": ("The Volur Witch retreats only when she would be destroyed", "BR-C.volur_witch"),
    "treat": ("Only a quest just revealed in battle can count as a battle card", "BR-14.3"),
    "raise": ("A stat is raised only as a reward", "BR-3.1"),
    "offer": ("Figures are offered only in a sacrifice", "BR-C.friggas_sacrifice"),
    "slot": ("A slot is chosen only while an upgrade is being played", "BR-11.2"),
    "decline": ("There is nothing to decline", "BR-23"),
    "pass": ("Passing is done on one's own turn", "BR-8.6"),
}
"""Why a verb makes no sense at another moment."""

TURN_VERBS = ("invade", "march", "upgrade", "quest", "pillage", "repillage", "sacrifice", "pass")

ANSWERS: dict[int, tuple[str, ...]] = {
    Step.DRAFT: ("draft",),
    Step.TURN: TURN_VERBS,
    Step.DISCARD: ("keep",),
    Step.SLOT: ("slot",),
    Step.FREE_INVADE: ("invade",),
    Step.SUCCOR: ("invade",),
    Step.THORS_DOMAIN: ("pillage",),
    Step.MARCH_TO: ("to",),
    Step.MARCH_SEND: ("send",),
    Step.OFFER: ("offer",),
    Step.RAISE: ("raise",),
    Step.DESTROY: ("save", "retreat"),
    Step.CALL: ("join",),
    Step.CHOOSE: ("card",),
    Step.TREAT: ("treat",),
    Step.TIDE: ("spare",),
    Step.LATE: ("card",),
    Step.PROWESS: ("retake",),
    Step.HAMMERS: ("to",),
    Step.BLESSING: ("invade",),
}
"""Which verbs answer which question."""


def place_name(place: int) -> str:
    if place < Place.YGGDRASIL:
        return CONTENT.provinces[place].name
    return "Yggdrasil" if place == Place.YGGDRASIL else PLACES[place]


def figure_name(figure: int) -> str:
    return "the " + FIGURES[figure].replace("_", " ")


def clan_name(position: Position, seat: int) -> str:
    return CONTENT.clan_names[position.clans[seat].name]


def explain(position: Position, seat: int, action: int) -> Why:
    """The reason and the rule id for an action that is not legal."""
    text = TEXTS[action]
    verb = text.split()[0]
    step = position.step() if position.depth > 0 else Step.TURN
    if position.phase == Phase.OVER:
        return f'"{text}" comes too late: the game is over', "BR-21.3"
    if (position.waiting_mask >> seat) & 1 == 0:
        return not_asked(position, seat, step)
    if verb not in ANSWERS[step]:
        asked, rule = ASKED[step]
        if step == Step.TURN and verb in ELSEWHERE:
            return ELSEWHERE[verb]
        if step in (Step.MARCH_TO, Step.MARCH_SEND) and verb in ("march", "to"):
            return "A march has one origin and one destination, and this one has begun", "BR-10.3"
        if verb == "decline":
            return f"{clan_name(position, seat)} must {asked} and cannot decline", rule
        return f'{clan_name(position, seat)} is asked to {asked}; "{text}" is no answer to that', rule
    clan = position.clans[seat]
    if verb == "invade":
        return why_not_invade(position, clan, step, action)
    if verb in ("draft", "keep", "card", "upgrade", "quest", "retake"):
        return why_not_card(position, clan, step, verb, action)
    if verb in ("march", "to", "send"):
        return why_not_march(position, clan, step, verb, action)
    if verb in ("pillage", "repillage"):
        return why_not_pillage(position, seat, step, verb, action)
    if verb == "join":
        return why_not_join(position, clan, action)
    return why_not_other(position, seat, step, verb, action)


def not_asked(position: Position, seat: int, step: int) -> Why:
    clan = position.clans[seat]
    name = clan_name(position, seat)
    if step == Step.TURN:
        if clan.passed:
            return f"{name} has passed and takes no more turns this Age", "BR-8.6"
        if clan.rage == 0:
            return f"{name} has no rage left and takes no turn", "BR-8.4"
    asked, rule = ASKED[step]
    if step == Step.DRAFT and position.n == 2:
        rule = "BR-7.4"
    if step in (Step.DRAFT, Step.CHOOSE, Step.DISCARD):
        if step == Step.CHOOSE and (position.battle.participants >> seat) & 1 == 0:
            return f"{name} takes no part in this battle", "BR-13.8"
        return f"{name} has chosen already, or has nothing to choose; others still have to {asked}", rule
    waiting = " and ".join(clan_name(position, s) for s in range(position.n) if (position.waiting_mask >> s) & 1)
    return f"{name} is not asked now: {waiting} has to {asked}", rule


def place_refusal(position: Position, figure: int, place: int) -> Why | None:
    """Why a figure may not invade a place (BR-9.1 to BR-9.4)."""
    if is_ship(figure):
        if place < Place.FJORD:
            return f"{figure_name(figure).capitalize()} invades only fjords", "BR-9.3"
        if not fjord_is_open(position, place):
            return f"{place_name(place)} is closed: both its provinces are destroyed", "BR-2.9"
        return None
    if place >= Place.FJORD:
        return "Only ships may be in a fjord", "BR-2.6"
    if place == Place.YGGDRASIL:
        if figure_effect(figure) == Effect.DARK_ELF:
            return None
        return "Yggdrasil cannot be invaded", "BR-9.4"
    if not position.lives(place):
        return f"{place_name(place)} is destroyed", "BR-2.8"
    if position.free[place] <= 0:
        return f"{place_name(place)} has no free village", "BR-9.1"
    return None


def cost_refusal(clan: Clan, cost: int, what: str) -> Why:
    return f"{what} costs {cost} rage, and there is only {clan.rage}", "BR-8.2"


def why_not_invade(position: Position, clan: Clan, step: int, action: int) -> Why:
    fallen = action >= actions.INVADE_FROM_VALHALLA
    figure, place = divmod(action - (actions.INVADE_FROM_VALHALLA if fallen else actions.INVADE), N_PLACES)
    figure, place = int(figure), int(place)
    if step != Step.TURN:
        _asked, rule = ASKED[step]
        expected = position.arg(1) if step == Step.FREE_INVADE else Figure.WARRIOR
        if fallen or figure != expected:
            return f"This invasion is for {figure_name(int(expected))} from the reserve only", rule
        if step != Step.FREE_INVADE:
            province = position.arg(1) if step == Step.SUCCOR else position.battle.province
            return f"The warrior must go to {place_name(int(province))}", rule
        return place_refusal(position, figure, place) or (f"{place_name(place)} cannot be invaded now", rule)
    if fallen and not clan.has(Effect.FRIGGAS_DOMAIN):
        return "Only a clan with Frigga's Domain invades from Valhalla", "BR-C.friggas_domain"
    if figure >= Figure.MONSTER and monster_index(clan, figure) < 0:
        return f"{figure_name(figure).capitalize()} does not belong to this clan", "BR-11.5"
    source = Place.VALHALLA if fallen else Place.RESERVE
    if not is_here(clan, figure, source):
        where = "Valhalla" if fallen else "the reserve"
        return f"{figure_name(figure).capitalize()} is not in {where}", "BR-C.friggas_domain" if fallen else "BR-9.1"
    if not horns_left(clan):
        return f"{clan.on_board} figures are on the board, and Horns allow {stat_value(clan, Stat.HORNS)}", "BR-9.5"
    refusal = place_refusal(position, figure, place)
    if refusal:
        return refusal
    if fallen:
        return cost_refusal(clan, int(PRICE[card_with(clan, Effect.FRIGGAS_DOMAIN)]), "Invading from Valhalla")
    return cost_refusal(clan, int(invasion_cost(clan, figure)), f"Invading with {figure_name(figure)}")


CARD_FAMILIES = {
    "draft": actions.DRAFT,
    "keep": actions.KEEP,
    "card": actions.CARD,
    "retake": actions.RETAKE,
    "upgrade": actions.UPGRADE,
    "quest": actions.QUEST,
}


def why_not_card(position: Position, clan: Clan, step: int, verb: str, action: int) -> Why:
    card = action - int(CARD_FAMILIES[verb])
    name = CARDS[card].name
    rule = {"upgrade": "BR-11.1", "quest": "BR-12.1", "retake": "BR-14.10"}.get(verb, ASKED[step][1])
    if verb == "draft":
        return f"{name} is not in the pack", "BR-7.4" if position.n == 2 else "BR-7.3"
    if verb == "retake":
        return f"{name} is not among the cards played in this battle", rule
    if verb == "upgrade" and TYPE[card] < Type.WARRIOR:
        return f"{name} is not an upgrade", rule
    if verb == "quest" and TYPE[card] != Type.QUEST:
        return f"{name} is not a quest", rule
    if not holds(clan.hand, card):
        return f"{name} is not in hand", rule
    if verb == "upgrade":
        return cost_refusal(clan, int(upgrade_cost(clan, card)), name)
    return f"{name} is not a late card", rule


def why_not_march(position: Position, clan: Clan, step: int, verb: str, action: int) -> Why:
    if verb == "send":
        return why_not_send(position, clan, action)
    place = action - int(actions.MARCH if verb == "march" else actions.TO)
    if place >= Place.FJORD:
        if verb == "march" and (clan.ship == place or clan.monster_a == place or clan.monster_b == place):
            return "Ships never march", "BR-10.4"
        return "A march goes from province to province, never from or to a fjord", "BR-10.1"
    if not position.lives(place):
        return f"{place_name(place)} is destroyed", "BR-2.8"
    if verb == "march":
        if clan.rage < 1:
            return cost_refusal(clan, 1, "A march")
        if not any(marcher(clan, place, stage) >= 0 for stage in range(4)):
            return f"No own figure in {place_name(place)} can march", "BR-10.1"
        return f"No other living province has room for a figure from {place_name(place)}", "BR-10.2"
    if step == Step.HAMMERS:
        if (ADJACENT[position.battle.province] >> place) & 1 == 0:
            return f"{place_name(place)} is not adjacent to the pillaged province", "BR-C.lord_of_hammers"
        return f"{place_name(place)} has no free village", "BR-C.lord_of_hammers"
    if place == position.arg(1):
        return "A march must go to another province", "RULING-15"
    return f"{place_name(place)} has no free village", "BR-10.2"


def why_not_send(position: Position, clan: Clan, action: int) -> Why:
    figure, count = divmod(action - actions.SEND, actions.MOST_SENT + 1)
    figure, count = int(figure), int(count)
    source, target = int(position.arg(1)), int(position.arg(2))
    if is_ship(figure):
        return "Ships never march", "BR-10.4"
    if not is_here(clan, figure, source):
        return f"{figure_name(figure).capitalize()} is not in {place_name(source)}", "BR-10.1"
    asked = int(marcher(clan, source, position.arg(3) & 15))
    if figure != asked:
        return f"The question is how many of {figure_name(asked)} march from {place_name(source)}", "BR-10.1"
    if count == 0:
        return "At least one figure must march", "RULING-15"
    present = clan.warriors[source] if figure == Figure.WARRIOR else 1
    if count > present:
        return f"Only {present} of {figure_name(figure)} can march from {place_name(source)}", "BR-10.1"
    return f"{place_name(target)} has room for only {position.free[target]}", "BR-10.2"


def why_not_pillage(position: Position, seat: int, step: int, verb: str, action: int) -> Why:
    place = action - int(actions.PILLAGE if verb == "pillage" else actions.REPILLAGE)
    clan = position.clans[seat]
    if step == Step.THORS_DOMAIN:
        return (
            f"Thor's Domain pillages the province just invaded, {place_name(int(position.arg(1)))}",
            "BR-C.thors_domain",
        )
    rule = "BR-13.1" if verb == "pillage" else "BR-C.tyrs_challenge"
    if verb == "repillage" and not clan.has(Effect.TYRS_CHALLENGE):
        return "Only a clan with Tyr's Challenge pillages a province again", rule
    if place >= N_PROVINCES:
        return "A fjord is not a province and cannot be pillaged", "BR-2.7"
    if not position.lives(place):
        return f"{place_name(place)} is destroyed", "BR-2.8"
    pillaged = (position.pillaged >> place) & 1 != 0
    if verb == "pillage" and pillaged:
        return f"{place_name(place)} is pillaged already", rule
    if verb == "repillage" and not pillaged:
        return f"{place_name(place)} is not pillaged yet", rule
    if figures_in_area(clan, place) == 0:
        return f"{clan_name(position, seat)} has no figure in {place_name(place)} or its fjord", rule
    return cost_refusal(clan, int(PRICE[card_with(clan, Effect.TYRS_CHALLENGE)]), "Pillaging again")


def why_not_join(position: Position, clan: Clan, action: int) -> Why:
    figure, source = divmod(action - actions.JOIN, N_PLACES)
    figure, source = int(figure), int(source)
    if is_ship(figure) or source >= Place.FJORD:
        return "Ships may not join a battle", "BR-13.2"
    if not is_here(clan, figure, source):
        return f"{figure_name(figure).capitalize()} is not in {place_name(source)}", "BR-13.2"
    return f"{place_name(source)} is not adjacent to {place_name(int(position.battle.province))}", "BR-13.6"


def why_not_other(position: Position, seat: int, step: int, verb: str, action: int) -> Why:
    clan = position.clans[seat]
    asked, rule = ASKED[step]
    if verb == "sacrifice":
        if not clan.has(Effect.FRIGGAS_SACRIFICE):
            return "Only a clan with Frigga's Sacrifice can sacrifice figures", "BR-C.friggas_sacrifice"
        if clan.on_board < 2:
            return "A sacrifice needs two own figures on the board", "BR-C.friggas_sacrifice"
        return "A sacrifice needs a stat that can be raised", "RULING-42"
    if verb == "offer":
        return "That figure cannot be offered: two different own figures on the board are needed", rule
    if verb == "slot":
        return "That slot is for another type of upgrade", rule
    if verb == "raise":
        stat = action - actions.RAISE
        if raisable(position, seat, ANY_STAT) >> stat & 1 == 0:
            return f"{STATS[stat].capitalize()} is on step {TOP_STEP + 1} and cannot be raised", rule
        return "Frigga's Grace raises a stat other than the pillage token's", "BR-C.friggas_grace"
    if verb == "save":
        figure = action - int(actions.SAVE)
        if not in_peril(clan, figure):
            return f"{figure_name(figure).capitalize()} is not about to be destroyed", rule
        if not clan.has(Effect.FRIGGAS_PROTECTION):
            return "Only a clan with Frigga's Protection can pay to save figures", "BR-C.friggas_protection"
        return cost_refusal(clan, int(PRICE[card_with(clan, Effect.FRIGGAS_PROTECTION)]), "Saving a figure")
    if verb == "retreat":
        return "There is no Volur Witch here that could retreat to Yggdrasil", "BR-C.volur_witch"
    if verb == "treat":
        values = sorted(int(AMOUNT[c]) for c in clan.slots if c >= 0 and EFFECT[c] == Effect.QUEST_AS_BATTLE)
        return f"The quest may count as {' or '.join(f'+{v}' for v in values)}", "RULING-28"
    if verb == "spare":
        return f"{figure_name(action - int(actions.SPARE)).capitalize()} is not in the battle", rule
    return f'{clan_name(position, seat)} cannot "{TEXTS[action]}" while asked to {asked}', rule


assert set(ANSWERS) == set(ASKED) == set(DECISIONS)
assert Token.GLORY == len(STATS)
