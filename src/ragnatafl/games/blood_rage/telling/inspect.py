"""Why a place is as strong as it is: what each clan has there and what that is worth (BR-3.13); public facts only."""

from __future__ import annotations

import difflib

from ragnatafl.core.errors import NotationError

from ..content import CONTENT
from ..rules.battle import card_value
from ..rules.figures import monster_in_slot, monster_place, monster_strength, strength, warriors_strength
from ..rules.notation import CODES, FIGURES, PLACES, PROVINCES
from ..rules.position import Clan, Position
from ..rules.tables import FJORD_OF, N_OUTER, N_PROVINCES, STRENGTH, Place, Slot
from .shape import CardStrength, FjordReport, Force, ProvinceForce, ProvinceReport, Source


def inspect(position: Position, thing: object) -> ProvinceReport | FjordReport:
    """A province or a fjord, named as in notation; raises NotationError for anything else."""
    if not isinstance(thing, str) or thing not in PLACES:
        near = difflib.get_close_matches(thing, PLACES, 1) if isinstance(thing, str) else []
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise NotationError(f"{thing!r:.40} is no province or fjord.{hint}")
    place = PLACES.index(thing)
    return province_report(position, place) if place < N_PROVINCES else fjord_report(position, place)


def province_report(position: Position, province: int) -> ProvinceReport:
    """Clans in seat order, those with figures in the area only; in a battle also the cards that lie face up."""
    fjord = int(FJORD_OF[province])
    clans: list[ProvinceForce] = []
    for seat, clan in enumerate(position.clans):
        sources = sources_in(clan, province)
        cards = cards_of(position, seat) if position.battle.province == province else []
        if (sources or cards) and position.lives(province):
            clans.append(
                {
                    "seat": seat,
                    "clan": CONTENT.clans[clan.number],
                    "strength": int(strength(clan, province)),
                    "sources": sources,
                    "cards": cards,
                    "total": int(strength(clan, province)) + sum(card["strength"] for card in cards),
                }
            )
    return {
        "thing": PROVINCES[province],
        "kind": "province",
        "destroyed": not position.lives(province),
        "pillaged": (position.pillaged >> province) & 1 != 0,
        "free": int(position.free[province]) if province < N_OUTER else None,
        "fjord": PLACES[fjord] if fjord >= 0 else None,
        "clans": clans,
        "rule": "BR-3.13",
    }


def fjord_report(position: Position, fjord: int) -> FjordReport:
    """The ships there and the living provinces they support (BR-2.6, BR-2.9)."""
    clans: list[Force] = []
    for seat, clan in enumerate(position.clans):
        sources = ships_at(clan, fjord)
        if sources:
            total = sum(source["strength"] for source in sources)
            clans.append({"seat": seat, "clan": CONTENT.clans[clan.number], "strength": total, "sources": sources})
    return {
        "thing": PLACES[fjord],
        "kind": "fjord",
        "supports": [PROVINCES[p] for p in range(N_OUTER) if FJORD_OF[p] == fjord and position.lives(p)],
        "clans": clans,
        "rule": "BR-2.6",
    }


def sources_in(clan: Clan, province: int) -> list[Source]:
    """What a clan's strength in the area of a province is made of; adds up to `figures.strength`."""
    found = []
    if clan.leader == province:
        found.append(source(clan, "leader", 1, int(clan.leader_strength), province, Slot.LEADER))
    count = int(clan.warriors[province])
    if count:
        found.append(source(clan, "warrior", count, int(warriors_strength(clan, count)), province, Slot.WARRIOR))
    found += monsters_at(clan, province)
    return found + ships_at(clan, int(FJORD_OF[province]))


def ships_at(clan: Clan, fjord: int) -> list[Source]:
    found = []
    if clan.ship == fjord:
        found.append(source(clan, "ship", 1, int(clan.ship_strength), fjord, Slot.SHIP))
    return found + monsters_at(clan, fjord)


def monsters_at(clan: Clan, place: int) -> list[Source]:
    return [
        source(clan, FIGURES[monster_in_slot(clan, index)], 1, int(monster_strength(clan, index)), place, -1)
        for index in range(2)
        if monster_in_slot(clan, index) >= 0 and monster_place(clan, index) == place
    ]


def source(clan: Clan, figure: str, count: int, amount: int, place: int, slot: int) -> Source:
    """So many figures of a kind give so much strength, by the upgrade named, if any (BR-3.8)."""
    card = int(clan.slots[slot]) if slot >= 0 else -1
    return {
        "figure": figure,
        "count": count,
        "strength": amount,
        "place": PLACES[place],
        "upgrade": CODES[card] if card >= 0 else None,
        "supports": place >= Place.FJORD,
    }


def cards_of(position: Position, seat: int) -> list[CardStrength]:
    """The cards a participant has face up, with what each adds now (BR-14.8)."""
    clan = position.clans[seat]
    found: list[CardStrength] = []
    if clan.card >= 0:
        found.append({"card": CODES[clan.card], "strength": int(card_value(position, seat))})
    return found + [{"card": CODES[card], "strength": int(STRENGTH[card])} for card in clan.late]
