# mypyc: compile
"""What would come if the Age ended now: a seat's quests, glory in the doomed province; and the cards still out there.

Everything is told from what the seat may know: the board is open, quests and cards are the seat's own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.actions import DECLINE
from ..rules.end_of_age import has_majority, is_fulfilled, quest_glory
from ..rules.figures import figures_in_area, figures_in_valhalla, strength
from ..rules.machine import answer, resolve_step
from ..rules.memory import is_taken, owner
from ..rules.notation import CLANS, CODES, PROVINCES
from ..rules.position import Position, Step
from ..rules.tables import EFFECT, N_PROVINCES, NEEDS, REGION, TYPE, Effect, Phase, Type, deck, deck_size, deck_start
from .shape import CardsReport, Quest

CARDS: Final = "cards"
"""What `inspect` is asked for."""
QUESTS = [card for card in range(len(CODES)) if TYPE[card] == Type.QUEST]


# -- quests (BR-17) ------------------------------------------------------------------------------------------------
def quests(position: Position, seat: int) -> list[Quest]:
    """The seat's committed quests, then those in its hand; none for a spectator, and none while hands are drafted."""
    if seat < 0 or position.phase == Phase.GODS_GIFTS:
        return []
    clan = position.clans[seat]
    found = [quest(position, seat, card, True) for card in clan.quests]
    return found + [quest(position, seat, card, False) for card in clan.hand if TYPE[card] == Type.QUEST]


def quest(position: Position, seat: i64, card: i64, committed: bool) -> Quest:
    """Whether it would be fulfilled now, by which provinces, and who stands in the way where the clan has figures."""
    clan = position.clans[seat]
    told: Quest = {
        "card": CODES[card],
        "committed": committed,
        "fulfilled": bool(is_fulfilled(position, seat, card)),
        "glory": int(quest_glory(clan, card)),
        "held": [],
        "contested": {},
    }
    if EFFECT[card] == Effect.GLORIOUS_DEATH:
        told["dead"] = int(figures_in_valhalla(clan))
        told["needs"] = int(NEEDS[card])
        return told
    for province in range(i64(N_PROVINCES)):
        if (REGION[card] >> province) & 1 and position.lives(province) and strength(clan, province) > 0:
            if has_majority(position, seat, province):
                told["held"].append(PROVINCES[province])
            else:
                told["contested"][PROVINCES[province]] = rivals(position, seat, province)
    return told


def rivals(position: Position, seat: i64, province: i64) -> list[str]:
    """The clans that are as strong in the province, or stronger."""
    own = strength(position.clans[seat], province)
    others = [clan for other, clan in enumerate(position.clans) if other != seat]
    return [CLANS[clan.number] for clan in others if strength(clan, province) >= own]


def would_be_fulfilled(position: Position, seat: int) -> dict[str, bool | None]:
    """By quest: whether the seat's own would be fulfilled now; None for those it has not."""
    own = {told["card"]: told["fulfilled"] for told in quests(position, seat)}
    return {CODES[card]: own.get(CODES[card]) for card in QUESTS}


# -- Ragnarök (BR-18) ----------------------------------------------------------------------------------------------
def doomed_glory(position: Position) -> dict[str, int]:
    """What each clan would gain if the doomed province fell now, those who gain something only; nobody is saved."""
    province = position.doomed[position.age]
    if position.phase == Phase.OVER or not position.lives(province) or is_empty(position, province):
        return {}
    other = Position(position.n, position)
    other.depth = 0
    other.waiting_mask = 0
    other.record_events = False
    for clan in other.clans:
        clan.rage = 0  # BR-8.8: it is lost before
    other.push(Step.RAGNAROK)
    resolve_step(other, Step.RAGNAROK)
    while other.step() == Step.DESTROY:
        if other.waiting_mask == 0:
            resolve_step(other, Step.DESTROY)
        else:
            decline(other)
    return gained(position, other)


def is_empty(position: Position, province: i64) -> bool:
    for clan in position.clans:
        if figures_in_area(clan, province) > 0:
            return False
    return True


def decline(position: Position) -> None:
    for seat in range(position.n):
        if (position.waiting_mask >> seat) & 1:
            answer(position, seat, DECLINE)
            return


def gained(before: Position, after: Position) -> dict[str, int]:
    found: dict[str, int] = {}
    for seat, clan in enumerate(after.clans):
        glory = clan.glory - before.clans[seat].glory
        if glory != 0:
            found[CLANS[clan.number]] = int(glory)
    return found


# -- cards (BR-22) -------------------------------------------------------------------------------------------------
def cards_report(position: Position, seat: int) -> CardsReport:
    """The cards of this Age that others may still hold as far as the seat knows: all that it has not taken itself and
    that nobody has shown. Some of them may be in no hand at all."""
    left = [int(card) for card in deck(int(position.n), int(position.age))]
    for card in [*picks(position, seat), *shown(position, seat)]:
        if card in left:
            left.remove(card)
    return {
        "thing": CARDS,
        "kind": "cards",
        "hands": {CLANS[clan.number]: len(clan.hand) for clan in position.clans},
        "left": [CODES[card] for card in left],
        "rule": "BR-22.1",
    }


def picks(position: Position, seat: int) -> list[int]:
    """What the seat has taken of this Age's deck."""
    age = position.age
    start = deck_start(position.n, age)
    places = range(deck_size(position.n, age))
    own = [place for place in places if owner(position, age, place) == seat and is_taken(position, age, place)]
    return [int(position.deck[start + place]) for place in own] if seat >= 0 else []


def shown(position: Position, seat: int) -> list[int]:
    """What others have shown in this Age."""
    return [int(card) for other, clan in enumerate(position.clans) if other != seat for card in clan.seen]
