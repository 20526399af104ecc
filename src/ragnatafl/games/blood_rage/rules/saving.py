# mypyc: compile
"""A position as JSON-ready data, and back. `to_dict` is the whole truth; views are made from the same tables
(`telling/shape.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import MAX_DEPTH
from ragnatafl.core.saved import MOST_SHOWN, SavedReader, seal

from ..content import CARD_BY_CODE, CONTENT, TOKENS
from ..telling import shape
from ..telling.events import PHASES
from ..telling.shape import ClanRebuild, OpenClan, OpenTable, TableRebuild
from .figures import stat_step
from .notation import CODES, PLACE_NAMES, PROVINCES
from .position import Battle, Clan, Ledger, Position, Step, on_the_board
from .tables import N_OUTER, N_PROVINCES, N_WARRIORS, TYPE, VILLAGES, Phase, Place, Slot, Token, Type, deck, deck_start

RULES_VERSION: Final = "0.2"
STEP_NAMES = [name.lower() for name in vars(Step) if name.isupper()]
STEP_NUMBERS = {name.lower(): value for name, value in vars(Step).items() if name.isupper()}

Truth = dict[str, Any]


def codes(cards: Any) -> list[str]:
    return [CODES[card] for card in cards]


def code(card: int) -> str | None:
    return CODES[card] if card >= 0 else None


def provinces(mask: int) -> list[str]:
    return [PROVINCES[p] for p in range(N_PROVINCES) if (mask >> p) & 1]


def open_clan(clan: Clan) -> OpenClan:
    """What a player sees of his own clan."""
    return {
        "clan": CONTENT.clans[clan.name],
        "rage": int(clan.rage),
        "glory": int(clan.glory),
        "passed": bool(clan.passed),
        "leader": PLACE_NAMES[clan.leader],
        "ship": PLACE_NAMES[clan.ship],
        "monsters": [PLACE_NAMES[clan.monster_a], PLACE_NAMES[clan.monster_b]],
        "warriors": {PLACE_NAMES[p]: int(clan.warriors[p]) for p in range(Place.BOX) if clan.warriors[p]},
        "slots": [code(card) for card in clan.slots],
        "hand": codes(clan.hand),
        "quests": codes(clan.quests),
        "kept": code(clan.kept),
        "buried": codes(clan.buried),
        "choice": "none" if clan.choice == -1 else code(clan.choice),
        "known": codes(clan.known),
        "card": code(clan.card),
        "treated": int(clan.treated) if clan.treated >= 0 else None,
        "late": codes(clan.late),
    }


def clan_rebuild(clan: Clan) -> ClanRebuild:
    """What the engine keeps of a clan besides; all may know it."""
    return {
        "steps": [int(stat_step(clan, stat)) + 1 for stat in range(3)],
        "had_kept": bool(clan.had_kept),
        "picked": int(clan.picked),
        "seen": codes(clan.seen),
        "ledgers": [
            {"seen": codes(x.seen), "known": codes(x.known), "had_kept": bool(x.had_kept)} for x in clan.ledgers
        ],
        "spent": codes(clan.spent),
        "dead": int(clan.dead),
        "peril": int(clan.peril),
    }


def battle_dict(battle: Battle) -> shape.Battle | None:
    if battle.province < 0:
        return None
    return {
        "province": PROVINCES[battle.province],
        "pillager": int(battle.pillager),
        "repillage": bool(battle.repillage),
        "participants": [seat for seat in range(4) if (battle.participants >> seat) & 1],
        "seat": int(battle.seat),
        "declines": int(battle.declines),
        "cancelled": [seat for seat in range(4) if (battle.cancelled >> seat) & 1],
        "valkyries": [seat for seat in range(4) if (battle.valkyries >> seat) & 1],
        "winner": int(battle.winner) if battle.winner >= 0 else None,
        "revealed": bool(battle.revealed),
        "cards_done": bool(battle.cards_done),
    }


def open_table(position: Position) -> OpenTable:
    """What lies open on the table, apart from the clan sheets."""
    return {
        "game": "blood_rage",
        "rules": RULES_VERSION,
        "content": CONTENT.hash,
        "seats": int(position.n),
        "first_game": bool(position.first_game),
        "age": int(position.age) + 1,
        "phase": PHASES[position.phase],
        "first_player": int(position.first),
        "active": int(position.active) if position.active >= 0 else None,
        "destroyed": provinces(position.destroyed),
        "doomed": [PROVINCES[p] for p in position.doomed],
        "discard": codes(position.discard),
        "waiting": [seat for seat in range(position.n) if (position.waiting_mask >> seat) & 1],
        "battle": battle_dict(position.battle),
    }


def table_rebuild(position: Position) -> TableRebuild:
    """What the engine keeps of the table besides; all may know it."""
    return {
        "pillaged": provinces(position.pillaged),
        "tokens": [TOKENS[token] for token in position.tokens],
        "extra": codes(position.extra),
        "forgotten": int(position.forgotten),
        "draft_round": int(position.draft_round),
        "steps": [
            [STEP_NAMES[frame & 255], int(frame >> 8) & 255, int(frame >> 16) & 255, int(frame >> 24) & 255]
            for frame in [position.stack[k] for k in range(position.depth)]
        ],
    }


def deck_of(position: Position, age: int) -> list[int]:
    start, end = deck_start(position.n, age), deck_start(position.n, age + 1)
    return [position.deck[k] for k in range(start, end)]


def to_dict(position: Position) -> Truth:
    truth: Truth = {**open_table(position), **table_rebuild(position)}
    truth["clans"] = [{**open_clan(clan), **clan_rebuild(clan)} for clan in position.clans]
    truth["decks"] = [codes(deck_of(position, age)) for age in range(3)]
    truth["shown"] = int(position.shown)
    truth["seal"] = seal(truth)
    return truth


# -- reading -------------------------------------------------------------------------------------------------------
READER = SavedReader("blood_rage", "Blood Rage", RULES_VERSION, CONTENT.hash)
bad = READER.bad
pick = READER.pick
number = READER.number
name_index = READER.index


def cards(data: Mapping[str, Any], key: str) -> vec[i64]:
    result = vec[i64]()
    for value in pick(data, key, list):
        result = append(result, card_number(value, key))
    return result


def card_number(value: Any, key: str) -> int:
    if not isinstance(value, str) or value not in CARD_BY_CODE:
        raise bad(f"{key} holds {value!r:.40}, which is no card")
    return CARD_BY_CODE[value]


def maybe_card(data: Mapping[str, Any], key: str) -> int:
    return -1 if data.get(key) is None else card_number(data[key], key)


def mask(values: Any, names: Sequence[Any], key: str) -> int:
    if not isinstance(values, list) or any(value not in names for value in values):
        raise bad(f"{key} is {values!r:.40}")
    return sum(2 ** list(names).index(value) for value in set(values))


def restore_figures(position: Position, clan: Clan, data: Mapping[str, Any]) -> None:
    clan.leader = name_index(PLACE_NAMES[:15], data.get("leader"), "leader")
    clan.ship = name_index(PLACE_NAMES[:15], data.get("ship"), "ship")
    monsters = pick(data, "monsters", list)
    if len(monsters) != 2:
        raise bad("monsters must name two places")
    clan.monster_a = name_index(PLACE_NAMES, monsters[0], "monsters")
    clan.monster_b = name_index(PLACE_NAMES, monsters[1], "monsters")
    clan.warriors[Place.RESERVE] = 0
    for place, count in pick(data, "warriors", dict).items():
        if type(count) is not int or count not in range(int(N_WARRIORS) + 1):
            raise bad(f"warriors holds {count!r:.20}")
        clan.warriors[name_index(PLACE_NAMES[:15], place, "warriors")] = count
    places = [int(clan.leader), int(clan.ship), int(clan.monster_a), int(clan.monster_b)]
    places += [place for place in range(Place.BOX) for _ in range(clan.warriors[place])]
    clan.on_board = sum(1 for place in places if on_the_board(place))
    for place in places:
        if place < N_OUTER:
            position.free[place] -= 1


def restore_public_clan(position: Position, data: Any) -> Clan:
    """Everything on a clan sheet that all may see."""
    if not isinstance(data, Mapping):
        raise bad("a clan is not a table")
    clan = Clan(name_index(CONTENT.clans, data.get("clan"), "clan"))
    clan.rage = number(data, "rage", 0, 1000)
    clan.glory = number(data, "glory", 0, 100000)
    clan.passed = pick(data, "passed", bool)
    steps = READER.integers(data, "steps", 3, 1, 6)
    clan.rage_step, clan.axes_step, clan.horns_step = (step - 1 for step in steps)
    slots = pick(data, "slots", list)
    if len(slots) != Slot.COUNT:
        raise bad("slots must have eight places")
    for slot, value in enumerate(slots):
        if value is not None:
            card = card_number(value, "slots")
            if TYPE[card] != SLOT_TYPES[slot]:
                raise bad(f"{value} does not belong into its slot")
            clan.put_in_slot(slot, card)
    restore_figures(position, clan, data)
    clan.had_kept = pick(data, "had_kept", bool)
    clan.picked = number(data, "picked", 0, 2)
    clan.seen = cards(data, "seen")
    clan.known = cards(data, "known")
    clan.ledgers = [
        Ledger(cards(x, "seen"), cards(x, "known"), pick(x, "had_kept", bool)) for x in pick(data, "ledgers", list)
    ]
    clan.card = maybe_card(data, "card")
    clan.treated = -1 if data.get("treated") is None else number(data, "treated", 0, 9)
    clan.late = cards(data, "late")
    clan.spent = cards(data, "spent")
    clan.dead = number(data, "dead", 0, 12)
    clan.peril = number(data, "peril", 0, 255)
    return clan


SLOT_TYPES = (Type.WARRIOR, Type.LEADER, Type.SHIP, Type.MONSTER, Type.MONSTER, Type.CLAN, Type.CLAN, Type.CLAN)


def restore_table(position: Position, data: Mapping[str, Any]) -> None:
    """Everything that lies open on the table, apart from the clan sheets."""
    position.n = number(data, "seats", 2, 4)
    seats = range(position.n)
    position.first_game = pick(data, "first_game", bool)
    position.age = number(data, "age", 1, 3) - 1
    position.phase = name_index(PHASES, data.get("phase"), "phase")
    position.first = number(data, "first_player", 0, position.n - 1)
    position.active = -1 if data.get("active") is None else number(data, "active", 0, position.n - 1)
    for province in range(N_PROVINCES):
        position.free[province] = VILLAGES[province]
    position.destroyed = mask(data.get("destroyed"), PROVINCES[:N_OUTER], "destroyed")
    position.pillaged = mask(data.get("pillaged"), PROVINCES, "pillaged")
    tokens = vec[i64]()
    for value in pick(data, "tokens", list):
        tokens = append(tokens, name_index(TOKENS, value, "tokens"))
    if len(tokens) != N_PROVINCES or tokens[Place.YGGDRASIL] != Token.YGGDRASIL:
        raise bad("tokens must name one for each province")
    position.tokens = tokens
    doomed = vec[i64]()
    for value in pick(data, "doomed", list):
        doomed = append(doomed, name_index(PROVINCES[:N_OUTER], value, "doomed"))
    if len(doomed) != 3:
        raise bad("doomed must name three provinces")
    position.doomed = doomed
    position.discard = cards(data, "discard")
    position.extra = cards(data, "extra")
    position.forgotten = number(data, "forgotten", 0, 3)
    position.draft_round = number(data, "draft_round", 0, 6)
    position.waiting_mask = mask(data.get("waiting"), seats, "waiting")
    for step, first, second, third in READER.steps(data, STEP_NUMBERS, MAX_DEPTH):
        position.push(step, first, second, third)
    if position.depth == 0 and position.phase != Phase.OVER:
        raise bad("steps is empty")
    if data.get("battle") is not None:
        restore_battle(position, pick(data, "battle", dict))


def restore_battle(position: Position, data: Mapping[str, Any]) -> None:
    battle = position.battle
    seats = range(position.n)
    battle.province = name_index(PROVINCES, data.get("province"), "province")
    battle.pillager = number(data, "pillager", 0, position.n - 1)
    battle.repillage = pick(data, "repillage", bool)
    battle.participants = mask(data.get("participants"), seats, "participants")
    battle.seat = number(data, "seat", 0, position.n - 1)
    battle.declines = number(data, "declines", 0, 4)
    battle.cancelled = mask(data.get("cancelled"), seats, "cancelled")
    battle.valkyries = mask(data.get("valkyries"), seats, "valkyries")
    battle.winner = -1 if data.get("winner") is None else number(data, "winner", 0, position.n - 1)
    battle.revealed = pick(data, "revealed", bool)
    battle.cards_done = pick(data, "cards_done", bool)


def restore(position: Position, data: Mapping[str, Any]) -> None:
    """Fills an empty position from `to_dict`'s data; raises StateError for anything unsound."""
    READER.check_versions(data)
    READER.check_seal(data)
    restore_parts(position, data)


def restore_parts(position: Position, data: Mapping[str, Any]) -> None:
    """The same without versions and seal."""
    restore_table(position, data)
    for sheet in pick(data, "clans", list):
        clan = restore_public_clan(position, sheet)
        clan.hand = cards(sheet, "hand")
        clan.quests = cards(sheet, "quests")
        clan.kept = maybe_card(sheet, "kept")
        clan.buried = cards(sheet, "buried")
        choice = sheet.get("choice")
        clan.choice = -1 if choice == "none" else -2 if choice is None else card_number(choice, "choice")
        position.clans.append(clan)
    if len(position.clans) != position.n:
        raise bad("there must be a clan for each seat")
    whole = vec[i64]()
    for age, cards_of_age in enumerate(pick(data, "decks", list)):
        if sorted(codes(deck(int(position.n), age))) != sorted(map(str, cards_of_age)):
            raise bad(f"the deck of Age {age + 1} is not complete")
        for value in cards_of_age:
            whole = append(whole, card_number(value, "decks"))
    position.deck = whole
    position.shown = number(data, "shown", 0, MOST_SHOWN)
