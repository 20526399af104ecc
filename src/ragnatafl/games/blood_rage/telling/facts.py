# mypyc: compile
"""The whole truth of a position as a readable table: what scenarios expect and golden playthroughs print."""

from __future__ import annotations

from typing import Any

from ..content import CONTENT
from ..rules.decisions import DECISIONS
from ..rules.draft import PACK, pack_start, taken
from ..rules.figures import fjord_is_open, monster_in_slot, monster_place, stat_step, stat_value, strength
from ..rules.notation import CODES, FIGURES, PHASES, PLACE_NAMES, PLACES, PROVINCES, TOKENS
from ..rules.position import Clan, Position
from ..rules.saving import codes
from ..rules.tables import FJORD_OF, N_PROVINCES, VILLAGES, Phase, Place, deck, deck_size


def figures_by_place(clan: Clan) -> dict[str, list[str]]:
    """Place -> sorted names of the clan's figures there; monsters in the box are left out."""
    found: dict[str, list[str]] = {}
    found.setdefault(PLACE_NAMES[clan.leader], []).append("leader")
    found.setdefault(PLACE_NAMES[clan.ship], []).append("ship")
    for place in range(Place.BOX):
        for _ in range(clan.warriors[place]):
            found.setdefault(PLACE_NAMES[place], []).append("warrior")
    for index in range(2):
        figure = monster_in_slot(clan, index)
        if figure >= 0:
            found.setdefault(PLACE_NAMES[monster_place(clan, index)], []).append(FIGURES[figure])
    return {place: sorted(names) for place, names in found.items()}


def clan_facts(clan: Clan) -> dict[str, Any]:
    by_place = figures_by_place(clan)
    return {
        "colour": CONTENT.clan_colours[clan.number],
        "glory": int(clan.glory),
        "rage": int(clan.rage),
        "passed": bool(clan.passed),
        "stats": [int(stat_step(clan, stat)) + 1 for stat in range(3)],
        "values": [int(stat_value(clan, stat)) for stat in range(3)],
        "hand": sorted(codes(clan.hand)),
        "quests": sorted(codes(clan.quests)),
        "kept": CODES[clan.kept] if clan.kept >= 0 else "",
        "upgrades": sorted(CODES[card] for card in clan.slots if card >= 0),
        "slots": [CODES[card] if card >= 0 else "" for card in clan.slots],
        "on_board": int(clan.on_board),
        "figures": {place: names for place, names in by_place.items() if place in PLACES},
        "reserve": by_place.get("reserve", []),
        "valhalla": by_place.get("valhalla", []),
    }


def province_facts(position: Position, province: int) -> dict[str, Any]:
    return {
        "region": CONTENT.provinces[province].region if province < Place.YGGDRASIL else "",
        "token": TOKENS[position.tokens[province]] if position.lives(province) else "",
        "pillaged": (position.pillaged >> province) & 1 != 0,
        "destroyed": not position.lives(province),
        "villages": int(VILLAGES[province]) if province < Place.YGGDRASIL else None,
        "free": int(position.free[province]) if province < Place.YGGDRASIL else None,
        "fjord": PLACES[FJORD_OF[province]] if FJORD_OF[province] >= 0 else "",
        "figures": figures_at(position, province),
        "strength": {
            CONTENT.clans[c.number]: int(strength(c, province)) if position.lives(province) else 0
            for c in position.clans
        },
    }


def figures_at(position: Position, place: int) -> list[str]:
    """Who is in a place, as "wolf warrior"."""
    return [
        f"{CONTENT.clans[clan.number]} {figure}"
        for clan in position.clans
        for figure in figures_by_place(clan).get(PLACE_NAMES[place], [])
    ]


def decision_name(position: Position) -> str:
    return DECISIONS[position.step()].name if position.waiting_mask else ""


def facts(position: Position) -> dict[str, Any]:
    names = [CONTENT.clans[clan.number] for clan in position.clans]
    scores = [int(clan.glory) for clan in position.clans]
    over = position.phase == Phase.OVER
    size = int(deck_size(position.n, position.age))
    table: dict[str, Any] = {
        "age": int(position.age) + 1,
        "phase": PHASES[position.phase],
        "first": names[position.first],
        "active": names[position.active] if position.active >= 0 else "",
        "waiting": [name for seat, name in enumerate(names) if (position.waiting_mask >> seat) & 1],
        "decision": decision_name(position),
        "over": over,
        "winners": [name for name, score in zip(names, scores, strict=True) if over and score == max(scores)],
        "doomed": [PROVINCES[p] for p in position.doomed],
        "doom": doom_token(position),
        "box": sorted(set(FIGURES[3:]) - {CODES[card] for clan in position.clans for card in clan.slots if card >= 0}),
        "decks": {str(age + 1): sorted(CODES[card] for card in deck(int(position.n), age)) for age in range(3)},
        "destroyed": sorted(PROVINCES[p] for p in range(N_PROVINCES) if not position.lives(p)),
        "discard": sorted(codes(position.discard)),
        "deck_size": size,
        "unused": size - PACK * int(position.n),
        "pack_sizes": pack_sizes(position, names),
    }
    for seat, name in enumerate(names):
        table[name] = clan_facts(position.clans[seat])
        table[name]["pack"] = pack_cards(position, seat)
    for province in range(N_PROVINCES):
        table[PROVINCES[province]] = province_facts(position, province)
    for fjord in range(Place.FJORD, Place.RESERVE):
        supported = [PROVINCES[p] for p in range(Place.YGGDRASIL) if FJORD_OF[p] == fjord and position.lives(p)]
        table[PLACES[fjord]] = {
            "open": bool(fjord_is_open(position, fjord)),
            "supports": supported,
            "figures": figures_at(position, fjord),
        }
    if position.battle.province >= 0:
        table["battle"] = {
            "province": PROVINCES[position.battle.province],
            "pillager": names[position.battle.pillager],
            "participants": [n for s, n in enumerate(names) if (position.battle.participants >> s) & 1],
            "revealed": {n: CODES[c.card] for n, c in zip(names, position.clans, strict=True) if c.card >= 0},
        }
    return table


def doom_token(position: Position) -> str:
    """BR-5.4, BR-18.4: on the province doomed in this Age until it falls."""
    province = position.doomed[position.age]
    return PROVINCES[province] if position.lives(province) else ""


def pack_cards(position: Position, seat: int) -> list[str]:
    """What is left of the pack that the seat holds while the draft goes on."""
    if not position.waiting_mask or decision_name(position) != "draft_pick":
        return []
    start = int(pack_start(position, seat))
    return [CODES[position.deck[k]] for k in range(start + int(taken(position, seat)), start + PACK)]


def pack_sizes(position: Position, names: list[str]) -> dict[str, int]:
    """How many cards each seat's pack holds while the draft goes on."""
    packs = {name: len(pack_cards(position, seat)) for seat, name in enumerate(names)}
    return packs if any(packs.values()) else {}
