# mypyc: compile
"""A position as JSON-ready data, and back. `to_dict` is the whole truth; views are made from the same tables
(`telling/shape.py`)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.engine import MAX_DEPTH
from ragnatafl.core.reading import Reader, bits, numbered
from ragnatafl.core.saved import MOST_SHOWN, Versions, read_steps, seal

from ..content import CONTENT
from ..telling import shape
from ..telling.shape import ClanRebuild, OpenClan, OpenTable, TableRebuild
from .figures import stat_step
from .notation import CLANS, CODES, PHASES, PLACE_NAMES, PROVINCES, TOKENS
from .position import Battle, Clan, Ledger, Position, Step, on_the_board
from .tables import (
    N_OUTER,
    N_PROVINCES,
    N_WARRIORS,
    TYPE,
    VILLAGES,
    Phase,
    Place,
    Slot,
    Token,
    Type,
    deck,
    deck_start,
    numbers,
)

RULES_VERSION: Final = "0.2"
CONTENT_HASH: Final = CONTENT.hash
STEP_NAMES: Final = [name.lower() for name in vars(Step) if name.isupper()]
STEP_NUMBERS: Final = {name.lower(): value for name, value in vars(Step).items() if name.isupper()}

VERSIONS: Final = Versions("blood_rage", RULES_VERSION, CONTENT_HASH)
PLACE_NUMBERS: Final = numbered(PLACE_NAMES)
OWN_PLACE_NUMBERS: Final = numbered(PLACE_NAMES[:15])
"""Without the box, where only monsters are."""
PROVINCE_NUMBERS: Final = numbered(PROVINCES)
OUTER_NUMBERS: Final = numbered(PROVINCES[:N_OUTER])
TOKEN_NUMBERS: Final = numbered(TOKENS)
CARD_NUMBERS: Final = numbered(CODES)
CLAN_NUMBERS: Final = numbered(CLANS)
PHASE_NUMBERS: Final = numbered(PHASES)
SLOT_TYPES = (Type.WARRIOR, Type.LEADER, Type.SHIP, Type.MONSTER, Type.MONSTER, Type.CLAN, Type.CLAN, Type.CLAN)

Truth = dict[str, Any]


def codes(cards: vec[i64]) -> list[str]:
    return [CODES[card] for card in cards]


def code(card: i64) -> str | None:
    return CODES[card] if card >= 0 else None


def provinces(mask: i64) -> list[str]:
    return [PROVINCES[p] for p in range(i64(N_PROVINCES)) if (mask >> p) & 1]


def seats_in(mask: i64) -> list[int]:
    return [seat for seat in range(4) if (mask >> seat) & 1]


def open_clan(clan: Clan) -> OpenClan:
    """What others see of a clan: its secrets are left out (BR-22.1, BR-22.2)."""
    return {
        "clan": CLANS[clan.number],
        "rage": int(clan.rage),
        "glory": int(clan.glory),
        "passed": bool(clan.passed),
        "leader": PLACE_NAMES[clan.leader],
        "ship": PLACE_NAMES[clan.ship],
        "monsters": [PLACE_NAMES[clan.monster_a], PLACE_NAMES[clan.monster_b]],
        "warriors": {PLACE_NAMES[p]: int(clan.warriors[p]) for p in range(i64(Place.BOX)) if clan.warriors[p]},
        "slots": [code(card) for card in clan.slots],
        "hand": None,
        "quests": None,
        "kept": None,
        "buried": None,
        "choice": None,
        "known": codes(clan.known),
        "card": code(clan.card),
        "treated": int(clan.treated) if clan.treated >= 0 else None,
        "late": codes(clan.late),
    }


def add_secrets(sheet: OpenClan, clan: Clan) -> None:
    """What its own player sees besides."""
    sheet["hand"] = codes(clan.hand)
    sheet["quests"] = codes(clan.quests)
    sheet["kept"] = code(clan.kept)
    sheet["buried"] = codes(clan.buried)
    sheet["choice"] = "none" if clan.choice == -1 else code(clan.choice)


def whole_clan(clan: Clan) -> Truth:
    sheet = open_clan(clan)
    add_secrets(sheet, clan)
    return {**sheet, **clan_rebuild(clan)}


def clan_rebuild(clan: Clan) -> ClanRebuild:
    """What the engine keeps of a clan besides; all may know it."""
    return {
        "steps": [int(stat_step(clan, stat)) + 1 for stat in range(i64(3))],
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
        "participants": seats_in(battle.participants),
        "seat": int(battle.seat),
        "declines": int(battle.declines),
        "cancelled": seats_in(battle.cancelled),
        "valkyries": seats_in(battle.valkyries),
        "winner": int(battle.winner) if battle.winner >= 0 else None,
        "revealed": bool(battle.revealed),
        "cards_done": bool(battle.cards_done),
    }


def open_table(position: Position) -> OpenTable:
    """What lies open on the table, apart from the clan sheets."""
    return {
        "game": "blood_rage",
        "rules": RULES_VERSION,
        "content": CONTENT_HASH,
        "seats": int(position.n),
        "first_game": bool(position.first_game),
        "age": int(position.age) + 1,
        "phase": PHASES[position.phase],
        "first_player": int(position.first),
        "active": int(position.active) if position.active >= 0 else None,
        "destroyed": provinces(position.destroyed),
        "doomed": [PROVINCES[p] for p in position.doomed],
        "discard": codes(position.discard),
        "waiting": seats_in(position.waiting_mask),
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


def deck_of(position: Position, age: i64) -> vec[i64]:
    return position.deck[deck_start(position.n, age) : deck_start(position.n, age + 1)]


def to_dict(position: Position) -> Truth:
    truth: Truth = {**open_table(position), **table_rebuild(position)}
    truth["clans"] = [whole_clan(clan) for clan in position.clans]
    truth["decks"] = [codes(deck_of(position, age)) for age in range(3)]
    truth["shown"] = int(position.shown)
    truth["seal"] = seal(truth)
    return truth


# -- reading -------------------------------------------------------------------------------------------------------
def cards(table: Reader, key: str) -> vec[i64]:
    return numbers(table.indices(key, CARD_NUMBERS))


def seats_mask(table: Reader, key: str, seats: int) -> int:
    return bits(table.numbers(key, least=0, most=seats - 1))


def restore_figures(position: Position, clan: Clan, sheet: Reader) -> None:
    clan.leader = sheet.index("leader", OWN_PLACE_NUMBERS)
    clan.ship = sheet.index("ship", OWN_PLACE_NUMBERS)
    monsters = sheet.indices("monsters", PLACE_NUMBERS, 2)
    clan.monster_a, clan.monster_b = monsters[0], monsters[1]
    clan.warriors[Place.RESERVE] = 0
    warriors = sheet.table("warriors")
    warriors.only(*OWN_PLACE_NUMBERS)
    for name in warriors.data:
        clan.warriors[OWN_PLACE_NUMBERS[name]] = warriors.number(name, 0, N_WARRIORS)
    places = [int(clan.leader), int(clan.ship), int(clan.monster_a), int(clan.monster_b)]
    places += [place for place in range(Place.BOX) for _ in range(clan.warriors[place])]
    clan.on_board = sum(1 for place in places if on_the_board(place))
    for place in places:
        if place < N_OUTER:
            position.free[place] -= 1


def restore_slots(clan: Clan, sheet: Reader) -> None:
    for slot, value in enumerate(sheet.items("slots", Slot.COUNT)):
        if value is not None:
            number = CARD_NUMBERS.get(str(value), -1)
            if number < 0 or TYPE[number] != SLOT_TYPES[slot]:
                raise sheet.wrong_entry("slots", slot, "a card of its slot")
            clan.put_in_slot(slot, number)


def restore_public_clan(position: Position, sheet: Reader) -> Clan:
    """Everything on a clan sheet that all may see."""
    clan = Clan(sheet.index("clan", CLAN_NUMBERS))
    clan.rage = sheet.number("rage", 0, 1000)
    clan.glory = sheet.number("glory", 0, 100000)
    clan.passed = sheet.flag("passed")
    clan.rage_step, clan.axes_step, clan.horns_step = (step - 1 for step in sheet.numbers("steps", 3, 1, 6))
    restore_slots(clan, sheet)
    restore_figures(position, clan, sheet)
    clan.had_kept = sheet.flag("had_kept")
    clan.picked = sheet.number("picked", 0, 2)
    clan.seen = cards(sheet, "seen")
    clan.known = cards(sheet, "known")
    clan.ledgers = [Ledger(cards(x, "seen"), cards(x, "known"), x.flag("had_kept")) for x in sheet.rows("ledgers")]
    clan.card = sheet.index("card", CARD_NUMBERS, default=-1)
    clan.treated = sheet.number("treated", 0, 9, default=-1)
    clan.late = cards(sheet, "late")
    clan.spent = cards(sheet, "spent")
    clan.dead = sheet.number("dead", 0, 12)
    clan.peril = sheet.number("peril", 0, 255)
    return clan


def restore_own_clan(clan: Clan, sheet: Reader) -> None:
    """What only its owner may see."""
    clan.hand = cards(sheet, "hand")
    clan.quests = cards(sheet, "quests")
    clan.kept = sheet.index("kept", CARD_NUMBERS, default=-1)
    clan.buried = cards(sheet, "buried")
    clan.choice = -1 if sheet.data.get("choice") == "none" else sheet.index("choice", CARD_NUMBERS, default=-2)


def restore_table(position: Position, table: Reader) -> None:
    """Everything that lies open on the table, apart from the clan sheets."""
    position.n = table.number("seats", 2, 4)
    last = int(position.n) - 1
    position.first_game = table.flag("first_game")
    position.age = table.number("age", 1, 3) - 1
    position.phase = table.index("phase", PHASE_NUMBERS)
    position.first = table.number("first_player", 0, last)
    position.active = table.number("active", 0, last, default=-1)
    for province in range(N_PROVINCES):
        position.free[province] = VILLAGES[province]
    position.destroyed = table.mask("destroyed", OUTER_NUMBERS)
    position.pillaged = table.mask("pillaged", PROVINCE_NUMBERS)
    position.tokens = numbers(table.indices("tokens", TOKEN_NUMBERS, N_PROVINCES))
    if position.tokens[Place.YGGDRASIL] != Token.YGGDRASIL:
        raise table.fail("tokens", "must name one for each province")
    position.doomed = numbers(table.indices("doomed", OUTER_NUMBERS, 3))
    position.discard = cards(table, "discard")
    position.extra = cards(table, "extra")
    position.forgotten = table.number("forgotten", 0, 3)
    position.draft_round = table.number("draft_round", 0, 6)
    position.waiting_mask = seats_mask(table, "waiting", position.n)
    for step, first, second, third in read_steps(table, STEP_NUMBERS, MAX_DEPTH):
        position.push(step, first, second, third)
    if position.depth == 0 and position.phase != Phase.OVER:
        raise table.fail("steps", "must not be empty")
    if table.data.get("battle") is not None:
        restore_battle(position, table.table("battle"))


def restore_battle(position: Position, table: Reader) -> None:
    battle = position.battle
    seats = int(position.n)
    battle.province = table.index("province", PROVINCE_NUMBERS)
    battle.pillager = table.number("pillager", 0, seats - 1)
    battle.repillage = table.flag("repillage")
    battle.participants = seats_mask(table, "participants", seats)
    battle.seat = table.number("seat", 0, seats - 1)
    battle.declines = table.number("declines", 0, 4)
    battle.cancelled = seats_mask(table, "cancelled", seats)
    battle.valkyries = seats_mask(table, "valkyries", seats)
    battle.winner = table.number("winner", 0, seats - 1, default=-1)
    battle.revealed = table.flag("revealed")
    battle.cards_done = table.flag("cards_done")


def restore(position: Position, data: Any) -> None:
    """Fills an empty position from `to_dict`'s data; raises StateError for anything unsound."""
    restore_parts(position, VERSIONS.save(data))


def restore_parts(position: Position, table: Reader) -> None:
    """The same without versions and seal."""
    restore_table(position, table)
    for sheet in clan_sheets(position, table, "clans"):
        clan = restore_public_clan(position, sheet)
        restore_own_clan(clan, sheet)
        position.clans.append(clan)
    decks = table.entries("decks", 3)
    whole: list[int] = []
    for age in range(3):
        found = decks.indices(str(age + 1), CARD_NUMBERS)
        if sorted(found) != sorted(deck(int(position.n), age)):
            raise decks.fail(str(age + 1), f"must be the deck of Age {age + 1}, complete")
        whole += found
    position.deck = numbers(whole)
    position.shown = table.number("shown", 0, MOST_SHOWN)


def clan_sheets(position: Position, table: Reader, key: str) -> list[Reader]:
    table.items(key, int(position.n))
    return table.rows(key)
