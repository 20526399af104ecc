"""The greedy bot's turn: every legal action is given a worth, and the best one is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..rules.notation import PLACES
from .land import FJORD, HOPE, SUPPORTS, Land
from .outlook import CARD, MOVES, STRENGTH, Outlook
from .upgrades import strike_worth, upgrade_worth

LAST_TURN = (1.0, 0.5, 0.3, 0.2, 0.1)
"""How likely this is the last turn of the Age, by the number of provinces not yet pillaged (BR-8.7)."""
LEAST = 0.05
"""What an action must bring to be better than passing."""


class Option(NamedTuple):
    """What an action brings if done now rather than later, its rage, and what is lost if it is never done."""

    gain: float
    cost: int
    whole: float


def turn(land: Land, legal: Sequence[int]) -> int:
    """BR-8.2: the action that brings most for its rage. Rage left over is lost, so anything that brings something
    beats passing; and since nobody acts at 0 rage (BR-8.4), the last rage waits for all that is free."""
    options = [(weigh(land, action), action) for action in legal[1:]]
    free = sum(option.whole for option, action in options if option.cost == 0 and MOVES[action].verb != "invade")
    best = legal[0]
    best_score = float("-inf")
    for option, action in options:
        gain = option.gain - free if option.cost == land.look.rage else option.gain
        score = gain - option.cost * land.price
        if gain > LEAST and score > best_score:
            best_score = score
            best = action
    return best


def weigh(land: Land, action: int) -> Option:
    """What an action of a turn is worth."""
    verb, what, place, _ = MOVES[action]
    cost = land.look.costs[action]
    if verb == "invade":
        return settled(arrival_worth(land, what, place), cost)
    if verb == "march":
        return settled(max(march_worth(land, place, target) for target in destinations(land, place)), cost)
    if verb == "pillage":
        worth = land.pillage_here(place) - (closing_loss(land) if land.left == 1 else 0.0)
        return Option((1.0 - HOPE) * worth, 0, worth) if worth > 0.0 else Option(worth, 0, 0.0)
    if verb == "quest":
        worth = land.quest_worth(what)
        return Option(LAST_TURN[min(land.left, 4)] * worth + 0.1, 0, worth)
    if verb == "upgrade":
        return settled(upgrade_worth(land, what), cost)
    if verb == "revive":
        return settled(arrival_worth(land, what, place) - land.look.release_glory(), cost)
    if verb == "repillage":
        return settled(land.pillage_here(place), cost)
    worth = sacrifice_worth(land)
    return Option(0.1, 0, worth) if worth > 2.0 else Option(-1.0, 0, 0.0)


def settled(worth: float, cost: int) -> Option:
    """An action that is worth the same whenever it is done."""
    return Option(worth, cost, max(0.0, worth))


def closing_loss(land: Land) -> float:
    """BR-8.7: the last pillage ends the phase, and with it the use of own rage and of quests in hand."""
    look = land.look
    quests = sum(land.quest_worth(code) for code in look.hand if CARD[code].type == "quest")
    return 0.5 * look.rage * look.price + quests


# -- figures -------------------------------------------------------------------------------------------------------
def arrival_worth(land: Land, figure: str, place: int) -> float:
    """What a figure brings by being put into a province or fjord."""
    if place >= FJORD:
        return ship_worth(land, figure, place)
    strength = land.look.one_more(figure, place)
    gain = land.change_worth(place, strength, 1, figure == "leader" or land.leader_at(place))
    if figure in ("troll", "fire_giant"):
        gain += strike_worth(land.look, figure, place)
    return gain + land.stay_worth(place, strength)


def ship_worth(land: Land, figure: str, place: int) -> float:
    """A ship supports both provinces of its fjord (BR-2.6) and dies with either (BR-18.3)."""
    look = land.look
    strength = STRENGTH[figure]
    gain = 0.0
    stay = 0.0
    for p in SUPPORTS[place - FJORD]:
        if land.token[p]:
            gain += land.change_worth(p, strength, 1, land.leader_at(p))
            stay = max(stay, land.stay_worth(p, strength))
            if land.doomed[p] == look.age and "dragons" in look.effects:
                gain += 0.75 * CARD[look.sheet["upgrades"]["ship"]].amount
    return gain + stay


def free_invade(land: Land, legal: Sequence[int]) -> int:
    """BR-9.7, Frigga's Succor, Loki's Blessing: the figure costs nothing; it goes where it brings most, and stays
    away only where it would be in its own way."""
    best = max(legal[1:], key=lambda action: arrival_worth(land, MOVES[action].what, MOVES[action].place))
    worth = arrival_worth(land, MOVES[best].what, MOVES[best].place)
    return best if worth >= 0.0 else legal[0]


def thors_domain_pillage(land: Land, legal: Sequence[int]) -> int:
    """BR-C.thors_domain: the next turn's pillage would be free, so only a good one is worth the rage now."""
    cost = land.look.costs[legal[1]] * land.price
    return legal[1] if (1.0 - HOPE) * land.pillage_here(land.look.place()) > cost else legal[0]


# -- marching ------------------------------------------------------------------------------------------------------
def destinations(land: Land, source: int) -> list[int]:
    return [p for p in range(FJORD) if p != source and land.free[p] > 0]


def march_worth(land: Land, source: int, target: int) -> float:
    """What it brings to march with everybody from one province to another, as far as there is room."""
    look = land.look
    strength = land.walkers[look.name][source]
    walkers = sum(look.view["provinces"][PLACES[source]]["figures"][look.name].values())
    going = min(walkers, land.free[target])
    return move_worth(land, source, target, strength * going // walkers, going, land.leader_at(source))


def move_worth(land: Land, source: int, target: int, strength: int, going: int, leader: bool) -> float:
    """What it changes if so many figures with this strength, the leader among them or not, go to another province."""
    worth = land.change_worth(target, strength, going, leader or land.leader_at(target))
    worth += land.change_worth(source, -strength, -going, not leader and land.leader_at(source))
    each = strength / max(1, going)
    return worth + going * (land.stay_worth(target, each) - land.stay_worth(source, each))


def march_to(land: Land, legal: Sequence[int]) -> int:
    """BR-10.1: where the march that was begun brings most."""
    source = land.look.place()
    return max(legal, key=lambda action: march_worth(land, source, MOVES[action].place))


def march_send(land: Land, legal: Sequence[int]) -> int:
    """BR-10.1: how many of this kind go; of equal numbers the greater, since a march is paid for."""
    look = land.look
    source, target = look.place(), look.place("to")

    def worth(action: int) -> float:
        _, figure, _, count = MOVES[action]
        strength = look.warriors_together(count) if figure == "warrior" else STRENGTH[figure] * count
        return move_worth(land, source, target, strength, count, figure == "leader" and count > 0)

    return max(reversed(legal), key=worth)


def hammers_move(land: Land, legal: Sequence[int]) -> int:
    """BR-C.lord_of_hammers: on to the next province worth a pillage, if the leader is not missed where he is."""
    source = land.look.place()
    best = max(legal[1:], key=lambda action: leader_moves(land, source, MOVES[action].place))
    return best if leader_moves(land, source, MOVES[best].place) > 0.0 else legal[0]


def leader_moves(land: Land, source: int, target: int) -> float:
    return move_worth(land, source, target, STRENGTH["leader"], 1, True)


# -- raises and Frigga's Sacrifice ---------------------------------------------------------------------------------
def raise_stat(look: Outlook, legal: Sequence[int]) -> int:
    """BR-3.1: the stat whose next step is worth most."""
    return max(legal, key=lambda action: look.raises[MOVES[action].what])


def sacrifice_worth(land: Land) -> float:
    """BR-C.friggas_sacrifice: the best raise for the two figures that are missed least."""
    losses = sorted(offer_loss(land, figure, place) for figure, place in own_figures(land.look))
    return land.look.best_raise - sum(losses[:2])


def sacrifice_pair(land: Land, legal: Sequence[int]) -> int:
    """BR-C.friggas_sacrifice: the figure that is missed least."""
    return min(legal, key=lambda action: offer_loss(land, MOVES[action].what, MOVES[action].place))


def own_figures(look: Outlook) -> list[tuple[str, int]]:
    """The own figures on the board and their places."""
    sheet = look.sheet
    found = [("leader", sheet["leader"]), ("ship", sheet["ship"])]
    found += zip(sheet["upgrades"]["monster"], sheet["monsters"], strict=True)
    for place, count in sheet["warriors"].items():
        found += [("warrior", place)] * count
    return [(figure, PLACES.index(place)) for figure, place in found if place in PLACES]


def offer_loss(land: Land, figure: str, place: int) -> float:
    """What is lost by the death of a figure now; a ship with Dragons pays for dying (BR-15.4)."""
    look = land.look
    strength = STRENGTH[figure]
    loss = -land.dies
    provinces = SUPPORTS[place - FJORD] if place >= FJORD else (place,)
    for p in provinces:
        if land.token[p]:
            loss -= land.change_worth(p, -strength, -1, figure != "leader" and land.leader_at(p))
            loss += land.stay_worth(p, strength) / len(provinces)
    if place >= FJORD and "dragons" in look.effects:
        loss -= CARD[look.sheet["upgrades"]["ship"]].amount
    return loss
