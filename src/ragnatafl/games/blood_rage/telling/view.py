# mypyc: compile
"""What one seat knows (BR-22), JSON-ready, its memory included; and a position rebuilt from such a view.

A view is the saved form of the position without what the seat may not know, plus what a person or a bot would
otherwise work out: strengths, free villages, figures by place.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.reading import Reader, shown
from ragnatafl.core.views import keep

from ..content import CONTENT
from ..rules.battle import takes_part, total
from ..rules.draft import PACK, pack_start, taken
from ..rules.figures import fjord_is_open, monster_in_slot, monster_place, stat_step, stat_value, strength, walkers_in
from ..rules.memory import UNSEEN, remembered
from ..rules.notation import CLANS, CODES, FIGURES, PLACES, PROVINCES, STATS, TOKENS, Names
from ..rules.position import Clan, Position, Step
from ..rules.saving import (
    CARD_NUMBERS,
    VERSIONS,
    add_secrets,
    clan_rebuild,
    clan_sheets,
    code,
    codes,
    open_clan,
    open_table,
    restore_own_clan,
    restore_public_clan,
    restore_table,
    table_rebuild,
)
from ..rules.tables import FJORD_OF, N_OUTER, N_PROVINCES, VILLAGES, Phase, Place, Slot, deck_size, numbers
from .facts import decision_name
from .forecast import doomed_glory, quests
from .shape import Board, ClanSheet, Decision, Draft, Fjord, Province, Rebuild, SharedTable, Tally, View
from .unchanged import same_board, same_clan, same_memory

REGIONS: Final[Names] = tuple([province.region for province in CONTENT.provinces])
SUPPORTED: Final = [
    [PROVINCES[p] for p in range(N_OUTER) if FJORD_OF[p] == fjord] for fjord in range(Place.FJORD, Place.RESERVE)
]
"""The provinces of each fjord."""


def view(position: Position, seat: int) -> View:
    """All that the seat knows; -1 is a spectator."""
    return views(position, [seat], position, [])[0]


def views(position: Position, seats: list[int], before: Position, known: list[View]) -> list[View]:
    """The views of several seats; what all may know is told once and shared by them. Where the same seats' views of an
    earlier position are known, a part that is as it was is taken from them."""
    same = [len(known) > 0 and same_clan(clan, before.clans[k]) for k, clan in enumerate(position.clans)]
    sheets = [known[0]["clan_sheets"][k] if same[k] else sheet(clan) for k, clan in enumerate(position.clans)]
    table: SharedTable = {
        **open_table(position),
        "clans": [CLANS[clan.number] for clan in position.clans],
        "decision": decision(position),
    }
    if len(known) > 0:
        keep(table, known[0])
    land = board(position, before, known)
    doomed = doomed_glory(position)
    rest = rebuild(position, same, known)
    remembered = len(known) > 0 and same_memory(position, before)
    result: list[View] = []
    for k, seat in enumerate(seats):
        shown = [known[k]["clan_sheets"][other] if same[other] else sheets[other] for other in range(len(sheets))]
        if seat >= 0 and not same[seat]:
            shown[seat] = own_sheet(sheets[seat], position.clans[seat])
        told: View = {
            **table,
            **land,
            "seat": seat if seat >= 0 else None,
            "clan_sheets": shown,
            "draft": draft_view(position, seat),
            "memory": known[k]["memory"] if remembered else memory_view(position, seat),
            "quests": quests(position, seat),
            "doomed_glory": doomed,
            "rebuild": rest,
        }
        result.append(told)
    return result


def rebuild(position: Position, same: list[bool], known: list[View]) -> Rebuild:
    """What only `imagine` needs, the same for all."""
    result: Rebuild = {
        **table_rebuild(position),
        "clans": [
            known[0]["rebuild"]["clans"][k] if same[k] else clan_rebuild(clan) for k, clan in enumerate(position.clans)
        ],
    }
    if len(known) > 0:
        keep(result, known[0]["rebuild"])
    return result


def board(position: Position, before: Position, known: list[View]) -> Board:
    if len(known) > 0 and same_board(position, before):
        return {"provinces": known[0]["provinces"], "fjords": known[0]["fjords"]}
    return {
        "provinces": {PROVINCES[p]: province_view(position, p) for p in range(i64(N_PROVINCES))},
        "fjords": {PLACES[f]: fjord_view(position, f) for f in range(i64(Place.FJORD), i64(Place.RESERVE))},
    }


def memory_view(position: Position, seat: int) -> list[list[str | None] | None]:
    """For each Age the cards of its deck that the seat remembers; a spectator remembers nothing."""
    return [
        [code(card) for card in remembered(position, seat, age)] if seat >= 0 and age <= position.age else None
        for age in range(3)
    ]


def own_sheet(shown: ClanSheet, clan: Clan) -> ClanSheet:
    """A clan sheet as its own player sees it."""
    own: ClanSheet = {**shown}
    add_secrets(own, clan)
    return own


def sheet(clan: Clan) -> ClanSheet:
    """A clan sheet as others see it: secrets are counted, not shown (BR-22.1, BR-22.2)."""
    opened = open_clan(clan)
    slots = opened["slots"]
    return {
        **opened,
        "hand_count": len(clan.hand),
        "quests_count": len(clan.quests),
        "kept_count": int(clan.kept >= 0),
        "stats": {
            STATS[stat]: {"step": int(stat_step(clan, stat)) + 1, "value": int(stat_value(clan, stat))}
            for stat in range(i64(3))
        },
        "upgrades": {
            "warrior": slots[Slot.WARRIOR],
            "leader": slots[Slot.LEADER],
            "ship": slots[Slot.SHIP],
            "monster": slots[Slot.MONSTER : Slot.CLAN],
            "clan": slots[Slot.CLAN :],
        },
        "reserve": tally(clan, Place.RESERVE),
        "valhalla": tally(clan, Place.VALHALLA),
        "on_board": int(clan.on_board),
    }


def tally(clan: Clan, place: i64) -> Tally:
    """How many figures of each kind the clan has in a place, in the order of their numbers."""
    found: Tally = {}
    if clan.leader == place:
        found["leader"] = 1
    if clan.warriors[place] > 0:
        found["warrior"] = int(clan.warriors[place])
    if clan.ship == place:
        found["ship"] = 1
    first = monster_in_slot(clan, 0) if monster_place(clan, 0) == place else i64(-1)
    second = monster_in_slot(clan, 1) if monster_place(clan, 1) == place else i64(-1)
    if second >= 0 and second < first:
        first, second = second, first
    if first >= 0:
        found[FIGURES[first]] = 1
    if second >= 0:
        found[FIGURES[second]] = 1
    return found


def figures_at(position: Position, place: i64) -> dict[str, Tally]:
    """By clan, where it has any."""
    found: dict[str, Tally] = {}
    for clan in position.clans:
        if walkers_in(clan, place) > 0 or clan.ship == place:
            found[CLANS[clan.number]] = tally(clan, place)
    return found


def province_view(position: Position, province: i64) -> Province:
    outer = province < N_OUTER
    lives = position.lives(province)
    return {
        "region": REGIONS[province] if outer else None,
        "villages": int(VILLAGES[province]) if outer else None,
        "free": int(position.free[province]) if outer else None,
        "token": TOKENS[position.tokens[province]] if lives else None,
        "pillaged": (position.pillaged >> province) & 1 != 0,
        "destroyed": not lives,
        "doomed": doomed_age(position, province),
        "fjord": PLACES[FJORD_OF[province]] if outer else None,
        "figures": figures_at(position, province),
        "strength": strengths(position, province),
    }


def doomed_age(position: Position, province: i64) -> int | None:
    for age in range(3):
        if position.doomed[age] == province:
            return age + 1
    return None


def strengths(position: Position, province: i64) -> Tally:
    """Each clan's strength in a living province, where it has any (BR-3.13)."""
    found: Tally = {}
    if position.lives(province):
        for clan in position.clans:
            value = strength(clan, province)
            if value > 0:
                found[CLANS[clan.number]] = int(value)
    return found


def fjord_view(position: Position, fjord: i64) -> Fjord:
    return {
        "open": bool(fjord_is_open(position, fjord)),
        "supports": SUPPORTED[fjord - Place.FJORD][:],
        "figures": figures_at(position, fjord),
    }


def decision(position: Position) -> Decision | None:
    """What is asked, and about what; all of it is public."""
    name = decision_name(position)
    if not name:
        return None
    result: Decision = {"name": name}
    step = position.step()
    if step == Step.FREE_INVADE:
        result["figure"] = FIGURES[position.arg(1)]
    elif step == Step.SLOT:
        result["card"] = CODES[position.arg(1)]
    elif step in (Step.SUCCOR, Step.THORS_DOMAIN, Step.MARCH_TO, Step.DESTROY):
        result["province"] = PROVINCES[position.arg(1)]
    elif step == Step.MARCH_SEND:
        result["province"] = PROVINCES[position.arg(1)]
        result["to"] = PROVINCES[position.arg(2)]
    elif position.battle.province >= 0:
        result["province"] = PROVINCES[position.battle.province]
    if step == Step.LATE:
        result["totals"] = battle_totals(position)
    return result


def battle_totals(position: Position) -> dict[str, int]:
    """What each side has with the cards that lie face up (BR-14.8)."""
    sides = [(seat, clan) for seat, clan in enumerate(position.clans) if takes_part(position, seat)]
    return {CLANS[clan.number]: int(total(position, seat)) for seat, clan in sides}


def draft_view(position: Position, seat: int) -> Draft | None:
    """BR-7.3: the pack in hand, the picks so far, and what was passed on."""
    if position.phase != Phase.GODS_GIFTS or seat < 0:
        return None
    start = int(pack_start(position, seat))
    pack = [position.deck[k] for k in range(start + int(taken(position, seat)), start + PACK)]
    asked = (position.waiting_mask >> seat) & 1 != 0
    return {
        "round": int(position.draft_round) + 1,
        "pack": sorted_codes(pack) if asked else [],
        "passing": [] if asked else sorted_codes(pack),
        "picks": codes(position.clans[seat].hand),
        "pack_size": len(pack),
    }


def sorted_codes(found: list[int]) -> list[str]:
    return [CODES[card] for card in sorted(found)]


# -- from a view back to a position ------------------------------------------------------------------------------
def restore_view(position: Position, data: Any) -> int:
    """Fills an empty position with what the view tells, and blanks; returns the seat, -1 for a spectator."""
    view = VERSIONS.view(data)
    rest = view.table("rebuild")
    restore_table(position, view.holding({**view.data, **rest.data}))
    seat = view.number("seat", 0, position.n - 1, default=-1)
    more = clan_sheets(position, rest, "clans")
    for other, shown_sheet in enumerate(clan_sheets(position, view, "clan_sheets")):
        sheet = shown_sheet.holding({**shown_sheet.data, **more[other].data})
        clan = restore_public_clan(position, sheet)
        if other == seat:
            restore_own_clan(clan, sheet)
        else:
            clan.hand = blanks(sheet.number("hand_count", 0, 102))
            clan.quests = blanks(sheet.number("quests_count", 0, 102))
            clan.kept = sheet.number("kept_count", 0, 1) - 1
        position.clans.append(clan)
    restore_memory(position, view, seat)
    return seat


def blanks(count: int) -> vec[i64]:
    return numbers([UNSEEN] * count)


def restore_memory(position: Position, table: Reader, seat: int) -> None:
    whole: list[int] = []
    for age, remembered_cards in enumerate(table.items("memory", 3)):
        size = int(deck_size(position.n, age))
        known = [None] * size if remembered_cards is None else remembered_cards
        if not isinstance(known, list) or len(known) != size or (remembered_cards and seat < 0):
            raise table.wrong_entry("memory", age, f"the {size} cards of Age {age + 1}")
        for value in known:
            if value is None:
                whole.append(UNSEEN)
            elif str(value) in CARD_NUMBERS:
                whole.append(CARD_NUMBERS[value])
            else:
                raise table.fail(f"memory.{age + 1}", f"holds {shown(value)}, which is no card")
    position.deck = numbers(whole)
